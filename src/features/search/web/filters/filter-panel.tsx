// Filters beside the list on a desk, as a sheet on a phone. Without a script the sheet's button leads to them on the page.
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, Suspense, useState } from 'react';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { OnIntent } from '#platform/web/app-runtime/on-intent.tsx';
import { useMessages } from '#platform/web/i18n.ts';
import { useResults } from '../results-context.tsx';
import { PriceModeSwitch } from '../results/result-tools.tsx';
import { screenTexts } from '../screen-texts.ts';
import { FilterForm as ServerForm } from './filter-form.tsx';
import { toggled } from './toggled.ts';

const PLACE = 'filters';
const column = { idPrefix: 'side' };

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));
const loadForm = async () => (await import('./filter-form.tsx')).FilterForm;
const serverForm = createIsomorphicFn()
  .server(() => ServerForm)
  .client(() => undefined);

export function FilterColumn() {
  const t = useMessages(screenTexts);
  const { answer, hrefOf } = useResults();
  const [first] = useState(answer);
  return (
    <aside id={PLACE} aria-label={t.filters} className="min-w-0 max-md:not-target:hidden max-md:pb-8">
      <div className="mb-3 flex min-h-11 items-center justify-between">
        <h2 className="font-text text-lg font-semibold tracking-normal">{t.filters}</h2>
        {answer.appliedFilterItems.length > 0 && (
          <AppLink href={hrefOf('')} keepScroll prefetch={false} className="link-row text-sm">
            {t.clear}
          </AppLink>
        )}
      </div>
      <div className="mb-5">
        <PriceModeSwitch />
      </div>
      <OnIntent load={loadForm} Server={serverForm()} props={column} stale={answer !== first} />
    </aside>
  );
}

/** The phone's row: all filters, and those that are asked for most as one tap. */
export function FilterBar() {
  const t = useMessages(screenTexts);
  const { answer, hrefOf } = useResults();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const active = answer.appliedFilterItems.length;
  const quick = ['cabin', 'fromPort', 'arrivalOptions', 'specials'].flatMap((name) => {
    const facet = answer.filters.find((candidate) => candidate.name === name);
    const items = facet?.items ?? [];
    const item =
      items.find((candidate) => candidate.selected) ??
      (name === 'cabin' ? items.find((candidate) => candidate.id === 'balcony') : items.find((candidate) => candidate.count > 0));
    return facet && item && (item.count > 0 || item.selected) ? [{ ...item, name, query: toggled(answer.query, facet, item) }] : [];
  });
  return (
    <div className="mb-3 md:hidden">
      <div className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        <a
          href={`#${PLACE}`}
          className="chip chip-on flex-none"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setWanted(true);
            setOpen(true);
          }}
        >
          <SlidersHorizontal aria-hidden="true" />
          <b>{t.filters}</b>
          {active > 0 && (
            <span className="num">
              {active} <span className="sr-only">{t.active}</span>
            </span>
          )}
        </a>
        {quick.map((item) => (
          <AppLink
            key={item.name}
            href={hrefOf(item.query)}
            keepScroll
            rel="nofollow"
            prefetch={false}
            className="chip flex-none"
            aria-current={item.selected ? 'true' : undefined}
          >
            {item.label}
          </AppLink>
        ))}
      </div>
      {wanted && (
        <Suspense>
          <FilterSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
