// What a customer decides on his booking's page (BOOK-12, BOOK-22, BOOK-24): an option becomes fixed, an offered place is taken or not, another
// price, another card. Whoever has the key may; everything is checked again, and each decision is one transaction.
import { createHash } from 'node:crypto';
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { defineMessages } from '#domain/language.ts';
import { sameMoney, type Money } from '#domain/money/money.ts';
import type { PaymentPayload } from '#domain/payment/payment-form.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { BookingSummary } from '../../contract.ts';
import type { BookingStatus } from '../../status-contract.ts';
import { findBooking, type StoredBooking } from '../booking.repository.ts';
import type { BookingFacts, VoyageFacts } from '../facts.ts';
import { cardSessionRef, type CardDesk } from '../card-of-order.ts';
import { paymentChoicesOf } from '../payment-choices.ts';
import { paymentSettingsFor } from '../payment-settings.ts';
import { paymentOfRow } from '../payment-shown.ts';
import type { BookingAsker } from '../session.service.ts';
import { isOnItsWay, type BookingWatch } from '../work/booking-watch.ts';
import type { OrderKey, ShownForm } from '../work/ports.ts';
import { answerPrice, confirmOption, payAgain } from '../work/second-order.ts';
import { keyState } from '../work/sql-store.ts';
import { acceptOffer, declineOffer } from '../work/wait-list.ts';
import { besideBooking } from './beside-booking.ts';
import type { BookingKeys } from './booking-key.ts';
import { createBookingStatus, isPageOver, type OpenedBooking, type StatusParts } from './booking-status.ts';
import { fitsCategory } from './offered-place.ts';
import { fieldOpenings } from './field-openings.ts';
import { returnPath } from './status-address.ts';

/** So long the page waits for the operator; then it says that the order is in and looks again by itself (reliability.md 4.6). */
const PATIENCE_MS = 25_000;

const texts = defineMessages({ terms: 'Bitte akzeptieren Sie die AGB' }, { terms: 'Please accept the terms and conditions' });

interface Ordering {
  readonly bookingKey: string;
  readonly acceptTerms: boolean;
  readonly acceptedTotal: Money;
  readonly payment?: PaymentPayload | null | undefined;
}

interface OfferInput extends Omit<Ordering, 'acceptedTotal'> {
  readonly offerId: string;
  readonly accepted: boolean;
  readonly acceptedTotal?: Money | undefined;
}

interface PriceAnswer {
  readonly bookingKey: string;
  readonly accepted: boolean;
  readonly acceptTerms: boolean;
  readonly acceptedTotal: Money;
}

interface Payment {
  readonly bookingKey: string;
  readonly attempt: number;
  readonly payment: PaymentPayload;
}

export interface StatusServiceParts extends StatusParts {
  readonly cards: CardDesk;
  readonly facts: BookingFacts;
  readonly keys: BookingKeys;
  readonly watch: BookingWatch;
  /** Milliseconds that the answer to an order waits for the operator. */
  readonly patienceMs?: number | undefined;
}

/** The same key with another content is a mistake of the sender, never a second order. */
const orderKey = (booking: StoredBooking, input: object, key: string | undefined): OrderKey | undefined =>
  key === undefined ? undefined : { scope: `page:${booking.id}`, key, fingerprint: createHash('sha256').update(JSON.stringify(input)).digest() };

export function createStatusService(parts: StatusServiceParts) {
  const { db, store, facts, cards, priceOf, packageForm, keys, watch, patienceMs = PATIENCE_MS } = parts;
  const statusOf = createBookingStatus(parts);

  /** A booking with what stands beside it: two statements, and its voyage where another version of it is sold now. */
  const read = async (id: string, key: string): Promise<OpenedBooking | undefined> => {
    const [booking, beside] = await Promise.all([findBooking(db, id), besideBooking(db, id)]);
    if (!booking) return undefined;
    const { voyageVersion, payment, insurance } = beside;
    const voyage = booking.voyageId === null || voyageVersion === null ? undefined : await facts.ofVersion(booking.voyageId, voyageVersion);
    return { booking, voyage, payment: payment && paymentOfRow(payment, booking.state), insurance, key };
  };

  /** @throws Failure InvalidSession for a key that is not ours, of the other brand, or over: all three look the same */
  const open = async (key: string, asker: BookingAsker): Promise<OpenedBooking> => {
    const id = keys.bookingOf(key);
    const opened = id === undefined ? undefined : await read(id, key);
    if (!opened || opened.booking.brand !== asker.brand) throw new Failure('InvalidSession');
    if (isPageOver(opened.booking, opened.voyage?.row.returns_on ?? null, asker.now)) throw new Failure('InvalidSession');
    return opened;
  };

  /** The page after a decision; with an operator to be asked it waits a moment for the answer, outside of any transaction. */
  const after = async (opened: OpenedBooking, { id, state }: Pick<StoredBooking, 'id' | 'state'>, asker: BookingAsker): Promise<BookingStatus> => {
    if (isOnItsWay(state)) await watch.untilItArrives(id, patienceMs, async () => (await findBooking(db, id))?.state);
    return statusOf((await read(id, opened.key)) ?? opened, asker);
  };

  /** Sent before: the same content is answered with what became of it. @throws Failure ValidationFailed for another content */
  const isRepeat = async (key: OrderKey | undefined): Promise<boolean> => {
    const used = key === undefined ? 'new' : await keyState(db, key);
    if (used === 'other') throw new Failure('ValidationFailed', { errors: { 'idempotency-key': ['used before with another content'] } });
    return used === 'same';
  };

  /** Ordered already, by whoever was first: what is accepted now must be what was ordered. @throws Failure PriceChanged */
  const sameAsOrdered = ({ quotedTotal }: StoredBooking, acceptedTotal: Money): void => {
    if (quotedTotal && !sameMoney(quotedTotal, acceptedTotal)) throw new Failure('PriceChanged', { data: { previous: acceptedTotal, current: quotedTotal } });
  };

  const comeBack = ({ origin, brand, language }: BookingAsker): string => origin + returnPath(brand, language);
  const openings = fieldOpenings();

  /** The voyage as it is sold now: an order is not made from what was known a moment ago. */
  const sold = (booking: StoredBooking, asker: BookingAsker): Promise<VoyageFacts> => {
    if (booking.voyageId === null) throw new Failure('BadSessionState');
    return facts.bookableNow(booking.voyageId, asker.now);
  };

  const accepted = ({ acceptTerms }: Pick<Ordering, 'acceptTerms'>, asker: BookingAsker): void => {
    if (!acceptTerms) throw new Failure('InvalidSelectedBookingOptions', { errors: { acceptTerms: [texts[asker.language].terms] } });
  };
  const shownForm = (voyage: VoyageFacts, asker: BookingAsker): ShownForm => {
    const form = packageForm(voyage, asker);
    return { version: form.version, text: [form.title, ...form.paragraphs].join('\n\n') };
  };
  const paidWith = (payment: PaymentPayload | null | undefined, voyage: VoyageFacts, asker: BookingAsker) =>
    cards.paidWith(payment ?? null, paymentChoicesOf(voyage, asker.now, cards.offered), asker);

  return {
    open,

    /** @throws Failure InvalidSession */
    async get(key: string, asker: BookingAsker): Promise<BookingStatus> {
      return statusOf(await open(key, asker), asker);
    },

    /** @throws Failure InvalidSession, BadSessionState where nothing is to be paid, TooManyRequests for fields that nobody can fill so often */
    async paymentSettings(key: string, asker: BookingAsker): Promise<BookingSummary['paymentSettings']> {
      const opened = await open(key, asker);
      const { order, paymentAgain } = await statusOf(opened, asker);
      if (!opened.voyage || !(order ?? paymentAgain)) throw new Failure('BadSessionState');
      if (!openings.mayOpen(opened.booking.id, asker.now)) throw new Failure('TooManyRequests');
      return paymentSettingsFor(
        cards,
        opened.voyage,
        { isFixed: true, quote: order?.quote ?? opened.booking.quote, sessionRef: cardSessionRef(key), returnUrl: comeBack(asker) },
        asker,
      );
    },

    /** @throws Failure InvalidSession, BadSessionState where the option does not hold any more, PriceChanged, or the fields of the payment */
    async confirmOption(input: Ordering, key: string | undefined, asker: BookingAsker): Promise<BookingStatus> {
      const opened = await open(input.bookingKey, asker);
      const { booking } = opened;
      const sent = orderKey(booking, input, key);
      if (await isRepeat(sent)) return after(opened, booking, asker);
      if (booking.kind === 'fixed_booking') {
        sameAsOrdered(booking, input.acceptedTotal);
        return after(opened, booking, asker);
      }
      if (booking.kind !== 'option_booking') throw new Failure('BadSessionState');
      accepted(input, asker);
      const voyage = await sold(booking, asker);
      const confirmed = await confirmOption(store, {
        bookingId: booking.id,
        payment: await paidWith(input.payment, voyage, asker),
        returnUrl: comeBack(asker),
        buttonText: orderButtonText('fixed_booking', asker.language),
        key: sent,
        acceptedTotal: input.acceptedTotal,
        form: shownForm(voyage, asker),
      });
      return after(opened, confirmed, asker);
    },

    /** @throws Failure InvalidSession, BadSessionState where the offer is over, PriceChanged, CategorySelection, or the fields of the payment */
    async answerOffer(input: OfferInput, key: string | undefined, asker: BookingAsker): Promise<BookingStatus> {
      const opened = await open(input.bookingKey, asker);
      const { booking } = opened;
      const offer = await store.lastOffer(booking.id);
      if (offer?.id !== input.offerId) throw new Failure('BadSessionState', { data: { reason: 'offer_over' } });
      const { acceptedTotal } = input;
      const sent = orderKey(booking, input, key);
      if (await isRepeat(sent)) return after(opened, booking, asker);
      if (acceptedTotal && input.accepted && offer.state === 'accepted') {
        sameAsOrdered(booking, acceptedTotal);
        return after(opened, booking, asker);
      }
      const voyage = await sold(booking, asker);
      if (!input.accepted || !acceptedTotal)
        return after(opened, await declineOffer(store, { bookingId: booking.id, offerId: offer.id, voyage, fits: fitsCategory }), asker);
      accepted(input, asker);
      const price = await priceOf(booking, offer.categoryCode, voyage, asker.now);
      if (!price) throw new Failure('BadSessionState', { data: { reason: 'not_sold' } });
      const fixed = await acceptOffer(store, {
        bookingId: booking.id,
        offerId: offer.id,
        voyage,
        payment: await paidWith(input.payment, voyage, asker),
        returnUrl: comeBack(asker),
        quote: price.quote,
        fareGroup: price.fareGroup,
        acceptedTotal,
        buttonText: orderButtonText('fixed_booking', asker.language),
        form: shownForm(voyage, asker),
        key: sent,
      });
      return after(opened, fixed, asker);
    },

    /** @throws Failure InvalidSession, BadSessionState, PriceChanged, or the terms that are not accepted */
    async answerPrice(input: PriceAnswer, asker: BookingAsker): Promise<BookingStatus> {
      const opened = await open(input.bookingKey, asker);
      const { booking, voyage } = opened;
      if (!voyage) throw new Failure('BadSessionState');
      if (input.accepted) accepted(input, asker);
      const answer = { bookingId: booking.id, acceptedTotal: input.acceptedTotal, form: shownForm(voyage, asker) };
      const buttonText = orderButtonText(booking.kind, asker.language);
      return after(opened, await answerPrice(store, input.accepted ? { ...answer, accepted: true, buttonText } : { ...answer, accepted: false }), asker);
    },

    /**
     * Another means of payment after one that failed: for the attempt that the page saw, once.
     * @throws Failure InvalidSession, or the fields
     */
    async pay(input: Payment, key: string | undefined, asker: BookingAsker): Promise<BookingStatus> {
      const opened = await open(input.bookingKey, asker);
      const { booking, voyage } = opened;
      if (!voyage) throw new Failure('BadSessionState');
      const sent = orderKey(booking, input, key);
      if ((await isRepeat(sent)) || !opened.payment?.mayTryAgain || opened.payment.attempts !== input.attempt) return after(opened, booking, asker);
      const payment = await paidWith(input.payment, voyage, asker);
      const paid = await payAgain(store, { bookingId: booking.id, payment, returnUrl: comeBack(asker), key: sent, attempt: input.attempt });
      return after(opened, paid, asker);
    },
  };
}
