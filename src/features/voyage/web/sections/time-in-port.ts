// How long guests are ashore, and how much of it by daylight (beyond.md 21). Local times of one day; anything else is not computed.

export interface TimeInPort {
  readonly minutes: number;
  /** Minutes between sunrise and sunset; null where the sun's times are unknown. */
  readonly daylight: number | null;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export interface CallTimes {
  readonly arrives: string | null;
  readonly departs: string | null;
  readonly sunrise: string | null;
  readonly sunset: string | null;
}

/** @returns undefined unless the ship arrives and departs on the same day */
export function timeInPort({ arrives, departs, sunrise, sunset }: CallTimes): TimeInPort | undefined {
  if (!arrives || !departs) return undefined;
  const from = minutesOf(arrives);
  const to = minutesOf(departs);
  if (to <= from) return undefined;
  const known = sunrise !== null && sunset !== null && minutesOf(sunset) > minutesOf(sunrise);
  return { minutes: to - from, daylight: known ? Math.max(0, Math.min(to, minutesOf(sunset)) - Math.max(from, minutesOf(sunrise))) : null };
}

/** Hours to the half: 9, 9.5 */
export const halfHours = (minutes: number): number => Math.round(minutes / 30) / 2;
