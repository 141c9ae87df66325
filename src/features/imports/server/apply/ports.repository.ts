// Ports of an import: the shop's own where one lies there under a similar name, else a new one. Never doubled.
import type { Finding } from '../reading/findings.ts';
import { distanceKm } from '../geography/distance.ts';
import { locate } from '../geography/locate.ts';
import { likeness } from '../geography/place-names.ts';
import type { ImportedPort } from '../imported-voyage.ts';
import { firstOf, rowsOf, type Transaction } from '../transaction.ts';
import { freeSlug, idOfInsert } from './statements.ts';

/** A supplier's position may be that of the town, ours that of the pier. */
const SAME_PLACE_KM = 12;
/** Names this alike (0 to 1) mean the same place when it lies at the same spot. */
const SAME_NAME = 0.6;

export interface KnownPort {
  readonly id: number;
  readonly name_de: string;
  readonly name_en: string;
  readonly synonyms: readonly string[];
  readonly lat: number;
  readonly lon: number;
}

const namesOf = (port: KnownPort): string[] => [port.name_de, port.name_en, ...port.synonyms];
const alike = (port: KnownPort, wanted: ImportedPort): number =>
  Math.max(...namesOf(port).flatMap((name) => [likeness(name, wanted.name), likeness(name, wanted.givenName)]));

/** The port of ours that is meant: near and of a similar name; of several, the most alike and then the nearest. */
export function findSamePort(known: readonly KnownPort[], wanted: ImportedPort & { lat: number; lon: number }): KnownPort | undefined {
  return known
    .map((port) => ({ port, km: distanceKm(port, wanted), likeness: alike(port, wanted) }))
    .filter((candidate) => candidate.km <= SAME_PLACE_KM && candidate.likeness >= SAME_NAME)
    .toSorted((a, b) => b.likeness - a.likeness || a.km - b.km)[0]?.port;
}

export interface SavedPort {
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly nameDe: string;
  readonly nameEn: string;
  readonly created: boolean;
}

const saved = (port: KnownPort, created: boolean): SavedPort => ({
  id: port.id,
  lat: port.lat,
  lon: port.lon,
  nameDe: port.name_de,
  nameEn: port.name_en,
  created,
});

const columns = 'id, name_de, name_en, synonyms, lat, lon';

/** @returns undefined for a place without a position that is no port of ours */
export async function savePort(tx: Transaction, source: string, isRiver: boolean, wanted: ImportedPort, findings: Finding[]): Promise<SavedPort | undefined> {
  const byKey =
    wanted.sourceKey === null
      ? undefined
      : await firstOf<KnownPort>(tx, `select ${columns} from ports where source = $1 and source_key = $2`, [source, wanted.sourceKey]);
  if (byKey) return saved(byKey, false);
  const { lat, lon } = wanted;
  if (lat === null || lon === null) {
    const named = await rowsOf<KnownPort>(tx, `select ${columns} from ports where lower(name_de) = lower($1) or lower(name_en) = lower($1)`, [wanted.name]);
    return named.length === 1 && named[0] ? saved(named[0], false) : undefined;
  }
  // A degree of latitude is 111 km; the longitudes are left to the exact distance.
  const near = await rowsOf<KnownPort>(tx, `select ${columns} from ports where lat between $1::float8 - 0.12 and $1::float8 + 0.12`, [lat]);
  const same = findSamePort(near, { ...wanted, lat, lon });
  return same ? saved(same, false) : createPort(tx, source, isRiver, { ...wanted, lat, lon }, findings);
}

async function createPort(
  tx: Transaction,
  source: string,
  isRiver: boolean,
  port: ImportedPort & { lat: number; lon: number },
  findings: Finding[],
): Promise<SavedPort> {
  const { country, timeZone } = locate(port, port.country);
  const synonyms = port.givenName === port.name ? [] : [port.givenName];
  const id = await idOfInsert(
    tx,
    `insert into ports (slug, name_de, name_en, synonyms, country, lat, lon, time_zone, is_river, source, source_key)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [await freeSlug(tx, 'ports', port.name), port.name, synonyms, country, port.lat, port.lon, timeZone, isRiver, source, port.sourceKey],
  );
  findings.push({ severity: 'note', place: port.place, found: JSON.stringify(port.givenName), reason: `a new port: ${port.name}, ${country}, ${timeZone}` });
  return { id, lat: port.lat, lon: port.lon, nameDe: port.name, nameEn: port.name, created: true };
}
