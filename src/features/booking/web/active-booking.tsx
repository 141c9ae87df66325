// A booking that has begun: its form, the step that is shown, and the trip beside it.
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import type { BookingStep as Step } from '#domain/booking/steps.ts';
import { looksLikeCard } from '#domain/payment/looks-like-card.ts';
import type { BookingSession } from '#features/booking/contract.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { BookingStep } from './booking-step.tsx';
import { bookingTexts } from './booking-texts.ts';
import { showings } from './flow/exceptions.ts';
import type { FlowState } from './flow/flow-state.ts';
import { requirementsFor } from './flow/form-requirements.ts';
import { StepBoundary } from './flow/lazy-step.tsx';
import { loadingTexts } from './flow/loading-texts.ts';
import { OfflineNotice } from './flow/offline-notice.tsx';
import { StepFrame } from './flow/step-frame.tsx';
import { StepLoading, WaitWords } from './flow/step-loading.tsx';
import { TroubleView, type TroubleWays } from './flow/trouble-view.tsx';
import type { Booking } from './flow/use-booking.ts';
import { useStepData } from './flow/use-step-data.ts';
import { useBookingForm } from './form/use-booking-form.ts';
import { BookingSteps } from './frame/booking-steps.tsx';
import { SideSummary } from './frame/side-summary.tsx';
import { useChosenOptions } from './frame/use-chosen-options.ts';
import { runningQuote } from './options/running-quote.ts';
import { useInsurance } from './options/use-insurance.ts';

interface ActiveProps {
  readonly booking: Booking;
  readonly session: BookingSession;
  readonly hasPartyInAddress: boolean;
  readonly noScript: ReactNode;
}

/** Once it is ordered, the place is no longer kept for a while only. */
const withoutHold = (session: BookingSession): BookingSession => ({
  ...session,
  selection: session.selection && { ...session.selection, heldUntil: null },
});

const contentOf = ({ availability, options, summary }: FlowState, step: Step): string =>
  step === 'cabin' ? (availability ? ' ready' : '') : step === 'summary' ? (summary ? ' ready' : '') : options ? ' ready' : '';

export function ActiveBooking({ booking, session, hasPartyInAddress, noScript }: ActiveProps) {
  const { flow, state, address, step } = booking;
  const t = useMessages(bookingTexts);
  const words = useMessages(loadingTexts);
  const requirements = useMemo(() => requirementsFor(state, session), [state, session]);
  const [initial] = useState(() => session.bookingOptions ?? emptyBookingForm(session.paxAges.length));
  const control = useBookingForm(initial, requirements, { draftKey: session.sessionId, looksLikeCard });
  const quote = runningQuote(session, state.options, control.form);
  useStepData(booking, control, quote);
  const hrefOf = (one: Step) => address.hrefOf(one, session.sessionId);
  const isNear = step === 'options' || step === 'summary';
  const insurance = useInsurance({ session, options: state.options, form: control.form, status: state.status, isNear });
  const chosen = useChosenOptions(state.options, control.form, hrefOf('options'), insurance?.chosen ?? null);
  const { trouble } = state;
  const isPage = trouble !== null && showings[trouble.kind].as === 'page';
  const isConfirmation = step === 'confirmation';
  // The summary shows both prices with the way to accept the new one; said twice it would be one notice too many.
  const isSaidBySummary = trouble?.kind === 'priceChanged' && state.priceChange !== null && step === 'summary';
  const ways: TroubleWays = {
    onReload: () => void flow.reload(),
    onRestart: () => void flow.restart(session.pax),
    onRetry: flow.retry,
    onClose: flow.closeTrouble,
    partyHref: hrefOf('request'),
    cabinHref: hrefOf('cabin'),
    voyageHref: session.voyage?.href,
  };
  return (
    <BookingFrame
      steps={
        !isConfirmation && (
          <BookingSteps
            current={step}
            maxStep={Math.max(session.maxStep, state.reached)}
            withRequest={!hasPartyInAddress || step === 'request'}
            hrefOf={hrefOf}
          />
        )
      }
      side={
        <SideSummary
          session={isConfirmation ? withoutHold(session) : session}
          quote={quote}
          previousTotal={isConfirmation ? undefined : state.priceChange?.previous}
          partyHref={isConfirmation ? undefined : hrefOf('request')}
          cabinHref={isConfirmation || step === 'cabin' ? undefined : hrefOf('cabin')}
          options={isConfirmation ? [] : chosen}
          isChecking={state.busy === 'summarize'}
          checkedAt={isConfirmation ? undefined : (state.checkedAt ?? undefined)}
        >
          {!isConfirmation && (
            <p className="mt-3 text-xs text-ink-3">
              {state.summary === null && quote !== session.quote && t.unchecked} {t.notBinding}
            </p>
          )}
        </SideSummary>
      }
    >
      {noScript}
      <LiveStatus text={state.busy === null ? '' : words[state.busy]} />
      {state.wasRestarted && step === 'cabin' && !trouble && (
        <Notice title={t.restarted} className="mb-6">
          <p>{t.restartedText}</p>
        </Notice>
      )}
      <OfflineNotice trouble={trouble} onBack={flow.retry} />
      {trouble && !isSaidBySummary && <TroubleView trouble={trouble} persons={session.pax.adults + session.pax.childAges.length} ways={ways} />}
      {!isPage && (
        <StepBoundary>
          <Suspense fallback={<StepLoading kind="default" step={step} />}>
            <StepFrame name={`${step}${contentOf(state, step)}`} takesFocus={booking.hasMoved}>
              <BookingStep booking={booking} session={session} control={control} shownTotal={quote} insurance={insurance} hrefOf={hrefOf} />
            </StepFrame>
            {(state.busy === 'booking' || (state.busy === 'summarize' && step === 'contacts')) && <WaitWords kind={state.busy} />}
          </Suspense>
        </StepBoundary>
      )}
    </BookingFrame>
  );
}
