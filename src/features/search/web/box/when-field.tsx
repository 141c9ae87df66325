// When: months with their prices first, exact days second, holidays third (rule S5). All three are ordinary form fields.
import { holidays } from '#domain/voyage/vocabulary.ts';
import type { SearchState } from '#domain/search/filters.ts';
import type { MonthBar } from '#features/search/contract.ts';
import { holidayLabels } from '#features/search/texts.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { BoxField } from './box-field.tsx';
import { boxTexts } from './box-texts.ts';
import { whenText } from './search-summary.ts';

/** Ticks that look like chips, said once for all of them. */
const picks =
  '[&>label]:relative [&>label]:has-checked:border-ink [&>label]:has-checked:bg-ink [&>label]:has-checked:text-bg [&>label]:has-focus-visible:outline-3 [&>label]:has-focus-visible:outline-offset-2 [&>label]:has-focus-visible:outline-focus [&>label]:has-disabled:cursor-default [&>label]:has-disabled:border-line [&>label]:has-disabled:text-ink-3 [&_input]:absolute [&_input]:inset-0 [&_input]:appearance-none [&_input]:outline-none';
const monthCells =
  '[&>label]:grid [&>label]:content-center [&>label]:justify-items-center [&>label]:gap-0 [&>label]:rounded-md [&>label]:px-1 [&>label]:py-1.5 [&>label]:text-center [&_b]:text-xs';

/** A year and a half ahead; later days are asked for by date (rule S5). */
const MOST_MONTHS = 18;

interface WhenFieldProps {
  readonly idPrefix: string;
  readonly state: SearchState;
  readonly initial: SearchState;
  readonly months: readonly MonthBar[];
  readonly today: string;
}

export function WhenField({ idPrefix, state, initial, months, today }: WhenFieldProps) {
  const t = useMessages(boxTexts);
  const language = useLanguage();
  const format = useFormat();
  // a month that was asked for stays choosable even where nothing departs any more
  const missing = (initial.month ?? []).filter((month) => !months.some((bar) => bar.month === month));
  const bars = [
    ...missing.map((month) => ({ month, count: 0, from: null })),
    ...months.filter((bar, index) => index < MOST_MONTHS || initial.month?.includes(bar.month)),
  ];
  return (
    <BoxField label={t.when} value={whenText(state, language, format)} empty={t.whenEmpty} className="max-md:col-span-full">
      <fieldset>
        <legend className="mb-1 font-semibold">{t.months}</legend>
        <div className={`mt-2 grid grid-cols-3 gap-1.5 text-sm sm:grid-cols-4 ${picks} ${monthCells}`}>
          {bars.map(({ month, count, from }) => {
            const chosen = initial.month?.includes(month) ?? false;
            return (
              <label key={month} className="chip">
                <input type="checkbox" name={`monat${month}`} value={month} defaultChecked={chosen} disabled={count === 0 && !chosen} />
                <span>
                  {format.monthShort(month)} {month.slice(0, 4)}
                </span>
                <b className="num">{from ? format.moneyFrom(from) : '–'}</b>
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset className="mt-5">
        <legend className="mb-1 font-semibold">{t.dates}</legend>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {(['startFrom', 'startTo'] as const).map((field) => (
            <div key={field} className="field">
              <label className="hint" htmlFor={`${idPrefix}-${field}`}>
                {field === 'startFrom' ? t.from : t.to}
              </label>
              <input
                type="date"
                id={`${idPrefix}-${field}`}
                name={field === 'startFrom' ? 'tag_von' : 'tag_bis'}
                min={today}
                defaultValue={initial[field]}
                className="input"
              />
            </div>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-5">
        <legend className="mb-1 font-semibold">{t.holidays}</legend>
        <div className={`mt-2 flex flex-wrap gap-1.5 ${picks}`}>
          {holidays.map((holiday) => (
            <label key={holiday} className="chip">
              <input type="checkbox" name={`feiertag${holiday}`} value={holiday} defaultChecked={initial.holiday?.includes(holiday) ?? false} />
              {holidayLabels[language][holiday]}
            </label>
          ))}
        </div>
      </fieldset>
    </BoxField>
  );
}
