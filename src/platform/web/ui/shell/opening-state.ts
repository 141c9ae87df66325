// Whether an adviser answers the telephone now. Pure: `now` comes from the request, so that server and browser say the same.
import { agencyDay, weekday } from '#domain/calendar/calendar.ts';
import type { Language } from '#domain/language.ts';
import { formats } from '#domain/format/format.ts';
import { shellTexts } from './texts.ts';

/** Whole hours in Europe/Berlin, Monday to Sunday; null = closed that day. The shape of the brand's opening hours. */
export interface Hours {
  readonly weekdays: readonly (readonly [from: number, to: number] | null)[];
}

export type OpeningState =
  | { readonly open: true; readonly until: number }
  /** The next opening: days from today (0 = later today), its weekday (0 = Monday) and hour. */
  | { readonly open: false; readonly next: { readonly inDays: number; readonly weekday: number; readonly hour: number } | null };

const berlinHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' });

export function openingState(now: Date, hours: Hours): OpeningState {
  const hour = Number(berlinHour.format(now));
  const today = weekday(agencyDay(now));
  const open = hours.weekdays[today];
  if (open && hour >= open[0] && hour < open[1]) return { open: true, until: open[1] };
  for (let inDays = 0; inDays <= 7; inDays++) {
    const day = (today + inDays) % 7;
    const span = hours.weekdays[day];
    if (span && (inDays > 0 || hour < span[0])) return { open: false, next: { inDays, weekday: day, hour: span[0] } };
  }
  return { open: false, next: null };
}

/** 'heute bis 20 Uhr', 'tomorrow from 9 am'. */
export function openingText(state: OpeningState, language: Language): string {
  const t = shellTexts[language].opening;
  const format = formats[language];
  if (state.open) return t.until(format.hour(state.until));
  if (!state.next) return t.closed;
  const hour = format.hour(state.next.hour);
  if (state.next.inDays === 0) return t.today(hour);
  if (state.next.inDays === 1) return t.tomorrow(hour);
  return t.weekday(format.weekdays[state.next.weekday] ?? '', hour);
}
