// The cheapest price of each month of departure: a picture of the prices and the filter of the months at once (rule R8).
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { partyText } from '#features/search/texts.ts';
import { useResults } from '../results-context.tsx';
import { screenTexts } from '../screen-texts.ts';

const TALLEST = 54;

export function MonthBars() {
  const t = useMessages(screenTexts);
  const language = useLanguage();
  const format = useFormat();
  const { answer, hrefOf } = useResults();
  const { months, party } = answer;
  if (months.length === 0) return null;
  const top = Math.max(1, ...months.map((bar) => bar.from?.amount ?? 0));
  return (
    <section className="card px-2 pt-3 pb-2 md:px-4" aria-label={`${t.months}, ${t.monthsBasis(partyText(language, party.adults, party.childAges))}`}>
      <ul className="relative flex snap-x gap-1 overflow-x-auto overscroll-x-contain pb-1 [scrollbar-width:thin]">
        {months.map((bar, index) => {
          const shownYear = bar.month.slice(0, 4) === months[index - 1]?.month.slice(0, 4) ? '' : ` ${bar.month.slice(2, 4)}`;
          const height = bar.from ? Math.max(6, Math.round((bar.from.amount / top) * TALLEST)) : 0;
          const inside = (
            <>
              <svg width="32" height={TALLEST} aria-hidden="true" className="mx-auto block">
                <rect x="0" y={TALLEST - height} width="32" height={height} rx="3" className={bar.selected ? 'fill-route' : 'fill-shallow-2'} />
              </svg>
              <span className="block">
                {format.monthShort(bar.month)}
                {shownYear}
              </span>
              <b className={`num block text-[0.875rem] leading-snug ${bar.from ? 'text-ink' : 'font-normal'}`}>
                {bar.from ? format.moneyFrom(bar.from) : '–'}
              </b>
            </>
          );
          const cell = 'block min-w-16 rounded-md px-1 pt-1.5 pb-1 text-center text-xs leading-snug text-ink-3 no-underline';
          return (
            <li key={bar.month} className="flex-1 snap-start">
              {bar.count === 0 && !bar.selected ? (
                <span className={cell}>
                  {inside}
                  <span className="sr-only">{t.monthEmpty(format.month(bar.month))}</span>
                </span>
              ) : (
                <AppLink
                  href={hrefOf(bar.link)}
                  keepScroll
                  rel="nofollow"
                  prefetch={false}
                  className={`${cell} ${bar.selected ? 'bg-action-tint' : 'hover:bg-mist'}`}
                  aria-current={bar.selected ? 'true' : undefined}
                >
                  {inside}
                  <span className="sr-only">{bar.from ? t.month(format.month(bar.month), format.moneyFrom(bar.from), format.number(bar.count)) : t.monthEmpty(format.month(bar.month))}</span>
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
