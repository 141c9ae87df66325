// Server door of the booking.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brands, type BrandId } from '#brands/brands.ts';
import { bookingCalendar, bookingMailHandler, bookingMailJob, bookingPdf, deskNoticeHandler, deskNoticeKind } from '#features/documents/server/index.ts';
import type { OperatorSystem } from '#features/operators/server/index.ts';
import type { PaymentProvider } from '#features/payments/server/payment-port.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import { wake } from '#platform/server/outbox/enqueue.ts';
import type { Handler } from '#platform/server/outbox/job.ts';
import type { Database } from '#platform/server/database/database.ts';
import { implement, type CallContext, type ImplementedCall } from '#platform/server/http/implement.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { bookingCalls } from '../contract.ts';
import { bookingStatusCalls } from '../status-contract.ts';
import { findBooking } from './booking.repository.ts';
import { createCardDesk } from './card-of-order.ts';
import { createConfirmationService } from './confirmation.ts';
import { createConfirmService } from './confirm.service.ts';
import { createContactService } from './contacts.service.ts';
import { createCustomRequestService } from './custom-request.service.ts';
import { createExtras, type Extras } from './extras.repository.ts';
import { bookingFacts, type BookingFacts } from './facts.ts';
import { createInsuranceService } from './insurance.ts';
import { closedForMaintenance } from './maintenance.ts';
import { createOriginService } from './origin.ts';
import { statutoryForm } from './package-form.ts';
import { bookingFiles } from './files.ts';
import { createOperatorPlaces } from './operator-places.ts';
import { operatorUnhold } from './operator-unhold.job.ts';
import { createRecords, type RecordParts } from './record.ts';
import { shipPlans } from './ship-plan.ts';
import { createSessionService, type BookingAsker } from './session.service.ts';
import { bookingKeys, type BookingKeys } from './status/booking-key.ts';
import { fitsCategory, offerPricing } from './status/offered-place.ts';
import { mayOpenPapers } from './status/paper-access.ts';
import { statusPath } from './status/status-address.ts';
import { createStatusService } from './status/status.service.ts';
import { createSummaryService } from './summary.service.ts';
import { answerOverKind, cancelKind, forgetKind, forwardKeys, forwardKind, lapseKind, submitKind, waitListAskKind } from './work/after-booked.ts';
import type { BookingWatch } from './work/booking-watch.ts';
import { forgetAccount, forgetAccountKind } from './work/debits.ts';
import { outdatedCard, outdatedKind } from './work/end-payment.ts';
import { forgetCard, forwardPayment } from './work/forward-payment.ts';
import { optionLapse } from './work/option-lapse.ts';
import { operatorCancel } from './work/operator-cancel.ts';
import { answerOver } from './work/second-order.ts';
import type { WaitListStore } from './work/ports.ts';
import { sqlWorkStore } from './work/sql-store.ts';
import { submitTimesFor, submitToOperator } from './work/submit-to-operator.ts';
import { offerFreePlace, offerOver, offerOverKind, waitListOfferKind } from './work/wait-list.ts';
import { waitListAsk } from './work/wait-list-ask.ts';

export { mockBookingCalls, mockRoutes } from './mock/mock-calls.ts';
export { registerBookingMetrics } from './booking-metrics.ts';
export { HandOverError, handOverDebits } from './hand-over-debits.ts';
export { bookingWatch } from './work/booking-watch.ts';
export { noticeOfDead } from './work/dead-jobs.ts';

export interface BookingFeature<Context extends BookingAsker> {
  readonly calls: readonly ImplementedCall<Context>[];
  readonly routes: (app: FastifyInstance) => void;
}

export interface BookingParts {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly provider: PaymentProvider;
  readonly operators: OperatorSystem;
  readonly watch: BookingWatch;
  readonly orderPatienceMs?: number;
  /** Hears what a person has to look at. */
  readonly onProviderTrouble: (error: Error) => void;
  readonly onOperatorTrouble: (error: Error) => void;
  readonly askerOf: (request: FastifyRequest) => (BookingAsker & CallContext) | undefined;
  /** Scheme and host of a shop as customers find it. */
  readonly shopUrl: (brand: BrandId) => string;
}

export function bookingFeature<Context extends BookingAsker & CallContext>({
  db,
  secrets,
  provider,
  operators: system,
  watch,
  orderPatienceMs,
  onProviderTrouble,
  onOperatorTrouble,
  askerOf,
  shopUrl,
}: BookingParts): BookingFeature<Context> {
  const facts = bookingFacts(db);
  const confirmations = createConfirmationService(db, facts);
  const operators = createOperatorPlaces({ db, operators: system, onError: onOperatorTrouble });
  const plans = shipPlans(db, facts);
  const sessions = createSessionService({ db, facts, operators, plans, confirmationOf: confirmations.ofSession, cardOffered: provider.cardOffered });
  const cards = createCardDesk(provider, onProviderTrouble);
  const extras = createExtras(db);
  const summaries = createSummaryService({ db, facts, sessions, extras, insurance: createInsuranceService(extras), cards, packageForm: statutoryForm });
  const custom = createCustomRequestService(db, sessions);
  const store = sqlWorkStore(db, secrets);
  const confirms = createConfirmService({
    db,
    store,
    watch,
    facts,
    sessions,
    summaries,
    packageForm: statutoryForm,
    cards,
    custom,
    confirmation: confirmations.of,
    ...(orderPatienceMs !== undefined && { patienceMs: orderPatienceMs }),
  });
  const keys = bookingKeys(secrets);
  const records = createRecords(recordParts(db, facts, extras, store, keys, shopUrl));
  const status = createStatusService({
    db,
    store,
    facts,
    cards,
    keys,
    watch,
    packageForm: statutoryForm,
    priceOf: offerPricing(facts, extras),
    patienceMs: orderPatienceMs,
  });
  const origins = createOriginService(db);
  const contacts = createContactService(db, sessions);
  const c = bookingCalls;
  const s = bookingStatusCalls;
  return {
    calls: closedForMaintenance(
      db,
      [
        implement(c.getVoyageSettings, (input, context: Context) => sessions.settings(input.voyageId, context)),
        implement(c.startVoyageSession, (input, context: Context) => sessions.start(input.voyageId, input.pax, context)),
        implement(c.getSession, (input, context: Context) => sessions.get(input.sessionId, context)),
        implement(c.getCategoryAvailability, (input, context: Context) => sessions.availability(input.sessionId, context)),
        implement(c.changeParty, (input, context: Context) => sessions.changeParty(input.sessionId, input.sessionRevision, input.pax, context)),
        implement(c.selectCategory, (input, context: Context) => sessions.select(input, context)),
        implement(c.getBookingOptions, (input, context: Context) => summaries.options(input.sessionId, context)),
        implement(c.getInsuranceOffers, (input, context: Context) => summaries.insuranceOffers(input, context)),
        implement(c.searchContacts, (input, context: Context) => contacts.search(input, context)),
        implement(c.searchCustomerContact, (input, context: Context) => contacts.ownContact(input, context)),
        implement(c.summarizeBooking, (input, context: Context) => summaries.summarize(input, context)),
        implement(c.getPaymentSettings, (input, context: Context) => summaries.paymentSettings(input, context)),
        implement(c.confirmBooking, (input, context: Context) => confirms.confirm(input, context.idempotencyKey, context)),
        implement(c.answerPrice, (input, context: Context) => confirms.answerPrice(input, context)),
        implement(c.getCustomRequestSettings, (_input, context: Context) => custom.settings(context)),
        implement(c.startCustomRequestSession, (_input, context: Context) => custom.start(context)),
        implement(c.getCustomerOriginSettings, (_input, context: Context) => origins.settings(context)),
        implement(c.submitCustomerOrigin, (input, context: Context) => origins.submit(input, context)),
      ],
      {
        paths: new Set([c.getSession, c.confirmBooking, c.answerPrice, c.getPaymentSettings].map(({ path }) => path)),
        hasOrdered: (sessionId, context) => sessions.hasOrdered(sessionId, context),
      },
    ).concat([
      // a booking's own page goes on while nothing new can be booked
      implement(s.getBooking, (input, context: Context) => status.get(input.bookingKey, context)),
      implement(s.getPaymentSettingsByKey, (input, context: Context) => status.paymentSettings(input.bookingKey, context)),
      implement(s.confirmOption, (input, context: Context) => status.confirmOption(input, context.idempotencyKey, context)),
      implement(s.answerOffer, (input, context: Context) => status.answerOffer(input, context.idempotencyKey, context)),
      implement(s.answerPriceByKey, (input, context: Context) => status.answerPrice(input, context)),
      implement(s.payBooking, (input, context: Context) => status.pay(input, context.idempotencyKey, context)),
    ]),
    routes: bothRoutes(
      plans.routes,
      bookingFiles(
        db,
        {
          pdf: async (booking) => ({ type: 'application/pdf', content: await bookingPdf(await records.recordOf(booking)) }),
          ics: async (booking) => {
            const host = new URL(brands[booking.brand].productionUrl).host;
            const content = bookingCalendar(await records.recordOf(booking), { host, madeAt: new Date() });
            return content === undefined ? undefined : { type: 'text/calendar; charset=utf-8', content };
          },
        },
        askerOf,
        {
          open: async (key, asker) => {
            try {
              return (await status.open(key, asker)).booking;
            } catch (error) {
              if (error instanceof Failure) return undefined;
              throw error;
            }
          },
          mayOpenPapers: (booking, birthDate, { now }) => mayOpenPapers(db, booking, birthDate, now),
        },
      ),
    ),
  };
}

const bothRoutes =
  (first: (app: FastifyInstance) => void, second: (app: FastifyInstance) => void) =>
  (app: FastifyInstance): void => {
    first(app);
    second(app);
  };

/** What a record of a booking must know of the world: its page's address, and the place that is offered to it. */
function recordParts(
  db: Database,
  facts: BookingFacts,
  extras: Extras,
  store: WaitListStore,
  keys: BookingKeys,
  shopUrl: BookingParts['shopUrl'],
): RecordParts {
  const priceOf = offerPricing(facts, extras);
  return {
    db,
    facts,
    pageUrlOf: ({ id, brand, language }) => shopUrl(brand) + statusPath(brand, language, keys.keyOf(id)),
    asOffered: async (booking) => {
      const offer = booking.state === 'wait_listed' && booking.answerUntil ? await store.lastOffer(booking.id) : undefined;
      if (offer?.state !== 'open') return booking;
      const price = await priceOf(booking, offer.categoryCode, await facts.known(offer.voyageId), new Date());
      return price ? { ...booking, categoryCode: offer.categoryCode, fareGroup: price.fareGroup, quote: price.quote, total: price.quote.total } : booking;
    },
  };
}

export interface BookingWorkParts {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly operators: OperatorSystem;
  readonly provider: PaymentProvider;
  /** Longest wait for an operator's answer to a booking, milliseconds. */
  readonly operatorWriteMs: number;
  /** Scheme and host of a shop as customers find it. */
  readonly shopUrl: (brand: BrandId) => string;
  /** Who hears of what needs a person; left out, the service address of the booking's brand. */
  readonly deskEmail?: string | undefined;
}

type Handlers = Readonly<Record<string, Handler>>;

/**
 * What bookings leave for the outbox, by kind: `paper` is drawn and sent by this machine, `talk` waits for operators and payment providers.
 * Two workers keep them apart, so that a slow operator holds up no mail (reliability.md 4.6).
 */
export function bookingJobs({ db, mailer, secrets, operators, provider, operatorWriteMs, shopUrl, deskEmail }: BookingWorkParts): {
  readonly paper: Handlers;
  readonly talk: Handlers;
} {
  const facts = bookingFacts(db);
  const store = sqlWorkStore(db, secrets);
  const voyageOf = (voyageId: number) => facts.known(voyageId);
  const waitList = { store, voyageOf, fits: fitsCategory };
  const records = createRecords(recordParts(db, facts, createExtras(db), store, bookingKeys(secrets), shopUrl));
  return {
    paper: {
      [bookingMailJob]: bookingMailHandler({
        mailer,
        loadBooking: records.load,
        // a card waits for it
        onSent: async (bookingId, mail) => (mail === 'confirmation' ? wake(db, forwardKeys(bookingId)) : undefined),
      }),
      [deskNoticeKind]: deskNoticeHandler({
        mailer,
        deskEmail,
        loadBooking: async (id) => {
          const booking = await findBooking(db, id);
          const asRead = booking && { ...booking, language: brands[booking.brand].language };
          return asRead && { record: await records.recordOf(asRead), operatorRef: asRead.operatorRef, clientRef: asRead.clientRef };
        },
      }),
      [lapseKind]: optionLapse(store),
      [outdatedKind]: outdatedCard(store),
      [forgetAccountKind]: forgetAccount(store),
      [answerOverKind]: answerOver(store),
      [waitListOfferKind]: offerFreePlace(waitList),
      [offerOverKind]: offerOver(waitList),
    },
    talk: {
      [submitKind]: submitToOperator({ store, operators, voyageOf, times: submitTimesFor(operatorWriteMs) }),
      [forwardKind]: forwardPayment({ store, provider, voyageOf, shopUrl: ({ brand }) => shopUrl(brand) }),
      [forgetKind]: forgetCard(provider),
      [cancelKind]: operatorCancel({ store, operators, voyageOf }),
      [waitListAskKind]: waitListAsk({ store, operators, voyageOf }),
      ...operatorUnhold(operators, facts),
    },
  };
}
