// Words of the confirmation: one sentence that says what the customer has now, by kind and outcome, and what happens next.
import type { BookingKind } from '#domain/booking/booking-states.ts';
import { defineMessages, type Language } from '#domain/language.ts';
import type { Outcome } from './outcome.ts';

export interface SentenceFacts {
  readonly number: string;
  /** 'Mi, 25. November 2026, 17:00 Uhr'; '' where there is none. */
  readonly until: string;
}
type Sentences = Readonly<Record<Outcome, Readonly<Record<BookingKind, (facts: SentenceFacts) => string>>>>;

const sameFor = (say: (facts: SentenceFacts) => string): Readonly<Record<BookingKind, (facts: SentenceFacts) => string>> => ({
  fixed_booking: say,
  option_booking: say,
  wait_list: say,
  custom_request: say,
});

export const sentences: Readonly<Record<Language, Sentences>> = {
  de: {
    done: {
      fixed_booking: ({ number }) => `Ihre Buchung ${number} ist bestätigt.`,
      option_booking: ({ number, until }) => (until === '' ? `Ihre Option ${number} ist reserviert.` : `Ihre Option ${number} ist bis ${until} reserviert.`),
      wait_list: ({ number }) => `Sie stehen auf der Warteliste. Ihre Nummer ist ${number}.`,
      custom_request: ({ number }) => `Ihre Anfrage ${number} ist angekommen.`,
    },
    pending: {
      fixed_booking: ({ number }) => `Ihre Buchung ${number} ist eingegangen. Wir klären sie gerade mit der Reederei.`,
      option_booking: ({ number }) => `Ihre Option ${number} ist eingegangen. Wir klären sie gerade mit der Reederei.`,
      wait_list: ({ number }) => `Ihre Anfrage für die Warteliste ${number} ist eingegangen. Wir tragen Sie gerade ein.`,
      custom_request: ({ number }) => `Ihre Anfrage ${number} ist eingegangen.`,
    },
    offline: sameFor(({ number }) => `Ihre Anfrage ${number} ist gespeichert, aber noch nicht geprüft. Die Reederei ist zurzeit nicht erreichbar.`),
    reprice: sameFor(({ number }) => `Zu ${number} nennt die Reederei einen anderen Preis. Es ist noch nichts gebucht.`),
    manual: sameFor(({ number }) => `Ihre Anfrage ${number} ist eingegangen. Unsere Beratung schließt sie mit der Reederei ab.`),
    rejected: sameFor(({ number }) => `Die Reederei hat ${number} nicht angenommen. Es ist nichts gebucht.`),
    lapsed: sameFor(({ number }) => `Die Frist für ${number} ist abgelaufen. Sie müssen nichts tun und nichts zahlen.`),
    cancelled: sameFor(({ number }) => `${number} ist storniert.`),
  },
  en: {
    done: {
      fixed_booking: ({ number }) => `Your booking ${number} is confirmed.`,
      option_booking: ({ number, until }) => (until === '' ? `Your option ${number} is held.` : `Your option ${number} is held until ${until}.`),
      wait_list: ({ number }) => `You are on the wait list. Your number is ${number}.`,
      custom_request: ({ number }) => `Your request ${number} has arrived.`,
    },
    pending: {
      fixed_booking: ({ number }) => `Your booking ${number} has been received. We are settling it with the cruise line right now.`,
      option_booking: ({ number }) => `Your option ${number} has been received. We are settling it with the cruise line right now.`,
      wait_list: ({ number }) => `Your request for the wait list ${number} has been received. We are putting you on it right now.`,
      custom_request: ({ number }) => `Your request ${number} has been received.`,
    },
    offline: sameFor(({ number }) => `Your request ${number} is stored but not checked yet. The cruise line cannot be reached at the moment.`),
    reprice: sameFor(({ number }) => `For ${number} the cruise line asks another price. Nothing has been booked yet.`),
    manual: sameFor(({ number }) => `Your request ${number} has been received. Our advisers complete it with the cruise line.`),
    rejected: sameFor(({ number }) => `The cruise line has not accepted ${number}. Nothing has been booked.`),
    lapsed: sameFor(({ number }) => `The time limit of ${number} has passed. There is nothing to do and nothing to pay.`),
    cancelled: sameFor(({ number }) => `${number} is cancelled.`),
  },
};

type Steps = Readonly<Record<BookingKind, (until: string) => readonly string[]>>;

/** What happens next where all went well or is on its way. */
export const nextSteps: Readonly<Record<Language, Steps>> = {
  de: {
    fixed_booking: () => [
      'Sie bekommen die Bestätigung per E-Mail, mit allen Angaben und dem Formblatt als PDF.',
      'Die Reederei schickt Rechnung und Sicherungsschein. Zahlen Sie erst, wenn Ihnen der Sicherungsschein vorliegt.',
      'Reiseunterlagen und Einschiffungszeit kommen vor der Abreise.',
    ],
    option_booking: (until) => [
      'Sie bekommen die Option per E-Mail, mit allen Angaben als PDF.',
      until === ''
        ? 'Bestätigen Sie die Option, wenn Sie reisen möchten. Erst dann ist es eine Buchung.'
        : `Bestätigen Sie bis ${until}, wenn Sie reisen möchten. Erst dann ist es eine Buchung.`,
      'Ohne Bestätigung verfällt die Option von selbst, und die Kabine wird frei. Das kostet nichts.',
    ],
    wait_list: () => [
      'Sie bekommen eine E-Mail als Beleg.',
      'Wird eine Kabine frei, bieten wir sie Ihnen der Reihe nach an und halten sie für Sie fest, bis Sie sich entscheiden.',
      'Sie können sich jederzeit streichen lassen. Es kostet nichts.',
    ],
    custom_request: () => [
      'Unsere Beratung sucht passende Reisen heraus.',
      'Sie bekommen die Antwort per E-Mail.',
      'Sie entscheiden in Ruhe. Die Anfrage bindet Sie zu nichts.',
    ],
  },
  en: {
    fixed_booking: () => [
      'You get the confirmation by e-mail, with all details and the package travel form as a PDF.',
      'The cruise line sends the invoice and the insolvency certificate. Pay only once you have the certificate.',
      'Travel documents and boarding time come before departure.',
    ],
    option_booking: (until) => [
      'You get the option by e-mail, with all details as a PDF.',
      until === ''
        ? 'Confirm the option if you want to travel. Only then is it a booking.'
        : `Confirm by ${until} if you want to travel. Only then is it a booking.`,
      'Without confirmation the option lapses by itself and the cabin becomes free. That costs nothing.',
    ],
    wait_list: () => [
      'You get an e-mail as a receipt.',
      'When a cabin becomes free, we offer it to you in turn and keep it for you until you decide.',
      'You can have yourself removed at any time. It costs nothing.',
    ],
    custom_request: () => [
      'Our advisers look for matching voyages.',
      'You get the answer by e-mail.',
      'You decide at leisure. The request binds you to nothing.',
    ],
  },
};

export const confirmationTexts = defineMessages(
  {
    thanks: 'Vielen Dank. Wir antworten per E-Mail.',
    following: 'Wir sehen nach, ob die Reederei geantwortet hat. Sie können die Seite schließen: Die Antwort kommt auch per E-Mail.',
    next: 'So geht es weiter',
    mailSent: (to: string) => `Bestätigung gesendet an ${to}`,
    mailOpen: (to: string) => `Die Bestätigung wird an ${to} gesendet`,
    mailFailed: (to: string) => `Die E-Mail an ${to} ist noch nicht gesendet`,
    mailFailedText: 'Wir versuchen es weiter. Alle Angaben können Sie hier herunterladen.',
    files: 'Ihre Unterlagen',
    pdf: 'Bestellte Leistungen als PDF',
    calendar: 'Reisetage für Ihren Kalender (ICS)',
    number: 'Nummer',
    total: 'Gesamtpreis',
    quoted: 'Angefragter Preis',
    live: 'Antwort der Reederei',
    question: 'Wie sind Sie auf uns gekommen?',
    questionHint: 'Freiwillig, ein Klick genügt.',
    skip: 'Nicht beantworten',
    answered: 'Danke für die Antwort.',
    notSaved: 'Die Antwort ließ sich nicht speichern.',
    help: 'Fragen zu dieser Buchung?',
    call: (shown: string) => `${shown} anrufen`,
    mail: 'E-Mail schreiben',
    voyage: 'Zur Reise',
    search: 'Reisen suchen',
  },
  {
    thanks: 'Thank you. We reply by e-mail.',
    following: 'We are looking whether the cruise line has answered. You can close this page: the answer comes by e-mail too.',
    next: 'What happens next',
    mailSent: (to) => `Confirmation sent to ${to}`,
    mailOpen: (to) => `The confirmation is being sent to ${to}`,
    mailFailed: (to) => `The e-mail to ${to} has not been sent yet`,
    mailFailedText: 'We keep trying. You can download all details here.',
    files: 'Your documents',
    pdf: 'What you ordered, as a PDF',
    calendar: 'Days of the voyage for your calendar (ICS)',
    number: 'Number',
    total: 'Total price',
    quoted: 'Requested price',
    live: 'Answer of the cruise line',
    question: 'How did you find us?',
    questionHint: 'Voluntary, one click is enough.',
    skip: 'Rather not say',
    answered: 'Thank you for the answer.',
    notSaved: 'The answer could not be saved.',
    help: 'Questions about this booking?',
    call: (shown) => `Call ${shown}`,
    mail: 'Write an e-mail',
    voyage: 'To the voyage',
    search: 'Search voyages',
  },
);
