// What the server shows of a request without a voyage before any script runs: its questions with their limits, and a session that the address
// names. Reading only: no address begins a session (BOOK-17, BOOK-24).
import { isCustomStep, type CustomStep } from '#domain/booking/steps.ts';
import type { BookingSession, getCustomRequestSettings, getSession } from '#features/booking/contract.ts';
import type { AnswerOf } from '#platform/contract/define-call.ts';
import { Failure } from '#platform/contract/failures.ts';
import { pageHead } from '#platform/web/app-runtime/head.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import { stepOfAddress } from './booking.load.ts';
import { customTitles } from './custom/custom-texts.ts';
import { closedTextOf, type ClosedText } from './flow/closed-page.tsx';
import { sessionOfQuery } from './flow/party-of-query.ts';

export type CustomSettings = AnswerOf<typeof getCustomRequestSettings>;

export interface LoadedCustomRequest {
  /** null once the page runs: it keeps what it was loaded with. */
  readonly settings: CustomSettings | null;
  readonly session: BookingSession | null;
  /** The address names a session that is over, foreign, unknown, or a voyage's. */
  readonly isSessionOver: boolean;
  /** Booking is closed for a while: the page that says so. */
  readonly maintenance: ClosedText | null;
}

export const customStepOfAddress = (segment: string | undefined): CustomStep | undefined => {
  const step = stepOfAddress(segment);
  return isCustomStep(step) ? step : undefined;
};

/** @throws Failure where the server cannot answer */
export async function loadCustomRequest(params: { readonly step?: string | undefined }, query: string, page: PageRuntime, isFirst: boolean) {
  const [title, description] = customTitles[page.language][customStepOfAddress(params.step) ?? 'request'];
  const head = pageHead(page, { title, description, noIndex: true });
  const known: LoadedCustomRequest = { settings: null, session: null, isSessionOver: false, maintenance: null };
  if (!isFirst) return { ...known, head };
  const sessionId = sessionOfQuery(query);
  try {
    const [settings, session] = await Promise.all([
      page.api<typeof getCustomRequestSettings>('bookingRequest/getCustomRequestSettings', {}),
      sessionId === undefined ? null : ownSession(page, sessionId),
    ]);
    return { ...known, settings, session, isSessionOver: sessionId !== undefined && session === null, head };
  } catch (error) {
    const maintenance = error instanceof Failure ? closedTextOf(error) : null;
    if (!maintenance) throw error;
    return { ...known, maintenance, head };
  }
}

async function ownSession(page: PageRuntime, sessionId: string): Promise<BookingSession | null> {
  try {
    const session = await page.api<typeof getSession>('bookingRequest/getSession', { sessionId });
    return session.kind === 'custom' ? session : null;
  } catch (error) {
    if (error instanceof Failure && (error.code === 'InvalidSession' || error.code === 'ValidationFailed')) return null;
    throw error;
  }
}
