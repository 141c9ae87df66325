// The page around the steps: the step list on top, the step on the left, the trip on the right (mock booking.html).
import type { ReactNode } from 'react';
import { darkChart } from '#domain/art/addresses.ts';
import { ThemedImage } from '#platform/web/app-runtime/themed-image.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { bookingTexts } from './booking-texts.ts';
import type { LoadedBooking } from './booking.load.ts';
import type { VoyageSettings } from './flow/flow-state.ts';

interface BookingFrameProps {
  readonly steps: ReactNode;
  readonly side: ReactNode;
  readonly children: ReactNode;
}

export function BookingFrame({ steps, side, children }: BookingFrameProps) {
  return (
    <>
      {steps}
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-9 py-8 max-md:pb-28 md:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">{children}</div>
        <div className="min-w-0">{side}</div>
      </div>
    </>
  );
}

/** The voyage as everybody sees it before a booking is begun; with its lowest total for the party where that is known. */
export function VoyageCard({ settings, price }: { readonly settings: VoyageSettings; readonly price: LoadedBooking['price'] }) {
  const t = useMessages(bookingTexts);
  const format = useFormat();
  const { voyage } = settings;
  const fact = (term: string, value: string) => (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 text-sm">
      <dt className="text-ink-3">{term}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <aside aria-label={t.voyage} className="card overflow-hidden" data-part="voyage-card">
      <ThemedImage
        light={voyage.chartUrl}
        dark={darkChart(voyage.chartUrl)}
        width={384}
        height={160}
        alt={t.chart(voyage.title)}
        loading="lazy"
        className="h-40 w-full bg-shallow-1 object-cover"
      />
      <div className="px-5 pt-4 pb-5">
        <h2 className="text-lg">{voyage.title}</h2>
        <dl className="mt-3 grid gap-1">
          {fact(t.period, `${format.dateRange(voyage.departsOn, voyage.returnsOn)}, ${format.nights(voyage.nights)}`)}
          {fact(t.ship, `${voyage.ship}, ${voyage.operator}`)}
          {fact(t.ports, t.fromTo(voyage.embarkation, voyage.disembarkation))}
        </dl>
        {price && (
          <p className="mt-4 border-t border-line pt-3">
            <b className="price text-xl" data-price-kind="from">
              {format.moneyExact(price.total)}
            </b>
            <small className="block text-ink-3">{t.from(t.persons(price.persons))}</small>
          </p>
        )}
      </div>
    </aside>
  );
}

/** Said before the order process begins: means of payment and limits (L-DE-10). */
export function BeforeYouBegin({ settings }: { readonly settings: VoyageSettings }) {
  const t = useMessages(bookingTexts);
  const format = useFormat();
  return (
    <ul className="mt-8 grid gap-1.5 border-t border-line pt-4 text-sm text-ink-2" data-part="before-you-begin">
      <li>{settings.isOptionPossible ? t.optionPossible : t.onlyFixed}</li>
      <li>{t.means(format.list(settings.paymentMeans.map((mean) => t.mean[mean])))}</li>
      {settings.maxPersons > 0 && <li>{t.perCabin(t.persons(settings.maxPersons))}</li>}
      <li>{t.notBinding}</li>
    </ul>
  );
}
