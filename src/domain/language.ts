// The two languages of the product and how texts are written in them. Language is not brand: the German shop can be read in English (BRAND-07).

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => value === 'de' || value === 'en';

/** A text, a text with parameters, or a group of texts. */
export type MessageNode = string | ((...parameters: never[]) => string) | { readonly [key: string]: MessageNode };

/** The shape that the second language must have: the same keys, the same parameters, any words. */
export type SameMessages<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends (...parameters: infer P) => string ? (...parameters: P) => string : SameMessages<T[K]>;
};

export type Messages<T> = Readonly<Record<Language, SameMessages<T>>>;

/**
 * Texts of a feature, German and English side by side. German is the source: a key or a parameter that is missing, extra or
 * of another type in English does not compile.
 */
export function defineMessages<const T extends { readonly [key: string]: MessageNode }>(de: T, en: NoInfer<SameMessages<T>>): Messages<T> {
  return { de: de as unknown as SameMessages<T>, en };
}

const rules: Readonly<Record<Language, Intl.PluralRules>> = { de: new Intl.PluralRules('de'), en: new Intl.PluralRules('en') };

/** Chooses between the two number forms that both languages have: `plural('de')(1, 'Nacht', 'Nächte')`. */
export const plural =
  (language: Language) =>
  (n: number, one: string, other: string): string =>
    rules[language].select(n) === 'one' ? one : other;
