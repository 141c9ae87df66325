// What a voyage still has for a party: cabin types, categories with their fares, numbered cabins, and what only the wait list is left of.
import { cabinTypes, type AvailabilityState, type CabinType } from '#domain/voyage/vocabulary.ts';
import { perHead, type Money } from '#domain/money/money.ts';
import type { Party } from '#domain/pax/party.ts';
import { paxCount } from '#domain/pax/party.ts';
import type { Language } from '#domain/language.ts';
import { cabinLabels } from '#features/search/texts.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import type { AvailabilityAnswer } from '../contract.ts';
import type { ShipCabin, VoyageFacts } from './facts.ts';
import { offerKey, type VoyagePlaces } from './live-places.ts';
import { atOperatorTotal } from './operator-quote.ts';
import { isPrice, quoteOf } from './quotes.ts';

type CategoryOffer = AvailabilityAnswer['cabinCategories'][number];
type CabinTypeOffer = AvailabilityAnswer['cabinTypes'][number];

export interface AvailabilityInput extends VoyagePlaces {
  readonly party: Party;
  readonly cabins: readonly ShipCabin[];
  readonly shipPlanUrl: string | null;
  readonly sessionRevision: number;
  /** Cabin that this session holds: taken for others, free for it. */
  readonly heldCabinId: number | null;
}

/** What can be done with a category now: sold, waited for, asked for. */
function stateOf(input: AvailabilityInput, code: string): AvailabilityState {
  const fares = input.facts.fares.filter((fare) => fare.categoryCode === code);
  const isFull = (input.places.get(code) ?? { free: 0 }).free === 0;
  if (fares.some((fare) => fare.state === 'available')) return !isFull ? 'available' : 'waitlist';
  if (fares.some((fare) => fare.state === 'waitlist')) return 'waitlist';
  return fares.some((fare) => fare.state === 'on_request') ? 'on_request' : 'closed';
}

/** Our quote, at the operator's total where it named one. */
function quoteFor({ facts, party, totals }: AvailabilityInput, categoryCode: string, fareGroupId: string, state: AvailabilityState, language: Language) {
  const quote = quoteOf(facts, { categoryCode, fareGroupId, evenSoldOut: state === 'waitlist' }, party, language);
  const total = totals.get(offerKey(categoryCode, fareGroupId));
  return isPrice(quote) && total ? atOperatorTotal(quote, total, language) : quote;
}

function categoryOffer(input: AvailabilityInput, row: VoyageFacts['categories'][number], asker: ShopAsker): CategoryOffer {
  const { facts, party } = input;
  const state = stateOf(input, row.code);
  const persons = paxCount(party);
  const fares = facts.fares
    .filter((fare) => fare.categoryCode === row.code)
    .map((fare) => {
      const quote = quoteFor(input, row.code, fare.fareGroup, state, asker.language);
      return isPrice(quote)
        ? { fareGroupId: fare.fareGroup, minAge: fare.minAge, quote, perPerson: perHead(quote.total, persons) }
        : { fareGroupId: fare.fareGroup, minAge: fare.minAge, quote: null, perPerson: null };
    });
  return {
    categoryCode: row.code,
    cabinType: row.cabin_type as CabinType,
    name: asker.language === 'de' ? row.name_de : row.name_en,
    description: asker.language === 'de' ? row.description_de : row.description_en,
    sizeSqm: row.size_tenth_sqm === null ? null : row.size_tenth_sqm / 10,
    maxOccupancy: row.max_occupancy,
    decks: row.deck_numbers,
    colour: row.colour,
    state,
    free: freeOf(input, row.code),
    fares: fares.toSorted(
      (a, b) => Number(a.minAge !== null) - Number(b.minAge !== null) || (a.quote?.total.amount ?? Infinity) - (b.quote?.total.amount ?? Infinity),
    ),
  };
}

/** null = places are left, and nobody told how many. */
function freeOf({ places }: AvailabilityInput, code: string): number | null {
  const left = places.get(code);
  return left?.free === null ? null : Math.max(left?.free ?? 0, 0);
}

const cheapest = (offers: readonly CategoryOffer[]): Money | null =>
  offers
    .flatMap((offer) => offer.fares.flatMap((fare) => (fare.quote && fare.minAge === null ? [fare.quote.total] : [])))
    .toSorted((a, b) => a.amount - b.amount)[0] ?? null;

function typesOf(offers: readonly CategoryOffer[], asker: ShopAsker): CabinTypeOffer[] {
  return cabinTypes.flatMap((cabinType) => {
    const own = offers.filter((offer) => offer.cabinType === cabinType);
    const [first] = own;
    return first ? [{ cabinType, name: cabinLabels[asker.language][cabinType], state: first.state, from: cheapest(own) }] : [];
  });
}

/** Only what takes this party in and has a price: a category for two is no offer to a family of four. */
export function availabilityFor(input: AvailabilityInput, asker: ShopAsker): AvailabilityAnswer {
  const { facts, party } = input;
  const offers = facts.categories
    .filter((row) => facts.fares.some((fare) => fare.categoryCode === row.code))
    .map((row) => categoryOffer(input, row, asker))
    .filter((offer) => offer.fares.some((fare) => fare.quote !== null && fare.minAge === null))
    .toSorted((a, b) => (cheapest([a])?.amount ?? Infinity) - (cheapest([b])?.amount ?? Infinity));
  const buyable = offers.filter((offer) => offer.state === 'available');
  const waited = offers.filter((offer) => offer.state === 'waitlist');
  const groups = facts.fareGroups.filter((group) => offers.some((offer) => offer.fares.some((fare) => fare.fareGroupId === group.code && fare.quote)));
  const shown = new Set([...buyable, ...waited].map((offer) => offer.categoryCode));
  const de = asker.language === 'de';
  return {
    sessionRevision: input.sessionRevision,
    isOffline: input.isOffline,
    pax: { adults: party.adults, childAges: [...party.childAges] },
    cabinTypes: typesOf(buyable, asker),
    cabinCategories: buyable,
    waitListCabinTypes: typesOf(waited, asker),
    waitListCategories: waited,
    fareGroups: groups.map((group) => ({
      fareGroupId: group.code,
      name: de ? group.name_de : group.name_en,
      contents: de ? group.contents_de : group.contents_en,
      isGuarantee: group.is_guarantee,
    })),
    fareGroupMode: groups.length > 1 ? 'fgp' : groups.length === 1 ? 'one' : 'nofgp',
    isPricePerPerson: false,
    additionalRemarksHtml: facts.terms.words.remarks[asker.language],
    includedItems: de ? facts.row.included_de : facts.row.included_en,
    shipPlanUrl: input.shipPlanUrl,
    freeCabins: input.cabins
      .filter(({ id, categoryCode }) => shown.has(categoryCode) && (id === input.heldCabinId || (input.places.get(categoryCode)?.freeCabins.has(id) ?? false)))
      .map(({ number }) => number),
  };
}
