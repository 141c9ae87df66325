// An area as a postcard: picture, name, position, the lowest price with its basis said above the tiles (P1).
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { PriceText } from '#platform/web/ui/price-text.tsx';
import type { AreaTile as Area } from '../contract.ts';
import { areaTexts } from './area-texts.ts';

export function AreaTile({ area, eager = false }: { readonly area: Area; readonly eager?: boolean }) {
  const t = useMessages(areaTexts);
  const format = useFormat();
  return (
    <AppLink href={area.href} className="card group block p-2.5 text-ink no-underline hover:shadow-md" prefetch={false}>
      <img
        src={area.postcardUrl}
        alt=""
        width={480}
        height={310}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="aspect-[480/310] w-full rounded-xs object-cover"
      />
      <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-1 pt-3 pb-1">
        <span className="font-display text-lg leading-tight font-semibold hyphens-auto">{area.name}</span>
        <span className="text-right font-bold">
          {area.from ? <PriceText price={area.from} kind="from" /> : <span className="text-sm font-normal">{t.noPrice}</span>}
        </span>
        <span className="font-chart text-sm text-ink-3 italic">{format.coordinates(area.lat, area.lon)}</span>
        <span className="num text-right text-sm text-ink-3">{t.voyages(format.number(area.count), area.count === 1)}</span>
      </span>
    </AppLink>
  );
}
