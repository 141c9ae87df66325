// How long: usual lengths as one choice, any other one by two numbers.
import { useRef } from 'react';
import type { Range, SearchState } from '#domain/search/filters.ts';
import { nightsText } from '#features/search/texts.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { BoxField } from './box-field.tsx';
import { boxTexts } from './box-texts.ts';
import { lengthText } from './search-summary.ts';

/** The bands that the filters count, so that a choice here is a tick there. */
const lengths: readonly Range[] = [{ max: 4 }, { min: 5, max: 7 }, { min: 8, max: 10 }, { min: 11, max: 14 }, { min: 15, max: 21 }, { min: 22 }];
const written = ({ min, max }: Range): string => `${min ?? ''}-${max ?? ''}`;

export function LengthField({ idPrefix, state, initial }: { readonly idPrefix: string; readonly state: SearchState; readonly initial: SearchState }) {
  const t = useMessages(boxTexts);
  const language = useLanguage();
  const asked = initial.duration ? written(initial.duration) : '';
  const exact = useRef<HTMLFieldSetElement>(null);
  // a usual length replaces the numbers: they would win over it
  const forgetExact = () => exact.current?.querySelectorAll('input').forEach((input) => (input.value = ''));
  const usual = asked === '' || lengths.some((length) => written(length) === asked);
  return (
    <BoxField label={t.length} value={lengthText(state, language)} empty={t.lengthEmpty}>
      <fieldset>
        <legend className="sr-only">{t.length}</legend>
        {[undefined, ...lengths].map((length) => {
          const value = length ? written(length) : '';
          return (
            <label key={value} className="check">
              <input type="radio" className="dot" name="dauer" value={value} defaultChecked={usual ? value === asked : value === ''} onChange={forgetExact} />
              <span>{length ? nightsText(language, length) : t.lengthAny}</span>
            </label>
          );
        })}
      </fieldset>
      <fieldset ref={exact} className="mt-4">
        <legend className="mb-1 font-semibold">{t.exactly}</legend>
        <div className="grid grid-cols-2 gap-3">
          {(['min', 'max'] as const).map((end) => (
            <div key={end} className="field">
              <label className="hint" htmlFor={`${idPrefix}-nights-${end}`}>
                {end === 'min' ? t.nightsFrom : t.nightsTo}
              </label>
              <input
                type="text"
                inputMode="numeric"
                autoComplete="off"
                id={`${idPrefix}-nights-${end}`}
                name={end === 'min' ? 'dauer_von' : 'dauer_bis'}
                defaultValue={usual ? undefined : initial.duration?.[end]}
                className="input"
              />
            </div>
          ))}
        </div>
      </fieldset>
    </BoxField>
  );
}
