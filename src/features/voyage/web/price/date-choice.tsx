// The same route on another date. With a script a native list; without one a link to the list of dates with their prices (rule V3).
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import type { VoyageDetails } from '../answer.ts';
import { voyageTexts } from '../texts.ts';
import { useScripted } from '../use-scripted.ts';
import { withQuery } from '../voyage-choice.ts';
import { useGo } from '../use-go.ts';
import { ChoiceFieldWords, choiceFieldClass } from './choice-field.tsx';

export function DateChoice({ voyage, query }: { readonly voyage: VoyageDetails; readonly query: string }) {
  const t = useMessages(voyageTexts).price;
  const format = useFormat();
  const go = useGo();
  const scripted = useScripted();
  const { card, otherDates } = voyage;
  const shown = `${format.dayMonth(card.departsOn)} – ${format.dayMonth(card.returnsOn)}`;
  const choosable = otherDates.some((date) => !date.current);
  if (!choosable)
    return (
      <div className={choiceFieldClass}>
        <ChoiceFieldWords label={t.date} value={shown} />
      </div>
    );
  return (
    <div
      className={`relative ${choiceFieldClass} hover:border-ink-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
    >
      <ChoiceFieldWords label={t.date} value={shown} />
      {scripted ? <ChevronDown aria-hidden="true" /> : <CalendarDays aria-hidden="true" />}
      {scripted ? (
        <select
          aria-label={t.date}
          className="absolute inset-0 size-full cursor-pointer rounded-md bg-surface text-base text-ink opacity-0"
          value={card.id}
          onChange={(event) => {
            const chosen = otherDates.find((date) => date.id === Number(event.target.value));
            if (chosen) go.to(withQuery(chosen.href, query), { keepScroll: true });
          }}
        >
          {otherDates.map((date) => (
            <option key={date.id} value={date.id}>
              {format.dateRange(date.departsOn, date.returnsOn)}
              {date.ship !== card.ship.name && `, ${date.ship}`}
              {date.price && `, ${format.money(date.price.total)}`}
            </option>
          ))}
          {!otherDates.some((date) => date.current) && <option value={card.id}>{format.dateRange(card.departsOn, card.returnsOn)}</option>}
        </select>
      ) : (
        <a href="#dates" className="absolute inset-0 rounded-md" aria-label={t.datesLink} />
      )}
    </div>
  );
}
