// How a card is called that the provider knows: scheme, last four digits, until when it is good (PAY-02). Its number is known to nobody here.

const schemes: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  american_express: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** 'amex' → 'American Express'; a scheme that is not known here keeps the provider's word. */
export const schemeName = (brand: string): string => schemes[brand.toLowerCase()] ?? brand;

/** 'Visa •••• 4242' */
export const cardName = (brand: string, last4: string): string => `${schemeName(brand)} •••• ${last4}`;

/** 8 and 2029 → '08/29', as it is printed on the card. */
export const expiryShown = (month: number, year: number): string => `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
