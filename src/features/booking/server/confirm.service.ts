// The order (BOOK-15, reliability.md 4.4): one transaction with session, place, booking, event, payment and the work that follows. From its
// commit on nothing is lost, and whatever is sent again finds the same booking.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { brands } from '#brands/brands.ts';
import { bookedState } from '#domain/booking/booking-states.ts';
import { emptyBookingForm, type BookingForm, type BookingStatus } from '#domain/booking/form/booking-form.ts';
import { customRequestText, emptyCustomRequest, validateCustomRequest, type CustomRequest } from '#domain/booking/form/custom-request.ts';
import { normaliseForm } from '#domain/booking/form/normalise-form.ts';
import { bookingKind, orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { formParts } from '#domain/booking/form/findings.ts';
import { validateBookingForm, validateDirectBooking } from '#domain/booking/form/validate-form.ts';
import { agencyDay } from '#domain/calendar/calendar.ts';
import { formats } from '#domain/format/format.ts';
import type { Money } from '#domain/money/money.ts';
import { ibanLast4 } from '#domain/payment/bank-account.ts';
import { looksLikeCard } from '#domain/payment/looks-like-card.ts';
import { readPayment, type Payment, type PaymentPayload } from '#domain/payment/payment-form.ts';
import { paymentProblemText } from '#domain/payment/payment-texts.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Database } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/outbox/enqueue.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import type { Confirmation } from '../contract.ts';
import { bookingOfSession, insertBooking, type StoredBooking } from './booking.repository.ts';
import { claimPlace, keepPlace, type Tx } from './inventory.repository.ts';
import type { CustomRequestService } from './custom-request.service.ts';
import { mailsAfter } from './mails-after.ts';
import { isOptionPossible, isWaitList, optionUntil, requirementsOf } from './options.ts';
import { paymentChoicesOf } from './payment-choices.ts';
import { bookingNumber } from './secret.ts';
import type { StoredSession } from './session.repository.ts';
import type { BookingAsker, SessionService } from './session.service.ts';
import { refuse, type Checked, type SummaryParts, type SummaryService } from './summary.service.ts';

export interface ConfirmInput {
  readonly sessionId: string;
  readonly sessionRevision: number;
  readonly acceptDirectBooking: boolean;
  readonly bookingStatus?: BookingStatus | null | undefined;
  readonly bookingOptions?: BookingForm | null | undefined;
  readonly customRequest?: CustomRequest | null | undefined;
  readonly acceptedTotal?: Money | null | undefined;
  readonly payment?: PaymentPayload | null | undefined;
}

export interface ConfirmParts {
  readonly db: Database;
  readonly sessions: SessionService;
  readonly summaries: SummaryService;
  readonly packageForm: SummaryParts['packageForm'];
  readonly secrets: Secrets;
  readonly custom: CustomRequestService;
  readonly confirmation: (booking: StoredBooking, asker: BookingAsker) => Promise<Confirmation>;
}

const nothingBooked = {
  voyageId: null,
  operatorId: null,
  categoryCode: null,
  fareGroup: null,
  cabinNumber: null,
  claimId: null,
  quote: null,
  optionValidUntil: null,
} as const;

/** The place of a hold that ran out a moment ago is asked for once more. */
const HOLD_AGAIN_MINUTES = 5;

export function createConfirmService({ db, sessions, summaries, packageForm, secrets, custom, confirmation }: ConfirmParts) {
  /** The same key with another content is a mistake of the sender, never a second order. */
  async function remember(tx: Tx, session: StoredSession, input: ConfirmInput, key: string | undefined): Promise<void> {
    if (key === undefined) return;
    const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest();
    const scope = `confirm:${session.idHash.toString('hex').slice(0, 32)}`;
    await sql`insert into idempotency (scope, key, fingerprint) values (${scope}, ${key}, ${fingerprint}) on conflict do nothing`.execute(tx);
    const { rows } = await sql<{ same: boolean }>`select fingerprint = ${fingerprint} as same from idempotency where scope = ${scope} and key = ${key}`.execute(
      tx,
    );
    if (!rows[0]?.same) throw new Failure('ValidationFailed', { errors: { 'idempotency-key': ['used before with another content'] } });
  }

  /** The one transaction of an order: with the session locked, the booking that is there already, or the one made now with its work. */
  const once = (
    session: StoredSession,
    input: ConfirmInput,
    key: string | undefined,
    asker: BookingAsker,
    make: (tx: Tx) => Promise<StoredBooking>,
  ): Promise<StoredBooking> =>
    db.transaction().execute(async (tx) => {
      await remember(tx, session, input, key);
      const { rows } = await sql<{ revision: number }>`select revision from booking_sessions where id_hash = ${session.idHash} for update`.execute(tx);
      const done = await bookingOfSession(tx, session.idHash);
      if (done) return done; // a second click, a second key, a second tab
      if (rows[0]?.revision !== input.sessionRevision) throw new Failure('OutdatedSessionRevision', { data: { sessionRevision: rows[0]?.revision } });
      const made = await make(tx);
      for (const job of mailsAfter(made, asker.now)) await enqueue(tx, job);
      await sql`update booking_sessions set state = 'confirmed', max_step = 5, revision = revision + 1, changed_at = now() where id_hash = ${session.idHash}`.execute(
        tx,
      );
      return made;
    });

  /** The place of the session for good: a numbered cabin or one of the category. */
  async function takePlace(tx: Tx, session: StoredSession): Promise<string> {
    const kept = await keepPlace(tx, session.idHash);
    if (kept) return kept.id;
    const { selection, voyageId } = session;
    if (!selection || voyageId === null) throw new Failure('BadSessionState');
    const again = await claimPlace(tx, {
      voyageId,
      categoryCode: selection.categoryCode,
      cabinId: selection.cabinId,
      sessionHash: session.idHash,
      minutes: HOLD_AGAIN_MINUTES,
    });
    if (typeof again === 'string')
      throw new Failure('CategorySelection', { data: { reason: again, categoryCode: selection.categoryCode, cabinNumber: selection.cabinNumber } });
    await keepPlace(tx, session.idHash);
    return again.id;
  }

  async function savePayment(tx: Tx, booking: StoredBooking, payment: Payment): Promise<void> {
    if (payment.kind !== 'sepa') {
      await sql`insert into payments (booking_id, kind, state) values (${booking.id}, 'later', 'none')`.execute(tx);
      return;
    }
    const sealed = secrets.seal(payment.iban, `payments.iban/${booking.id}`);
    await sql`insert into payments (booking_id, kind, state, account_owner, iban_encrypted, iban_last4, bic, bank_name, mandate_ref)
      values (${booking.id}, 'sepa', 'tokenised', ${payment.accountOwner}, ${sealed}, ${ibanLast4(payment.iban)}, ${payment.bic ?? null},
        ${payment.bankName}, ${booking.number})`.execute(tx);
  }

  /** Payment as it may be stored. @throws Failure naming the field */
  function readPaid(input: ConfirmInput, checked: Checked, isFixed: boolean, asker: BookingAsker): Payment {
    if (!isFixed) return { kind: 'later' };
    const choices = paymentChoicesOf(checked.voyage, asker.now);
    const read = readPayment(input.payment ?? undefined, choices, agencyDay(asker.now));
    if (read.ok) return read.payment;
    const errors: Record<string, string[]> = {};
    for (const { field, code } of read.problems) (errors[`payment.${field}`] ??= []).push(paymentProblemText(code, asker.language));
    throw new Failure('InvalidSelectedBookingOptions', { errors });
  }

  /** A request without a voyage binds nobody and takes no place; its four answers and the applicant are checked all the same (BOOK-17). */
  async function confirmCustom(session: StoredSession, input: ConfirmInput, key: string | undefined, asker: BookingAsker): Promise<Confirmation> {
    const request = input.customRequest ?? emptyCustomRequest;
    const { limits } = custom.limitsOf(asker);
    const found = validateCustomRequest(request, limits);
    if (found.length > 0) {
      const day = formats[asker.language].date;
      throw new Failure('InvalidCustomRequestConfiguration', {
        errors: Object.fromEntries(found.map((finding) => [`customRequest.${finding.path}`, [customRequestText(finding, limits, asker.language, day)]])),
      });
    }
    const form = normaliseForm({ ...(input.bookingOptions ?? emptyBookingForm(0)), pax: [] });
    refuse(validateBookingForm(form, custom.requirements, agencyDay(asker.now), looksLikeCard), form, asker);
    const booking = await once(session, input, key, asker, (tx) =>
      insertBooking(tx, {
        ...nothingBooked,
        number: bookingNumber(brands[asker.brand].initials, asker.now.getUTCFullYear()),
        sessionHash: session.idHash,
        kind: 'custom_request',
        state: bookedState.custom_request,
        brand: asker.brand,
        language: asker.language,
        party: { adults: request.personCount ?? 1, childAges: [] },
        form,
        customRequest: request,
        buttonText: orderButtonText('custom_request', asker.language),
        formVersion: 'none',
        formText: '',
      }),
    );
    return confirmation(booking, asker);
  }

  return {
    /**
     * Orders what the session holds.
     * @throws Failure B001 without options, OutdatedSessionRevision, PriceChanged, CategorySelection where the place is gone, or the fields
     */
    async confirm(input: ConfirmInput, key: string | undefined, asker: BookingAsker): Promise<Confirmation> {
      const own = await sessions.ownSession(input.sessionId, asker);
      if (own.state === 'confirmed') {
        const booking = await bookingOfSession(db, own.idHash);
        if (booking) return confirmation(booking, asker);
      }
      if (own.kind === 'custom') return confirmCustom(own, input, key, asker);
      const { session, voyage } = await sessions.opened(own, asker, undefined, 'now');
      if (!session.selection || !session.options) throw new Failure('B001');
      const waits = isWaitList(session.selection);
      const onlyFixed = !isOptionPossible(voyage) && !waits;
      const status = onlyFixed ? 'fixed_booking' : (input.bookingStatus ?? null);
      // What was summarised is what is ordered; only the tick below it is added here.
      const typed: BookingForm = { ...session.options, acceptTerms: input.bookingOptions?.acceptTerms ?? session.options.acceptTerms };
      const checked = await summaries.check(session, voyage, typed, status, formParts, asker);
      const kind = bookingKind({ isCustomRequest: false, isWaitList: waits, status });
      refuse(validateDirectBooking(input.acceptDirectBooking, requirementsOf(voyage, session, status, asker)), typed, asker);
      const accepted = input.acceptedTotal ?? session.quote?.total;
      if (accepted?.amount !== checked.quote.total.amount || accepted.currency !== checked.quote.total.currency)
        throw new Failure('PriceChanged', { data: { previous: accepted ?? null, current: checked.quote.total } });
      const payment = readPaid(input, checked, kind === 'fixed_booking', asker);
      const form = packageForm(voyage, asker);

      const booking = await once(session, input, key, asker, async (tx) => {
        const claimId = waits ? null : await takePlace(tx, session);
        const made = await insertBooking(tx, {
          number: bookingNumber(brands[asker.brand].initials, asker.now.getUTCFullYear()),
          sessionHash: session.idHash,
          kind,
          state: bookedState[kind],
          brand: asker.brand,
          language: asker.language,
          voyageId: voyage.row.id,
          operatorId: voyage.row.operator_id,
          categoryCode: session.selection?.categoryCode ?? null,
          fareGroup: session.selection?.fareGroupId ?? null,
          cabinNumber: session.selection?.cabinNumber ?? null,
          claimId,
          party: session.party,
          form: checked.form,
          quote: checked.quote,
          optionValidUntil: kind === 'option_booking' ? optionUntil(voyage, asker.now) : null,
          buttonText: orderButtonText(kind, asker.language),
          formVersion: form.version,
          formText: [form.title, ...form.paragraphs].join('\n\n'),
        });
        await savePayment(tx, made, payment);
        return made;
      });
      return confirmation(booking, asker);
    },
  };
}
