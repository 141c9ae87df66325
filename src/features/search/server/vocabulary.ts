// The names of the catalogue made ready for reading: slugs of places, the gazetteer of own words. Made anew when the catalogue's
// names change, not per request.
import type { Language } from '#domain/language.ts';
import { createGazetteer, type Gazetteer, type GazetteerEntry } from '#domain/search/words/gazetteer.ts';
import { countryName } from './labels.ts';
import { placesOf, type Place } from './places.ts';
import type { Catalogue, CatalogueStore } from './search-index.ts';

export interface Vocabulary {
  readonly places: (language: Language) => ReadonlyMap<string, Place>;
  readonly gazetteer: () => Gazetteer;
}

function gazetteerEntries(catalogue: Catalogue): GazetteerEntry[] {
  const countries = new Set([...catalogue.ports.values()].map(({ country }) => country));
  return [
    ...[...catalogue.areas.values()].map((area): GazetteerEntry => ({
      kind: 'area',
      id: area.id,
      names: [area.names.de, area.names.en, ...area.words],
      weight: area.popularity,
    })),
    ...[...catalogue.ports.values()].map((port): GazetteerEntry => ({
      kind: 'port',
      id: port.id,
      country: port.country,
      names: [port.names.de, port.names.en, ...port.words],
      weight: port.popularity,
    })),
    ...[...catalogue.operators.values()].map((operator): GazetteerEntry => ({ kind: 'operator', id: operator.id, names: [operator.name] })),
    ...[...catalogue.ships.values()].map((ship): GazetteerEntry => ({ kind: 'ship', id: ship.id, names: [ship.name] })),
    ...[...countries].map((code): GazetteerEntry => ({ kind: 'country', code, names: [countryName(code, 'de'), countryName(code, 'en')] })),
  ];
}

export function createVocabulary(store: CatalogueStore): Vocabulary {
  let made: { of: Catalogue; gazetteer?: Gazetteer; places: Partial<Record<Language, ReadonlyMap<string, Place>>> } | undefined;
  const current = () => {
    const { catalogue } = store;
    if (made?.of !== catalogue) made = { of: catalogue, places: {} };
    return made;
  };
  return {
    places: (language) => {
      const now = current();
      return (now.places[language] ??= placesOf(now.of, language));
    },
    gazetteer: () => {
      const now = current();
      return (now.gazetteer ??= createGazetteer(gazetteerEntries(now.of)));
    },
  };
}
