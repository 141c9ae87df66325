// The whole demo world in memory: facts, plan and itineraries. Heavy rows (cabins, fares) are made when they are written.
import type { IsoDate } from '#domain/calendar/calendar.ts';
import { dayNumber } from '#domain/calendar/calendar.ts';
import type { VoyagePlan } from './fares.ts';
import { createFleet, type Fleet, type FleetShip } from './fleet.ts';
import { createItineraries, type ItineraryRow } from './itineraries.ts';
import { firstDayOf, planShip, type Departure } from './schedule.ts';

export interface WorldOptions {
  readonly seed: number;
  /** The agency's day; departures begin two days later. */
  readonly today: IsoDate;
  /** About how many voyages; the hand-typed fleet alone sails some 6,000. */
  readonly voyages: number;
}

export interface World {
  readonly options: WorldOptions;
  /** Day number of `today`. */
  readonly todayNumber: number;
  readonly fleet: Fleet;
  readonly itineraries: readonly ItineraryRow[];
  /** By departure, then ship. */
  readonly voyages: readonly VoyagePlan[];
}

/** Thirty months. */
export const horizonDays = 913;
/** The first voyage's number; the column's identity starts there as well. */
export const firstVoyageId = 100_001;

interface ShipDeparture extends Departure {
  readonly ship: FleetShip;
}

/** Adds sister ships until there are as many departures as asked for; a little less is enough. */
function planFleet({ seed, today, voyages }: WorldOptions): { fleet: Fleet; departures: ShipDeparture[] } {
  const start = firstDayOf(today);
  const departures: ShipDeparture[] = [];
  let fleet = createFleet(seed, 0);
  let planned = 0;
  for (;;) {
    for (const ship of fleet.ships.slice(planned)) for (const departure of planShip(ship, seed, start, horizonDays)) departures.push({ ...departure, ship });
    planned = fleet.ships.length;
    const missing = voyages - departures.length;
    if (missing <= voyages * 0.02) return { fleet, departures };
    const perShip = departures.length / planned;
    fleet = createFleet(seed, planned - fleet.ships.filter((ship) => !ship.generated).length + Math.ceil(missing / perShip));
  }
}

/** @throws RangeError when fewer than one voyage is asked for. */
export function createWorld(options: WorldOptions): World {
  if (!Number.isInteger(options.voyages) || options.voyages < 1) throw new RangeError(`voyages: expected a whole number from 1, got ${options.voyages}`);
  const { fleet, departures } = planFleet(options);
  departures.sort((a, b) => a.departs - b.departs || a.ship.id - b.ship.id);
  const itineraries = createItineraries();
  const voyages = departures
    .slice(0, options.voyages)
    .map(({ ship, route, departs, returns }, index): VoyagePlan => ({ id: firstVoyageId + index, itinerary: itineraries.get(ship, route), departs, returns }));
  return { options, todayNumber: dayNumber(options.today), fleet, itineraries: itineraries.rows, voyages };
}
