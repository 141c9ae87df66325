// Where a booking's page is (BOOK-24): the address that mails lead to, and the one that a bank leads back to.
import { brands } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import type { StoredBooking } from '../booking.repository.ts';

type Place = [brand: StoredBooking['brand'], language: StoredBooking['language']];

const publicPath = ([brand, language]: Place, canonical: string): string =>
  (language === brands[brand].language ? '' : `/${language}`) + pathCodecs[brand].toPublic(canonical);

/** Public path of the page, in the language that is asked for. */
export const statusPath = (brand: Place[0], language: Place[1], key: string): string => publicPath([brand, language], `/booking-status/${key}`);

/** The same for everybody: banks and payment providers are told no key. The browser knows where its customer came from. */
export const returnPath = (brand: Place[0], language: Place[1]): string => publicPath([brand, language], '/booking-return');
