// A voyage as a result: wide in lists, wider with everything about it, or as a postcard in a grid (rule R2).
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { ReactNode } from 'react';
import { defaultParty, type Party } from '#domain/pax/party.ts';
import type { PriceMode } from '#domain/search/filters.ts';
import type { VoyageCard as Card } from '#features/search/contract.ts';
import { specialLabels } from '#features/search/texts.ts';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Tag } from '#platform/web/ui/chip.tsx';
import { Rating } from '#platform/web/ui/rating.tsx';
import { cardTexts } from '../card-texts.ts';
import { addressOf } from '../search-address.ts';
import { ChartPicture, DayStrip, Ports, ShipLine } from './card-parts.tsx';
import { CabinLadder, PriceDrop, PriceHead } from './price-block.tsx';

export interface VoyageCardProps {
  readonly card: Card;
  /** Whom the card's prices are for. */
  readonly party?: Party;
  readonly priceMode?: PriceMode;
  /** Query that the voyage's page is opened with, so that it shows the same price: see `voyageQuery`. */
  readonly carry?: string;
  readonly heading?: 'h2' | 'h3';
  readonly eager?: boolean;
  readonly visited?: boolean;
  /** Beside the action: the switch that puts the voyage beside others. */
  readonly extra?: ReactNode;
}

const tones = { fixed_and_option: 'ok', fixed: 'ok', waitlist: 'warn', on_request: 'warn' } as const;
export const label = (table: Readonly<Record<string, string>>, key: string): string => table[key] ?? key;

/** What is possible first, then what is special; no more than three, so that they are read. */
export function Badges({ card, visited }: { readonly card: Card; readonly visited?: boolean | undefined }) {
  const t = useMessages(cardTexts);
  const language = useLanguage();
  return (
    <p className="flex flex-wrap gap-1.5">
      <Tag tone={tones[card.bookable]}>{t.possible[card.bookable]}</Tag>
      {card.specials.slice(0, 2).map((special) => (
        <Tag key={special} tone="action">
          {label(specialLabels[language], special)}
        </Tag>
      ))}
      {visited && <Tag>{t.visited}</Tag>}
    </p>
  );
}

export function When({ card }: { readonly card: Card }) {
  const t = useMessages(cardTexts);
  const format = useFormat();
  return (
    <p className="flex gap-1.5">
      <CalendarDays aria-hidden="true" className="mt-[0.1em] text-ink-3" />
      <span>
        <b>{format.dateRange(card.departsOn, card.returnsOn)}</b>
        {`\u00A0· ${t.nights(card.nights)}`}
      </span>
    </p>
  );
}

export function Title({
  card,
  heading: Heading = 'h2',
  href,
  id,
}: {
  readonly card: Card;
  readonly heading?: 'h2' | 'h3' | undefined;
  readonly href: string;
  readonly id: string;
}) {
  return (
    <Heading id={id} className="text-[1.375rem] leading-[1.15]">
      <AppLink href={href} className="inline-block py-1 no-underline hover:underline">
        {card.title}
      </AppLink>
    </Heading>
  );
}

export function Facts({ card }: { readonly card: Card }) {
  const t = useMessages(cardTexts);
  return (
    <div className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-1.5 text-sm text-ink-2">
      <When card={card} />
      {card.rating && <Rating value={card.rating.value} count={card.rating.count} />}
      {card.otherDates > 0 && <span className="text-ink-3">{t.otherDates(card.otherDates)}</span>}
    </div>
  );
}

export const cardId = (card: Card) => `voyage-${card.id}`;
export const hrefOf = ({ card, carry = '' }: VoyageCardProps) => addressOf(card.href, carry);

export function Action(props: VoyageCardProps) {
  const t = useMessages(cardTexts);
  return (
    <AppLink href={hrefOf(props)} className={`btn w-full ${props.card.price ? 'btn-primary' : 'btn-secondary'}`} aria-describedby={cardId(props.card)}>
      {t.action[props.card.bookable]}
    </AppLink>
  );
}

/** The card of the list. */
export function VoyageCard(props: VoyageCardProps) {
  const { card, party = defaultParty, priceMode = 'total', heading, eager, visited, extra } = props;
  const id = cardId(card);
  return (
    <article className="card grid overflow-hidden sm:grid-cols-[236px_minmax(0,1fr)] md:grid-cols-[236px_minmax(0,1fr)_236px]" aria-labelledby={id}>
      <div className="relative h-49 bg-shallow-1 sm:h-auto">
        <ChartPicture url={card.chartUrl} width={236} height={300} eager={eager} className="absolute inset-0 size-full object-cover" />
      </div>
      <div className="min-w-0 px-4 pt-3.5 pb-3 md:px-5 md:pt-4.5 md:pb-4">
        <Badges card={card} visited={visited} />
        <div className="mt-1">
          <Title card={card} heading={heading} href={hrefOf(props)} id={id} />
        </div>
        <Facts card={card} />
        <div className="mt-3.5 mb-1.5">
          <DayStrip card={card} />
        </div>
        <Ports card={card} />
        <div className="mt-3 border-t border-line pt-2.5">
          <ShipLine card={card} />
        </div>
      </div>
      <div className="flex flex-col gap-3 border-t border-line px-4 py-3.5 sm:max-md:col-span-2 md:border-t-0 md:border-l md:px-4.5 md:py-4">
        <PriceHead card={card} party={party} mode={priceMode} />
        <PriceDrop card={card} />
        <CabinLadder card={card} mode={priceMode} />
        <div className="mt-auto grid gap-1">
          <Action {...props} />
          {extra}
        </div>
      </div>
    </article>
  );
}
