const folded: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'o', å: 'a', æ: 'ae', ð: 'd', þ: 'th', ł: 'l', đ: 'd', ı: 'i' };

/** The word's form in an address: lower case, umlauts written out, everything else plain ASCII. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüßøåæðþłđı]/g, (letter) => folded[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
