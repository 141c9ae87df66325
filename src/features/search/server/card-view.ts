// For whom the cards of a search are made: the same price that the index filters and sorts by (LAW-01, decision 16).
import type { ArrivalChoice } from '#domain/fares/shown-price.ts';
import { partyOf } from '#domain/search/index/plan.ts';
import type { SearchFilters } from '#domain/search/filters.ts';
import { arrivalOptions } from '#domain/voyage/vocabulary.ts';
import type { CardView } from './card-port.ts';

/** Ways of arriving that the shown price may contain; undefined where any may. */
export function arrivalChoice({ arrivalOptions: chosen, arrivalIncluded = false }: SearchFilters): ArrivalChoice {
  if (!arrivalIncluded) return chosen;
  return (chosen ?? arrivalOptions).filter((option) => option !== 'cruise_only');
}

/** @param withArrival false: the cheapest way of arriving, whatever was asked for (`handlePricesByFlightIncludedInput`) */
export function cardView(filters: SearchFilters, asker: Pick<CardView, 'brand' | 'language'>, withArrival = true): CardView {
  const arrivals = withArrival ? arrivalChoice(filters) : undefined;
  return {
    brand: asker.brand,
    language: asker.language,
    party: partyOf(filters),
    ...(filters.cabin && { cabin: filters.cabin }),
    ...(arrivals && { arrivals }),
  };
}
