// Pieces of patterns and the numbers they stand for. Patterns are written in plain spelling and folded like the sentence.

/** Folds the letters of a pattern as `skeleton` folds words. Never write 'ae', 'oe' or 'ue' inside a class. */
export const skeletonSource = (source: string): string =>
  source
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'a')
    .replaceAll('ö', 'o')
    .replaceAll('ü', 'u')
    .replaceAll('é', 'e')
    .replaceAll(/([aou])e/g, '$1');

const numberWords: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einen: 1,
  einer: 1,
  einem: 1,
  eins: 1,
  one: 1,
  a: 1,
  an: 1,
  zwei: 2,
  two: 2,
  zweit: 2,
  beide: 2,
  both: 2,
  couple: 2,
  drei: 3,
  three: 3,
  dritt: 3,
  vier: 4,
  four: 4,
  viert: 4,
  fünf: 5,
  fünft: 5,
  five: 5,
  sechs: 6,
  sechst: 6,
  six: 6,
  sieben: 7,
  seven: 7,
  acht: 8,
  eight: 8,
  neun: 9,
  nine: 9,
  zehn: 10,
  ten: 10,
  elf: 11,
  eleven: 11,
  zwölf: 12,
  twelve: 12,
  vierzehn: 14,
  fourteen: 14,
  fifteen: 15,
  zwanzig: 20,
  twenty: 20,
  einundzwanzig: 21,
};
const numberKeys = new Map(Object.entries(numberWords).map(([word, value]) => [skeletonSource(word), value]));

/** A count in digits or words, at most three digits. */
export const count = `(?:\\d{1,3}|${Object.keys(numberWords)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
export const counted = (text: string | undefined): number => (text === undefined ? 0 : (numberKeys.get(text) ?? Number(text)));

export const monthNames: Readonly<Record<string, number>> = {
  januar: 1,
  jänner: 1,
  january: 1,
  jan: 1,
  februar: 2,
  feber: 2,
  february: 2,
  feb: 2,
  märz: 3,
  march: 3,
  mrz: 3,
  april: 4,
  apr: 4,
  mai: 5,
  may: 5,
  juni: 6,
  june: 6,
  jun: 6,
  juli: 7,
  july: 7,
  jul: 7,
  august: 8,
  aug: 8,
  september: 9,
  sept: 9,
  sep: 9,
  oktober: 10,
  october: 10,
  okt: 10,
  oct: 10,
  november: 11,
  nov: 11,
  dezember: 12,
  december: 12,
  dez: 12,
  dec: 12,
};
const monthKeys = new Map(Object.entries(monthNames).map(([name, number]) => [skeletonSource(name), number]));
export const monthWord = `(?:${Object.keys(monthNames)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
export const monthNumber = (text: string | undefined): number => (text === undefined ? 0 : (monthKeys.get(text) ?? 0));

/** '2.000', '1,800', '1.999,00', '2,5' as a number. */
export function amount(text: string): number {
  const plain = text.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return Number(plain);
}
