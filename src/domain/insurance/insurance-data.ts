// What insurance needs to know of a form before anything can be offered, and why nothing is: the same answer in browser and server (BOOK-09).
import type { IsoDate } from '../calendar/calendar.ts';
import { ageInYears } from '../booking/form/ages.ts';
import { readBirthDate } from '../booking/form/birth-date.ts';
import type { BookingForm, BookingStatus } from '../booking/form/booking-form.ts';
import { insuranceCountries } from '../booking/form/countries.ts';

export const insuranceNeeds = ['bookingStatus', 'country', 'birthDates'] as const;
export type InsuranceNeed = (typeof insuranceNeeds)[number];

export type InsuranceData =
  | { readonly state: 'data_needed'; readonly missing: readonly InsuranceNeed[] }
  | { readonly state: 'fixed_only' | 'not_in_country' }
  | { readonly state: 'ready'; readonly country: string; readonly ages: readonly number[] };

/**
 * @param form as typed
 * @param status null = not chosen yet
 * @param departsOn ages are those of that day
 */
export function insuranceData(form: Pick<BookingForm, 'bookingContact' | 'pax'>, status: BookingStatus | null, departsOn: IsoDate): InsuranceData {
  if (status === 'option_booking') return { state: 'fixed_only' };
  const country = form.bookingContact.country.trim().toUpperCase();
  if (country !== '' && !insuranceCountries.includes(country)) return { state: 'not_in_country' };
  const ages = form.pax.flatMap(({ birthDate }) => {
    const read = readBirthDate(birthDate);
    return 'day' in read && read.day <= departsOn ? [ageInYears(read.day, departsOn)] : [];
  });
  const missing: InsuranceNeed[] = [
    ...(status === null ? (['bookingStatus'] as const) : []),
    ...(country === '' ? (['country'] as const) : []),
    ...(ages.length < form.pax.length || form.pax.length === 0 ? (['birthDates'] as const) : []),
  ];
  return missing.length > 0 ? { state: 'data_needed', missing } : { state: 'ready', country, ages };
}
