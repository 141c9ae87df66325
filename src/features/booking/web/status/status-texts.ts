// Words of a booking's own page (BOOK-24). An option and a wait list bind nobody and promise nothing; what costs money says so on its button.
import type { BookingKind } from '#domain/booking/booking-states.ts';
import { defineMessages, type Language } from '#domain/language.ts';
import type { StatusView } from './status-view.ts';

/** What a sentence may name: the booking's number, and the moment that counts. */
interface Named {
  readonly number: string;
  readonly until: string;
}
type Sentences = readonly [title: (named: Named) => string, text: (named: Named) => string];
/** Another price is another matter for each kind of booking: `repriceWords`. */
type Words = Readonly<Record<Exclude<StatusView, 'reprice'>, Sentences>>;

export const viewWords: Readonly<Record<Language, Words>> = {
  de: {
    option: [
      ({ number, until }) => `Ihre Option ${number} ist bis ${until} reserviert`,
      ({ until }) =>
        `Bestätigen Sie sie bis dahin als Festbuchung, wenn Sie reisen möchten. Tun Sie nichts, verfällt sie am ${until} kostenlos, und die Kabine wird wieder frei.`,
    ],
    lapsed: [
      ({ number }) => `Ihre Option ${number} ist verfallen`,
      () => 'Die Kabine ist wieder frei. Es sind keine Kosten entstanden. Wenn Sie weiterhin reisen möchten, fragen Sie die Reise neu an.',
    ],
    fixed: [
      ({ number }) => `Ihre Buchung ${number} ist fest`,
      () => 'Die Kabine ist für Sie gebucht. Alle Angaben stehen in der Bestätigung, die Sie per E-Mail bekommen und unten herunterladen können.',
    ],
    waiting: [
      ({ number }) => `Sie stehen mit ${number} auf der Warteliste`,
      () => 'Das ist keine Buchung und kostet nichts. Wird eine passende Kabine frei, bieten wir sie der Reihe nach per E-Mail an.',
    ],
    offered: [
      ({ until }) => `Eine Kabine ist für Sie frei bis ${until}`,
      ({ until }) =>
        `Wir halten sie bis ${until} für Sie. Möchten Sie sie, buchen Sie unten. Antworten Sie nicht, geht sie an die Nächsten auf der Liste, und es entstehen keine Kosten.`,
    ],
    offerGone: [
      ({ number }) => `Sie stehen mit ${number} weiter auf der Warteliste`,
      () => 'Die angebotene Kabine ging an die Nächsten auf der Liste. Wird eine andere frei, schreiben wir Ihnen wieder.',
    ],
    repriceOver: [
      ({ number }) => `Die Zeit für den neuen Preis von ${number} ist abgelaufen`,
      () => 'Zum neuen Preis ist nichts gebucht, und es sind keine Kosten entstanden. Wenn Sie weiterhin reisen möchten, fragen Sie die Reise neu an.',
    ],
    pending: [
      ({ number }) => `Ihr Auftrag ${number} ist unterwegs`,
      () => 'Er ist gespeichert, und die Reederei bearbeitet ihn gerade. Diese Seite sieht von selbst nach. Bitte bestellen Sie nicht ein zweites Mal.',
    ],
    offline: [
      ({ number }) => `Ihr Auftrag ${number} ist gespeichert und noch nicht geprüft`,
      () =>
        'Das Buchungssystem der Reederei ist nicht erreichbar. Wir geben den Auftrag weiter, sobald es antwortet, und schreiben Ihnen das Ergebnis. Bis dahin ist nichts bestätigt und nichts zu zahlen.',
    ],
    manual: [
      ({ number }) => `Unsere Beratung klärt Ihren Auftrag ${number}`,
      () => 'Die Antwort der Reederei ist nicht eindeutig. Wir fragen nach und melden uns bei Ihnen. Bitte bestellen Sie nicht ein zweites Mal.',
    ],
    rejected: [
      ({ number }) => `Ihre Anfrage ${number} konnte nicht bestätigt werden`,
      () => 'Die Reederei hat abgelehnt. Es ist nichts gebucht und nichts zu zahlen. Diese Wege bleiben:',
    ],
    cancelled: [({ number }) => `Ihr Vorgang ${number} ist beendet`, () => 'Es ist nichts gebucht.'],
    requested: [
      ({ number }) => `Ihre Wunschanfrage ${number} ist bei uns`,
      () => 'Unsere Beratung sucht nach einer Reise, die zu Ihren Angaben passt, und meldet sich. Die Anfrage ist unverbindlich und kostenlos.',
    ],
  },
  en: {
    option: [
      ({ number, until }) => `Your option ${number} is held until ${until}`,
      ({ until }) =>
        `Confirm it as a fixed booking by then if you wish to travel. If you do nothing, it lapses on ${until} free of charge, and the cabin is free again.`,
    ],
    lapsed: [
      ({ number }) => `Your option ${number} has lapsed`,
      () => 'The cabin is free again. It has cost nothing. If you would still like to travel, request the voyage again.',
    ],
    fixed: [
      ({ number }) => `Your booking ${number} is fixed`,
      () => 'The cabin is booked for you. Every detail is in the confirmation that you get by e-mail and can download below.',
    ],
    waiting: [
      ({ number }) => `You are on the wait list with ${number}`,
      () => 'This is not a booking and costs nothing. If a suitable cabin becomes free, we offer it by e-mail, in order.',
    ],
    offered: [
      ({ until }) => `A cabin is free for you until ${until}`,
      ({ until }) =>
        `We hold it for you until ${until}. If you would like it, book below. If you do not answer, it goes to the next on the list, and you incur no cost.`,
    ],
    offerGone: [
      ({ number }) => `You are still on the wait list with ${number}`,
      () => 'The cabin that was offered went to the next on the list. If another one becomes free, we write to you again.',
    ],
    repriceOver: [
      ({ number }) => `The time for the new price of ${number} is over`,
      () => 'Nothing is booked at the new price, and you have incurred no cost. If you would still like to travel, request the voyage again.',
    ],
    pending: [
      ({ number }) => `Your order ${number} is on its way`,
      () => 'It is stored, and the cruise line is working on it. This page looks again by itself. Please do not order a second time.',
    ],
    offline: [
      ({ number }) => `Your order ${number} is stored and not yet checked`,
      () =>
        'The booking system of the cruise line cannot be reached. We pass the order on as soon as it answers and write to you with the result. Until then nothing is confirmed and nothing is payable.',
    ],
    manual: [
      ({ number }) => `Our advisers are settling your order ${number}`,
      () => 'The answer of the cruise line is not clear. We are asking and will contact you. Please do not order a second time.',
    ],
    rejected: [
      ({ number }) => `Your request ${number} could not be confirmed`,
      () => 'The cruise line has declined. Nothing is booked and nothing is payable. These ways remain:',
    ],
    cancelled: [({ number }) => `Your request ${number} has ended`, () => 'Nothing is booked.'],
    requested: [
      ({ number }) => `We have your custom request ${number}`,
      () => 'Our advisers are looking for a voyage that fits what you told us and will contact you. The request is without obligation and free of charge.',
    ],
  },
};

/** The cruise line's other price, by what was ordered: an option and a place on the wait list stay without obligation (BOOK-13). */
export const repriceWords: Readonly<Record<Language, Readonly<Record<BookingKind, Sentences>>>> = {
  de: {
    fixed_booking: [
      ({ number }) => `Der Preis Ihrer Buchung ${number} hat sich geändert`,
      ({ until }) =>
        `Gebucht ist noch nichts. Nehmen Sie den neuen Preis bis ${until} an, wird gebucht. Lehnen Sie ab oder antworten Sie nicht, wird nicht gebucht, und es entstehen keine Kosten.`,
    ],
    option_booking: [
      ({ number }) => `Der Preis Ihrer Option ${number} hat sich geändert`,
      ({ until }) =>
        `Reserviert ist noch nichts. Nehmen Sie den neuen Preis bis ${until} an, fragen wir die Option zu diesem Preis an; sie bleibt unverbindlich. Lehnen Sie ab oder antworten Sie nicht, wird nichts reserviert, und es entstehen keine Kosten.`,
    ],
    wait_list: [
      ({ number }) => `Der Preis zu Ihrer Wartelistenanfrage ${number} hat sich geändert`,
      ({ until }) =>
        `Sie stehen noch nicht auf der Warteliste. Nehmen Sie den neuen Preis bis ${until} an, tragen wir Sie dafür ein; das ist keine Buchung. Lehnen Sie ab oder antworten Sie nicht, werden Sie nicht eingetragen, und es entstehen keine Kosten.`,
    ],
    custom_request: [
      ({ number }) => `Der Preis zu Ihrer Anfrage ${number} hat sich geändert`,
      ({ until }) =>
        `Nehmen Sie den neuen Preis bis ${until} an, geht die Anfrage unverbindlich weiter. Lehnen Sie ab oder antworten Sie nicht, endet sie, und es entstehen keine Kosten.`,
    ],
  },
  en: {
    fixed_booking: [
      ({ number }) => `The price of your booking ${number} has changed`,
      ({ until }) =>
        `Nothing is booked yet. If you accept the new price by ${until}, we book. If you decline or do not answer, nothing is booked and you incur no cost.`,
    ],
    option_booking: [
      ({ number }) => `The price of your option ${number} has changed`,
      ({ until }) =>
        `Nothing is held yet. If you accept the new price by ${until}, we request the option at that price, still without obligation. If you decline or do not answer, nothing is held and you incur no cost.`,
    ],
    wait_list: [
      ({ number }) => `The price for your wait-list request ${number} has changed`,
      ({ until }) =>
        `You are not on the wait list yet. If you accept the new price by ${until}, we put you on it; that is not a booking. If you decline or do not answer, you are not put on it and you incur no cost.`,
    ],
    custom_request: [
      ({ number }) => `The price for your request ${number} has changed`,
      ({ until }) =>
        `If you accept the new price by ${until}, the request goes on, without obligation. If you decline or do not answer, it ends and you incur no cost.`,
    ],
  },
};

export const wordsOf = (language: Language, view: StatusView, kind: BookingKind): Sentences =>
  view === 'reprice' ? repriceWords[language][kind] : viewWords[language][view];

export const statusTexts = defineMessages(
  {
    head: 'Ihre Buchung',
    description: 'Stand Ihrer Buchung.',
    number: 'Nummer',
    ordered: 'Bestellt am',
    fare: 'Tarif',
    extras: 'Weitere Wahl',
    contact: 'Bestellt von',
    mailTo: 'E-Mails gehen an',
    details: 'Was Sie bestellt haben',
    price: 'Preis',
    waitPrice: 'Preis, falls ein Platz frei wird',
    contained: (label: string, amount: string) => `darin ${label}: ${amount}`,
    list: (names: string) => `Sie warten auf: ${names}.`,
    ahead: (count: number) =>
      count === 0
        ? 'Zurzeit wartet niemand vor Ihnen. Zugesagt ist ein Platz damit nicht.'
        : count === 1
          ? 'Zurzeit wartet eine Anfrage vor Ihnen. Zugesagt ist ein Platz damit nicht.'
          : `Zurzeit warten ${count} Anfragen vor Ihnen. Zugesagt ist ein Platz damit nicht.`,
    confirmTitle: 'Option als Festbuchung bestätigen',
    acceptTitle: 'Diese Kabine buchen',
    nowFixed: 'Mit dem Knopf am Ende buchen Sie verbindlich.',
    placePrice: (before: string, now: string) => `Der Preis weicht von dem auf der Warteliste ab: damals ${before}, heute ${now}.`,
    optionPrice: (before: string, now: string) => `Die Reederei hat die Option zu einem anderen Preis bestätigt: angefragt ${before}, bestätigt ${now}.`,
    priceTitle: 'Bisheriger und heutiger Preis',
    termsFirst: 'Bitte akzeptieren Sie die AGB',
    decline: 'Diese Kabine nicht nehmen',
    declineText: 'Sie geht dann sofort an die Nächsten auf der Liste. Sie selbst bleiben auf der Warteliste.',
    declineButton: 'Kabine freigeben',
    newPrice: 'Der neue Preis im Einzelnen',
    priceDecline: {
      fixed_booking: 'Nicht buchen',
      option_booking: 'Option nicht anfragen',
      wait_list: 'Nicht auf die Warteliste',
      custom_request: 'Anfrage beenden',
    },
    payTitle: 'Andere Zahlungsart angeben',
    payText: 'Ihre Buchung bleibt bestehen. Belastet wurde nichts.',
    paySend: 'Zahlungsart übernehmen',
    cardEnter: 'Kartendaten eingeben',
    cardNotLoaded: 'Die Felder für die Karte sind gerade nicht zu laden. Versuchen Sie es in einem Moment noch einmal, oder rufen Sie uns an.',
    cardAgain: 'Noch einmal laden',
    challenge: 'Ihre Bank bittet um Ihre Freigabe',
    challengeText: (means: string) => `Geben Sie die Zahlung mit ${means} bei Ihrer Bank frei. Danach kommen Sie auf diese Seite zurück.`,
    challengeLink: 'Bei der Bank freigeben',
    papers: 'Unterlagen',
    pdf: 'Angaben zur Buchung (PDF)',
    pdfAsks: 'In dieser Datei stehen Namen und Anschriften. Deshalb öffnet sie sich erst mit dem Geburtsdatum einer Person, die mitreist.',
    pdfBirthDate: 'Geburtsdatum einer reisenden Person',
    pdfRefused: 'Mit diesem Geburtsdatum ließ sich die Datei nicht öffnen. Nach mehreren Versuchen geht es erst am nächsten Tag wieder, oder rufen Sie uns an.',
    pdfInMail: 'Die vollständigen Angaben stehen in der E-Mail zu Ihrer Buchung.',
    pdfButton: 'PDF herunterladen',
    calendar: 'Termin für den Kalender (ICS)',
    help: 'Fragen?',
    helpText: 'Unsere Beratung kennt Ihren Vorgang unter seiner Nummer.',
    call: (shown: string) => `${shown} anrufen`,
    mail: 'E-Mail schreiben',
    voyage: 'Zur Reise',
    search: 'Andere Reisen suchen',
    changed: 'Der Stand hat sich geändert',
    changedText: 'Dieser Schritt ist nicht mehr möglich. Unten steht, wie es jetzt ist.',
    failed: 'Der Schritt ließ sich nicht abschließen',
    failedText: 'Ob der Auftrag angekommen ist, wissen wir nicht. Senden Sie ihn noch einmal: Gebucht wird auch dann nur einmal.',
    sending: 'Ihr Auftrag wird gesendet',
    closedTitle: 'Diese Adresse öffnet keine Buchung',
    closedText:
      'Vielleicht ist sie nicht ganz übernommen worden, oder die Reise liegt länger zurück. Öffnen Sie den Link aus der letzten E-Mail zu Ihrer Buchung, oder rufen Sie uns an.',
    home: 'Zur Startseite',
    masked: 'Namen und Adressen sind hier gekürzt, weil die Seite ohne Anmeldung aufgeht. Vollständig stehen sie in den Angaben zur Buchung.',
    returnTitle: 'Zurück zu Ihrer Buchung',
    returnGoing: 'Ihre Buchung wird geöffnet.',
    returnLost: 'Öffnen Sie Ihre Buchung mit dem Link aus der E-Mail dazu. Was Sie bei der Bank freigegeben haben, ist dort zu sehen.',
  },
  {
    head: 'Your booking',
    description: 'How your booking stands.',
    number: 'Number',
    ordered: 'Ordered on',
    fare: 'Fare',
    extras: 'Further choices',
    contact: 'Ordered by',
    mailTo: 'E-mails go to',
    details: 'What you ordered',
    price: 'Price',
    waitPrice: 'Price if a place becomes free',
    contained: (label, amount) => `of which ${label}: ${amount}`,
    list: (names) => `You are waiting for: ${names}.`,
    ahead: (count) =>
      count === 0
        ? 'Nobody is waiting before you at the moment. That is no promise of a place.'
        : count === 1
          ? 'One request is waiting before you at the moment. That is no promise of a place.'
          : `${count} requests are waiting before you at the moment. That is no promise of a place.`,
    confirmTitle: 'Confirm the option as a fixed booking',
    acceptTitle: 'Book this cabin',
    nowFixed: 'With the button at the end you book with obligation.',
    placePrice: (before, now) => `Today’s price differs from the price on the wait list: ${before} then, ${now} now.`,
    optionPrice: (before, now) => `The cruise line confirmed the option at a different price: ${before} requested, ${now} confirmed.`,
    priceTitle: 'Earlier price and today’s',
    termsFirst: 'Please accept the terms and conditions',
    decline: 'Do not take this cabin',
    declineText: 'It then goes to the next on the list at once. You yourself stay on the wait list.',
    declineButton: 'Release the cabin',
    newPrice: 'The new price in detail',
    priceDecline: {
      fixed_booking: 'Do not book',
      option_booking: 'Do not request the option',
      wait_list: 'Do not join the wait list',
      custom_request: 'End the request',
    },
    payTitle: 'Choose another means of payment',
    payText: 'Your booking stands. Nothing was charged.',
    paySend: 'Use this means of payment',
    cardEnter: 'Enter card details',
    cardNotLoaded: 'The card fields cannot be loaded just now. Try again in a moment, or call us.',
    cardAgain: 'Load again',
    challenge: 'Your bank asks you to confirm',
    challengeText: (means) => `Confirm the payment with ${means} at your bank. You then come back to this page.`,
    challengeLink: 'Confirm at the bank',
    papers: 'Papers',
    pdf: 'Booking details (PDF)',
    pdfAsks: 'This file contains names and addresses. It therefore opens only with the date of birth of somebody who travels.',
    pdfBirthDate: 'Date of birth of one of the travellers',
    pdfRefused: 'The file could not be opened with this date of birth. After several attempts it is possible again only on the next day, or call us.',
    pdfInMail: 'The complete details are in the e-mail about your booking.',
    pdfButton: 'Download the PDF',
    calendar: 'Dates for your calendar (ICS)',
    help: 'Questions?',
    helpText: 'Our advisers know your booking by its number.',
    call: (shown) => `Call ${shown}`,
    mail: 'Write an e-mail',
    voyage: 'To the voyage',
    search: 'Look for other voyages',
    changed: 'Something has changed',
    changedText: 'This step is not possible any more. Below you see how it stands now.',
    failed: 'This step could not be completed',
    failedText: 'We do not know whether the order arrived. Send it again: it is booked only once even then.',
    sending: 'Your order is being sent',
    closedTitle: 'This address opens no booking',
    closedText: 'Perhaps it was not copied whole, or the voyage was some time ago. Open the link of the latest e-mail about your booking, or call us.',
    home: 'To the home page',
    masked: 'Names and addresses are shortened here, as this page opens without signing in. They are complete in the booking details.',
    returnTitle: 'Back to your booking',
    returnGoing: 'Your booking is being opened.',
    returnLost: 'Open your booking with the link in the e-mail about it. What you have confirmed at the bank can be seen there.',
  },
);
