// The voyage as one row of days. Ports stand upright, waters in italics, as charts print them; each day leads to its line below.
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import type { PortCall, VoyageDetails } from '../answer.ts';
import { voyageTexts } from '../texts.ts';
import { callId } from '../sections/call-id.ts';

/** So many days fit side by side on a desk; longer voyages scroll inside the strip. */
const MOST_SIDE_BY_SIDE = 12;

const marks = { embark: 'bg-route', port: 'bg-ink', sea: 'bg-shallow-2', disembark: 'bg-route' } as const;

function Day({ call, index, isRiver, wide }: { readonly call: PortCall; readonly index: number; readonly isRiver: boolean; readonly wide: boolean }) {
  const t = useMessages(voyageTexts);
  const format = useFormat();
  const sea = call.kind === 'sea';
  return (
    <li className={`min-w-0 shrink-0 border-r border-line last:border-r-0 ${wide ? 'w-26' : 'w-26 md:w-auto'} ${sea ? 'bg-shallow-1' : 'bg-surface'}`}>
      <a
        href={`#${callId(index)}`}
        className="grid h-full content-start gap-0.5 pb-2.5 text-xs text-ink no-underline hover:bg-mist focus-visible:-outline-offset-3"
        title={call.place}
      >
        <span className={`mb-1.5 h-1 ${marks[call.kind]}`} />
        <span className="truncate px-1.5 text-ink-2">
          {format.weekday(call.date)} {format.dayMonth(call.date)}
        </span>
        {sea ? (
          <span className="chart-type truncate px-1.5 text-[0.95rem]/[1.3]">{isRiver ? t.riverDay : t.seaDay}</span>
        ) : (
          <b className="truncate px-1.5 leading-[1.5]">{call.place}</b>
        )}
      </a>
    </li>
  );
}

export function DayStrip({ voyage: { itinerary, card } }: { readonly voyage: VoyageDetails }) {
  const t = useMessages(voyageTexts);
  const wide = itinerary.length > MOST_SIDE_BY_SIDE;
  return (
    <ol
      aria-label={t.course}
      className={`flex overflow-x-auto overscroll-x-contain rounded-md border border-line max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 no-print ${wide ? 'pr-10 [mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)]' : 'md:grid md:auto-cols-fr md:grid-flow-col'}`}
    >
      {itinerary.map((call, index) => (
        <Day key={index} call={call} index={index} isRiver={card.isRiver} wide={wide} />
      ))}
    </ol>
  );
}
