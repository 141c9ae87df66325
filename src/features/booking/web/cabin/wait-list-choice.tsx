// The wait list where nothing can be bought (BOOK-04, BOOK-05): several categories in the order of wish. It is no booking, and says so.
import { useState } from 'react';
import type { CategoryAvailability } from '#features/booking/contract.ts';
import { cabinLabels } from '#features/search/texts.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { cabinTexts } from './cabin-texts.ts';
import type { CabinSelection, CategoryOffer } from './offers.ts';

/** Categories with a wait list, each once, and the fare they are asked for under. */
export function waitListCategories(availability: CategoryAvailability): { readonly category: CategoryOffer; readonly fareGroupId: string }[] {
  const waiting = [...availability.waitListCategories, ...availability.cabinCategories.filter((category) => category.state === 'waitlist')];
  const once = waiting.filter((category, index) => waiting.findIndex((one) => one.categoryCode === category.categoryCode) === index);
  return once.flatMap((category) => {
    const fareGroupId = category.fares[0]?.fareGroupId ?? availability.fareGroups[0]?.fareGroupId;
    return fareGroupId === undefined ? [] : [{ category, fareGroupId }];
  });
}

interface WaitListChoiceProps {
  readonly availability: CategoryAvailability;
  /** Nothing else is possible: the wait list is the step's main way. */
  readonly isMain: boolean;
  readonly busy: boolean;
  readonly onJoin: (selection: CabinSelection) => void;
}

export function WaitListChoice({ availability, isMain, busy, onJoin }: WaitListChoiceProps) {
  const t = useMessages(cabinTexts);
  const language = useLanguage();
  const format = useFormat();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const waiting = waitListCategories(availability);
  const [first] = codes;
  if (waiting.length === 0) return null;
  const toggle = (code: string, on: boolean) => setCodes(on ? [...codes, code] : codes.filter((one) => one !== code));
  const join = () => {
    const wish = waiting.find(({ category }) => category.categoryCode === first);
    if (wish) onJoin({ fareGroupId: wish.fareGroupId, categoryCode: wish.category.categoryCode, cabinNumber: null, waitListCategoryCodes: codes });
  };
  const fact = (category: CategoryOffer): string =>
    [
      cabinLabels[language][category.cabinType],
      ...(category.sizeSqm === null ? [] : [format.squareMetres(category.sizeSqm)]),
      ...category.fares.slice(0, 1).flatMap((fare) => (fare.quote ? [t.wait.last(format.money(fare.quote.total))] : [])),
    ].join(', ');
  return (
    <section className="mt-8" aria-labelledby="wait-list" data-part="wait-list">
      <h2 id="wait-list" className={isMain ? undefined : 'text-lg'}>
        {isMain ? t.wait.title : t.wait.alsoTitle}
      </h2>
      <p className="mt-2 max-w-prose">{t.wait.text}</p>
      <fieldset className="field mt-4">
        <legend className="label">{t.wait.legend}</legend>
        <span className="hint">{t.wait.hint}</span>
        <div className="choices choices-list">
          {waiting.map(({ category }) => {
            const rank = codes.indexOf(category.categoryCode);
            return (
              <label key={category.categoryCode} className="choice">
                <input
                  type="checkbox"
                  className="tick"
                  name="wait-list"
                  value={category.categoryCode}
                  checked={rank !== -1}
                  onChange={(event) => toggle(category.categoryCode, event.target.checked)}
                />
                <span className="choice-words">
                  <span className="font-semibold">
                    {category.name} <span className="font-normal text-ink-3">{category.categoryCode}</span>
                  </span>
                  <small>{fact(category)}</small>
                </span>
                {rank !== -1 && codes.length > 1 && <span className="choice-end text-sm">{t.wait.rank(rank + 1)}</span>}
              </label>
            );
          })}
        </div>
      </fieldset>
      <div className="mt-4">
        <Button variant={isMain ? 'primary' : 'secondary'} busy={busy} onClick={join} disabledReason={first === undefined ? t.wait.goNone : undefined}>
          {t.wait.go}
        </Button>
      </div>
    </section>
  );
}
