// What a customer decides after the order: an option becomes fixed, another price is accepted or not, another card is given. Each is one
// transaction and may be sent twice: the second one finds what the first one did.
import { money, sameMoney, type Money } from '#domain/money/money.ts';
import { movePayment } from '#domain/payment/payment-machine.ts';
import { newBookingMail } from '#features/documents/server/index.ts';
import { Failure } from '#platform/contract/failures.ts';
import { GiveUp, Later, type Handler } from '#platform/server/outbox/job.ts';
import { z } from 'zod';
import type { StoredBooking } from '../booking.repository.ts';
import { atOperatorTotal } from '../operator-quote.ts';
import { operatorTotal } from '../operator-request.ts';
import type { BookingQuote } from '../quotes.ts';
import { afterBooked, forgetJob, forwardJob, submitJob } from './after-booked.ts';
import { endPayment } from './end-payment.ts';
import type { NewPayment, OrderKey, ShownForm, WorkStore, WorkTx } from './ports.ts';

const known = async (tx: WorkTx, bookingId: string): Promise<StoredBooking> => {
  const booking = await tx.lockBooking(bookingId);
  if (!booking) throw new Failure('InvalidSession');
  return booking;
};

export interface OptionConfirmation {
  readonly bookingId: string;
  readonly payment: NewPayment;
  readonly returnUrl: string | null;
  /** As it was pressed (L-DE-11). */
  readonly buttonText: string;
  readonly goesToOperator: boolean;
  readonly key?: OrderKey | undefined;
  /** Accepted by the customer; left out where nobody could see another one. */
  readonly acceptedTotal?: Money;
  readonly form?: ShownForm;
}

/** What the operator gets of a total: the rest of it is bought elsewhere. */
const placesAt = (quote: BookingQuote, total: Money): Money => money(operatorTotal(quote).amount + total.amount - quote.total.amount, total.currency);

/** The booking's lines at its own total: the operator may have held an option at another price than the one that was asked for. */
export const quoteAtOwnTotal = ({ quote, total, language }: Pick<StoredBooking, 'quote' | 'total' | 'language'>): BookingQuote | null =>
  quote && total && !sameMoney(quote.total, total) ? atOperatorTotal(quote, placesAt(quote, total), language) : quote;

/**
 * An option becomes a fixed booking, at its own price, before its last moment by the database's clock (F12).
 * @throws Failure BadSessionState where there is no option that still holds, PriceChanged where another total was accepted than the option's,
 * ValidationFailed for a key that was used with another content
 */
export const confirmOption = (
  store: WorkStore,
  { bookingId, payment, returnUrl, buttonText, goesToOperator, key, acceptedTotal, form }: OptionConfirmation,
): Promise<StoredBooking> =>
  store.transaction(async (tx) => {
    if (key && !(await tx.rememberKey(key))) throw new Failure('ValidationFailed', { errors: { 'idempotency-key': ['used before with another content'] } });
    const booking = await known(tx, bookingId);
    if (booking.kind === 'fixed_booking') return booking; // sent twice
    const now = await tx.now();
    if (booking.state !== 'option_held' || booking.optionValidUntil === null || booking.optionValidUntil <= now)
      throw new Failure('BadSessionState', { data: { bookingState: booking.state === 'option_held' ? 'lapsed' : booking.state } });
    if (acceptedTotal && booking.total && !sameMoney(booking.total, acceptedTotal))
      throw new Failure('PriceChanged', { data: { previous: acceptedTotal, current: booking.total } });
    const priced = quoteAtOwnTotal(booking);
    const ordered = await tx.move(booking, 'confirm_option', 'customer', buttonText, {
      kind: 'fixed_booking',
      // what was accepted is what the operator must answer with
      ...(priced && priced !== booking.quote && { quote: priced, quotedTotal: priced.total }),
      secondButtonText: buttonText,
      ...(form && { secondForm: form }),
    });
    if (!ordered) throw new Failure('BadSessionState');
    await tx.enterPayment(ordered, payment, returnUrl);
    if (goesToOperator) {
      await tx.enqueue(submitJob(ordered));
      return ordered;
    }
    const fixed = await tx.move(ordered, 'booked', 'shop', '');
    if (!fixed) throw new Failure('BadSessionState');
    const paid = await tx.payment(bookingId);
    for (const job of afterBooked(fixed, payment.kind, now, paid?.attempts)) await tx.enqueue(job);
    return fixed;
  });

/**
 * Answers the operator's other price: it is sent again at the new one, or ends.
 * @throws Failure PriceChanged where the accepted total is not the one that was named, BadSessionState where nothing is asked any more
 */
export const answerPrice = (
  store: WorkStore,
  { bookingId, accepted, acceptedTotal }: { readonly bookingId: string; readonly accepted: boolean; readonly acceptedTotal: Money },
): Promise<StoredBooking> =>
  store.transaction(async (tx) => {
    const booking = await known(tx, bookingId);
    const { offeredTotal, answerUntil, quote } = booking;
    if (booking.state !== 'reprice') {
      if (accepted && booking.quotedTotal && sameMoney(booking.quotedTotal, acceptedTotal) && booking.state !== 'cancelled') return booking;
      if (!accepted && booking.state === 'cancelled') return booking;
      throw new Failure('BadSessionState');
    }
    if (!offeredTotal || !quote || !answerUntil || answerUntil <= (await tx.now())) throw new Failure('BadSessionState');
    if (!accepted) {
      const ended = await tx.move(booking, 'price_declined', 'customer', '', { answerUntil: null });
      if (!ended) throw new Failure('BadSessionState');
      await endPayment(tx, bookingId);
      return ended;
    }
    if (!sameMoney(offeredTotal, acceptedTotal)) throw new Failure('PriceChanged', { data: { previous: acceptedTotal, current: offeredTotal } });
    const again = await tx.move(booking, 'price_accepted', 'customer', `${acceptedTotal.amount} ${acceptedTotal.currency}`, {
      quote: atOperatorTotal(quote, placesAt(quote, offeredTotal), booking.language),
      total: offeredTotal,
      quotedTotal: offeredTotal,
      offeredTotal: null,
      answerUntil: null,
      queuedAt: null,
    });
    if (!again) throw new Failure('BadSessionState');
    await tx.enqueue(submitJob(again));
    return again;
  });

const payloadSchema = z.object({ bookingId: z.uuid() });

/** Nobody answered the operator's other price in time: the booking ends, and its customer is told. */
export const answerOver = (store: WorkStore): Handler => ({
  run: async (job) => {
    const payload = payloadSchema.safeParse(job.payload);
    if (!payload.success) throw new GiveUp('the payload names no booking');
    return store.transaction(async (tx) => {
      const booking = await tx.lockBooking(payload.data.bookingId);
      if (booking?.state !== 'reprice' || booking.answerUntil === null) return undefined;
      if (booking.answerUntil > (await tx.now())) return new Later(booking.answerUntil);
      await tx.move(booking, 'price_declined', 'clock', '', { answerUntil: null });
      await endPayment(tx, booking.id);
      await tx.enqueue(newBookingMail(booking.id, 'priceLapsed'));
      await tx.finish(job);
      return undefined;
    });
  },
});

/**
 * Another card or an account after one that was declined (PAY-04). Where nothing may be added, nothing happens: money that is on its way
 * is never sent twice.
 */
export const payAgain = (store: WorkStore, bookingId: string, payment: NewPayment, returnUrl: string | null): Promise<StoredBooking> =>
  store.transaction(async (tx) => {
    const booking = await known(tx, bookingId);
    const before = await tx.payment(bookingId);
    if (!before || payment.kind === 'later' || !['declined', 'none'].includes(before.state) || before.problem === null) return booking;
    const entered = movePayment(before, { type: 'entered' });
    if (entered.kind === 'refused') return booking;
    const forgotten = forgetJob(before);
    if (forgotten) await tx.enqueue(forgotten);
    await tx.enterPayment(booking, payment, returnUrl);
    if (payment.kind === 'card') await tx.enqueue(forwardJob(bookingId, entered.payment.attempts));
    return booking;
  });
