// Server door of the search: the node's index, the cards others show, the calls.
import type { BrandId } from '#brands/brands.ts';
import { brands } from '#brands/brands.ts';
import type { Language } from '#domain/language.ts';
import { parseQuery } from '#domain/search/codec.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Database } from '#platform/server/database/database.ts';
import { implement, type ImplementedCall } from '#platform/server/http/implement.ts';
import { searchCalls } from '../contract.ts';
import { answerMemory } from './answer-memory.ts';
import type { VoyageCards } from './card-port.ts';
import { cardView } from './card-view.ts';
import { compareRows } from './compare.ts';
import { savedSearches } from './saved-search.repository.ts';
import type { CatalogueStore } from './search-index.ts';
import { SearchService } from './search.service.ts';
import { suggesterOf, suggestionAnswer } from './suggestions.ts';
import { createVocabulary } from './vocabulary.ts';
import { voyageCards } from './voyage-cards.ts';
import { voyagePath } from './voyage-path.ts';
import { pathCodecs } from '#brands/paths.ts';

interface Asker {
  readonly brand: BrandId;
  readonly language: Language;
  readonly now: Date;
}

export interface SearchFeature<Context extends Asker> {
  readonly calls: readonly ImplementedCall<Context>[];
  readonly cards: VoyageCards;
  readonly service: SearchService;
}

export function searchFeature<Context extends Asker>(store: CatalogueStore, db: Database): SearchFeature<Context> {
  const cards = voyageCards(store, db, () => store.rates);
  const saved = savedSearches(db);
  const service = new SearchService({ store, cards, vocabulary: createVocabulary(store), saved });
  const suggester = suggesterOf(store);
  const memory = answerMemory(() => store.mark);
  const inBrand = (asker: Asker, query: string) => (query ? `${brands[asker.brand].searchUrl}?${query}` : brands[asker.brand].searchUrl);

  const calls = [
    implement(searchCalls.search, (input, asker: Context) => {
      const make = () => service.search(input.url, asker, { pageSize: input.pageSize, withArrival: input.handlePricesByFlightIncludedInput });
      // Own words depend on today, kept searches on the database: these are read each time.
      if (/[?&]q=/.test(input.url)) return make();
      return memory.get([asker.brand, asker.language, input.pageSize, input.handlePricesByFlightIncludedInput, input.url].join(' '), make);
    }),
    implement(searchCalls.searchCount, (input, asker: Context) => service.count(input.url, asker)),
    implement(searchCalls.finderFacets, (input, asker: Context) => {
      const query = new URLSearchParams(Object.entries(input).flatMap(([name, value]) => (value ? [[name, value]] : [])));
      return service.finder(parseQuery(query).state, asker);
    }),
    implement(searchCalls.validVoyageUrl, async ({ voyageId }, asker: Context) => {
      const voyage = store.voyage(voyageId);
      const itinerary = voyage && store.catalogue.itineraries.get(voyage.itineraryId);
      if (itinerary) return { voyageUrl: voyagePath(asker.brand, voyageId, itinerary.names) };
      const known = await db.selectFrom('voyages').select('id').where('id', '=', voyageId).executeTakeFirst();
      if (!known) throw new Failure('UnknownVoyage', { data: { voyageId } });
      return { voyageUrl: pathCodecs[asker.brand].toPublic(`/voyage/${voyageId}`) };
    }),
    implement(searchCalls.suggestions, (input, asker: Context) => suggestionAnswer(input.query, suggester(), store, asker)),
    implement(searchCalls.saveSearch, async (input, asker: Context) => {
      const { query, label } = service.describe(input.url, asker);
      const kept = await saved.save(asker.brand, query, label);
      return { id: kept.id, label: kept.label, link: inBrand(asker, `q=${kept.id}`) };
    }),
    implement(searchCalls.savedSearch, async ({ id }, asker: Context) => {
      const kept = await saved.find(id);
      if (!kept) throw new Failure('UnknownSavedSearch');
      return { id: kept.id, label: kept.label, voyageUrl: inBrand(asker, kept.query) };
    }),
    implement(searchCalls.priceCalendar, (input, asker: Context) => service.calendar(input.url, input.month, asker)),
    implement(searchCalls.compareVoyages, async (input, asker: Context) => {
      const at = input.url.indexOf('?');
      const { state } = parseQuery(at < 0 ? '' : input.url.slice(at + 1));
      const ids = [...new Set(input.voyageIds)];
      const voyages = await cards.cards(ids, cardView(state, asker));
      return { voyages, rows: compareRows(voyages, asker.language), missing: ids.filter((id) => !voyages.some((card) => card.id === id)) };
    }),
  ];
  return { calls, cards, service };
}
