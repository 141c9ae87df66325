import type { Money } from '#domain/money/money.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../i18n.ts';
import { classNames } from './class-names.ts';
import { uiTexts } from './texts.ts';

interface PriceTextProps {
  readonly price: Money;
  /**
   * `whole` leaves out cents that are zero; `exact` always has both places (line items, summaries);
   * `from` is a teaser: 'ab' and whole units rounded up (decision 10).
   */
  readonly kind?: 'whole' | 'exact' | 'from' | 'change';
  readonly hero?: boolean;
  readonly className?: string;
}

/** An amount that never breaks over two lines. */
export function PriceText({ price, kind = 'whole', hero = false, className }: PriceTextProps) {
  const t = useMessages(uiTexts);
  const format = useFormat();
  const write = { whole: format.money, exact: format.moneyExact, from: format.moneyFrom, change: format.moneyChange }[kind];
  return (
    <span className={classNames('price', hero && 'price-hero', className)}>
      {kind === 'from' && <span className="font-normal">{t.from} </span>}
      {write(price)}
    </span>
  );
}

/** A price that was asked before, crossed out; said in words to those who do not see the line. */
export function PriceBefore({ price }: { readonly price: Money }) {
  const t = useMessages(uiTexts);
  const format = useFormat();
  return (
    <s className="price price-before">
      <span className="sr-only">{t.before} </span>
      {format.money(price)}
    </s>
  );
}
