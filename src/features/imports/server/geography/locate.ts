// Country and time zone of a position: the country is that of the coast it lies on or next to (Natural Earth, 1:50 m), the
// zone that of the country, refined where a country keeps several.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoBounds, geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { countriesByCode, countriesByNumber, type Country } from './countries.ts';
import { distanceKm, nearest, type Position } from './distance.ts';
import { anchorsOf } from './zones.ts';

/** Lands of the map without a number of their own. */
const unnumbered: Readonly<Record<string, string>> = { 'N. Cyprus': 'CY', Kosovo: 'RS', Somaliland: 'SO', 'Indian Ocean Ter.': 'AU', 'Siachen Glacier': 'IN' };

interface Land {
  readonly country: Country;
  readonly shape: GeoJSON.Feature;
  readonly bounds: [[number, number], [number, number]];
  readonly coast: readonly (readonly [lon: number, lat: number])[];
}

let lands: readonly Land[] | undefined;

/** Read when the first unknown port asks: an import of known ports needs no map. */
function loadLands(): readonly Land[] {
  if (lands) return lands;
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection<{ name: string }> }>;
  lands = feature(topology, topology.objects.countries).features.flatMap((shape) => {
    const country = countriesByNumber.get(String(shape.id)) ?? countriesByCode.get(unnumbered[shape.properties.name] ?? '');
    if (!country) return [];
    const polygons =
      shape.geometry.type === 'Polygon' ? [shape.geometry.coordinates] : shape.geometry.type === 'MultiPolygon' ? shape.geometry.coordinates : [];
    return [{ country, shape, bounds: geoBounds(shape), coast: polygons.flat(2) as [number, number][] }];
  });
  return lands;
}

const inBounds = ({ bounds: [[west, south], [east, north]] }: Land, { lat, lon }: Position): boolean =>
  lat >= south && lat <= north && (west <= east ? lon >= west && lon <= east : lon >= west || lon <= east);

/** A degree of latitude. */
const KM_PER_DEGREE = 111;
/** The map leaves islets out: a named country may lie this far from the nearest coast that it has on the map. */
const FARTHEST_KM = 150;

const holds = (land: Land, position: Position): boolean => inBounds(land, position) && geoContains(land.shape, [position.lon, position.lat]);

function kmToCoast(land: Land, position: Position, atMost: number): number {
  let least = atMost;
  for (const [lon, lat] of land.coast) {
    if (Math.abs(lat - position.lat) * KM_PER_DEGREE > least) continue;
    least = Math.min(least, distanceKm({ lat, lon }, position));
  }
  return least;
}

function countryAt(position: Position): Country | undefined {
  const all = loadLands();
  let best = all.find((land) => holds(land, position));
  if (best) return best.country;
  let least = Number.POSITIVE_INFINITY;
  for (const land of all) {
    const km = kmToCoast(land, position, least);
    if (km < least) [best, least] = [land, km];
  }
  return best?.country;
}

/** Whether a name may be right about its country: 'Tbilisi, Georgia' does not lie in the United States. */
function isPlausible(country: Country, position: Position): boolean {
  const own = loadLands().filter((land) => land.country.code === country.code);
  return own.length === 0 || own.some((land) => holds(land, position) || kmToCoast(land, position, FARTHEST_KM) < FARTHEST_KM);
}

/** A zone by the sun where no country is near (an island of the Southern Ocean): 15 degrees are an hour. */
function solarZone({ lon }: Position): string {
  const hours = Math.round(lon / 15);
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`; // the sign of Etc zones is inverted
}

/**
 * @param named country that the port's own name states, if any; where plausible it wins over the map, at borders and on islets
 */
export function locate(position: Position, named?: string): { country: string; timeZone: string } {
  const stated = named === undefined ? undefined : countriesByCode.get(named);
  const country = stated && isPlausible(stated, position) ? stated : countryAt(position);
  const code = country?.code ?? 'AQ';
  return { country: code, timeZone: nearest(anchorsOf(code), position)?.place.timeZone ?? country?.timeZone ?? solarZone(position) };
}
