// Countries of residence and nationality: every one of ISO 3166-1, the three from which most guests come first (BOOK-10).
import type { Language } from '../../language.ts';
import { countryCodes } from '../../search/codec-countries.ts';

/** At the head of the list, in this order. */
export const firstCountries = ['DE', 'AT', 'CH'] as const;

/** Insurance is sold to residents of these alone (BOOK-09, L-DE-41). */
export const insuranceCountries: readonly string[] = ['DE', 'AT', 'CH', 'LI'];

export interface Country {
  readonly code: string;
  readonly name: string;
}

const known: ReadonlySet<string> = new Set(countryCodes);
export const isCountry = (code: string): boolean => known.has(code);

const names: Readonly<Record<Language, Intl.DisplayNames>> = {
  de: new Intl.DisplayNames('de', { type: 'region' }),
  en: new Intl.DisplayNames('en-GB', { type: 'region' }),
};

/** The name in the reader's language; the code itself for what is no country. */
export const countryName = (code: string, language: Language): string => (isCountry(code) ? (names[language].of(code) ?? code) : code);

/**
 * All countries, DE, AT and CH first, the others by name. Browsers and servers differ in a few names: a page that is rendered on
 * the server gets the list from there.
 */
export function countryList(language: Language): readonly Country[] {
  return (lists[language] ??= namedCountries(language));
}

/** Naming and sorting two hundred countries takes milliseconds, and their names do not change. */
const lists: Partial<Record<Language, readonly Country[]>> = {};

function namedCountries(language: Language): readonly Country[] {
  const compare = new Intl.Collator(language).compare;
  const others = countryCodes.filter((code) => !(firstCountries as readonly string[]).includes(code));
  const named = (codes: readonly string[]): Country[] => codes.map((code) => ({ code, name: countryName(code, language) }));
  return [...named(firstCountries), ...named(others).sort((a, b) => compare(a.name, b.name))];
}
