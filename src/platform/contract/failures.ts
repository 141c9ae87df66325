// Every way a call can fail that is not a bug: a closed list with its HTTP status, log level and advice (API-02).
// A failure without a row, or a row without texts, does not compile.

export interface FailureRow {
  readonly status: number;
  readonly log: 'debug' | 'info' | 'warn' | 'error';
  /** May the same request be sent again as it is? */
  readonly retry: 'never' | 'later';
}

export const failures = {
  /** The request's shape or values are wrong; `errors` names the fields. */
  ValidationFailed: { status: 422, log: 'debug', retry: 'never' },
  UnknownVoyage: { status: 422, log: 'info', retry: 'never' },
  /** The voyage existed: it has left or was withdrawn. */
  NonBookableVoyage: { status: 422, log: 'info', retry: 'never' },
  DataNotAvailable: { status: 422, log: 'info', retry: 'never' },
  // The booking's own (BOOK-18): business errors answer 422 and leave the session as it was.
  InvalidSession: { status: 422, log: 'info', retry: 'never' },
  BadSessionState: { status: 422, log: 'info', retry: 'never' },
  OutdatedSessionRevision: { status: 422, log: 'info', retry: 'never' },
  BackendUnavailable: { status: 422, log: 'warn', retry: 'never' },
  CategoryAvailability: { status: 422, log: 'info', retry: 'never' },
  CategorySelection: { status: 422, log: 'info', retry: 'never' },
  InvalidVoyageConfiguration: { status: 422, log: 'info', retry: 'never' },
  InvalidCustomRequestConfiguration: { status: 422, log: 'info', retry: 'never' },
  InvalidPaxBirthDateInput: { status: 422, log: 'info', retry: 'never' },
  InvalidSelectedBookingOptions: { status: 422, log: 'info', retry: 'never' },
  /** Confirmed without selected options. */
  B001: { status: 422, log: 'info', retry: 'never' },
  /** The total is another one than the visitor accepted; `data` has both. */
  PriceChanged: { status: 422, log: 'info', retry: 'never' },
  /** Booking is closed for a while; `data` has the page that says so. */
  Maintenance: { status: 422, log: 'info', retry: 'never' },
  /** The call is for customers or consultants, and this is neither. */
  NotAllowed: { status: 403, log: 'info', retry: 'never' },
  UnknownSavedSearch: { status: 422, log: 'info', retry: 'never' },
  UnknownAction: { status: 404, log: 'debug', retry: 'never' },
  UnknownBrand: { status: 421, log: 'info', retry: 'never' },
  WrongMethod: { status: 405, log: 'debug', retry: 'never' },
  UnsupportedMediaType: { status: 415, log: 'debug', retry: 'never' },
  PayloadTooLarge: { status: 413, log: 'info', retry: 'never' },
  TooManyRequests: { status: 429, log: 'info', retry: 'later' },
  /** A part of the shop is out of order, or a bug: the visitor learns only that it is unknown. */
  Unknown: { status: 503, log: 'error', retry: 'later' },
  NotReady: { status: 503, log: 'warn', retry: 'later' },
} as const satisfies Record<string, FailureRow>;

export type FailureCode = keyof typeof failures;
export const failureCodes = Object.keys(failures) as FailureCode[];

type Texts = Readonly<Record<FailureCode, string>>;

/** What a person reads; German by the specification's catalogue, English its twin. */
export const failureTexts: Readonly<Record<'de' | 'en', Texts>> = {
  de: {
    ValidationFailed: 'Einige Angaben fehlen oder stimmen nicht.',
    UnknownVoyage: 'Diese Reisenummer gibt es nicht.',
    NonBookableVoyage: 'Das Schiff hat bereits abgelegt.',
    DataNotAvailable: 'Die nötigen Daten sind nicht verfügbar.',
    InvalidSession: 'Ihre Sitzung ist ungültig. Bitte beginnen Sie die Anfrage neu.',
    BadSessionState: 'Dieser Schritt ist jetzt nicht möglich.',
    OutdatedSessionRevision: 'Die Verfügbarkeit kann sich geändert haben. Bitte starten Sie Ihre Anfrage neu.',
    BackendUnavailable: 'Das Reservierungssystem der Reederei ist zurzeit nicht erreichbar.',
    CategoryAvailability: 'Die Verfügbarkeit lässt sich zurzeit nicht abrufen.',
    CategorySelection: 'Die gewählte Kategorie ist nicht mehr verfügbar.',
    InvalidVoyageConfiguration: 'Für so viele Personen gibt es auf dieser Reise keine Kabine.',
    InvalidCustomRequestConfiguration: 'Bitte füllen Sie alle Felder aus.',
    InvalidPaxBirthDateInput: 'Einige der angegebenen Geburtsdaten sind ungültig.',
    InvalidSelectedBookingOptions: 'Einige Angaben zur Buchung sind nicht gültig.',
    B001: 'Es fehlen die gewählten Reiseoptionen. Bitte gehen Sie einen Schritt zurück.',
    PriceChanged: 'Der Preis hat sich geändert. Bitte prüfen Sie den neuen Preis.',
    Maintenance: 'Diese Funktion ist während der Wartungsarbeiten nicht verfügbar.',
    NotAllowed: 'Dafür müssen Sie angemeldet sein.',
    UnknownSavedSearch: 'Diese gespeicherte Suche gibt es nicht mehr.',
    UnknownAction: 'Diese Funktion gibt es nicht.',
    UnknownBrand: 'Unter dieser Adresse gibt es keinen Shop.',
    WrongMethod: 'Diese Funktion erwartet eine andere Methode.',
    UnsupportedMediaType: 'Die Anfrage muss JSON enthalten.',
    PayloadTooLarge: 'Die Anfrage ist zu groß.',
    TooManyRequests: 'Zu viele Anfragen in kurzer Zeit. Versuchen Sie es in einer Minute noch einmal.',
    Unknown: 'Ein unbekannter Fehler ist aufgetreten',
    NotReady: 'Der Shop startet gerade. Versuchen Sie es gleich noch einmal.',
  },
  en: {
    ValidationFailed: 'Some details are missing or wrong.',
    UnknownVoyage: 'There is no voyage with this number.',
    NonBookableVoyage: 'The ship has already left.',
    DataNotAvailable: 'The necessary data are not available.',
    InvalidSession: 'Your session is invalid. Please start your request again.',
    BadSessionState: 'This step is not possible now.',
    OutdatedSessionRevision: 'Availability may have changed. Please restart your request.',
    BackendUnavailable: 'The cruise line’s reservation system cannot be reached at the moment.',
    CategoryAvailability: 'Availability cannot be retrieved at the moment.',
    CategorySelection: 'The chosen category is no longer available.',
    InvalidVoyageConfiguration: 'This voyage has no cabin for that many people.',
    InvalidCustomRequestConfiguration: 'Please fill in all fields.',
    InvalidPaxBirthDateInput: 'Some of the birth dates given are invalid.',
    InvalidSelectedBookingOptions: 'Some of the details of the booking are not valid.',
    B001: 'The chosen travel options are missing. Please go back one step.',
    PriceChanged: 'The price has changed. Please check the new price.',
    Maintenance: 'This function is not available during maintenance work.',
    NotAllowed: 'You need to be logged in for this.',
    UnknownSavedSearch: 'This saved search no longer exists.',
    UnknownAction: 'There is no such function.',
    UnknownBrand: 'There is no shop at this address.',
    WrongMethod: 'This function expects another method.',
    UnsupportedMediaType: 'The request must contain JSON.',
    PayloadTooLarge: 'The request is too large.',
    TooManyRequests: 'Too many requests in a short time. Try again in a minute.',
    Unknown: 'An unknown error has occurred',
    NotReady: 'The shop is starting. Try again in a moment.',
  },
};

/** The mark of a Failure: the pages' bundle has its own copy of this class and meets the server's failures while it renders. */
const mark = Symbol.for('shop.failure');

/** An expected failure of a call. Thrown by services, turned into the envelope by the one table above. */
export class Failure extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && mark in value;
  }

  readonly [mark] = true;
  readonly code: FailureCode;
  readonly data: unknown;
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;

  constructor(code: FailureCode, details: { data?: unknown; errors?: Readonly<Record<string, readonly string[]>> } = {}) {
    super(code);
    this.code = code;
    this.data = details.data;
    this.errors = details.errors;
  }
}
