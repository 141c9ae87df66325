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
    reprice: sameFor(({ number }) => `The cruise line quotes another price for ${number}. Nothing has been booked yet.`),
    manual: sameFor(({ number }) => `Your request ${number} has been received. Our advisers complete it with the cruise line.`),
    rejected: sameFor(({ number }) => `The cruise line has not accepted ${number}. Nothing has been booked.`),
    lapsed: sameFor(({ number }) => `The time limit of ${number} has passed. There is nothing to do and nothing to pay.`),
    cancelled: sameFor(({ number }) => `${number} is cancelled.`),
  },
};

type Steps = Readonly<Record<BookingKind, (until: string) => readonly string[]>>;

/** What happens next where all went well or is on its way. */
const kindSteps: Readonly<Record<Language, Steps>> = {
  de: {
    fixed_booking: () => [
      'Sie bekommen die Bestätigung per E-Mail, mit allen Angaben und dem Formblatt als PDF.',
      'Die Bestätigung nennt auch den Absicherer Ihrer Zahlungen und führt zum Sicherungsschein. Vorher wird nichts abgebucht und nichts eingezogen.',
      'Die Reederei schickt die Rechnung; den Rest verlangt sie frühestens 30 Tage vor der Abreise.',
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
      'The confirmation also names the insurer of your payments and leads to the insolvency certificate. Nothing is charged or collected before.',
      'The cruise line sends the invoice; it asks for the rest no earlier than 30 days before departure.',
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

/** What happens next where it does not go on as ordered; closed like the outcomes. */
const otherSteps: Readonly<Record<Language, Readonly<Record<'offline' | 'manual' | 'reprice', readonly string[]>>>> = {
  de: {
    offline: [
      'Wir fragen die Reederei, sobald sie wieder erreichbar ist. Sie müssen nichts tun und können die Seite schließen.',
      'Sie bekommen das Ergebnis per E-Mail; es steht auch auf dieser Seite.',
      'Bis dahin ist nichts gebucht und nichts zu zahlen.',
    ],
    manual: [
      'Unsere Beratung spricht mit der Reederei. Sie müssen nichts tun.',
      'Sie bekommen das Ergebnis per E-Mail; es steht auch auf dieser Seite.',
      'Buchen Sie dieselbe Reise bitte nicht noch einmal, sonst kann sie doppelt gebucht werden.',
    ],
    reprice: [
      'Nehmen Sie den neuen Preis an, buchen wir sofort bei der Reederei.',
      'Lehnen Sie ab oder antworten Sie nicht, endet die Anfrage. Das kostet nichts.',
    ],
  },
  en: {
    offline: [
      'We ask the cruise line as soon as it can be reached again. There is nothing to do, and you can close this page.',
      'You get the outcome by e-mail; it also stands on this page.',
      'Until then nothing is booked and there is nothing to pay.',
    ],
    manual: [
      'Our advisers talk to the cruise line. There is nothing to do.',
      'You get the outcome by e-mail; it also stands on this page.',
      'Do not book the same voyage once more, or it may be booked twice.',
    ],
    reprice: ['If you accept the new price, we book with the cruise line at once.', 'If you decline or do not answer, the request ends. That costs nothing.'],
  },
};

/** What happens next, in order; nothing where nothing does. */
export function nextSteps(language: Language, outcome: Outcome, kind: BookingKind, until: string): readonly string[] {
  if (outcome === 'done' || outcome === 'pending') return kindSteps[language][kind](until);
  return outcome === 'offline' || outcome === 'manual' || outcome === 'reprice' ? otherSteps[language][outcome] : [];
}

export const confirmationTexts = defineMessages(
  {
    thanks: 'Vielen Dank. Wir antworten per E-Mail.',
    following:
      'Angenommen, wir arbeiten daran. Die Antwort der Reederei kann einige Minuten dauern. Sie können die Seite schließen: Sie kommt auch per E-Mail.',
    next: 'So geht es weiter',
    mailSent: (to: string) => `Bestätigung gesendet an ${to}`,
    mailOpen: (to: string) => `Die Bestätigung wird an ${to} gesendet`,
    newsSent: (to: string) => `E-Mail gesendet an ${to}`,
    newsOpen: (to: string) => `Eine E-Mail wird an ${to} gesendet`,
    mailFailed: (to: string) => `Die E-Mail an ${to} ist noch nicht gesendet`,
    mailFailedText: 'Wir versuchen es weiter. Alle Angaben können Sie hier herunterladen.',
    files: 'Ihre Unterlagen',
    pdf: 'Bestellte Leistungen als PDF',
    requestPdf: 'Ihre Anfrage als PDF',
    calendar: 'Reisetage für Ihren Kalender (ICS)',
    number: 'Nummer',
    total: 'Gesamtpreis',
    quoted: 'Angefragter Preis',
    live: 'Antwort der Reederei',
    priceTitle: 'Neuer Gesamtpreis',
    priceBefore: 'Bisher, von Ihnen bestellt',
    priceNow: 'Jetzt, von der Reederei genannt',
    priceChange: 'Unterschied',
    answerUntil: (moment: string) => `Sie können bis ${moment} antworten.`,
    priceDecline: 'Nicht annehmen, Anfrage beenden',
    declineSure: 'Die Anfrage endet, und die Kabine wird frei.',
    answerChanged: 'Der Stand hat sich inzwischen geändert. Oben steht, was jetzt gilt.',
    answerFailed: 'Die Antwort ließ sich nicht senden. Versuchen Sie es noch einmal, oder rufen Sie uns an.',
    again: 'Wie geht es weiter?',
    againText: {
      rejected: 'Vielleicht ist eine andere Kabine dieser Reise frei. Ihre Angaben sind noch da; Sie wählen nur die Kabine neu.',
      lapsed: 'Möchten Sie doch reisen, beginnen Sie mit Ihren Angaben von vorher noch einmal bei der Kabine.',
      cancelled: 'Möchten Sie doch reisen, beginnen Sie mit Ihren Angaben von vorher noch einmal bei der Kabine.',
    },
    againGo: 'Andere Kabine dieser Reise wählen',
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
    following: 'Accepted, we are working on it. The answer of the cruise line can take some minutes. You can close this page: it comes by e-mail too.',
    next: 'What happens next',
    mailSent: (to) => `Confirmation sent to ${to}`,
    mailOpen: (to) => `The confirmation is being sent to ${to}`,
    newsSent: (to) => `E-mail sent to ${to}`,
    newsOpen: (to) => `An e-mail is being sent to ${to}`,
    mailFailed: (to) => `The e-mail to ${to} has not been sent yet`,
    mailFailedText: 'We keep trying. You can download all details here.',
    files: 'Your documents',
    pdf: 'What you ordered, as a PDF',
    requestPdf: 'Your request as a PDF',
    calendar: 'Days of the voyage for your calendar (ICS)',
    number: 'Number',
    total: 'Total price',
    quoted: 'Requested price',
    live: 'Answer of the cruise line',
    priceTitle: 'New total price',
    priceBefore: 'Before, as you ordered',
    priceNow: 'Now, named by the cruise line',
    priceChange: 'Difference',
    answerUntil: (moment) => `You can answer until ${moment}.`,
    priceDecline: 'Decline and end the request',
    declineSure: 'The request ends and the cabin becomes free.',
    answerChanged: 'Things have changed meanwhile. What holds now stands above.',
    answerFailed: 'The answer could not be sent. Try again, or call us.',
    again: 'What now?',
    againText: {
      rejected: 'Another cabin on this voyage may be free. Your details are still there; you only choose the cabin anew.',
      lapsed: 'If you want to travel after all, begin again at the cabin with your details from before.',
      cancelled: 'If you want to travel after all, begin again at the cabin with your details from before.',
    },
    againGo: 'Choose another cabin on this voyage',
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
