// All filters as one GET form. With a script every change goes at once; without, the button sends it (rule G3).
import { useEffect, useLayoutEffect, useRef, type ChangeEvent, type FocusEvent, type FormEvent } from 'react';
import type { ShownFacet as Facet } from '../shown-answer.ts';
import { useAddress } from '#platform/web/app-runtime/app-link.tsx';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { useResults } from '../results-context.tsx';
import { screenTexts } from '../screen-texts.ts';
import { queryOfForm } from '../search-address.ts';
import { FacetGroup } from './facet-group.tsx';
import { FurtherWishes, furtherNames } from './further-wishes.tsx';
import { PriceRange } from './price-range.tsx';
import { inputName, isSingle } from './toggled.ts';

/** What people filter by most comes first; the server's order decides among the rest. Months and price have their own controls. */
const order = [
  'cabin',
  'fromPort',
  'area',
  'arrivalOptions',
  'cruiseLine',
  'ship',
  'duration',
  'shipSize',
  'isRiver',
  'services',
  'specials',
  'feature',
  'geography',
  'ratingCustomer',
  'holiday',
];
const elsewhere: ReadonlySet<string> = new Set(['month', 'when', 'price']);
const OPEN = 4;
/** A slider that is still moving is not a wish yet. */
const SLIDE_PAUSE_MS = 350;

const rank = (facet: Facet) => (order.includes(facet.name) ? order.indexOf(facet.name) : order.length);
export const shownFacets = (facets: readonly Facet[]): Facet[] =>
  facets.filter((facet) => !elsewhere.has(facet.name) && facet.items.length > 0).toSorted((a, b) => rank(a) - rank(b));

/** Pairs of the query that no control of the form stands for. */
export function hiddenPairs(query: string, facets: readonly Facet[]): [name: string, value: string][] {
  const controlled = new Set([
    'seite',
    'preis',
    ...furtherNames,
    ...facets.flatMap((facet) => (isSingle(facet) ? [facet.key] : facet.items.map((item) => inputName(facet, item)))),
  ]);
  // flug=1 says two ticks in one pair
  if (facets.some((facet) => facet.name === 'arrivalOptions')) controlled.add('flug');
  return [...new URLSearchParams(query)].filter(([name]) => !controlled.has(name));
}

const isTyped = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === 'text';

export function FilterForm({ idPrefix, replace = false }: { readonly idPrefix: string; readonly replace?: boolean }) {
  const t = useMessages(screenTexts);
  const address = useAddress();
  const { today } = useRuntime();
  const { answer, basePath, hrefOf, go } = useResults();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(answer);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const facets = shownFacets(answer.filters);
  // what the visitor ticked stands until the answer says otherwise: then the answer decides
  useLayoutEffect(() => {
    if (shown.current !== answer) form.current?.reset();
    shown.current = answer;
  }, [answer]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = () => {
    clearTimeout(timer.current);
    const wanted = form.current && queryOfForm(new FormData(form.current));
    if (wanted !== null && wanted !== answer.query) go(hrefOf(wanted), { replace });
  };
  const change = (event: ChangeEvent<HTMLFormElement> | FormEvent<HTMLFormElement>) => {
    const { target } = event;
    if (isTyped(target)) return;
    if (target instanceof HTMLInputElement && target.type === 'range') {
      clearTimeout(timer.current);
      timer.current = setTimeout(apply, SLIDE_PAUSE_MS);
    } else apply();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- changes and keys of the controls bubble up to their form
    <form
      ref={form}
      method="get"
      action={address(basePath)}
      onChange={change}
      onBlur={(event: FocusEvent<HTMLFormElement>) => isTyped(event.target) && apply()}
      onKeyDown={(event) => event.key === 'Enter' && isTyped(event.target) && apply()}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {hiddenPairs(answer.query, facets).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceRange idPrefix={idPrefix} />
      {facets.map((facet, index) => (
        <FacetGroup key={facet.name} facet={facet} idPrefix={idPrefix} open={index < OPEN} />
      ))}
      <FurtherWishes idPrefix={idPrefix} today={today} />
      <noscript>
        <button type="submit" className="btn btn-primary w-full">
          {t.apply}
        </button>
      </noscript>
    </form>
  );
}
