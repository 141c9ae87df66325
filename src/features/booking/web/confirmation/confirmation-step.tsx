// What the customer has now, in one sentence, and what happens next; papers, mail and the question where he came from (BOOK-15, BOOK-16,
// screen 5.18). There is no way on from here and none back.
import type { Confirmation } from '#features/booking/contract.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import type { PriceAnswer as Answered } from '../flow/after-order.ts';
import type { OriginOption } from '../flow/flow-state.ts';
import { isUnderWay } from '../flow/follow.ts';
import { BookingFacts, MailState, Papers } from './booking-facts.tsx';
import { confirmationTexts, nextSteps, sentences } from './confirmation-texts.ts';
import { LiveBookingError } from './live-booking-error.tsx';
import { OriginQuestion } from './origin-question.tsx';
import { OtherWays } from './other-ways.tsx';
import { isEnding, outcomeOf } from './outcome.ts';
import { PaymentOutcome, type Paying } from './payment-outcome.tsx';
import { PriceAnswer } from './price-answer.tsx';

export interface ConfirmationStepProps {
  readonly confirmation: Confirmation;
  /** Left out, nothing can be paid from here. */
  readonly paying?: Paying | undefined;
  /** The mail should have gone by now. */
  readonly isLate: boolean;
  readonly origins: readonly OriginOption[] | null;
  readonly onOrigin: (origin: number) => Promise<boolean>;
  readonly onAnswerPrice: (accepted: boolean) => Promise<Answered>;
  /** Begins again at the cabin of the same voyage; left out where there is no voyage. */
  readonly onAgain: (() => void) | undefined;
}

/** Number in one piece, wherever the line ends. */
function Sentence({ text, number }: { readonly text: string; readonly number: string }) {
  const [before = '', ...after] = text.split(number);
  return (
    <h1>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after.join(number)}
    </h1>
  );
}

function Help({ confirmation }: { readonly confirmation: Confirmation }) {
  const t = useMessages(confirmationTexts);
  const brand = useBrand();
  const { supportEmail, requestSubject, bookingId, voyageDetailUrl } = confirmation;
  const mail = `mailto:${supportEmail || brand.serviceEmail}?subject=${encodeURIComponent(requestSubject || bookingId)}`;
  return (
    <section aria-labelledby="help-title" className="mt-10 border-t border-line pt-6">
      <h2 id="help-title" className="text-lg">
        {t.help}
      </h2>
      <p className="mt-3 flex flex-wrap gap-3">
        <LinkButton href={`tel:${brand.phone.dial}`}>{t.call(brand.phone.shown)}</LinkButton>
        <LinkButton href={mail}>{t.mail}</LinkButton>
        {voyageDetailUrl !== null ? <LinkButton href={voyageDetailUrl}>{t.voyage}</LinkButton> : <LinkButton href={brand.searchUrl}>{t.search}</LinkButton>}
      </p>
    </section>
  );
}

export function ConfirmationStep(props: ConfirmationStepProps) {
  const { confirmation, paying, isLate, origins, onOrigin, onAnswerPrice, onAgain } = props;
  const t = useMessages(confirmationTexts);
  const language = useLanguage();
  const format = useFormat();
  const { bookingType, bookingState, bookingId: number } = confirmation;
  const outcome = outcomeOf[bookingState];
  const until = confirmation.optionValidUntil === null ? '' : format.moment(new Date(confirmation.optionValidUntil));
  const sentence = sentences[language][outcome][bookingType]({ number, until });
  const steps = nextSteps(language, outcome, bookingType, until);
  return (
    <div data-part="confirmation-step" data-outcome={outcome} className="max-w-prose">
      <Sentence text={sentence} number={number} />
      <LiveStatus text={sentence} />
      {(outcome === 'done' || outcome === 'pending') && <p className="mt-3 text-lg">{t.thanks}</p>}
      {isUnderWay(confirmation) && (
        <p className="mt-3 flex items-start gap-2 text-ink-2" data-part="under-way">
          <span className="spinner mt-1" aria-hidden="true" />
          {t.following}
        </p>
      )}
      <LiveBookingError confirmation={confirmation} />
      <PriceAnswer confirmation={confirmation} onAnswer={onAnswerPrice} />
      <OtherWays outcome={outcome} onAgain={onAgain} />
      <BookingFacts confirmation={confirmation} />
      {paying && <PaymentOutcome confirmation={confirmation} paying={paying} />}
      <div className="mt-6">
        <MailState mail={confirmation.confirmationEmail} isConfirmed={outcome === 'done'} isLate={isLate} />
      </div>
      {steps.length > 0 && (
        <section aria-labelledby="next-title" className="mt-8">
          <h2 id="next-title" className="text-lg">
            {t.next}
          </h2>
          <ol className="mt-2 grid list-decimal gap-2 pl-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <Papers confirmation={confirmation} />
      {confirmation.enquireCustomerOrigin && origins && !isEnding(outcome) && <OriginQuestion options={origins} onAnswer={onOrigin} />}
      <Help confirmation={confirmation} />
    </div>
  );
}
