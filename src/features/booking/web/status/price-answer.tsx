// The cruise line's other price: accepting it is an order like the first, with the lines of the new total, the form sheet, the terms, and the
// button of its kind (BOOK-13, LAW-02, LAW-03, L-DE-11). Nothing is ticked beforehand and nobody is hurried (rule B14).
import { useState } from 'react';
import type { BookingStatus } from '#features/booking/status-contract.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorSummary, type FormProblem } from '#platform/web/ui/error-summary.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { OrderCard, OrderFact, VoyageFacts } from '../summary/order-card.tsx';
import { summaryTexts } from '../summary/summary-texts.ts';
import { AcceptedTerms } from './accepted-terms.tsx';
import { PriceLines, usePlaceWords } from './order-form.tsx';
import { serverProblems } from './page-payment.ts';
import { statusTexts } from './status-texts.ts';
import type { StatusControl } from './use-status.ts';

interface PriceAnswerProps {
  readonly status: BookingStatus;
  readonly price: NonNullable<BookingStatus['newPrice']>;
  readonly control: StatusControl;
}

export function PriceAnswer({ status, price, control }: PriceAnswerProps) {
  const t = useMessages(statusTexts);
  const s = useMessages(summaryTexts);
  const format = useFormat();
  const place = usePlaceWords(status.place);
  const [hasTerms, setTerms] = useState(false);
  const [isTermsMissing, setTermsMissing] = useState(false);
  const { previous, total } = price;
  const kind = status.bookingType;
  const difference = format.moneyChange({ amount: total.amount - previous.amount, currency: total.currency });
  const termsError = isTermsMissing && !hasTerms ? t.termsFirst : undefined;
  const problems: FormProblem[] = [...(termsError === undefined ? [] : [{ field: 'acceptTerms', message: termsError }]), ...serverProblems(control.refusal)];
  const accept = () => {
    setTermsMissing(!hasTerms);
    if (hasTerms) control.answerPrice(true, total);
  };
  return (
    <section aria-label={s.priceTitle} className="mt-8 grid gap-8" data-part="price-answer">
      <ErrorSummary problems={problems} />
      <LiveStatus text={control.busy ? t.sending : ''} />
      <Notice tone={total.amount > previous.amount ? 'warn' : 'ok'} title={s.priceTitle}>
        <p>{s.priceBoth(format.moneyExact(previous), format.moneyExact(total), difference)}</p>
      </Notice>
      <section aria-labelledby="new-price-title">
        <h2 id="new-price-title" className="mb-3 text-xl">
          {t.newPrice}
        </h2>
        <PriceLines quote={price.quote} />
      </section>
      <AcceptedTerms packageForm={price.packageForm} insolvencyCover={price.insolvencyCover} isAccepted={hasTerms} error={termsError} onChange={setTerms} />
      <OrderCard
        title={s.order[kind]}
        facts={
          <>
            {status.voyage && <VoyageFacts voyage={status.voyage} />}
            {place !== '' && kind !== 'wait_list' && <OrderFact term={s.cabin}>{place}</OrderFact>}
            {status.fareName !== null && <OrderFact term={t.fare}>{status.fareName}</OrderFact>}
            {status.extras.length > 0 && <OrderFact term={t.extras}>{status.extras.join(', ')}</OrderFact>}
            <OrderFact term={s.travellers}>{status.travellers.join(', ')}</OrderFact>
          </>
        }
        totalLabel={kind === 'wait_list' ? s.totalIfFree : s.total}
        total={total}
        buttonText={price.buttonText}
        busy={control.busy}
        onOrder={accept}
      />
      <p>
        <Button busy={control.busy} onClick={() => control.answerPrice(false, total)}>
          {t.priceDecline[kind]}
        </Button>
      </p>
    </section>
  );
}
