// The last search of this visit, where the visitor agreed that this device may remember it (SEARCH-16, S8).
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useMemo, useSyncExternalStore } from 'react';
import { lastSearch, type LastSearch } from '#features/search/web/device-memory.ts';
import { defineMessages, useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';

const never = () => () => undefined;
const remembered = (): string => JSON.stringify(lastSearch()) ?? '';

const previousTexts = defineMessages({ title: 'Weitersuchen' }, { title: 'Continue searching' });

export function PreviousSearch() {
  const t = useMessages(previousTexts);
  // Read once per visit of the page; the server knows nothing of it.
  const text = useSyncExternalStore(never, remembered, () => '');
  const last = useMemo(() => (text ? (JSON.parse(text) as LastSearch) : undefined), [text]);
  if (!last) return null;
  return (
    <aside className="wrap mt-10 flex flex-wrap items-center gap-4" aria-label={t.title}>
      <b>{t.title}</b>
      <LinkButton href={last.href}>
        {last.label}
        <ArrowRight aria-hidden="true" />
      </LinkButton>
    </aside>
  );
}
