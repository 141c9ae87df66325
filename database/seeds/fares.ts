// Fares of one voyage: believable, repeatable, every mandatory charge inside (L-DE-1).
import type { Currency } from '#domain/money/money.ts';
import { cabinTypes, type AvailabilityState, type CabinType, type Service, type Special } from '#domain/voyage/vocabulary.ts';
import { categorySets, type CategoryFact } from './cabin-categories.ts';
import { euroRates } from './exchange-rates.ts';
import type { FareGroupFact } from './fare-group.ts';
import type { ItineraryRow } from './itineraries.ts';
import { areaFactor, leadFactor, lengthFactor, nightLevel, seasonFactor } from './price-levels.ts';
import { randomOf, type Random } from './random.ts';

export interface VoyagePlan {
  readonly id: number;
  readonly itinerary: ItineraryRow;
  /** Days since 1970-01-01. */
  readonly departs: number;
  readonly returns: number;
}

export interface FareRow {
  readonly categoryCode: string;
  readonly fareGroup: string;
  readonly cabinType: CabinType;
  readonly maxOccupancy: number;
  readonly state: AvailabilityState;
  readonly currency: Currency;
  readonly single: number | null;
  readonly double: number | null;
  readonly extraAdult: number | null;
  readonly extraJunior: number | null;
  readonly extraChild: number | null;
  readonly extraInfant: number | null;
  readonly charges: number;
  readonly service: number;
  readonly minAge: number | null;
}

export interface VoyageOffer {
  readonly fares: readonly FareRow[];
  readonly specials: readonly Special[];
  readonly services: readonly Service[];
  readonly soldOut: boolean;
}

/** Share of voyages without a free cabin. */
const soldOutShare = 0.06;

interface Frame {
  readonly plan: VoyagePlan;
  readonly random: Random;
  readonly currency: Currency;
  readonly perEuro: number;
  /** Cheapest category, fare without extras, per person, cents of a euro. */
  readonly base: number;
  readonly charges: number;
  readonly service: number;
  readonly fullness: number;
  readonly soldOut: boolean;
  readonly specials: readonly Special[];
  readonly family: boolean;
}

/** Cents per person and night that lines from these countries add for service. */
const serviceNight: Readonly<Record<string, number>> = { US: 1_450, IT: 1_100, GR: 1_000, NO: 0, GB: 0, DE: 0, AT: 600 };

function chargesOf(plan: VoyagePlan): number {
  const { route, ship } = plan.itinerary;
  const calls = new Set(route.calls.flatMap((call) => call.port ?? [])).size;
  const perCall = ship.kind === 'river' ? 650 : ship.kind === 'expedition' ? 2_900 : 1_650;
  return calls * perCall + (ship.kind === 'river' ? 900 : 2_400) + Math.min(route.nights, 30) * 120;
}

function specialsOf(plan: VoyagePlan, random: Random, daysAhead: number, fullness: number): Special[] {
  const { ship, route } = plan.itinerary;
  const found: Special[] = [];
  if (daysAhead > 240 && random.chance(0.3)) found.push('early_bird');
  if (daysAhead < 70 && fullness < 0.8 && random.chance(0.5)) found.push('last_minute');
  if (ship.kind !== 'river' && random.chance(0.09)) found.push('onboard_credit');
  if (!ship.operator.services.includes('drinks_included') && random.chance(0.06)) found.push('free_drinks');
  if (random.chance(ship.kind === 'river' ? 0.14 : 0.07)) found.push('single_friendly');
  if (ship.operator.services.includes('kids_club') && random.chance(0.25)) found.push('kids_free');
  if (random.chance(0.05)) found.push('upgrade');
  if (isFar(route.from) && random.chance(0.1)) found.push('flight_special');
  if (random.chance(0.05)) found.push('reduced_deposit');
  if (random.chance(0.015)) found.push('anniversary');
  return found;
}

const nearPorts =
  /^(hamburg|kiel|bremerhaven|warnemuende|koeln|passau|frankfurt-am-main|berlin|stralsund|nuernberg|amsterdam|basel|southampton|liverpool|kopenhagen)$/;
/** Whether one does not drive there from Germany. */
export const isFar = (port: string): boolean => !nearPorts.test(port);

function frameOf(plan: VoyagePlan, seed: number, todayNumber: number): Frame {
  const { ship, route } = plan.itinerary;
  const random = randomOf(seed, 'fares', ship.name, plan.departs);
  const daysAhead = plan.departs - todayNumber;
  const demand = random.next();
  const fullness = Math.min(1, 0.25 + demand * 0.5 + Math.max(0, 300 - daysAhead) / 700);
  const soldOut = random.next() < soldOutShare * (daysAhead < 150 ? 1.7 : daysAhead < 400 ? 1.1 : 0.7);
  const area = route.areas[0] ?? '';
  const night =
    nightLevel[ship.build.categories] *
    ship.operator.priceLevel *
    areaFactor(area) *
    seasonFactor(area, plan.departs, route.nights) *
    lengthFactor(route.nights) *
    leadFactor(daysAhead, fullness) *
    route.priceFactor *
    (1 + Math.max(0, ship.builtYear - 2015) * 0.008) *
    (0.94 + random.next() * 0.12);
  const { currency } = ship.operator;
  const charges = chargesOf(plan);
  const service = (serviceNight[ship.operator.country] ?? 0) * route.nights;
  return {
    plan,
    random,
    currency,
    perEuro: currency === 'EUR' ? 1 : (euroRates[currency] ?? 1),
    base: Math.max(night * route.nights, (charges + service) * 1.35),
    charges,
    service,
    fullness,
    soldOut,
    specials: specialsOf(plan, random, daysAhead, fullness),
    family: ship.operator.services.includes('kids_club'),
  };
}

/** Whole units ending in 9: 49, 79, 129, 1,299; large amounts end in 90 or 99. */
function shopPrice(cents: number): number {
  const units = cents / 100;
  const step = units < 400 ? 10 : units < 1_500 ? 20 : units < 6_000 ? 50 : 100;
  return Math.max(1, Math.round(units / step) * step - 1) * 100;
}

/** German and Austrian lines print what is paid; the others print the fare and add what is due. */
const printsTotal = (country: string): boolean => country === 'DE' || country === 'AT';

const local = (frame: Frame, cents: number): number => Math.round(cents * frame.perEuro);

function rounded(frame: Frame, cents: number): number {
  const due = local(frame, frame.charges) + local(frame, frame.service);
  const wish = local(frame, cents);
  return printsTotal(frame.plan.itinerary.ship.operator.country) ? Math.max(shopPrice(wish), due + 100) : shopPrice(Math.max(wish - due, 4_900)) + due;
}

function stateOf(frame: Frame, category: CategoryFact, rank: number): AvailabilityState {
  if (frame.soldOut) return rank % 7 === 6 ? 'closed' : 'waitlist';
  const wanted = category.cabinType === 'suite' ? 0.13 : rank === 0 ? 0.12 : category.single ? 0.2 : 0.06;
  const draw = frame.random.next();
  if (draw < wanted * frame.fullness) return frame.random.chance(0.7) ? 'waitlist' : 'closed';
  return category.cabinType === 'suite' && category.share <= 2 && draw > 0.93 ? 'on_request' : 'available';
}

/** The supplement of a traveller alone, as a share of the double price per person. */
function singleShare(frame: Frame, category: CategoryFact): number {
  if (frame.specials.includes('single_friendly')) return category.cabinType === 'suite' ? 1.6 : 1.3;
  const { country, isRiver } = frame.plan.itinerary.ship.operator;
  const usual = category.cabinType === 'suite' ? 2 : isRiver ? 1.5 : country === 'US' || country === 'IT' ? 1.9 : 1.7;
  return Math.min(2, Math.max(1.3, usual - (frame.fullness < 0.5 ? 0.15 : 0)));
}

function fareOf(frame: Frame, category: CategoryFact, group: FareGroupFact, state: AvailabilityState): FareRow {
  const { route, ship } = frame.plan.itinerary;
  const due = local(frame, frame.charges) + local(frame, frame.service);
  const each = frame.base * category.factor * group.factor + group.perNight * route.nights;
  const double = rounded(frame, each);
  const more = category.maxOccupancy > 2 && group.minAge === null;
  const extras = group.perNight > 0 ? group.perNight * route.nights : 0;
  const extra = (share: number, drinks: number): number => Math.max(due, rounded(frame, frame.base * share + extras * drinks));
  const beds = ship.kind === 'river' ? { adult: 0.8, junior: 0.66 } : { adult: 0.62, junior: 0.46 };
  // a third adult costs the same in an inside cabin and in a suite: it is the bed, not the room
  const childFree = frame.family && (ship.operator.country !== 'DE' || frame.specials.includes('kids_free'));
  const child = childFree ? due : extra(frame.family ? 0.32 : ship.kind === 'river' ? 0.5 : 0.45, 0.4);
  return {
    categoryCode: category.code,
    fareGroup: group.code,
    cabinType: category.cabinType,
    maxOccupancy: group.minAge === null ? category.maxOccupancy : Math.min(2, category.maxOccupancy),
    state,
    currency: frame.currency,
    single: category.single ? rounded(frame, each) : rounded(frame, each * singleShare(frame, category)),
    double: category.single ? null : double,
    extraAdult: more ? extra(beds.adult, 1) : null,
    extraJunior: more ? extra(beds.junior, 0.6) : null,
    extraChild: more ? child : null,
    extraInfant: more ? due : null,
    charges: local(frame, frame.charges),
    service: local(frame, frame.service),
    minAge: group.minAge,
  };
}

/** The cheapest category of each type that is still free: the one a line gives away as a guarantee. */
function guaranteeCodes(categories: readonly CategoryFact[], states: readonly AvailabilityState[]): Set<string> {
  return new Set(
    cabinTypes.flatMap((type) => {
      const index = categories.findIndex((category, i) => category.cabinType === type && !category.single && states[i] === 'available');
      const code = categories[index]?.code;
      return code === undefined || type === 'suite' ? [] : [code];
    }),
  );
}

/** Everything that is sold on a voyage. Same seed, ship, day and agency day: same offer. */
export function offerOf(plan: VoyagePlan, seed: number, todayNumber: number): VoyageOffer {
  const frame = frameOf(plan, seed, todayNumber);
  const { operator, build } = plan.itinerary.ship;
  const categories = categorySets[build.categories];
  const states = categories.map((category, rank) => stateOf(frame, category, rank));
  const guaranteed = guaranteeCodes(categories, states);
  // a line stops its guarantee fare on popular voyages; on some the fare with extras is not offered
  const open = frame.soldOut
    ? operator.fareGroups.filter((group) => !group.guarantee)
    : operator.fareGroups.filter((group) => !group.guarantee || frame.fullness < 0.9);
  const groups = open.length > 0 ? open : operator.fareGroups;
  const fares = categories.flatMap((category, index) => {
    const state = states[index] ?? 'closed';
    return groups
      .filter((group) => !group.guarantee || guaranteed.has(category.code) || groups.every((one) => one.guarantee))
      .map((group) => fareOf(frame, category, group, state));
  });
  const services = new Set<Service>(groups.flatMap((group) => [...group.services]));
  if (operator.optionPossible && !frame.soldOut && plan.departs - todayNumber > 14) services.add('option_possible');
  return { fares, specials: frame.specials, services: [...services].sort(), soldOut: frame.soldOut };
}

export interface TypeTotal {
  readonly cabinType: CabinType;
  /** Two adults, any category and fare open to everyone. */
  readonly total: number;
}

/** The cheapest total for two adults per cabin type that can be booked now. */
export function cheapestTotals(fares: readonly FareRow[]): TypeTotal[] {
  return cabinTypes.flatMap((cabinType) => {
    const totals = fares.flatMap((fare) =>
      fare.cabinType === cabinType && fare.state === 'available' && fare.minAge === null && fare.double !== null ? [fare.double * 2] : [],
    );
    return totals.length === 0 ? [] : [{ cabinType, total: Math.min(...totals) }];
  });
}
