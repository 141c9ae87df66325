// Sends a booking to its operator and brings home what became of it (reliability.md 4.5): one job from the order to a state that stands.
// What was sent and not answered is never sent again before the operator was asked whether it has it, and it is not asked before it must know.
import type { BookingState } from '#domain/booking/booking-states.ts';
import { optionDeadline } from '#domain/booking/option-deadline.ts';
import { money, sameMoney } from '#domain/money/money.ts';
import { newBookingMail, newDeskNotice } from '#features/documents/server/index.ts';
import { OperatorError, type OperatorBooking, type OperatorSystem } from '#features/operators/server/operator-port.ts';
import { backoff, GiveUp, Later, LeaseLost, type Handler, type HandlerOutcome, type Job } from '#platform/server/outbox/job.ts';
import { z } from 'zod';
import type { StoredBooking } from '../booking.repository.ts';
import type { VoyageFacts } from '../facts.ts';
import { atOperatorTotal } from '../operator-quote.ts';
import { bookRequestOf, operatorTotal, operatorVoyage } from '../operator-request.ts';
import { afterBooked, answerOverKind } from './after-booked.ts';
import { endPayment } from './end-payment.ts';
import { backToOption, giveBack, optionBehind } from './option-stays.ts';
import type { BookingChanges, WorkStore, WorkTx } from './ports.ts';

const MINUTE = 60_000;

export interface SubmitTimes {
  /** From sending to the first question after an unanswered booking: twice the operator's longest processing time. */
  readonly quarantineMs: number;
  /** Longest time from sending to the last question; then a person looks. */
  readonly reconcileMs: number;
  /** Unclear answers in a row after which a person looks. */
  readonly mostSearches: number;
  /** Longest time a booking waits for an operator that is out of reach. */
  readonly offlineMs: number;
  /** For a customer to accept another price. */
  readonly answerMs: number;
}
/** @param writeMs longest wait for an operator's answer to a booking, milliseconds; 90 s are usual */
export const submitTimesFor = (writeMs: number): SubmitTimes => ({
  quarantineMs: 2 * writeMs,
  reconcileMs: 20 * writeMs,
  mostSearches: 3,
  offlineMs: 24 * 60 * MINUTE,
  answerMs: 24 * 60 * MINUTE,
});

/** Runs that ended with a failure of our own after which a person looks; what was sent stays written down. */
const MOST_RUNS = 12;

/** An operator out of reach for so long is called by a person, who also tells the customer. */
const TELL_DESK_MS = 2 * 60 * MINUTE;

/** One call to an operator takes 95 s at most; a run asks, books and asks for the new price at worst. */
const RUN_LIMIT_MS = 6 * MINUTE;

export interface SubmitParts {
  readonly store: WorkStore;
  readonly operators: OperatorSystem;
  readonly voyageOf: (voyageId: number) => Promise<Pick<VoyageFacts, 'row' | 'terms'>>;
  readonly random?: () => number;
  readonly times: SubmitTimes;
}

const payloadSchema = z.object({ bookingId: z.uuid() });
/** Waiting for an operator that is out of reach: 15 s, 30 s, … 10 min. */
const offlineDelay = backoff({ baseMs: 15_000, factor: 2, longestMs: 10 * MINUTE, least: 0.5 });
const searchDelay = backoff({ baseMs: 30_000, factor: 2, longestMs: 5 * MINUTE, least: 0.5 });

/** 'on' = look at the new state at once. */
type Step = 'on' | Later | undefined;

interface Facts {
  readonly booking: StoredBooking;
  readonly voyage: Pick<VoyageFacts, 'row' | 'terms'>;
  readonly job: Job;
}

/** Whether the operator's yes is what the customer ordered; the reason where it is not. */
function doubt({ kind, quote }: StoredBooking, answer: OperatorBooking): string | undefined {
  const wanted = { fixed_booking: 'fixed', option_booking: 'option_held', wait_list: 'wait_listed', custom_request: 'fixed' } as const;
  if (answer.doubles && answer.doubles.length > 0) return `the operator has it more than once: ${[answer.operatorRef, ...answer.doubles].join(', ')}`;
  if (answer.state !== wanted[kind]) return `the operator has it as ${answer.state}`;
  if (quote && answer.total.currency !== quote.total.currency) return `the operator booked in ${answer.total.currency}`;
  if (kind === 'fixed_booking' && quote && !sameMoney(answer.total, operatorTotal(quote)))
    return `the operator booked at ${answer.total.amount} ${answer.total.currency}`;
  return undefined;
}

export function submitToOperator({ store, operators, voyageOf, random = Math.random, times }: SubmitParts): Handler {
  const toPerson = async (tx: WorkTx, booking: StoredBooking, job: Job, reason: string, changes?: BookingChanges): Promise<undefined> => {
    const manual = await tx.move(booking, 'given_up', 'worker', reason, changes);
    if (manual) {
      await tx.enqueue(newBookingMail(booking.id, 'offlineRequest'));
      await tx.enqueue(newDeskNotice(booking.id, 'manual', reason));
    }
    await tx.finish(job);
  };

  /** In a transaction with the booking locked, and only while nobody else has moved it. */
  const inStep = <T>({ booking }: Facts, run: (tx: WorkTx, booking: StoredBooking, now: Date) => Promise<T>): Promise<T | 'on'> =>
    store.transaction(async (tx) => {
      const current = await tx.lockBooking(booking.id);
      if (!current || current.stateVersion !== booking.stateVersion) return 'on';
      return run(tx, current, await tx.now());
    });

  const booked = (facts: Facts, event: 'booked' | 'found', answer: OperatorBooking) =>
    inStep(facts, async (tx, booking, now) => {
      const reason = doubt(booking, answer);
      if (reason !== undefined) return toPerson(tx, booking, facts.job, reason, { operatorRef: answer.operatorRef });
      const { row, terms } = facts.voyage;
      // An option is held at the operator's price: it is shown, and it is the one that is confirmed later.
      const quote = booking.quote && atOperatorTotal(booking.quote, answer.total, booking.language);
      const after = await tx.move(booking, event, 'operator', answer.operatorRef, {
        operatorRef: answer.operatorRef,
        operatorHold: null,
        cabinNumber: answer.cabinNumber ?? booking.cabinNumber,
        ...(quote && { quote, total: quote.total }),
        queuedAt: null,
        ...(booking.kind === 'option_booking' && {
          optionValidUntil: optionDeadline({
            createdAt: booking.createdAt,
            departsOn: row.departs_on,
            days: terms.optionDays,
            fromOperator: answer.optionValidUntil === null ? null : new Date(answer.optionValidUntil),
          }),
        }),
      });
      if (!after) return undefined;
      const payment = await tx.payment(booking.id);
      for (const job of afterBooked(after, payment?.kind ?? 'later', now, payment?.attempts)) await tx.enqueue(job);
      await tx.finish(facts.job);
      return undefined;
    });

  /**
   * What the operator has of an option that it did not make a fixed booking. Where it does not say, the option's last moment decides.
   */
  async function leftOfOption({ booking, voyage, job }: Facts): Promise<'held' | 'gone' | 'other'> {
    if (booking.operatorRef === null) return 'gone';
    await job.extend();
    try {
      const left = await operators.find(operatorVoyage(voyage), booking.clientRef);
      if (left === undefined || left.state === 'cancelled') return 'gone';
      return left.state === 'option_held' ? 'held' : 'other';
    } catch (error) {
      if (error instanceof OperatorError) return 'held';
      throw error;
    }
  }

  /** For certain, and for no price: the booking ends, or stays the option that it was. */
  const saidNo = async (facts: Facts, error: OperatorError) => {
    const left = await leftOfOption(facts);
    return inStep(facts, async (tx, booking, now) => {
      const reason = `${error.refusal ?? 'refused'}: ${error.message}`;
      if (left === 'other') return toPerson(tx, booking, facts.job, `refused, and the operator has it as something else: ${error.message}`);
      const validUntil = left === 'held' ? optionBehind(booking, now) : undefined;
      if (validUntil) {
        await backToOption(tx, booking, validUntil, 'operator', reason);
        await tx.enqueue(newDeskNotice(booking.id, 'second_order_refused', reason));
      } else {
        await tx.move(booking, 'refused', 'operator', reason, { operatorHold: null });
        await endPayment(tx, booking.id);
        if (left === 'held') await giveBack(tx, booking);
        await tx.enqueue(newBookingMail(booking.id, 'rejected'));
        await tx.enqueue(newDeskNotice(booking.id, 'rejected', reason));
      }
      await tx.finish(facts.job);
      return undefined;
    });
  };

  const refused = (facts: Facts, error: OperatorError): Promise<Step> => {
    const isSettledByPerson = error.refusal === 'price_changed' || error.refusal === 'unknown_booking';
    return isSettledByPerson ? priceOrPerson(facts, error) : saidNo(facts, error);
  };

  const priceOrPerson = (facts: Facts, error: OperatorError) =>
    inStep(facts, async (tx, booking, now) => {
      const { price } = error;
      if (error.refusal === 'price_changed' && price && booking.quote && price.currency === booking.quote.total.currency) {
        const extra = price.amount - operatorTotal(booking.quote).amount;
        const answerUntil = new Date(now.getTime() + times.answerMs);
        await tx.move(booking, 'price_differs', 'operator', error.message, {
          offeredTotal: money(booking.quote.total.amount + extra, price.currency),
          answerUntil,
          operatorHold: null,
        });
        await tx.enqueue(newBookingMail(booking.id, 'priceChanged', { occasion: `v${booking.stateVersion}` }));
        await tx.enqueue({
          kind: answerOverKind,
          dedupeKey: `${answerOverKind}/${booking.id}/${booking.stateVersion}`,
          payload: { bookingId: booking.id },
          runAt: answerUntil,
        });
        await tx.finish(facts.job);
        return undefined;
      }
      // A price that changed to nobody knows what, or an operator that does not know the booking it was asked to change: a person finds out.
      return toPerson(tx, booking, facts.job, error.message);
    });

  const outOfReach = (facts: Facts, event: 'nothing_sent' | 'not_found', reason: string) =>
    inStep(facts, async (tx, booking, now): Promise<Step> => {
      const queued = await tx.move(booking, event, 'worker', reason, { queuedAt: booking.queuedAt ?? now, searches: 0 });
      if (!queued) return 'on';
      if (event === 'not_found') return 'on'; // it certainly has nothing of it: sent again at once
      await tx.enqueue(newBookingMail(booking.id, 'offlineRequest'));
      if (queued.queuedAt && now.getTime() - queued.queuedAt.getTime() >= TELL_DESK_MS) await tx.enqueue(newDeskNotice(booking.id, 'offline_long', reason));
      return new Later(offlineDelay(waitsSince(queued, now, 15_000), random));
    });

  /** How many doublings a wait has behind it. */
  const waitsSince = ({ queuedAt }: StoredBooking, now: Date, baseMs: number): number =>
    1 + Math.max(0, Math.floor(Math.log2(1 + (now.getTime() - (queuedAt ?? now).getTime()) / baseMs)));

  /** accepted, offline_queued: written down as being sent, then sent. */
  async function send(facts: Facts): Promise<Step> {
    const request = bookRequestOf(facts.booking, facts.voyage);
    const begun = await inStep(facts, async (tx, booking, now) => {
      if (booking.queuedAt && now.getTime() - booking.queuedAt.getTime() >= times.offlineMs)
        return toPerson(tx, booking, facts.job, 'the operator could not be reached for too long');
      return tx.move(booking, 'submit', 'worker', '', { askedAt: now, searches: 0 });
    });
    if (begun === 'on' || begun === undefined) return begun;
    const now = { ...facts, booking: begun };
    await facts.job.extend(); // without the lease another worker may be about to send it
    try {
      const answer = begun.operatorRef === null ? await operators.book(request) : await operators.confirmOption(request, begun.operatorRef);
      if (answer.state === 'cancelled') throw new OperatorError('refused', 'the operator has cancelled it', { refusal: 'not_bookable' });
      return await booked(now, 'booked', answer);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      if (error.kind === 'refused') return refused(now, error);
      if (error.kind === 'unreachable') return outOfReach(now, 'nothing_sent', error.message);
      return inStep(now, async (tx, booking, noticed) => {
        await tx.move(booking, 'no_answer', 'worker', error.message, { askedAt: noticed });
        return 'on' as const;
      });
    }
  }

  /**
   * unknown: nothing is asked while the booking may still be on its way through the operator's system. That counts from the moment at which
   * the answer was missed: a process that stood still after it had written `submitting` may have sent long after that.
   */
  const quarantine = (facts: Facts) =>
    inStep(facts, async (tx, booking, now): Promise<Step> => {
      const over = (booking.askedAt ?? now).getTime() + times.quarantineMs;
      if (now.getTime() < over) return new Later(new Date(over));
      await tx.move(booking, 'quarantine_over', 'clock', '');
      return 'on';
    });

  /** reconciling: asks by our reference; asking may be repeated. */
  async function search(facts: Facts): Promise<Step> {
    await facts.job.extend();
    try {
      const answer = await operators.find(operatorVoyage(facts.voyage), facts.booking.clientRef);
      // An option that was to become fixed and is still an option: the order for it never arrived.
      const untouched = facts.booking.operatorRef !== null && facts.booking.kind === 'fixed_booking' && answer?.state === 'option_held';
      if (answer === undefined || untouched) return await outOfReach(facts, 'not_found', 'the operator does not have it');
      return await booked(facts, 'found', answer);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return inStep(facts, async (tx, booking, now): Promise<Step> => {
        const searches = booking.searches + 1;
        const tooLong = now.getTime() - (booking.askedAt ?? now).getTime() >= times.reconcileMs;
        if (searches >= times.mostSearches || tooLong) return toPerson(tx, booking, facts.job, `not found out: ${error.message}`, { searches });
        await tx.note(booking, { searches });
        return new Later(searchDelay(searches, random));
      });
    }
  }

  const steps: Readonly<Partial<Record<BookingState, (facts: Facts) => Promise<Step>>>> = {
    accepted: send,
    offline_queued: send,
    // Found like this at the beginning of a run, whoever sent it is gone: it may have arrived.
    submitting: (facts) =>
      inStep(facts, async (tx, booking, now) => {
        await tx.move(booking, 'no_answer', 'worker', 'whoever sent it did not come back', { askedAt: now });
        return 'on' as const;
      }),
    unknown: async (facts) => {
      const step = await quarantine(facts);
      if (step instanceof Later) await store.transaction((tx) => tx.enqueue(newBookingMail(facts.booking.id, 'offlineRequest')));
      return step;
    },
    reconciling: search,
  };

  const untilItStands = async (bookingId: string, job: Job): Promise<HandlerOutcome> => {
    for (;;) {
      job.signal.throwIfAborted();
      const booking = await store.booking(bookingId);
      const step = booking && steps[booking.state];
      if (!booking || !step || booking.voyageId === null) return undefined; // nothing is left to send
      const done = await step({ booking, voyage: await voyageOf(booking.voyageId), job });
      if (done !== 'on') return done;
    }
  };

  return {
    // No booking is left lying: the last of these runs hands it to a person.
    policy: { limitMs: RUN_LIMIT_MS, tries: 10 * MOST_RUNS, delayMs: backoff({ baseMs: 1_000, factor: 2, longestMs: 2 * MINUTE, least: 0.5 }) },
    run: async (job): Promise<HandlerOutcome> => {
      const payload = payloadSchema.safeParse(job.payload);
      if (!payload.success) throw new GiveUp('the payload names no booking');
      const { bookingId } = payload.data;
      try {
        return await untilItStands(bookingId, job);
      } catch (error) {
        if (job.signal.aborted || error instanceof LeaseLost || job.attempt < MOST_RUNS) throw error;
        return store.transaction(async (tx) => {
          const booking = await tx.lockBooking(bookingId);
          if (booking && steps[booking.state]) await toPerson(tx, booking, job, `our own failure: ${error instanceof Error ? error.message : String(error)}`);
        });
      }
    },
  };
}
