// What can go wrong on the cabin step, said where the visitor is and with what can be done now (rules E3, E5, E6, B4). The closed list
// follows the booking's failures.
import type { ReactNode } from 'react';
import type { Money } from '#domain/money/money.ts';
import type { FailureCode } from '#platform/contract/failures.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button, LinkButton } from '#platform/web/ui/button.tsx';
import { Notice, type Tone } from '#platform/web/ui/notice.tsx';
import { cabinTexts } from './cabin-texts.ts';
import { difference } from './offers.ts';

export type CabinProblem =
  /** Another visitor was faster; the name is the one that was asked for. */
  | { readonly kind: 'cabin_taken'; readonly cabinNumber: string }
  | { readonly kind: 'category_taken'; readonly categoryName: string }
  | { readonly kind: 'price_changed'; readonly before: Money; readonly after: Money }
  /** The operator's system is out of reach. */
  | { readonly kind: 'offline' }
  /** Another tab or a restart was faster. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'failed' };

/**
 * The problem behind a failure of selectCategory or getCategoryAvailability.
 * @param asked what the visitor wanted to take, as it is called
 */
export function cabinProblemOf(code: FailureCode, asked: { readonly cabinNumber: string | null; readonly categoryName: string } | null): CabinProblem {
  if (code === 'CategorySelection' && asked)
    return asked.cabinNumber === null ? { kind: 'category_taken', categoryName: asked.categoryName } : { kind: 'cabin_taken', cabinNumber: asked.cabinNumber };
  if (code === 'BackendUnavailable' || code === 'CategoryAvailability') return { kind: 'offline' };
  if (code === 'OutdatedSessionRevision' || code === 'BadSessionState') return { kind: 'outdated' };
  return { kind: 'failed' };
}

interface CabinProblemNoticeProps {
  readonly problem: CabinProblem;
  /** Asks for the availability again. */
  readonly onReload?: (() => void) | undefined;
  /** Where the voyage is passed on as a request. */
  readonly requestHref?: string | undefined;
  readonly onClose?: (() => void) | undefined;
}

export function CabinProblemNotice({ problem, onReload, requestHref, onClose }: CabinProblemNoticeProps) {
  const t = useMessages(cabinTexts).problems;
  const format = useFormat();
  const reload = (words: string): ReactNode =>
    onReload && (
      <Button size="compact" onClick={onReload}>
        {words}
      </Button>
    );
  const parts: { tone: Tone; title: string; text: string; action?: ReactNode } = (() => {
    switch (problem.kind) {
      case 'cabin_taken':
        return { tone: 'error', title: t.cabinTaken(problem.cabinNumber), text: t.cabinTakenHelp };
      case 'category_taken':
        return { tone: 'error', title: t.categoryTaken(problem.categoryName), text: t.categoryTakenHelp };
      case 'price_changed': {
        const change = format.moneyChange(difference(problem.after, problem.before));
        const both = t.priceBoth(format.moneyExact(problem.before), format.moneyExact(problem.after), change);
        return { tone: problem.after.amount > problem.before.amount ? 'warn' : 'ok', title: t.price, text: `${both} ${t.priceHelp}` };
      }
      case 'offline':
        return {
          tone: 'warn',
          title: t.offline,
          text: t.offlineHelp,
          action: (
            <>
              {requestHref !== undefined && (
                <LinkButton size="compact" href={requestHref}>
                  {t.asRequest}
                </LinkButton>
              )}
              {reload(t.retry)}
            </>
          ),
        };
      case 'outdated':
        return { tone: 'warn', title: t.outdated, text: t.outdatedHelp, action: reload(t.reload) };
      case 'failed':
        return { tone: 'error', title: t.failed, text: t.failedHelp, action: reload(t.retry) };
    }
  })();
  return (
    <Notice tone={parts.tone} title={parts.title} live {...(onClose && { onClose })}>
      <p>{parts.text}</p>
      {parts.action && <div className="mt-3 flex flex-wrap gap-2">{parts.action}</div>}
    </Notice>
  );
}
