// The foot of a step: back on the left, the one main action on the right, named by what comes next (rule B2).
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Button } from '#platform/web/ui/button.tsx';
import { AppLink } from '#platform/web/ui/link.tsx';

interface StepActionsProps {
  readonly backHref: string;
  readonly back: string;
  readonly go: string;
  readonly busy: boolean;
  /** Left out inside a form: then the button submits it. */
  readonly onGo?: () => void;
}

export function StepActions({ backHref, back, go, busy, onGo }: StepActionsProps) {
  return (
    <div className="mt-8 flex flex-wrap-reverse items-center justify-between gap-4">
      <AppLink href={backHref} className="link-row">
        <ArrowLeft aria-hidden="true" />
        {back}
      </AppLink>
      <Button variant="primary" size="main" busy={busy} className="max-sm:w-full" {...(onGo ? { onClick: onGo } : { type: 'submit' as const })}>
        {go}
      </Button>
    </div>
  );
}
