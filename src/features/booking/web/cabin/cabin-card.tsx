// The cabin we would take, with its reason, its price and the button (rule B5); and the bar with the one the visitor picked instead.
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { CabinReason } from '#domain/booking/recommend-cabin.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Tag } from '#platform/web/ui/chip.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { QuoteLines } from '../frame/summary-price.tsx';
import { cabinTexts } from './cabin-texts.ts';
import { isSoleUse, type CabinOffer } from './offers.ts';

/** One sentence that the plan bears out, or that it is the cheapest; nothing where neither is true. */
function useReasonSentence() {
  const t = useMessages(cabinTexts);
  const format = useFormat();
  return (reasons: readonly CabinReason[], isCheapest: boolean): string => {
    const places = reasons.flatMap((reason) => (reason === 'no_connecting_door' ? [] : [t.reasons[reason]]));
    if (places.length > 0) return t.reason(format.list(places));
    return reasons.length > 0 ? t.noDoor : isCheapest ? t.cheapest : '';
  };
}

interface CabinCardProps {
  readonly offer: CabinOffer;
  readonly reasons: readonly CabinReason[];
  /** No cabin of the type costs less. */
  readonly isCheapest: boolean;
  /** The step's main button; not while another cabin is picked (rule B2). */
  readonly isMain: boolean;
  readonly busy: boolean;
  readonly onTake: () => void;
}

export function CabinCard({ offer, reasons, isCheapest, isMain, busy, onTake }: CabinCardProps) {
  const t = useMessages(cabinTexts);
  const format = useFormat();
  const reasonSentence = useReasonSentence();
  const { cabin, category, fare } = offer;
  const sentence = reasonSentence(reasons, isCheapest);
  const facts = [
    ...(category.sizeSqm === null ? [] : [format.squareMetres(category.sizeSqm)]),
    t.persons(category.maxOccupancy),
    ...(cabin.connectingTo === null ? [] : [t.connecting(cabin.connectingTo)]),
  ];
  return (
    <section
      className="card mt-8 grid gap-x-8 gap-y-4 p-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]"
      aria-labelledby="recommended-cabin"
      data-part="recommended-cabin"
    >
      <div>
        <Tag tone="ok" icon={<BadgeCheck aria-hidden="true" />}>
          {t.recommended}
        </Tag>
        <h2 id="recommended-cabin" className="mt-2">
          {t.cabin(cabin.number)}
        </h2>
        <p className="text-ink-2">{t.place(category.name, category.categoryCode, cabin.deck, t.sides[cabin.side])}</p>
        {sentence !== '' && <p className="mt-3 max-w-prose">{sentence}</p>}
        {cabin.accessible && <p className="mt-2 text-sm">{t.accessibleNote}</p>}
        <p className="mt-2 text-sm text-ink-3">{format.list(facts)}</p>
        {category.description !== '' && <p className="mt-1 max-w-prose text-sm text-ink-3">{category.description}</p>}
      </div>
      <div>
        <p className="text-sm text-ink-3">{t.total}</p>
        <p className="price price-hero" data-price-kind="total">
          {format.moneyExact(fare.quote.total)}
        </p>
        {isSoleUse(fare.quote) && <p className="text-sm text-ink-2">{t.soleUse}</p>}
        <Disclosure summary={<span className="text-sm">{t.lines}</span>} className="disclosure-ruled mt-2">
          <QuoteLines quote={fare.quote} />
        </Disclosure>
        <Button variant={isMain ? 'primary' : 'secondary'} size="main" className="w-full" busy={busy} onClick={onTake}>
          {t.take(cabin.number)}
        </Button>
      </div>
    </section>
  );
}

/** The picked cabin stays in view below the plan or the list, above the phone's summary bar. */
export function PickedCabin({ offer, busy, onTake }: { readonly offer: CabinOffer; readonly busy: boolean; readonly onTake: () => void }) {
  const t = useMessages(cabinTexts);
  const format = useFormat();
  const { cabin, category, fare } = offer;
  return (
    <div
      className="sticky bottom-[calc(60px+env(safe-area-inset-bottom))] z-20 mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border border-line bg-surface px-4 py-3 shadow-lg md:bottom-4"
      role="group"
      aria-label={t.chosen}
      data-part="picked-cabin"
    >
      <p className="min-w-0 flex-1 leading-snug">
        <b>{t.cabin(cabin.number)}</b>
        {cabin.accessible && <span className="ml-2 text-sm">({t.accessible})</span>}
        <span className="block text-sm text-ink-2">{t.place(category.name, category.categoryCode, cabin.deck, t.sides[cabin.side])}</span>
      </p>
      <b className="price text-lg">{format.moneyExact(fare.quote.total)}</b>
      <Button variant="primary" className="max-sm:w-full" busy={busy} onClick={onTake}>
        {t.take(cabin.number)}
      </Button>
    </div>
  );
}
