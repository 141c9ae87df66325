// How the payment of a booking stands, each state in words: what the bank still wants, and what is left where it said no (PAY-04).
import { useEffect } from 'react';
import type { BookingStatus } from '#features/booking/status-contract.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { usePaymentWords } from '../confirmation/payment-outcome.tsx';
import { paymentOutcomeTexts } from '../confirmation/payment-outcome-texts.ts';
import { statusTexts } from './status-texts.ts';
import { keepWayBack } from './way-back.ts';

interface PaymentNewsProps {
  readonly bookingKey: string;
  readonly status: Pick<BookingStatus, 'payment' | 'paymentError' | 'bookingState'>;
}

/** Refused for certain: the booking stands, another card or account may follow below, or we settle it on the phone. */
function Refused({ message, mayTryAgain }: { readonly message: string; readonly mayTryAgain: boolean }) {
  const p = useMessages(paymentOutcomeTexts);
  const t = useMessages(statusTexts);
  const brand = useBrand();
  return (
    <Notice tone="error" live title={p.refused}>
      {/* which other card to use is no advice any more where none can be given */}
      {mayTryAgain && <p>{message}</p>}
      <p>{mayTryAgain ? t.payText : `${p.stays} ${p.call}`}</p>
      {!mayTryAgain && (
        <p className="mt-3">
          <LinkButton size="compact" href={`tel:${brand.phone.dial}`}>
            {t.call(brand.phone.shown)}
          </LinkButton>
        </p>
      )}
    </Notice>
  );
}

function Challenge({ bookingKey, means, address }: { readonly bookingKey: string; readonly means: string; readonly address: string }) {
  const t = useMessages(statusTexts);
  useEffect(() => keepWayBack(bookingKey, sessionStorage, Date.now()), [bookingKey]);
  return (
    <>
      <Notice tone="warn" live title={t.challenge}>
        <p>{t.challengeText(means)}</p>
      </Notice>
      <p className="mt-4">
        <a className="btn btn-primary" href={address} rel="noreferrer">
          {t.challengeLink}
        </a>
      </p>
    </>
  );
}

/** Nothing where nothing was to be paid with the order. */
export function PaymentNews({ bookingKey, status }: PaymentNewsProps) {
  return status.payment ? <Told bookingKey={bookingKey} status={status} payment={status.payment} /> : null;
}

function Told({ bookingKey, status, payment }: PaymentNewsProps & { readonly payment: NonNullable<BookingStatus['payment']> }) {
  const p = useMessages(paymentOutcomeTexts);
  const words = usePaymentWords(payment, status.bookingState);
  const { challengeUrl, means, mayTryAgain } = payment;
  const refused = payment.state === 'declined' || payment.state === 'none' ? status.paymentError : null;
  const isWaiting = payment.state === 'forwarding' || payment.state === 'unknown';
  if (words === null && !refused) return null;
  return (
    <section aria-labelledby="payment-news-title" className="mt-6 max-w-prose" data-part="payment-news" data-state={payment.state}>
      <h2 id="payment-news-title" className="mb-2 text-lg">
        {p.title}
      </h2>
      <LiveStatus text={challengeUrl === null ? (words ?? '') : ''} />
      {refused ? (
        <Refused message={refused.message} mayTryAgain={mayTryAgain} />
      ) : challengeUrl !== null ? (
        <Challenge bookingKey={bookingKey} means={means} address={challengeUrl} />
      ) : (
        <p className="flex items-start gap-2">
          {isWaiting && <span className="spinner mt-1" aria-hidden="true" />}
          {words}
        </p>
      )}
    </section>
  );
}
