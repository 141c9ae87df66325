// A place that became free goes to those who wait for it, one after the other, each with a time to answer (BOOK-22): keeping the place, the
// offer, its mail and its end are one transaction. Whoever dies in between leaves nothing, and whatever runs twice finds what was done.
import { randomUUID } from 'node:crypto';
import { offerDeadline } from '#domain/booking/offer-deadline.ts';
import { agencyDay } from '#domain/calendar/calendar.ts';
import { sameMoney, type Money } from '#domain/money/money.ts';
import { newBookingMail } from '#features/documents/server/index.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { NewJob } from '#platform/server/outbox/enqueue.ts';
import { backoff, GiveUp, Later, type Handler } from '#platform/server/outbox/job.ts';
import { z } from 'zod';
import type { StoredBooking } from '../booking.repository.ts';
import type { VoyageFacts } from '../facts.ts';
import type { BookingQuote } from '../quotes.ts';
import { afterBooked } from './after-booked.ts';
import { enterPayment } from './end-payment.ts';
import type { NewPayment, OrderKey, PlaceOffer, ShownForm, WaitingBooking, WaitListStore, WaitListTx } from './ports.ts';

export const waitListOfferKind = 'waitlist.offer';
export const offerOverKind = 'waitlist.offerOver';

/**
 * The place is kept a little longer than the offer holds: so the next one on the list comes before whoever just looks at the voyage. A
 * worker that is away for longer only opens the place to everybody.
 */
const HAND_ON_MS = 15 * 60_000;

/** A place of our own stock has become free for good. @param claimId of the claim that was released: each place is offered once */
export const placeFreedJob = (claimId: string, voyageId: number, categoryCode: string): NewJob => ({
  kind: waitListOfferKind,
  dedupeKey: `${waitListOfferKind}/${claimId}`,
  payload: { voyageId, categoryCode },
});

/** A place that is or was offered, as its voyage and its price are now. */
export interface WaitListParts {
  readonly store: WaitListStore;
  readonly voyageOf: (voyageId: number) => Promise<VoyageFacts>;
  /** Whether the category takes the party, as the fares are. */
  readonly fits: (booking: WaitingBooking, categoryCode: string, voyage: VoyageFacts) => boolean;
}

interface FreePlace {
  readonly voyage: VoyageFacts;
  readonly categoryCode: string;
  readonly roundId: string;
}

/** The next one in order gets it; with nobody left the place is simply free. In the transaction in which it became free, or later. */
async function offerToNext(tx: WaitListTx, { voyage, categoryCode, roundId }: FreePlace, fits: WaitListParts['fits']): Promise<void> {
  const { row, terms } = voyage;
  const now = await tx.now();
  const until = offerDeadline(now, row.departs_on);
  if (!until || row.state === 'withdrawn' || row.departs_on <= agencyDay(now) || terms.system !== 'own') return;
  for (const candidate of await tx.waiting(row.id, categoryCode, roundId)) {
    if (!fits(candidate, categoryCode, voyage)) continue;
    const booking = await tx.lockBooking(candidate.id);
    if (booking?.state !== 'wait_listed') continue;
    const kept = await tx.keepForOffer({ voyageId: row.id, categoryCode, until: new Date(until.getTime() + HAND_ON_MS) });
    if (!kept) return; // somebody bought it meanwhile
    const offerId = await tx.insertOffer({ bookingId: booking.id, claimId: kept.claimId, roundId, validUntil: until });
    await tx.note(booking, { answerUntil: until });
    await tx.enqueue(newBookingMail(booking.id, 'waitListOffer', { occasion: offerId }));
    await tx.enqueue({ kind: offerOverKind, dedupeKey: `${offerOverKind}/${offerId}`, payload: { offerId, voyageId: row.id }, runAt: until });
    return;
  }
}

const freedSchema = z.object({ voyageId: z.number().int(), categoryCode: z.string() });

/** Handler of `waitlist.offer`. */
export const offerFreePlace = ({ store, voyageOf, fits }: WaitListParts): Handler => ({
  run: async (job) => {
    const payload = freedSchema.safeParse(job.payload);
    if (!payload.success) throw new GiveUp('the payload names no place');
    const { voyageId, categoryCode } = payload.data;
    const voyage = await voyageOf(voyageId);
    await store.transaction(async (tx) => {
      await tx.lockWaitList(voyageId);
      await offerToNext(tx, { voyage, categoryCode, roundId: randomUUID() }, fits);
      await tx.finish(job); // with a lease that ran out nothing of it stays: one place is offered by one worker
    });
  },
});

/** The offer ends without a booking: its customer stays on the list, its place goes to the next one. */
async function passOn(tx: WaitListTx, offer: PlaceOffer, booking: StoredBooking, ended: 'declined' | 'over', place: FreePlace, fits: WaitListParts['fits']) {
  await tx.endOffer(offer.id, ended);
  await tx.note(booking, { answerUntil: null });
  await tx.releasePlace(offer.claimId);
  await offerToNext(tx, place, fits);
}

const overSchema = z.object({ offerId: z.uuid(), voyageId: z.number().int() });

/** A place that is never handed on is lost: tried for a week before a person has to look. */
const policy = { tries: 200, delayMs: backoff({ baseMs: 1_000, factor: 2, longestMs: 3_600_000, least: 0.5 }) };

/** Handler of `waitlist.offerOver`: nobody answered in time. */
export const offerOver = ({ store, voyageOf, fits }: WaitListParts): Handler => ({
  policy,
  run: async (job) => {
    const payload = overSchema.safeParse(job.payload);
    if (!payload.success) throw new GiveUp('the payload names no offer');
    const voyage = await voyageOf(payload.data.voyageId);
    return store.transaction(async (tx) => {
      await tx.lockWaitList(voyage.row.id);
      const offer = await tx.offer(payload.data.offerId);
      if (offer?.state !== 'open') return undefined;
      if (offer.validUntil > (await tx.now())) return new Later(offer.validUntil);
      const booking = await tx.lockBooking(offer.bookingId);
      if (!booking) return undefined;
      await passOn(tx, offer, booking, 'over', { voyage, categoryCode: offer.categoryCode, roundId: offer.roundId }, fits);
      await tx.finish(job);
      return undefined;
    });
  },
});

export interface OfferAnswer {
  readonly bookingId: string;
  readonly offerId: string;
  readonly voyage: VoyageFacts;
  readonly fits: WaitListParts['fits'];
  readonly key: OrderKey | undefined;
}

/** Not taken: said by the customer. Twice is once. @throws Failure BadSessionState where the offer was accepted */
export const declineOffer = (store: WaitListStore, { bookingId, offerId, voyage, fits }: Omit<OfferAnswer, 'key'>): Promise<StoredBooking> =>
  store.transaction(async (tx) => {
    await tx.lockWaitList(voyage.row.id);
    const booking = await tx.lockBooking(bookingId);
    const offer = await tx.offer(offerId);
    if (!booking || offer?.bookingId !== bookingId || offer.state === 'accepted') throw new Failure('BadSessionState');
    if (offer.state === 'open') await passOn(tx, offer, booking, 'declined', { voyage, categoryCode: offer.categoryCode, roundId: offer.roundId }, fits);
    return (await tx.lockBooking(bookingId)) ?? booking;
  });

export interface Acceptance extends Omit<OfferAnswer, 'fits'> {
  readonly payment: NewPayment;
  readonly returnUrl: string | null;
  /** The price as it is now, which is the one that was accepted. */
  readonly quote: BookingQuote;
  readonly fareGroup: string;
  readonly acceptedTotal: Money;
  /** As it was pressed (L-DE-11). */
  readonly buttonText: string;
  readonly form: ShownForm;
}

/**
 * The offered place is booked, at once and for certain: it is our own.
 * @throws Failure PriceChanged, BadSessionState where the offer is over, ValidationFailed for a key that was used with another content
 */
export const acceptOffer = (store: WaitListStore, order: Acceptance): Promise<StoredBooking> =>
  store.transaction(async (tx) => {
    const { bookingId, key, quote, payment } = order;
    if (key && !(await tx.rememberKey(key))) throw new Failure('ValidationFailed', { errors: { 'idempotency-key': ['used before with another content'] } });
    await tx.lockWaitList(order.voyage.row.id);
    const booking = await tx.lockBooking(bookingId);
    const offer = await tx.offer(order.offerId);
    if (!booking || offer?.bookingId !== bookingId) throw new Failure('BadSessionState');
    if (offer.state === 'accepted') {
      if (booking.quotedTotal && !sameMoney(booking.quotedTotal, order.acceptedTotal))
        throw new Failure('PriceChanged', { data: { previous: order.acceptedTotal, current: booking.quotedTotal } });
      return booking; // sent twice
    }
    const now = await tx.now();
    if (offer.state !== 'open' || offer.validUntil <= now) throw new Failure('BadSessionState', { data: { reason: 'offer_over' } });
    if (!sameMoney(quote.total, order.acceptedTotal)) throw new Failure('PriceChanged', { data: { previous: order.acceptedTotal, current: quote.total } });
    if (!(await tx.takeOffered(offer.claimId))) throw new Failure('BadSessionState', { data: { reason: 'offer_over' } });
    await tx.endOffer(offer.id, 'accepted');
    const ordered = await tx.move(booking, 'accept_offer', 'customer', order.buttonText, {
      kind: 'fixed_booking',
      claimId: offer.claimId,
      categoryCode: offer.categoryCode,
      fareGroup: order.fareGroup,
      quote,
      total: quote.total,
      quotedTotal: quote.total,
      answerUntil: null,
      secondButtonText: order.buttonText,
      secondForm: order.form,
    });
    const fixed = ordered && (await tx.move(ordered, 'booked', 'shop', ''));
    if (!fixed) throw new Failure('BadSessionState');
    await enterPayment(tx, fixed, payment, order.returnUrl);
    const paid = await tx.payment(bookingId);
    for (const job of afterBooked(fixed, payment.kind, now, paid?.attempts)) await tx.enqueue(job);
    return fixed;
  });
