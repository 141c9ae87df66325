// Wishes without a facet: days at sea, time in port, age and size of the ship, what else to show (beyond.md 4).
import ChevronDown from 'lucide-react/icons/chevron-down';
import { parseQuery } from '#domain/search/codec.ts';
import { chipTexts } from '#features/search/chip-texts.ts';
import { filterTexts } from './filter-texts.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { useResults } from '../results-context.tsx';
import { screenTexts } from '../screen-texts.ts';

const ticks = {
  overnight: 'uebernacht',
  noTender: 'ohne_tender',
  roundTrip: 'rund',
  arrivalIncluded: 'anreise_inkl',
  reduced: 'reduced',
  soldOut: 'ausgebucht',
} as const;
const hours = [6, 8, 10, 12] as const;
const guests = [200, 500, 1000, 2000, 3000] as const;
const AGES = [2, 5, 10, 15] as const;

/** Names in the address bar that have a control here. */
export const furtherNames = [...Object.values(ticks), 'seetage', 'hafenstunden', 'baujahr', 'max_pax'];

interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly options: readonly (readonly [value: number, label: string])[];
}

function Choice({ id, name, label, value, options }: ChoiceProps) {
  const t = useMessages(screenTexts);
  // a value from a link that the list does not have stays choosable
  const all = value === undefined || options.some(([option]) => option === value) ? options : [...options, [value, String(value)] as const];
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <span className="select">
        <select key={value} id={id} name={name} defaultValue={value ?? ''} className="input min-h-(--control-compact) py-1 text-sm">
          <option value="">{t.any}</option>
          {all.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </div>
  );
}

export function FurtherWishes({ idPrefix, today }: { readonly idPrefix: string; readonly today: string }) {
  const t = useMessages(screenTexts);
  const language = useLanguage();
  const labels = useMessages(filterTexts);
  const format = useFormat();
  const { answer } = useResults();
  const { state } = parseQuery(answer.query);
  const chips = chipTexts[language];
  const year = Number(today.slice(0, 4));
  const used =
    (Object.keys(ticks) as (keyof typeof ticks)[]).some((field) => state[field]) ||
    state.seaDays !== undefined ||
    state.hoursInPort !== undefined ||
    state.builtFrom !== undefined ||
    state.maxPassengers !== undefined;
  return (
    <Disclosure className="disclosure-ruled" open={used} summary={t.further}>
      <div className="grid gap-3">
        <div>
          {(Object.keys(ticks) as (keyof typeof ticks)[]).map((field) => (
            <label key={field} className="check text-sm" htmlFor={`${idPrefix}-${field}`}>
              <input type="checkbox" id={`${idPrefix}-${field}`} name={ticks[field]} value="1" className="tick" defaultChecked={state[field] ?? false} />
              <span>{labels[field]}</span>
            </label>
          ))}
        </div>
        <fieldset>
          <legend className="text-sm">{labels.seaDays}</legend>
          <div className="mt-1 grid grid-cols-2 gap-2">
            {(['min', 'max'] as const).map((end) => (
              <label key={end} className="flex items-center gap-1.5 text-sm" htmlFor={`${idPrefix}-sea-${end}`}>
                {end === 'min' ? t.priceFrom : t.priceTo}
                <input
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  id={`${idPrefix}-sea-${end}`}
                  name={end === 'min' ? 'seetage_von' : 'seetage_bis'}
                  defaultValue={state.seaDays?.[end]}
                  className="input min-h-(--control-compact) min-w-0 px-2 py-1"
                />
              </label>
            ))}
          </div>
        </fieldset>
        <Choice
          id={`${idPrefix}-hours`}
          name="hafenstunden"
          label={labels.hoursInPort}
          value={state.hoursInPort}
          options={hours.map((n) => [n, chips.hoursInPort(n)])}
        />
        <Choice
          id={`${idPrefix}-guests`}
          name="max_pax"
          label={labels.maxPassengers}
          value={state.maxPassengers}
          options={guests.map((n) => [n, chips.maxPassengers(format.number(n))])}
        />
        <Choice
          id={`${idPrefix}-built`}
          name="baujahr"
          label={labels.builtFrom}
          value={state.builtFrom}
          options={AGES.map((age) => [year - age, chips.builtFrom(year - age)])}
        />
      </div>
    </Disclosure>
  );
}
