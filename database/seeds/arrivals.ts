// How travellers get to the ship and what that costs.
import { getPort } from './ports.ts';
import type { ArrivalOption } from '#domain/voyage/vocabulary.ts';
import type { Currency } from '#domain/money/money.ts';
import { euroRates } from './exchange-rates.ts';
import { isFar, type VoyagePlan } from './fares.ts';
import { randomOf } from './random.ts';

export interface ArrivalRow {
  readonly option: ArrivalOption;
  readonly currency: Currency;
  readonly perAdult: number;
  readonly perChild: number;
  readonly perInfant: number;
  readonly gateways: readonly string[];
}

/** Usual return fare from central Europe to the country of embarkation, euros. */
const flightLevel: Readonly<Record<string, number>> = {
  ES: 290,
  FR: 240,
  IT: 260,
  MC: 260,
  GR: 330,
  HR: 270,
  TR: 340,
  PT: 310,
  MT: 300,
  HU: 230,
  AT: 190,
  NL: 190,
  GB: 220,
  DK: 190,
  SE: 230,
  NO: 320,
  SJ: 690,
  IS: 430,
  GL: 990,
  IE: 240,
  EG: 470,
  AE: 590,
  US: 720,
  CA: 780,
  DO: 820,
  GP: 760,
  BB: 840,
  SX: 850,
  PA: 930,
  CR: 980,
  BR: 950,
  AR: 1_150,
  CL: 1_250,
  ZA: 890,
  MU: 1_040,
  SG: 890,
  HK: 860,
  JP: 1_090,
  VN: 920,
  KH: 960,
  AU: 1_390,
  NZ: 1_490,
  PF: 1_790,
};
/** Argentina's south costs a second flight. */
const portLevel: Readonly<Record<string, number>> = { ushuaia: 1_490, 'las-palmas': 390, funchal: 380 };

const gatewaysDe = ['FRA', 'MUC', 'DUS', 'HAM', 'BER', 'STR', 'ZRH', 'VIE'];
const gatewaysGb = ['LHR', 'MAN', 'BHX', 'EDI'];

/** Countries whose voyages German lines sell with the flight only. */
const packageCountries = /^(AE|DO|GP|BB|EG|VN|KH|PA|ZA|GL|SJ|AR)$/;

export function arrivalsOf(plan: VoyagePlan, seed: number): ArrivalRow[] {
  const { route, ship } = plan.itinerary;
  const { operator } = ship;
  const { currency } = operator;
  const free: ArrivalRow = { option: 'cruise_only', currency, perAdult: 0, perChild: 0, perInfant: 0, gateways: [] };
  if (!isFar(route.from) && !isFar(route.to)) return [free];
  const random = randomOf(seed, 'arrival', ship.name, plan.departs);
  const there = isFar(route.from) ? route.from : route.to;
  const level = (portLevel[there] ?? flightLevel[getPort(there).country] ?? 400) * (isFar(route.from) && isFar(route.to) ? 1 : 0.6);
  const month = new Date(plan.departs * 86_400_000).getUTCMonth();
  const season = month === 6 || month === 7 || month === 11 ? 1.18 : 1;
  const perEuro = currency === 'EUR' ? 1 : (euroRates[currency] ?? 1);
  const price = (factor: number): number => (Math.round((level * season * factor * perEuro) / 10) * 10 - 1) * 100;
  const british = operator.country === 'GB';
  const offer = (option: ArrivalOption, factor: number, gateways: readonly string[]): ArrivalRow => {
    const perAdult = price(factor);
    return { option, currency, perAdult, perChild: Math.round((perAdult * 0.75) / 100) * 100, perInfant: Math.round((perAdult * 0.12) / 100) * 100, gateways };
  };
  const home = british ? gatewaysGb : gatewaysDe;
  const rows: ArrivalRow[] = [offer('cruise_with_flight', 0.95 + random.next() * 0.25, home.slice(0, random.int(british ? 2 : 4, home.length)))];
  if (!british && random.chance(0.6)) rows.push(offer('cruise_with_kfb_flight', 0.9 + random.next() * 0.3, [...random.some(gatewaysDe, 5)].sort()));
  const flightOnly = operator.country === 'DE' && packageCountries.test(getPort(route.from).country) && random.chance(0.45);
  return flightOnly || (operator.slug === 'lotosfluss-reisen' && random.chance(0.5)) ? rows : [free, ...rows];
}
