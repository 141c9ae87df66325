// What the server shows of a booking before any script runs: the voyage, whether it can be booked now, and a session that the address
// names. Reading only: no address begins a session (BOOK-03, BOOK-24).
import { notFound } from '@tanstack/react-router';
import { defaultParty } from '#domain/pax/party.ts';
import type { BookingSession, getSession, getVoyageSettings } from '#features/booking/contract.ts';
import type { getVoyageDetails } from '#features/voyage/contract.ts';
import { Failure } from '#platform/contract/failures.ts';
import { pageHead } from '#platform/web/app-runtime/head.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import { isBookingStep, stepOfSlug, type BookingStep } from '#domain/booking/steps.ts';
import type { Money } from '#domain/money/money.ts';
import { stepTitles } from './booking-texts.ts';
import { closedTextOf, type ClosedText } from './flow/closed-page.tsx';
import { partyOfQuery, sessionOfQuery } from './flow/party-of-query.ts';
import type { VoyageSettings } from './flow/flow-state.ts';

const biggestId = 2_147_483_647;

export interface LoadedBooking {
  readonly voyageId: number;
  /** null once the page runs: it keeps what it was loaded with. */
  readonly settings: VoyageSettings | null;
  readonly session: BookingSession | null;
  /** The address names a session that is over, foreign or unknown. */
  readonly isSessionOver: boolean;
  /** The ship has left, or the voyage is no longer sold. */
  readonly isGone: boolean;
  /** Booking is closed for a while: the page that says so. */
  readonly maintenance: ClosedText | null;
  /** The voyage's lowest total for the party, for readers without a script. */
  readonly price: { readonly total: Money; readonly persons: number } | null;
}

export const stepOfAddress = (segment: string | undefined): BookingStep | undefined =>
  stepOfSlug(segment) ?? (segment !== undefined && isBookingStep(segment) ? segment : undefined);

/** @throws notFound for a number no voyage has; Failure where the server cannot answer */
export async function loadBooking(
  params: { readonly voyageId: string; readonly step?: string | undefined },
  query: string,
  page: PageRuntime,
  isFirst: boolean,
) {
  const voyageId = Number(params.voyageId);
  if (!/^\d{1,10}$/.test(params.voyageId) || voyageId < 1 || voyageId > biggestId) throw notFound();
  const [title, description] = stepTitles[page.language][stepOfAddress(params.step) ?? 'cabin'];
  const head = pageHead(page, { title, description, noIndex: true });
  const known: LoadedBooking = { voyageId, settings: null, session: null, isSessionOver: false, isGone: false, maintenance: null, price: null };
  if (!isFirst) return { ...known, head };
  try {
    const sessionId = sessionOfQuery(query);
    const [settings, session, price] = await Promise.all([
      page.api<typeof getVoyageSettings>('bookingRequest/getVoyageSettings', { voyageId }),
      sessionId === undefined ? null : ownSession(page, sessionId, voyageId),
      typeof window === 'undefined' ? priceOf(page, voyageId, query) : null,
    ]);
    return { ...known, settings, session, isSessionOver: sessionId !== undefined && session === null, price, head };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'UnknownVoyage' || error.code === 'ValidationFailed') throw notFound();
    const maintenance = closedTextOf(error);
    if (maintenance) return { ...known, maintenance, head };
    if (error.code !== 'NonBookableVoyage') throw error;
    page.http.status = 410;
    return { ...known, isGone: true, head };
  }
}

/** null for one that cannot be taken up: the page begins anew. */
async function ownSession(page: PageRuntime, sessionId: string, voyageId: number): Promise<BookingSession | null> {
  try {
    const session = await page.api<typeof getSession>('bookingRequest/getSession', { sessionId });
    return session.voyage?.id === voyageId ? session : null;
  } catch (error) {
    if (error instanceof Failure && (error.code === 'InvalidSession' || error.code === 'ValidationFailed')) return null;
    throw error;
  }
}

/** The price is an extra of this page: without it the booking works all the same. */
async function priceOf(page: PageRuntime, voyageId: number, query: string): Promise<LoadedBooking['price']> {
  const { adults, childAges } = partyOfQuery(query) ?? defaultParty;
  try {
    const { card } = await page.api<typeof getVoyageDetails>('voyage/getVoyageDetails', { voyageId, pax: { adults, childAges: [...childAges] } });
    return card.price ? { total: card.price.total, persons: card.price.persons } : null;
  } catch {
    return null;
  }
}
