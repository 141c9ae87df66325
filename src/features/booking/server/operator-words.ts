// What an operator says in its own words while a booking is made. Whatever its file contains, only harmless HTML leaves this place: it is
// cleaned once per reading of the operator's terms, not once per visitor (reliability.md D8).
import type { Language } from '#domain/language.ts';
import { cleanHtml } from '#domain/text/clean-html.ts';

export interface OperatorWords {
  /** HTML beside the cabins; '' for none. */
  readonly remarks: Readonly<Record<Language, string>>;
  /** HTML beside the choice of option or fixed booking; '' for none. */
  readonly bookingText: Readonly<Record<Language, string>>;
}

export const wordColumns = ['remarks_de', 'remarks_en', 'booking_text_de', 'booking_text_en'] as const;

/** @param row as an operator's file wrote it */
export const cleanWords = (row: Readonly<Record<(typeof wordColumns)[number], string>>): OperatorWords => ({
  remarks: { de: cleanHtml(row.remarks_de), en: cleanHtml(row.remarks_en) },
  bookingText: { de: cleanHtml(row.booking_text_de), en: cleanHtml(row.booking_text_en) },
});
