import type { getVoyageDetails } from '#features/voyage/contract.ts';
import { Failure } from '#platform/contract/failures.ts';
import { pageHead } from '#platform/web/app-runtime/head.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';

const titles = { de: ['Buchungsanfrage', 'Diese Reise anfragen.'], en: ['Booking request', 'Ask for this voyage.'] } as const;

/** The voyage to be booked; null without one, and with status 404 for a number nobody knows. */
export async function loadBooking(voyageId: string, page: PageRuntime) {
  const [title, description] = titles[page.language];
  const head = pageHead(page, { title, description, noIndex: true });
  if (!/^\d+$/.test(voyageId)) return { voyage: null, head };
  try {
    return { voyage: await page.api<typeof getVoyageDetails>('voyage/getVoyageDetails', { voyageId: Number(voyageId) }), head };
  } catch (error) {
    if (!(error instanceof Failure) || (error.code !== 'UnknownVoyage' && error.code !== 'ValidationFailed')) throw error;
    page.http.status = 404;
    return { voyage: null, head };
  }
}
