// The order (BOOK-15, reliability.md 4.4): one transaction with key, session, place, booking, payment and the work that follows. From its
// commit on nothing is lost, and whatever is sent again finds the same booking.
import { bookedState } from '#domain/booking/booking-states.ts';
import { newDeskNotice } from '#features/documents/server/index.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { NewBooking, StoredBooking } from '../booking.repository.ts';
import { afterBooked, submitJob } from './after-booked.ts';
import { enterPayment } from './end-payment.ts';
import type { NewPayment, OrderKey, PlaceWish, WorkStore } from './ports.ts';

export interface Order {
  readonly sessionHash: Buffer;
  readonly revision: number;
  readonly key: OrderKey | undefined;
  /** The place in our own stock; null where none is taken: wait list, request, a place of the operator's. */
  readonly place: PlaceWish | null;
  /** Whether the operator has to be asked before it is booked. */
  readonly goesToOperator: boolean;
  readonly booking: Omit<NewBooking, 'claimId' | 'state'>;
  readonly payment: NewPayment;
  /** For a customer who confirms a card at the bank. */
  readonly returnUrl: string | null;
  readonly now: Date;
}

/**
 * @throws Failure ValidationFailed for a key used with another content, InvalidSession, OutdatedSessionRevision, CategorySelection where the
 * place is gone; then nothing is written
 */
export const placeOrder = (store: WorkStore, order: Order): Promise<StoredBooking> =>
  store.transaction(async (tx) => {
    if (order.key && !(await tx.rememberKey(order.key)))
      throw new Failure('ValidationFailed', { errors: { 'idempotency-key': ['used before with another content'] } });
    const session = await tx.lockSession(order.sessionHash);
    if (!session) throw new Failure('InvalidSession');
    const done = await tx.bookingOfSession(order.sessionHash);
    if (done) return done; // a second click, a second key, a second tab
    if (session.revision !== order.revision) throw new Failure('OutdatedSessionRevision', { data: { sessionRevision: session.revision } });

    const place = order.place && (await tx.takePlace(order.place));
    if (typeof place === 'string')
      throw new Failure('CategorySelection', {
        data: { reason: place, categoryCode: order.booking.categoryCode, cabinNumber: order.booking.cabinNumber },
      });
    const booking = await tx.insertBooking({
      ...order.booking,
      claimId: place?.claimId ?? null,
      state: order.goesToOperator ? 'accepted' : bookedState[order.booking.kind],
    });
    await enterPayment(tx, booking, order.payment, order.returnUrl);
    const jobs = order.goesToOperator ? [submitJob(booking)] : afterBooked(booking, order.payment.kind, order.now);
    for (const job of jobs) await tx.enqueue(job);
    if (booking.kind === 'custom_request') await tx.enqueue(newDeskNotice(booking.id, 'custom_request'));
    if (order.booking.insurance) await tx.enqueue(newDeskNotice(booking.id, 'insurance_wish'));
    await tx.closeSession(order.sessionHash);
    return booking;
  });
