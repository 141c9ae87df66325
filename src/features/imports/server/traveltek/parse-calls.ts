// The days of a sailing. Times of midnight are unknown; the keys of places here are not those of the root's `ports`.
import { addDays, dayNumber, type IsoDate } from '#domain/calendar/calendar.ts';
import type { At, Findings } from '../reading/findings.ts';
import { plainLine } from '../reading/plain-text.ts';
import { dayOf, degreesOf, field, flagOf, idOf, isAbsent, itemsOf, textOf, timeOf, wholeOf } from '../reading/read-values.ts';
import type { TraveltekCall } from './sailing.ts';

/** The sender's place for a day without a port. */
const SEA_DAY_KEY = '125081';
const seaDayName = /^(?:a day |day )?at sea$|^sea day$|^cruising(?: at sea)?$/i;

interface Frame {
  readonly sailsOn: IsoDate;
  readonly startsOn: IsoDate;
  readonly nights: number;
}

/** The calls in sailing order. Refuses days that do not add up to the nights. */
export function parseCalls(root: At, frame: Frame, findings: Findings): TraveltekCall[] {
  const list = field(root, 'itinerary');
  const items = itemsOf(list, findings);
  if (items.length === 0) {
    findings.refuse(list, 'the itinerary is required: the days of the voyage');
    return [];
  }
  const ordered = items
    .map((at, index) => ({ at, order: wholeOf(field(at, 'orderid'), { min: 0, max: 10_000 }, findings) ?? index }))
    .toSorted((a, b) => a.order - b.order);
  const calls: TraveltekCall[] = [];
  let crossesDateLine = false;
  for (const { at } of ordered) {
    crossesDateLine ||= !isAbsent(field(at, 'idlcrossed').value) && flagOf(field(at, 'idlcrossed')) !== false;
    const call = parseCall(at, frame, findings);
    if (call) calls.push(call);
  }
  const sailed = fromDeparture(calls, frame.sailsOn);
  if (!findings.refused) checkDays(list, calls, sailed, frame, crossesDateLine, findings);
  return sailed;
}

/** Without the days of a stay before the voyage. A ship that lies in port overnight before it sails begins on the day it sails. */
function fromDeparture(calls: readonly TraveltekCall[], sailsOn: IsoDate): TraveltekCall[] {
  const sailed = calls.filter((call) => call.date >= sailsOn);
  if (sailed[0]?.date === sailsOn) return sailed;
  const waiting = calls.findLast((call) => call.date < sailsOn && call.departsDate >= sailsOn);
  return waiting ? [{ ...waiting, date: sailsOn, day: 1, arrives: undefined }, ...sailed] : sailed;
}

function parseCall(at: At, frame: Frame, findings: Findings): TraveltekCall | undefined {
  const dayField = field(at, 'day');
  const numbered = wholeOf(dayField, { min: 1, max: 500 }, findings);
  const arrival = field(at, 'arrivedate');
  const departure = field(at, 'departdate');
  const arrives = dayOf(arrival);
  const departs = dayOf(departure);
  if (arrives === 'unreadable' || departs === 'unreadable') {
    findings.refuse(arrives === 'unreadable' ? arrival : departure, 'not a day of the calendar (yyyy-MM-dd)');
    return undefined;
  }
  const date = arrives ?? departs ?? (numbered === undefined ? undefined : addDays(frame.startsOn, numbered - 1));
  if (date === undefined) {
    findings.refuse(at, 'a day of the itinerary needs arrivedate, departdate or day');
    return undefined;
  }
  if (departs !== undefined && departs < date) findings.refuse(departure, `the ship leaves before it arrives on ${date}`);
  const name = plainLine(textOf(field(at, 'name')) ?? textOf(field(at, 'itineraryname')) ?? '', 120);
  const portId = idOf(field(at, 'portid'));
  const atSea = portId === SEA_DAY_KEY || seaDayName.test(name);
  const position = atSea ? {} : positionOf(at, findings);
  if (!atSea && name === '') findings.refuse(field(at, 'name'), 'a port of call needs a name');
  return {
    place: at.place,
    day: dayNumber(date) - dayNumber(frame.sailsOn) + 1,
    date,
    departsDate: departs ?? date,
    atSea,
    portId,
    name,
    latitude: position.latitude,
    longitude: position.longitude,
    arrives: timeOf(field(at, 'arrivetime'), findings),
    departs: timeOf(field(at, 'departtime'), findings),
  };
}

function positionOf(at: At, findings: Findings): { latitude?: number; longitude?: number } {
  const latitude = degreesOf(field(at, 'latitude'), 90, findings);
  const longitude = degreesOf(field(at, 'longitude'), 180, findings);
  if (latitude === undefined || longitude === undefined) return {};
  if (latitude === 0 && longitude === 0) {
    findings.note(field(at, 'latitude'), 'a position of 0, 0 is none');
    return {};
  }
  return { latitude, longitude };
}

/** The days must be in order, begin with the departure and span the nights; the date line may add or take one. */
function checkDays(
  list: At,
  calls: readonly TraveltekCall[],
  sailed: readonly TraveltekCall[],
  frame: Frame,
  crossesDateLine: boolean,
  findings: Findings,
): void {
  const tolerance = crossesDateLine ? 1 : 0;
  for (const [index, call] of calls.entries()) {
    const before = calls[index - 1];
    if (before && dayNumber(before.date) - dayNumber(call.date) > tolerance)
      findings.refuse({ place: call.place, value: call.date }, `lies before the day listed ahead of it (${before.date})`);
  }
  const first = sailed[0];
  const last = sailed.at(-1);
  if (!first || !last || first.date !== frame.sailsOn) {
    findings.refuse({ place: `${list.place}[0].arrivedate`, value: calls[0]?.date }, `the itinerary does not begin on the day of departure, ${frame.sailsOn}`);
    return;
  }
  const span = dayNumber(last.date) - dayNumber(frame.sailsOn);
  if (Math.abs(span - frame.nights) > tolerance)
    findings.refuse({ place: list.place, value: `${span} nights` }, `the itinerary spans ${span} nights, the sailing states ${frame.nights}`);
  if (span < 1) findings.refuse({ place: list.place, value: last.date }, 'the voyage must end after the day it begins');
  for (const call of [first, last]) if (call.atSea) findings.refuse({ place: call.place, value: call.name }, 'a voyage begins and ends in a port');
}
