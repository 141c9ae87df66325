// A booking as a calendar file (N3): the voyage as an all-day event, each call at its true moment, and the end of an option with alarms.
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalCalendar } from 'ical-generator';
import type { RecordedVoyage } from '#domain/booking/booking-record.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { defineMessages } from '#domain/language.ts';
import { portMoment } from '#features/voyage/server/voyage-calendar.ts';
import type { ShopBooking } from './booking-sections.ts';

const texts = defineMessages(
  {
    name: (number: string) => `Reise ${number}`,
    voyage: { fixed_booking: '', option_booking: 'Option: ', wait_list: 'Warteliste: ', custom_request: 'Anfrage: ' },
    number: (number: string) => `Vorgangsnummer ${number}`,
    cabin: (cabin: string) => `Kabine ${cabin}`,
    lapse: (number: string) => `Option ${number} endet`,
    lapseNote: 'Bis dahin können Sie fest buchen. Danach verfällt die Option kostenlos.',
    arrives: 'an',
    departs: 'ab',
    schedule: 'Alle Zeiten laut Fahrplan der Reederei, Ortszeit der Häfen.',
  },
  {
    name: (number: string) => `Voyage ${number}`,
    voyage: { fixed_booking: '', option_booking: 'Option: ', wait_list: 'Wait list: ', custom_request: 'Request: ' },
    number: (number: string) => `Reference ${number}`,
    cabin: (cabin: string) => `Cabin ${cabin}`,
    lapse: (number: string) => `Option ${number} ends`,
    lapseNote: 'Until then you can make a fixed booking. Afterwards the option lapses free of charge.',
    arrives: 'arrives',
    departs: 'departs',
    schedule: 'All times by the operator’s schedule, local time of the ports.',
  },
);

export interface CalendarMaking {
  /** Part of the stable ids: the same booking updates its events instead of doubling them. */
  readonly host: string;
  readonly madeAt: Date;
  /** Grows with every change of the booking (RFC 5545 SEQUENCE). */
  readonly sequence?: number;
}

/** Seconds before the end of an option at which a calendar speaks up: 24 and 4 hours. */
const alarms = [24, 4].map((hours) => hours * 3600);
const LAPSE_MINUTES = 15;

function addCalls(calendar: ICalCalendar, record: ShopBooking, voyage: RecordedVoyage, { host, madeAt, sequence = 0 }: CalendarMaking): void {
  const t = texts[record.language];
  for (const [index, call] of voyage.itinerary.entries()) {
    const from = call.arrives ?? call.departs;
    if (!call.timeZone || !from) continue;
    const start = portMoment(call.date, from, call.timeZone);
    const sameDay = portMoment(call.date, call.departs ?? from, call.timeZone);
    const times = [call.arrives && `${t.arrives} ${call.arrives}`, call.departs && `${t.departs} ${call.departs}`].filter(Boolean).join(', ');
    calendar.createEvent({
      id: `booking-${record.id}-${index}@${host}`,
      start,
      end: sameDay > start ? sameDay : null, // an event of one moment has no end (RFC 5545)
      summary: `${call.place} (${times})`,
      location: [call.place, call.country].filter(Boolean).join(', '),
      stamp: madeAt,
      sequence,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
}

/** @returns undefined for a request without a voyage: it has no day yet */
export function bookingCalendar(record: ShopBooking, making: CalendarMaking): string | undefined {
  const { voyage, language, number, kind, optionValidUntil, category } = record;
  if (!voyage) return undefined;
  const { host, madeAt, sequence = 0 } = making;
  const t = texts[language];
  // The library escapes every text but this one: a line break in it would begin a line of the file.
  const calendar = ical({
    name: t.name(number).replaceAll(/\s+/g, ' '),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: host, product: 'booking', language: language.toUpperCase() },
  });
  const notes = [t.number(number), category?.cabinNumber ? t.cabin(category.cabinNumber) : '', t.schedule, record.pageUrl ?? ''].filter(Boolean);
  calendar.createEvent({
    id: `booking-${record.id}@${host}`,
    start: `${voyage.departsOn}T00:00:00Z`,
    end: `${addDays(voyage.returnsOn, 1)}T00:00:00Z`,
    allDay: true,
    summary: `${t.voyage[kind]}${voyage.title} (${voyage.ship})`,
    description: notes.join('\n'),
    status: record.state === 'fixed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    stamp: madeAt,
    sequence,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  if (record.state === 'option_held' && optionValidUntil) {
    const end = new Date(optionValidUntil);
    const event = calendar.createEvent({
      id: `booking-${record.id}-option@${host}`,
      start: new Date(end.getTime() - LAPSE_MINUTES * 60_000),
      end,
      summary: t.lapse(number),
      description: [t.lapseNote, record.pageUrl ?? ''].filter(Boolean).join('\n'),
      stamp: madeAt,
      sequence,
    });
    for (const trigger of alarms) event.createAlarm({ type: ICalAlarmType.display, trigger, description: t.lapse(number) });
  }
  addCalls(calendar, record, voyage, making);
  return calendar.toString();
}
