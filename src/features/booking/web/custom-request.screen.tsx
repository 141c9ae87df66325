// A request without a voyage: ship, start, length and persons, then whom to answer, then everything at a glance (BOOK-17, screen 5.13). The
// questions stand in the server's markup; sending needs a script.
import { ClosedPage } from './flow/closed-page.tsx';
import { MockNotice } from './flow/mock-notice.tsx';
import { Suspense, useState } from 'react';
import { customSteps, type CustomStep } from '#domain/booking/steps.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Steps } from '#platform/web/ui/steps.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { requestOf } from './custom/answers.ts';
import { customTexts } from './custom/custom-texts.ts';
import { TripStep } from './custom/trip-step.tsx';
import { useCustomRequest, type CustomRequestControl } from './custom/use-custom-request.ts';
import { WishCard } from './custom/wish-card.tsx';
import type { CustomSettings, LoadedCustomRequest } from './custom-request.load.ts';
import { showings } from './flow/exceptions.ts';
import { lazyStep, StepBoundary } from './flow/lazy-step.tsx';
import { loadingTexts } from './flow/loading-texts.ts';
import { OfflineNotice } from './flow/offline-notice.tsx';
import { StepFrame } from './flow/step-frame.tsx';
import { StepLoading, WaitWords } from './flow/step-loading.tsx';
import { TroubleView, type TroubleWays } from './flow/trouble-view.tsx';

const ApplicantStep = lazyStep(async () => (await import('./custom/applicant-step.tsx')).ApplicantStep);
const SendStep = lazyStep(async () => (await import('./custom/send-step.tsx')).SendStep);
const ConfirmationStep = lazyStep(async () => (await import('./confirmation/confirmation-step.tsx')).ConfirmationStep);

interface CustomRequestScreenProps {
  readonly loaded: LoadedCustomRequest;
  /** The step that the address asks for. */
  readonly wanted: CustomStep | undefined;
  /** The page's query without '?'. */
  readonly query: string;
}

const named = customSteps.filter((step) => step !== 'confirmation');

function NoScript({ support }: { readonly support: CustomSettings['customerSupportSettings'] }) {
  const t = useMessages(customTexts);
  return (
    <noscript>
      <Notice tone="warn" title={t.script} className="mb-6">
        <p>{t.scriptText}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <LinkButton size="compact" href={`tel:${support.dial}`}>
            {t.call(support.phone)}
          </LinkButton>
          <LinkButton size="compact" href={`mailto:${support.email}`}>
            {t.mail}
          </LinkButton>
        </p>
      </Notice>
    </noscript>
  );
}

function StepList({ control }: { readonly control: CustomRequestControl }) {
  const t = useMessages(customTexts);
  const { step, state, address } = control;
  const index = named.findIndex((one) => one === (step ?? 'request'));
  if (index === -1) return null;
  // What is filled in leads on; the page itself decides what may be shown.
  const reached = state.session ? named.length : 0;
  return (
    <Steps
      label={t.stepList}
      current={index}
      steps={named.map((one, at) => ({
        label: t.steps[one],
        href: at < index || at < reached - 1 ? address.hrefOf(one, state.session?.sessionId) : undefined,
      }))}
    />
  );
}

export function CustomRequestScreen(props: CustomRequestScreenProps) {
  const { maintenance } = props.loaded;
  return <div data-source="src/features/booking/web/custom-request.screen.tsx">{maintenance ? <ClosedPage page={maintenance} /> : <Request {...props} />}</div>;
}

function Request({ loaded, wanted, query }: CustomRequestScreenProps) {
  const t = useMessages(customTexts);
  const words = useMessages(loadingTexts);
  const brand = useBrand();
  const control = useCustomRequest(loaded, wanted, query);
  const { flow, state, step, address } = control;
  const [settings] = useState(loaded.settings);
  const support = settings?.customerSupportSettings ?? { phone: brand.phone.shown, dial: brand.phone.dial, email: brand.serviceEmail };
  const { trouble, session } = state;
  const hrefOf = (one: CustomStep) => address.hrefOf(one, session?.sessionId);
  const ways: TroubleWays = {
    onReload: () => void flow.reload(),
    onRestart: () => void flow.restart(),
    onRetry: flow.retry,
    onClose: flow.closeTrouble,
    partyHref: hrefOf('request'),
    cabinHref: hrefOf('request'),
    voyageHref: undefined,
  };
  return (
    <>
      {settings?.isMock && <MockNotice />}
      <BookingFrame steps={<StepList control={control} />} side={<WishCard answers={step === 'confirmation' ? null : control.answers} support={support} />}>
        <NoScript support={support} />
        <LiveStatus text={state.busy === null ? '' : words[state.busy]} />
        {loaded.isSessionOver && session === null && !trouble && (
          <Notice title={t.restarted} className="mb-6">
            <p>{t.restartedText}</p>
          </Notice>
        )}
        <OfflineNotice trouble={trouble} onBack={flow.retry} />
        {trouble && showings[trouble.kind].as !== 'fields' && <TroubleView trouble={trouble} persons={0} ways={ways} isCustom />}
        <StepBoundary>
          <Suspense fallback={<StepLoading kind="default" step={step ?? 'request'} />}>
            <StepFrame name={step ?? 'loading'} takesFocus={control.hasMoved}>
              <Step control={control} ships={settings?.ships ?? []} hrefOf={hrefOf} />
            </StepFrame>
            {state.busy !== null && <WaitWords kind={state.busy} />}
          </Suspense>
        </StepBoundary>
      </BookingFrame>
    </>
  );
}

interface StepProps {
  readonly control: CustomRequestControl;
  readonly ships: readonly string[];
  readonly hrefOf: (step: CustomStep) => string;
}

function Step({ control, ships, hrefOf }: StepProps) {
  const { flow, state, step, address, answers, form } = control;
  const request = requestOf(answers);
  const sessionId = state.session?.sessionId ?? '';
  switch (step) {
    case null:
      return <StepLoading kind="default" step="request" />;
    case 'request':
      return (
        <TripStep
          answers={answers}
          limits={control.limits}
          ships={ships}
          serverErrors={state.fieldErrors}
          busy={state.busy !== null}
          onAnswer={control.setAnswer}
          onGo={() => void flow.next()}
        />
      );
    case 'contacts':
      return <ApplicantStep control={form} backHref={hrefOf('request')} onGo={() => address.goTo('summary', sessionId, { replace: false })} />;
    case 'summary':
      return (
        <SendStep
          request={request}
          control={form}
          hrefOf={hrefOf}
          busy={state.busy !== null}
          onSend={() => void flow.send({ request, form: form.cleanForm(), userAgent: navigator.userAgent })}
        />
      );
    case 'confirmation': {
      const confirmation = state.session?.confirmation;
      if (!confirmation) return <StepLoading kind="default" step="confirmation" />;
      return (
        <ConfirmationStep
          confirmation={confirmation}
          isLate={state.isLate}
          origins={state.origins}
          onOrigin={flow.submitOrigin}
          onAnswerPrice={flow.answerPrice}
          onAgain={undefined}
        />
      );
    }
  }
}
