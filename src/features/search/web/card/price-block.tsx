// The price of a voyage for the party, with its basis beside it (LAW-01): no asterisk, no 'per person' without its total.
import type { ReactNode } from 'react';
import type { Party } from '#domain/pax/party.ts';
import type { PriceMode } from '#domain/search/filters.ts';
import type { ShownPrice, VoyageCard } from '#features/search/contract.ts';
import { cabinLabels, cabinNouns, partyText } from '#features/search/texts.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { cardTexts } from '../card-texts.ts';

interface PriceView {
  readonly card: VoyageCard;
  readonly party: Party;
  readonly mode: PriceMode;
}

export const amountOf = (price: ShownPrice, mode: PriceMode) => (mode === 'total' ? price.total : mode === 'person' ? price.perPerson : price.perNight);

/** Who, in which cabin, with what: the sentence that belongs to every amount. */
export function PriceBasis({ price, party }: { readonly price: ShownPrice; readonly party: Party }) {
  const t = useMessages(cardTexts);
  const language = useLanguage();
  return (
    <>{(price.arrivalIncluded ? t.basisWithArrival : t.basis)(partyText(language, party.adults, party.childAges), cabinNouns[language][price.cabinType])}</>
  );
}

/** Headline amount in the chosen mode, then what it means in the others. */
export function PriceHead({ card, party, mode }: PriceView) {
  const t = useMessages(cardTexts);
  const format = useFormat();
  const { price } = card;
  if (!price) {
    const reason = card.noPriceReason ?? 'sold_out';
    return (
      <div>
        <p className="text-lg font-semibold text-warn">{t.noPrice[reason]}</p>
        <p className="text-xs text-ink-3">{t.noPriceHint[reason]}</p>
      </div>
    );
  }
  const label = { total: t.total, person: t.perPerson, night: t.perNight }[mode];
  const second = mode === 'total' ? (price.persons > 1 ? t.perPersonIs(format.money(price.perPerson)) : undefined) : t.totalIs(format.money(price.total));
  return (
    <div>
      <p className="text-xs text-ink-3">{label}</p>
      <p className="price price-hero">{format.money(amountOf(price, mode))}</p>
      {price.guide && mode === 'total' && <p className="text-xs text-ink-3">{t.guide(format.money(price.guide))}</p>}
      {second !== undefined && <p className="text-sm font-semibold">{second}</p>}
      <p className="mt-1 text-xs text-ink-3">
        <PriceBasis price={price} party={party} />
      </p>
    </div>
  );
}

/** Only against a recorded earlier price, with its day (L-DE-3). */
export function PriceDrop({ card }: { readonly card: VoyageCard }) {
  const t = useMessages(cardTexts);
  const format = useFormat();
  if (!card.reduction) return null;
  const { percent, before, since } = card.reduction;
  return <p className="text-xs font-semibold text-ok">{t.drop(format.percent(percent / 100), format.money(before), format.dateLong(since))}</p>;
}

/** All cabin types with the same party's price: rows on a desk, tiles on a phone. */
export function CabinLadder({ card, mode, wide = false }: Pick<PriceView, 'card' | 'mode'> & { readonly wide?: boolean }) {
  const t = useMessages(cardTexts);
  const language = useLanguage();
  const format = useFormat();
  const cell = (step: VoyageCard['ladder'][number]): ReactNode => {
    if (step.price) return <b className="num">{format.money(amountOf(step.price, mode))}</b>;
    if (step.state === 'available')
      return (
        <span className="text-ink-3" title={t.notForPartyLong}>
          <span aria-hidden="true">{t.notForParty}</span>
          <span className="sr-only">{t.notForPartyLong}</span>
        </span>
      );
    return <b className={step.state === 'closed' ? 'font-normal text-ink-3' : 'text-warn'}>{t.states[step.state]}</b>;
  };
  // said once for all rows: a page has forty of them
  const tiles =
    'grid grid-cols-2 gap-1.5 text-sm *:flex *:flex-wrap *:justify-between *:gap-x-2 *:rounded-sm *:border *:border-line *:px-2 *:py-1 [&_dt]:text-ink-3';
  const rows = 'md:grid-cols-1 md:gap-0 md:*:rounded-none md:*:border-0 md:*:border-b md:*:px-0 md:*:last:border-b-0';
  return (
    <dl className={`${tiles} ${wide ? 'lg:grid-cols-4' : rows}`} aria-label={t.ladder}>
      {card.ladder.map((step) => (
        <div key={step.cabinType}>
          <dt>{cabinLabels[language][step.cabinType]}</dt>
          <dd>{cell(step)}</dd>
        </div>
      ))}
    </dl>
  );
}
