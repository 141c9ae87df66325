// Persons on a page that opens by its address alone: enough for the customer to know his own booking, too little for somebody else to
// learn whose it is (reliability.md, D7).

/** 'Änne M.'; '' where no name is known. */
export function maskedName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  const [initial] = lastName.trim();
  return [firstName.trim(), initial === undefined ? '' : `${initial}.`].filter(Boolean).join(' ');
}

/** 'a…@example.org': the first letter and where it goes to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first] = email;
  return at < 1 || first === undefined ? '…' : `${first}…${email.slice(at)}`;
}
