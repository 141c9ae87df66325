// Puts a voyage beside others (rule R14, SEARCH-16).
import { useId } from 'react';
import { pathCodecs } from '#brands/paths.ts';
import type { VoyageCard } from '#features/search/contract.ts';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { cardTexts } from '../card-texts.ts';
import { useCompare } from '../device-memory.ts';
import { addressOf } from '../search-address.ts';
import { useHydrated } from '../use-hydrated.ts';

/** Address of the comparison of some voyages, for the same party. */
export function useCompareHref(): (ids: readonly number[], carry?: string) => string {
  const { brand } = useRuntime();
  const path = pathCodecs[brand].toPublic('/compare');
  return (ids, carry = '') => addressOf(path, [...ids.map((id) => `k=${id}`), carry].filter(Boolean).join('&'));
}

/** Without a script it is a link to the page that explains how voyages are compared, with this one in it. */
export function CompareSwitch({ card }: { readonly card: VoyageCard }) {
  const t = useMessages(cardTexts);
  const id = useId();
  const href = useCompareHref();
  const compare = useCompare();
  const ready = useHydrated();
  const chosen = compare.has(card.id);
  if (!ready)
    return (
      <AppLink href={href([card.id])} rel="nofollow" prefetch={false} className="link-row justify-center text-sm">
        {t.compare}
      </AppLink>
    );
  const blocked = compare.full && !chosen;
  return (
    <label
      htmlFor={id}
      className="inline-flex min-h-(--control-compact) cursor-pointer items-center justify-center gap-2 text-sm"
      title={blocked ? t.compareFull : undefined}
    >
      <input
        type="checkbox"
        id={id}
        className="tick m-0"
        checked={chosen}
        disabled={blocked}
        onChange={() => (chosen ? compare.remove(card.id) : compare.add({ id: card.id, title: card.title }))}
      />
      {t.compare}
      <span className="sr-only">: {card.title}</span>
    </label>
  );
}
