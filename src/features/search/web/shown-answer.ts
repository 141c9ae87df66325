// What the result page keeps of an answer. The answer travels with the page, so what no part shows is left out of it.
import { brands, type BrandId } from '#brands/brands.ts';
import type { Language } from '#domain/language.ts';
import type { Facet, FacetItem, SearchAnswer } from '#features/search/contract.ts';
import type { Crumb } from '#platform/web/ui/breadcrumbs.tsx';
import { headTexts } from './head-texts.ts';
import { headlineOf } from './headline.ts';

export type ShownFacet = Omit<Facet, 'items'> & { readonly items: readonly Omit<FacetItem, 'link'>[] };
export interface ShownAnswer extends Omit<SearchAnswer, 'filters' | 'redirect'> {
  readonly filters: readonly ShownFacet[];
  /** '86 Reisen nach Norwegen'. Said here, so that the page needs no words for it. */
  readonly heading: string;
  /** The way up from this page. */
  readonly crumbs: readonly Crumb[];
}

/** Hundreds of options with a long address each weigh more than all cards: the form makes the addresses itself. */
export function shownAnswer(answer: SearchAnswer, brand: BrandId, language: Language): ShownAnswer {
  const { redirect: _redirect, ...shown } = answer;
  const t = headTexts[language];
  return {
    ...shown,
    filters: answer.filters.map((facet) => ({ ...facet, items: facet.items.map(({ id, label, count, selected }) => ({ id, label, count, selected })) })),
    heading: headlineOf(answer, language),
    crumbs: [{ label: t.home, href: '/' }, ...(answer.headline.place === null ? [] : [{ label: t.cruises, href: brands[brand].searchUrl }])],
  };
}
