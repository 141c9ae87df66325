// The three pictures of the head: the course on the chart, a postcard of the area, the ship.
import { darkChart, dayChart, phoneChart } from '#domain/art/addresses.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { ShipIcon } from '#platform/web/icons/icons.tsx';
import type { VoyageDetails } from '../answer.ts';
import { voyageTexts } from '../texts.ts';

/** Pixels of the drawn chart; the phone's has the same shape, nearly. */
const chart = { width: 640, height: 540 } as const;
const PHONE = '(max-width: 39.99rem)';

/** The largest thing above the fold: asked for first, of a fixed size; in words it is the day list below (rule A11). */
export function ChartPicture({ voyage, className = '' }: { readonly voyage: Pick<VoyageDetails, 'chart'>; readonly className?: string }) {
  const { theme } = useRuntime();
  const { detailUrl, description } = voyage.chart;
  // The chart by night is dark already, in its brand's own inks.
  const dark = detailUrl.includes('-night-') ? detailUrl : darkChart(detailUrl);
  const shown = theme === 'dark' ? dark : detailUrl;
  return (
    <picture>
      <source srcSet={dayChart(detailUrl)} media="print" />
      {theme === 'system' && dark !== detailUrl && (
        <>
          <source srcSet={phoneChart(dark)} media={`(prefers-color-scheme: dark) and ${PHONE}`} />
          <source srcSet={dark} media="(prefers-color-scheme: dark)" />
        </>
      )}
      <source srcSet={phoneChart(shown)} media={PHONE} />
      <img src={shown} alt={description} fetchPriority="high" decoding="async" className={className} {...chart} />
    </picture>
  );
}

const label =
  'absolute bottom-2.5 left-2.5 inline-flex max-w-[calc(100%-1.25rem)] items-center gap-1.5 rounded-sm bg-surface/90 px-2.5 py-1 text-xs font-semibold text-ink';

export function VoyagePictures({ voyage }: { readonly voyage: VoyageDetails }) {
  const t = useMessages(voyageTexts);
  const format = useFormat();
  const { area, ship } = voyage.card;
  return (
    <div className="grid gap-3 print:h-52 print:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)] sm:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)]">
      <ChartPicture
        voyage={voyage}
        className="aspect-[640/540] h-auto w-full rounded-xs bg-shallow-1 object-cover print:h-52 print:bg-white print:object-contain sm:h-full"
      />
      <div className="grid grid-cols-2 gap-3 max-sm:h-36 sm:grid-cols-1 sm:grid-rows-[1.2fr_1fr]">
        <div className="relative min-h-0 overflow-hidden rounded-xs bg-shallow-1">
          <img src={area.postcardUrl} alt="" width="320" height="220" decoding="async" className="absolute inset-0 size-full object-cover" />
          <span className={label}>
            <span className="truncate">{area.name}</span>
          </span>
        </div>
        <div className="relative flex min-h-0 items-center overflow-hidden rounded-xs bg-shallow-1">
          <img src={ship.profileUrl} alt="" width="320" height="80" decoding="async" className="mb-8 h-auto max-h-[60%] w-full object-contain px-3" />
          <span className={label}>
            <ShipIcon className="size-4" />
            <span className="truncate">{t.shipPicture(ship.name, ship.lengthM === null ? '' : format.metres(ship.lengthM))}</span>
          </span>
        </div>
      </div>
    </div>
  );
}
