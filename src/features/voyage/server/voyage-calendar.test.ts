import { describe, expect, test } from 'vitest';
import type { VoyageDetails } from '../contract.ts';
import { portMoment, voyageCalendar } from './voyage-calendar.ts';

type Call = VoyageDetails['itinerary'][number];
const call = (over: Partial<Call>): Call => ({
  day: 1,
  date: '2027-03-27',
  kind: 'port',
  place: 'Bergen',
  country: 'NO',
  countryName: 'Norwegen',
  portId: 1,
  lat: 60,
  lon: 5,
  timeZone: 'Europe/Oslo',
  arrives: null,
  departs: null,
  tender: false,
  overnight: false,
  note: '',
  sunrise: null,
  sunset: null,
  ...over,
});
const file = (itinerary: Call[], title = 'Norwegen') =>
  voyageCalendar(
    { title, itinerary, card: { id: 7, departsOn: '2027-03-27', returnsOn: '2027-03-30', ship: { name: 'Ahoi' } } },
    'https://shop.test/kreuzfahrt-k7',
    'shop.test',
    'de',
    new Date('2026-01-01T10:00:00Z'),
  ).replaceAll('\r\n ', '');

describe('portMoment', () => {
  test('VOYAGE-08 wall clocks of ports as moments, on both sides of a change of clocks and beyond the date line', () => {
    for (const [date, time, zone, moment] of [
      ['2027-03-27', '12:00', 'Europe/Berlin', '2027-03-27T11:00:00.000Z'],
      ['2027-03-28', '12:00', 'Europe/Berlin', '2027-03-28T10:00:00.000Z'],
      ['2027-07-01', '08:00', 'America/New_York', '2027-07-01T12:00:00.000Z'],
      ['2027-01-01', '00:30', 'Pacific/Auckland', '2026-12-31T11:30:00.000Z'],
      ['2027-01-01', '23:30', 'Pacific/Honolulu', '2027-01-02T09:30:00.000Z'],
      ['2027-01-01', '12:00', 'Asia/Kathmandu', '2027-01-01T06:15:00.000Z'],
    ] as const)
      expect([date, time, zone, portMoment(date, time, zone).toISOString()]).toEqual([date, time, zone, moment]);
  });
});

describe('voyageCalendar', () => {
  test('VOYAGE-08 one event for the voyage over all of its days, one for each call with a time', () => {
    const text = file([
      call({ departs: '18:00', kind: 'embark' }),
      call({ day: 2, portId: null, timeZone: null, kind: 'sea', place: 'Auf See' }),
      call({ day: 3, date: '2027-03-29', arrives: '08:00', departs: '17:00' }),
    ]);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(text).toContain('DTSTART;VALUE=DATE:20270327');
    expect(text).toContain('DTEND;VALUE=DATE:20270331'); // the day after the last
    expect(text).toContain('DTSTART:20270329T060000Z\r\nDTEND:20270329T150000Z');
    expect(text).toContain('SUMMARY:Bergen (an 08:00\\, ab 17:00)');
    expect(text).toContain('UID:voyage-7-2@shop.test');
    expect(text).toContain('DTSTAMP:20260101T100000Z');
  });

  test('VOYAGE-08 an event of one moment has no end, nor has a departure after midnight before its arrival', () => {
    expect(file([call({ departs: '18:00' })]).split('UID:voyage-7-0')[1]).not.toContain('DTEND');
    expect(file([call({ arrives: '19:00', departs: '02:00' })]).split('UID:voyage-7-0')[1]).not.toContain('DTEND');
  });

  test('VOYAGE-08 signs of the format in names stay text', () => {
    const text = file([call({ departs: '18:00', place: 'A, B; C\\D' })], 'Ende\r\nBEGIN:VEVENT');
    expect(text).toContain('A\\, B\\; C\\\\D');
    expect(text.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  });
});
