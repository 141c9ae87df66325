// The consent to the newsletter in the booking form (L-DE-29): its words and their version, which is what the form keeps. Another wording is
// another version; the old ones stay, as the proof of what was consented to. Sending waits for the confirmation by mail.
import type { Language } from '../../language.ts';

interface ConsentText {
  readonly id: string;
  readonly words: Readonly<Record<Language, string>>;
}

const consentTexts = [
  {
    id: 'newsletter-2026-11',
    words: {
      de: 'Ja, ich möchte den Newsletter mit Reiseangeboten per E-Mail erhalten. Vorher bekomme ich eine E-Mail zum Bestätigen. Abbestellen kann ich jederzeit, ein Link steht in jeder Ausgabe.',
      en: 'Yes, I would like to receive the newsletter with voyage offers by e-mail. I first get an e-mail to confirm. I can unsubscribe at any time, a link is in every issue.',
    },
  },
] as const satisfies readonly ConsentText[];

/** The words that are shown today. */
export const newsletterConsent: ConsentText = consentTexts[0];

/** Whether such words were ever shown. */
export const isNewsletterConsent = (id: string): boolean => consentTexts.some((text) => text.id === id);
