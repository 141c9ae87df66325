// The shop's own parts as the world runs them: production's handlers and steps, over the simulated store, operator and provider. A planted
// fault replaces one of these parts by a broken one; production code has no switches for it.
import { bookingMailJob, deskNoticeKind } from '#features/documents/server/index.ts';
import type { VoyageFacts } from '#features/booking/server/facts.ts';
import type { BookingQuote } from '#features/booking/server/quotes.ts';
import { answerOverKind, cancelKind, forgetKind, forwardKind, lapseKind, submitKind, waitListAskKind } from '#features/booking/server/work/after-booked.ts';
import { outdatedCard, outdatedKind } from '#features/booking/server/work/end-payment.ts';
import { forgetCard, forwardPayment } from '#features/booking/server/work/forward-payment.ts';
import { operatorCancel } from '#features/booking/server/work/operator-cancel.ts';
import { optionLapse } from '#features/booking/server/work/option-lapse.ts';
import type { WorkStore } from '#features/booking/server/work/ports.ts';
import type { Order } from '#features/booking/server/work/place-order.ts';
import { answerOver } from '#features/booking/server/work/second-order.ts';
import { waitListOfferKind } from '#features/booking/server/work/wait-list.ts';
import { waitListAsk } from '#features/booking/server/work/wait-list-ask.ts';
import { submitTimesFor, submitToOperator, type SubmitTimes } from '#features/booking/server/work/submit-to-operator.ts';
import { money } from '#domain/money/money.ts';
import type { OperatorSystem } from '#features/operators/server/operator-port.ts';
import type { PaymentProvider } from '#features/payments/server/payment-port.ts';
import { Later, type Handler } from '#platform/server/outbox/job.ts';
import type { MemoryDatabase } from './memory-database.ts';
import { markMailSent, memoryWorkStore } from './memory-store.ts';
import type { OperatorActor } from './operator-actor.ts';
import type { PaymentActor } from './payment-actor.ts';
import type { SimProcess } from './sim-process.ts';
import type { Handlers, WorkerTimes } from './sim-worker.ts';

export const ownVoyage = 1;
export const operatorVoyageId = 2;
export const ownCategory = 'B1';
export const operatorId = 7;

/** What broken part takes the place of a good one; left out = production's. */
export interface Planted {
  /** What must be found, in a few words. */
  readonly name: string;
  /** For the order of one customer. */
  readonly orderStore?: (store: WorkStore, order: Order, db: MemoryDatabase) => WorkStore;
  /** For everything else that the web does: confirming an option, answering a price, another card. */
  readonly webStore?: (store: WorkStore, db: MemoryDatabase) => WorkStore;
  readonly submitStore?: (store: WorkStore, db: MemoryDatabase) => WorkStore;
  readonly forwardStore?: (store: WorkStore, db: MemoryDatabase) => WorkStore;
  readonly lapseStore?: (store: WorkStore, db: MemoryDatabase) => WorkStore;
  readonly operators?: (system: OperatorSystem) => OperatorSystem;
  readonly provider?: (provider: PaymentProvider, newId: () => string) => PaymentProvider;
  readonly submitTimes?: Partial<SubmitTimes>;
  readonly workerTimes?: Partial<WorkerTimes>;
  /** Whether a worker that has lost its lease goes on and writes. */
  readonly withoutFence?: boolean;
}

/** A voyage of an operator; what the protocol reads of it. The rest is there because a row is whole. */
export const voyageFacts: Pick<VoyageFacts, 'row' | 'terms'> = {
  // The protocol reads these columns alone; a whole row of the catalogue would say nothing more here.
  row: {
    id: operatorVoyageId,
    operator_id: operatorId,
    operator_name: 'Simulated Line',
    operator_code: 'S1',
    ship_name: 'Mare',
    departs_on: '2026-12-12',
    nights: 7,
  } as VoyageFacts['row'],
  terms: {
    system: 'opentravel',
    endpoint: 'http://operator',
    paymentMode: 'cc',
    insolvencyCover: { insurer: 'Sure', contact: 'Street 1', documentUrl: 'https://sure.example/1', validFrom: '2020-01-01', validTo: '2099-12-31' },
    clubName: null,
    optionDays: 3,
    optionPossible: true,
    words: { remarks: { de: '', en: '' }, bookingText: { de: '', en: '' } },
  },
};

/** @param ours what the agency adds to the operator's price, minor units */
export function quoteOf(operatorPrice: number, ours: number): BookingQuote {
  const total = money(operatorPrice + ours, 'EUR');
  return {
    total,
    lines: [
      { kind: 'bed', label: 'Erwachsener', count: 2, each: money(operatorPrice / 2, 'EUR') },
      { kind: 'arrival', label: 'Anreise', count: 1, each: money(ours, 'EUR') },
    ],
    contained: [],
    deposit: money(Math.round(total.amount / 5), 'EUR'),
    depositPercent: 20,
  };
}

export interface WorldParts {
  readonly db: MemoryDatabase;
  readonly operator: OperatorActor;
  readonly payments: PaymentActor;
  readonly planted: Planted | undefined;
  /** A mail has left, under its job's name. */
  readonly mailed: (name: string) => void;
}

const plain: NonNullable<Planted['submitStore']> = (store) => store;

/** Model of the mails' handler: waits for a decision where the mail says one, sends, may fail. What is written in it is another test's. */
const sendMail = (store: WorkStore, db: MemoryDatabase, process: SimProcess, mailed: WorldParts['mailed']): Handler => ({
  run: async (job) => {
    const { bookingId, mail, occasion } = job.payload as { bookingId: string; mail: string; occasion?: string };
    const booking = await store.booking(bookingId);
    if (!booking) throw new Error('there is no such booking');
    if (mail === 'confirmation' && booking.state !== 'fixed' && booking.state !== 'manual') return new Later(60_000);
    await job.extend();
    await process.sleep(200 + process.weather.chance() * (process.weather.chance() < 0.1 ? 25_000 : 800));
    mailed([bookingId, mail, occasion].filter(Boolean).join('/'));
    await process.step('mail sent');
    await markMailSent(db, bookingId, mail, process);
    return undefined;
  },
});

export function handlersOf(process: SimProcess, { db, operator, payments, planted, mailed }: WorldParts): Handlers {
  const store = memoryWorkStore(db, process.pace, process);
  const operators = (planted?.operators ?? ((system) => system))(operator.systemFor(process));
  const provider = (planted?.provider ?? ((one) => one))(payments.providerFor(process), db.newId);
  const random = process.weather.chance;
  const voyageOf = () => Promise.resolve(voyageFacts);
  return {
    [submitKind]: submitToOperator({
      store: (planted?.submitStore ?? plain)(store, db),
      operators,
      voyageOf,
      random,
      times: { ...submitTimesFor(90_000), ...planted?.submitTimes },
    }),
    [forwardKind]: forwardPayment({ store: (planted?.forwardStore ?? plain)(store, db), provider, voyageOf, shopUrl: () => 'https://shop.example', random }),
    [forgetKind]: forgetCard(provider),
    [outdatedKind]: outdatedCard(store),
    [deskNoticeKind]: { run: () => Promise.resolve() },
    [lapseKind]: optionLapse((planted?.lapseStore ?? plain)(store, db)),
    [answerOverKind]: answerOver(store),
    [cancelKind]: operatorCancel({ store, operators, voyageOf }),
    [waitListAskKind]: waitListAsk({ store, operators, voyageOf }),
    [waitListOfferKind]: { run: () => Promise.resolve() },
    [bookingMailJob]: sendMail(store, db, process, mailed),
  };
}
