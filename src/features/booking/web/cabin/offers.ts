// What can be taken on the cabin step and for how much: read from the answer of getCategoryAvailability, never computed anew (D17).
import type { Money } from '#domain/money/money.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import type { BookingSession, CategoryAvailability } from '#features/booking/contract.ts';

export type CategoryOffer = CategoryAvailability['cabinCategories'][number];
export type FareOffer = CategoryOffer['fares'][number];
export type FareGroup = CategoryAvailability['fareGroups'][number];
export type DeckCabin = CategoryAvailability['cabins'][number];
export type BookingQuote = NonNullable<FareOffer['quote']>;
/** A fare that has a price for the party. */
export type PricedFare = FareOffer & { readonly quote: BookingQuote };

/** What the visitor takes, as selectCategory wants it. */
export interface CabinSelection {
  readonly fareGroupId: string;
  readonly categoryCode: string;
  /** null = guarantee cabin or wait list. */
  readonly cabinNumber: string | null;
  readonly waitListCategoryCodes: readonly string[];
}

const isPriced = (fare: FareOffer): fare is PricedFare => fare.quote !== null;
const cheapestFirst = (a: PricedFare, b: PricedFare): number => a.quote.total.amount - b.quote.total.amount;

/** The fares of a category with a price, without those left out. */
const pricedFares = (category: CategoryOffer, without: readonly string[] = []): PricedFare[] =>
  category.fares.filter(isPriced).filter((fare) => !without.includes(fare.fareGroupId));

/** The cheapest fare; one with a least age only where there is no other (it is taken knowingly). */
const cheapestFare = (fares: readonly PricedFare[]): PricedFare | undefined => {
  const forAll = fares.filter((fare) => fare.minAge === null);
  return (forAll.length > 0 ? forAll : fares).toSorted(cheapestFirst)[0];
};

/**
 * The fare a category is offered at: the chosen one where the category has it, else its cheapest.
 * @param without fare groups under which no cabin number can be chosen
 */
export function fareFor(category: CategoryOffer, fareGroupId: string | undefined, without: readonly string[] = []): PricedFare | undefined {
  const fares = pricedFares(category, without);
  return fares.find((fare) => fare.fareGroupId === fareGroupId) ?? cheapestFare(fares);
}

/** The cheapest fare for everybody under which the operator assigns the cabin. @param guaranteeFares the fare groups that do so */
export const assignedFare = (category: CategoryOffer, guaranteeFares: readonly string[]): PricedFare | undefined =>
  pricedFares(category)
    .filter((fare) => fare.minAge === null && guaranteeFares.includes(fare.fareGroupId))
    .toSorted(cheapestFirst)[0];

/** A category that can be taken now: a place is free and the party has a price for it. */
export const isBookable = (category: CategoryOffer): boolean => category.state === 'available' && category.free !== 0 && category.fares.some(isPriced);

export const categoriesOf = (availability: CategoryAvailability, cabinType: CabinType): CategoryOffer[] =>
  availability.cabinCategories.filter((category) => category.cabinType === cabinType);

/** Places of all these categories that can be taken now; null where one of them does not tell how many. */
const placesIn = (categories: readonly CategoryOffer[]): number | null =>
  categories.filter(isBookable).reduce<number | null>((sum, { free }) => (sum === null || free === null ? null : sum + free), 0);

/** Places of a cabin type that can be taken now; null = some. */
export const freePlaces = (availability: CategoryAvailability, cabinType: CabinType): number | null => placesIn(categoriesOf(availability, cabinType));

/** What the page starts with: the type chosen before, else the first that can be booked, else the first. */
export function firstCabinType(availability: CategoryAvailability, before: CabinType | undefined): CabinType | undefined {
  const types = availability.cabinTypes.map((offer) => offer.cabinType);
  if (before && types.includes(before)) return before;
  return types.find((type) => categoriesOf(availability, type).some(isBookable)) ?? types[0];
}

/** The cheapest category of a type that can be booked. */
export function cheapestCategory(categories: readonly CategoryOffer[], fareGroupId: string | undefined, without: readonly string[]): CategoryOffer | undefined {
  const amount = (category: CategoryOffer): number => fareFor(category, fareGroupId, without)?.quote.total.amount ?? Number.POSITIVE_INFINITY;
  return categories.filter(isBookable).toSorted((a, b) => amount(a) - amount(b))[0];
}

/** A numbered cabin that can be taken now, with its category and its fare. */
export interface CabinOffer {
  readonly cabin: DeckCabin;
  readonly category: CategoryOffer;
  readonly fare: PricedFare;
}

/** Every free cabin with its price, in the order of the numbers. */
export function cabinOffers(availability: CategoryAvailability, fareGroupId: string | undefined, without: readonly string[]): CabinOffer[] {
  const byCode = new Map(
    availability.cabinCategories.filter(isBookable).flatMap((category) => {
      const fare = fareFor(category, fareGroupId, without);
      return fare ? [[category.categoryCode, { category, fare }] as const] : [];
    }),
  );
  return availability.cabins
    .flatMap((cabin) => {
      const offer = cabin.free ? byCode.get(cabin.categoryCode) : undefined;
      return offer ? [{ cabin, ...offer }] : [];
    })
    .toSorted((a, b) => a.cabin.deck - b.cabin.deck || a.cabin.number.localeCompare(b.cabin.number, 'en', { numeric: true }));
}

/** Fare groups under which the operator assigns the cabin. */
export const guaranteeFares = ({ fareGroups }: CategoryAvailability): readonly string[] =>
  fareGroups.filter(({ isGuarantee }) => isGuarantee).map(({ fareGroupId }) => fareGroupId);

/** The fares that can be chosen with a number, in the order of the answer. */
export const choosableFares = (availability: CategoryAvailability, without: readonly string[]): FareGroup[] =>
  availability.fareGroups.filter((group) => !without.includes(group.fareGroupId));

/**
 * A guarantee cabin: the cheapest guarantee fare of the type, or that of the chosen category where it is sold without numbers alone; else the
 * chosen fare without a number (decision: same price, no number).
 */
export function guaranteeOffer(
  categories: readonly CategoryOffer[],
  chosen: CategoryOffer | undefined,
  fareGroupId: string | undefined,
  guaranteeFares: readonly string[],
): { readonly category: CategoryOffer; readonly fare: PricedFare } | undefined {
  const isOnlyGuarantee = chosen !== undefined && isBookable(chosen) && fareFor(chosen, undefined, guaranteeFares) === undefined;
  const special = (isOnlyGuarantee ? [chosen] : categories)
    .filter(isBookable)
    .flatMap((category) => {
      const fare = assignedFare(category, guaranteeFares);
      return fare ? [{ category, fare }] : [];
    })
    .toSorted((a, b) => cheapestFirst(a.fare, b.fare))[0];
  if (special) return special;
  const fare = chosen && isBookable(chosen) ? fareFor(chosen, fareGroupId, guaranteeFares) : undefined;
  return chosen && fare ? { category: chosen, fare } : undefined;
}

/** The contents that tell the fares apart: what all of them have is said once (5.14). */
export function differingContents(groups: readonly FareGroup[]): ReadonlyMap<string, readonly string[]> {
  const inAll = (text: string): boolean => groups.every((group) => group.contents.includes(text));
  return new Map(groups.map((group) => [group.fareGroupId, groups.length === 1 ? group.contents : group.contents.filter((text) => !inAll(text))]));
}
export const sharedContents = (groups: readonly FareGroup[]): readonly string[] =>
  groups.length < 2 ? [] : (groups[0]?.contents ?? []).filter((text) => groups.every((group) => group.contents.includes(text)));

/** Why nothing can be booked, or 'open'. */
export type CabinSituation = 'open' | 'wait_list' | 'on_request' | 'sold_out' | 'none';

export function situationOf(availability: CategoryAvailability): CabinSituation {
  if (availability.cabinCategories.some(isBookable)) return 'open';
  if (availability.waitListCategories.length > 0 || availability.waitListCabinTypes.length > 0) return 'wait_list';
  if (availability.cabinCategories.some((category) => category.state === 'on_request')) return 'on_request';
  return availability.cabinCategories.length > 0 || availability.cabinTypes.length > 0 ? 'sold_out' : 'none';
}

/** Exactly one place is left on the whole voyage. */
export const isLastPlace = (availability: CategoryAvailability): boolean => placesIn(availability.cabinCategories) === 1;

/** A quote in which somebody pays for a cabin alone. */
export const isSoleUse = (quote: BookingQuote): boolean => quote.lines.some((line) => line.kind === 'single_occupancy');

/** Decks in a row as a span: 6–8, 10. */
export function deckSpan(decks: readonly number[]): string {
  const spans: { from: number; to: number }[] = [];
  for (const deck of decks.toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && deck <= last.to + 1) last.to = deck;
    else spans.push({ from: deck, to: deck });
  }
  return spans.map(({ from, to }) => (from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}\u2060–\u2060${to}`)).join(', ');
}

export const difference = (to: Money, from: Money): Money => ({ amount: to.amount - from.amount, currency: to.currency });

export const partySize = (pax: BookingSession['pax']): number => pax.adults + pax.childAges.length;

/** Everyone of a party too large for one cabin, by cabins as even as possible, adults in each: [3, 2] for five. */
export function severalCabins(pax: BookingSession['pax'], perCabin: number): number[] {
  const persons = partySize(pax);
  const cabins = Math.min(Math.max(2, Math.ceil(persons / Math.max(1, perCabin))), Math.max(1, pax.adults));
  return Array.from({ length: cabins }, (_, index) => Math.floor(persons / cabins) + (index < persons % cabins ? 1 : 0));
}
