// Entries for suggestions while typing: everything a search can be about, with its voyages on sale (SEARCH-09).
import { brands, type BrandId } from '#brands/brands.ts';
import type { Language } from '#domain/language.ts';
import type { FacetCounts } from '#domain/search/index/facets.ts';
import { createSuggester, type Suggester, type SuggestionEntry, type SuggestionKind } from '#domain/search/suggest.ts';
import { defineMessages } from '#domain/language.ts';
import { countryName } from './labels.ts';
import type { CatalogueStore } from './search-index.ts';
import { voyagePath } from './voyage-path.ts';

const groupTexts = defineMessages(
  { area: 'Fahrgebiete', port: 'Häfen', country: 'Länder', ship: 'Schiffe', operator: 'Reedereien', voyage: 'Reisen', number: (id: string) => `Reise ${id}` },
  { area: 'Regions', port: 'Ports', country: 'Countries', ship: 'Ships', operator: 'Cruise lines', voyage: 'Voyages', number: (id: string) => `Voyage ${id}` },
);

/** German query name that a choice of each kind adds to a search. */
const queryNames: Readonly<Record<SuggestionKind, string>> = {
  area: 'gebiet',
  port: 'hafen',
  country: 'land',
  ship: 'schiff',
  operator: 'reederei',
  voyage: 'ide',
};

const counted = <K extends string | number>(counts: FacetCounts<K>): Map<K, number> =>
  new Map(counts.values.map((value, index) => [value, counts.counts[index] ?? 0]));

export function suggestionEntries(store: CatalogueStore): SuggestionEntry[] {
  const { catalogue, index } = store;
  const { facets } = index.search({});
  const [areas, ports, countries, ships, operators] = [
    counted(facets.area),
    counted(facets.port),
    counted(facets.country),
    counted(facets.ship),
    counted(facets.cruiseLine),
  ];
  const country = (code: string) => ({ de: countryName(code, 'de'), en: countryName(code, 'en') });
  const same = (text: string) => ({ de: text, en: text });
  const families = new Map([...catalogue.itineraries.values()].map((itinerary) => [itinerary.familyId, itinerary]));
  return [
    ...[...catalogue.areas.values()].map((area): SuggestionEntry => ({
      kind: 'area',
      id: area.id,
      label: area.names,
      names: area.words,
      count: areas.get(area.id) ?? 0,
    })),
    ...[...catalogue.ports.values()].map((port): SuggestionEntry => ({
      kind: 'port',
      id: port.id,
      label: port.names,
      names: port.words,
      count: ports.get(port.id) ?? 0,
      hint: country(port.country),
    })),
    ...[...countries].map(([code, count]): SuggestionEntry => ({ kind: 'country', id: code, label: country(code), names: [], count })),
    ...[...catalogue.ships.values()].map((ship): SuggestionEntry => ({
      kind: 'ship',
      id: ship.id,
      label: same(ship.name),
      names: [],
      count: ships.get(ship.id) ?? 0,
      hint: same(catalogue.operators.get(ship.operatorId)?.name ?? ''),
    })),
    ...[...catalogue.operators.values()].map((operator): SuggestionEntry => ({
      kind: 'operator',
      id: operator.id,
      label: same(operator.name),
      names: [],
      count: operators.get(operator.id) ?? 0,
    })),
    ...[...families].map(([family, itinerary]): SuggestionEntry => ({
      kind: 'voyage',
      id: family,
      label: itinerary.names,
      names: [],
      count: index.sameFamily(family).length,
      hint: same(catalogue.ships.get(itinerary.shipId)?.name ?? ''),
    })),
  ].filter(({ count }) => count > 0);
}

const PER_GROUP = 5;

interface Asker {
  readonly brand: BrandId;
  readonly language: Language;
}

export function suggestionAnswer(query: string, suggester: Suggester, store: CatalogueStore, asker: Asker) {
  const t = groupTexts[asker.language];
  const { searchUrl } = brands[asker.brand];
  const groups = suggester.suggest(query, asker.language, PER_GROUP).map(({ kind, suggestions }) => ({
    kind,
    label: t[kind],
    items: suggestions.map((suggestion) => {
      const value = String(suggestion.id);
      return {
        id: value,
        label: suggestion.label,
        hint: suggestion.via ?? suggestion.hint ?? '',
        count: suggestion.count,
        href: `${searchUrl}?${queryNames[kind]}${value}=${value}`,
        queryName: queryNames[kind],
        queryValue: value,
        marks: suggestion.marks.map(([from, to]): [number, number] => [from, to]),
      };
    }),
  }));
  // A voyage's number goes straight to its page (SEARCH-14).
  const number = /^\s*k?(\d{3,10})\s*$/i.exec(query)?.[1];
  const voyage = number === undefined ? undefined : store.voyage(Number(number));
  const itinerary = voyage && store.catalogue.itineraries.get(voyage.itineraryId);
  if (voyage && itinerary && number !== undefined)
    groups.unshift({
      kind: 'voyage',
      label: t.voyage,
      items: [
        {
          id: number,
          label: itinerary.names[asker.language],
          hint: t.number(number),
          count: 1,
          href: voyagePath(asker.brand, voyage.id, itinerary.names),
          queryName: 'q',
          queryValue: `k${number}`,
          marks: [],
        },
      ],
    });
  return { groups };
}

/** Keeps the suggester until the catalogue's names change, and for five minutes at most: the numbers follow. */
export function suggesterOf(store: CatalogueStore, now: () => number = Date.now): () => Suggester {
  const LIFE_MS = 300_000;
  let made: { of: unknown; at: number; suggester: Suggester } | undefined;
  return () => {
    if (!made || made.of !== store.catalogue || now() - made.at > LIFE_MS)
      made = { of: store.catalogue, at: now(), suggester: createSuggester(suggestionEntries(store)) };
    return made.suggester;
  };
}
