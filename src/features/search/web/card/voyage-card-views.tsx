// The voyage in more words and in fewer: the wide card with everything about it, and the postcard of the grid.
import { defaultParty } from '#domain/pax/party.ts';
import { serviceLabels } from '#features/search/texts.ts';
import { useLanguage } from '#platform/web/i18n.ts';
import { Tag } from '#platform/web/ui/chip.tsx';
import { Rating } from '#platform/web/ui/rating.tsx';
import { ChartPicture, DayStrip, Ports, ShipLine } from './card-parts.tsx';
import { CabinLadder, PriceDrop, PriceHead } from './price-block.tsx';
import { Action, Badges, cardId, Facts, hrefOf, label, Title, When, type VoyageCardProps } from './voyage-card.tsx';

/** The wide card: what is included, all days, cabins side by side. */
export function VoyageCardDetail(props: VoyageCardProps) {
  const { card, party = defaultParty, priceMode = 'total', heading, eager, visited, extra } = props;
  const language = useLanguage();
  const id = cardId(card);
  return (
    <article className="card overflow-hidden" aria-labelledby={id}>
      <div className="grid md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="relative h-56 bg-shallow-1 md:h-auto md:min-h-72">
          <ChartPicture url={card.chartUrl} width={352} height={300} eager={eager} className="absolute inset-0 size-full object-cover" />
        </div>
        <div className="min-w-0 px-4 py-4 md:px-6 md:py-5">
          <Badges card={card} visited={visited} />
          <div className="mt-1">
            <Title card={card} heading={heading} href={hrefOf(props)} id={id} />
          </div>
          <Facts card={card} />
          <div className="mt-4 mb-2">
            <DayStrip card={card} />
          </div>
          <Ports card={card} />
          {card.services.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-1.5">
              {card.services.slice(0, 8).map((service) => (
                <li key={service}>
                  <Tag>{label(serviceLabels[language], service)}</Tag>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-4 border-t border-line pt-3">
            <ShipLine card={card} />
          </div>
        </div>
      </div>
      <div className="grid gap-4 border-t border-line px-4 py-4 md:grid-cols-[minmax(0,1fr)_15rem] md:px-6">
        <div className="grid gap-3 sm:grid-cols-[14rem_minmax(0,1fr)] sm:items-center">
          <div className="grid gap-1">
            <PriceHead card={card} party={party} mode={priceMode} />
            <PriceDrop card={card} />
          </div>
          <CabinLadder card={card} mode={priceMode} wide />
        </div>
        <div className="grid content-center gap-1">
          <Action {...props} />
          {extra}
        </div>
      </div>
    </article>
  );
}

/** The postcard of the grid, and of rows on other pages. */
export function VoyageCardTile(props: VoyageCardProps) {
  const { card, party = defaultParty, priceMode = 'total', heading, eager, visited, extra } = props;
  const id = cardId(card);
  return (
    <article className="card flex flex-col overflow-hidden p-2.5" aria-labelledby={id}>
      <img
        src={card.area.postcardUrl}
        alt=""
        width="360"
        height="234"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="aspect-[360/234] w-full rounded-xs bg-shallow-1 object-cover"
      />
      <div className="flex flex-1 flex-col gap-2 px-1.5 pt-3 pb-1.5">
        <Badges card={card} visited={visited} />
        <Title card={card} heading={heading} href={hrefOf(props)} id={id} />
        <div className="grid gap-1 text-sm text-ink-2">
          <When card={card} />
          <p>
            {card.ship.name} <span className="text-ink-3">· {card.operator.name}</span>
          </p>
          {card.rating && <Rating value={card.rating.value} count={card.rating.count} />}
        </div>
        <DayStrip card={card} />
        <Ports card={card} />
        <div className="mt-auto grid gap-2 border-t border-line pt-2.5">
          <PriceHead card={card} party={party} mode={priceMode} />
          <PriceDrop card={card} />
          <Action {...props} />
          {extra}
        </div>
      </div>
    </article>
  );
}
