// The key of the deck plan: each category by colour, code and price class; what is hatched cannot be taken.
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { categoryLook } from './deck-plan-drawing.tsx';
import type { CabinOffer } from './offers.ts';
import { planTexts } from './plan-texts.ts';

interface PlanLegendProps {
  readonly offers: readonly CabinOffer[];
  readonly hasTaken: boolean;
  /** Number of the cabin on this deck that somebody else took a moment ago, '' for none. */
  readonly justTaken: string;
  /** Of the plan above, whose hatching is shown. */
  readonly idPrefix: string;
}

function Swatch({ fill, edge }: { readonly fill: string; readonly edge: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" className="shrink-0" aria-hidden="true">
      <rect x="1" y="1" width="18" height="18" rx="4" fill={fill} stroke={edge} strokeWidth="1.5" />
    </svg>
  );
}

export function PlanLegend({ offers, hasTaken, justTaken, idPrefix }: PlanLegendProps) {
  const t = useMessages(planTexts);
  const format = useFormat();
  const categories = offers.filter((offer, index) => offers.findIndex((one) => one.category.categoryCode === offer.category.categoryCode) === index);
  const byPrice = categories.toSorted((a, b) => a.fare.quote.total.amount - b.fare.quote.total.amount);
  return (
    <ul aria-label={t.legend} className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {byPrice.map(({ category, fare }) => {
        const look = categoryLook(category.colour);
        return (
          <li key={category.categoryCode} className="flex items-center gap-2">
            <Swatch fill={look.fill} edge={look.edge} />
            <span>
              <b>{category.categoryCode}</b> {category.name}, <span className="num">{format.money(fare.quote.total)}</span>
            </span>
          </li>
        );
      })}
      <li className="flex items-center gap-2">
        <Swatch fill="var(--action)" edge="var(--action)" />
        {t.chosen}
      </li>
      {hasTaken && (
        <li className="flex items-center gap-2">
          <Swatch fill={`url(#${idPrefix}taken)`} edge="var(--line-strong)" />
          {t.taken}
        </li>
      )}
      {justTaken !== '' && (
        <li className="flex items-center gap-2">
          <Swatch fill={`url(#${idPrefix}taken)`} edge="var(--error)" />
          {t.justTaken(justTaken)}
        </li>
      )}
    </ul>
  );
}
