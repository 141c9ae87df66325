// Shows what went wrong, as the table of exceptions says: a page of its own or a notice that can be closed (BOOK-18; rules E3 to E5).
import { useEffect, useRef, type ReactNode } from 'react';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Button, LinkButton } from '#platform/web/ui/button.tsx';
import { CleanedHtml } from '#platform/web/ui/cleaned-html.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { actionTexts, troubleTexts, type TroubleFacts } from './exception-texts.ts';
import { actionsOf, showings, type TroubleAction } from './exceptions.ts';
import type { Trouble } from './flow-state.ts';

export interface TroubleWays {
  readonly onReload: () => void;
  readonly onRestart: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  readonly partyHref: string;
  readonly cabinHref: string;
  /** The voyage's own page; undefined where none is known. */
  readonly voyageHref: string | undefined;
}

interface TroubleViewProps {
  readonly trouble: Trouble;
  readonly persons: number;
  readonly ways: TroubleWays;
  /** A request without a voyage. */
  readonly isCustom?: boolean;
}

function Way({ action, isFirst, ways }: { readonly action: TroubleAction; readonly isFirst: boolean; readonly ways: TroubleWays }) {
  const t = useMessages(actionTexts);
  const brand = useBrand();
  const look = { size: 'compact' as const, variant: isFirst ? ('primary' as const) : ('secondary' as const) };
  const button = (onClick: () => void, words: string) => (
    <Button {...look} onClick={onClick}>
      {words}
    </Button>
  );
  const link = (href: string, words: string) => (
    <LinkButton {...look} href={href}>
      {words}
    </LinkButton>
  );
  const all: Readonly<Record<TroubleAction, () => ReactNode>> = {
    reload: () => button(ways.onReload, t.reload),
    restart: () => button(ways.onRestart, t.restart),
    retry: () => button(ways.onRetry, t.retry),
    party: () => link(ways.partyHref, t.party),
    cabin: () => link(ways.cabinHref, t.cabin),
    phone: () => link(`tel:${brand.phone.dial}`, t.phone(brand.phone.shown)),
    mail: () => link(`mailto:${brand.serviceEmail}`, t.mail),
    search: () => link(brand.searchUrl, t.search),
    voyage: () => (ways.voyageHref === undefined ? null : link(ways.voyageHref, t.voyage)),
  };
  return all[action]();
}

export function TroubleView({ trouble, persons, ways, isCustom = false }: TroubleViewProps) {
  const element = useRef<HTMLDivElement>(null);
  // What was pressed may be far below the place where it is answered.
  useEffect(() => {
    if (showings[trouble.kind].as === 'notice') element.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  const language = useLanguage();
  const words = troubleTexts[language][trouble.kind];
  const facts: TroubleFacts = {
    persons,
    most: trouble.most,
    cabin: trouble.cabin,
    category: trouble.category,
    message: trouble.message,
    isOver: trouble.code === 'InvalidSession',
    isCustom,
  };
  const { as, tone } = showings[trouble.kind];
  const actions = actionsOf(trouble.kind, trouble.code).map((action, index) => <Way key={action} action={action} isFirst={index === 0} ways={ways} />);
  if (as === 'fields') return null; // the error summary and the fields say it
  if (as === 'page')
    return (
      <div className="empty" role={tone === 'info' ? 'status' : 'alert'} data-trouble={trouble.kind}>
        <h1 className="text-2xl">{trouble.page?.title || words.title(facts)}</h1>
        {trouble.page?.html ? <CleanedHtml html={trouble.page.html} className="max-w-prose" /> : <p className="max-w-prose">{words.text(facts)}</p>}
        <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
      </div>
    );
  return (
    <div ref={element} className="mb-6 scroll-mt-4" data-trouble={trouble.kind}>
      <Notice tone={tone} title={words.title(facts)} live onClose={ways.onClose}>
        <p>{words.text(facts)}</p>
        {actions.length > 0 && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </Notice>
    </div>
  );
}
