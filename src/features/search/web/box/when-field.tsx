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

const pick = 'chip has-checked:border-ink has-checked:bg-ink has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:border-line has-disabled:text-ink-3';

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
  const bars = [...missing.map((month) => ({ month, count: 0, from: null })), ...months];
  return (
    <BoxField label={t.when} value={whenText(state, language, format)} empty={t.whenEmpty} className="max-md:col-span-full">
      <fieldset>
        <legend className="mb-1 font-semibold">{t.months}</legend>
        <div className="mt-2 grid grid-cols-3 gap-1.5 sm:grid-cols-4">
          {bars.map(({ month, count, from }) => {
            const chosen = initial.month?.includes(month) ?? false;
            return (
              <label key={month} className={`${pick} relative grid content-center justify-items-center gap-0 rounded-md px-1 py-1.5 text-center`}>
                <input type="checkbox" name={`monat${month}`} value={month} defaultChecked={chosen} disabled={count === 0 && !chosen} className="absolute inset-0 appearance-none rounded-md outline-none" />
                <span className="text-sm">
                  {format.monthShort(month)} {month.slice(0, 4)}
                </span>
                <b className="num text-xs">{from ? format.moneyFrom(from) : '–'}</b>
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
              <input type="date" id={`${idPrefix}-${field}`} name={field === 'startFrom' ? 'tag_von' : 'tag_bis'} min={today} defaultValue={initial[field]} className="input" />
            </div>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-5">
        <legend className="mb-1 font-semibold">{t.holidays}</legend>
        <div className="mt-2 flex flex-wrap gap-1.5">
          {holidays.map((holiday) => (
            <label key={holiday} className={`${pick} relative`}>
              <input type="checkbox" name={`feiertag${holiday}`} value={holiday} defaultChecked={initial.holiday?.includes(holiday) ?? false} className="absolute inset-0 appearance-none rounded-[999px] outline-none" />
              {holidayLabels[language][holiday]}
            </label>
          ))}
        </div>
      </fieldset>
    </BoxField>
  );
}
