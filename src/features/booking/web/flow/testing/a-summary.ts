// Options, summary and confirmation as the server answers them, for tests of the later steps.
import { salutations, titles } from '#domain/booking/form/booking-form.ts';
import { countryList } from '#domain/booking/form/countries.ts';
import { emptyBookingForm, type BookingForm } from '#domain/booking/form/booking-form.ts';
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import type { Language } from '#domain/language.ts';
import type { BookingOptions, BookingSummary, Confirmation } from '#features/booking/contract.ts';
import type { VoyageSettings } from '../flow-state.ts';
import { aQuote, aSession, euros } from '../../testing/a-booking.ts';

export const aForm = (changes: Partial<BookingForm> = {}): BookingForm => {
  const blank = emptyBookingForm(2);
  const person = {
    ...blank.pax[0],
    salutation: 'female',
    title: 'none',
    firstName: 'Miriam',
    lastName: 'Lindqvist',
    birthDate: '1961-11-07',
    nationality: 'DE',
    clubNumber: '',
  } as const;
  return {
    ...blank,
    bookingContact: {
      ...blank.bookingContact,
      ...person,
      street: 'Deichstraße 4',
      postCode: '20459',
      city: 'Hamburg',
      country: 'DE',
      phone: '040 555 01 20',
      email: 'm@example.org',
    },
    pax: [person, { ...person, firstName: 'Jonas', birthDate: '1959-03-02' }],
    ...changes,
  };
};

export const someOptions = (changes: Partial<BookingOptions> = {}): BookingOptions => ({
  sessionRevision: 2,
  cabinSelectionOptions: { categoryName: 'Balkonkabine Komfort', cabinNumber: '822' },
  transportationOptions: [
    { option: 'cruise_only', label: 'Eigene Anreise', info: 'Sie reisen selbst.', price: euros(0), gateways: [], isMandatory: false },
    { option: 'cruise_with_flight', label: 'Flug der Reederei', info: 'Mit Transfer.', price: euros(838), gateways: ['MUC', 'FRA'], isMandatory: false },
  ],
  prePostPackageOptions: [{ id: 7, kind: 'prePackage', name: 'Hamburg entdecken', description: 'Hotel mit Frühstück.', nights: 2, price: euros(276) }],
  specialServiceOptions: [{ id: 'diet', label: 'Besondere Kost', info: '', price: euros(0) }],
  diningOptions: { seatings: [{ id: 'early', label: 'Frühe Tischzeit', info: '', price: euros(0) }], tableSizes: [] },
  beddingConfigurationOptions: [{ id: 'twin', label: 'Getrennte Betten', info: '', price: euros(0) }],
  freeUpgradeOptions: [],
  bookingStatusOptions: {
    additionalBookingTextHtml: '',
    statusChoices: [
      { status: 'option_booking', label: 'Als Option reservieren', info: 'Unverbindlich.', optionValidUntil: '2026-11-25T16:00:00Z' },
      { status: 'fixed_booking', label: 'Fest buchen', info: 'Verbindlich.', optionValidUntil: null },
    ],
  },
  specialPromotionOptions: [],
  contactFormOptions: {
    salutations: [...salutations],
    titles: [...titles],
    countries: [...countryList('de')],
    ageOfMajority: 18,
    ageLimits: { infantMaxAge: 1, childMaxAge: 11, juniorMaxAge: 17 },
    fare: null,
    isNationalityRequired: true,
    isClubSupported: false,
    clubName: null,
    isImportOffered: false,
  },
  railAndFly: null,
  isInsuranceOffered: false,
  ...changes,
});

export const aSummary = (changes: Partial<BookingSummary> = {}, language: Language = 'de'): BookingSummary => ({
  sessionRevision: 3,
  bookingType: 'option_booking',
  isImmediateBookingRequired: false,
  quoteError: null,
  quote: aQuote(3798),
  previousTotal: null,
  paymentSettings: {
    amexFee: null,
    isRequired: false,
    note: 'Kostet nichts.',
    requiresBicForSepaPayment: false,
    supportsSepaPayment: false,
    mode: 'no',
    cardFields: null,
  },
  summary: {
    blocks: [
      { title: 'Kabine', step: 'cabin', items: [{ id: 'category', label: 'Kategorie', value: 'Balkonkabine Komfort (BB)', note: '', type: 'text' }] },
      { title: 'Reisende', step: 'contacts', items: [{ id: 'pax0', label: 'Person 1', value: 'Miriam Lindqvist', note: '07.11.1961', type: 'person' }] },
      { title: 'Preis', step: null, items: [{ id: 'total', label: 'Gesamtpreis', value: '3.798,00 €', note: '', type: 'price' }] },
    ],
  },
  warnings: [],
  packageForm: { version: '2026-11', title: 'Formblatt', paragraphs: ['Erster Absatz.', 'Zweiter Absatz.'] },
  insolvencyCover: { insurer: 'Reisegarantie', contact: 'Hamburg', documentUrl: null },
  optionValidUntil: '2026-11-25T16:00:00Z',
  buttonText: orderButtonText('option_booking', language),
  ...changes,
});

export const aConfirmation = (changes: Partial<Confirmation> = {}): Confirmation => ({
  bookingId: 'FW26-ABC234',
  bookingType: 'option_booking',
  bookingState: 'option_held',
  confirmationEmail: { content: '', isSent: true, recipient: 'm@example.org' },
  contactId: '3a1d6a7c-3a44-4a38-8f0f-0f6a4cbb7a31',
  enquireCustomerOrigin: true,
  insuranceBookingKey: null,
  liveBooking: null,
  liveBookingError: null,
  paymentError: null,
  payment: null,
  quotedTotalPrice: euros(3798),
  totalPrice: euros(3798),
  newTotal: null,
  answerUntil: null,
  requestSubject: 'Option FW26-ABC234',
  requestContent: '',
  supportEmail: 'service@example.org',
  voyageDetailUrl: '/kreuzfahrt-k4711',
  optionValidUntil: '2026-11-25T16:00:00Z',
  files: { pdf: '/files/booking.pdf', calendar: '/files/voyage.ics' },
  ...changes,
});

export const someSettings = (changes: Partial<VoyageSettings> = {}): VoyageSettings => {
  const { voyage } = aSession();
  if (!voyage) throw new Error('the sample session has a voyage');
  return {
    voyageId: voyage.id,
    voyage,
    backendAvailabilityStatus: { isAvailable: true, unavailableMessage: null },
    isBookingPossible: true,
    bookingNotPossibleMessage: null,
    customerSupportSettings: { phone: '040 555 01 20', dial: '+49405550120', email: 'service@example.org' },
    isOptionPossible: true,
    isMock: false,
    paymentMeans: ['later', 'sepa'],
    maxPersons: 4,
    ...changes,
  };
};
