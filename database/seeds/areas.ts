// Cruising areas on two levels, as visitors name them: /kreuzfahrten-karibik, /kreuzfahrten-donau.
import { oceanAreas } from './area-texts-ocean.ts';
import { riverAreas } from './area-texts-river.ts';
import { slugOf } from './slug.ts';

export interface AreaText {
  readonly key: string;
  readonly de: string;
  readonly en: string;
  readonly parent: string | null;
  readonly river?: boolean;
  /** Latitude and longitude of the area's centre on the map. */
  readonly at: readonly [number, number];
  readonly postcard: string;
  readonly months: readonly number[];
  readonly popularity: number;
  readonly words: readonly string[];
  readonly introDe: string;
  readonly introEn: string;
}

export interface AreaFact extends AreaText {
  readonly id: number;
  readonly slugDe: string;
  readonly slugEn: string;
}

/** A port may have the same name; the area's own name stays the address because areas are looked up first. */
export const areas: readonly AreaFact[] = [...oceanAreas, ...riverAreas].map((area, index) => ({
  ...area,
  id: index + 1,
  slugDe: slugOf(area.de.replace('&', 'und')),
  slugEn: slugOf(area.en.replace('&', 'and')),
}));

const byKey = new Map(areas.map((area) => [area.key, area]));

/** @throws Error naming the key. */
export function getArea(key: string): AreaFact {
  const area = byKey.get(key);
  if (!area) throw new Error(`no area with the key '${key}'`);
  return area;
}

/** The area and the area it belongs to. */
export function areaWithParent(key: string): AreaFact[] {
  const area = getArea(key);
  return area.parent === null ? [area] : [area, getArea(area.parent)];
}
