// Hands a card on to the provider once the place is booked, and finds out what became of it (PAY-03, PAY-04, reliability.md 4.5). Each card
// has one attempt id: the provider answers a repetition with the first outcome, and an unanswered one is asked for before anything else.
import { coversOn, parseInsolvencyCover } from '#domain/payment/insolvency-cover.ts';
import { attemptId, movePayment, type PaymentEvent } from '#domain/payment/payment-machine.ts';
import { agencyDay } from '#domain/calendar/calendar.ts';
import { isSettled } from '#domain/booking/booking-states.ts';
import { newBookingMail } from '#features/documents/server/index.ts';
import { errorEvent, outcomeTable, PaymentProviderError, type PaymentOutcome, type PaymentProvider } from '#features/payments/server/payment-port.ts';
import { backoff, GiveUp, Later, type Handler, type HandlerOutcome, type Job } from '#platform/server/outbox/job.ts';
import { z } from 'zod';
import type { StoredBooking } from '../booking.repository.ts';
import type { VoyageFacts } from '../facts.ts';
import { forgetJob } from './after-booked.ts';
import type { PaymentChanges, StoredPayment, WorkStore, WorkTx } from './ports.ts';

const MINUTE = 60_000;
/** A provider keeps a security code no longer, so a card that could not be handed on in that time is entered again. */
const TOKEN_MS = 24 * 60 * MINUTE;
/** The booking is on its way to its place. */
const PLACE_MS = 15_000;

export interface ForwardParts {
  readonly store: WorkStore;
  readonly provider: PaymentProvider;
  readonly voyageOf: (voyageId: number) => Promise<Pick<VoyageFacts, 'row' | 'terms'>>;
  /** Where a customer comes back to from the bank, whose card came without an address. */
  readonly shopUrl: (booking: StoredBooking) => string;
  readonly random?: () => number;
}

const payloadSchema = z.object({ bookingId: z.uuid() });
const delay = backoff({ baseMs: 5_000, factor: 1.7, longestMs: 5 * MINUTE, least: 0.5 });

type Step = 'on' | Later | undefined;

export function forwardPayment({ store, provider, voyageOf, shopUrl, random = Math.random }: ForwardParts): Handler {
  /** Longer and longer looks at what was sent: by the time that has passed, not by a count that a restart would lose. */
  const laterSince = (since: Date | null, now: Date): Later =>
    new Later(delay(1 + Math.floor(Math.log2(1 + Math.max(0, now.getTime() - (since ?? now).getTime()) / 5_000)), random));

  const inStep = (
    bookingId: string,
    seen: StoredPayment,
    run: (tx: WorkTx, booking: StoredBooking, payment: StoredPayment, now: Date) => Promise<Step>,
  ): Promise<Step> =>
    store.transaction(async (tx) => {
      const booking = await tx.lockBooking(bookingId);
      const payment = await tx.payment(bookingId);
      if (!booking || !payment || payment.state !== seen.state || payment.attempts !== seen.attempts) return 'on';
      return run(tx, booking, payment, await tx.now());
    });

  /** One arrow of the payment's table. @returns false where it does not exist */
  async function change(tx: WorkTx, booking: StoredBooking, payment: StoredPayment, event: PaymentEvent, more: Partial<PaymentChanges> = {}): Promise<boolean> {
    const moved = movePayment(payment, event);
    if (moved.kind === 'refused') return false;
    const forgotten = moved.forget ? forgetJob(payment) : undefined;
    await tx.changePayment(booking.id, { state: moved.payment.state, ...(moved.forget && { token: null }), ...more });
    if (forgotten) await tx.enqueue(forgotten);
    return true;
  }

  const heard = (bookingId: string, seen: StoredPayment, outcome: PaymentOutcome, job: Job) =>
    inStep(bookingId, seen, async (tx, booking, payment, now): Promise<Step> => {
      const { event, problem } = outcomeTable[outcome.kind];
      await change(
        tx,
        booking,
        payment,
        { type: event },
        {
          problem: problem ?? null,
          challengeUrl: outcome.kind === 'challenge' ? outcome.url : null,
          ...(outcome.kind === 'accepted' && { providerRef: outcome.ref }),
        },
      );
      if (outcome.kind === 'challenge') return laterSince(payment.sentAt, now);
      // Whoever has left the page hears by mail that another card is needed.
      if (problem) await tx.enqueue(newBookingMail(booking.id, 'paymentFailed', { occasion: `a${payment.attempts}` }));
      await tx.finish(job);
      return undefined;
    });

  const failed = (bookingId: string, seen: StoredPayment, error: PaymentProviderError) =>
    inStep(bookingId, seen, async (tx, booking, payment, now): Promise<Step> => {
      await change(tx, booking, payment, { type: errorEvent[error.kind] });
      return laterSince(payment.sentAt, now);
    });

  /** tokenised: written down as being handed on, then handed on. */
  async function forward(bookingId: string, seen: StoredPayment, job: Job): Promise<Step> {
    let sent: { booking: StoredBooking; token: string; returnUrl: string } | undefined;
    const begun = await inStep(bookingId, seen, async (tx, booking, payment, now): Promise<Step> => {
      if (payment.kind !== 'card' || payment.token === null) return undefined;
      if (payment.enteredAt && now.getTime() - payment.enteredAt.getTime() >= TOKEN_MS) {
        await change(tx, booking, payment, { type: 'outdated' }, { problem: 'card_outdated' });
        await tx.enqueue(newBookingMail(booking.id, 'paymentFailed', { occasion: `a${payment.attempts}` }));
        await tx.finish(job);
        return undefined;
      }
      if (booking.state !== 'fixed') {
        if (!isSettled(booking.state) || booking.state === 'manual' || booking.state === 'reprice') return new Later(PLACE_MS);
        await change(tx, booking, payment, { type: 'booking_ended' });
        await tx.finish(job);
        return undefined;
      }
      const voyage = booking.voyageId === null ? undefined : await voyageOf(booking.voyageId);
      const covered = coversOn(parseInsolvencyCover(voyage?.terms.insolvencyCover), agencyDay(now));
      if (!(await change(tx, booking, payment, { type: 'forward', placeBooked: true, covered }, { sentAt: now, problem: null, challengeUrl: null })))
        throw new GiveUp('no payment may be taken for this booking: its operator’s insolvency cover does not hold today');
      sent = { booking, token: payment.token, returnUrl: payment.returnUrl ?? shopUrl(booking) };
      return 'on';
    });
    if (!sent) return begun;
    const { booking, token, returnUrl } = sent;
    const now: StoredPayment = { ...seen, state: 'forwarding' };
    await job.extend();
    try {
      const amount = booking.quote?.deposit ?? booking.total;
      if (!amount) throw new GiveUp('a booking without a price');
      const outcome = await provider.forward({ attemptId: attemptId(bookingId, seen), token, clientRef: booking.clientRef, amount, returnUrl });
      return await heard(bookingId, now, outcome, job);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      return failed(bookingId, now, error);
    }
  }

  /** forwarding, unknown: what became of it is asked, as often as it takes. */
  async function ask(bookingId: string, seen: StoredPayment, job: Job): Promise<Step> {
    try {
      const outcome = await provider.query(attemptId(bookingId, seen));
      if (outcome !== 'not_known') return await heard(bookingId, seen, outcome, job);
      return await inStep(bookingId, seen, async (tx, booking, payment, now): Promise<Step> => {
        const over = (payment.sentAt ?? now).getTime() + provider.quarantineMs;
        if (now.getTime() < over) return new Later(new Date(over));
        await change(tx, booking, payment, { type: 'not_known', quarantineOver: true });
        return 'on';
      });
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      return inStep(bookingId, seen, async (_tx, _booking, payment, now) => laterSince(payment.sentAt, now));
    }
  }

  return {
    policy: { tries: 200, delayMs: delay },
    run: async (job): Promise<HandlerOutcome> => {
      const payload = payloadSchema.safeParse(job.payload);
      if (!payload.success) throw new GiveUp('the payload names no booking');
      const { bookingId } = payload.data;
      for (;;) {
        job.signal.throwIfAborted();
        const payment = await store.payment(bookingId);
        if (!payment || payment.kind !== 'card') return undefined;
        const isOut = payment.state === 'forwarding' || payment.state === 'unknown';
        if (!isOut && payment.state !== 'tokenised') return undefined; // it stands
        const step = await (isOut ? ask : forward)(bookingId, payment, job);
        if (step !== 'on') return step;
      }
    },
  };
}

const forgetSchema = z.object({ token: z.string() });

/** The provider forgets a card that is not needed any more. */
export const forgetCard = (provider: PaymentProvider): Handler => ({
  run: async (job) => {
    const payload = forgetSchema.safeParse(job.payload);
    if (!payload.success) throw new GiveUp('the payload names no card');
    await provider.remove(payload.data.token);
  },
});
