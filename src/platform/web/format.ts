// The formatters of the page's language. The formats themselves are domain/format: mails and documents need the same ones.
import { formats, type Format } from '#domain/format/format.ts';
import { useLanguage } from './i18n.ts';

export { formats, type Format };

/** Formatters of the language the page is read in. */
export const useFormat = (): Format => formats[useLanguage()];
