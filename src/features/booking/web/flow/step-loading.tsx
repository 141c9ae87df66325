// The wait for a step: at first the shape of what comes, from four seconds on what is being done, from twelve who can help (rules L1, L2).
import { stepTitles } from '../booking-texts.ts';
import type { BookingStep } from '#domain/booking/steps.ts';
import { defineMessages } from '#domain/language.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import { Loading, Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useWait } from '#platform/web/ui/wait-stage.ts';
import { loadingTexts, type LoadingKind } from './loading-texts.ts';

const texts = defineMessages(
  {
    seconds: (seconds: number) => `seit ${seconds} Sekunden`,
    help: 'Das dauert länger als sonst. Sie können warten oder uns anrufen.',
    call: (shown: string) => `${shown} anrufen`,
    mail: 'Lieber per E-Mail antworten lassen',
  },
  {
    seconds: (seconds) => `for ${seconds} seconds`,
    help: 'This takes longer than usual. You can wait, or call us.',
    call: (shown) => `Call ${shown}`,
    mail: 'Have us answer by e-mail instead',
  },
);

/** The sentence of a wait, said once it lasts; the button or the skeleton shows the first seconds. */
export function WaitWords({ kind }: { readonly kind: LoadingKind }) {
  const t = useMessages(texts);
  const words = useMessages(loadingTexts)[kind];
  const brand = useBrand();
  const { stage, seconds } = useWait(true);
  const isLong = stage === 'help' || stage === 'alternative';
  if (stage !== 'sentence' && !isLong) return null;
  return (
    <div role="status" className="mt-4 text-ink-2">
      <p>
        {words}, {t.seconds(seconds)}.
      </p>
      {isLong && (
        <p className="mt-2 flex flex-wrap items-center gap-3">
          {t.help}
          <LinkButton size="compact" href={`tel:${brand.phone.dial}`}>
            {t.call(brand.phone.shown)}
          </LinkButton>
          {stage === 'alternative' && (
            <LinkButton size="compact" href={`mailto:${brand.serviceEmail}`}>
              {t.mail}
            </LinkButton>
          )}
        </p>
      )}
    </div>
  );
}

export function StepLoading({ kind, step }: { readonly kind: LoadingKind; readonly step: BookingStep }) {
  const words = useMessages(loadingTexts)[kind];
  const language = useLanguage();
  return (
    <div className="noscript:hidden">
      <h1>{stepTitles[language][step][0].split(' – ')[0]}</h1>
      <WaitWords kind={kind} />
      <Loading text={words} className="mt-6 grid gap-3">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-20 w-full rounded-md" />
        <Skeleton className="h-20 w-full rounded-md" />
        <Skeleton className="h-20 w-full rounded-md" />
      </Loading>
    </div>
  );
}
