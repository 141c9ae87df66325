// A cabin without a number: the operator assigns it (BOOK-23, rule B5). Said before it is taken what is not known then.
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Money } from '#domain/money/money.ts';
import { cabinTexts } from './cabin-texts.ts';
import { difference, type CategoryOffer, type PricedFare } from './offers.ts';

interface GuaranteeOfferProps {
  readonly offer: { readonly category: CategoryOffer; readonly fare: PricedFare };
  /** What the visitor would pay with a number, or undefined where no number can be chosen. */
  readonly withNumber: Money | undefined;
  /** Of a fare that gives no number at all; undefined where the number is only left open. */
  readonly fareName: string | undefined;
  readonly isMain: boolean;
  readonly busy: boolean;
  readonly onTake: () => void;
}

export function GuaranteeOffer({ offer, withNumber, fareName, isMain, busy, onTake }: GuaranteeOfferProps) {
  const t = useMessages(cabinTexts);
  const format = useFormat();
  const { category, fare } = offer;
  const saving = withNumber && difference(fare.quote.total, withNumber);
  const positive = (amount: Money): Money => ({ ...amount, amount: Math.abs(amount.amount) });
  const comparison =
    saving && (saving.amount === 0 ? t.guarantee.same : (saving.amount < 0 ? t.guarantee.less : t.guarantee.more)(format.money(positive(saving))));
  return (
    <section className="mt-8 border-t border-line pt-6" aria-labelledby="guarantee-cabin" data-part="guarantee-cabin">
      <h2 id="guarantee-cabin" className="text-lg">
        {t.guarantee.title}
      </h2>
      {fareName !== undefined && <p className="mt-2 max-w-prose">{t.guarantee.fare(fareName)}</p>}
      {withNumber === undefined && fareName === undefined && <p className="mt-2 max-w-prose">{t.noNumbers}</p>}
      <p className="mt-2 max-w-prose text-ink-2">{t.guarantee.text(category.name, category.categoryCode)}</p>
      <p className="mt-2">
        <b className="price">{format.moneyExact(fare.quote.total)}</b>
        {comparison !== undefined && <span className="text-ink-2">, {comparison}</span>}
      </p>
      <Button variant={isMain ? 'primary' : 'secondary'} className="mt-3" busy={busy} onClick={onTake}>
        {t.guarantee.take}
      </Button>
    </section>
  );
}
