// Words of the notices to our own desk: what has happened, and what a person does about it.
import { defineMessages } from '#domain/language.ts';
import type { DeskMatter } from './desk-notice.ts';

/** `todo`: in the order in which it is done. */
type Matter = Readonly<Record<'title' | 'todo', string>>;

const matters = defineMessages<Readonly<Record<DeskMatter, Matter>>>(
  {
    manual: {
      title: 'bitte klären',
      todo: 'Das System bringt diese Buchung nicht selbst zu Ende. Fragen Sie die Reederei unter unserer Referenz, was sie davon hat. Steht die Buchung dort wie bestellt, tragen Sie sie ein; sonst rufen Sie den Kunden an. Nichts ein zweites Mal senden, bevor die Reederei geantwortet hat.',
    },
    rejected: {
      title: 'von der Reederei abgelehnt',
      todo: 'Der Kunde hat die Absage erhalten und liest, dass wir nach einer anderen Kabine oder einem anderen Termin suchen. Bitte suchen Sie und melden Sie sich.',
    },
    custom_request: {
      title: 'Wunschanfrage ohne Reise',
      todo: 'Bitte suchen Sie eine passende Reise und antworten Sie dem Kunden bis morgen 12 Uhr.',
    },
    offline_long: {
      title: 'Reederei seit Stunden nicht erreichbar',
      todo: 'Die Anfrage wartet und wird weiter gesendet, sobald die Reederei antwortet; nach 24 Stunden endet das. Bitte rufen Sie die Reederei an, und sagen Sie dem Kunden, wie es steht.',
    },
    payment_unclear: {
      title: 'Zahlung unklar',
      todo: 'Ob Geld bewegt wurde, hat der Zahlungsdienst nicht gesagt. Bitte sehen Sie bei ihm unter unserer Referenz nach, bevor etwas erneut belastet wird.',
    },
    payment_settings: {
      title: 'Zahlungsdienst weist uns ab',
      todo: 'Nicht die Karte, sondern unser Zugang wurde abgewiesen. Bitte prüfen Sie Schlüssel und Konto beim Zahlungsdienst; danach gibt der Kunde die Zahlung auf der Seite seiner Buchung neu an.',
    },
    no_cover: {
      title: 'keine gültige Insolvenzabsicherung',
      todo: 'Für diese Reederei liegt heute kein gültiger Sicherungsschein vor, deshalb wird nichts abgebucht. Bitte fordern Sie den Schein an und tragen Sie ihn ein; vorher darf keine Zahlung verlangt werden.',
    },
    payment_last_declined: {
      title: 'letzte Karte abgelehnt',
      todo: 'Der Kunde kann keine weitere Karte mehr angeben. Bitte rufen Sie ihn an und vereinbaren Sie einen anderen Zahlungsweg. Die Buchung besteht.',
    },
    insurance_wish: {
      title: 'Versicherung gewünscht',
      todo: 'Der Kunde wünscht eine Versicherung; sie ist nicht Teil der Buchung. Bitte bieten Sie sie ihm an, sobald die Reise gebucht ist.',
    },
    wait_list_operator: {
      title: 'Platz von der Warteliste',
      todo: 'Die Reederei hat aus der Wartelistenanfrage einen Platz gemacht. Der Kunde hat noch nicht zugesagt. Bitte rufen Sie ihn heute an; sagt er nicht zu, geben Sie den Platz zurück.',
    },
    second_order_refused: {
      title: 'Festbuchung einer Option abgelehnt',
      todo: 'Die Reederei hat die Festbuchung abgelehnt und hält die Option weiter. Bitte klären Sie den Grund, solange die Option gilt.',
    },
    dead_job: {
      title: 'eine Aufgabe ist liegen geblieben',
      todo: 'Ein Arbeitsschritt zu dieser Buchung ist nach dem letzten Versuch aufgegeben worden. Bitte geben Sie das der Technik weiter und sehen Sie nach, was dem Kunden fehlt.',
    },
  },
  {
    manual: {
      title: 'please settle',
      todo: 'The system cannot bring this booking to an end by itself. Ask the operator by our reference what it has of it. If the booking stands there as ordered, enter it; otherwise call the customer. Send nothing a second time before the operator has answered.',
    },
    rejected: {
      title: 'refused by the operator',
      todo: 'The customer has been told and reads that we are looking for another cabin or another date. Please look for one and get in touch.',
    },
    custom_request: {
      title: 'request without a voyage',
      todo: 'Please find a voyage that fits and answer the customer by noon tomorrow.',
    },
    offline_long: {
      title: 'operator out of reach for hours',
      todo: 'The request waits and is sent as soon as the operator answers; after 24 hours that ends. Please call the operator, and tell the customer how it stands.',
    },
    payment_unclear: {
      title: 'payment unclear',
      todo: 'The payment provider has not said whether money moved. Please look there by our reference before anything is charged again.',
    },
    payment_settings: {
      title: 'payment provider turns us away',
      todo: 'Not the card but our access was refused. Please check key and account at the provider; the customer then gives the payment again on the page of the booking.',
    },
    no_cover: {
      title: 'no valid insolvency cover',
      todo: 'There is no valid certificate for this operator today, so nothing is charged. Please ask for the certificate and enter it; before that no payment may be demanded.',
    },
    payment_last_declined: {
      title: 'last card declined',
      todo: 'The customer cannot give another card. Please call and agree another way to pay. The booking stands.',
    },
    insurance_wish: {
      title: 'insurance wished for',
      todo: 'The customer wishes for an insurance; it is no part of the booking. Please offer it once the voyage is booked.',
    },
    wait_list_operator: {
      title: 'a place from the wait list',
      todo: 'The operator has turned the wait-list request into a place. The customer has not accepted it yet. Please call today; if the customer does not want it, give the place back.',
    },
    second_order_refused: {
      title: 'fixed booking of an option refused',
      todo: 'The operator has refused the fixed booking and still holds the option. Please find out why while the option holds.',
    },
    dead_job: {
      title: 'a piece of work was left undone',
      todo: 'A step of this booking was given up after its last try. Please pass this on to whoever runs the system, and see what the customer is missing.',
    },
  },
);

const words = defineMessages(
  {
    subject: (number: string, title: string) => `[${number}] ${title}`,
    greeting: 'Guten Tag,',
    desk: (brand: string) => `${brand} Beratung`,
    detail: 'Grund',
    voyage: 'Reise',
    ship: 'Schiff und Termin',
    operator: 'Reederei',
    category: 'Kategorie, Kabine',
    operatorRef: 'Referenz der Reederei',
    noRef: 'keine',
    clientRef: 'Unsere Referenz bei der Reederei',
    total: 'Preis',
    newTotal: 'Neuer Preis der Reederei',
    heldUntil: 'Option gilt bis',
    extras: 'Wünsche',
    customer: 'Kunde',
    name: 'Name',
    phone: 'Telefon',
    email: 'E-Mail',
    closing: 'Diese Nachricht hat das Buchungssystem geschrieben. Der Kunde hat sie nicht erhalten.',
  },
  {
    subject: (number: string, title: string) => `[${number}] ${title}`,
    greeting: 'Hello,',
    desk: (brand: string) => `${brand} advisers`,
    detail: 'Reason',
    voyage: 'Voyage',
    ship: 'Ship and dates',
    operator: 'Operator',
    category: 'Category, cabin',
    operatorRef: 'Operator’s reference',
    noRef: 'none',
    clientRef: 'Our reference at the operator',
    total: 'Price',
    newTotal: 'Operator’s new price',
    heldUntil: 'Option holds until',
    extras: 'Wishes',
    customer: 'Customer',
    name: 'Name',
    phone: 'Telephone',
    email: 'E-mail',
    closing: 'This message was written by the booking system. The customer has not received it.',
  },
);

export const deskTexts = {
  de: { ...words.de, matters: matters.de },
  en: { ...words.en, matters: matters.en },
} as const;
