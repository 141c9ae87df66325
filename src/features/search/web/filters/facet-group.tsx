// One group of the filters: options with the number of voyages behind the next click (rules R5, R6, S4).
import type { ShownFacet as Facet } from '../shown-answer.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { screenTexts } from '../screen-texts.ts';
import { inputName, isSingle, type FacetItem } from './toggled.ts';

const SHOWN = 6;

function Option({ facet, item, idPrefix }: { readonly facet: Facet; readonly item: FacetItem; readonly idPrefix: string }) {
  const format = useFormat();
  const id = `${idPrefix}-${facet.name}-${item.id}`;
  const radio = isSingle(facet);
  return (
    <label className="check text-sm" htmlFor={id}>
      <input
        type={radio ? 'radio' : 'checkbox'}
        id={id}
        name={inputName(facet, item)}
        value={item.id}
        className={radio ? 'dot' : 'tick'}
        defaultChecked={item.selected}
        disabled={item.count === 0 && !item.selected}
      />
      <span>{item.label}</span>
      <span className="check-count">{format.number(item.count)}</span>
    </label>
  );
}

/** No choice among options that exclude each other. */
function AnyOption({ facet, idPrefix }: { readonly facet: Facet; readonly idPrefix: string }) {
  const t = useMessages(screenTexts);
  const id = `${idPrefix}-${facet.name}-any`;
  return (
    <label className="check text-sm" htmlFor={id}>
      <input type="radio" id={id} name={facet.key} value="" className="dot" defaultChecked={!facet.items.some((item) => item.selected)} />
      <span>{t.any}</span>
    </label>
  );
}

export function FacetGroup({ facet, idPrefix, open }: { readonly facet: Facet; readonly idPrefix: string; readonly open: boolean }) {
  const t = useMessages(screenTexts);
  const chosen = facet.items.filter((item) => item.selected);
  const later = facet.items.slice(SHOWN);
  const option = (item: FacetItem) => <Option key={item.id} facet={facet} item={item} idPrefix={idPrefix} />;
  return (
    <Disclosure
      className="disclosure-ruled"
      open={open || chosen.length > 0}
      summary={facet.label}
      aside={chosen.length > 0 ? <span className="block max-w-32 truncate">{chosen.map((item) => item.label).join(', ')}</span> : undefined}
    >
      <fieldset>
        <legend className="sr-only">{facet.label}</legend>
        {isSingle(facet) && <AnyOption facet={facet} idPrefix={idPrefix} />}
        {facet.items.slice(0, SHOWN).map(option)}
        {later.length > 0 && (
          <details open={later.some((item) => item.selected)} className="group">
            <summary className="link-row list-none text-sm group-open:hidden [&::-webkit-details-marker]:hidden">{t.more(later.length)}</summary>
            {later.map(option)}
          </details>
        )}
      </fieldset>
    </Disclosure>
  );
}
