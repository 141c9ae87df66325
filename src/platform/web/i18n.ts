// The page's language for components. What a feature writes in its texts.ts (`defineMessages`, `plural`) is domain/language: mails and
// answers of the API need the texts without React.
import { createContext, useContext } from 'react';
import type { Language, Messages, SameMessages } from '#domain/language.ts';

export { defineMessages, languages, plural, type Language, type Messages } from '#domain/language.ts';

/** Language of the page. The app provides it from the request; the default serves isolated rendering only. */
export const LanguageContext = createContext<Language>('de');

export const useLanguage = (): Language => useContext(LanguageContext);

/** The texts of a feature in the page's language. */
export function useMessages<T>(messages: Messages<T>): SameMessages<T> {
  return messages[useLanguage()];
}
