// The operator's other price: both totals, until when, and the customer's answer. Taking it is an order, so that its button has the words of
// one (BOOK-13, LAW-02, L-DE-11); nothing is preselected and nobody is hurried (rule B14).
import { useState } from 'react';
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import type { Confirmation } from '#features/booking/contract.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { PriceAnswer as Answered } from '../flow/after-order.ts';
import { confirmationTexts } from './confirmation-texts.ts';

interface PriceAnswerProps {
  readonly confirmation: Confirmation;
  readonly onAnswer: (accepted: boolean) => Promise<Answered>;
}

export function PriceAnswer({ confirmation, onAnswer }: PriceAnswerProps) {
  const t = useMessages(confirmationTexts);
  const language = useLanguage();
  const format = useFormat();
  const [sending, setSending] = useState<'accepted' | 'declined' | null>(null);
  const [answered, setAnswered] = useState<Answered>('done');
  const { newTotal, answerUntil, bookingType, bookingState } = confirmation;
  const before = confirmation.totalPrice ?? confirmation.quotedTotalPrice;
  if (bookingState !== 'reprice' || !newTotal)
    return answered === 'changed' ? (
      <Notice live className="mt-6">
        <p>{t.answerChanged}</p>
      </Notice>
    ) : null;
  const answer = async (accepted: boolean) => {
    if (sending) return;
    setSending(accepted ? 'accepted' : 'declined');
    setAnswered(await onAnswer(accepted));
    setSending(null);
  };
  const row = (term: string, amount: string, isMain = false) => (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{term}</dt>
      <dd className={isMain ? 'price text-2xl font-semibold' : 'num'}>{amount}</dd>
    </div>
  );
  return (
    <section aria-labelledby="price-title" className="card mt-6 p-5" data-part="price-answer">
      <h2 id="price-title" className="text-xl">
        {t.priceTitle}
      </h2>
      <dl className="mt-3 grid gap-1.5">
        {before && row(t.priceBefore, format.moneyExact(before))}
        {before && row(t.priceChange, format.moneyChange({ amount: newTotal.amount - before.amount, currency: newTotal.currency }))}
        {row(t.priceNow, format.moneyExact(newTotal), true)}
      </dl>
      {answerUntil !== null && <p className="mt-3 border-t border-line pt-3">{t.answerUntil(format.moment(new Date(answerUntil)))}</p>}
      {answered !== 'done' && (
        <Notice tone={answered === 'failed' ? 'error' : 'info'} live className="mt-4">
          <p>{answered === 'failed' ? t.answerFailed : t.answerChanged}</p>
        </Notice>
      )}
      <p className="mt-4">
        <Button variant="primary" size="main" className="w-full" busy={sending === 'accepted'} onClick={() => void answer(true)} data-part="accept-price">
          {orderButtonText(bookingType, language)}
        </Button>
      </p>
      <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">{t.declineSure}</p>
      <p className="mt-2">
        <Button size="compact" busy={sending === 'declined'} onClick={() => void answer(false)} data-part="decline-price">
          {t.priceDecline}
        </Button>
      </p>
    </section>
  );
}
