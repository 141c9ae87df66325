// The cheapest price of each month of departure: a picture of the prices and the filter of the months at once (rule R8).
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { partyText } from '#features/search/texts.ts';
import { useResults } from '../results-context.tsx';
import { screenTexts } from '../screen-texts.ts';

const TALLEST = 54;
/** Said once for all months. */
const cells =
  '*:flex-1 *:snap-start [&_b]:tabular-nums [&_b]:block [&_b]:text-[0.875rem] [&_b]:leading-snug [&_svg]:mx-auto [&_svg]:block [&>li>*]:block [&>li>*]:min-w-16 [&>li>*]:rounded-md [&>li>*]:px-1 [&>li>*]:pt-1.5 [&>li>*]:pb-1 [&>li>*]:text-center [&>li>*]:text-xs [&>li>*]:leading-snug [&>li>*]:text-ink-3 [&>li>*]:no-underline';

export function MonthBars() {
  const t = useMessages(screenTexts);
  const language = useLanguage();
  const format = useFormat();
  const { answer, hrefOf } = useResults();
  const { months, party } = answer;
  // months without a voyage are no choice
  if (!months.some((bar) => bar.count > 0 || bar.selected)) return null;
  const top = Math.max(1, ...months.map((bar) => bar.from?.amount ?? 0));
  return (
    <section className="card px-2 pt-3 pb-2 md:px-4" aria-label={`${t.months}, ${t.monthsBasis(partyText(language, party.adults, party.childAges))}`}>
      <ul className={`relative flex snap-x gap-1 overflow-x-auto overscroll-x-contain pb-1 [scrollbar-width:thin] ${cells}`}>
        {months.map((bar, index) => {
          const shownYear = bar.month.slice(0, 4) === months[index - 1]?.month.slice(0, 4) ? '' : ` ${bar.month.slice(2, 4)}`;
          const height = bar.from ? Math.max(6, Math.round((bar.from.amount / top) * TALLEST)) : 0;
          const inside = (
            <>
              <svg width="32" height={TALLEST} aria-hidden="true">
                <rect x="0" y={TALLEST - height} width="32" height={height} rx="3" className={bar.selected ? 'fill-route' : 'fill-shallow-2'} />
              </svg>
              <span>
                {format.monthShort(bar.month)}
                {shownYear}
              </span>
              <b className={bar.from ? 'text-ink' : 'font-normal'}>{bar.from ? format.moneyFrom(bar.from) : '–'}</b>
            </>
          );
          return (
            <li key={bar.month}>
              {bar.count === 0 && !bar.selected ? (
                <span>
                  {inside}
                  <span className="sr-only">{t.monthEmpty(format.month(bar.month))}</span>
                </span>
              ) : (
                <AppLink
                  href={hrefOf(bar.link)}
                  keepScroll
                  rel="nofollow"
                  prefetch={false}
                  className={bar.selected ? 'bg-action-tint' : 'hover:bg-mist'}
                  aria-current={bar.selected ? 'true' : undefined}
                >
                  {inside}
                  <span className="sr-only">
                    {bar.from ? t.month(format.month(bar.month), format.moneyFrom(bar.from), format.number(bar.count)) : t.monthEmpty(format.month(bar.month))}
                  </span>
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
