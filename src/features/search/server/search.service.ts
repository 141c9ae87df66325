// A search address in, everything the result page shows out (SEARCH-03 … SEARCH-15).
import { brands, type BrandId } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { mapAddress } from '#domain/art/addresses.ts';
import { agencyDay, addDays, type IsoDate } from '#domain/calendar/calendar.ts';
import type { Language } from '#domain/language.ts';
import { money, type Currency, type Money } from '#domain/money/money.ts';
import { partyOf } from '#domain/search/index/plan.ts';
import { appliedFilters, parseQuery, withFilter, withoutFilter, writeQuery } from '#domain/search/codec.ts';
import { searchLinks } from '#domain/search/links.ts';
import { defaultSort, type SearchState } from '#domain/search/filters.ts';
import type { MonthBar as IndexMonth } from '#domain/search/index/facets.ts';
import type { SearchOptions } from '#domain/search/index/plan.ts';
import { readOwnWords, type OwnWords } from '#domain/search/words/read-own-words.ts';
import type { MonthBar, SearchAnswer } from '../contract.ts';
import { fieldLabels } from '../texts.ts';
import type { VoyageCards } from './card-port.ts';
import { cardView } from './card-view.ts';
import { facetAnswer, facetChoices } from './facet-answer.ts';
import { SearchLabels } from './labels.ts';
import type { Place } from './places.ts';
import { savedSearchId, type SavedSearches } from './saved-search.repository.ts';
import type { CatalogueStore } from './search-index.ts';
import type { Vocabulary } from './vocabulary.ts';
import { voyagePath } from './voyage-path.ts';

export interface Asker {
  readonly brand: BrandId;
  readonly language: Language;
  readonly now: Date;
}

export interface SearchParts {
  readonly store: CatalogueStore;
  readonly cards: VoyageCards;
  readonly vocabulary: Vocabulary;
  readonly saved: SavedSearches;
}

/** Each reading takes at least one word; sentences of people need one or two. */
const MOST_READINGS = 5;

/** Euro cents of the index as money of the brand. */
const guideMoney = (cents: number | null, currency: Currency, perEuro: number): Money | null =>
  cents === null ? null : money(Math.round(cents * perEuro), currency);

interface Reading {
  readonly state: SearchState;
  readonly rest: readonly (readonly [string, string])[];
  readonly place: Place | undefined;
  /** The path named a place nobody knows. */
  readonly unknownPlace: boolean;
  readonly words: OwnWords | undefined;
  readonly text: string;
  readonly canonical: string;
  readonly listView: boolean;
}

export class SearchService {
  private readonly parts: SearchParts;

  constructor(parts: SearchParts) {
    this.parts = parts;
  }

  private options(asker: Asker): SearchOptions & { perEuro: number; currency: Currency } {
    const { currency } = brands[asker.brand];
    return { language: asker.language, perEuro: currency === 'EUR' ? 1 : (this.parts.store.rates.perEuro[currency] ?? 1), currency };
  }

  /** Words into filters. What is left may mean something without its neighbours: it is read again, so that one redirect is enough. */
  private ownWords(asked: SearchState, asker: Asker): { words: OwnWords | undefined; state: SearchState } {
    let state = asked;
    let words: OwnWords | undefined;
    for (let round = 0; round < MOST_READINGS && state.textQuery; round++) {
      const found: OwnWords = readOwnWords(state.textQuery, {
        gazetteer: this.parts.vocabulary.gazetteer(),
        today: agencyDay(asker.now),
        language: asker.language,
      });
      words = { ...found, understood: [...(words?.understood ?? []), ...found.understood] };
      if (found.understood.length === 0) break;
      const { textQuery: _, ...others } = state;
      state = parseQuery(writeQuery({ ...found.filters, ...others, ...(found.unread.length > 0 && { textQuery: found.unread.join(' ') }) })).state;
    }
    return { words, state };
  }

  /** Path and query of an address, with its place and the visitor's own words turned into filters. */
  private read(address: string, asker: Asker): Reading {
    const at = address.indexOf('?');
    const path = at < 0 ? address : address.slice(0, at);
    const query = at < 0 ? '' : address.slice(at + 1);
    const { state: asked, rest, listView } = parseQuery(query);
    const { location } = pathCodecs[asker.brand].match(path || '/')?.params ?? {};
    const place = location === undefined ? undefined : this.parts.vocabulary.places(brands[asker.brand].language).get(location);
    const { words, state: read } = this.ownWords(asked, asker);
    let state = read;
    const canonical = writeQuery(state, rest);
    if (place)
      for (const [field, values] of Object.entries(place.filters))
        for (const value of values as readonly never[])
          state = { ...withFilter(state, field as keyof SearchState, value), ...(state.page && { page: state.page }) };
    return {
      state,
      rest,
      place,
      unknownPlace: location !== undefined && !place,
      words,
      text: asked.textQuery ?? '',
      canonical,
      listView: listView !== undefined,
    };
  }

  /** Where the visitor belongs instead, if not here. */
  private async redirect(reading: Reading, address: string, asker: Asker): Promise<SearchAnswer['redirect']> {
    const { store, saved } = this.parts;
    const { searchUrl } = brands[asker.brand];
    if (reading.words?.voyageId !== undefined) {
      const voyage = store.voyage(reading.words.voyageId);
      const itinerary = voyage && store.catalogue.itineraries.get(voyage.itineraryId);
      const to = itinerary
        ? voyagePath(asker.brand, reading.words.voyageId, itinerary.names)
        : pathCodecs[asker.brand].toPublic(`/voyage/${reading.words.voyageId}`);
      return { to, permanent: false };
    }
    if (savedSearchId.test(reading.text)) {
      const kept = await saved.find(reading.text);
      if (kept) return { to: kept.query ? `${searchUrl}?${kept.query}` : searchUrl, permanent: false };
    }
    const at = address.indexOf('?');
    const asked = at < 0 ? address : address.slice(0, at);
    const query = at < 0 ? '' : address.slice(at + 1);
    // Only an address of this search is led on from: a caller may have sent any text.
    const path = pathCodecs[asker.brand].match(asked)?.screen.pageType === 'voyage_search' ? asked : searchUrl;
    const same = new URLSearchParams(query).toString() === new URLSearchParams(reading.canonical).toString();
    if (same) return null;
    return { to: reading.canonical ? `${path}?${reading.canonical}` : path, permanent: reading.text === '' && !reading.listView };
  }

  private months(state: SearchState, months: readonly IndexMonth[], asker: Asker): MonthBar[] {
    const { perEuro, currency } = this.options(asker);
    const chosen = searchLinks(state);
    const { startFrom: _a, startTo: _b, minStartDate: _c, maxEndDate: _d, date: _e, ...others } = state;
    const open = searchLinks(others);
    return months.map(({ month, count, lowest }) => {
      const selected = state.month?.includes(month) ?? false;
      return { month, count, from: guideMoney(lowest, currency, perEuro), selected, link: (selected ? chosen : open).toggled('month', month, selected) };
    });
  }

  async search(address: string, asker: Asker, given: { pageSize?: 10 | 20 | 40 | undefined; withArrival: boolean }): Promise<SearchAnswer> {
    const { store, cards } = this.parts;
    const reading = this.read(address, asker);
    const view = reading.state.view ?? 'list';
    const pageSize = given.pageSize ?? reading.state.pageSize ?? (view === 'grid' || view === 'map' ? 40 : 10);
    const state: SearchState = { ...reading.state, pageSize };
    const { perEuro, currency, ...options } = this.options(asker);
    const labels = new SearchLabels(store, asker.language, currency);
    const answer = store.index.search(state, { ...options, perEuro });
    const party = partyOf(state);
    const redirect = await this.redirect(reading, address, asker);
    const hits = await cards.cards(answer.ids, cardView(state, asker, given.withArrival));
    const bars = answer.facets.priceBars;
    const priced = bars.values.flatMap((range, index) => (bars.counts[index] ? [range] : []));
    const units = (value: number | undefined): Money | null => (value === undefined ? null : money(Math.round(value * 100), currency));
    const place = reading.place?.name ?? this.placeName(state, labels);
    const linked = reading.state;
    return {
      total: answer.total,
      page: state.page ?? 1,
      pages: Math.max(1, Math.ceil(answer.total / pageSize)),
      pageSize,
      hits,
      filters: facetAnswer(linked, answer.facets, labels, asker.language),
      appliedFilterItems: appliedFilters(linked).map((filter) => ({
        linkKey: filter.queryName,
        linkValue: filter.value,
        filter: filter.field,
        label: labels.chip(filter, linked),
        link: writeQuery(withoutFilter(linked, filter.field, filter.value)),
      })),
      query: writeQuery(linked, reading.rest),
      sort: state.sort ?? defaultSort,
      priceMode: state.priceMode ?? 'total',
      view,
      party: { adults: party.adults, childAges: [...party.childAges] },
      months: this.months(linked, answer.facets.months, asker),
      priceHistogram: {
        bars: bars.values.map(({ min = 0, max }, index) => ({
          min,
          max: max ?? null,
          count: bars.counts[index] ?? 0,
          selected: !state.price || ((max ?? Infinity) > (state.price.min ?? 0) && min < (state.price.max ?? Infinity)),
        })),
        lowest: units(priced[0]?.min ?? (priced.length > 0 ? 0 : undefined)),
        highest: units(priced.at(-1)?.max ?? priced.at(-1)?.min),
      },
      words:
        reading.words && reading.text
          ? { text: reading.text, understood: reading.words.understood.map(({ text, field }) => ({ text, field })), unread: [...reading.words.unread] }
          : null,
      relaxations: answer.total > 2 ? [] : this.relaxations(linked, labels, { ...options, perEuro, currency }, asker),
      map: view === 'map' ? this.map(linked, labels, { ...options, perEuro, currency }) : [],
      mapUrl: view === 'map' && answer.total > 0 ? mapAddress(writeQuery(linked), asker.language, brands[asker.brand].defaultTheme) : null,
      redirect,
      headline: {
        place,
        areaId: reading.place?.areaId ?? (state.area?.length === 1 ? (state.area[0] ?? null) : null),
        unknownPlace: reading.unknownPlace,
        path: this.ownPath(reading, asker),
        twinPath: this.twinPath(reading, asker),
      },
    };
  }

  /** What to loosen: one filter where that helps, else the best pairs of two (SEARCH-13). */
  private relaxations(
    state: SearchState,
    labels: SearchLabels,
    options: SearchOptions & { perEuro: number; currency: Currency },
    asker: Asker,
  ): SearchAnswer['relaxations'] {
    const { index } = this.parts.store;
    const MOST_TRIED = 8;
    const found: { readonly fields: readonly (keyof SearchState)[]; readonly total: number; readonly lowest: number | null }[] = [
      ...index.relaxations(state, options),
    ];
    if (found.length === 0) {
      const fields = [...new Set(appliedFilters(state).map(({ field }) => field))];
      for (const field of fields.slice(-MOST_TRIED)) {
        const [best] = index.relaxations(withoutFilter(state, field), options);
        const pair = best && [field, ...best.fields];
        if (pair && !found.some((known) => pair.every((name) => known.fields.includes(name)))) found.push({ ...best, fields: pair });
      }
      found.sort((a, b) => b.total - a.total);
    }
    return found.slice(0, 3).map(({ fields, total, lowest }) => {
      let next: SearchState = state;
      for (const field of fields) next = withoutFilter(next, field);
      const chips = appliedFilters(state).filter(({ field }) => fields.includes(field));
      const label =
        chips.map((chip) => labels.chip(chip, state)).join(', ') || fieldLabels[asker.language][(fields[0] ?? 'area') as keyof typeof fieldLabels.de];
      return { filter: fields[0] ?? '', label, count: total, from: guideMoney(lowest, options.currency, options.perEuro), link: writeQuery(next) };
    });
  }

  /** One place alone makes the headline; several are said by the chips. */
  private placeName(state: SearchState, labels: SearchLabels): string | null {
    const named = (['area', 'country', 'port', 'fromPort', 'ship', 'cruiseLine'] as const).filter((field) => state[field] !== undefined);
    const field = named.length === 1 ? named[0] : named.includes('area') ? 'area' : undefined;
    const values = field ? state[field] : undefined;
    return field && field !== 'fromPort' && values?.length === 1 && values[0] !== undefined ? labels.value(field, values[0]) : null;
  }

  /** Canonical address: filters on a bare list are variants of it, a place has a page of its own. */
  private ownPath(reading: Reading, asker: Asker): string {
    const { searchUrl, language } = brands[asker.brand];
    const slugs = this.parts.vocabulary.places(language);
    const key = reading.place ? [...slugs].find(([, place]) => place === reading.place)?.[0] : undefined;
    const path = key ? pathCodecs[asker.brand].toPublic(`/search/${key}`) : searchUrl;
    return path + this.pageQuery(reading);
  }

  /** Each page of a list is a page of its own, on both brands. */
  private pageQuery({ state: { page = 1 } }: Reading): string {
    return page > 1 ? `?${writeQuery({ page })}` : '';
  }

  private twinPath(reading: Reading, asker: Asker): string {
    const twin = Object.values(brands).find(({ id }) => id !== asker.brand) ?? brands[asker.brand];
    return (reading.place ? pathCodecs[twin.id].toPublic(`/search/${reading.place.twin}`) : twin.searchUrl) + this.pageQuery(reading);
  }

  private map(state: SearchState, labels: SearchLabels, options: SearchOptions & { perEuro: number; currency: Currency }): SearchAnswer['map'] {
    const { store } = this.parts;
    return store.index
      .mapGroups(state, options)
      .flatMap(({ portId, count, lowest }) => {
        const port = store.catalogue.ports.get(portId);
        return port
          ? [
              {
                portId,
                label: labels.value('fromPort', portId),
                lat: port.lat,
                lon: port.lon,
                count,
                from: guideMoney(lowest, options.currency, options.perEuro),
                link: writeQuery({ ...withFilter(withoutFilter(state, 'fromPort'), 'fromPort', portId), view: 'list' }),
              },
            ]
          : [];
      })
      .toSorted((a, b) => b.count - a.count);
  }

  count(address: string, asker: Asker): { total: number; from: Money | null; query: string } {
    const { state } = this.read(address, asker);
    const { perEuro, currency, ...options } = this.options(asker);
    const { total, lowest } = this.parts.store.index.summary(state, { ...options, perEuro });
    return { total, from: guideMoney(lowest, currency, perEuro), query: writeQuery(state) };
  }

  /** The canonical query of a search and what it is about in words, for keeping it. */
  describe(address: string, asker: Asker): { query: string; label: string } {
    const { state } = this.read(address, asker);
    const { page: _, ...lasting } = state;
    const labels = new SearchLabels(this.parts.store, asker.language, brands[asker.brand].currency);
    return {
      query: writeQuery(lasting),
      label: appliedFilters(lasting)
        .map((filter) => labels.chip(filter, lasting))
        .join(', ')
        .slice(0, 200),
    };
  }

  /** Pins for the drawn map. */
  mapOf(query: string, asker: Asker): SearchAnswer['map'] {
    const options = this.options(asker);
    return this.map(parseQuery(query).state, new SearchLabels(this.parts.store, asker.language, options.currency), options);
  }

  calendar(address: string, month: string, asker: Asker) {
    const { state } = this.read(address, asker);
    const { perEuro, currency, ...options } = this.options(asker);
    const first: IsoDate = `${month}-01`;
    const last = addDays(addDays(first, 31).slice(0, 8).concat('01'), -1);
    const { month: _month, startFrom: _a, startTo: _b, minStartDate: _c, maxEndDate: _d, date: _e, ...others } = state;
    return {
      month,
      days: this.parts.store.index
        .cheapestPerDay(state, first, last, { ...options, perEuro })
        .map(({ day, count, lowest }) => ({ on: day, count, from: guideMoney(lowest, currency, perEuro), link: writeQuery(withFilter(others, 'date', day)) })),
    };
  }

  finder(state: SearchState, asker: Asker) {
    const { perEuro, currency, ...options } = this.options(asker);
    const labels = new SearchLabels(this.parts.store, asker.language, currency);
    const { total, facets } = this.parts.store.index.search({ ...state, pageSize: 10 }, { ...options, perEuro });
    const choices = (field: Parameters<typeof facetChoices>[1]) => facetChoices(state, field, facets, labels, asker.language);
    const open = facets.months.filter(({ count }) => count > 0);
    const query = writeQuery(state);
    return {
      total,
      areas: choices('area'),
      operators: choices('cruiseLine'),
      ships: choices('ship'),
      durations: choices('duration'),
      seaOrRiver: choices('isRiver'),
      dateFrom: open[0] ? `${open[0].month}-01` : null,
      dateTo: open.at(-1)
        ? addDays(
            addDays(`${open.at(-1)?.month ?? ''}-01`, 31)
              .slice(0, 8)
              .concat('01'),
            -1,
          )
        : null,
      months: this.months(state, facets.months, asker),
      link: query ? `${brands[asker.brand].searchUrl}?${query}` : brands[asker.brand].searchUrl,
    };
  }
}
