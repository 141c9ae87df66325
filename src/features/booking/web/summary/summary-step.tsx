// The last step before the order (BOOK-12, BOOK-13, LAW-02, LAW-03; screen 5.17): choice, everything to be checked, payment, package form
// and terms, and at the very end the order block.
import { useMemo, useState, type ReactNode } from 'react';
import { validateDirectBooking } from '#domain/booking/form/validate-form.ts';
import type { BookingStatus } from '#domain/booking/form/booking-form.ts';
import type { FormPath } from '#domain/booking/form/findings.ts';
import type { BookingStep } from '#domain/booking/steps.ts';
import type { PaymentProblem } from '#domain/payment/payment-form.ts';
import { paymentProblemText } from '#domain/payment/payment-texts.ts';
import type { BookingOptions, BookingSession, BookingSummary } from '#features/booking/contract.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { ErrorSummary, type FormProblem } from '#platform/web/ui/error-summary.tsx';
import { AppLink } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { TermsTick } from '../form/closing-fields.tsx';
import type { BookingFormControl } from '../form/use-booking-form.ts';
import type { PaymentInput } from '../flow/booking-flow.ts';
import { isDearer, type PriceChange } from '../flow/flow-state.ts';
import { arrivalChosen } from '../options/running-quote.ts';
import { CheckAnswers } from './check-answers.tsx';
import { LegalPapers, useOrderDocuments } from './legal-papers.tsx';
import { OrderBlock } from './order-block.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { paymentFieldId, paymentOf } from './payment-values.ts';
import { PriceChangeNotice } from './price-change.tsx';
import { StatusChoice } from './status-choice.tsx';
import { summaryTexts } from './summary-texts.ts';
import { usePayment, useReturnedCard } from './use-payment.ts';

export interface SummaryStepProps {
  readonly session: BookingSession;
  readonly options: BookingOptions;
  readonly summary: BookingSummary;
  readonly status: BookingStatus | null;
  readonly control: BookingFormControl;
  readonly priceChange: PriceChange | null;
  /** An order was not taken because of the price. */
  readonly wasRefused?: boolean;
  /** The order itself is under way. */
  readonly isOrdering: boolean;
  /** Insurance, once the booking is to be a fixed one. */
  readonly insurance?: ReactNode;
  readonly hrefOf: (step: BookingStep) => string;
  readonly onStatus: (status: BookingStatus) => void;
  readonly onAcceptPrice: () => void;
  readonly onOrder: (order: { readonly acceptDirectBooking: boolean; readonly payment: PaymentInput | null }) => void;
}

/** The choice, the direct tick, the payment, and whether all of it is right. */
function useOrder({ summary, control, priceChange, onOrder, isOrdering, session, hrefOf, onStatus }: SummaryStepProps) {
  const t = useMessages(summaryTexts);
  const language = useLanguage();
  const { today } = useRuntime();
  const [isDirectAccepted, setDirectAccepted] = useState(false);
  const payment = usePayment(session, summary.paymentSettings);
  useReturnedCard(hrefOf('summary'), (token) => {
    payment.change((before) => ({ ...before, method: 'creditCard', card: { token, facts: null } }));
    // Whoever went to enter a card had decided to book.
    if (summary.bookingType !== 'fixed_booking') onStatus('fixed_booking');
  });
  const [wrong, setWrong] = useState<readonly PaymentProblem[]>([]);
  const [priceFirst, setPriceFirst] = useState<readonly FormProblem[]>([]);
  const isFixed = summary.bookingType === 'fixed_booking';
  const problems = useMemo(
    () => [
      ...priceFirst,
      ...control.problems,
      ...wrong.map(({ field, code }) => ({ field: paymentFieldId(field), message: paymentProblemText(code, language) })),
    ],
    [priceFirst, control.problems, wrong, language],
  );
  const order = () => {
    if (isOrdering) return;
    const findings = control.check(['summary'], validateDirectBooking(isDirectAccepted, control.requirements));
    const paid = isFixed ? paymentOf(payment.values, payment.settings, today) : { payment: null };
    setWrong('problems' in paid ? paid.problems : []);
    const isUnaccepted = priceChange !== null && isDearer(priceChange);
    setPriceFirst(isUnaccepted ? [{ field: 'price-change', message: t.priceFirst }] : []);
    if (findings.length > 0 || isUnaccepted || 'problems' in paid) return;
    onOrder({ acceptDirectBooking: isDirectAccepted, payment: paid.payment });
  };
  return { isDirectAccepted, setDirectAccepted, payment, wrong, problems, isFixed, order };
}

function Remarks({ summary }: { readonly summary: BookingSummary }) {
  const t = useMessages(summaryTexts);
  // The section below says it with what follows from it.
  const warnings = summary.warnings.filter((warning) => warning !== `${t.onlyFixed}.`);
  return (
    <>
      {summary.quoteError !== null && (
        <Notice tone="warn" title={t.quoteError} className="mb-6">
          <p>{summary.quoteError}</p>
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warn" title={t.warnings} className="mb-6">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
    </>
  );
}

/** All that is to be read before the order, and the tick below it. */
function Legal({ summary, control }: Pick<SummaryStepProps, 'summary' | 'control'>) {
  const documents = useOrderDocuments();
  return (
    <LegalPapers packageForm={summary.packageForm} insolvencyCover={summary.insolvencyCover}>
      <TermsTick control={control} documents={documents} />
    </LegalPapers>
  );
}

export function SummaryStep(props: SummaryStepProps) {
  const { session, options, summary, status, control, priceChange, isOrdering, hrefOf } = props;
  const t = useMessages(summaryTexts);
  const order = useOrder(props);
  return (
    <div data-part="summary-step" className="[&>.error-summary]:mb-6">
      <ErrorSummary problems={order.problems} />
      {priceChange && <PriceChangeNotice change={priceChange} wasRefused={props.wasRefused === true} onAccept={props.onAcceptPrice} />}
      <h1>{t.title}</h1>
      <p className="mt-2 mb-6 text-ink-2">{t.intro}</p>
      <Remarks summary={summary} />
      <StatusChoice
        options={options}
        summary={summary}
        status={status}
        error={status === null ? control.errorAt('bookingStatus') : undefined}
        onChange={props.onStatus}
        isDirectAccepted={order.isDirectAccepted}
        directError={order.isDirectAccepted ? undefined : control.errorAt('acceptDirectBooking')}
        onDirect={order.setDirectAccepted}
      />
      <div className="mt-8 grid gap-8">
        {props.insurance}
        <CheckAnswers blocks={summary.summary.blocks} hrefOf={hrefOf} />
        {order.isFixed && (
          <PaymentPanel
            settings={order.payment.settings}
            values={order.payment.values}
            problems={order.wrong}
            serverErrorAt={(field) => control.errorAt(`payment.${field}` as FormPath)}
            onChange={order.payment.change}
            onFieldsAgain={order.payment.fieldsAgain}
          />
        )}
        <Legal summary={summary} control={control} />
      </div>
      <OrderBlock
        session={session}
        summary={summary}
        status={status}
        form={control.form}
        arrival={arrivalChosen(options, control.form)?.label}
        busy={isOrdering}
        onOrder={order.order}
      />
      <p className="mt-6">
        <AppLink href={hrefOf('contacts')} className="link">
          {t.back}
        </AppLink>
      </p>
    </div>
  );
}
