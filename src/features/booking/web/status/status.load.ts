// A booking for its own page, before any script runs (BOOK-24). The address is the key: search engines and caches are kept away from it.
import type { BookingStatus, getBooking } from '#features/booking/status-contract.ts';
import { Failure } from '#platform/contract/failures.ts';
import { pageHead } from '#platform/web/app-runtime/head.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import { statusTexts } from './status-texts.ts';

export interface LoadedStatus {
  readonly bookingKey: string;
  /** null where the key opens nothing: unknown and over look the same. */
  readonly status: BookingStatus | null;
  /** The date of birth that was given for the papers opened nothing. */
  readonly arePapersRefused: boolean;
}

/** @param query of the address, with or without its question mark */
export async function loadStatus(bookingKey: string, query: string, page: PageRuntime) {
  const t = statusTexts[page.language];
  const head = pageHead(page, { title: t.head, description: t.description, noIndex: true });
  const arePapersRefused = new URLSearchParams(query).get('papers') === 'refused';
  try {
    return { bookingKey, arePapersRefused, status: await page.api<typeof getBooking>('booking/getBooking', { bookingKey }), head };
  } catch (error) {
    if (!(error instanceof Failure) || (error.code !== 'InvalidSession' && error.code !== 'ValidationFailed')) throw error;
    page.http.status = 404;
    return { bookingKey, arePapersRefused, status: null, head };
  }
}
