// What paper gets instead of the sections: days, prices for the party, number, telephone and a code (VOYAGE-08, V5).
import { agencyDay } from '#domain/calendar/calendar.ts';
import { cabinLabels, partyText } from '#features/search/texts.ts';
import { useBrand, useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import type { PortCall, VoyageDetails } from '../answer.ts';
import { FareState } from '../price/fare-state.tsx';
import { voyageTexts } from '../texts.ts';
import { withQuery, type VoyageChoice } from '../voyage-choice.ts';
import { QrCode } from './qr-code.tsx';

/** More days than these stand in three columns over the whole width, so that the offer stays on one page. */
const LONG_VOYAGE = 15;

function DayLine({ call, long }: { readonly call: PortCall; readonly long: boolean }) {
  const format = useFormat();
  const times = [call.arrives, call.departs].filter((time) => time !== null).join('–');
  return (
    <li className="flex break-inside-avoid gap-2 py-px">
      <span className={`num flex-none ${long ? 'w-12' : 'w-20'}`}>
        {!long && `${format.weekday(call.date)} `}
        {format.dayMonth(call.date)}
      </span>
      {call.kind === 'sea' ? <em className="chart-type">{call.place}</em> : <b className="font-semibold">{call.place}</b>}
      <span className="num ml-auto whitespace-nowrap">{times}</span>
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

function Contact({ voyage, address }: { readonly voyage: VoyageDetails; readonly address: string }) {
  const t = useMessages(voyageTexts).offer;
  const brand = useBrand();
  return (
    <div className="mt-4">
      <div className="flex gap-4">
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
  );
}

export function OfferSheet({ voyage, choice, query }: { readonly voyage: VoyageDetails; readonly choice: VoyageChoice; readonly query: string }) {
  const t = useMessages(voyageTexts).offer;
  const format = useFormat();
  const { now, origin } = useRuntime();
  const address = origin + withQuery(voyage.canonicalPath, query);
  const long = voyage.itinerary.length > LONG_VOYAGE;
  return (
    <section className="print-only mt-4 text-xs" aria-label={t.title}>
      <div className={long ? 'grid grid-cols-[minmax(0,1fr)] gap-2' : 'grid grid-cols-[1.2fr_1fr] gap-8'}>
        <div>
          <h2 className="text-base">{t.days}</h2>
          <ol className={long ? 'mt-1 columns-3 gap-5' : 'mt-1'}>
            {voyage.itinerary.map((call, index) => (
              <DayLine key={index} call={call} long={long} />
            ))}
          </ol>
        </div>
        <div className={long ? 'grid grid-cols-2 gap-8' : undefined}>
          <div>
            <Prices voyage={voyage} choice={choice} />
            <ul className="mt-3">
              {voyage.included.map((item) => (
                <li key={item}>✓ {item}</li>
              ))}
            </ul>
          </div>
          <Contact voyage={voyage} address={address} />
        </div>
      </div>
      <p className="mt-3">
        {t.made(format.dateLong(agencyDay(new Date(now))))}. {t.note}
      </p>
    </section>
  );
}
