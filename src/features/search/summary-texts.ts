// What a summary of a search says: for whom, when, how long. Pages show it at once, so it stands apart from the words of all other chips.
import { defineMessages, type Language } from '#domain/language.ts';

/** An open end says 'bis' or 'ab' instead of a dash to nowhere. */
export const span = (from: string | undefined, to: string | undefined, unit: string, [least, most]: readonly [string, string]): string =>
  from !== undefined && to !== undefined
    ? from === to
      ? `${from}${unit}`
      : `${from}–${to}${unit}`
    : from !== undefined
      ? `${least} ${from}${unit}`
      : `${most} ${to ?? ''}${unit}`;

export const summaryTexts = defineMessages(
  {
    departsFrom: (date: string) => `Abreise ab ${date}`,
    departsBy: (date: string) => `Abreise bis ${date}`,
    startsAfter: (date: string) => `nicht vor dem ${date}`,
    backBy: (date: string) => `zurück bis ${date}`,
    nights: (from: string | undefined, to: string | undefined) =>
      span(from, to, to === '1' || (to === undefined && from === '1') ? ' Nacht' : ' Nächte', ['ab', 'bis']),
    adults: (count: number) => (count === 1 ? '1 Erwachsener' : `${count} Erwachsene`),
  },
  {
    departsFrom: (date) => `departs from ${date}`,
    departsBy: (date) => `departs by ${date}`,
    startsAfter: (date) => `not before ${date}`,
    backBy: (date) => `back by ${date}`,
    nights: (from, to) => span(from, to, to === '1' || (to === undefined && from === '1') ? ' night' : ' nights', ['at least', 'up to']),
    adults: (count) => (count === 1 ? '1 adult' : `${count} adults`),
  },
);

/** '2 Erwachsene, 1 Kind (7)': who a price is for. */
export function partyText(language: Language, adults: number, childAges: readonly number[]): string {
  const t = summaryTexts[language];
  if (childAges.length === 0) return t.adults(adults);
  const ages = childAges.join(', ');
  const children =
    language === 'de'
      ? childAges.length === 1
        ? `1 Kind (${ages} J.)`
        : `${childAges.length} Kinder (${ages} J.)`
      : childAges.length === 1
        ? `1 child (${ages})`
        : `${childAges.length} children (${ages})`;
  return `${t.adults(adults)}, ${children}`;
}

/** '12 Nächte' of a range in words, from whole numbers. */
export const nightsText = (language: Language, range: { readonly min?: number; readonly max?: number }): string =>
  summaryTexts[language].nights(range.min?.toString(), range.max?.toString());
