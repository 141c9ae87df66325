// An option becomes a fixed booking, an offered place is booked: an order with a duty to pay, with all that must stand before its button
// (LAW-02, LAW-03, L-DE-11). Nothing is ticked or chosen beforehand.
import { useState } from 'react';
import type { BookingOrder, BookingStatus } from '#features/booking/status-contract.ts';
import { paymentProblemText } from '#domain/payment/payment-texts.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { ErrorSummary, type FormProblem } from '#platform/web/ui/error-summary.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { isDearer } from '../flow/flow-state.ts';
import { OrderCard, OrderFact, VoyageFacts } from '../summary/order-card.tsx';
import { PaymentPanel } from '../summary/payment-panel.tsx';
import { paymentFieldId, paymentOf } from '../summary/payment-values.ts';
import { PriceChangeNotice } from '../summary/price-change.tsx';
import { summaryTexts } from '../summary/summary-texts.ts';
import { AcceptedTerms } from './accepted-terms.tsx';
import { CardFieldsNews } from './card-fields-news.tsx';
import { serverProblems, usePagePayment } from './page-payment.ts';
import { statusTexts } from './status-texts.ts';
import type { StatusControl } from './use-status.ts';

interface OrderFormProps {
  readonly bookingKey: string;
  readonly status: BookingStatus;
  readonly order: BookingOrder;
  readonly control: StatusControl;
}

/** 'Balkon Komfort BB, Nr. 8068' */
export function usePlaceWords(place: BookingStatus['place']): string {
  const t = useMessages(summaryTexts);
  if (!place) return '';
  const number = place.cabinNumber === null ? t.guarantee : t.cabinNumber(place.cabinNumber, '');
  return `${place.categoryName} ${place.categoryCode}, ${number}`;
}

/** The lines of the price, so that the total is the sum of what is seen. */
export function PriceLines({ quote }: { readonly quote: BookingOrder['quote'] }) {
  const t = useMessages(statusTexts);
  const format = useFormat();
  return (
    <dl className="grid gap-1.5" data-part="price-lines">
      {quote.lines.map((line, index) => (
        <div key={index} className="flex flex-wrap justify-between gap-x-4">
          <dt>{`${line.count} × ${line.label}`}</dt>
          <dd className="num">{format.moneyExact({ ...line.each, amount: line.count * line.each.amount })}</dd>
        </div>
      ))}
      {quote.contained.map(({ label, amount }) => (
        <div key={label} className="text-sm text-ink-3">
          <dt className="sr-only">{label}</dt>
          <dd>{t.contained(label, format.moneyExact(amount))}</dd>
        </div>
      ))}
    </dl>
  );
}

export function OrderForm({ bookingKey, status, order, control }: OrderFormProps) {
  const t = useMessages(statusTexts);
  const s = useMessages(summaryTexts);
  const language = useLanguage();
  const format = useFormat();
  const { today } = useRuntime();
  const payment = usePagePayment(bookingKey, order.paymentSettings, control);
  const [hasTerms, setTerms] = useState(false);
  const [isTermsMissing, setTermsMissing] = useState(false);
  const [acceptedAmount, setAcceptedAmount] = useState<number | null>(null);
  const [isPriceFirst, setPriceFirst] = useState(false);
  const place = usePlaceWords(order.place);
  const { refusal, busy } = control;
  const total = order.quote.total;
  const change = refusal?.kind === 'price' ? refusal.change : null;
  const isUnaccepted = change !== null && isDearer(change) && acceptedAmount !== total.amount;
  const termsError = isTermsMissing && !hasTerms ? t.termsFirst : undefined;
  const problems: FormProblem[] = [
    ...(isPriceFirst && isUnaccepted ? [{ field: 'price-change', message: s.priceFirst }] : []),
    ...payment.wrong.map(({ field, code }) => ({ field: paymentFieldId(field), message: paymentProblemText(code, language) })),
    ...(termsError === undefined ? [] : [{ field: 'acceptTerms', message: termsError }]),
    ...serverProblems(refusal),
  ];
  const send = () => {
    const paid = paymentOf(payment.values, payment.settings, today);
    payment.setWrong('problems' in paid ? paid.problems : []);
    setTermsMissing(!hasTerms);
    setPriceFirst(isUnaccepted);
    if ('problems' in paid || !hasTerms || isUnaccepted) return;
    control.order({ acceptedTotal: total, payment: paid.payment });
  };
  const before = order.previousTotal;
  const priceWords = order.of === 'place' ? t.placePrice : t.optionPrice;
  return (
    <section aria-labelledby="order-form-title" className="mt-10 grid gap-8" data-part="order-form">
      <div>
        <h2 id="order-form-title" className="text-2xl">
          {order.of === 'option' ? t.confirmTitle : t.acceptTitle}
        </h2>
        <p className="mt-2 text-ink-2">{t.nowFixed}</p>
      </div>
      <ErrorSummary problems={problems} />
      <LiveStatus text={busy ? t.sending : ''} />
      {change ? (
        <PriceChangeNotice change={change} wasRefused onAccept={() => setAcceptedAmount(total.amount)} />
      ) : (
        before && (
          <Notice tone={before.amount < total.amount ? 'warn' : 'info'} title={t.priceTitle}>
            <p>{priceWords(format.moneyExact(before), format.moneyExact(total))}</p>
          </Notice>
        )
      )}
      <section aria-labelledby="price-title">
        <h3 id="price-title" className="mb-3 text-lg">
          {t.price}
        </h3>
        <PriceLines quote={order.quote} />
      </section>
      <PaymentPanel
        settings={payment.settings}
        values={payment.values}
        problems={payment.wrong}
        serverErrorAt={payment.serverErrorAt}
        onChange={payment.change}
        onFieldsAgain={payment.fieldsAgain}
      />
      <CardFieldsNews payment={payment} />
      <AcceptedTerms packageForm={order.packageForm} insolvencyCover={order.insolvencyCover} isAccepted={hasTerms} error={termsError} onChange={setTerms} />
      <OrderCard
        title={s.order.fixed_booking}
        facts={
          <>
            {status.voyage && <VoyageFacts voyage={status.voyage} />}
            <OrderFact term={s.cabin}>{place}</OrderFact>
            <OrderFact term={t.fare}>{order.fareName}</OrderFact>
            {order.arrival !== null && <OrderFact term={s.arrival}>{order.arrival}</OrderFact>}
            <OrderFact term={s.travellers}>{status.travellers.join(', ')}</OrderFact>
          </>
        }
        totalLabel={s.total}
        total={total}
        buttonText={order.buttonText}
        busy={busy}
        onOrder={send}
      />
    </section>
  );
}
