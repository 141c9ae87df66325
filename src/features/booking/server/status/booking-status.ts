// A booking as its own page shows it (BOOK-24): what it is at this moment, what can be ordered or answered now, nobody's full name.
import { addDays, agencyDay } from '#domain/calendar/calendar.ts';
import { maskedEmail, maskedName } from '#domain/booking/masked.ts';
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { sameMoney } from '#domain/money/money.ts';
import { coversOn, parseInsolvencyCover } from '#domain/payment/insolvency-cover.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { BookingOrder, BookingStatus } from '../../status-contract.ts';
import type { StoredBooking } from '../booking.repository.ts';
import { paymentErrorOf, type CardDesk } from '../card-of-order.ts';
import { isLapsed } from '../confirmation.ts';
import { voyageSummary, type VoyageFacts } from '../facts.ts';
import type { WishedInsurance } from '../extras.repository.ts';
import { optionTexts } from '../option-texts.ts';
import { paymentWaysFor } from '../payment-settings.ts';
import type { PaymentShown } from '../payment-shown.ts';
import { extrasOf } from '../record.ts';
import type { BookingAsker } from '../session.service.ts';
import type { PackageForm } from '../summary.service.ts';
import type { PlaceOffer, WaitListStore } from '../work/ports.ts';
import { quoteAtOwnTotal } from '../work/second-order.ts';
import { waitingPlaceOf } from '../work/sql-wait-list.ts';
import type { OfferPricing } from './offered-place.ts';
import { canOpenPapers } from './paper-access.ts';

/** The page is opened so long after the ship is back; a request without a voyage so long after it was made: days. */
const OPEN_DAYS = { afterReturn: 14, withoutVoyage: 180 } as const;

/** @param returnsOn of the voyage; null for a request without one */
export function isPageOver(booking: Pick<StoredBooking, 'createdAt'>, returnsOn: string | null, now: Date): boolean {
  const last = returnsOn === null ? addDays(agencyDay(booking.createdAt), OPEN_DAYS.withoutVoyage) : addDays(returnsOn, OPEN_DAYS.afterReturn);
  return agencyDay(now) > last;
}

export interface StatusParts {
  readonly db: Database;
  readonly store: WaitListStore;
  readonly cards: Pick<CardDesk, 'offered'>;
  readonly priceOf: OfferPricing;
  readonly packageForm: (voyage: VoyageFacts, asker: BookingAsker) => PackageForm;
}

/** A booking with what stands beside it, and the key that opened it. */
export interface OpenedBooking {
  readonly booking: StoredBooking;
  readonly voyage: VoyageFacts | undefined;
  readonly payment: PaymentShown | null;
  readonly insurance: WishedInsurance | null;
  readonly key: string;
}

type Offer = Awaited<ReturnType<WaitListStore['lastOffer']>>;

function placeOf(voyage: VoyageFacts, booking: StoredBooking, categoryCode: string, asker: BookingAsker): BookingOrder['place'] {
  const row = voyage.categories.find(({ code }) => code === categoryCode);
  const name = (asker.language === 'de' ? row?.name_de : row?.name_en) ?? categoryCode;
  const cabinNumber = booking.categoryCode === categoryCode ? booking.cabinNumber : null;
  return { categoryCode, categoryName: name, cabinType: row?.cabin_type ?? '', cabinNumber };
}

const fareNameOf = (voyage: VoyageFacts, code: string | null, asker: BookingAsker): string | null => {
  const group = voyage.fareGroups.find((one) => one.code === code);
  return (asker.language === 'de' ? group?.name_de : group?.name_en) ?? code;
};

type LegalPapers = Pick<BookingOrder, 'packageForm' | 'insolvencyCover'>;

/** Whether an offer holds at this moment: what the job has written down does not count. */
const isOpen = (offer: NonNullable<Offer>, booking: StoredBooking, now: Date): boolean =>
  offer.state === 'open' && booking.state === 'wait_listed' && offer.validUntil > now;

export function createBookingStatus({ db, store, cards, priceOf, packageForm }: StatusParts) {
  /** What stands before every order: form sheet and insolvency cover as they are today (LAW-03, LAW-04). */
  const legalOf = (voyage: VoyageFacts, asker: BookingAsker): LegalPapers => {
    const { version, title, paragraphs } = packageForm(voyage, asker);
    const cover = parseInsolvencyCover(voyage.terms.insolvencyCover);
    return {
      packageForm: { version, title, paragraphs: [...paragraphs] },
      insolvencyCover:
        cover && coversOn(cover, agencyDay(asker.now)) ? { insurer: cover.insurer, contact: cover.contact, documentUrl: cover.documentUrl } : null,
    };
  };

  /** What can be ordered now, with everything that must be said before it. */
  async function orderOf(opened: OpenedBooking, offer: PlaceOffer | undefined, asker: BookingAsker): Promise<BookingOrder | null> {
    const { booking, voyage } = opened;
    if (!voyage || voyage.row.departs_on <= agencyDay(asker.now)) return null;
    const isOption = booking.state === 'option_held' && booking.quote !== null && booking.optionValidUntil !== null && !isLapsed(booking, asker.now);
    const offered = offer && (await priceOf(booking, offer.categoryCode, voyage, asker.now));
    // an option's price is its own, also where the operator has told another one since it was ordered
    const what = isOption
      ? {
          of: 'option' as const,
          quote: quoteAtOwnTotal(booking),
          categoryCode: booking.categoryCode ?? '',
          fareGroup: booking.fareGroup,
          until: booking.optionValidUntil,
        }
      : offer && offered
        ? {
            of: 'place' as const,
            quote: offered.quote,
            categoryCode: offer.categoryCode,
            fareGroup: offered.fareGroup,
            until: offer.validUntil,
          }
        : undefined;
    if (!what?.quote || !what.until) return null;
    const { total } = what.quote;
    const before = booking.quotedTotal;
    const arrival = booking.options.transportation?.option;
    return {
      of: what.of,
      place: placeOf(voyage, booking, what.categoryCode, asker),
      fareName: fareNameOf(voyage, what.fareGroup, asker) ?? '',
      arrival: arrival ? optionTexts[asker.language].arrivals[arrival] : null,
      quote: what.quote,
      previousTotal: before && !sameMoney(before, total) ? before : null,
      validUntil: what.until.toISOString(),
      paymentSettings: paymentWaysFor(cards, voyage, what.quote, asker),
      ...legalOf(voyage, asker),
      buttonText: orderButtonText('fixed_booking', asker.language),
    };
  }

  async function waitListOf({ booking, voyage }: OpenedBooking, asker: BookingAsker): Promise<BookingStatus['waitList']> {
    if (booking.kind !== 'wait_list' || !voyage) return null;
    const { categoryCodes, ahead } = await waitingPlaceOf(db, booking.id);
    const names = voyage.categories.filter(({ code }) => categoryCodes.includes(code)).map((row) => (asker.language === 'de' ? row.name_de : row.name_en));
    return { categories: names, ahead: voyage.terms.system === 'own' ? ahead : null };
  }

  /** The cruise line's other price while it may be answered: what is then ordered, and all that must stand before it (BOOK-13). */
  function newPriceOf({ booking, voyage }: OpenedBooking, asker: BookingAsker): BookingStatus['newPrice'] {
    const { offeredTotal: total, answerUntil, quotedTotal: previous, kind, language } = booking;
    if (booking.state !== 'reprice' || !voyage || !total || !previous || !answerUntil || answerUntil <= asker.now) return null;
    const quote = quoteAtOwnTotal({ quote: booking.quote, total, language });
    if (!quote) return null;
    return {
      previous,
      total,
      answerUntil: answerUntil.toISOString(),
      quote,
      ...legalOf(voyage, asker),
      buttonText: orderButtonText(kind, asker.language),
    };
  }

  return async function statusOf(opened: OpenedBooking, asker: BookingAsker): Promise<BookingStatus> {
    const { booking, voyage, key, payment: paid } = opened;
    const { language } = asker;
    const offer = booking.kind === 'wait_list' ? await store.lastOffer(booking.id) : undefined;
    const openOffer = offer && isOpen(offer, booking, asker.now) ? offer : undefined;
    return {
      bookingId: booking.number,
      bookingType: booking.kind,
      bookingState: isLapsed(booking, asker.now) ? 'lapsed' : booking.state,
      orderedAt: booking.createdAt.toISOString(),
      voyage: voyage ? voyageSummary(voyage, asker) : null,
      place: voyage && booking.categoryCode !== null ? placeOf(voyage, booking, booking.categoryCode, asker) : null,
      fareName: voyage ? fareNameOf(voyage, booking.fareGroup, asker) : null,
      extras: extrasOf({ ...booking, language }, opened.insurance),
      travellers: booking.pax.map(maskedName).filter(Boolean),
      contact: { name: maskedName(booking.contact), email: maskedEmail(booking.contact.email) },
      quote: quoteAtOwnTotal(booking),
      totalPrice: booking.total,
      optionValidUntil: booking.optionValidUntil?.toISOString() ?? null,
      waitList: await waitListOf(opened, asker),
      offer:
        offer && voyage
          ? {
              offerId: offer.id,
              state: offer.state === 'open' && !openOffer ? 'over' : offer.state,
              categoryName: placeOf(voyage, booking, offer.categoryCode, asker).categoryName,
              validUntil: offer.validUntil.toISOString(),
            }
          : null,
      newPrice: newPriceOf(opened, asker),
      order: await orderOf(opened, openOffer, asker),
      payment: paid && {
        method: paid.method,
        state: paid.state,
        means: paid.means,
        challengeUrl: paid.challengeUrl,
        mayTryAgain: paid.mayTryAgain,
        attempts: paid.attempts,
      },
      paymentError: paymentErrorOf(paid?.problem ?? null, language),
      paymentAgain: paid?.mayTryAgain && voyage ? paymentWaysFor(cards, voyage, booking.quote, asker) : null,
      files: { pdf: canOpenPapers(booking) ? `/files/${key}/booking.pdf` : null, calendar: voyage ? `/files/${key}/booking.ics` : null },
    };
  };
}
