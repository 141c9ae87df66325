// Hands a card on to the provider once the place is booked, and finds out what became of it (PAY-03, PAY-04, reliability.md 4.5). Each card
// has one attempt id: the provider answers a repetition with the first outcome, and an unanswered one is asked for before anything else.
import { coversOn, parseInsolvencyCover } from '#domain/payment/insolvency-cover.ts';
import type { PaymentProblemCode } from '#domain/payment/payment-form.ts';
import { attemptId, MOST_ATTEMPTS } from '#domain/payment/payment-machine.ts';
import { agencyDay } from '#domain/calendar/calendar.ts';
import { isSettled } from '#domain/booking/booking-states.ts';
import type { Money } from '#domain/money/money.ts';
import { newBookingMail, newDeskNotice } from '#features/documents/server/index.ts';
import { errorEvent, outcomeTable, PaymentProviderError, type PaymentOutcome, type PaymentProvider } from '#features/payments/server/payment-port.ts';
import { backoff, GiveUp, Later, type Handler, type HandlerOutcome, type Job } from '#platform/server/outbox/job.ts';
import { z } from 'zod';
import type { StoredBooking } from '../booking.repository.ts';
import type { VoyageFacts } from '../facts.ts';
import { changePayment, endCard, isOutdated } from './end-payment.ts';
import type { StoredPayment, WorkStore, WorkTx } from './ports.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** So long the customer may take to confirm at the bank; then the attempt is given up. */
const CHALLENGE_MS = 24 * HOUR;
/** Who stays on the page confirms within minutes and needs no mail. */
const CHALLENGE_MAIL_MS = 3 * MINUTE;
/** So long an outcome may stay unknown before a person looks at the provider's; it is asked for all the same. */
const UNCLEAR_MS = 24 * HOUR;
/** Where a person has to do something first. */
const RARELY_MS = HOUR;
/** Steps between two looks for the confirmation mail, which leaves within seconds: at least, and at most. */
const MAIL_MS = { least: 1_000, longest: 5 * MINUTE };

export interface ForwardParts {
  readonly store: WorkStore;
  readonly provider: PaymentProvider;
  readonly voyageOf: (voyageId: number) => Promise<Pick<VoyageFacts, 'row' | 'terms'>>;
  /** Where a customer comes back to from the bank, whose card came without an address. */
  readonly shopUrl: (booking: StoredBooking) => string;
  readonly random?: () => number;
}

const payloadSchema = z.object({ bookingId: z.uuid() });
const delay = backoff({ baseMs: 5_000, factor: 1.7, longestMs: 15 * MINUTE, least: 0.5 });

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

  const heard = (bookingId: string, seen: StoredPayment, outcome: PaymentOutcome, job: Job) =>
    inStep(bookingId, seen, async (tx, booking, payment, now): Promise<Step> => {
      const { event, problem: told } = outcomeTable[outcome.kind];
      const problem: PaymentProblemCode | undefined = outcome.kind === 'expired' && payment.challengeUrl !== null ? 'challenge_over' : told;
      const challengeUrl = outcome.kind === 'challenge' ? outcome.url : null;
      const more = { problem: problem ?? null, challengeUrl, ...(outcome.kind === 'accepted' && { providerRef: outcome.ref }) };
      if (!(await changePayment(tx, booking.id, payment, { type: event }, more)))
        throw new GiveUp(`${event} is no outcome of a payment that is ${payment.state}`);
      const occasion = `a${payment.attempts}`;
      if (outcome.kind === 'challenge') {
        await tx.enqueue(newBookingMail(booking.id, 'paymentChallenge', { occasion, runAt: new Date(now.getTime() + CHALLENGE_MAIL_MS) }));
        // A bank's question that nobody can withdraw stays open as long as the provider keeps it.
        return unclear(tx, booking, payment, now, { afterMs: CHALLENGE_MS + RARELY_MS });
      }
      // Whoever has left the page hears by mail that another card is needed.
      if (problem) await tx.enqueue(newBookingMail(booking.id, 'paymentFailed', { occasion }));
      if (problem && payment.attempts >= MOST_ATTEMPTS) await tx.enqueue(newDeskNotice(booking.id, 'payment_last_declined'));
      await tx.finish(job);
      return undefined;
    });

  /** Nothing is known of what was sent: asked again soon; after a day, or where our settings are wrong, a person hears of it. */
  const unclear = async (
    tx: WorkTx,
    { id }: StoredBooking,
    { sentAt }: StoredPayment,
    now: Date,
    { isRefused = false, afterMs = UNCLEAR_MS } = {},
  ): Promise<Later> => {
    const isLong = sentAt !== null && now.getTime() - sentAt.getTime() >= afterMs;
    if (isRefused) await tx.enqueue(newDeskNotice(id, 'payment_settings'));
    if (isLong) await tx.enqueue(newDeskNotice(id, 'payment_unclear'));
    return isLong || isRefused ? new Later(RARELY_MS) : laterSince(sentAt, now);
  };

  const failed = (bookingId: string, seen: StoredPayment, error: PaymentProviderError) =>
    inStep(bookingId, seen, async (tx, booking, payment, now): Promise<Step> => {
      await changePayment(tx, booking.id, payment, { type: errorEvent[error.kind] });
      // Nothing has happened at the provider: what counts is how long the card has been waiting.
      if (error.kind === 'unreachable') return laterSince(payment.enteredAt, now);
      return unclear(tx, booking, payment, now, { isRefused: error.kind === 'refused' });
    });

  /** tokenised: written down as being handed on, then handed on. */
  async function forward(bookingId: string, seen: StoredPayment, job: Job): Promise<Step> {
    let sent: { booking: StoredBooking; token: string; amount: Money; returnUrl: string } | undefined;
    const begun = await inStep(bookingId, seen, async (tx, booking, payment, now): Promise<Step> => {
      if (payment.kind !== 'card' || payment.token === null) return undefined;
      if (isOutdated(payment, now)) {
        await endCard(tx, booking, payment);
        await tx.finish(job);
        return undefined;
      }
      if (booking.state !== 'fixed') {
        if (!isSettled(booking.state) || booking.state === 'manual' || booking.state === 'reprice') return laterSince(payment.enteredAt, now);
        await changePayment(tx, booking.id, payment, { type: 'booking_ended' });
        await tx.finish(job);
        return undefined;
      }
      const amount = booking.quote?.deposit ?? booking.total;
      if (!amount) throw new GiveUp('a booking without a price');
      const voyage = booking.voyageId === null ? undefined : await voyageOf(booking.voyageId);
      if (!coversOn(parseInsolvencyCover(voyage?.terms.insolvencyCover), agencyDay(now))) {
        await changePayment(tx, booking.id, payment, { type: 'uncovered' }, { problem: 'no_cover' });
        await tx.enqueue(newBookingMail(booking.id, 'paymentFailed', { occasion: `a${payment.attempts}` }));
        await tx.enqueue(newDeskNotice(booking.id, 'no_cover'));
        await tx.finish(job);
        return undefined;
      }
      // Insurer and certificate first, money afterwards (BGB § 651t).
      if (!(await tx.confirmationSent(booking.id)))
        return new Later(Math.min(MAIL_MS.longest, Math.max(MAIL_MS.least, Math.round((now.getTime() - (payment.enteredAt ?? now).getTime()) / 4))));
      const more = { sentAt: now, problem: null, challengeUrl: null };
      if (!(await changePayment(tx, booking.id, payment, { type: 'forward', placeBooked: true, covered: true }, more)))
        throw new GiveUp('a card that may not be handed on');
      sent = { booking, token: payment.token, amount, returnUrl: payment.returnUrl ?? shopUrl(booking) };
      return 'on';
    });
    if (!sent) return begun;
    const { booking, token, amount, returnUrl } = sent;
    const now: StoredPayment = { ...seen, state: 'forwarding', challengeUrl: null };
    await job.extend();
    try {
      const outcome = await provider.forward({ attemptId: attemptId(bookingId, seen), token, clientRef: booking.clientRef, amount, returnUrl });
      return await heard(bookingId, now, outcome, job);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      return failed(bookingId, now, error);
    }
  }

  /** The last word about an attempt; one whose customer has had a day at the bank is given up, where the provider can. */
  async function outcomeOf(name: string, { challengeUrl, sentAt }: StoredPayment): Promise<PaymentOutcome | 'not_known'> {
    const outcome = await provider.query(name);
    if (outcome === 'not_known' || outcome.kind !== 'challenge' || challengeUrl === null || !provider.abandon) return outcome;
    const { now } = await store.transaction(async (tx) => ({ now: await tx.now() }));
    if (sentAt === null || now.getTime() - sentAt.getTime() < CHALLENGE_MS) return outcome;
    try {
      return await provider.abandon(name);
    } catch (error) {
      // One that knows no such order is asked on, as one without the method.
      if (error instanceof PaymentProviderError && error.kind === 'refused') return outcome;
      throw error;
    }
  }

  /** forwarding, unknown: what became of it is asked, as often as it takes. */
  async function ask(bookingId: string, seen: StoredPayment, job: Job): Promise<Step> {
    try {
      const outcome = await outcomeOf(attemptId(bookingId, seen), seen);
      if (outcome !== 'not_known') return await heard(bookingId, seen, outcome, job);
      return await inStep(bookingId, seen, async (tx, booking, payment, now): Promise<Step> => {
        const over = (payment.sentAt ?? now).getTime() + provider.quarantineMs;
        if (now.getTime() < over) return new Later(new Date(over));
        await changePayment(tx, booking.id, payment, { type: 'not_known', quarantineOver: true }, { challengeUrl: null });
        return 'on';
      });
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      const isRefused = error.kind === 'refused';
      return inStep(bookingId, seen, (tx, booking, payment, now) => unclear(tx, booking, payment, now, { isRefused }));
    }
  }

  /** A card that grew too old before its booking had a place: only now its customer is asked for another one. Once told is told. */
  const tellOfCard = (bookingId: string, seen: StoredPayment, job: Job) =>
    inStep(bookingId, seen, async (tx, booking, payment): Promise<Step> => {
      if (booking.state === 'fixed') await tx.enqueue(newBookingMail(booking.id, 'paymentFailed', { occasion: `a${payment.attempts}` }));
      await tx.finish(job);
      return undefined;
    });

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
        const isLost = payment.state === 'none' && payment.problem !== null;
        if (!isOut && !isLost && payment.state !== 'tokenised') return undefined; // it stands
        const step = await (isOut ? ask : isLost ? tellOfCard : forward)(bookingId, payment, job);
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
