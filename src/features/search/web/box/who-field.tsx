// Who travels: adults and children; a child's age is asked at once, because the price hangs on it (rule S7).
import { useState } from 'react';
import { defaultParty, limits } from '#domain/pax/party.ts';
import type { SearchState } from '#domain/search/filters.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Stepper } from '#platform/web/ui/stepper.tsx';
import { BoxField } from './box-field.tsx';
import { boxTexts } from './box-texts.ts';
import { whoText } from './search-summary.ts';

const ages = Array.from({ length: limits.maxChildAge + 1 }, (_, age) => age);
/** Where nobody said an age yet: the codec takes a child without age as eleven too. */
const UNTOLD_AGE = 11;

interface WhoFieldProps {
  readonly idPrefix: string;
  readonly state: SearchState;
  readonly initial: SearchState;
  /** A change that fires no event of the form. */
  readonly onChange: () => void;
}

export function WhoField({ idPrefix, state, initial, onChange }: WhoFieldProps) {
  const t = useMessages(boxTexts);
  const language = useLanguage();
  const told = initial.childAgeOptions ?? [];
  const [children, setChildren] = useState(told.length);
  return (
    <BoxField label={t.who} value={whoText(state, language)} empty={whoText({}, language)} align="end">
      <div className="grid gap-4 sm:grid-cols-2">
        <Stepper
          label={t.adults}
          name="erw"
          id={`${idPrefix}-adults`}
          min={1}
          max={limits.maxAdults}
          initial={initial.adultCount ?? defaultParty.adults}
          onChange={onChange}
        />
        <Stepper
          label={t.children}
          name="kin"
          id={`${idPrefix}-children`}
          min={0}
          max={limits.maxChildren}
          initial={children}
          onChange={(count) => {
            setChildren(count);
            onChange();
          }}
        />
        {Array.from({ length: children }, (_, index) => (
          <div key={index} className="field">
            <label className="hint" htmlFor={`${idPrefix}-age-${index + 1}`}>
              {t.age(index + 1)}
            </label>
            <select id={`${idPrefix}-age-${index + 1}`} name={`kin${index + 1}`} className="input" defaultValue={told[index] ?? UNTOLD_AGE}>
              {ages.map((age) => (
                <option key={age} value={age}>
                  {t.years(age)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <p className="hint mt-4">{t.limit}</p>
    </BoxField>
  );
}
