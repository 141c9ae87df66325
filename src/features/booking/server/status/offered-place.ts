// What a place that became free costs a waiting customer now: his own wishes at the fares of this moment (BOOK-22). The fare he asked for
// where the category is sold at it, else the cheapest one that anybody may have.
import type { Fare } from '#domain/fares/quote.ts';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import type { StoredBooking } from '../booking.repository.ts';
import type { WaitingBooking } from '../work/ports.ts';
import type { Extras } from '../extras.repository.ts';
import type { BookingFacts, VoyageFacts } from '../facts.ts';
import { packageChoice, packagesFor, railChoice, railOffered } from '../options.ts';
import { fareOfWish, isPrice, quoteOf, type BookingQuote } from '../quotes.ts';

export interface OfferedPrice {
  readonly fareGroup: string;
  readonly quote: BookingQuote;
}

type Further = Pick<Parameters<typeof quoteOf>[1], 'packages' | 'rail'>;

function priceWith(booking: WaitingBooking, categoryCode: string, voyage: VoyageFacts, further: Further): OfferedPrice | undefined {
  const asked =
    booking.categoryCode !== null && booking.fareGroup !== null
      ? fareOfWish(voyage, { categoryCode: booking.categoryCode, fareGroupId: booking.fareGroup })
      : undefined;
  // Ages were checked for the fare that was asked for: another one may ask for no more.
  const mayHave = (fare: Fare): boolean =>
    fare.categoryCode === categoryCode && (fare.minAge ?? 0) <= (asked?.fareGroup === fare.fareGroup ? (asked.minAge ?? 0) : 0);
  const arrival = booking.options.transportation?.option ?? undefined;
  const prices = voyage.fares.filter(mayHave).flatMap(({ fareGroup }) => {
    const quote = quoteOf(voyage, { categoryCode, fareGroupId: fareGroup, arrival, evenSoldOut: true, ...further }, booking.party, booking.language);
    return isPrice(quote) ? [{ fareGroup, quote }] : [];
  });
  return prices.find(({ fareGroup }) => fareGroup === booking.fareGroup) ?? prices.toSorted((a, b) => a.quote.total.amount - b.quote.total.amount)[0];
}

/** Whether the category takes the party at any fare. */
export const fitsCategory = (booking: WaitingBooking, categoryCode: string, voyage: VoyageFacts): boolean =>
  priceWith(booking, categoryCode, voyage, {}) !== undefined;

/** Lines of the price are in the language of the booking, whatever the page is read in: so they are stored. */
export type OfferPricing = (booking: StoredBooking, categoryCode: string, voyage: VoyageFacts, now: Date) => Promise<OfferedPrice | undefined>;

/** @returns undefined where the category is not sold to this party any more */
export const offerPricing =
  (facts: Pick<BookingFacts, 'packagesOf'>, extras: Extras): OfferPricing =>
  async (booking, categoryCode, voyage, now) => {
    const asker: ShopAsker = { brand: booking.brand, language: booking.language, now };
    const form = { ...emptyBookingForm(0), ...booking.options };
    const plain = priceWith(booking, categoryCode, voyage, {});
    if (!plain) return undefined;
    const { currency } = plain.quote.total;
    const packages = packagesFor(await facts.packagesOf(voyage.row.itinerary_id), currency).filter((row) => form.prePostPackages.includes(row.id));
    return priceWith(booking, categoryCode, voyage, {
      packages: packages.map((row) => packageChoice(row, asker.language)),
      rail: form.transportation.railAndFly ? railChoice(await railOffered(extras, voyage, asker), form, asker) : undefined,
    });
  };
