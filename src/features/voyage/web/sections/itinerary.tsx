// Every day of the voyage: the text version of the chart (rules A11, V4).
import Moon from 'lucide-react/icons/moon';
import type { ReactNode } from 'react';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { TenderIcon } from '#platform/web/icons/icons.tsx';
import { Tag } from '#platform/web/ui/chip.tsx';
import type { PortCall, VoyageDetails } from '../answer.ts';
import { sectionTexts } from '../section-texts.ts';
import { callId } from './call-id.ts';
import { Section } from './section.tsx';
import { halfHours, timeInPort } from './time-in-port.ts';

/** Arrival and departure in words; 'not known yet' only where other calls have times and the ship was not here the night before. */
function CallTime({ call, timesKnown, stays }: { readonly call: PortCall; readonly timesKnown: boolean; readonly stays: boolean }): ReactNode {
  const t = useMessages(sectionTexts).itinerary;
  const format = useFormat();
  if (call.kind === 'sea') return null;
  if (call.arrives && call.departs) return format.timeRange(call.arrives, call.departs);
  if (call.arrives) return t.arrives(format.time(call.arrives));
  if (call.departs) return t.departs(format.time(call.departs));
  return timesKnown && !stays ? <span className="text-ink-3">{t.timeUnknown}</span> : null;
}

function CallFacts({ call, isRiver }: { readonly call: PortCall; readonly isRiver: boolean }) {
  const t = useMessages(sectionTexts).itinerary;
  const format = useFormat();
  const stay = call.kind === 'sea' || call.overnight ? undefined : timeInPort(call);
  const hours = (minutes: number) => t.hours(format.decimal(halfHours(minutes), halfHours(minutes) % 1 ? 1 : 0));
  const facts = [
    call.kind === 'port' ? '' : call.kind === 'sea' ? (isRiver ? t.riverDay : t.seaDay) : t[call.kind],
    stay
      ? stay.daylight === null || stay.minutes - stay.daylight < 30
        ? t.ashore(hours(stay.minutes))
        : t.ashoreLight(hours(stay.minutes), hours(stay.daylight))
      : '',
    call.sunset ? t.sunset(format.time(call.sunset)) : '',
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <p className="text-sm text-ink-3">{facts.join(' · ')}</p>}
      {(call.tender || call.overnight) && (
        <p className="mt-1 flex flex-wrap gap-1.5">
          {call.tender && <Tag icon={<TenderIcon />}>{t.tender}</Tag>}
          {call.overnight && <Tag icon={<Moon aria-hidden="true" />}>{t.overnight}</Tag>}
        </p>
      )}
    </>
  );
}

interface CallProps {
  readonly call: PortCall;
  readonly index: number;
  readonly timesKnown: boolean;
  readonly isRiver: boolean;
  /** The ship lay here over night: it does not arrive. */
  readonly stays: boolean;
}

function Call({ call, index, timesKnown, isRiver, stays }: CallProps) {
  const t = useMessages(sectionTexts).itinerary;
  const format = useFormat();
  return (
    <li
      id={callId(index)}
      className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-3 border-b border-line py-4 target:bg-shallow-1 sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:gap-x-4.5"
    >
      <p>
        <span className="sr-only">{t.day(call.day)}, </span>
        <b className="block font-display text-xl leading-none" aria-hidden="true">
          {call.day}
        </b>
        <time dateTime={call.date} className="text-xs whitespace-nowrap text-ink-3">
          {format.weekday(call.date)} {format.dayMonth(call.date)}
        </time>
      </p>
      <div className="min-w-0">
        {call.kind === 'sea' ? (
          <h3 className="chart-type hyphens-auto">{call.place}</h3>
        ) : (
          <h3 className="hyphens-auto">
            {call.place}
            {call.countryName && `, ${call.countryName}`}
          </h3>
        )}
        <CallFacts call={call} isRiver={isRiver} />
        {call.note && <p className="mt-1 text-sm text-ink-2">{call.note}</p>}
      </div>
      <p className="num text-sm text-ink-2 max-sm:col-start-2 sm:text-right">
        <CallTime call={call} timesKnown={timesKnown} stays={stays} />
      </p>
    </li>
  );
}

/** Nautical miles in kilometres. */
const KM_PER_NM = 1.852;

export function Itinerary({ voyage: { itinerary, distanceNm, card } }: { readonly voyage: VoyageDetails }) {
  const t = useMessages(sectionTexts).itinerary;
  const format = useFormat();
  const timesKnown = itinerary.some((call) => call.arrives ?? call.departs);
  const lay = (index: number, call: PortCall) => itinerary[index - 1]?.overnight === true && itinerary[index - 1]?.portId === call.portId;
  return (
    <Section id="itinerary" title="itinerary">
      <p className="mt-2 max-w-prose text-sm text-ink-3">
        {timesKnown ? t.intro : t.noTimes}
        {distanceNm !== null && ` ${t.distance(format.nauticalMiles(distanceNm), format.kilometres(distanceNm * KM_PER_NM))}.`}
      </p>
      <ol className="mt-3">
        {itinerary.map((call, index) => (
          <Call key={index} call={call} index={index} timesKnown={timesKnown} isRiver={card.isRiver} stays={lay(index, call)} />
        ))}
      </ol>
    </Section>
  );
}
