// An amount in another currency than the contract's: a guide beside it, never instead (L-DE-4, P4, VOYAGE-03).
import { convert, type Currency, type Money } from '#domain/money/money.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import type { VoyageDetails } from '../answer.ts';
import { voyageTexts } from '../texts.ts';

type Price = NonNullable<VoyageDetails['card']['price']>;

/** The guide for a chosen currency, else the brand's own where the contract has another one; undefined where none is needed or known. */
export function guideAmount(
  { guides, ratesOn }: Pick<VoyageDetails, 'guides' | 'ratesOn'>,
  price: Pick<Price, 'total' | 'guide'>,
  currency: Currency | undefined,
): Money | undefined {
  if (currency === undefined) return price.guide ?? undefined;
  if (currency === price.total.currency || ratesOn === null) return undefined;
  const perEuro = Object.fromEntries(guides.map((guide) => [guide.currency, guide.perEuro]));
  return convert(price.total, currency, { on: ratesOn, perEuro });
}

export function GuideAmount({
  voyage,
  price,
  currency,
}: {
  readonly voyage: Pick<VoyageDetails, 'guides' | 'ratesOn'>;
  readonly price: Price;
  readonly currency: Currency | undefined;
}) {
  const t = useMessages(voyageTexts).price;
  const format = useFormat();
  const guide = guideAmount(voyage, price, currency);
  if (!guide || voyage.ratesOn === null) return null;
  return (
    <>
      <p className="font-semibold">{t.guide(format.moneyFrom(guide))}</p>
      <p className="mb-1 text-xs text-ink-3">{t.guideNote(price.total.currency, format.dateLong(voyage.ratesOn))}</p>
    </>
  );
}
