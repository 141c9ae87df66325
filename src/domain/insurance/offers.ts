// Which insurance can be offered for a booking, and what it costs to the cent (BOOK-09, INS-01). Facts in, offers out.
import { insuranceCountries } from '../booking/form/countries.ts';
import { money, type Currency, type Money } from '../money/money.ts';

/** Products of this group say nothing of deductibles (2-calls.md 9). */
export const GROUP_WITHOUT_DEDUCTIBLE_WORDS = 4;

export const coverages = ['cancellation', 'curtailment', 'health', 'emergency', 'baggage'] as const;
export type Coverage = (typeof coverages)[number];
export type InsuranceRegion = 'europe' | 'world';

export interface Premium {
  /** Highest trip price, inclusive, minor units: of one person in a single contract, of everybody in a family one. */
  readonly tripUpTo: number;
  readonly nightsUpTo: number;
  /** Years at departure, inclusive; of a family its oldest person. */
  readonly ageFrom: number;
  readonly ageTo: number;
  /** Minor units: of one person, or of the family. */
  readonly premium: number;
}

export interface InsuranceProduct {
  readonly id: string;
  readonly insuranceGroup: number;
  readonly insurer: string;
  readonly name: string;
  readonly description: string;
  readonly party: 'single' | 'family';
  readonly familyAdults: number;
  readonly familyChildMaxAge: number;
  readonly region: InsuranceRegion;
  readonly countries: readonly string[];
  readonly coverage: Readonly<Record<Coverage, boolean>>;
  readonly withDeductible: boolean;
  /** Sold until so many days before departure (L-DE-42). */
  readonly minDaysAhead: number;
  readonly currency: Currency;
  readonly premiums: readonly Premium[];
}

export interface InsuredTrip {
  readonly total: Money;
  readonly nights: number;
  /** Full years at departure, one per traveller. */
  readonly ages: readonly number[];
  /** Residence of who orders, ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly region: InsuranceRegion;
  readonly daysAhead: number;
}

export interface PricedInsurance<Product extends InsuranceProduct = InsuranceProduct> {
  /** Names the product and its premium: another premium is another offer, so that nobody orders at a price that was not shown. */
  readonly id: string;
  readonly product: Product;
  /** Of all contracts together. */
  readonly price: Money;
  /** What each person's contract costs; null for one contract of the family. */
  readonly perPerson: readonly number[] | null;
}

const premiumFor = (product: InsuranceProduct, tripPrice: number, nights: number, age: number): number | undefined =>
  product.premiums
    .filter((row) => tripPrice <= row.tripUpTo && nights <= row.nightsUpTo && age >= row.ageFrom && age <= row.ageTo)
    .toSorted((a, b) => a.tripUpTo - b.tripUpTo || a.nightsUpTo - b.nightsUpTo || a.premium - b.premium)[0]?.premium;

function isFamily(product: InsuranceProduct, ages: readonly number[]): boolean {
  const adults = ages.filter((age) => age > product.familyChildMaxAge).length;
  return ages.length > 1 && adults >= 1 && adults <= product.familyAdults;
}

/** @returns undefined where the insurer does not insure this trip or one of these persons */
function priceOf(product: InsuranceProduct, { total, nights, ages }: InsuredTrip): Pick<PricedInsurance, 'price' | 'perPerson'> | undefined {
  if (product.party === 'family') {
    const premium = isFamily(product, ages) ? premiumFor(product, total.amount, nights, Math.max(...ages)) : undefined;
    return premium === undefined ? undefined : { price: money(premium, product.currency), perPerson: null };
  }
  // The trip's price is shared by head; a part of a cent counts as a whole one, so that nobody is insured below his price.
  const each = Math.ceil(total.amount / ages.length);
  const premiums = ages.map((age) => premiumFor(product, each, nights, age));
  if (!premiums.every((premium) => premium !== undefined)) return undefined;
  return {
    price: money(
      premiums.reduce((sum, premium) => sum + premium, 0),
      product.currency,
    ),
    perPerson: premiums,
  };
}

/** All that can be offered, in the order of the products. */
export function insuranceOffers<Product extends InsuranceProduct>(products: readonly Product[], trip: InsuredTrip): readonly PricedInsurance<Product>[] {
  if (trip.ages.length === 0 || !insuranceCountries.includes(trip.country)) return [];
  return products.flatMap((product) => {
    const fits =
      product.currency === trip.total.currency &&
      product.countries.includes(trip.country) &&
      (product.region === 'world' || trip.region === 'europe') &&
      trip.daysAhead >= product.minDaysAhead;
    const priced = fits ? priceOf(product, trip) : undefined;
    return priced ? [{ id: `${product.id}.${priced.price.amount}`, product, ...priced }] : [];
  });
}
