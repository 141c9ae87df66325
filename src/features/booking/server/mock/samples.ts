// The samples of the booking, made by one builder: what the resources of the newer flow show and what the mock mode answers with (BOOK-21,
// decision 43). Invented from end to end; nothing here is in the database, and nothing of it can be booked.
import { brands } from '#brands/brands.ts';
import { depositOf } from '#domain/booking/booking-quote.ts';
import type { BookingKind } from '#domain/booking/booking-states.ts';
import { salutations, titles, type BookingForm, type BookingStatus } from '#domain/booking/form/booking-form.ts';
import { bookingKind, orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { countryList } from '#domain/booking/form/countries.ts';
import { addDays, agencyDay } from '#domain/calendar/calendar.ts';
import { money, type Money } from '#domain/money/money.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import type { AnswerOf } from '#platform/contract/define-call.ts';
import type { BookingOptions, BookingSession, BookingSummary, AvailabilityAnswer, Confirmation, getVoyageSettings, InsuranceAnswer } from '../../contract.ts';
import { optionTexts } from '../option-texts.ts';

type Settings = AnswerOf<typeof getVoyageSettings>;
type Quote = NonNullable<BookingSession['quote']>;
type Offer = AvailabilityAnswer['cabinCategories'][number];
export type SampleOutcome = 'success' | 'challenge' | 'error';
export type SampleParty = { readonly adults: number; readonly childAges: readonly number[] };

const sampleVoyage = 1;
const euros = (amount: number): Money => money(Math.round(amount * 100), 'EUR');
const words = {
  de: {
    title: 'Beispielreise ab Hamburg',
    adult: 'Erwachsener',
    child: 'Kind',
    sample: 'Beispiel, nichts wird gebucht',
    inside: 'Innenkabine',
    balcony: 'Balkonkabine',
    fare: 'Komfort',
  },
  en: {
    title: 'Sample voyage from Hamburg',
    adult: 'Adult',
    child: 'Child',
    sample: 'Sample, nothing is booked',
    inside: 'Inside cabin',
    balcony: 'Balcony cabin',
    fare: 'Comfort',
  },
} as const;

/** Per adult and per child of the two sample categories, euros. */
const categories: readonly { readonly code: string; readonly type: CabinType; readonly adult: number; readonly child: number }[] = [
  { code: 'IA', type: 'inside', adult: 899, child: 299 },
  { code: 'BA', type: 'balcony', adult: 1249, child: 399 },
];
const firstCategory = categories[0] as (typeof categories)[number]; // the list above is not empty

export function sampleQuote(code: string, { adults, childAges }: SampleParty, { language }: ShopAsker): Quote {
  const category = categories.find((one) => one.code === code) ?? firstCategory;
  const t = words[language];
  const lines: Quote['lines'] = [
    { kind: 'bed', label: t.adult, count: adults, each: euros(category.adult) },
    ...(childAges.length > 0 ? [{ kind: 'extra_bed' as const, label: t.child, count: childAges.length, each: euros(category.child) }] : []),
  ];
  const total = money(
    lines.reduce((sum, line) => sum + line.count * line.each.amount, 0),
    'EUR',
  );
  return { total, lines, contained: [], deposit: depositOf(total, 20), depositPercent: 20 };
}

function voyage(voyageId: number, { language, now }: ShopAsker): NonNullable<BookingSession['voyage']> {
  const departsOn = addDays(agencyDay(now), 120);
  return {
    id: voyageId,
    title: words[language].title,
    href: '/',
    departsOn,
    returnsOn: addDays(departsOn, 7),
    nights: 7,
    ship: 'Musterschiff',
    operator: 'Musterreederei',
    embarkation: 'Hamburg',
    disembarkation: 'Hamburg',
    chartUrl: '',
  };
}

export function sampleSettings(asker: ShopAsker, voyageId = sampleVoyage): Settings {
  const { phone, serviceEmail } = brands[asker.brand];
  return {
    voyageId,
    voyage: voyage(voyageId, asker),
    backendAvailabilityStatus: { isAvailable: true, unavailableMessage: null },
    isBookingPossible: true,
    bookingNotPossibleMessage: null,
    customerSupportSettings: { phone: phone.shown, dial: phone.dial, email: serviceEmail },
    isOptionPossible: true,
    isMock: true,
    paymentMeans: ['later'],
    maxPersons: 4,
  };
}

/** @param variant all of it for sale, only waiting lists, or nothing at all */
export function sampleAvailability(
  asker: ShopAsker,
  pax: SampleParty,
  variant: 'free' | 'waitList' | 'none' = 'free',
  sessionRevision = 1,
): AvailabilityAnswer {
  const t = words[asker.language];
  const offers = categories.map((one): Offer => {
    const quote = sampleQuote(one.code, pax, asker);
    return {
      categoryCode: one.code,
      cabinType: one.type,
      name: one.type === 'inside' ? t.inside : t.balcony,
      description: t.sample,
      sizeSqm: one.type === 'inside' ? 14 : 20,
      maxOccupancy: 4,
      decks: [5],
      colour: one.type === 'inside' ? '#C9C3D6' : '#9CC8DE',
      state: variant === 'waitList' ? 'waitlist' : 'available',
      free: variant === 'waitList' ? 0 : 8,
      fares: [{ fareGroupId: 'comfort', minAge: null, quote, perPerson: money(Math.round(quote.total.amount / (pax.adults + pax.childAges.length)), 'EUR') }],
    };
  });
  const types = offers.map(({ cabinType, name, state, fares }) => ({ cabinType, name, state, from: fares[0]?.quote?.total ?? null }));
  const [free, waits] = [variant === 'free', variant === 'waitList'];
  return {
    sessionRevision,
    isOffline: false,
    pax: { adults: pax.adults, childAges: [...pax.childAges] },
    cabinTypes: free ? types : [],
    cabinCategories: free ? offers : [],
    waitListCabinTypes: waits ? types : [],
    waitListCategories: waits ? offers : [],
    fareGroups: [{ fareGroupId: 'comfort', name: t.fare, contents: [t.sample], isGuarantee: false }],
    fareGroupMode: 'one',
    isPricePerPerson: false,
    additionalRemarksHtml: '',
    includedItems: [t.sample],
    shipPlanUrl: null,
    freeCabins: [],
  };
}

export function sampleOptions(asker: ShopAsker, code = firstCategory.code, sessionRevision = 2): BookingOptions {
  const t = optionTexts[asker.language];
  const type = categories.find((one) => one.code === code)?.type ?? 'inside';
  return {
    sessionRevision,
    cabinSelectionOptions: { categoryName: type === 'inside' ? words[asker.language].inside : words[asker.language].balcony, cabinNumber: null },
    transportationOptions: [
      { option: 'cruise_only', label: t.arrivals.cruise_only, info: t.arrivalInfo.cruise_only, price: euros(0), gateways: [], isMandatory: false },
    ],
    prePostPackageOptions: [],
    specialServiceOptions: [{ id: 'diet', ...t.services.diet, price: euros(0) }],
    diningOptions: { seatings: [{ id: 'early', ...t.seatings.early, price: euros(0) }], tableSizes: [] },
    beddingConfigurationOptions: [],
    freeUpgradeOptions: [],
    specialPromotionOptions: [],
    bookingStatusOptions: {
      additionalBookingTextHtml: '',
      statusChoices: [
        { status: 'option_booking', label: t.option, info: t.optionInfo, optionValidUntil: new Date(asker.now.getTime() + 3 * 86_400_000).toISOString() },
        { status: 'fixed_booking', label: t.fixed, info: t.fixedInfo, optionValidUntil: null },
      ],
    },
    contactFormOptions: {
      salutations: [...salutations],
      titles: [...titles],
      countries: [...countryList(asker.language)],
      ageOfMajority: 18,
      ageLimits: { infantMaxAge: 1, childMaxAge: 11, juniorMaxAge: 17 },
      fare: null,
      isNationalityRequired: false,
      isClubSupported: false,
      clubName: null,
      isImportOffered: false,
    },
    railAndFly: null,
    isInsuranceOffered: true,
  };
}

export function sampleInsurance(): InsuranceAnswer {
  const offer = (id: string, insuranceGroup: number, amount: number): InsuranceAnswer['offers'][number] => ({
    id: `${id}.${amount}`,
    insuranceGroup,
    insurer: 'Musterversicherung AG',
    name: id,
    description: '',
    price: money(amount, 'EUR'),
    isForFamily: false,
    baggage: insuranceGroup !== 4,
    cancellation: insuranceGroup !== 4,
    curtailment: insuranceGroup !== 4,
    emergency: true,
    health: true,
    withDeductible: insuranceGroup !== 4,
    saysDeductible: insuranceGroup !== 4,
    termsUrls: { information: 'https://versicherung.example/ipid.pdf', terms: 'https://versicherung.example/avb.pdf' },
    acceptPayments: { sepa: true, creditCard: true },
  });
  return { state: 'offers', missing: [], offers: [offer('muster-rundum', 1, 14_980), offer('muster-gesund', 4, 3980)] };
}

/** What the insurance page of a booking would be told of its case. */
export const sampleInsuranceCase = (asker: ShopAsker) => ({
  bookingKey: 'A'.repeat(43),
  state: 'offered' as const,
  voyage: voyage(sampleVoyage, asker),
  travellers: 2,
  totalPrice: sampleQuote(firstCategory.code, { adults: 2, childAges: [] }, asker).total,
  offers: sampleInsurance().offers,
});

export interface SampleSession {
  readonly sessionId: string;
  readonly revision: number;
  readonly kind: 'voyage' | 'custom';
  readonly voyageId: number;
  readonly pax: SampleParty;
  readonly maxStep: number;
  readonly categoryCode: string | null;
  readonly waits: boolean;
  readonly form: BookingForm | null;
  readonly confirmation: Confirmation | null;
}

export function sampleSession(asker: ShopAsker, at: SampleSession): BookingSession {
  const { categoryCode } = at;
  const t = words[asker.language];
  return {
    sessionId: at.sessionId,
    sessionRevision: at.revision,
    kind: at.kind,
    state: at.confirmation ? 'confirmed' : 'open',
    maxStep: at.maxStep,
    pax: { adults: at.pax.adults, childAges: [...at.pax.childAges] },
    voyage: at.kind === 'voyage' ? voyage(at.voyageId, asker) : null,
    selection: categoryCode
      ? {
          fareGroupId: 'comfort',
          fareGroupName: t.fare,
          categoryCode,
          categoryName: categoryCode === 'IA' ? t.inside : t.balcony,
          cabinType: categoryCode === 'IA' ? 'inside' : 'balcony',
          cabinNumber: null,
          deck: null,
          waitListCategoryCodes: at.waits ? [categoryCode] : [],
          heldUntil: null,
          isOffline: false,
        }
      : null,
    quote: categoryCode ? sampleQuote(categoryCode, at.pax, asker) : null,
    bookingOptions: at.form as BookingSession['bookingOptions'],
    paxAges: at.kind === 'custom' ? [] : [...Array.from({ length: at.pax.adults }, () => null), ...at.pax.childAges],
    expiresAt: new Date(asker.now.getTime() + 3_600_000).toISOString(),
    isConsultant: false,
    confirmation: at.confirmation,
  };
}

export function sampleSummary(
  asker: ShopAsker,
  session: Pick<SampleSession, 'revision' | 'pax' | 'categoryCode' | 'waits'>,
  status: BookingStatus | null,
): BookingSummary {
  const quote = sampleQuote(session.categoryCode ?? firstCategory.code, session.pax, asker);
  const choice = { isCustomRequest: false, isWaitList: session.waits, status };
  const t = words[asker.language];
  return {
    sessionRevision: session.revision,
    bookingType: bookingKind(choice),
    isImmediateBookingRequired: false,
    quoteError: null,
    quote,
    previousTotal: null,
    paymentSettings: {
      amexFee: null,
      isRequired: false,
      note: t.sample,
      requiresBicForSepaPayment: false,
      supportsSepaPayment: false,
      mode: 'no',
      cardFields: null,
    },
    summary: { blocks: [{ title: t.title, step: null, items: [{ id: 'sample', label: t.fare, value: t.sample, note: '', type: 'text' }] }] },
    warnings: [t.sample],
    packageForm: { version: 'sample', title: t.sample, paragraphs: [t.sample] },
    insolvencyCover: null,
    optionValidUntil: null,
    buttonText: orderButtonText(session.waits || status !== null ? bookingKind(choice) : null, asker.language),
  };
}

/** @param outcome 'challenge': the customer's bank wants to be asked first; 'error': the operator refuses */
export function sampleConfirmation(asker: ShopAsker, outcome: SampleOutcome, kind: BookingKind = 'fixed_booking', total: Money | null = null): Confirmation {
  const t = words[asker.language];
  const isFixed = kind === 'fixed_booking';
  const states = {
    fixed_booking: outcome === 'success' ? 'fixed' : 'accepted',
    option_booking: 'option_held',
    wait_list: 'wait_listed',
    custom_request: 'requested',
  } as const;
  return {
    bookingId: 'MUSTER-000001',
    bookingType: kind,
    bookingState: states[kind],
    confirmationEmail: { content: t.sample, isSent: true, recipient: 'muster@example.org' },
    contactId: '00000000-0000-4000-8000-000000000000',
    enquireCustomerOrigin: false,
    insuranceBookingKey: null,
    liveBooking: isFixed && outcome === 'success' ? { message: t.sample, note: '', items: [{ label: t.title, value: t.fare }] } : null,
    liveBookingError: outcome === 'error' ? { cabinCode: null, message: t.sample } : null,
    paymentError: null,
    payment:
      outcome === 'challenge'
        ? { method: 'creditCard', state: 'forwarding', means: 'visa …1111', challengeUrl: 'https://bank.example/challenge', mayTryAgain: false }
        : null,
    quotedTotalPrice: total,
    totalPrice: total,
    newTotal: null,
    answerUntil: null,
    requestSubject: t.sample,
    requestContent: t.sample,
    supportEmail: brands[asker.brand].serviceEmail,
    voyageDetailUrl: null,
    optionValidUntil: kind === 'option_booking' ? new Date(asker.now.getTime() + 3 * 86_400_000).toISOString() : null,
    files: { pdf: '/', calendar: null },
  };
}
