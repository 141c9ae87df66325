// Addresses in words: 'Norwegens Fjorde ab Hamburg' becomes 'norwegens-fjorde-ab-hamburg' (decision 1).

const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'a', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };
const LONGEST = 80;

/** Lower case, ASCII, words joined by '-', at most 80 characters; '' for a name without any letter or digit. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüßæøåđðþłı]/g, (letter) => german[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}
