// The mock mode (BOOK-21, reliability.md D12): the whole flow from samples, through the same calls; and the resources of the newer flow. It
// exists only where the setting BOOKING_MOCK asks for it, keeps its sessions in this process and books nothing.
//
// How an order ends is chosen by the applicant's last name: 'Challenge' (the bank asks back), 'Error' (the operator refuses), else well.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emptyBookingForm, type BookingForm } from '#domain/booking/form/booking-form.ts';
import { bookingKind } from '#domain/booking/form/booking-kind.ts';
import { defaultParty } from '#domain/pax/party.ts';
import { addDays, agencyDay } from '#domain/calendar/calendar.ts';
import { brands } from '#brands/brands.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Envelope } from '#platform/contract/envelope.ts';
import { implement, type CallContext, type ImplementedCall } from '#platform/server/http/implement.ts';
import { bookingCalls as c } from '../../contract.ts';
import { newSecret } from '../secret.ts';
import type { BookingAsker } from '../session.service.ts';
import {
  sampleAvailability,
  sampleConfirmation,
  sampleInsurance,
  sampleInsuranceCase,
  sampleOptions,
  sampleQuote,
  sampleSession,
  sampleSettings,
  sampleSummary,
  type SampleOutcome,
  type SampleSession,
} from './samples.ts';

/** Sessions of a development server; the oldest go. */
const MOST_SESSIONS = 500;

const outcomeOf = (form: BookingForm | null): SampleOutcome => {
  const name = form?.bookingContact.lastName.trim().toLowerCase();
  return name === 'challenge' || name === 'error' ? name : 'success';
};

export function mockBookingCalls<Context extends BookingAsker & CallContext>(): readonly ImplementedCall<Context>[] {
  const sessions = new Map<string, SampleSession>();
  const keep = (session: SampleSession): SampleSession => {
    sessions.set(session.sessionId, session);
    const [oldest] = sessions.keys();
    if (sessions.size > MOST_SESSIONS && oldest !== undefined) sessions.delete(oldest);
    return session;
  };
  const known = (sessionId: string, revision?: number): SampleSession => {
    const session = sessions.get(sessionId);
    if (!session) throw new Failure('InvalidSession');
    if (revision !== undefined && session.revision !== revision) throw new Failure('OutdatedSessionRevision');
    return session;
  };
  const begin = (kind: SampleSession['kind'], voyageId: number, pax: SampleSession['pax']) =>
    keep({
      sessionId: newSecret(),
      revision: 1,
      kind,
      voyageId,
      pax,
      maxStep: kind === 'voyage' ? 1 : 0,
      categoryCode: null,
      waits: false,
      form: null,
      confirmation: null,
    });
  const notMocked = () => {
    throw new Failure('NotAllowed');
  };
  return [
    implement(c.getVoyageSettings, ({ voyageId }, context: Context) => sampleSettings(context, voyageId)),
    implement(c.startVoyageSession, ({ voyageId, pax }, context: Context) => sampleSession(context, begin('voyage', voyageId, pax))),
    implement(c.getSession, ({ sessionId }, context: Context) => sampleSession(context, known(sessionId))),
    implement(c.getCategoryAvailability, ({ sessionId }, context: Context) => {
      const { pax, revision } = known(sessionId);
      return sampleAvailability(context, pax, 'free', revision);
    }),
    implement(c.changeParty, ({ sessionId, sessionRevision, pax }, context: Context) => {
      const session = known(sessionId, sessionRevision);
      return sampleSession(context, keep({ ...session, pax, revision: session.revision + 1, maxStep: 1, categoryCode: null }));
    }),
    implement(c.selectCategory, ({ sessionId, sessionRevision, categoryCode, waitListCategoryCodes }, context: Context) => {
      const session = known(sessionId, sessionRevision);
      const waits = waitListCategoryCodes.length > 0;
      return sampleSession(context, keep({ ...session, revision: session.revision + 1, maxStep: 2, categoryCode, waits }));
    }),
    implement(c.getBookingOptions, ({ sessionId }, context: Context) => {
      const { categoryCode, revision } = known(sessionId);
      return sampleOptions(context, categoryCode ?? undefined, revision);
    }),
    implement(c.getInsuranceOffers, ({ sessionId }) => {
      known(sessionId);
      return sampleInsurance();
    }),
    implement(c.searchContacts, notMocked),
    implement(c.searchCustomerContact, notMocked),
    implement(c.summarizeBooking, ({ sessionId, sessionRevision, bookingOptions, bookingStatus }, context: Context) => {
      const session = known(sessionId, sessionRevision);
      const changed = keep({ ...session, revision: session.revision + 1, maxStep: 4, form: bookingOptions });
      return sampleSummary(context, changed, bookingStatus ?? null);
    }),
    implement(
      c.getPaymentSettings,
      ({ sessionId, sessionRevision, bookingStatus }, context: Context) =>
        sampleSummary(context, known(sessionId, sessionRevision), bookingStatus ?? null).paymentSettings,
    ),
    implement(c.confirmBooking, ({ sessionId, sessionRevision, bookingStatus, bookingOptions }, context: Context) => {
      const session = known(sessionId);
      if (session.confirmation) return session.confirmation;
      known(sessionId, sessionRevision);
      const form = bookingOptions ?? session.form;
      const kind = bookingKind({ isCustomRequest: session.kind === 'custom', isWaitList: session.waits, status: bookingStatus ?? null });
      const total = session.categoryCode ? sampleQuote(session.categoryCode, session.pax, context).total : null;
      const confirmation = sampleConfirmation(context, outcomeOf(form), kind, total);
      if (!confirmation.liveBookingError) keep({ ...session, revision: session.revision + 1, maxStep: 5, confirmation });
      return confirmation;
    }),
    implement(c.answerPrice, ({ sessionId }) => known(sessionId).confirmation ?? notMocked()),
    implement(c.getCustomRequestSettings, (_input, context: Context) => {
      const { phone, serviceEmail } = brands[context.brand];
      const today = agencyDay(context.now);
      return {
        ships: ['Musterschiff'],
        minStartDate: addDays(today, 1),
        maxStartDate: addDays(today, 730),
        maxDuration: 180,
        maxPersons: 9,
        isMock: true,
        customerSupportSettings: { phone: phone.shown, dial: phone.dial, email: serviceEmail },
      };
    }),
    implement(c.startCustomRequestSession, (_input, context: Context) => sampleSession(context, begin('custom', 0, defaultParty))),
    implement(c.getCustomerOriginSettings, () => ({ options: [] })),
    implement(c.submitCustomerOrigin, () => ({ saved: true })),
  ];
}

const couple = { adults: 2, childAges: [] };

/** The resources, by name: what each shows is what the call of the same name answers. */
export const mockResources: Readonly<Record<string, (asker: BookingAsker) => unknown>> = {
  getVoyageSettings: (asker) => sampleSettings(asker),
  getCategoryAvailability: (asker) => sampleAvailability(asker, couple),
  getCategoryAvailabilityWaitList: (asker) => sampleAvailability(asker, couple, 'waitList'),
  getCategoryAvailabilityNone: (asker) => sampleAvailability(asker, couple, 'none'),
  getBookingOptions: (asker) => sampleOptions(asker),
  getSummary: (asker) => sampleSummary(asker, { revision: 3, pax: couple, categoryCode: 'IA', waits: false }, 'fixed_booking'),
  getConfirmation: (asker) => sampleConfirmation(asker, 'success', 'fixed_booking', sampleQuote('IA', couple, asker).total),
  getConfirmationChallenge: (asker) => sampleConfirmation(asker, 'challenge', 'fixed_booking', sampleQuote('IA', couple, asker).total),
  getConfirmationError: (asker) => sampleConfirmation(asker, 'error', 'fixed_booking', sampleQuote('IA', couple, asker).total),
  getInsuranceCaseInformation: (asker) => sampleInsuranceCase(asker),
  getInsuranceOffers: () => sampleInsurance(),
  getSession: (asker) =>
    sampleSession(asker, {
      sessionId: 'A'.repeat(43),
      revision: 2,
      kind: 'voyage',
      voyageId: 1,
      pax: couple,
      maxStep: 2,
      categoryCode: 'IA',
      waits: false,
      form: emptyBookingForm(2),
      confirmation: null,
    }),
};

/** GET below /api/booking/new/; these addresses exist in mock mode alone. */
export const mockRoutes =
  (askerOf: (request: FastifyRequest) => BookingAsker | undefined) =>
  (app: FastifyInstance): void => {
    for (const [name, make] of Object.entries(mockResources))
      app.get(`/api/booking/new/${name}`, async (request, reply) => {
        const asker = askerOf(request);
        if (!asker) return reply.callNotFound();
        return reply.header('cache-control', 'no-store').send({ status: 'success', data: make(asker) } satisfies Envelope<unknown>);
      });
  };
