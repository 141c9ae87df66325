// The one formatter module (G9): whoever shows a number, an amount, a day or a time takes it from here, on the server
// (mails, documents, JSON-LD) as in the browser. Pages use `useFormat()` of #platform/web/format.ts.
import type { Language } from '#domain/language.ts';
import { dateFormat, type DateFormat } from './dates.ts';
import { numberFormat, type NumberFormat } from './numbers.ts';

export type Format = NumberFormat & DateFormat;

/** One set of formatters per language, made once. */
export const formats: Readonly<Record<Language, Format>> = {
  de: Object.freeze({ ...numberFormat('de'), ...dateFormat('de') }),
  en: Object.freeze({ ...numberFormat('en'), ...dateFormat('en') }),
};
