// Server door of the booking.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brands } from '#brands/brands.ts';
import { bookingCalendar, bookingMailHandler, bookingMailJob, bookingPdf } from '#features/documents/server/index.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import type { Handler } from '#platform/server/outbox/job.ts';
import type { Database } from '#platform/server/database/database.ts';
import { implement, type CallContext, type ImplementedCall } from '#platform/server/http/implement.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { bookingCalls } from '../contract.ts';
import { createConfirmationService } from './confirmation.ts';
import { createConfirmService } from './confirm.service.ts';
import { createCustomRequestService } from './custom-request.service.ts';
import { bookingFacts } from './facts.ts';
import { createOriginService } from './origin.ts';
import { statutoryForm } from './package-form.ts';
import { bookingFiles } from './files.ts';
import { optionLapse } from './option-lapse.job.ts';
import { createRecords } from './record.ts';
import { createSessionService, type BookingAsker } from './session.service.ts';
import { createSummaryService } from './summary.service.ts';

export interface BookingFeature<Context extends BookingAsker> {
  readonly calls: readonly ImplementedCall<Context>[];
  readonly routes: (app: FastifyInstance) => void;
}

export interface BookingParts {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly askerOf: (request: FastifyRequest) => (BookingAsker & CallContext) | undefined;
}

export function bookingFeature<Context extends BookingAsker & CallContext>({ db, secrets, askerOf }: BookingParts): BookingFeature<Context> {
  const facts = bookingFacts(db);
  const confirmations = createConfirmationService(db, facts);
  const sessions = createSessionService({ db, facts, confirmationOf: confirmations.ofSession });
  const summaries = createSummaryService({ db, facts, sessions, packageForm: statutoryForm });
  const custom = createCustomRequestService(db, sessions);
  const confirms = createConfirmService({ db, sessions, summaries, packageForm: statutoryForm, secrets, custom, confirmation: confirmations.of });
  const records = createRecords(db, facts);
  const origins = createOriginService(db);
  const c = bookingCalls;
  return {
    calls: [
      implement(c.getVoyageSettings, (input, context: Context) => sessions.settings(input.voyageId, context)),
      implement(c.startVoyageSession, (input, context: Context) => sessions.start(input.voyageId, input.pax, context)),
      implement(c.getSession, (input, context: Context) => sessions.get(input.sessionId, context)),
      implement(c.getCategoryAvailability, (input, context: Context) => sessions.availability(input.sessionId, context)),
      implement(c.changeParty, (input, context: Context) => sessions.changeParty(input.sessionId, input.sessionRevision, input.pax, context)),
      implement(c.selectCategory, (input, context: Context) => sessions.select(input, context)),
      implement(c.getBookingOptions, (input, context: Context) => summaries.options(input.sessionId, context)),
      implement(c.summarizeBooking, (input, context: Context) => summaries.summarize(input, context)),
      implement(c.getPaymentSettings, (input, context: Context) => summaries.paymentSettings(input, context)),
      implement(c.confirmBooking, (input, context: Context) => confirms.confirm(input, context.idempotencyKey, context)),
      implement(c.getCustomRequestSettings, (_input, context: Context) => custom.settings(context)),
      implement(c.startCustomRequestSession, (_input, context: Context) => custom.start(context)),
      implement(c.getCustomerOriginSettings, (_input, context: Context) => origins.settings(context)),
      implement(c.submitCustomerOrigin, (input, context: Context) => origins.submit(input, context)),
    ],
    routes: bookingFiles(
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
    ),
  };
}

/** What bookings leave for the outbox, by kind. */
export const bookingJobs = (db: Database, mailer: Mailer): Readonly<Record<string, Handler>> => ({
  [bookingMailJob]: bookingMailHandler({ mailer, loadBooking: createRecords(db, bookingFacts(db)).load }),
  'option.lapse': optionLapse(db),
});
