// Sunrise and sunset at a port, in its own wall-clock time.
import { getTimes } from 'suncalc';
import type { IsoDate, WallTime } from './calendar.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();
function wallTime(moment: Date | null, timeZone: string): WallTime | null {
  if (!moment) return null;
  let clock = clocks.get(timeZone);
  if (!clock) clocks.set(timeZone, (clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })));
  return clock.format(moment);
}

export interface SunTimes {
  readonly sunrise: WallTime | null;
  readonly sunset: WallTime | null;
}

/** null where the sun does not rise or set that day (polar day and night). */
export function sunTimes(date: IsoDate, lat: number, lon: number, timeZone: string): SunTimes {
  const times = getTimes(new Date(`${date}T12:00:00Z`), lat, lon);
  return { sunrise: wallTime(times.sunrise, timeZone), sunset: wallTime(times.sunset, timeZone) };
}
