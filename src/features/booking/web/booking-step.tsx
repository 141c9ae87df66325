// Which step stands in the page, and what each of them gets of the booking. The steps are chunks of their own.
import { useEffect } from 'react';
import { stepIndex, type BookingStep as Step } from '#domain/booking/steps.ts';
import type { BookingSession } from '#features/booking/contract.ts';
import { CabinLoading } from './cabin/cabin-loading.tsx';
import { lazyStep } from './flow/lazy-step.tsx';
import { StepLoading } from './flow/step-loading.tsx';
import type { Booking } from './flow/use-booking.ts';
import { useFollowedBooking } from './flow/use-origin-and-mail.ts';
import type { BookingFormControl } from './form/use-booking-form.ts';
import { InsuranceFold, InsuranceSection } from './options/insurance-places.tsx';
import { hasChoices } from './options/running-quote.ts';
import type { InsuranceView } from './options/use-insurance.ts';
import { RequestStep } from './request/request-step.tsx';

const CabinStep = lazyStep(async () => (await import('./cabin/cabin-step.tsx')).CabinStep);
const OptionsStep = lazyStep(async () => (await import('./options/options-step.tsx')).OptionsStep);
const ContactsStep = lazyStep(async () => (await import('./contacts/contacts-step.tsx')).ContactsStep);
const SummaryStep = lazyStep(async () => (await import('./summary/summary-step.tsx')).SummaryStep);
const ConfirmationStep = lazyStep(async () => (await import('./confirmation/confirmation-step.tsx')).ConfirmationStep);

/** What comes after a step is fetched while it is filled in: no wait, and a network that goes away does not stop it. */
const after: Readonly<Partial<Record<Step, readonly { readonly prepare: () => void }[]>>> = {
  request: [CabinStep],
  cabin: [OptionsStep, ContactsStep],
  options: [ContactsStep, SummaryStep],
  contacts: [SummaryStep],
  summary: [ConfirmationStep],
};

export interface BookingStepProps {
  readonly booking: Booking;
  readonly session: BookingSession;
  readonly control: BookingFormControl;
  /** The total that stands in the side summary. */
  readonly shownTotal: BookingSession['quote'];
  /** null where no insurance comes with the booking. */
  readonly insurance: InsuranceView | null;
  readonly hrefOf: (step: Step) => string;
}

export function BookingStep(props: BookingStepProps) {
  const { step } = props.booking;
  useEffect(() => {
    const timer = setTimeout(() => after[step]?.forEach((next) => next.prepare()), 2000); // after what this step itself needs
    return () => clearTimeout(timer);
  }, [step]);
  switch (step) {
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

const Request = ({ booking: { flow, state }, session }: BookingStepProps) => (
  <RequestStep
    party={session.pax}
    maxPersons={state.settings?.maxPersons ?? 0}
    hasCabin={session.selection !== null}
    busy={state.busy !== null}
    onGo={(party) => void flow.setParty(party)}
  />
);

function Cabin({ booking: { flow, state, wishedCabin }, session, hrefOf }: BookingStepProps) {
  const { availability, trouble, wish } = state;
  if (!availability) return trouble && state.busy === null ? null : <CabinLoading />;
  return (
    <CabinStep
      availability={availability}
      session={session}
      wish={wish ?? (wishedCabin ? { cabinType: wishedCabin } : null)}
      taken={trouble?.kind === 'categorySelection' ? trouble.cabin : ''}
      onSelect={(chosen) => flow.select(chosen)}
      busy={state.busy !== null}
      problem={null}
      partyHref={hrefOf('request')}
    />
  );
}

function Options({ booking: { flow, state, address }, session, control, insurance, hrefOf }: BookingStepProps) {
  if (!state.options) return <StepLoading kind="default" step="options" />;
  const go = () => {
    flow.reached(stepIndex('contacts'));
    address.goTo('contacts', session.sessionId, { replace: false });
  };
  return (
    <OptionsStep
      options={state.options}
      control={control}
      busy={false}
      backHref={hrefOf('cabin')}
      onGo={go}
      insurance={insurance && <InsuranceFold view={insurance} control={control} />}
    />
  );
}

function Contacts({ booking: { flow, state }, control, shownTotal, hrefOf }: BookingStepProps) {
  if (!state.options) return <StepLoading kind="default" step="contacts" />;
  const isSkipped = !hasChoices(state.options);
  return (
    <ContactsStep
      control={control}
      countries={state.options.contactFormOptions.countries}
      busy={state.busy === 'summarize'}
      optionsSkipped={isSkipped}
      backHref={hrefOf(isSkipped ? 'cabin' : 'options')}
      partyHref={hrefOf('request')}
      onGo={() => void flow.summarize(control.cleanForm(), state.status, shownTotal?.total ?? null, 'summary')}
    />
  );
}

function Summary({ booking: { flow, state }, session, control, insurance, hrefOf }: BookingStepProps) {
  const { summary, options } = state;
  if (!summary || !options) return <StepLoading kind="summarize" step="summary" />;
  const chooseInsurance = (insuranceOffer: string | null) => {
    control.choose({ insuranceOffer });
    void flow.summarize({ ...control.cleanForm(), insuranceOffer }, state.status, summary.quote?.total ?? null);
  };
  return (
    <SummaryStep
      session={session}
      options={options}
      summary={summary}
      status={state.status}
      control={control}
      priceChange={state.priceChange}
      wasRefused={state.trouble?.kind === 'priceChanged'}
      isOrdering={state.busy !== null}
      hrefOf={hrefOf}
      insurance={
        insurance &&
        insurance.state !== 'data_needed' &&
        insurance.state !== 'fixed_only' && <InsuranceSection view={insurance} control={control} onChoose={chooseInsurance} />
      }
      onStatus={(status) => {
        // an option cannot be insured: what was wished for goes with it
        const insuranceOffer = status === 'fixed_booking' ? control.form.insuranceOffer : null;
        if (insuranceOffer !== control.form.insuranceOffer) control.choose({ insuranceOffer });
        flow.chooseStatus(status, { ...control.cleanForm(), insuranceOffer });
      }}
      onAcceptPrice={flow.acceptPrice}
      onOrder={(order) => void flow.confirm({ ...order, form: control.cleanForm(), userAgent: navigator.userAgent })}
    />
  );
}

function Confirmed({ booking: { flow, state }, session, control, hrefOf }: BookingStepProps) {
  const { confirmation } = session;
  useFollowedBooking(
    flow,
    confirmation
      ? `${confirmation.bookingId} ${confirmation.bookingState} ${confirmation.payment?.state ?? ''} ${confirmation.payment?.means ?? ''}`
      : undefined,
  );
  if (!confirmation) return <StepLoading kind="default" step="confirmation" />;
  const bookAgain = () => {
    control.choose({ acceptTerms: false }); // another order needs a consent of its own
    void flow.restart(session.pax);
  };
  return (
    <ConfirmationStep
      confirmation={confirmation}
      paying={{ session, href: hrefOf('confirmation'), onConfirmation: flow.showConfirmation }}
      isLate={state.isLate}
      origins={state.origins}
      onOrigin={flow.submitOrigin}
      onAnswerPrice={flow.answerPrice}
      onAgain={session.voyage ? bookAgain : undefined}
    />
  );
}
