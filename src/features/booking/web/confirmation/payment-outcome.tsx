// How the payment of an order fares, and where it was refused another one: the booking stands meanwhile (PAY-04, screen 5.18).
import { useEffect, useState } from 'react';
import type { PaymentProblem } from '#domain/payment/payment-form.ts';
import { paymentProblemText } from '#domain/payment/payment-texts.ts';
import type { BookingSession, Confirmation, confirmBooking, getPaymentSettings } from '#features/booking/contract.ts';
import { Failure } from '#platform/contract/failures.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';
import { useBrand, useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Button, LinkButton } from '#platform/web/ui/button.tsx';
import { ErrorSummary, type FormProblem } from '#platform/web/ui/error-summary.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PaymentFields } from '../summary/payment-panel.tsx';
import { forgetPayment, noPayment, paymentFieldId, paymentOf, waysOf, type PaymentSettings } from '../summary/payment-values.ts';
import { usePayment, useReturnedCard } from '../summary/use-payment.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import { isEnding, outcomeOf } from './outcome.ts';
import { paymentOutcomeTexts } from './payment-outcome-texts.ts';

/** What another payment needs to be sent and shown. */
export interface Paying {
  readonly session: Pick<BookingSession, 'sessionId' | 'sessionRevision'>;
  /** Of the confirmation, for a card that comes back from its provider's page. */
  readonly href: string;
  readonly onConfirmation: (confirmation: Confirmation) => void;
}

type Payment = NonNullable<Confirmation['payment']>;

/** Every state in words; null = nothing to say. What is on file is of no use any more where the booking is over. */
export function usePaymentWords({ state, method, means, challengeUrl }: Payment, bookingState: Confirmation['bookingState']): string | null {
  const t = useMessages(paymentOutcomeTexts);
  const isBooked = bookingState === 'fixed';
  const onFile = method === 'sepa' ? (isBooked ? t.debit(means) : t.debitLater(means)) : isBooked ? t.underWay(means) : t.waiting(means);
  const words: Readonly<Record<Payment['state'], string | null>> = {
    none: null,
    tokenised: isEnding(outcomeOf[bookingState]) ? null : onFile,
    forwarding: challengeUrl === null ? t.underWay(means) : t.challengeText(means),
    unknown: t.unknown(means),
    forwarded: method === 'sepa' ? t.debit(means) : t.paid(means), // an account is with the cruise line then, which collects
    declined: null,
  };
  return words[state];
}

/** The form for another card or account. */
function AnotherPayment({ paying, settings, token }: { readonly paying: Paying; readonly settings: PaymentSettings; readonly token: string | null }) {
  const t = useMessages(paymentOutcomeTexts);
  const language = useLanguage();
  const { today } = useRuntime();
  const api = useApi();
  const payment = usePayment(paying.session, settings);
  const { change } = payment;
  useEffect(() => {
    if (token !== null) change((before) => ({ ...before, method: 'creditCard', card: { token, facts: null } }));
  }, [token, change]);
  const [wrong, setWrong] = useState<readonly PaymentProblem[]>([]);
  const [said, setSaid] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const send = async () => {
    const paid = paymentOf(payment.values, payment.settings, today);
    const found = 'problems' in paid ? paid.problems : [];
    setWrong(found);
    setSaid({});
    setFailed(false);
    setProblems(found.map(({ field, code }) => ({ field: paymentFieldId(field), message: paymentProblemText(code, language) })));
    if ('problems' in paid || paid.payment === null) return;
    setBusy(true);
    try {
      const { sessionId, sessionRevision } = paying.session;
      const confirmation = await api<typeof confirmBooking>('bookingRequest/confirmBooking', { sessionId, sessionRevision, payment: paid.payment });
      change(() => noPayment);
      paying.onConfirmation(confirmation);
    } catch (error) {
      const errors = error instanceof Failure ? error.errors : undefined;
      if (errors) {
        setSaid(errors);
        setProblems(Object.entries(errors).map(([key, [message = '']]) => ({ field: key.replace(/\./g, '-'), message })));
      } else setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-5 grid gap-5 [&>.error-summary]:mb-0" data-part="another-payment">
      <ErrorSummary problems={problems} />
      <PaymentFields
        settings={payment.settings}
        values={payment.values}
        problems={wrong}
        serverErrorAt={(field) => said[`payment.${field}`]?.[0]}
        onChange={change}
        onFieldsAgain={payment.fieldsAgain}
      />
      {hasFailed && (
        <Notice tone="error" live>
          <p>{t.failed}</p>
        </Notice>
      )}
      <div>
        <Button variant="primary" busy={busy} onClick={() => void send()}>
          {t.send}
        </Button>
        <p className="hint mt-2">{t.sendHint}</p>
      </div>
    </div>
  );
}

/** Asked for when the customer wants to: the provider opens its fields for him then. */
function useSettings({ session }: Paying): {
  readonly settings: PaymentSettings | null;
  readonly state: 'idle' | 'loading' | 'failed';
  readonly load: () => Promise<void>;
} {
  const api = useApi();
  const [settings, setSettings] = useState<PaymentSettings | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { sessionId, sessionRevision } = session;
  const load = async () => {
    setState('loading');
    forgetPayment(); // a card is handed on once: the one of the order is of no use any more
    try {
      setSettings(await api<typeof getPaymentSettings>('bookingRequest/getPaymentSettings', { sessionId, sessionRevision, bookingStatus: 'fixed_booking' }));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { settings, state, load };
}

function Refused({ message, payment, paying }: { readonly message: string; readonly payment: Payment; readonly paying: Paying }) {
  const t = useMessages(paymentOutcomeTexts);
  const words = useMessages(confirmationTexts);
  const brand = useBrand();
  const { settings, state, load } = useSettings(paying);
  const [token, setToken] = useState<string | null>(null);
  useReturnedCard(paying.href, (returned) => {
    setToken(returned);
    void load();
  });
  return (
    <>
      <div data-trouble="paymentUnknownCard">
        <Notice tone="error" live title={t.refused}>
          <p>{message}</p>
          <p>
            {t.stays} {!payment.mayTryAgain && t.call}
          </p>
          <p className="mt-3 flex flex-wrap gap-3">
            {payment.mayTryAgain && !settings && (
              <Button size="compact" busy={state === 'loading'} onClick={() => void load()}>
                {t.another}
              </Button>
            )}
            <LinkButton size="compact" href={`tel:${brand.phone.dial}`}>
              {words.call(brand.phone.shown)}
            </LinkButton>
          </p>
        </Notice>
      </div>
      <LiveStatus text={state === 'loading' ? t.loading : ''} />
      {state === 'failed' && (
        <Notice tone="warn" live className="mt-4">
          <p>{t.notLoaded}</p>
        </Notice>
      )}
      {payment.mayTryAgain && settings && waysOf(settings).length === 0 && (
        <Notice tone="warn" live className="mt-4">
          <p>{settings.note}</p>
        </Notice>
      )}
      {payment.mayTryAgain && settings && waysOf(settings).length > 0 && <AnotherPayment paying={paying} settings={settings} token={token} />}
    </>
  );
}

/** Nothing where nothing was to be paid with the order. */
export function PaymentOutcome({ confirmation, paying }: { readonly confirmation: Confirmation; readonly paying: Paying }) {
  const { payment } = confirmation;
  return payment ? <Followed payment={payment} confirmation={confirmation} paying={paying} /> : null;
}

interface FollowedProps {
  readonly payment: Payment;
  readonly confirmation: Confirmation;
  readonly paying: Paying;
}

/** Each state is said once when it comes; what was begun in the one before is over with it. */
function Followed({ payment, confirmation, paying }: FollowedProps) {
  const words = usePaymentWords(payment, confirmation.bookingState);
  return (
    <>
      <LiveStatus text={words ?? ''} />
      <Shown key={payment.state} payment={payment} words={words} message={confirmation.paymentError?.message ?? null} paying={paying} />
    </>
  );
}

interface ShownProps {
  readonly payment: Payment;
  readonly words: string | null;
  readonly message: string | null;
  readonly paying: Paying;
}

function Shown({ payment, words, message, paying }: ShownProps) {
  const t = useMessages(paymentOutcomeTexts);
  const isRefused = message !== null && (payment.state === 'declined' || payment.state === 'none');
  const { challengeUrl } = payment;
  const isWaiting = payment.state === 'forwarding' || payment.state === 'unknown';
  if (words === null && !isRefused) return null;
  return (
    <section aria-labelledby="payment-outcome-title" className="mt-8" data-part="payment-outcome" data-state={payment.state}>
      <h2 id="payment-outcome-title" className="text-lg">
        {t.title}
      </h2>
      <div className="mt-2">
        {isRefused ? (
          <Refused message={message} payment={payment} paying={paying} />
        ) : challengeUrl !== null ? (
          <>
            <Notice tone="warn" title={t.challenge}>
              <p>{words}</p>
            </Notice>
            <p className="mt-4">
              <a className="btn btn-primary" href={challengeUrl} target="_blank" rel="noreferrer">
                {t.challengeLink}
              </a>
            </p>
          </>
        ) : (
          <p className="flex items-start gap-2">
            {isWaiting && <span className="spinner mt-1" aria-hidden="true" />}
            {words}
          </p>
        )}
      </div>
    </section>
  );
}
