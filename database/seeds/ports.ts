// Real ports, typed by us: names in both languages, position, clock zone. Popularity follows from the routes that call there.
import { africaAsiaPacificPorts } from './ports/africa-asia-pacific.ts';
import { americasPorts } from './ports/americas.ts';
import { britishIslesAndNorthAtlanticPorts } from './ports/british-isles-and-north-atlantic.ts';
import { mediterraneanPorts } from './ports/mediterranean.ts';
import { northSeaAndBalticPorts } from './ports/north-sea-and-baltic.ts';
import { riverPorts } from './ports/rivers.ts';
import { slug } from '#domain/voyage/slug.ts';

export interface PortFact {
  /** Position in the list, from 1; the demo world's id. */
  readonly id: number;
  readonly slug: string;
  /** UN/LOCODE, or null where none is known for certain. */
  readonly code: string | null;
  readonly nameDe: string;
  readonly nameEn: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly timeZone: string;
  readonly river: string | null;
  readonly tender: boolean;
  readonly synonyms: readonly string[];
}

/** Reads the table form of the port files. @throws Error naming the line that is not a port. */
function readPorts(text: string, firstId: number): PortFact[] {
  const found: PortFact[] = [];
  let country = '';
  let timeZone = '';
  let river: string | null = null;
  for (const line of text.split('\n').filter((row) => row.trim() !== '')) {
    if (line.startsWith('@')) {
      [, country = '', timeZone = ''] = line.split(' ');
      river = line.split(' ')[3] ?? null;
      continue;
    }
    const [code = '', nameDe = '', nameEn = '', position = '', flags = '', words = ''] = line.split(';').map((cell) => cell.trim());
    const [lat = Number.NaN, lon = Number.NaN] = position.split(' ').map(Number);
    if (nameDe === '' || !Number.isFinite(lat) || !Number.isFinite(lon)) throw new Error(`not a port: ${line}`);
    found.push({
      id: firstId + found.length,
      slug: slug(nameDe),
      code: /^[A-Z]{5}$/.test(code) ? code : null,
      nameDe,
      nameEn: nameEn || nameDe,
      country,
      lat,
      lon,
      timeZone,
      river,
      tender: flags.includes('t'),
      synonyms: words === '' ? [] : words.split(',').map((word) => word.trim()),
    });
  }
  return found;
}

const tables = [northSeaAndBalticPorts, britishIslesAndNorthAtlanticPorts, mediterraneanPorts, americasPorts, africaAsiaPacificPorts, riverPorts];
export const ports: readonly PortFact[] = tables.reduce<PortFact[]>((all, table) => [...all, ...readPorts(table, all.length + 1)], []);

const bySlug = new Map(ports.map((port) => [port.slug, port]));

/** @throws Error naming the slug, so that a slip in a route template is found at once. */
export function getPort(name: string): PortFact {
  const port = bySlug.get(name);
  if (!port) throw new Error(`no port with the slug '${name}'`);
  return port;
}
