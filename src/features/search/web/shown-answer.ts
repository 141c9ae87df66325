// What the result page keeps of an answer. The answer travels with the page, so what no part shows is left out of it.
import type { Facet, FacetItem, SearchAnswer } from '#features/search/contract.ts';

export type ShownFacet = Omit<Facet, 'items'> & { readonly items: readonly Omit<FacetItem, 'link'>[] };
export type ShownAnswer = Omit<SearchAnswer, 'filters' | 'redirect'> & { readonly filters: readonly ShownFacet[] };

/** Hundreds of options with a long address each weigh more than all cards: the form makes the addresses itself. */
export function shownAnswer(answer: SearchAnswer): ShownAnswer {
  const { redirect: _redirect, ...shown } = answer;
  return {
    ...shown,
    filters: answer.filters.map((facet) => ({ ...facet, items: facet.items.map(({ id, label, count, selected }) => ({ id, label, count, selected })) })),
  };
}
