// The step list of the booking (BOOK-01, rule B1): words on a desk, 'Schritt 2 von 5' on a phone.
import { bookingSteps, stepIndex, type BookingStep } from '#domain/booking/steps.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Steps } from '#platform/web/ui/steps.tsx';
import { frameTexts } from './frame-texts.ts';

type NamedStep = Exclude<BookingStep, 'confirmation'>;
const isNamed = (step: BookingStep): step is NamedStep => step !== 'confirmation';

interface BookingStepsProps {
  readonly current: BookingStep;
  /** Index of the highest step reached; steps up to it are links. */
  readonly maxStep: number;
  /** Whether the booking begins with the request step; else with the cabin. */
  readonly withRequest: boolean;
  /** Address of a step with the query of the page kept. */
  readonly hrefOf: (step: NamedStep) => string;
}

/** Nothing is shown at the confirmation: there is no way back from it. */
export function BookingSteps({ current, maxStep, withRequest, hrefOf }: BookingStepsProps) {
  const t = useMessages(frameTexts);
  const shown = bookingSteps.filter(isNamed).filter((step) => withRequest || step !== 'request');
  const index = shown.findIndex((step) => step === current);
  if (index === -1) return null;
  return (
    <Steps
      label={t.stepList}
      current={index}
      steps={shown.map((step) => ({ label: t.steps[step], href: stepIndex(step) <= maxStep ? hrefOf(step) : undefined }))}
    />
  );
}
