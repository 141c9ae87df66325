// The itinerary as a calendar file (VOYAGE-08, N3): one all-day event for the voyage, one event per call with its true moment.
import { TZDate } from '@date-fns/tz';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { addDays } from '#domain/calendar/calendar.ts';
import { defineMessages } from '#domain/language.ts';
import type { VoyageDetails } from '../contract.ts';

const texts = defineMessages(
  { name: 'Reise', arrives: 'an', departs: 'ab', all: 'Alle Zeiten laut Fahrplan der Reederei, Ortszeit der Häfen.' },
  { name: 'Voyage', arrives: 'arrives', departs: 'departs', all: 'All times by the operator’s schedule, local time of the ports.' },
);

/** Wall-clock time at a port as a moment. */
export function portMoment(date: string, time: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime());
}

/**
 * @param url absolute address of the voyage page
 * @param host part of the stable ids: the same voyage updates its events instead of doubling them
 */
export function voyageCalendar(
  voyage: Pick<VoyageDetails, 'title' | 'itinerary'> & { card: { id: number; departsOn: string; returnsOn: string; ship: { name: string } } },
  url: string,
  host: string,
  language: 'de' | 'en',
  madeAt: Date,
): string {
  const t = texts[language];
  // The library escapes every text but this one: a line break in it would begin a line of the file.
  const calendar = ical({
    name: voyage.title.replaceAll(/\s+/g, ' '),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: host, product: 'voyage', language: language.toUpperCase() },
  });
  const id = voyage.card.id;
  calendar.createEvent({
    id: `voyage-${id}@${host}`,
    start: `${voyage.card.departsOn}T00:00:00Z`,
    end: `${addDays(voyage.card.returnsOn, 1)}T00:00:00Z`,
    allDay: true,
    summary: `${voyage.title} (${voyage.card.ship.name})`,
    description: `${t.all}\n${url}`,
    url,
    stamp: madeAt,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  for (const [index, call] of voyage.itinerary.entries()) {
    const from = call.arrives ?? call.departs;
    if (!call.timeZone || !from) continue;
    const until = call.departs ?? from;
    const start = portMoment(call.date, from, call.timeZone);
    const sameDay = portMoment(call.date, until, call.timeZone);
    // A call that ends after midnight, or lasts overnight, departs on a later day of the itinerary: its own row says when.
    // An event of one moment has no end: RFC 5545 wants an end that is later.
    const end = sameDay > start ? sameDay : null;
    const times = [call.arrives && `${t.arrives} ${call.arrives}`, call.departs && `${t.departs} ${call.departs}`].filter(Boolean).join(', ');
    calendar.createEvent({
      id: `voyage-${id}-${index}@${host}`,
      start,
      end,
      summary: `${call.place} (${times})`,
      location: [call.place, call.countryName].filter(Boolean).join(', '),
      url,
      stamp: madeAt,
    });
  }
  return calendar.toString();
}
