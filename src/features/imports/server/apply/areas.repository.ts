// The areas a voyage belongs to: the supplier's regions in our own words, each with the areas above it.
import type { Finding } from '../reading/findings.ts';
import { distanceKm, nearest, type Position } from '../geography/distance.ts';
import { firstOf, rowsOf, type Transaction } from '../transaction.ts';
import { freeSlug, idOfInsert } from './statements.ts';

export interface KnownArea {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name_de: string;
  readonly name_en: string;
  readonly synonyms: readonly string[];
  readonly is_river: boolean;
  readonly lat: number;
  readonly lon: number;
}

/** Regions of the trade that have another name with us. */
const otherNames: Readonly<Record<string, string>> = {
  'far east': 'Asia',
  orient: 'Asia',
  'middle east': 'Arabia',
  'arabian gulf': 'Arabia',
  'dubai and emirates': 'Dubai',
  'canada and new england': 'New England',
  'norwegian fjords': 'Norway',
  polynesia: 'South Pacific',
  'round the world': 'World Cruises',
  world: 'World Cruises',
  'northern europe and uk': 'Northern Europe',
  europe: 'Western Europe',
  bermuda: 'North America',
};

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(' ')
    .filter((word) => word.length > 2 && word !== 'and' && word !== 'the' && word !== 'und' && word !== 'sea');

/** How well an area fits a region's name: 3 = is it, 2 = one of its names, 1 = all words occur in one of its names. */
function fit(area: KnownArea, region: string): number {
  const wanted = folded(region);
  const names = [area.name_de, area.name_en];
  if (names.some((name) => folded(name) === wanted)) return 3;
  const parts = names.flatMap((name) => name.split(/\s*(?:&|,|\/)\s*/));
  if ([...parts, ...area.synonyms].some((name) => folded(name) === wanted)) return 2;
  const words = wordsOf(region);
  return words.length > 0 && [...names, ...area.synonyms].some((name) => words.every((word) => wordsOf(name).includes(word))) ? 1 : 0;
}

const depth = (area: KnownArea): number => (area.parent_id === null ? 0 : 1);

/** The area that a region's name means; of several the closest name, then the smaller area, then the nearer one. */
export function findArea(areas: readonly KnownArea[], region: string, route: Position, isRiver: boolean): KnownArea | undefined {
  const names = [region, otherNames[folded(region)]].filter((name) => name !== undefined);
  return areas
    .filter((area) => area.is_river === isRiver)
    .map((area) => ({ area, fit: Math.max(...names.map((name) => fit(area, name))) }))
    .filter((candidate) => candidate.fit > 0)
    .toSorted((a, b) => b.fit - a.fit || depth(b.area) - depth(a.area) || distanceKm(a.area, route) - distanceKm(b.area, route))[0]?.area;
}

/** The middle of the route, on the globe, so that a route over the date line has its middle there too. */
export function centreOf(positions: readonly Position[]): Position {
  let [x, y, z] = [0, 0, 0];
  for (const { lat, lon } of positions) {
    const [phi, lambda] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
    x += Math.cos(phi) * Math.cos(lambda);
    y += Math.cos(phi) * Math.sin(lambda);
    z += Math.sin(phi);
  }
  return { lat: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI, lon: (Math.atan2(y, x) * 180) / Math.PI };
}

export interface VoyageAreas {
  readonly main: number;
  /** With the areas above each, the main one first. */
  readonly all: readonly number[];
}

const NEAR_KM = 2500;

/** Resolves the regions; a region that none of our areas means becomes a new one below the nearest great area. */
export async function saveAreas(
  tx: Transaction,
  source: string,
  isRiver: boolean,
  regions: readonly string[],
  ports: readonly Position[],
  findings: Finding[],
): Promise<VoyageAreas> {
  const areas = await rowsOf<KnownArea>(tx, 'select id, parent_id, name_de, name_en, synonyms, is_river, lat, lon from areas');
  const route = centreOf(ports);
  const found: KnownArea[] = [];
  for (const region of regions) found.push(findArea(areas, region, route, isRiver) ?? (await createArea(tx, source, isRiver, region, route, areas, findings)));
  if (found.length === 0) {
    const close = nearest(
      areas.filter((area) => area.is_river === isRiver),
      route,
    );
    found.push(
      close && close.km < NEAR_KM ? close.place : await createArea(tx, source, isRiver, isRiver ? 'River Cruises' : 'Ocean Cruises', route, areas, findings),
    );
    findings.push({ severity: 'note', place: '$.regions', found: 'missing', reason: `no region is named; taken as ${found[0]?.name_en}` });
  }
  const all = new Set<number>();
  for (const area of found) {
    all.add(area.id);
    if (area.parent_id !== null) all.add(area.parent_id);
  }
  const [main = 0] = all;
  return { main, all: [...all] };
}

async function createArea(
  tx: Transaction,
  source: string,
  isRiver: boolean,
  region: string,
  at: Position,
  areas: KnownArea[],
  findings: Finding[],
): Promise<KnownArea> {
  const known = await firstOf<{ id: number }>(tx, 'select id from areas where source = $1 and source_key = $2', [source, folded(region)]);
  const earlier = areas.find((area) => area.id === known?.id);
  if (earlier) return earlier;
  const great = nearest(
    areas.filter((area) => area.parent_id === null && area.is_river === isRiver),
    at,
  );
  const parent = great && great.km < NEAR_KM ? great.place : undefined;
  const slug = await freeSlug(tx, 'areas', region);
  const id = await idOfInsert(
    tx,
    `insert into areas (parent_id, slug_de, slug_en, name_de, name_en, is_river, lat, lon, source, source_key) values ($1, $2, $2, $3, $3, $4, $5, $6, $7, $8) returning id`,
    [parent?.id ?? null, slug, region, isRiver, at.lat, at.lon, source, folded(region)],
  );
  const area = { id, parent_id: parent?.id ?? null, name_de: region, name_en: region, synonyms: [], is_river: isRiver, lat: at.lat, lon: at.lon };
  areas.push(area);
  findings.push({ severity: 'note', place: '$.regions', found: JSON.stringify(region), reason: parent ? `a new area below ${parent.name_en}` : 'a new area' });
  return area;
}
