// What else a booking may ask its customer: the cruise line's other price (BOOK-13), another means of payment (PAY-04), a place that he does not
// want.
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { paymentProblemText } from '#domain/payment/payment-texts.ts';
import type { BookingStatus } from '#features/booking/status-contract.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Button, LinkButton } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { OrderCard, OrderFact, VoyageFacts } from '../summary/order-card.tsx';
import { PaymentFields } from '../summary/payment-panel.tsx';
import { paymentFieldId, paymentOf, type PaymentSettings } from '../summary/payment-values.ts';
import { summaryTexts } from '../summary/summary-texts.ts';
import { usePlaceWords } from './order-form.tsx';
import { serverProblems, usePagePayment } from './page-payment.ts';
import { statusTexts } from './status-texts.ts';
import type { StatusControl } from './use-status.ts';

interface Answering {
  readonly status: BookingStatus;
  readonly control: StatusControl;
}

/** Both totals, and the order at the new one; it is an order with a duty to pay like the first. */
export function PriceAnswer({ status, price, control }: Answering & { readonly price: NonNullable<BookingStatus['newPrice']> }) {
  const t = useMessages(statusTexts);
  const s = useMessages(summaryTexts);
  const language = useLanguage();
  const format = useFormat();
  const place = usePlaceWords(status.place);
  const { previous, total } = price;
  const difference = format.moneyChange({ amount: total.amount - previous.amount, currency: total.currency });
  return (
    <section aria-label={s.priceTitle} className="mt-8" data-part="price-answer">
      <Notice tone={total.amount > previous.amount ? 'warn' : 'ok'} title={s.priceTitle}>
        <p>{s.priceBoth(format.moneyExact(previous), format.moneyExact(total), difference)}</p>
      </Notice>
      <OrderCard
        title={s.order.fixed_booking}
        facts={
          <>
            {status.voyage && <VoyageFacts voyage={status.voyage} />}
            <OrderFact term={s.cabin}>{place}</OrderFact>
            <OrderFact term={s.travellers}>{status.travellers.join(', ')}</OrderFact>
          </>
        }
        totalLabel={s.total}
        total={total}
        buttonText={orderButtonText('fixed_booking', language)}
        busy={control.busy}
        onOrder={() => control.answerPrice(true, total)}
      />
      <p className="mt-4">
        <Button busy={control.busy} onClick={() => control.answerPrice(false, total)}>
          {t.priceDecline}
        </Button>
      </p>
    </section>
  );
}

/** The way out of an offer: said first what follows from it. */
export function DeclineOffer({ control }: Pick<Answering, 'control'>) {
  const t = useMessages(statusTexts);
  return (
    <Disclosure summary={t.decline} className="mt-6 border-y border-line" data-part="decline-offer">
      <p>{t.declineText}</p>
      <p className="mt-3">
        <Button busy={control.busy} onClick={control.decline}>
          {t.declineButton}
        </Button>
      </p>
    </Disclosure>
  );
}

/** Another card or account, where the last one failed. */
export function PayAgain({ bookingKey, settings, control }: Pick<Answering, 'control'> & { readonly bookingKey: string; readonly settings: PaymentSettings }) {
  const t = useMessages(statusTexts);
  const language = useLanguage();
  const { today } = useRuntime();
  const payment = usePagePayment(bookingKey, settings, control);
  const send = () => {
    const paid = paymentOf(payment.values, payment.settings, today);
    payment.setWrong('problems' in paid ? paid.problems : []);
    if (!('problems' in paid) && paid.payment) control.pay(paid.payment);
  };
  const problems = [
    ...payment.wrong.map(({ field, code }) => ({ field: paymentFieldId(field), message: paymentProblemText(code, language) })),
    ...serverProblems(control.refusal),
  ];
  return (
    <section aria-labelledby="pay-title" className="mt-10" data-part="pay-again">
      <h2 id="pay-title" className="text-2xl">
        {t.payTitle}
      </h2>
      <p className="mt-2 mb-4">{t.payText}</p>
      <ErrorSummary problems={problems} />
      <PaymentFields
        settings={payment.settings}
        values={payment.values}
        problems={payment.wrong}
        serverErrorAt={payment.serverErrorAt}
        onChange={payment.change}
        onFieldsAgain={payment.fieldsAgain}
      />
      <p className="mt-5">
        <Button variant="primary" busy={control.busy} onClick={send}>
          {t.paySend}
        </Button>
      </p>
    </section>
  );
}

/** What is wrong with the payment, or what the bank still wants. */
export function PaymentNews({ status }: Pick<Answering, 'status'>) {
  const t = useMessages(statusTexts);
  const { paymentError, payment } = status;
  return (
    <>
      {paymentError && (
        <Notice tone="error" title={paymentError.message} className="mt-6">
          <p>{t.payText}</p>
        </Notice>
      )}
      {payment?.challengeUrl != null && (
        <Notice tone="warn" title={t.challenge} className="mt-6">
          <p className="mt-3">
            <LinkButton variant="primary" href={payment.challengeUrl} rel="noreferrer">
              {t.challengeLink}
            </LinkButton>
          </p>
        </Notice>
      )}
    </>
  );
}
