// A complete form of a family and what is required of it; tests damage one thing at a time.
import { emptyBookingForm, type BookingForm, type Pax } from '../booking-form.ts';
import { formRequirements, type FormFacts, type FormRequirements } from '../requirements.ts';

export const today = '2026-11-20';

export const pax = (firstName: string, birthDate: string, more: Partial<Pax> = {}): Pax => ({
  salutation: 'female',
  title: 'none',
  firstName,
  lastName: 'Lindqvist',
  birthDate,
  nationality: 'DE',
  clubNumber: '',
  ...more,
});

export const sampleForm = (more: Partial<BookingForm> = {}): BookingForm => ({
  ...emptyBookingForm(0),
  acceptTerms: true,
  bookingContact: {
    ...pax('Miriam Johanna', '1961-11-07'),
    street: 'Elbchaussee 12',
    postCode: '22765',
    city: 'Hamburg',
    country: 'DE',
    phone: '+49 40 555 01 20',
    mobile: '',
    fax: '',
    email: 'm.lindqvist@example.org',
  },
  pax: [pax('Miriam Johanna', '1961-11-07'), pax('Jörg', '1988-02-29', { salutation: 'male' }), pax('Mia', '2017-08-01', { salutation: 'none' })],
  ...more,
});

export const sampleFacts: FormFacts = {
  paxAges: [null, null, 9],
  ageLimits: { infantMaxAge: 1, childMaxAge: 11, juniorMaxAge: 17 },
  fare: { fareName: 'Familie', minYears: null, maxYears: null, minMonths: null },
  departsOn: '2027-06-12',
  isNationalityRequired: true,
  isClubSupported: true,
  clubName: 'Leuchtfeuer',
  choice: { isCustomRequest: false, isWaitList: false, status: 'fixed_booking' },
  isOnlyFixed: false,
};

export const sampleRequirements = (more: Partial<FormFacts> = {}): FormRequirements => formRequirements({ ...sampleFacts, ...more });

/** Thirteen digits or more in a row stand for a card in tests. */
export const looksLikeCard = (text: string): boolean => /\d{13}/.test(text.replaceAll(/[ -]/g, ''));
