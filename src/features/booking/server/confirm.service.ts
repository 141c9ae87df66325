// The order as it comes in (BOOK-15): everything is checked again, then placed in one transaction; what the customer decides afterwards, another
// price or another card, goes the same way.
import { createHash } from 'node:crypto';
import { brands } from '#brands/brands.ts';
import { emptyBookingForm, type BookingForm, type BookingStatus } from '#domain/booking/form/booking-form.ts';
import { customRequestText, emptyCustomRequest, validateCustomRequest, type CustomRequest } from '#domain/booking/form/custom-request.ts';
import { normaliseForm } from '#domain/booking/form/normalise-form.ts';
import { bookingKind, orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { formParts } from '#domain/booking/form/findings.ts';
import { validateBookingForm, validateDirectBooking } from '#domain/booking/form/validate-form.ts';
import { agencyDay } from '#domain/calendar/calendar.ts';
import { formats } from '#domain/format/format.ts';
import { sameMoney, type Money } from '#domain/money/money.ts';
import { looksLikeCard } from '#domain/payment/looks-like-card.ts';
import type { PaymentPayload } from '#domain/payment/payment-form.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { Confirmation } from '../contract.ts';
import { bookingOfSession, findBooking, type StoredBooking } from './booking.repository.ts';
import { stepAddress, type CardDesk } from './card-of-order.ts';
import type { CustomRequestService } from './custom-request.service.ts';
import type { BookingFacts, VoyageFacts } from './facts.ts';
import { isOptionPossible, isWaitList, optionUntil, requirementsOf } from './options.ts';
import { paymentChoicesOf } from './payment-choices.ts';
import { bookingNumber } from './secret.ts';
import type { StoredSession } from './session.repository.ts';
import type { BookingAsker, SessionService } from './session.service.ts';
import { refuse, type SummaryParts, type SummaryService } from './summary.service.ts';
import { isOnItsWay, type BookingWatch } from './work/booking-watch.ts';
import { placeOrder } from './work/place-order.ts';
import type { NewPayment, OrderKey, WorkStore } from './work/ports.ts';
import { answerPrice, payAgain } from './work/second-order.ts';
import { keyState } from './work/sql-store.ts';

/** So long the page waits for the operator; then it says that the order is in and looks again by itself (reliability.md 4.6). */
const PATIENCE_MS = 25_000;

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
  readonly store: WorkStore;
  readonly watch: BookingWatch;
  readonly facts: BookingFacts;
  readonly sessions: SessionService;
  readonly summaries: SummaryService;
  readonly packageForm: SummaryParts['packageForm'];
  readonly cards: CardDesk;
  readonly custom: CustomRequestService;
  readonly confirmation: (booking: StoredBooking, asker: BookingAsker) => Promise<Confirmation>;
  /** Milliseconds that the answer to an order waits for the operator. */
  readonly patienceMs?: number;
}

const nothingBooked = {
  voyageId: null,
  operatorId: null,
  categoryCode: null,
  fareGroup: null,
  cabinNumber: null,
  operatorHold: null,
  quote: null,
  optionValidUntil: null,
} as const;

/** The booking's own page: from the bank back to what was ordered. */
const comeBack = (asker: BookingAsker, voyage: VoyageFacts, sessionId: string): string => stepAddress(asker, voyage.row.id, 'confirmation', sessionId);

/** The same key with another content is a mistake of the sender, never a second order. */
const keyOf = (session: StoredSession, input: ConfirmInput, key: string | undefined): OrderKey | undefined =>
  key === undefined
    ? undefined
    : { scope: `confirm:${session.idHash.toString('hex').slice(0, 32)}`, key, fingerprint: createHash('sha256').update(JSON.stringify(input)).digest() };

export function createConfirmService({
  db,
  store,
  watch,
  facts,
  sessions,
  summaries,
  packageForm,
  cards,
  custom,
  confirmation,
  patienceMs = PATIENCE_MS,
}: ConfirmParts) {
  /** The booking as it stands after a moment: most operators answer within seconds. */
  async function settled(booking: StoredBooking): Promise<StoredBooking> {
    if (!isOnItsWay(booking.state)) return booking;
    await watch.untilItArrives(booking.id, patienceMs, async () => (await findBooking(db, booking.id))?.state);
    return (await findBooking(db, booking.id)) ?? booking;
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
    const booking = await placeOrder(store, {
      sessionHash: session.idHash,
      revision: input.sessionRevision,
      key: keyOf(session, input, key),
      place: null,
      goesToOperator: false,
      payment: { kind: 'later' },
      returnUrl: null,
      now: asker.now,
      booking: {
        ...nothingBooked,
        number: bookingNumber(brands[asker.brand].initials, asker.now.getUTCFullYear()),
        sessionHash: session.idHash,
        kind: 'custom_request',
        brand: asker.brand,
        language: asker.language,
        party: { adults: request.personCount ?? 1, childAges: [] },
        form,
        customRequest: request,
        buttonText: orderButtonText('custom_request', asker.language),
        formVersion: 'none',
        formText: '',
      },
    });
    return confirmation(booking, asker);
  }

  const paymentOf = (input: ConfirmInput, voyage: VoyageFacts, asker: BookingAsker): Promise<NewPayment> =>
    cards.paidWith(input.payment ?? null, paymentChoicesOf(voyage, asker.now, cards.offered), asker);

  /** The order of a session that has ordered already: the same booking, with another card where the last one was declined. */
  async function again(own: StoredSession, booking: StoredBooking, input: ConfirmInput, sent: string | undefined, asker: BookingAsker): Promise<Confirmation> {
    const key = keyOf(own, input, sent);
    const seen = key === undefined ? 'new' : await keyState(db, key);
    if (seen === 'other') throw new Failure('ValidationFailed', { errors: { 'idempotency-key': ['used before with another content'] } });
    const paid = input.payment && booking.voyageId !== null && seen === 'new' ? await store.payment(booking.id) : undefined;
    if (!paid?.problem || booking.voyageId === null) return confirmation(await settled(booking), asker);
    const voyage = await facts.known(booking.voyageId);
    const payment = await paymentOf(input, voyage, asker);
    return confirmation(await payAgain(store, { bookingId: booking.id, payment, returnUrl: comeBack(asker, voyage, input.sessionId), key }), asker);
  }

  async function order(own: StoredSession, input: ConfirmInput, key: string | undefined, asker: BookingAsker): Promise<Confirmation> {
    const { session, voyage } = await sessions.opened(own, asker);
    const { selection } = session;
    if (!selection || !session.options) throw new Failure('B001');
    const waits = isWaitList(selection);
    const onlyFixed = !isOptionPossible(voyage) && !waits;
    const status = onlyFixed ? 'fixed_booking' : (input.bookingStatus ?? null);
    // What was summarised is what is ordered; only the tick below it is added here.
    const typed: BookingForm = { ...session.options, acceptTerms: input.bookingOptions?.acceptTerms ?? session.options.acceptTerms };
    const checked = await summaries.check(session, voyage, typed, status, formParts, asker);
    const kind = bookingKind({ isCustomRequest: false, isWaitList: waits, status });
    refuse(validateDirectBooking(input.acceptDirectBooking, requirementsOf(voyage, session, status, asker)), typed, asker);
    const accepted = input.acceptedTotal ?? session.quote?.total;
    if (!accepted || !sameMoney(accepted, checked.quote.total))
      throw new Failure('PriceChanged', { data: { previous: accepted ?? null, current: checked.quote.total } });
    const payment: NewPayment = kind === 'fixed_booking' ? await paymentOf(input, voyage, asker) : { kind: 'later' };
    const form = packageForm(voyage, asker);
    const isOwn = voyage.terms.system === 'own';
    const booking = await placeOrder(store, {
      sessionHash: session.idHash,
      revision: input.sessionRevision,
      key: keyOf(session, input, key),
      place:
        isOwn && !waits ? { sessionHash: session.idHash, voyageId: voyage.row.id, categoryCode: selection.categoryCode, cabinId: selection.cabinId } : null,
      goesToOperator: !isOwn,
      payment,
      returnUrl: comeBack(asker, voyage, input.sessionId),
      now: asker.now,
      booking: {
        number: bookingNumber(brands[asker.brand].initials, asker.now.getUTCFullYear()),
        sessionHash: session.idHash,
        kind,
        brand: asker.brand,
        language: asker.language,
        voyageId: voyage.row.id,
        operatorId: voyage.row.operator_id,
        categoryCode: selection.categoryCode,
        fareGroup: selection.fareGroupId,
        cabinNumber: selection.cabinNumber,
        operatorHold: selection.operatorHold,
        party: session.party,
        form: checked.form,
        quote: checked.quote,
        insurance: checked.insurance,
        optionValidUntil: kind === 'option_booking' ? optionUntil(voyage, asker.now) : null,
        buttonText: orderButtonText(kind, asker.language),
        formVersion: form.version,
        formText: [form.title, ...form.paragraphs].join('\n\n'),
      },
    });
    return confirmation(await settled(booking), asker);
  }

  return {
    /**
     * Orders what the session holds. With an operator to be asked it waits up to 25 s for its answer, outside of any transaction.
     * @throws Failure B001 without options, OutdatedSessionRevision, PriceChanged, CategorySelection where the place is gone, or the fields
     */
    async confirm(input: ConfirmInput, key: string | undefined, asker: BookingAsker): Promise<Confirmation> {
      const own = await sessions.ownSession(input.sessionId, asker);
      const booking = own.state === 'confirmed' ? await bookingOfSession(db, own.idHash) : undefined;
      if (booking) return again(own, booking, input, key, asker);
      return own.kind === 'custom' ? confirmCustom(own, input, key, asker) : order(own, input, key, asker);
    },

    /** The customer's answer to the operator's other price (BOOK-13). @throws Failure PriceChanged, BadSessionState, InvalidSession */
    async answerPrice(
      input: { readonly sessionId: string; readonly accepted: boolean; readonly acceptedTotal: Money },
      asker: BookingAsker,
    ): Promise<Confirmation> {
      const own = await sessions.ownSession(input.sessionId, asker);
      const booking = await bookingOfSession(db, own.idHash);
      if (!booking) throw new Failure('BadSessionState');
      const shown = input.accepted && booking.voyageId !== null ? packageForm(await facts.known(booking.voyageId), asker) : undefined;
      const answered = await answerPrice(store, {
        bookingId: booking.id,
        accepted: input.accepted,
        acceptedTotal: input.acceptedTotal,
        buttonText: orderButtonText(booking.kind, asker.language),
        ...(shown && { form: { version: shown.version, text: [shown.title, ...shown.paragraphs].join('\n\n') } }),
      });
      return confirmation(await settled(answered), asker);
    },
  };
}
