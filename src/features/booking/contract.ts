// The calls of the booking (2-calls.md 7, BOOK-02). A session's id travels with each call and belongs to the visitor's cookie; its revision
// rises with every change, and a stale one changes nothing (BOOK-07).
import { z } from 'zod';
import { salutations, titles } from '#domain/booking/form/booking-form.ts';
import { insuranceNeeds } from '#domain/insurance/insurance-data.ts';
import { bookingKinds, bookingStates } from '#domain/booking/booking-states.ts';
import { currencies } from '#domain/money/money.ts';
import { paymentMethods } from '#domain/payment/modes.ts';
import { paymentStates } from '#domain/payment/payment-machine.ts';
import { arrivalOptions, availabilityStates, cabinTypes } from '#domain/voyage/vocabulary.ts';
import { paxSchema } from '#features/voyage/contract.ts';
import { defineCall, type Access } from '#platform/contract/define-call.ts';
import { bookingFormSchema, customRequestSchema } from './form-schema.ts';

const money = z.object({ amount: z.number().int(), currency: z.enum(currencies) });
const voyageId = z.coerce.number().int().positive().max(2_147_483_647);
/** 256 bits, base64url. */
const sessionId = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not the id of a session');
const sessionRevision = z.number().int().min(1).max(2_147_483_647);
const code = z.string().min(1).max(40);

export const priceLineSchema = z.object({
  kind: z.enum(['bed', 'extra_bed', 'single_occupancy', 'arrival', 'package', 'rail', 'voucher', 'operator_change']),
  label: z.string(),
  count: z.number().int(),
  each: money,
});

/** A price as summary, side summary and papers show it: exact, with its lines and what is contained (D17). */
export const bookingQuote = z.object({
  total: money,
  lines: z.array(priceLineSchema),
  contained: z.array(z.object({ label: z.string(), amount: money })),
  deposit: money.nullable(),
  depositPercent: z.number().int(),
});

const cabin = z.object({
  number: z.string(),
  deck: z.number().int(),
  categoryCode: z.string(),
  side: z.enum(['port', 'starboard', 'middle']),
  /** Metres from the stern; share of the half-breadth, -1 starboard edge … 1 port edge. */
  x: z.number(),
  y: z.number(),
  width: z.number(),
  depth: z.number(),
  accessible: z.boolean(),
  connectingTo: z.string().nullable(),
});

/** Where the cabins of a ship lie: a file of its own that browsers keep (`shipPlanUrl`). */
export const shipPlanSchema = z.object({
  cabins: z.array(cabin),
  decks: z.array(z.object({ number: z.number().int(), name: z.string(), planUrl: z.string().nullable() })),
  shipLengthM: z.number().nullable(),
});
export type ShipPlan = z.output<typeof shipPlanSchema>;

const fareOffer = z.object({
  fareGroupId: z.string(),
  /** Everybody must be that old at departure; such a fare is never the cheapest one of a tile. */
  minAge: z.number().int().nullable(),
  quote: bookingQuote.nullable(),
  perPerson: money.nullable(),
});

const categoryOffer = z.object({
  categoryCode: z.string(),
  cabinType: z.enum(cabinTypes),
  name: z.string(),
  description: z.string(),
  sizeSqm: z.number().nullable(),
  maxOccupancy: z.number().int(),
  decks: z.array(z.number().int()),
  colour: z.string(),
  state: z.enum(availabilityStates),
  /** Places left that can be taken now, numbered or not; null = some, and the operator does not tell how many. */
  free: z.number().int().nullable(),
  fares: z.array(fareOffer),
});

const cabinTypeOffer = z.object({
  cabinType: z.enum(cabinTypes),
  name: z.string(),
  state: z.enum(availabilityStates),
  /** Cheapest total of the party. */
  from: money.nullable(),
});

export const availabilitySchema = z.object({
  sessionRevision,
  /** The operator cannot be asked: prices as last known, no cabin by its number, and what is ordered is a request (BOOK-19). */
  isOffline: z.boolean(),
  pax: paxSchema,
  cabinTypes: z.array(cabinTypeOffer),
  cabinCategories: z.array(categoryOffer),
  waitListCabinTypes: z.array(cabinTypeOffer),
  waitListCategories: z.array(categoryOffer),
  fareGroups: z.array(
    z.object({
      fareGroupId: z.string(),
      name: z.string(),
      contents: z.array(z.string()),
      /** The operator assigns the cabin: none is chosen by its number. */
      isGuarantee: z.boolean(),
    }),
  ),
  fareGroupMode: z.enum(['fgp', 'one', 'nofgp', 'off']),
  isPricePerPerson: z.boolean(),
  /** HTML of the operator, already cleaned. */
  additionalRemarksHtml: z.string(),
  includedItems: z.array(z.string()),
  /** The ship's plan; null where its cabins are not known one by one. */
  shipPlanUrl: z.string().nullable(),
  /** Numbers of the cabins that can be taken now, in the offered categories. */
  freeCabins: z.array(z.string()),
});
export type AvailabilityAnswer = z.output<typeof availabilitySchema>;

/** What the cabin step shows: the answer with the numbered cabins of the offered categories, as the ship's plan has them. */
export interface CategoryAvailability extends AvailabilityAnswer, Omit<ShipPlan, 'cabins'> {
  readonly cabins: readonly (ShipPlan['cabins'][number] & { readonly free: boolean })[];
}

const voyageSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  href: z.string(),
  departsOn: z.string(),
  returnsOn: z.string(),
  nights: z.number().int(),
  ship: z.string(),
  operator: z.string(),
  embarkation: z.string(),
  disembarkation: z.string(),
  chartUrl: z.string(),
});

const selectionSchema = z.object({
  fareGroupId: z.string(),
  fareGroupName: z.string(),
  categoryCode: z.string(),
  categoryName: z.string(),
  cabinType: z.enum(cabinTypes),
  /** null = a guarantee cabin: the operator gives the number later. */
  cabinNumber: z.string().nullable(),
  deck: z.number().int().nullable(),
  waitListCategoryCodes: z.array(z.string()),
  /** Until when the place is kept for this session. */
  heldUntil: z.string().nullable(),
  /** Nobody keeps the place: the operator could not be asked, and what is ordered is sent to it later (BOOK-19). */
  isOffline: z.boolean(),
});

export const confirmationSchema = z.object({
  bookingId: z.string(),
  bookingType: z.enum(bookingKinds),
  bookingState: z.enum(bookingStates),
  confirmationEmail: z.object({ content: z.string(), isSent: z.boolean(), recipient: z.string() }),
  contactId: z.string(),
  enquireCustomerOrigin: z.boolean(),
  insuranceBookingKey: z.string().nullable(),
  liveBooking: z.object({ message: z.string(), note: z.string(), items: z.array(z.object({ label: z.string(), value: z.string() })) }).nullable(),
  /** The operator refused the order; nothing is booked. */
  liveBookingError: z.object({ cabinCode: z.string().nullable(), message: z.string() }).nullable(),
  paymentError: z.object({ message: z.string() }).nullable(),
  /** How the card or the account of the booking fares; null where nothing was to be paid with the order. */
  payment: z
    .object({
      method: z.enum(paymentMethods),
      state: z.enum(paymentStates),
      /** 'visa' or another scheme with the last four digits, or the last four of the account; what the customer knows it by. */
      means: z.string(),
      /** The bank's page where the customer confirms; null where nothing is to be confirmed. */
      challengeUrl: z.string().nullable(),
      /** Another card or account may be given: confirmBooking with the same session and the new payment alone. */
      mayTryAgain: z.boolean(),
    })
    .nullable(),
  quotedTotalPrice: money.nullable(),
  totalPrice: money.nullable(),
  /** The operator's other price, waiting for the customer's answer (BOOK-13). */
  newTotal: money.nullable(),
  /** Until when the other price can be accepted: a moment. */
  answerUntil: z.string().nullable(),
  requestSubject: z.string(),
  requestContent: z.string(),
  supportEmail: z.string(),
  voyageDetailUrl: z.string().nullable(),
  optionValidUntil: z.string().nullable(),
  /** The papers of the booking: what was ordered, the voyage's days. */
  files: z.object({ pdf: z.string(), calendar: z.string().nullable() }),
});
export type Confirmation = z.output<typeof confirmationSchema>;

export const sessionSchema = z.object({
  sessionId,
  sessionRevision,
  kind: z.enum(['voyage', 'custom']),
  state: z.enum(['open', 'confirmed']),
  /** Index of the highest step reached. */
  maxStep: z.number().int().min(0).max(5),
  pax: paxSchema,
  voyage: voyageSummary.nullable(),
  selection: selectionSchema.nullable(),
  quote: bookingQuote.nullable(),
  /** The form as it was last summarised; empty fields where nothing was typed yet. */
  bookingOptions: bookingFormSchema.nullable(),
  /** Persons that the fare was priced for, oldest first; null = adult. */
  paxAges: z.array(z.number().int().nullable()),
  expiresAt: z.string(),
  isConsultant: z.boolean(),
  confirmation: confirmationSchema.nullable(),
});
export type BookingSession = z.output<typeof sessionSchema>;

/** A contact as imports and searches bring it: the fields of the form that say who and where somebody is. */
export const foundContactSchema = z.object({
  salutation: z.enum([...salutations, '']),
  title: z.enum(titles),
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  postCode: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
  mobile: z.string(),
  email: z.string(),
});

const bookingCall = <Input extends z.ZodType, Output extends z.ZodType, const Path extends string>(
  call: Omit<Parameters<typeof defineCall<Input, Output, Path>>[0], 'method' | 'access' | 'read'> & { readonly read?: boolean; readonly access?: Access },
) => defineCall({ method: 'POST', access: 'public', read: false, ...call });

/** Closed while a maintenance window is open; `data` has title and HTML of the page that says so (BOOK-18). */
const sessionFailures = ['Maintenance', 'InvalidSession', 'BadSessionState', 'OutdatedSessionRevision', 'NonBookableVoyage', 'BackendUnavailable'] as const;

export const getVoyageSettings = bookingCall({
  path: 'bookingRequest/getVoyageSettings',
  read: true,
  summary: 'Whether a voyage can be booked now, and whom to call',
  input: z.strictObject({ voyageId }),
  output: z.object({
    voyageId: z.number().int(),
    voyage: voyageSummary,
    backendAvailabilityStatus: z.object({ isAvailable: z.boolean(), unavailableMessage: z.string().nullable() }),
    isBookingPossible: z.boolean(),
    bookingNotPossibleMessage: z.string().nullable(),
    customerSupportSettings: z.object({ phone: z.string(), dial: z.string(), email: z.string() }),
    isOptionPossible: z.boolean(),
    /** Everything here comes from samples: nothing is booked. */
    isMock: z.boolean(),
    /** Accepted means of payment and limits, said before the order begins (L-DE-10). */
    paymentMeans: z.array(z.enum(['sepa', 'card', 'later'])),
    maxPersons: z.number().int(),
  }),
  failures: ['Maintenance', 'UnknownVoyage', 'NonBookableVoyage'],
});

export const startVoyageSession = bookingCall({
  path: 'bookingRequest/startVoyageSession',
  summary: 'Begins a booking of a voyage for a party',
  input: z.strictObject({ voyageId, pax: paxSchema }),
  output: sessionSchema,
  failures: ['Maintenance', 'UnknownVoyage', 'NonBookableVoyage', 'InvalidVoyageConfiguration', 'BackendUnavailable'],
});

export const getSession = bookingCall({
  path: 'bookingRequest/getSession',
  summary: 'A booking as it stands, after a reload or a restart',
  input: z.strictObject({ sessionId }),
  output: sessionSchema,
  failures: ['Maintenance', 'InvalidSession'],
});

export const getCategoryAvailability = bookingCall({
  path: 'bookingRequest/getCategoryAvailability',
  summary: 'Cabin types, categories, cabins and fares for the party of the session',
  input: z.strictObject({ sessionId, trackPrices: z.boolean().default(false) }),
  output: availabilitySchema,
  failures: [...sessionFailures, 'CategoryAvailability', 'DataNotAvailable'],
});

export const changeParty = bookingCall({
  path: 'bookingRequest/changeParty',
  summary: 'Another party for the session: the cabin is chosen again (BOOK-06)',
  input: z.strictObject({ sessionId, sessionRevision, pax: paxSchema }),
  output: sessionSchema,
  failures: [...sessionFailures, 'InvalidVoyageConfiguration'],
});

export const selectCategory = bookingCall({
  path: 'bookingRequest/selectCategory',
  summary: 'Takes a place: a numbered cabin, a guarantee cabin of a category, or the wait list',
  input: z.strictObject({
    sessionId,
    sessionRevision,
    fareGroupId: code,
    categoryCode: code,
    waitListCategoryCodes: z.array(code).max(20).default([]),
    /** The cabin on the deck plan; left out for a guarantee cabin (BOOK-23). */
    cabinNumber: z.string().min(1).max(12).nullish(),
  }),
  output: sessionSchema,
  failures: [...sessionFailures, 'CategorySelection'],
});

const choice = z.object({ id: z.string(), label: z.string(), info: z.string(), price: money.nullable() });

export const bookingOptionsSchema = z.object({
  sessionRevision,
  cabinSelectionOptions: z.object({ categoryName: z.string(), cabinNumber: z.string().nullable() }),
  transportationOptions: z.array(
    z.object({
      option: z.enum(arrivalOptions),
      label: z.string(),
      info: z.string(),
      price: money.nullable(),
      gateways: z.array(z.string()),
      isMandatory: z.boolean(),
    }),
  ),
  prePostPackageOptions: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(['prePackage', 'postPackage']),
      name: z.string(),
      description: z.string(),
      nights: z.number().int(),
      price: money,
    }),
  ),
  specialServiceOptions: z.array(choice),
  diningOptions: z.object({ seatings: z.array(choice), tableSizes: z.array(choice) }),
  beddingConfigurationOptions: z.array(choice),
  freeUpgradeOptions: z.array(choice),
  /** Specials of the voyage that one may ask for, at no price. */
  specialPromotionOptions: z.array(choice),
  bookingStatusOptions: z.object({
    additionalBookingTextHtml: z.string(),
    statusChoices: z.array(
      z.object({ status: z.enum(['fixed_booking', 'option_booking']), label: z.string(), info: z.string(), optionValidUntil: z.string().nullable() }),
    ),
  }),
  contactFormOptions: z.object({
    salutations: z.array(z.enum(salutations)),
    titles: z.array(z.enum(titles)),
    /** DE, AT and CH first, the others by name. */
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
    ageOfMajority: z.number().int(),
    /** The operator's bands of ages, years at departure: who is priced as a child must be one. */
    ageLimits: z.object({ infantMaxAge: z.number().int(), childMaxAge: z.number().int(), juniorMaxAge: z.number().int() }),
    /** Ages the chosen fare is sold for; null = for all. */
    fare: z
      .object({ fareName: z.string(), minYears: z.number().int().nullable(), maxYears: z.number().int().nullable(), minMonths: z.number().int().nullable() })
      .nullable(),
    isNationalityRequired: z.boolean(),
    isClubSupported: z.boolean(),
    clubName: z.string().nullable(),
    /** Contact data of an earlier booking can be brought in: for those who are logged in (D6). */
    isImportOffered: z.boolean(),
  }),
  /** The train, for the whole party, with the arrivals it belongs to. */
  railAndFly: z.object({ label: z.string(), amount: money, info: z.string(), arrivals: z.array(z.enum(arrivalOptions)) }).nullable(),
  /** Whether insurance can come with a fixed booking of this session; offers are a call of their own. */
  isInsuranceOffered: z.boolean(),
});
export type BookingOptions = z.output<typeof bookingOptionsSchema>;

export const getBookingOptions = bookingCall({
  path: 'bookingRequest/getBookingOptions',
  summary: 'What can be chosen beside the cabin, each with its price for the party',
  input: z.strictObject({ sessionId, trackPrices: z.boolean().default(false) }),
  output: bookingOptionsSchema,
  failures: [...sessionFailures, 'DataNotAvailable'],
});

export const insuranceOfferSchema = z.object({
  /** Names product and premium: at another premium it is another offer. */
  id: z.string(),
  insuranceGroup: z.number().int(),
  insurer: z.string(),
  name: z.string(),
  description: z.string(),
  /** Of all travellers, insurance tax included. No part of the travel price: a contract of its own with the insurer. */
  price: money,
  /** One contract for the family, else one for each traveller. */
  isForFamily: z.boolean(),
  baggage: z.boolean(),
  cancellation: z.boolean(),
  curtailment: z.boolean(),
  emergency: z.boolean(),
  health: z.boolean(),
  withDeductible: z.boolean(),
  /** false for insurance group 4: neither 'with' nor 'without deductible' is said. */
  saysDeductible: z.boolean(),
  termsUrls: z.object({ information: z.string(), terms: z.string() }),
  acceptPayments: z.object({ sepa: z.boolean(), creditCard: z.boolean() }),
});

export const insuranceAnswerSchema = z.object({
  state: z.enum(['offers', 'none', 'data_needed', 'fixed_only', 'not_in_country']),
  /** What has to be known first. */
  missing: z.array(z.enum(insuranceNeeds)),
  offers: z.array(insuranceOfferSchema),
});
export type InsuranceAnswer = z.output<typeof insuranceAnswerSchema>;

export const getInsuranceOffers = bookingCall({
  path: 'bookingRequest/getInsuranceOffers',
  summary: 'Insurance for the form as it stands: offers, or which data is missing (BOOK-09)',
  input: z.strictObject({ sessionId, bookingOptions: bookingFormSchema, bookingStatus: z.enum(['fixed_booking', 'option_booking']).nullish() }),
  output: insuranceAnswerSchema,
  failures: [...sessionFailures, 'CategorySelection', 'UnknownAction'],
});

export const searchContacts = bookingCall({
  path: 'bookingRequest/searchContacts',
  access: 'consultant',
  summary: 'Contacts of earlier bookings, for consultants: by booking number, e-mail address or last name',
  input: z.strictObject({ sessionId, query: z.string().trim().min(3).max(200) }),
  output: z.object({ contacts: z.array(foundContactSchema.extend({ bookingNumber: z.string() })) }),
  failures: ['Maintenance', 'InvalidSession', 'NotAllowed'],
});

export const searchCustomerContact = bookingCall({
  path: 'bookingRequest/searchCustomerContact',
  access: 'customer',
  summary: 'Contact data of one’s own earlier booking, by its number and e-mail address (D6)',
  input: z.strictObject({ sessionId, bookingNumber: z.string().trim().min(1).max(40), email: z.string().trim().min(3).max(254) }),
  /** null in every case but one: the booking exists, and both addresses are the account's verified one. */
  output: z.object({ contact: foundContactSchema.nullable() }),
  failures: ['Maintenance', 'InvalidSession', 'NotAllowed', 'TooManyRequests'],
});

const summaryBlock = z.object({
  title: z.string(),
  /** The step where it can be changed. */
  step: z.enum(['cabin', 'options', 'contacts']).nullable(),
  items: z.array(z.object({ label: z.string(), value: z.string(), id: z.string(), note: z.string(), type: z.enum(['text', 'price', 'date', 'person']) })),
});

const paymentSettings = z.object({
  amexFee: money.nullable(),
  isRequired: z.boolean(),
  note: z.string(),
  requiresBicForSepaPayment: z.boolean(),
  supportsSepaPayment: z.boolean(),
  mode: z.enum(['no', 'cc', 'sepa', 'bic']),
  /**
   * The payment provider's card fields; null where no card is taken, or where the provider cannot be reached (the note says so).
   * frame: into an iframe, the token comes by postMessage from the address's origin; page: the customer goes there and comes back with ?token=.
   */
  cardFields: z.object({ url: z.string(), opens: z.enum(['frame', 'page']) }).nullable(),
});

export const summarySchema = z.object({
  sessionRevision,
  bookingType: z.enum(bookingKinds),
  isImmediateBookingRequired: z.boolean(),
  quoteError: z.string().nullable(),
  quote: bookingQuote.nullable(),
  /** The price that was shown before, where the operator changed it: both are shown and the new one is accepted or not (BOOK-13). */
  previousTotal: money.nullable(),
  paymentSettings,
  summary: z.object({ blocks: z.array(summaryBlock) }),
  warnings: z.array(z.string()),
  /** The package-travel form as it is archived with the booking (LAW-03). */
  packageForm: z.object({ version: z.string(), title: z.string(), paragraphs: z.array(z.string()) }),
  insolvencyCover: z.object({ insurer: z.string(), contact: z.string(), documentUrl: z.string().nullable() }).nullable(),
  optionValidUntil: z.string().nullable(),
  buttonText: z.string(),
});
export type BookingSummary = z.output<typeof summarySchema>;

export const summarizeBooking = bookingCall({
  path: 'bookingRequest/summarizeBooking',
  summary: 'Checks the whole form, prices it and shows what would be ordered',
  input: z.strictObject({
    sessionId,
    sessionRevision,
    bookingOptions: bookingFormSchema,
    bookingStatus: z.enum(['fixed_booking', 'option_booking']).nullish(),
  }),
  output: summarySchema,
  failures: [...sessionFailures, 'InvalidSelectedBookingOptions', 'InvalidPaxBirthDateInput', 'CategorySelection'],
});

export const getPaymentSettings = bookingCall({
  path: 'bookingRequest/getPaymentSettings',
  summary: 'How this booking may be paid',
  input: z.strictObject({
    sessionId,
    sessionRevision,
    bookingOptions: bookingFormSchema.nullish(),
    bookingStatus: z.enum(['fixed_booking', 'option_booking']).nullish(),
  }),
  output: paymentSettings,
  failures: [...sessionFailures],
});

/** What is paid with; left out where nothing is paid now. The code base has no type that can hold a card number (PAY-03). */
const payment = z.discriminatedUnion('paymentMethod', [
  z.strictObject({
    paymentMethod: z.literal('sepa'),
    sepa: z.strictObject({ bankName: z.string().max(200), accountOwner: z.string().max(200), iban: z.string().max(80), bic: z.string().max(40) }),
  }),
  z.strictObject({
    paymentMethod: z.literal('creditCard'),
    creditCard: z.strictObject({
      token: z.string().max(200),
      type: z.string().max(40),
      last4: z.string().max(4),
      expirationMonth: z.string().max(4),
      expirationYear: z.string().max(4),
    }),
  }),
]);

export const confirmBooking = bookingCall({
  path: 'bookingRequest/confirmBooking',
  summary: 'Orders: exactly once for a session, however often it is sent (BOOK-15)',
  input: z.strictObject({
    sessionId,
    sessionRevision,
    acceptDirectBooking: z.boolean().default(false),
    bookingStatus: z.enum(['fixed_booking', 'option_booking']).nullish(),
    bookingOptions: bookingFormSchema.nullish(),
    /** Of a request without a voyage: its four answers (BOOK-17). */
    customRequest: customRequestSchema.nullish(),
    /** What the visitor saw and accepted: another total is not booked. */
    acceptedTotal: money.nullish(),
    payment: payment.nullish(),
    clientAnalyticsData: z.object({ userAgent: z.string().max(500) }).nullish(),
    cookiebotConsent: z.string().max(500).nullish(),
  }),
  output: confirmationSchema,
  failures: [
    ...sessionFailures,
    'B001',
    'InvalidCustomRequestConfiguration',
    'InvalidSelectedBookingOptions',
    'InvalidPaxBirthDateInput',
    'CategorySelection',
    'PriceChanged',
  ],
});

export const answerPrice = bookingCall({
  path: 'bookingRequest/answerPrice',
  summary: 'The customer’s answer to the operator’s other price: booked at it, or not at all (BOOK-13)',
  input: z.strictObject({
    sessionId,
    accepted: z.boolean(),
    /** The price that was shown: another one is not accepted by this answer. */
    acceptedTotal: money,
  }),
  output: confirmationSchema,
  failures: ['Maintenance', 'InvalidSession', 'BadSessionState', 'PriceChanged'],
});

export const getCustomRequestSettings = bookingCall({
  path: 'bookingRequest/getCustomRequestSettings',
  read: true,
  summary: 'What a request without a voyage asks for',
  input: z.strictObject({}),
  output: z.object({
    ships: z.array(z.string()),
    minStartDate: z.string(),
    maxStartDate: z.string(),
    maxDuration: z.number().int(),
    maxPersons: z.number().int(),
    /** Everything here comes from samples. */
    isMock: z.boolean(),
    customerSupportSettings: z.object({ phone: z.string(), dial: z.string(), email: z.string() }),
  }),
  failures: [],
});

export const startCustomRequestSession = bookingCall({
  path: 'bookingRequest/startCustomRequestSession',
  summary: 'Begins a request without a voyage',
  input: z.strictObject({}),
  output: sessionSchema,
  failures: ['InvalidCustomRequestConfiguration'],
});

export const getCustomerOriginSettings = bookingCall({
  path: 'bookingRequest/getCustomerOriginSettings',
  read: true,
  summary: 'Where customers come from: the twelve answers (BOOK-16)',
  input: z.strictObject({}),
  output: z.object({ options: z.array(z.object({ id: z.number().int(), label: z.string() })) }),
  failures: [],
});

export const submitCustomerOrigin = bookingCall({
  path: 'bookingRequest/submitCustomerOrigin',
  summary: 'Where this customer came from',
  input: z.strictObject({ contactId: z.uuid(), origin: z.number().int().min(1).max(12) }),
  output: z.object({ saved: z.boolean() }),
  failures: ['InvalidSession'],
});

export const bookingCalls = {
  getVoyageSettings,
  startVoyageSession,
  getSession,
  getCategoryAvailability,
  changeParty,
  selectCategory,
  getBookingOptions,
  getInsuranceOffers,
  searchContacts,
  searchCustomerContact,
  summarizeBooking,
  getPaymentSettings,
  confirmBooking,
  answerPrice,
  getCustomRequestSettings,
  startCustomRequestSession,
  getCustomerOriginSettings,
  submitCustomerOrigin,
} as const;
