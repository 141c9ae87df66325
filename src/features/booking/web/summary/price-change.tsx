// Two totals, the one that was shown and the one that holds now: a dearer one has to be accepted, a cheaper one is only told (BOOK-13, B4).
import { useEffect, useRef } from 'react';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { isDearer, type PriceChange } from '../flow/flow-state.ts';
import { summaryTexts } from './summary-texts.ts';

interface PriceChangeProps {
  readonly change: PriceChange;
  /** The order was sent and not taken because of it: said here, and brought into view. */
  readonly wasRefused: boolean;
  readonly onAccept: () => void;
}

export function PriceChangeNotice({ change, wasRefused, onAccept }: PriceChangeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasRefused) element.current?.focus();
  }, [wasRefused]);
  const t = useMessages(summaryTexts);
  const format = useFormat();
  const { previous, current } = change;
  const dearer = isDearer(change);
  const difference = format.moneyChange({ amount: current.amount - previous.amount, currency: current.currency });
  return (
    <div ref={element} id="price-change" tabIndex={-1} className="mb-6 scroll-mt-4">
      <Notice tone={dearer ? 'warn' : 'ok'} title={t.priceTitle} live>
        <p>
          {wasRefused && `${t.priceNothing} `}
          {t.priceBoth(format.moneyExact(previous), format.moneyExact(current), difference)} {dearer ? t.priceMore : t.priceLess}
        </p>
        {dearer && (
          <p className="mt-3">
            <Button onClick={onAccept}>{t.priceAccept(format.moneyExact(current))}</Button>
          </p>
        )}
      </Notice>
    </div>
  );
}
