// The key of a booking's page (BOOK-24; reliability.md D7): the booking's id and a mark that only the shop can make. No column holds it, and
// banks and payment providers are never told it; it stands in the text of the mails that lead to the page, and those the shop keeps (`mails`).
// Keys of before a rotation open as long as their secret is among the shop's.
import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#platform/server/secrets.ts';

const PURPOSE = 'booking page';
const ID_BYTES = 16;
/** 128 bits that cannot be guessed. */
const MARK_BYTES = 16;

const bytesOf = (bookingId: string): Buffer => Buffer.from(bookingId.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export interface BookingKeys {
  /** 43 characters for an address. */
  readonly keyOf: (bookingId: string) => string;
  /** @returns the booking's id; undefined for a key that is not ours. No database is asked. */
  readonly bookingOf: (key: string) => string | undefined;
}

export const bookingKeys = (secrets: Pick<Secrets, 'marks'>): BookingKeys => ({
  keyOf: (bookingId) => Buffer.concat([bytesOf(bookingId), secrets.marks(PURPOSE, bookingId)[0].subarray(0, MARK_BYTES)]).toString('base64url'),
  bookingOf: (key) => {
    const bytes = Buffer.from(key, 'base64url');
    // The last letter carries two bits of nothing: only one way of writing a key is the key.
    if (bytes.length !== ID_BYTES + MARK_BYTES || bytes.toString('base64url') !== key) return undefined;
    const bookingId = idOf(bytes.subarray(0, ID_BYTES));
    const mark = bytes.subarray(ID_BYTES);
    return secrets.marks(PURPOSE, bookingId).some((one) => timingSafeEqual(one.subarray(0, MARK_BYTES), mark)) ? bookingId : undefined;
  },
});
