// What paper gets instead of the sections: days, prices for the party, number, telephone and a code (VOYAGE-08, V5).
import { agencyDay } from '#domain/calendar/calendar.ts';
import { cabinLabels, partyText } from '#features/search/texts.ts';
import { useBrand, useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import type { PortCall, VoyageDetails } from '../answer.ts';
import { FareState } from '../sections/fare-matrix.tsx';
import { voyageTexts } from '../texts.ts';
import { withQuery, type VoyageChoice } from '../voyage-choice.ts';
import { QrCode } from './qr-code.tsx';

/** Days of a long voyage stand in three columns, so that the offer stays on one page. */
const LONG_VOYAGE = 24;

function DayLine({ call }: { readonly call: PortCall }) {
  const format = useFormat();
  const times = [call.arrives, call.departs].filter((time) => time !== null).join('–');
  return (
    <li className="flex gap-2 py-px">
      <span className="num w-16 flex-none">
        {format.weekday(call.date)} {format.dayMonth(call.date)}
      </span>
      {call.kind === 'sea' ? <em className="chart-type">{call.place}</em> : <b className="font-semibold">{call.place}</b>}
      <span className="num ml-auto">{times}</span>
    </li>
  );
}

function Prices({ voyage, choice }: { readonly voyage: VoyageDetails; readonly choice: VoyageChoice }) {
  const t = useMessages(voyageTexts);
  const language = useLanguage();
  const format = useFormat();
  return (
    <>
      <h2 className="text-base">{t.price.totalFor(partyText(language, choice.party.adults, choice.party.childAges))}</h2>
      <table className="mt-1 w-full text-left">
        <tbody>
          {voyage.cabinTypes.map((offer) => (
            <tr key={offer.cabinType}>
              <th scope="row" className="py-px font-normal">
                {cabinLabels[language][offer.cabinType]}
              </th>
              <td className="num text-right font-semibold">{offer.price ? format.moneyExact(offer.price.total) : <FareState fare={offer} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function OfferSheet({ voyage, choice, query }: { readonly voyage: VoyageDetails; readonly choice: VoyageChoice; readonly query: string }) {
  const t = useMessages(voyageTexts).offer;
  const format = useFormat();
  const brand = useBrand();
  const { now, origin } = useRuntime();
  const address = origin + withQuery(voyage.canonicalPath, query);
  return (
    <section className="print-only mt-4 text-xs" aria-label={t.title}>
      <div className="grid grid-cols-[1.3fr_1fr] gap-8">
        <div>
          <h2 className="text-base">{t.days}</h2>
          <ol className={voyage.itinerary.length > LONG_VOYAGE ? 'mt-1 columns-2 gap-4' : 'mt-1'}>
            {voyage.itinerary.map((call, index) => (
              <DayLine key={index} call={call} />
            ))}
          </ol>
        </div>
        <div>
          <Prices voyage={voyage} choice={choice} />
          <ul className="mt-3">
            {voyage.included.map((item) => (
              <li key={item}>✓ {item}</li>
            ))}
          </ul>
          <div className="mt-4 flex gap-4">
            <QrCode text={address} label={t.scan} />
            <p>
              <b>{t.contact}</b>
              <br />
              {brand.name}
              <br />
              {brand.phone.shown}
              <br />
              {brand.serviceEmail}
              <br />
              {t.number(voyage.card.id)}
            </p>
          </div>
          <p className="mt-2 break-all">{address}</p>
        </div>
      </div>
      <p className="mt-3">
        {t.made(format.dateLong(agencyDay(new Date(now))))}. {t.note}
      </p>
    </section>
  );
}
