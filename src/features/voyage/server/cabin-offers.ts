// Cabin types, categories and fares of a voyage with their prices for a party.
import { brands } from '#brands/brands.ts';
import { bestPrice, bestState, hasPrice, shownPrice, type PriceQuestion } from '#domain/fares/shown-price.ts';
import { isQuote, quote, type Fare, type PriceLine, type Quote } from '#domain/fares/quote.ts';
import type { ExchangeRates } from '#domain/money/money.ts';
import { deckRanges } from '#domain/voyage/deck-ranges.ts';
import { cabinTypes, type CabinType } from '#domain/voyage/vocabulary.ts';
import type { VoyageDetails } from '../contract.ts';
import type { ShopAsker } from './asker.ts';
import type { CategoryRow, FareGroupRow } from './voyage.repository.ts';
import { voyageServerTexts } from './voyage-texts.ts';

type CabinTypeOffer = VoyageDetails['cabinTypes'][number];
type CategoryOffer = CabinTypeOffer['categories'][number];
type FareOffer = CategoryOffer['fares'][number];

export interface OfferFacts {
  readonly fares: readonly Fare[];
  readonly categories: readonly CategoryRow[];
  readonly fareGroups: readonly FareGroupRow[];
  readonly nights: number;
  readonly rates: ExchangeRates;
}

function lineLabel(line: PriceLine, asker: ShopAsker): string {
  const t = voyageServerTexts[asker.language];
  if (line.kind === 'single_occupancy') return t.single_occupancy;
  if (line.kind === 'arrival') return `${t.arrival}, ${t[line.band]}`;
  return line.kind === 'extra_bed' ? `${t.extra_bed}, ${t[line.band]}` : t[line.band];
}

const containedIn = (answer: Quote, asker: ShopAsker): FareOffer['contained'] => {
  const t = voyageServerTexts[asker.language];
  return [
    { label: t.charges, amount: answer.charges },
    { label: t.service, amount: answer.service },
  ].filter(({ amount }) => amount.amount > 0);
};

function fareOffer(fare: Fare, facts: OfferFacts, question: PriceQuestion, asker: ShopAsker): FareOffer {
  const group = facts.fareGroups.find((row) => row.code === fare.fareGroup);
  const answers = question.arrivals
    .filter(({ option }) => !question.choice || question.choice.includes(option))
    .map((arrival) => quote(fare, arrival, question.party, question.limits))
    .filter(isQuote)
    .toSorted((a, b) => a.total.amount - b.total.amount);
  const best = answers[0];
  const reason = best ? null : bestPrice([{ ...fare, minAge: null }], question);
  return {
    fareGroup: fare.fareGroup,
    fareGroupName: (asker.language === 'de' ? group?.name_de : group?.name_en) ?? fare.fareGroup,
    contents: (asker.language === 'de' ? group?.contents_de : group?.contents_en) ?? [],
    state: fare.state,
    price: best ? shownPrice({ fare, quote: best }, question.party, facts.nights, brands[asker.brand].currency, facts.rates) : null,
    // a fare for seniors that would be sold to everyone else: not with children
    noPriceReason: reason && (hasPrice(reason) ? 'not_sold_for_party' : reason),
    lines: (best?.lines ?? []).map((line) => ({ label: lineLabel(line, asker), count: line.count, each: line.each })),
    contained: best ? containedIn(best, asker) : [],
    depositPercent: group?.deposit_percent ?? 20,
  };
}

function categoryOffer(row: CategoryRow, fares: readonly Fare[], facts: OfferFacts, question: PriceQuestion, asker: ShopAsker): CategoryOffer {
  const best = bestPrice(fares, question);
  return {
    code: row.code,
    name: asker.language === 'de' ? row.name_de : row.name_en,
    description: asker.language === 'de' ? row.description_de : row.description_en,
    sizeSqm: row.size_tenth_sqm === null ? null : row.size_tenth_sqm / 10,
    maxOccupancy: row.max_occupancy,
    decks: row.deck_numbers,
    colour: row.colour,
    state: bestState(fares),
    fares: fares
      .map((fare) => fareOffer(fare, facts, question, asker))
      .toSorted((a, b) => (a.price?.total.amount ?? Infinity) - (b.price?.total.amount ?? Infinity)),
    cheapest: hasPrice(best) ? shownPrice(best, question.party, facts.nights, brands[asker.brand].currency, facts.rates) : null,
  };
}

function cabinTypeOffer(cabinType: CabinType, facts: OfferFacts, question: PriceQuestion, asker: ShopAsker): CabinTypeOffer | undefined {
  const fares = facts.fares.filter((fare) => fare.cabinType === cabinType);
  if (fares.length === 0) return undefined;
  const rows = facts.categories.filter((row) => fares.some((fare) => fare.categoryCode === row.code));
  const categories = rows
    .map((row) =>
      categoryOffer(
        row,
        fares.filter((fare) => fare.categoryCode === row.code),
        facts,
        question,
        asker,
      ),
    )
    .toSorted((a, b) => (a.cheapest?.total.amount ?? Infinity) - (b.cheapest?.total.amount ?? Infinity));
  const best = bestPrice(fares, question);
  const sizes = rows.flatMap((row) => (row.size_tenth_sqm === null ? [] : [row.size_tenth_sqm / 10]));
  return {
    cabinType,
    state: bestState(fares),
    price: hasPrice(best) ? shownPrice(best, question.party, facts.nights, brands[asker.brand].currency, facts.rates) : null,
    noPriceReason: hasPrice(best) ? null : best,
    fromSqm: sizes.length > 0 ? Math.min(...sizes) : null,
    decks: rows.length > 0 ? voyageServerTexts[asker.language].deck(deckRanges(rows.flatMap((row) => row.deck_numbers))) : '',
    categories,
  };
}

/** In the order of the trade: inside, outside, balcony, suite; a type the ship does not have is left out. */
export const cabinOffers = (facts: OfferFacts, question: PriceQuestion, asker: ShopAsker): CabinTypeOffer[] =>
  cabinTypes.flatMap((cabinType) => cabinTypeOffer(cabinType, facts, question, asker) ?? []);
