// What a customer decides after the order: an option becomes fixed, another price is accepted or not, another card is given. Each is one
// transaction and may be sent twice: the second one finds what the first one did.
import { money, sameMoney, type Money } from '#domain/money/money.ts';
import { movePayment } from '#domain/payment/payment-machine.ts';
import { newBookingMail } from '#features/documents/server/index.ts';
import { Failure } from '#platform/contract/failures.ts';
import { backoff, GiveUp, Later, type Handler } from '#platform/server/outbox/job.ts';
import { z } from 'zod';
import type { StoredBooking } from '../booking.repository.ts';
import { atOperatorTotal } from '../operator-quote.ts';
import { operatorTotal } from '../operator-request.ts';
import type { BookingQuote } from '../quotes.ts';
import { afterBooked, forgetJob, forwardJob, submitJob } from './after-booked.ts';
import { endPayment, enterPayment } from './end-payment.ts';
import { backToOption, giveBack, optionBehind } from './option-stays.ts';
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
  { bookingId, payment, returnUrl, buttonText, key, acceptedTotal, form }: OptionConfirmation,
): Promise<StoredBooking> =>
  store.transaction(async (tx) => {
    if (key && !(await tx.rememberKey(key))) throw new Failure('ValidationFailed', { errors: { 'idempotency-key': ['used before with another content'] } });
    const booking = await known(tx, bookingId);
    if (booking.kind === 'fixed_booking') {
      if (acceptedTotal && booking.quotedTotal && !sameMoney(booking.quotedTotal, acceptedTotal))
        throw new Failure('PriceChanged', { data: { previous: acceptedTotal, current: booking.quotedTotal } });
      return booking; // sent twice
    }
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
    await enterPayment(tx, ordered, payment, returnUrl);
    if (booking.operatorRef !== null) {
      // the operator holds it, whoever sells the voyage today
      await tx.enqueue(submitJob(ordered));
      return ordered;
    }
    const fixed = await tx.move(ordered, 'booked', 'shop', '');
    if (!fixed) throw new Failure('BadSessionState');
    const paid = await tx.payment(bookingId);
    for (const job of afterBooked(fixed, payment.kind, now, paid?.attempts)) await tx.enqueue(job);
    return fixed;
  });

interface AnsweredPrice {
  readonly bookingId: string;
  /** The one that was shown. */
  readonly acceptedTotal: Money;
  readonly form?: ShownForm | undefined;
}
/** Accepting another price is an order: with its button's words as they were pressed (L-DE-11) and the form sheet as it was shown (LAW-03). */
export type PriceAnswer =
  | (AnsweredPrice & { readonly accepted: true; readonly buttonText: string })
  | (AnsweredPrice & { readonly accepted: false; readonly buttonText?: string | undefined });

/** The booking will not be at that price: an option that the operator still holds stays, everything else ends. */
async function notAtThatPrice(tx: WorkTx, booking: StoredBooking, actor: 'customer' | 'clock', now: Date): Promise<StoredBooking | undefined> {
  const validUntil = optionBehind(booking, now);
  if (validUntil) return backToOption(tx, booking, validUntil, actor, '');
  const ended = await tx.move(booking, 'price_declined', actor, '', { answerUntil: null });
  if (!ended) return undefined;
  await endPayment(tx, booking.id);
  await giveBack(tx, booking);
  if (actor === 'clock') await tx.enqueue(newBookingMail(booking.id, 'priceLapsed'));
  return ended;
}

/**
 * Answers the operator's other price: it is sent again at the new one, or ends.
 * @throws Failure PriceChanged where the accepted total is not the one that was named, BadSessionState where nothing is asked any more
 */
export const answerPrice = (store: WorkStore, answer: PriceAnswer): Promise<StoredBooking> =>
  store.transaction(async (tx) => {
    const { bookingId, accepted, acceptedTotal, form } = answer;
    const booking = await known(tx, bookingId);
    const { offeredTotal, answerUntil, quote } = booking;
    if (booking.state !== 'reprice') {
      if (accepted && booking.quotedTotal && sameMoney(booking.quotedTotal, acceptedTotal) && booking.state !== 'cancelled') return booking;
      const isDeclined = booking.state === 'cancelled' || (booking.state === 'option_held' && booking.operatorRef !== null);
      if (!accepted && isDeclined) return booking; // sent twice
      throw new Failure('BadSessionState');
    }
    const now = await tx.now();
    if (!offeredTotal || !quote || !answerUntil || answerUntil <= now) throw new Failure('BadSessionState');
    if (!answer.accepted) {
      const ended = await notAtThatPrice(tx, booking, 'customer', now);
      if (!ended) throw new Failure('BadSessionState');
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
      secondButtonText: answer.buttonText,
      ...(form && { secondForm: form }),
    });
    if (!again) throw new Failure('BadSessionState');
    await tx.enqueue(submitJob(again));
    return again;
  });

const payloadSchema = z.object({ bookingId: z.uuid() });

/** An end that is never written leaves a customer waiting: tried for a week before a person has to look. */
const policy = { tries: 200, delayMs: backoff({ baseMs: 1_000, factor: 2, longestMs: 3_600_000, least: 0.5 }) };

/** Nobody answered the operator's other price in time: the booking ends or stays an option, and its customer is told. */
export const answerOver = (store: WorkStore): Handler => ({
  policy,
  run: async (job) => {
    const payload = payloadSchema.safeParse(job.payload);
    if (!payload.success) throw new GiveUp('the payload names no booking');
    return store.transaction(async (tx) => {
      const booking = await tx.lockBooking(payload.data.bookingId);
      if (booking?.state !== 'reprice' || booking.answerUntil === null) return undefined;
      const now = await tx.now();
      if (booking.answerUntil > now) return new Later(booking.answerUntil);
      await notAtThatPrice(tx, booking, 'clock', now);
      await tx.finish(job);
      return undefined;
    });
  },
});

export interface FurtherPayment {
  readonly bookingId: string;
  readonly payment: NewPayment;
  readonly returnUrl: string | null;
  readonly key?: OrderKey | undefined;
  /** Cards and accounts that whoever sends this one knows of; where another was entered meanwhile, this one is not. */
  readonly attempt?: number | undefined;
}

/**
 * Another card or an account after one that was declined (PAY-04). Where nothing may be added, nothing happens: money that is on its way
 * is never sent twice.
 * @throws Failure ValidationFailed for a key used with another content
 */
export const payAgain = (store: WorkStore, { bookingId, payment, returnUrl, key, attempt }: FurtherPayment): Promise<StoredBooking> =>
  store.transaction(async (tx) => {
    if (key && !(await tx.rememberKey(key))) throw new Failure('ValidationFailed', { errors: { 'idempotency-key': ['used before with another content'] } });
    const booking = await known(tx, bookingId);
    const before = await tx.payment(bookingId);
    if (!before || payment.kind === 'later' || !['declined', 'none'].includes(before.state) || before.problem === null || booking.state !== 'fixed')
      return booking;
    if (attempt !== undefined && attempt !== before.attempts) return booking;
    const entered = movePayment(before, { type: 'entered' });
    if (entered.kind === 'refused') return booking;
    const forgotten = forgetJob(before);
    if (forgotten) await tx.enqueue(forgotten);
    await enterPayment(tx, booking, payment, returnUrl);
    if (payment.kind === 'card') await tx.enqueue(forwardJob(bookingId, entered.payment.attempts));
    return booking;
  });
