// How old a price is and where it comes from (V2, beyond.md 1). A price list is dated; a live price only when it may have aged.
import { agencyDay } from '#domain/calendar/calendar.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import type { VoyageDetails } from '../answer.ts';
import { voyageTexts } from '../texts.ts';

/** Minutes after which a live price says when it was checked. */
const LIVE_MINUTES = 30;

/** Whether the age of a price is said: price lists always, live prices when older than half an hour. */
export const showsAge = ({ source, asOf }: VoyageDetails['priceInfo'], now: number): boolean =>
  source !== 'live' || now - Date.parse(asOf) > LIVE_MINUTES * 60_000;

export function PriceAge({ info }: { readonly info: VoyageDetails['priceInfo'] }) {
  const t = useMessages(voyageTexts).price;
  const format = useFormat();
  const { now } = useRuntime();
  const at = new Date(info.asOf);
  const sameDay = agencyDay(at) === agencyDay(new Date(now));
  const when = info.source === 'live' ? (sameDay ? format.momentTime(at) : format.moment(at)) : format.dateLong(agencyDay(at));
  return (
    <p className="text-xs text-ink-3">
      {showsAge(info, now) && `${t.asOf[info.source](when)}. `}
      {t.recheck}
    </p>
  );
}
