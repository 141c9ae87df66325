import type { ComponentProps } from 'react';
import { useMessages } from '../i18n.ts';
import { Fieldset, fieldIds, type FieldTexts } from './field.tsx';
import { uiTexts } from './texts.ts';

type Part = 'day' | 'month' | 'year';

interface DatePartsProps extends FieldTexts {
  /** The fields are called `<name>-day`, `<name>-month`, `<name>-year`; the first one has this name as its id. */
  readonly name: string;
  readonly initial?: Partial<Record<Part, string>>;
  /** Which of the three are wrong; all of them when an error has no closer place. */
  readonly invalid?: readonly Part[];
  /** `bday` for a birth date of the reader, `section-pax2 bday` for another traveller (rule F3). */
  readonly autoComplete?: string;
  readonly onBlur?: ComponentProps<'input'>['onBlur'];
}

const nothing: Partial<Record<Part, string>> = {};
const parts: readonly Part[] = ['day', 'month', 'year'];

/** A known date (birth, passport) in three fields without jumping ahead; never a calendar (rule F5). The month may be a word. */
export function DatePartsField({ name, label, hint, error, optional = false, initial = nothing, invalid = parts, autoComplete, onBlur }: DatePartsProps) {
  const t = useMessages(uiTexts);
  return (
    <Fieldset id={name} label={label} hint={hint} error={error} optional={optional}>
      <div className="date-parts">
        {parts.map((part) => {
          const id = part === 'day' ? name : `${name}-${part}`;
          const wrong = error !== undefined && invalid.includes(part);
          return (
            <div key={part} className="grid">
              <label className="label" htmlFor={id}>
                {t[part]}
              </label>
              <input
                id={id}
                name={`${name}-${part}`}
                className="input"
                type="text"
                inputMode={part === 'month' ? undefined : 'numeric'}
                autoComplete={autoComplete === undefined ? 'off' : `${autoComplete}-${part}`}
                defaultValue={initial[part]}
                aria-invalid={wrong || undefined}
                aria-describedby={wrong ? fieldIds(name).error : undefined}
                onBlur={onBlur}
              />
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
}
