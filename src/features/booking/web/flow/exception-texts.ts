// The words of the booking's exceptions: what happened, in bold, and what can be done now (BOOK-18; rules E3, E4).
import { defineMessages } from '#domain/language.ts';
import type { TroubleAction, TroubleKind } from './exceptions.ts';

export interface TroubleFacts {
  /** Persons of the party. */
  readonly persons: number;
  /** Most persons of one cabin of the voyage; 0 = not known. */
  readonly most: number;
  /** '8068', '' for a cabin without a number. */
  readonly cabin: string;
  /** 'Balkon Komfort BB', '' where nothing was chosen. */
  readonly category: string;
  /** What the server adds: an operator's message or code. */
  readonly message: string;
  /** The session itself is over, not only older than another one. */
  readonly isOver: boolean;
  /** A request without a voyage: there is no cabin to choose again. */
  readonly isCustom?: boolean;
}

interface Words {
  readonly title: (facts: TroubleFacts) => string;
  readonly text: (facts: TroubleFacts) => string;
}
type Table = Readonly<Record<TroubleKind, Words>>;

const staleDe: Words = {
  title: ({ isOver }) => (isOver ? 'Ihre Sitzung ist abgelaufen' : 'Die Verfügbarkeit kann sich geändert haben. Bitte starten Sie Ihre Anfrage neu.'),
  text: ({ isOver, isCustom }) =>
    isOver
      ? `Beginnen Sie die Anfrage neu. Was Sie eingetippt haben, bleibt erhalten${isCustom ? '' : '; nur die Kabine wählen Sie noch einmal'}.`
      : 'Diese Buchung wurde in einem anderen Fenster geändert. Sie können auch den aktuellen Stand laden. Was Sie eingetippt haben, bleibt in beiden Fällen erhalten.',
};
const staleEn: Words = {
  title: ({ isOver }) => (isOver ? 'Your session has ended' : 'Availability may have changed. Please restart your request.'),
  text: ({ isOver, isCustom }) =>
    isOver
      ? `Start your request again. What you have typed is kept${isCustom ? '' : '; only the cabin is chosen once more'}.`
      : 'This booking was changed in another window. You can also load it as it stands now. Either way, what you have typed is kept.',
};
const silentDe: Words = {
  title: () => 'Die Reederei antwortet gerade nicht',
  text: ({ message }) =>
    `${message === '' ? '' : `${message} `}Versuchen Sie es noch einmal, oder rufen Sie uns an: Wir fragen für Sie an. Ihre Angaben bleiben erhalten.`,
};
const silentEn: Words = {
  title: () => 'The cruise line does not answer at the moment',
  text: ({ message }) => `${message === '' ? '' : `${message} `}Try again, or call us: we ask for you. What you have entered is kept.`,
};
const several = {
  de: (most: number) =>
    most > 0
      ? `Eine Kabine nimmt höchstens ${most} Personen auf. Buchen Sie mehrere Kabinen nacheinander, jede mit ihren Reisenden.`
      : 'Buchen Sie mehrere Kabinen nacheinander, jede mit ihren Reisenden.',
  en: (most: number) =>
    most > 0
      ? `A cabin takes ${most} persons at most. Book several cabins one after the other, each with its travellers.`
      : 'Book several cabins one after the other, each with its travellers.',
};
const personsDe = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`);
const personsEn = (count: number) => (count === 1 ? '1 person' : `${count} persons`);

const german: Table = {
  unknownVoyage: { title: () => 'Diese Reisenummer gibt es nicht', text: () => 'Prüfen Sie die Adresse, oder suchen Sie die Reise.' },
  noCabin: { title: ({ persons }) => `Für ${personsDe(persons)} ist keine Kabine frei`, text: ({ most }) => several.de(most) },
  categoryAvailabilityOffline: {
    title: () => 'Keine Verbindung zum Reservierungssystem der Reederei',
    text: ({ message }) =>
      `${message === '' ? '' : `${message} `}Wir können freie Kabinen gerade nicht abfragen. Wir nehmen Ihre Anfrage telefonisch oder per E-Mail auf und bearbeiten sie, sobald die Verbindung wieder da ist.`,
  },
  categoryAvailabilityFull: {
    title: () => 'Diese Reise ist leider ausgebucht',
    text: () => 'Sehen Sie andere Termine dieser Reise an, oder suchen Sie eine ähnliche.',
  },
  categoryAvailabilityOutdatedSession: staleDe,
  categoryAvailabilityBackendUnavailable: silentDe,
  categoryOutdatedSession: staleDe,
  categorySelection: {
    title: ({ cabin, category }) =>
      cabin !== ''
        ? `Kabine ${cabin} ist nicht mehr frei`
        : category !== ''
          ? `Die Kategorie ${category} ist nicht mehr verfügbar`
          : 'Die gewählte Kategorie ist nicht mehr verfügbar',
    text: () => 'Die Kabinen unten sind neu geladen. Nehmen Sie eine andere; Ihre übrigen Angaben sind unverändert.',
  },
  categoryBackendUnavailable: silentDe,
  bookingOptionsNoCabins: { title: ({ persons }) => `Für ${personsDe(persons)} ist keine Kabine mehr frei`, text: ({ most }) => several.de(most) },
  bookingOptionsMandatoryFlight: {
    title: () => 'Diese Reise gibt es nur mit Flug',
    text: () => 'Die Reederei verkauft die Reise nicht ohne An- und Abreise. Der Flug ist im Preis enthalten oder unten ausgewiesen.',
  },
  bookingOptionsCabinsNoPrice: {
    title: () => 'Preis auf Anfrage',
    text: () => 'Für diese Kabine nennt die Reederei den Preis erst auf Nachfrage. Wir fragen für Sie an, oder Sie wählen eine andere Kabine.',
  },
  bookingOptionsSingleCabin: {
    title: ({ persons }) => `Eine Kabine dieser Kategorie reicht nicht für ${personsDe(persons)}`,
    text: ({ most }) => several.de(most),
  },
  summaryOutdatedSession: staleDe,
  invalidSelectedBookingOptions: {
    title: () => 'Einige Angaben stimmen noch nicht',
    text: () => 'Die Liste oben nennt jede einzelne und führt zum Feld.',
  },
  summaryBackendUnavailable: silentDe,
  paymentOutdatedSession: staleDe,
  paymentBackendUnavailable: {
    title: () => 'Die Zahlung lässt sich gerade nicht prüfen',
    text: () => 'Es ist nichts bestellt und nichts abgebucht. Versuchen Sie es in einem Moment noch einmal.',
  },
  paymentUnknownCard: {
    title: () => 'Die Karte wurde abgelehnt',
    text: ({ message }) =>
      `${message === '' ? '' : `${message} `}Es wurde nichts gebucht und nichts abgebucht. Nehmen Sie eine andere Karte oder die Lastschrift, oder rufen Sie uns an.`,
  },
  liveBookingError: {
    title: () => 'Die Reederei hat die Buchung nicht bestätigt',
    text: ({ message }) => `${message === '' ? '' : `${message} `}Es ist nichts gebucht und nichts zu zahlen.`,
  },
  nonBookable: { title: () => 'Das Schiff hat bereits abgelegt', text: () => 'Diese Reise lässt sich nicht mehr buchen. Sehen Sie die nächsten Termine an.' },
  maintenance: {
    title: () => 'Wir arbeiten gerade am Buchungssystem',
    text: ({ message }) => (message === '' ? 'Buchungs- und Kontaktformulare sind währenddessen nicht erreichbar. Per E-Mail erreichen Sie uns.' : message),
  },
  invalidCustomRequest: { title: () => 'Bitte füllen Sie alle Felder aus', text: () => 'Die Liste oben nennt jedes einzelne und führt zum Feld.' },
  bookingTypeMissing: { title: () => 'Wählen Sie zuerst Option oder Festbuchung', text: () => 'Die Wahl steht oben auf dieser Seite.' },
  priceChanged: { title: () => 'Der Preis hat sich geändert', text: () => 'Es wurde nichts gebucht. Prüfen Sie den neuen Preis, und entscheiden Sie dann.' },
  browserOffline: {
    title: () => 'Keine Verbindung zum Internet',
    text: () => 'Was Sie eingegeben haben, bleibt in diesem Fenster. Versuchen Sie es noch einmal, sobald die Verbindung wieder da ist.',
  },
  unknown: { title: () => 'Der Schritt ließ sich nicht abschließen', text: () => 'Versuchen Sie es noch einmal. Ihre Angaben bleiben erhalten.' },
};

const english: Table = {
  unknownVoyage: { title: () => 'There is no voyage with this number', text: () => 'Check the address, or search for the voyage.' },
  noCabin: { title: ({ persons }) => `There is no free cabin for ${personsEn(persons)}`, text: ({ most }) => several.en(most) },
  categoryAvailabilityOffline: {
    title: () => 'No connection to the cruise line’s reservation system',
    text: ({ message }) =>
      `${message === '' ? '' : `${message} `}We cannot ask for free cabins at the moment. We take your request by phone or e-mail and process it once the connection is back.`,
  },
  categoryAvailabilityFull: {
    title: () => 'This voyage is unfortunately fully booked',
    text: () => 'See other dates of this voyage, or search for a similar one.',
  },
  categoryAvailabilityOutdatedSession: staleEn,
  categoryAvailabilityBackendUnavailable: silentEn,
  categoryOutdatedSession: staleEn,
  categorySelection: {
    title: ({ cabin, category }) =>
      cabin !== ''
        ? `Cabin ${cabin} is no longer free`
        : category !== ''
          ? `Category ${category} is no longer available`
          : 'The chosen category is no longer available',
    text: () => 'The cabins below have been loaded again. Take another one; everything else you entered is unchanged.',
  },
  categoryBackendUnavailable: silentEn,
  bookingOptionsNoCabins: { title: ({ persons }) => `There is no free cabin left for ${personsEn(persons)}`, text: ({ most }) => several.en(most) },
  bookingOptionsMandatoryFlight: {
    title: () => 'This voyage comes with a flight only',
    text: () => 'The cruise line does not sell the voyage without travel to and from the ship. The flight is included in the price or shown below.',
  },
  bookingOptionsCabinsNoPrice: {
    title: () => 'Price on request',
    text: () => 'The cruise line gives the price of this cabin only when asked. We ask for you, or you choose another cabin.',
  },
  bookingOptionsSingleCabin: { title: ({ persons }) => `One cabin of this category does not take ${personsEn(persons)}`, text: ({ most }) => several.en(most) },
  summaryOutdatedSession: staleEn,
  invalidSelectedBookingOptions: { title: () => 'Some details are not right yet', text: () => 'The list above names each of them and leads to the field.' },
  summaryBackendUnavailable: silentEn,
  paymentOutdatedSession: staleEn,
  paymentBackendUnavailable: {
    title: () => 'The payment cannot be checked at the moment',
    text: () => 'Nothing has been ordered and nothing charged. Try again in a moment.',
  },
  paymentUnknownCard: {
    title: () => 'The card was declined',
    text: ({ message }) => `${message === '' ? '' : `${message} `}Nothing was booked and nothing was charged. Use another card or direct debit, or call us.`,
  },
  liveBookingError: {
    title: () => 'The cruise line has not confirmed the booking',
    text: ({ message }) => `${message === '' ? '' : `${message} `}Nothing is booked and there is nothing to pay.`,
  },
  nonBookable: { title: () => 'The ship has already left', text: () => 'This voyage can no longer be booked. See the next dates.' },
  maintenance: {
    title: () => 'We are working on the booking system',
    text: ({ message }) => (message === '' ? 'Booking and contact forms are out of reach meanwhile. You reach us by e-mail.' : message),
  },
  invalidCustomRequest: { title: () => 'Please fill in all fields', text: () => 'The list above names each of them and leads to the field.' },
  bookingTypeMissing: { title: () => 'Choose option or fixed booking first', text: () => 'The choice is at the top of this page.' },
  priceChanged: { title: () => 'The price has changed', text: () => 'Nothing was booked. Check the new price and then decide.' },
  browserOffline: {
    title: () => 'No connection to the internet',
    text: () => 'What you have entered stays in this window. Try again once the connection is back.',
  },
  unknown: { title: () => 'This step could not be completed', text: () => 'Try again. What you have entered is kept.' },
};

export const troubleTexts: Readonly<Record<'de' | 'en', Table>> = { de: german, en: english };

type ActionWords = Readonly<Record<Exclude<TroubleAction, 'phone'>, string>> & { readonly phone: (shown: string) => string };

export const actionTexts = defineMessages<ActionWords>(
  {
    reload: 'Aktuellen Stand laden',
    restart: 'Neu beginnen',
    retry: 'Noch einmal versuchen',
    party: 'Reisende ändern',
    cabin: 'Andere Kabine wählen',
    phone: (shown) => `${shown} anrufen`,
    mail: 'E-Mail schreiben',
    search: 'Reisen suchen',
    voyage: 'Zur Reise und zu anderen Terminen',
  },
  {
    reload: 'Load it as it stands',
    restart: 'Start again',
    retry: 'Try again',
    party: 'Change travellers',
    cabin: 'Choose another cabin',
    phone: (shown) => `Call ${shown}`,
    mail: 'Write an e-mail',
    search: 'Search voyages',
    voyage: 'To the voyage and other dates',
  },
);
