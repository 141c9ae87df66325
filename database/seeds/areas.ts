// Cruising areas on two levels, as visitors name them: /kreuzfahrten-karibik, /kreuzfahrten-donau.
import { europeanSeas } from './area-texts-europe.ts';
import { farSeas } from './area-texts-far.ts';
import { riverAreas } from './area-texts-river.ts';
import { slug } from '#domain/voyage/slug.ts';

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

/** Short addresses where the name lists more than people type: /kreuzfahrten-kanaren. */
const shortSlugs: Readonly<Record<string, readonly [de: string, en: string]>> = {
  'british-isles': ['britische-inseln', 'british-isles'],
  'north-sea': ['nordsee', 'north-sea'],
  iceland: ['island', 'iceland'],
  greece: ['griechenland', 'greece'],
  atlantic: ['atlantik', 'atlantic'],
  canaries: ['kanaren', 'canary-islands'],
  azores: ['azoren', 'azores'],
  'eastern-caribbean': ['oestliche-karibik', 'eastern-caribbean'],
  'western-caribbean': ['westliche-karibik', 'western-caribbean'],
  'panama-canal': ['panamakanal', 'panama-canal'],
  japan: ['japan', 'japan'],
  orient: ['orient', 'arabia'],
  australia: ['australien-neuseeland', 'australia-new-zealand'],
  moselle: ['mosel', 'moselle'],
  main: ['main', 'main'],
  netherlands: ['holland', 'holland'],
  elbe: ['elbe', 'elbe'],
  rhone: ['rhone', 'rhone'],
  bordeaux: ['garonne', 'garonne'],
};

/** A port may have the same name; the area's own name stays the address because areas are looked up first. */
export const areas: readonly AreaFact[] = [...europeanSeas, ...farSeas, ...riverAreas].map((area, index) => ({
  ...area,
  id: index + 1,
  slugDe: shortSlugs[area.key]?.[0] ?? slug(area.de),
  slugEn: shortSlugs[area.key]?.[1] ?? slug(area.en),
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
