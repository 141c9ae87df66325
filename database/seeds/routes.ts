// Hand-written courses. The generator hangs ships and dates on them; the tests sail every leg.
import { americasRoutes } from './routes/americas.ts';
import { asiaAfricaPacificRoutes } from './routes/asia-africa-pacific.ts';
import { atlanticAndCrossingRoutes } from './routes/atlantic-and-crossings.ts';
import { coastalAndPolarRoutes } from './routes/coastal-and-polar.ts';
import { mediterraneanRoutes } from './routes/mediterranean.ts';
import { northernEuropeRoutes } from './routes/northern-europe.ts';
import { riverRoutes } from './routes/rivers.ts';
import { geographies, type Geography } from '#domain/voyage/vocabulary.ts';
import { isWater, type Water } from '#domain/voyage/waters.ts';
import { getArea } from './areas.ts';
import { getPort } from './ports.ts';

export type ShipKind = 'mega' | 'large' | 'classic' | 'expedition' | 'sailing' | 'river';
const kindOf: Readonly<Record<string, ShipKind>> = { M: 'mega', L: 'large', C: 'classic', E: 'expedition', S: 'sailing', R: 'river' };

export interface RouteCall {
  /** 1 = day of departure. */
  readonly day: number;
  /** Slug of the port; null = at sea. */
  readonly port: string | null;
  readonly water: Water | null;
  /** Minutes after midnight, null = the ship is already there or does not leave on this day. */
  readonly arrives: number | null;
  readonly departs: number | null;
  readonly overnight: boolean;
}

export interface Route {
  readonly key: string;
  readonly groups: readonly string[];
  readonly kinds: readonly ShipKind[];
  /** Months of departure, 1–12. */
  readonly months: readonly number[];
  readonly areas: readonly string[];
  readonly geography: readonly Geography[];
  /** Factor on the price level of the ship and area. */
  readonly priceFactor: number;
  /** Meant for the dark months: the northern lights are the reason to go. */
  readonly polarNight: boolean;
  readonly namesDe: readonly string[];
  readonly namesEn: readonly string[];
  readonly nights: number;
  readonly from: string;
  readonly to: string;
  readonly calls: readonly RouteCall[];
}

const words = (cell: string): string[] => cell.split(' ').filter((word) => word !== '');

/** '10-3' = October to March; several spans may stand side by side. */
function monthsOf(cell: string): number[] {
  const found = new Set<number>();
  for (const span of words(cell)) {
    const [from = 0, to = from] = span.split('-').map(Number);
    for (let month = from; ; month = (month % 12) + 1) {
      found.add(month);
      if (month === to) break;
    }
  }
  return [...found].sort((a, b) => a - b);
}

function minutes(text: string): number {
  const [hour = Number.NaN, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
}

function readCall(text: string, day: number, position: 'first' | 'middle' | 'last'): RouteCall {
  if (text.startsWith('~')) {
    const water = text.slice(1);
    if (!isWater(water)) throw new Error(`no water with the key '${water}'`);
    return { day, port: null, water, arrives: null, departs: null, overnight: false };
  }
  const [port = '', times = ''] = words(text);
  const stays = times.endsWith('+');
  const clock = times.replace(/^\+|\+$/g, '');
  const [left = '', right] = clock.split('-');
  const whole = { day, port: getPort(port).slug, water: null };
  if (position === 'first') return { ...whole, arrives: null, departs: stays || left === '' ? null : minutes(left), overnight: stays };
  if (position === 'last') return { ...whole, arrives: times.startsWith('+') ? null : minutes(left), departs: null, overnight: false };
  if (times.startsWith('+')) return { ...whole, arrives: null, departs: clock === '' ? null : minutes(left), overnight: stays || clock === '' };
  if (stays) return { ...whole, arrives: minutes(left), departs: null, overnight: true };
  return { ...whole, arrives: minutes(left), departs: right === undefined ? null : minutes(right), overnight: false };
}

function readRoute(head: string, course: string): Route {
  const [key = '', groups = '', kinds = '', months = '', areas = '', character = '', de = '', en = ''] = head.split(';').map((cell) => cell.trim());
  try {
    const days = course.split(',').map((day) => day.trim());
    const stops = days.flatMap((day, index) => day.split('&').map((text) => ({ text: text.trim(), day: index + 1 })));
    const calls = stops.map(({ text, day }, index) => readCall(text, day, index === 0 ? 'first' : index === stops.length - 1 ? 'last' : 'middle'));
    const traits = words(character);
    const geography = geographies.filter((known) => traits.includes(known));
    const unknown = traits.filter((trait) => trait !== 'polar-night' && !/^x[\d.]+$/.test(trait) && !geography.some((known) => known === trait));
    if (unknown.length > 0) throw new Error(`unknown character ${unknown.join(', ')}`);
    const first = calls[0]?.port;
    const last = calls.at(-1)?.port;
    if (!first || !last) throw new Error('begins or ends at sea');
    return {
      key,
      groups: words(groups),
      kinds: [...kinds].map((letter) => {
        const kind = kindOf[letter];
        if (!kind) throw new Error(`unknown ship kind ${letter}`);
        return kind;
      }),
      months: monthsOf(months),
      areas: words(areas).map((area) => getArea(area).key),
      geography,
      priceFactor: Number(traits.find((trait) => /^x[\d.]+$/.test(trait))?.slice(1) ?? 1),
      polarNight: traits.includes('polar-night'),
      namesDe: de.split(' / '),
      namesEn: en.split(' / '),
      nights: days.length - 1,
      from: first,
      to: last,
      calls,
    };
  } catch (cause) {
    throw new Error(`route ${key}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

function readRoutes(text: string): Route[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line, index) => (line.startsWith('  ') ? [] : [readRoute(line, lines[index + 1] ?? '')]));
}

export const routes: readonly Route[] = [
  northernEuropeRoutes,
  coastalAndPolarRoutes,
  mediterraneanRoutes,
  atlanticAndCrossingRoutes,
  americasRoutes,
  asiaAfricaPacificRoutes,
  riverRoutes,
].flatMap(readRoutes);
