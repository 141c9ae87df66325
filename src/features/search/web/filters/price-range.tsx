// The price: how the prices are spread, two numbers, and a slider for the upper one. Nothing here is by dragging alone (rule A7).
import { useRef, useState } from 'react';
import { parseQuery } from '#domain/search/codec.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { useResults } from '../results-context.tsx';
import { screenTexts } from '../screen-texts.ts';

const HEIGHT = 64;

function Histogram() {
  const t = useMessages(screenTexts);
  const { bars } = useResults().answer.priceHistogram;
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const width = 220 / Math.max(1, bars.length);
  return (
    <svg viewBox={`0 0 220 ${HEIGHT}`} preserveAspectRatio="none" width="220" height={HEIGHT} className="block h-16 w-full" aria-hidden="true">
      <title>{t.histogram}</title>
      {bars.map((bar, index) => {
        // the root keeps rare dear cabins visible beside the many cheap ones
        const height = bar.count === 0 ? 0 : Math.max(2, Math.sqrt(bar.count / most) * HEIGHT);
        return (
          <rect
            key={bar.min}
            x={index * width + 1}
            y={HEIGHT - height}
            width={Math.max(1, width - 2)}
            height={height}
            className={bar.selected ? 'fill-route' : 'fill-shallow-2'}
          />
        );
      })}
    </svg>
  );
}

/** A round step that leaves fifty to five hundred places on the slider. */
const stepOf = (span: number): number => 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, span / 50))));

export function PriceRange({ idPrefix }: { readonly idPrefix: string }) {
  const t = useMessages(screenTexts);
  const format = useFormat();
  const { currency } = useBrand();
  const { answer } = useResults();
  const { lowest, highest } = answer.priceHistogram;
  const { price } = parseQuery(answer.query).state;
  // where the slider was moved to; the next answer decides anew
  const [sliding, setSliding] = useState<{ readonly from: unknown; readonly to: number }>();
  const upper = useRef<HTMLInputElement>(null);
  const step = stepOf((highest?.amount ?? 0) / 100);
  const low = Math.floor((lowest?.amount ?? 0) / 100 / step) * step;
  const high = Math.max(low + step, Math.ceil((highest?.amount ?? 0) / 100 / step) * step);
  const limit = (sliding?.from === answer ? sliding.to : price?.max) ?? high;
  const mode = t.price[answer.priceMode];
  const sign = format.currency(currency);

  const slide = (value: number) => {
    setSliding({ from: answer, to: value });
    if (upper.current) upper.current.value = value >= high ? '' : String(value);
  };
  return (
    <fieldset className="min-w-0 pb-4">
      <legend className="flex w-full justify-between pb-2 font-semibold">{mode}</legend>
      <Histogram />
      <input
        type="range"
        className="block h-6 w-full cursor-pointer accent-(--ink)"
        aria-label={t.priceToLabel(mode, sign)}
        aria-valuetext={format.money({ amount: limit * 100, currency })}
        min={low}
        max={high}
        step={step}
        value={Math.min(Math.max(limit, low), high)}
        disabled={lowest === null}
        onChange={(event) => slide(Number(event.target.value))}
      />
      <div className="mt-2 grid grid-cols-2 gap-2.5">
        {(['min', 'max'] as const).map((end) => (
          <label key={end} className="flex items-center gap-1.5 text-sm" htmlFor={`${idPrefix}-price-${end}`}>
            <span aria-hidden="true">{end === 'min' ? t.priceFrom : t.priceTo}</span>
            <span className="sr-only">{(end === 'min' ? t.priceFromLabel : t.priceToLabel)(mode, sign)}</span>
            <input
              ref={end === 'max' ? upper : undefined}
              id={`${idPrefix}-price-${end}`}
              name={end === 'min' ? 'preis_von' : 'preis_bis'}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              className="input num min-h-(--control-compact) min-w-0 px-2 py-1"
              defaultValue={price?.[end]}
              placeholder={String(end === 'min' ? low : high)}
            />
            <span aria-hidden="true">{sign}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
