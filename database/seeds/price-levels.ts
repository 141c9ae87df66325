// What a night costs: by class of ship, area, season, length and lead time. Cents of a euro, per person, two sharing, all charges included.
import { easterSunday, dayNumber, isoDate } from '#domain/calendar/calendar.ts';
import type { CategorySet } from './cabin-categories.ts';

/** The cheapest cabin's night in an ordinary week. */
export const nightLevel: Readonly<Record<CategorySet, number>> = {
  mega: 9_200,
  large: 10_400,
  classic: 13_400,
  luxury: 25_500,
  coastal: 15_800,
  expedition: 37_500,
  sailing: 20_500,
  river: 15_600,
  riverPremium: 17_200,
  riverSmall: 14_900,
  riverFar: 15_500,
};

const areaLevel: Readonly<Record<string, number>> = {
  norway: 1.14,
  baltic: 1.04,
  'british-isles': 1.06,
  'north-sea': 1,
  iceland: 1.22,
  arctic: 1.3,
  'western-mediterranean': 1,
  greece: 1.02,
  adriatic: 1.02,
  'black-sea': 0.94,
  canaries: 0.96,
  azores: 0.98,
  'western-europe': 0.84,
  transatlantic: 0.66,
  'eastern-caribbean': 1.06,
  'western-caribbean': 0.92,
  'panama-canal': 1.08,
  'north-america': 1.14,
  alaska: 1.24,
  'south-america': 1.06,
  antarctica: 1.62,
  asia: 1.04,
  japan: 1.22,
  orient: 0.84,
  'indian-ocean': 1.06,
  africa: 1.06,
  australia: 1.14,
  'south-seas': 1.3,
  world: 1.02,
  danube: 1,
  rhine: 1.02,
  moselle: 1,
  main: 0.97,
  netherlands: 1.05,
  elbe: 1.04,
  seine: 1.08,
  rhone: 1.12,
  douro: 1.14,
  bordeaux: 1.16,
  nile: 0.86,
  mekong: 1.08,
};
export const areaFactor = (area: string): number => areaLevel[area] ?? 1;

type Curve = readonly [number, number, number, number, number, number, number, number, number, number, number, number];
const curves = {
  north: [0.78, 0.78, 0.82, 0.9, 1.03, 1.13, 1.2, 1.16, 1, 0.88, 0.8, 0.84],
  south: [0.74, 0.75, 0.82, 0.93, 1.02, 1.1, 1.2, 1.26, 1.1, 0.95, 0.8, 0.78],
  winterSun: [1.02, 1.1, 1.05, 0.95, 0.86, 0.88, 0.94, 0.94, 0.84, 0.92, 0.94, 1.06],
  polarSummer: [1, 1, 1, 0.9, 0.92, 1.02, 1.1, 1.06, 0.94, 0.9, 0.9, 1],
  southSummer: [1.1, 1.08, 0.98, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.94, 0.98, 1.14],
  river: [0.86, 0.86, 0.84, 0.98, 1.1, 1.08, 1.06, 1.05, 1.1, 1, 0.84, 0.88],
  even: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
} as const satisfies Readonly<Record<string, Curve>>;

const curveOf: Readonly<Record<string, keyof typeof curves>> = {
  norway: 'north',
  baltic: 'north',
  'british-isles': 'north',
  'north-sea': 'north',
  iceland: 'north',
  alaska: 'north',
  'western-europe': 'north',
  'north-america': 'north',
  'western-mediterranean': 'south',
  greece: 'south',
  adriatic: 'south',
  'black-sea': 'south',
  canaries: 'winterSun',
  azores: 'winterSun',
  'eastern-caribbean': 'winterSun',
  'western-caribbean': 'winterSun',
  'panama-canal': 'winterSun',
  orient: 'winterSun',
  asia: 'winterSun',
  'indian-ocean': 'winterSun',
  nile: 'winterSun',
  mekong: 'winterSun',
  arctic: 'polarSummer',
  antarctica: 'southSummer',
  'south-america': 'southSummer',
  africa: 'southSummer',
  australia: 'southSummer',
  danube: 'river',
  rhine: 'river',
  moselle: 'river',
  main: 'river',
  netherlands: 'river',
  elbe: 'river',
  seine: 'river',
  rhone: 'river',
  douro: 'river',
  bordeaux: 'river',
};

/** Christmas, New Year and Easter cost more wherever one goes. */
function holidayFactor(departs: number, nights: number): number {
  const year = Number(isoDate(departs).slice(0, 4));
  const touches = (day: number) => departs <= day && departs + nights >= day;
  if (touches(dayNumber(`${year}-12-31`)) || touches(dayNumber(`${year - 1}-12-31`))) return nights > 40 ? 1 : 1.3;
  if (touches(dayNumber(`${year}-12-25`))) return nights > 40 ? 1 : 1.18;
  return nights <= 16 && touches(dayNumber(easterSunday(year))) ? 1.12 : 1;
}

export function seasonFactor(area: string, departs: number, nights: number): number {
  const month = new Date((departs + Math.floor(nights / 2)) * 86_400_000).getUTCMonth();
  return (curves[curveOf[area] ?? 'even'][month] ?? 1) * holidayFactor(departs, nights);
}

export const lengthFactor = (nights: number): number =>
  nights <= 3 ? 1.22 : nights <= 5 ? 1.12 : nights <= 9 ? 1 : nights <= 13 ? 0.96 : nights <= 19 ? 0.91 : nights <= 40 ? 0.86 : 0.8;

/** Early bookers pay less, last cabins go cheaply unless the ship is nearly full. */
export function leadFactor(daysAhead: number, fullness: number): number {
  if (daysAhead < 45) return fullness > 0.85 ? 1.06 : 0.84;
  if (daysAhead < 110) return fullness > 0.85 ? 1.05 : 0.95;
  if (daysAhead < 330) return 1;
  return daysAhead < 560 ? 0.95 : 0.98;
}
