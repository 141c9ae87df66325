// Filters beside the list on a desk, as a sheet on a phone. Without a script the sheet's button leads to them on the page.
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useResults } from '../results-context.tsx';
import { PriceModeSwitch, SortSelect } from '../results/result-tools.tsx';
import { screenTexts } from '../screen-texts.ts';
import { toggled } from './facet-group.tsx';
import { FilterForm } from './filter-form.tsx';

const PLACE = 'filters';

export function FilterColumn() {
  const t = useMessages(screenTexts);
  const { answer, hrefOf } = useResults();
  return (
    <aside id={PLACE} aria-label={t.filters} className="min-w-0 max-md:not-target:hidden max-md:pb-8">
      <div className="mb-3 flex min-h-11 items-center justify-between">
        <h2 className="font-text text-lg font-semibold tracking-normal">{t.filters}</h2>
        {answer.appliedFilterItems.length > 0 && (
          <AppLink href={hrefOf('')} keepScroll prefetch={false} className="link text-sm">
            {t.clear}
          </AppLink>
        )}
      </div>
      <div className="mb-5">
        <PriceModeSwitch />
      </div>
      <FilterForm idPrefix="side" />
    </aside>
  );
}

/** The phone's row: all filters, and those that are asked for most as one tap. */
export function FilterBar() {
  const t = useMessages(screenTexts);
  const format = useFormat();
  const { answer, hrefOf } = useResults();
  const [open, setOpen] = useState(false);
  const active = answer.appliedFilterItems.length;
  const quick = ['cabin', 'fromPort', 'arrivalOptions', 'specials'].flatMap((name) => {
    const facet = answer.filters.find((candidate) => candidate.name === name);
    const items = facet?.items ?? [];
    const item = items.find((candidate) => candidate.selected) ?? (name === 'cabin' ? items.find((candidate) => candidate.id === 'balcony') : items.find((candidate) => candidate.count > 0));
    return facet && item && (item.count > 0 || item.selected) ? [{ ...item, name, query: toggled(answer.query, facet, item) }] : [];
  });
  return (
    <div className="md:hidden">
      <div className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        <a
          href={`#${PLACE}`}
          className="chip chip-on flex-none"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
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
          <AppLink key={item.name} href={hrefOf(item.query)} keepScroll rel="nofollow" prefetch={false} className="chip flex-none" aria-current={item.selected ? 'true' : undefined}>
            {item.label}
          </AppLink>
        ))}
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.filters}
        kind="full"
        footer={
          <Button variant="primary" className="num" onClick={() => setOpen(false)}>
            {answer.total === 0 ? t.showNone : t.show(format.number(answer.total), answer.total === 1)}
          </Button>
        }
      >
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <SortSelect id="sheet-sort" />
          <PriceModeSwitch />
        </div>
        <FilterForm idPrefix="sheet" replace />
      </Dialog>
    </div>
  );
}
