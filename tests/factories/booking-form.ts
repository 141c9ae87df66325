// A booking form that has everything in it: what tests change of it is what they are about.
import { emptyBookingForm, type BookingForm } from '#domain/booking/form/booking-form.ts';

export const somePerson = {
  salutation: 'female',
  title: 'none',
  firstName: 'Änne',
  lastName: 'Müller-Lüdenscheidt',
  birthDate: '1980-02-29',
  nationality: 'DE',
  clubNumber: '',
} as const;

export const someContact = {
  ...somePerson,
  street: 'Am Kai 1',
  postCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  phone: '+49 40 1234567',
  mobile: '',
  fax: '',
  email: 'aenne@example.org',
} as const;

let customers = 0;

/** Filled in for adults; each time another customer's, because nobody may hold more than three options. */
export const someForm = (persons = 2, over: Partial<BookingForm> = {}): BookingForm => ({
  ...emptyBookingForm(persons),
  bookingContact: { ...someContact, email: `aenne-${(customers += 1)}@example.org` },
  pax: Array.from({ length: persons }, (_, index) => ({ ...somePerson, firstName: `Änne ${'ABCDEF'[index] ?? ''}` })),
  ...over,
});

export const someDebit = {
  paymentMethod: 'sepa',
  sepa: { bankName: 'Testbank', accountOwner: 'Änne Müller', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
} as const;
