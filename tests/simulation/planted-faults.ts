// Broken shops. Each takes one guard of the protocol away, by putting a broken part in the place of a good one, as a careless change might.
// A simulation that does not find them proves nothing.
import { bookingMailJob, deskNoticeKind } from '#features/documents/server/index.ts';
import { forgetKind, forwardJob, submitKind } from '#features/booking/server/work/after-booked.ts';
import { outdatedKind } from '#features/booking/server/work/end-payment.ts';
import type { WorkStore, WorkTx } from '#features/booking/server/work/ports.ts';
import { OperatorError, type OperatorSystem } from '#features/operators/server/operator-port.ts';
import { PaymentProviderError, type PaymentProvider } from '#features/payments/server/payment-port.ts';
import type { NewJob } from '#platform/server/outbox/enqueue.ts';
import type { MemoryDatabase } from './memory-database.ts';
import { ownCategory, ownVoyage, type Planted } from './shop-parts.ts';

/** A store whose transactions have other steps. */
const withSteps = (store: WorkStore, change: (tx: WorkTx) => Partial<WorkTx>): WorkStore => ({
  transaction: (run) => store.transaction((tx) => run({ ...stepsOf(tx), ...change(tx) })),
  booking: store.booking,
  payment: store.payment,
});

const stepsOf = (tx: WorkTx): WorkTx => ({
  now: tx.now,
  rememberKey: tx.rememberKey,
  lockSession: tx.lockSession,
  closeSession: tx.closeSession,
  bookingOfSession: tx.bookingOfSession,
  insertBooking: tx.insertBooking,
  takePlace: tx.takePlace,
  releasePlace: tx.releasePlace,
  lockBooking: tx.lockBooking,
  move: tx.move,
  note: tx.note,
  payment: tx.payment,
  enterPayment: tx.enterPayment,
  changePayment: tx.changePayment,
  confirmationSent: tx.confirmationSent,
  enqueue: tx.enqueue,
  finish: tx.finish,
});

/** Some jobs are written after the transaction, in one of their own: what dies in between is lost. */
const afterwards = (store: WorkStore, isLate: (job: NewJob) => boolean): WorkStore => ({
  transaction: async (run) => {
    const late: NewJob[] = [];
    const result = await store.transaction((tx) =>
      run({ ...stepsOf(tx), enqueue: (job) => (isLate(job) ? Promise.resolve(void late.push(job)) : tx.enqueue(job)) }),
    );
    for (const job of late) await store.transaction((tx) => tx.enqueue(job));
    return result;
  },
  booking: store.booking,
  payment: store.payment,
});

/** The row as it is committed, without waiting for whoever is changing it, and its number never compared. */
const withoutLockAndVersion = (store: WorkStore, db: MemoryDatabase): WorkStore =>
  withSteps(store, (tx) => ({
    lockBooking: async (id) => {
      await tx.now();
      return db.bookings.rows.get(id)?.booking;
    },
    move: async (booking, ...arrow) => {
      const current = await tx.lockBooking(booking.id);
      return current && tx.move({ ...booking, stateVersion: current.stateVersion }, ...arrow);
    },
  }));

const operatorWith =
  (change: (system: OperatorSystem) => Partial<OperatorSystem>): NonNullable<Planted['operators']> =>
  (system) => ({ ...system, ...change(system) });

const asNothingSent = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof OperatorError && error.kind === 'unanswered') throw new OperatorError('unreachable', error.message);
    throw error;
  }
};

const asUnanswered = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof OperatorError && error.kind === 'refused') throw new OperatorError('unanswered', error.message);
    throw error;
  }
};

/** Every sending gets a name of its own, and what was sent before is not asked for. */
function underNewNames(provider: PaymentProvider, newId: () => string): PaymentProvider {
  return {
    ...provider,
    forward: (request) => provider.forward({ ...request, attemptId: `${request.attemptId}-${newId()}` }),
    query: () => Promise.resolve('not_known'),
  };
}

export const plantedFaults: readonly Planted[] = [
  { name: 'no quarantine: the operator is asked while the booking is still on its way', submitTimes: { quarantineMs: 0 } },
  {
    name: 'the operator’s unanswered booking counts as not sent',
    operators: operatorWith((system) => ({ book: (request) => asNothingSent(system.book(request)) })),
  },
  {
    name: 'a question without an answer counts as “there is none”',
    operators: operatorWith((system) => ({ find: (voyage, clientRef) => system.find(voyage, clientRef).catch(() => undefined) })),
  },
  {
    name: 'the search ignores our reference and finds the operator’s last booking',
    operators: operatorWith((system) => {
      let last = '';
      return {
        book: (request) => {
          last = request.clientRef;
          return system.book(request);
        },
        find: (voyage, clientRef) => system.find(voyage, last || clientRef),
      };
    }),
  },
  {
    name: 'a definite no is taken for no answer and tried again',
    operators: operatorWith((system) => ({ book: (request) => asUnanswered(system.book(request)) })),
  },
  {
    name: 'the operator’s other price is booked without the customer’s answer',
    operators: operatorWith((system) => ({
      book: (request) =>
        system.book(request).catch(async (error: unknown) => {
          if (!(error instanceof OperatorError) || !error.price) throw error;
          return { ...(await system.book({ ...request, total: error.price })), total: request.total };
        }),
    })),
  },
  {
    name: 'a booking that is being sent is sent again by whoever finds it',
    submitStore: (store) =>
      withSteps(
        {
          ...store,
          booking: async (id) => {
            const booking = await store.booking(id);
            return booking?.state === 'submitting' ? { ...booking, state: 'accepted' } : booking;
          },
        },
        (tx) => ({
          lockBooking: async (id) => {
            const booking = await tx.lockBooking(id);
            return booking?.state === 'submitting' ? { ...booking, state: 'accepted' } : booking;
          },
          move: (booking, event, ...rest) => tx.move(event === 'submit' ? booking : { ...booking, state: 'submitting' }, event, ...rest),
        }),
      ),
  },
  {
    name: 'no fence: a worker that has lost its lease goes on',
    withoutFence: true,
    submitStore: (store) => withSteps(store, () => ({ finish: () => Promise.resolve() })),
  },
  { name: 'a lease shorter than the work under it', workerTimes: { leaseMs: 3_000, heartbeatMs: Number.POSITIVE_INFINITY } },
  { name: 'neither lock nor number of the state: an option is confirmed and lapses', webStore: withoutLockAndVersion, lapseStore: withoutLockAndVersion },
  {
    name: 'an option ends only when its job runs',
    webStore: (store) =>
      withSteps(store, (tx) => ({
        lockBooking: async (id) => {
          const booking = await tx.lockBooking(id);
          return booking?.optionValidUntil ? { ...booking, optionValidUntil: new Date(8e15) } : booking;
        },
      })),
  },
  {
    name: 'the key of an order is written before its transaction',
    orderStore: (store) => withSteps(store, () => ({ rememberKey: (key) => store.transaction((own) => own.rememberKey(key)) })),
  },
  {
    name: 'the session’s number is not compared',
    orderStore: (store, { revision }) =>
      withSteps(store, (tx) => ({
        lockSession: async (hash) => ((await tx.lockSession(hash)) ? { revision } : undefined),
      })),
  },
  {
    name: 'nobody looks whether the session was ordered before',
    orderStore: (store) => withSteps(store, () => ({ bookingOfSession: () => Promise.resolve(undefined) })),
  },
  {
    name: 'the session is not locked: it moves on while it is ordered',
    orderStore: (store, order, db) =>
      withSteps(store, (tx) => ({
        lockSession: async () => {
          await tx.now();
          return db.sessions.rows.get(order.sessionHash.toString('hex'));
        },
      })),
  },
  { name: 'mails are written after the commit', submitStore: (store) => afterwards(store, ({ kind }) => kind === bookingMailJob) },
  { name: 'the desk hears after the commit', submitStore: (store) => afterwards(store, ({ kind }) => kind === deskNoticeKind) },
  {
    name: 'a refused order takes the option with it that the operator still holds',
    submitStore: (store) =>
      withSteps(store, (tx) => ({
        move: (booking, event, actor, reason, changes) =>
          event === 'option_stays' ? tx.move(booking, 'refused', actor, reason, {}) : tx.move(booking, event, actor, reason, changes),
      })),
  },
  {
    name: 'another price that is declined takes the option with it that the operator still holds',
    webStore: (store) =>
      withSteps(store, (tx) => ({
        move: (booking, event, actor, reason, changes) =>
          event === 'option_stays' ? tx.move(booking, 'price_declined', actor, reason, {}) : tx.move(booking, event, actor, reason, changes),
      })),
  },
  { name: 'the job that sends the booking is written after the commit', orderStore: (store) => afterwards(store, ({ kind }) => kind === submitKind) },
  {
    name: 'the card is handed on before there is a place',
    orderStore: (store) =>
      withSteps(store, (tx) => ({
        enqueue: async (job) => {
          await tx.enqueue(job);
          if (job.kind === submitKind) await tx.enqueue(forwardJob(String(job.payload['bookingId']), 1));
        },
      })),
    forwardStore: (store) =>
      withSteps(store, (tx) => ({
        lockBooking: async (id) => {
          const booking = await tx.lockBooking(id);
          return booking && { ...booking, state: 'fixed' };
        },
        confirmationSent: () => Promise.resolve(true),
      })),
  },
  { name: 'an unanswered payment is sent again under a new name', provider: underNewNames },
  {
    name: 'the question at the bank counts as paid',
    provider: (provider) => ({
      ...provider,
      forward: async (request) => {
        const outcome = await provider.forward(request);
        return outcome.kind === 'challenge' ? { kind: 'accepted', ref: request.attemptId } : outcome;
      },
    }),
  },
  {
    name: 'a payment without an answer counts as declined',
    provider: (provider) => ({
      ...provider,
      forward: (request) =>
        provider.forward(request).catch((error: unknown) => {
          if (error instanceof PaymentProviderError && error.kind === 'unanswered') return { kind: 'declined' as const };
          throw error;
        }),
    }),
  },
  {
    name: 'a card that is not needed any more is not forgotten',
    submitStore: (store) => withSteps(store, (tx) => ({ enqueue: (job) => (job.kind === forgetKind ? Promise.resolve() : tx.enqueue(job)) })),
    forwardStore: (store) => withSteps(store, (tx) => ({ enqueue: (job) => (job.kind === forgetKind ? Promise.resolve() : tx.enqueue(job)) })),
  },
  {
    name: 'the account of a booking that ends is kept',
    submitStore: (store) => withSteps(store, (tx) => ({ changePayment: (id, { forgetAccount: _kept, ...changes }) => tx.changePayment(id, changes) })),
  },
  {
    name: 'a card is kept as long as its booking waits for a person',
    orderStore: (store) => withSteps(store, (tx) => ({ enqueue: (job) => (job.kind === outdatedKind ? Promise.resolve() : tx.enqueue(job)) })),
  },
  {
    name: 'the card is handed on before the confirmation with its insurer was sent',
    forwardStore: (store) => withSteps(store, () => ({ confirmationSent: () => Promise.resolve(true) })),
  },
  {
    name: 'a question at the bank is given up here and not there',
    provider: (provider) => ({ ...provider, abandon: () => Promise.resolve({ kind: 'expired' }) }),
  },
  {
    name: 'a place is given back twice',
    lapseStore: (store, db) => ({
      ...store,
      transaction: async (run) => {
        let isReleased = false;
        const result = await store.transaction((tx) =>
          run({
            ...stepsOf(tx),
            releasePlace: (claimId) => {
              isReleased = true;
              return tx.releasePlace(claimId);
            },
          }),
        );
        const key = `${ownVoyage}/${ownCategory}`;
        const allotment = db.allotments.rows.get(key)!;
        if (isReleased) db.allotments.rows.set(key, { ...allotment, used: allotment.used - 1 });
        return result;
      },
    }),
  },
];

/** A fault that needs three rare things at once, about one world in a hundred and fifty: looked for in more seeds than the others. */
export const rareFault: Planted = {
  name: 'the quarantine counts from the writing down, and a lease lets a process stand still for long before it sends',
  workerTimes: { leaseMs: 900_000 },
  submitStore: (store) =>
    withSteps(store, (tx) => ({
      move: (booking, event, actor, reason, { askedAt, ...changes } = {}) =>
        tx.move(booking, event, actor, reason, { ...changes, ...(event !== 'no_answer' && askedAt !== undefined && { askedAt }) }),
    })),
};
