// What a customer decides on his booking's page (BOOK-12, BOOK-22, BOOK-24): an option becomes fixed, an offered place is taken or not, another
// price, another card. Whoever has the key may; everything is checked again, and each decision is one transaction.
import { createHash } from 'node:crypto';
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { defineMessages } from '#domain/language.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentPayload } from '#domain/payment/payment-form.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { BookingStatus } from '../../status-contract.ts';
import { findBooking, type StoredBooking } from '../booking.repository.ts';
import type { BookingFacts, VoyageFacts } from '../facts.ts';
import { paymentChoicesOf } from '../payment-choices.ts';
import type { BookingAsker } from '../session.service.ts';
import { isOnItsWay, type BookingWatch } from '../work/booking-watch.ts';
import type { OrderKey, ShownForm } from '../work/ports.ts';
import { answerPrice, confirmOption, payAgain } from '../work/second-order.ts';
import { acceptOffer, declineOffer } from '../work/wait-list.ts';
import type { BookingKeys } from './booking-key.ts';
import { createBookingStatus, isPageOver, type OpenedBooking, type StatusParts } from './booking-status.ts';
import { fitsCategory } from './offered-place.ts';
import { statusPath } from './status-address.ts';

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

export interface StatusServiceParts extends StatusParts {
  readonly facts: BookingFacts;
  readonly keys: BookingKeys;
  readonly watch: BookingWatch;
  /** Milliseconds that the answer to an order waits for the operator. */
  readonly patienceMs?: number | undefined;
}

export type StatusService = ReturnType<typeof createStatusService>;

/** The same key with another content is a mistake of the sender, never a second order. */
const orderKey = (booking: StoredBooking, input: object, key: string | undefined): OrderKey | undefined =>
  key === undefined ? undefined : { scope: `page:${booking.id}`, key, fingerprint: createHash('sha256').update(JSON.stringify(input)).digest() };

export function createStatusService(parts: StatusServiceParts) {
  const { db, store, facts, cards, priceOf, packageForm, keys, watch, patienceMs = PATIENCE_MS } = parts;
  const statusOf = createBookingStatus(parts);

  /** @throws Failure InvalidSession for a key that is not ours, of the other brand, or over: all three look the same */
  const open = async (key: string, asker: BookingAsker): Promise<OpenedBooking> => {
    const id = keys.bookingOf(key);
    const booking = id === undefined ? undefined : await findBooking(db, id);
    if (!booking || booking.brand !== asker.brand) throw new Failure('InvalidSession');
    const voyage = booking.voyageId === null ? undefined : await facts.known(booking.voyageId);
    if (isPageOver(booking, voyage?.row.returns_on ?? null, asker.now)) throw new Failure('InvalidSession');
    return { booking, voyage, key, address: asker.origin + statusPath(asker.brand, asker.language, key) };
  };

  /** The page after a decision; with an operator to be asked it waits a moment for the answer, outside of any transaction. */
  const after = async (opened: OpenedBooking, booking: StoredBooking, asker: BookingAsker): Promise<BookingStatus> => {
    if (isOnItsWay(booking.state)) await watch.untilItArrives(booking.id, patienceMs, async () => (await findBooking(db, booking.id))?.state);
    return statusOf({ ...opened, booking: (await findBooking(db, booking.id)) ?? booking }, asker);
  };

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

    /** @throws Failure InvalidSession, BadSessionState where the option does not hold any more, PriceChanged, or the fields of the payment */
    async confirmOption(input: Ordering, key: string | undefined, asker: BookingAsker): Promise<BookingStatus> {
      const opened = await open(input.bookingKey, asker);
      const { booking } = opened;
      if (booking.kind === 'fixed_booking') return after(opened, booking, asker); // sent twice
      if (booking.kind !== 'option_booking') throw new Failure('BadSessionState');
      accepted(input, asker);
      const voyage = await sold(booking, asker);
      const confirmed = await confirmOption(store, {
        bookingId: booking.id,
        payment: await paidWith(input.payment, voyage, asker),
        returnUrl: opened.address,
        buttonText: orderButtonText('fixed_booking', asker.language),
        goesToOperator: voyage.terms.system !== 'own',
        key: orderKey(booking, input, key),
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
      if (input.accepted && offer.state === 'accepted') return after(opened, booking, asker); // sent twice
      const voyage = await sold(booking, asker);
      const { acceptedTotal } = input;
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
        returnUrl: opened.address,
        quote: price.quote,
        fareGroup: price.fareGroup,
        acceptedTotal,
        buttonText: orderButtonText('fixed_booking', asker.language),
        form: shownForm(voyage, asker),
        key: orderKey(booking, input, key),
      });
      return after(opened, fixed, asker);
    },

    /** @throws Failure InvalidSession, BadSessionState, PriceChanged */
    async answerPrice(
      input: { readonly bookingKey: string; readonly accepted: boolean; readonly acceptedTotal: Money },
      asker: BookingAsker,
    ): Promise<BookingStatus> {
      const opened = await open(input.bookingKey, asker);
      const { accepted: yes, acceptedTotal } = input;
      return after(opened, await answerPrice(store, { bookingId: opened.booking.id, accepted: yes, acceptedTotal }), asker);
    },

    /** Another means of payment after one that failed. @throws Failure InvalidSession, or the fields */
    async pay(input: { readonly bookingKey: string; readonly payment: PaymentPayload }, asker: BookingAsker): Promise<BookingStatus> {
      const opened = await open(input.bookingKey, asker);
      const { booking, voyage } = opened;
      if (!voyage) throw new Failure('BadSessionState');
      const payment = await paidWith(input.payment, voyage, asker);
      return after(opened, await payAgain(store, booking.id, payment, opened.address), asker);
    },
  };
}
