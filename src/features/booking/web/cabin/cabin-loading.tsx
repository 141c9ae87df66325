// Waiting for free cabins, by the time waited (rules L1, L2): the skeleton, from four seconds a sentence, from twelve a way out.
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import { Loading, Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useWait, type WaitStage } from '#platform/web/ui/wait-stage.ts';
import { cabinTexts } from './cabin-texts.ts';

interface CabinLoadingProps {
  /** Where the voyage is passed on as a request. */
  readonly requestHref?: string | undefined;
}

/** From 12 s on the way out is offered; the request keeps running. */
const offersHelp = (stage: WaitStage): boolean => stage === 'help' || stage === 'alternative';

export function CabinLoading(props: CabinLoadingProps) {
  const { stage, seconds } = useWait(true);
  return <CabinLoadingStage {...props} stage={stage} seconds={seconds} />;
}

/** One stage of the wait; apart from its clock, so that each can be shown. */
export function CabinLoadingStage({ requestHref, stage, seconds }: CabinLoadingProps & { readonly stage: WaitStage; readonly seconds: number }) {
  const t = useMessages(cabinTexts);
  const brand = useBrand();
  const hasSentence = stage === 'sentence' || offersHelp(stage);
  return (
    <div>
      <h1>{t.title}</h1>
      <div className="mt-2 min-h-7">{hasSentence && <p className="text-ink-2">{t.loading.sentence(seconds)}</p>}</div>
      {offersHelp(stage) && (
        <div className="mb-4 grid gap-3">
          <p>{t.loading.help}</p>
          <div className="flex flex-wrap gap-2">
            {requestHref !== undefined && (
              <LinkButton size="compact" href={requestHref}>
                {t.loading.asRequest}
              </LinkButton>
            )}
            <LinkButton size="compact" href={`tel:${brand.phone.dial}`}>
              {t.none.call(brand.phone.shown)}
            </LinkButton>
          </div>
          {stage === 'alternative' && (
            <p>
              <a className="link" href={`mailto:${brand.serviceEmail}`}>
                {t.loading.byMail}
              </a>
            </p>
          )}
        </div>
      )}
      <Loading text={t.loading.status}>
        <div className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
          {[0, 1, 2, 3].map((tile) => (
            <Skeleton key={tile} className="h-24 rounded-md" />
          ))}
        </div>
        <Skeleton className="mt-8 h-6 w-40" />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="mt-2 h-16 w-full rounded-md" />
        ))}
        <Skeleton className="mt-8 h-64 w-full rounded-lg" />
      </Loading>
    </div>
  );
}
