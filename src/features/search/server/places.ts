// What '/kreuzfahrten-karibik' means: an area, a country, a port, an operator or a ship, by its slug (PAGE-01, decision 2).
import { slug } from '#domain/voyage/slug.ts';
import type { Language } from '#domain/language.ts';
import type { SearchFilters } from '#domain/search/filters.ts';
import { countryName } from './labels.ts';
import type { Catalogue } from './search-index.ts';

export interface Place {
  readonly filters: SearchFilters;
  readonly name: string;
  readonly areaId: number | null;
  /** The same place in the other brand's language. */
  readonly twin: string;
}

/** All places of a language by slug; areas win over countries, countries over ports, operators and ships. */
export function placesOf(catalogue: Catalogue, language: Language): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const other: Language = language === 'de' ? 'en' : 'de';
  const add = (key: string, place: Place) => {
    if (key && !places.has(key)) places.set(key, place);
  };
  for (const area of catalogue.areas.values())
    add(area.slugs[language], { filters: { area: [area.id] }, name: area.names[language], areaId: area.id, twin: area.slugs[other] });
  const countries = new Set([...catalogue.ports.values()].map(({ country }) => country));
  for (const code of countries) {
    const name = countryName(code, language);
    add(slug(name), { filters: { country: [code] }, name, areaId: null, twin: slug(countryName(code, other)) });
  }
  for (const port of catalogue.ports.values())
    add(slug(port.names[language]), { filters: { port: [port.id] }, name: port.names[language], areaId: null, twin: slug(port.names[other]) });
  for (const operator of catalogue.operators.values())
    add(operator.slug, { filters: { cruiseLine: [operator.id] }, name: operator.name, areaId: null, twin: operator.slug });
  for (const ship of catalogue.ships.values()) add(ship.slug, { filters: { ship: [ship.id] }, name: ship.name, areaId: null, twin: ship.slug });
  return places;
}
