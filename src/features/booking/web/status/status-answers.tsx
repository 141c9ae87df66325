// What else a booking may ask its customer: another means of payment (PAY-04), a place that he does not want.
import { paymentProblemText } from '#domain/payment/payment-texts.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { PaymentFields } from '../summary/payment-panel.tsx';
import { paymentFieldId, paymentOf, type PaymentSettings } from '../summary/payment-values.ts';
import { CardFieldsNews } from './card-fields-news.tsx';
import { serverProblems, usePagePayment } from './page-payment.ts';
import { statusTexts } from './status-texts.ts';
import type { StatusControl } from './use-status.ts';

interface Answering {
  readonly control: StatusControl;
}

/** The way out of an offer: said first what follows from it. */
export function DeclineOffer({ control }: Answering) {
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
export function PayAgain({ bookingKey, settings, control }: Answering & { readonly bookingKey: string; readonly settings: PaymentSettings }) {
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
      <p className="mt-2 mb-4">{payment.settings.note}</p>
      <ErrorSummary problems={problems} />
      <PaymentFields
        settings={payment.settings}
        values={payment.values}
        problems={payment.wrong}
        serverErrorAt={payment.serverErrorAt}
        onChange={payment.change}
        onFieldsAgain={payment.fieldsAgain}
      />
      <CardFieldsNews payment={payment} />
      <p className="mt-5">
        <Button variant="primary" busy={control.busy} onClick={send}>
          {t.paySend}
        </Button>
      </p>
    </section>
  );
}
