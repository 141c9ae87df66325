// A booking that has begun: its form, the step that is shown, and the trip beside it. The steps are chunks of their own.
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import { formRequirements, type FormRequirements } from '#domain/booking/form/requirements.ts';
import { stepIndex, type BookingStep } from '#domain/booking/steps.ts';
import { looksLikeCard } from '#domain/payment/looks-like-card.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { BookingSession } from '#features/booking/contract.ts';
import { BookingFrame } from './booking-frame.tsx';
import { bookingTexts } from './booking-texts.ts';
import { CabinLoading } from './cabin/cabin-loading.tsx';
import { showings } from './flow/exceptions.ts';
import type { FlowState } from './flow/flow-state.ts';
import { loadingTexts } from './flow/loading-texts.ts';
import { StepFrame } from './flow/step-frame.tsx';
import { StepLoading, WaitWords } from './flow/step-loading.tsx';
import { TroubleView, type TroubleWays } from './flow/trouble-view.tsx';
import { missingFor, type Booking } from './flow/use-booking.ts';
import { useFollowedBooking } from './flow/use-origin-and-mail.ts';
import { useBookingForm, type BookingFormControl } from './form/use-booking-form.ts';
import { BookingSteps } from './frame/booking-steps.tsx';
import { SideSummary, type ChosenOption } from './frame/side-summary.tsx';
import { arrivalChosen, hasChoices, runningQuote } from './options/running-quote.ts';
import { optionsTexts } from './options/options-texts.ts';
import { RequestStep } from './request/request-step.tsx';

const CabinStep = lazy(async () => ({ default: (await import('./cabin/cabin-step.tsx')).CabinStep }));
const OptionsStep = lazy(async () => ({ default: (await import('./options/options-step.tsx')).OptionsStep }));
const ContactsStep = lazy(async () => ({ default: (await import('./contacts/contacts-step.tsx')).ContactsStep }));
const SummaryStep = lazy(async () => ({ default: (await import('./summary/summary-step.tsx')).SummaryStep }));
const ConfirmationStep = lazy(async () => ({ default: (await import('./confirmation/confirmation-step.tsx')).ConfirmationStep }));

export const isWaitList = (session: BookingSession): boolean => (session.selection?.waitListCategoryCodes.length ?? 0) > 0;

/** What the form has to ask, from what the server said about the voyage; the server derives the same with the fare's own ages. */
export function requirementsFor({ options, status, summary }: FlowState, session: BookingSession): FormRequirements {
  const contact = options?.contactFormOptions;
  const waits = isWaitList(session);
  const choices = options?.bookingStatusOptions.statusChoices ?? [];
  const isOnlyFixed = !waits && (summary?.isImmediateBookingRequired === true || (choices.length === 1 && choices[0]?.status === 'fixed_booking'));
  return formRequirements({
    paxAges: session.paxAges,
    ageLimits: null,
    fare: null,
    departsOn: session.voyage?.departsOn ?? null,
    isNationalityRequired: contact?.isNationalityRequired ?? false,
    isClubSupported: contact?.isClubSupported ?? false,
    clubName: contact?.clubName ?? null,
    ageOfMajority: contact?.ageOfMajority ?? null,
    choice: { isCustomRequest: false, isWaitList: waits, status: isOnlyFixed ? 'fixed_booking' : status },
    isOnlyFixed,
  });
}

interface ActiveProps {
  readonly booking: Booking;
  readonly hasPartyInAddress: boolean;
  readonly noScript: ReactNode;
}

/** Loads what the step needs, shows the server's field errors at their fields, and leaves out a step without anything to choose. */
function useStepData({ flow, state, address, step }: Booking, control: BookingFormControl, shownTotal: ReturnType<typeof runningQuote>): void {
  const missing = missingFor(state, step);
  const form = useRef(control);
  const total = useRef(shownTotal);
  useEffect(() => {
    form.current = control;
    total.current = shownTotal;
  });
  useEffect(() => {
    if (missing === 'availability') void flow.loadAvailability();
    if (missing === 'options') void flow.loadOptions();
    if (missing === 'summary') void flow.summarize(form.current.cleanForm(), flow.get().status, total.current?.total ?? null);
  }, [missing, flow]);

  const { fieldErrors, options, session } = state;
  useEffect(() => {
    if (fieldErrors) form.current.showServerErrors(fieldErrors);
  }, [fieldErrors]);
  useEffect(() => {
    if (step === 'options' && options && session && !hasChoices(options)) address.goTo('contacts', session.sessionId, { replace: true });
  }, [step, options, session, address]);
  const isConfirmed = session?.state === 'confirmed';
  useEffect(() => {
    if (isConfirmed) form.current.forgetDraft();
  }, [isConfirmed]);
}

/** What was chosen beside the cabin, for the side summary. */
function useChosenOptions({ options }: FlowState, control: BookingFormControl, href: string): readonly ChosenOption[] {
  const t = useMessages(optionsTexts);
  const { form } = control;
  return useMemo(() => {
    if (!options) return [];
    const arrival = arrivalChosen(options, form);
    const named = (label: string, value: string) => (value === '' ? [] : [{ label, value, href }]);
    const packages = (kind: 'prePackage' | 'postPackage') =>
      options.prePostPackageOptions
        .filter((one) => one.kind === kind && form.prePostPackages.includes(one.id))
        .map((one) => one.name)
        .join(', ');
    const services = options.specialServiceOptions.filter((one) => form.specialServices.includes(one.id)).map((one) => one.label);
    return [
      ...named(t.arrival, arrival?.label ?? ''),
      ...named(t.prePackage, packages('prePackage')),
      ...named(t.postPackage, packages('postPackage')),
      ...named(t.services, services.join(', ')),
      ...named(t.vouchers, form.voucherCodes.join(', ')),
    ];
  }, [options, form, href, t]);
}

/** Once it is ordered, the place is no longer kept for a while only. */
const withoutHold = (session: BookingSession): BookingSession =>
  session.selection ? { ...session, selection: { ...session.selection, heldUntil: null } } : session;

export function ActiveBooking({ booking, hasPartyInAddress, noScript }: ActiveProps) {
  const { flow, state, address, step } = booking;
  const session = state.session as BookingSession; // this component is shown for a session alone
  const t = useMessages(bookingTexts);
  const words = useMessages(loadingTexts);
  const requirements = useMemo(() => requirementsFor(state, session), [state, session]);
  const [initial] = useState(() => session.bookingOptions ?? emptyBookingForm(session.paxAges.length));
  const control = useBookingForm(initial, requirements, { draftKey: session.sessionId, looksLikeCard });
  const quote = runningQuote(session, state.options, control.form);
  useStepData(booking, control, quote);
  const hrefOf = (one: BookingStep) => address.hrefOf(one, session.sessionId);
  const chosen = useChosenOptions(state, control, hrefOf('options'));
  const { trouble } = state;
  const isPage = trouble !== null && showings[trouble.kind].as === 'page';

  const ways: TroubleWays = {
    onReload: () => void flow.reload(),
    onRestart: () => void flow.restart(session.pax),
    onRetry: flow.closeTrouble,
    onClose: flow.closeTrouble,
    partyHref: hrefOf('request'),
    cabinHref: hrefOf('cabin'),
    voyageHref: session.voyage?.href,
  };
  const isUnchecked = state.summary === null && quote !== session.quote;
  const isConfirmation = step === 'confirmation';
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
          partyHref={isConfirmation ? undefined : hrefOf('request')}
          cabinHref={isConfirmation || step === 'cabin' ? undefined : hrefOf('cabin')}
          options={isConfirmation ? [] : chosen}
          isChecking={state.busy === 'summarize'}
          checkedAt={isConfirmation ? undefined : (state.checkedAt ?? undefined)}
        >
          {!isConfirmation && (
            <p className="mt-3 text-xs text-ink-3">
              {isUnchecked && t.unchecked} {t.notBinding}
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
      {trouble && <TroubleView trouble={trouble} persons={session.pax.adults + session.pax.childAges.length} ways={ways} />}
      {!isPage && (
        <Suspense fallback={<StepLoading kind="default" step={step} />}>
          <StepFrame name={`${step}${contentOf(state, step)}`} takesFocus={booking.hasMoved}>
            <Step booking={booking} session={session} control={control} shownTotal={quote} hrefOf={hrefOf} />
          </StepFrame>
          {(state.busy === 'booking' || (state.busy === 'summarize' && step === 'contacts')) && <WaitWords kind={state.busy} />}
        </Suspense>
      )}
    </BookingFrame>
  );
}

const contentOf = ({ availability, options, summary }: FlowState, step: BookingStep): string =>
  step === 'cabin' ? (availability ? ' ready' : '') : step === 'summary' ? (summary ? ' ready' : '') : options ? ' ready' : '';

interface StepProps {
  readonly booking: Booking;
  readonly session: BookingSession;
  readonly control: BookingFormControl;
  readonly shownTotal: ReturnType<typeof runningQuote>;
  readonly hrefOf: (step: BookingStep) => string;
}

function Step(props: StepProps) {
  switch (props.booking.step) {
    case 'request':
      return <Request {...props} />;
    case 'cabin':
      return <Cabin {...props} />;
    case 'options':
      return <Options {...props} />;
    case 'contacts':
      return <Contacts {...props} />;
    case 'summary':
      return <Summary {...props} />;
    case 'confirmation':
      return <Confirmed {...props} />;
  }
}

const Request = ({ booking: { flow, state }, session }: StepProps) => (
  <RequestStep
    party={session.pax}
    maxPersons={state.settings?.maxPersons ?? 0}
    hasCabin={session.selection !== null}
    busy={state.busy !== null}
    onGo={(party) => void flow.setParty(party)}
  />
);

function Cabin({ booking: { flow, state }, session, hrefOf }: StepProps) {
  if (!state.availability) return state.trouble && state.busy === null ? null : <CabinLoading />;
  return (
    <CabinStep
      availability={state.availability}
      session={session}
      onSelect={(wish) => flow.select(wish)}
      busy={state.busy !== null}
      problem={null}
      partyHref={hrefOf('request')}
    />
  );
}

function Options({ booking: { flow, state, address }, session, control, hrefOf }: StepProps) {
  if (!state.options) return <StepLoading kind="default" step="options" />;
  const go = () => {
    flow.reached(stepIndex('contacts'));
    address.goTo('contacts', session.sessionId, { replace: false });
  };
  return <OptionsStep options={state.options} control={control} busy={false} backHref={hrefOf('cabin')} onGo={go} />;
}

function Contacts({ booking: { flow, state, address }, session, control, shownTotal, hrefOf }: StepProps) {
  if (!state.options) return <StepLoading kind="default" step="contacts" />;
  const isSkipped = !hasChoices(state.options);
  const go = async () => {
    if (await flow.summarize(control.cleanForm(), state.status, shownTotal?.total ?? null)) address.goTo('summary', session.sessionId, { replace: false });
  };
  return (
    <ContactsStep
      control={control}
      busy={state.busy === 'summarize'}
      optionsSkipped={isSkipped}
      backHref={hrefOf(isSkipped ? 'cabin' : 'options')}
      partyHref={hrefOf('request')}
      onGo={() => void go()}
    />
  );
}

function Summary({ booking: { flow, state }, session, control, hrefOf }: StepProps) {
  const { summary, options } = state;
  if (!summary || !options) return <StepLoading kind="summarize" step="summary" />;
  return (
    <SummaryStep
      session={session}
      options={options}
      summary={summary}
      status={state.status}
      control={control}
      priceChange={state.priceChange}
      isOrdering={state.busy !== null}
      hrefOf={hrefOf}
      onStatus={(status) => {
        flow.chooseStatus(status);
        void flow.summarize(control.cleanForm(), status, summary.quote?.total ?? null);
      }}
      onAcceptPrice={flow.acceptPrice}
      onOrder={(order) => void flow.confirm({ ...order, form: control.cleanForm(), userAgent: navigator.userAgent })}
    />
  );
}

function Confirmed({ booking: { flow, state }, session }: StepProps) {
  const isFollowed = useFollowedBooking(flow, state);
  if (!session.confirmation) return <StepLoading kind="default" step="confirmation" />;
  return <ConfirmationStep confirmation={session.confirmation} isFollowed={isFollowed} origins={state.origins} onOrigin={flow.submitOrigin} />;
}
