// The cheapest total of every departure day of a month, as a grid for mouse and keyboard (SEARCH-15, beyond.md 22).
/* oxlint-disable jsx-a11y/control-has-associated-label -- cells of a table are no controls */
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, dayNumber, isoDate, monthOf, weekday } from '#domain/calendar/calendar.ts';
import type { priceCalendar } from '#features/search/contract.ts';
import type { AnswerOf } from '#platform/contract/define-call.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { IconButton } from '#platform/web/ui/button.tsx';
import { useResults } from '../results-context.tsx';
import { screenTexts } from '../screen-texts.ts';
import { addressOf } from '../search-address.ts';

type Day = AnswerOf<typeof priceCalendar>['days'][number];

/** Months away from one: '2027-01', -1 → '2026-12'. */
export function shiftMonth(month: string, by: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Whole weeks, Monday first, that cover a month; days of other months are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekday(first));
  const weeks: (string | undefined)[][] = [];
  for (let day = dayNumber(start); monthOf(isoDate(day)) <= month; day += 7) {
    weeks.push(Array.from({ length: 7 }, (_, index) => isoDate(day + index)).map((date) => (monthOf(date) === month ? date : undefined)));
  }
  return weeks;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Where a key leads from a day, or undefined for keys that mean nothing here. */
export function dayAfterKey(day: string, key: string): string | undefined {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'Home') return addDays(day, -weekday(day));
  if (key === 'End') return addDays(day, 6 - weekday(day));
  if (key !== 'PageUp' && key !== 'PageDown') return undefined;
  const month = shiftMonth(monthOf(day), key === 'PageUp' ? -1 : 1);
  const last = addDays(`${shiftMonth(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

function useMonth(url: string, month: string) {
  const api = useApi();
  const [loaded, setLoaded] = useState<{ month: string; days: readonly Day[] } | 'failed'>();
  const load = useCallback(
    (signal?: AbortSignal) =>
      void api<typeof priceCalendar>('voyageSearch/priceCalendar', { url, month }, signal).then(setLoaded, () => {
        if (!signal?.aborted) setLoaded('failed');
      }),
    [api, url, month],
  );
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal);
    return () => abort.abort();
  }, [load]);
  return { loaded, retry: () => load() };
}

export default function PriceCalendar({ initialMonth }: { readonly initialMonth: string }) {
  const t = useMessages(screenTexts);
  const format = useFormat();
  const { today } = useRuntime();
  const { answer, basePath, hrefOf } = useResults();
  const [month, setMonth] = useState(initialMonth);
  const [active, setActive] = useState<string>();
  const moved = useRef(false);
  const grid = useRef<HTMLTableElement>(null);
  const { loaded, retry } = useMonth(addressOf(basePath, answer.query), month);
  const ready = loaded !== undefined && loaded !== 'failed' && loaded.month === month;
  const days = new Map(ready ? loaded.days.map((day) => [day.on, day]) : []);
  const cheapest = Math.min(...[...days.values()].flatMap((day) => (day.from ? [day.from.amount] : [])));
  const focusable = active !== undefined && monthOf(active) === month ? active : ([...days.keys()].toSorted()[0] ?? `${month}-01`);

  useEffect(() => {
    if (!moved.current) return;
    // a day becomes a link when the month's prices are there: until then it may be another element that has the focus
    if (ready) moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(focusable, event.key);
    if (next === undefined) return;
    event.preventDefault();
    if (monthOf(next) < monthOf(today)) return;
    moved.current = true;
    setActive(next);
    setMonth(monthOf(next));
  };
  const cell = 'relative grid min-h-14 content-center justify-items-center rounded-sm px-0.5 py-1 text-center leading-tight no-underline';
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label={t.previousMonth}
          icon={<ChevronLeft aria-hidden="true" />}
          aria-disabled={month <= monthOf(today) || undefined}
          onClick={() => month > monthOf(today) && setMonth(shiftMonth(month, -1))}
        />
        <h3 aria-live="polite" className="font-text text-base font-semibold tracking-normal">
          {format.month(month)}
        </h3>
        <IconButton label={t.nextMonth} icon={<ChevronRight aria-hidden="true" />} onClick={() => setMonth(shiftMonth(month, 1))} />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-label={`${t.calendar}, ${format.month(month)}`}
        aria-busy={!ready || undefined}
        className="w-full table-fixed border-separate border-spacing-1"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {format.weekdaysShort.map((name, index) => (
              <th key={name} scope="col" abbr={format.weekdays[index]} className="pb-1 text-xs font-normal text-ink-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={`${month}-${row}`}>
              {week.map((date, column) => {
                if (date === undefined) return <td key={column} />;
                const day = days.get(date);
                const number = Number(date.slice(8));
                if (!day?.from)
                  return (
                    <td key={date} className="p-0" tabIndex={date === focusable ? 0 : -1} aria-label={t.dayEmpty(format.dateWithWeekday(date))}>
                      <span className={`${cell} text-sm text-ink-3`}>{number}</span>
                    </td>
                  );
                return (
                  <td key={date} className="p-0">
                    <AppLink
                      href={hrefOf(day.link)}
                      keepScroll
                      rel="nofollow"
                      prefetch={false}
                      tabIndex={date === focusable ? 0 : -1}
                      className={`${cell} ${day.from.amount === cheapest ? 'bg-ok-tint text-ok' : 'bg-shallow-1 text-ink hover:bg-shallow-2'}`}
                    >
                      <span className="text-sm">{number}</span>
                      <b className="num text-[0.6875rem] sm:text-xs">{format.moneyFrom(day.from)}</b>
                      <span className="sr-only">{t.day(format.dateWithWeekday(date), format.moneyFrom(day.from), day.count)}</span>
                    </AppLink>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {loaded === 'failed' && (
        <p role="alert" className="text-sm text-error">
          {t.failed}{' '}
          <button type="button" className="link cursor-pointer" onClick={retry}>
            {t.retry}
          </button>
        </p>
      )}
      <p className="hint mt-1 coarse:hidden">{t.calendarHint}</p>
    </div>
  );
}
