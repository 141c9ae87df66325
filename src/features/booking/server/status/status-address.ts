// Where a booking's page is (BOOK-24): the address that mails lead to.
import { brands } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import type { StoredBooking } from '../booking.repository.ts';

/** Public path of the page, in the language that is asked for. */
export function statusPath(brand: StoredBooking['brand'], language: StoredBooking['language'], key: string): string {
  const prefix = language === brands[brand].language ? '' : `/${language}`;
  return prefix + pathCodecs[brand].toPublic(`/booking-status/${key}`);
}
