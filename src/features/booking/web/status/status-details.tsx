// What was ordered, and whom to ask: beside or below what the page is about.
import { darkChart } from '#domain/art/addresses.ts';
import type { BookingStatus } from '#features/booking/status-contract.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { ThemedImage } from '#platform/web/app-runtime/themed-image.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import { bookingTexts } from '../booking-texts.ts';
import { OrderFact, VoyageFacts } from '../summary/order-card.tsx';
import { summaryTexts } from '../summary/summary-texts.ts';
import { PriceLines, usePlaceWords } from './order-form.tsx';
import { statusTexts } from './status-texts.ts';

export interface Shown {
  readonly status: BookingStatus;
}

/** Number, voyage, cabin, persons, price. */
export function Details({ status }: Shown) {
  const t = useMessages(statusTexts);
  const s = useMessages(summaryTexts);
  const format = useFormat();
  const place = usePlaceWords(status.place);
  const { voyage, quote, totalPrice, contact, extras } = status;
  const waits = status.bookingType === 'wait_list';
  // the form of an order has the voyage and the price itself
  const isOrdering = status.order !== null || status.newPrice !== null;
  return (
    <section aria-labelledby="details-title" className="mt-10 border-t border-line pt-6" data-part="details">
      <h2 id="details-title" className="text-xl">
        {t.details}
      </h2>
      <dl className="mt-4 grid gap-1.5">
        <OrderFact term={t.number}>{status.bookingId}</OrderFact>
        <OrderFact term={t.ordered}>{format.moment(new Date(status.orderedAt))}</OrderFact>
        {voyage && <VoyageFacts voyage={voyage} />}
        {place !== '' && !waits && <OrderFact term={s.cabin}>{place}</OrderFact>}
        {status.fareName !== null && <OrderFact term={t.fare}>{status.fareName}</OrderFact>}
        {extras.length > 0 && <OrderFact term={t.extras}>{extras.join(', ')}</OrderFact>}
        {status.travellers.length > 0 && <OrderFact term={s.travellers}>{status.travellers.join(', ')}</OrderFact>}
        <OrderFact term={t.contact}>{contact.name}</OrderFact>
        <OrderFact term={t.mailTo}>{contact.email}</OrderFact>
      </dl>
      <p className="hint mt-2">{t.masked}</p>
      {quote && totalPrice && !isOrdering && (
        <div className="mt-6">
          <h3 className="mb-3 text-lg">{waits ? t.waitPrice : t.price}</h3>
          <PriceLines quote={quote} />
          <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3">
            <span>{waits ? s.totalIfFree : s.total}</span>
            <b className="price text-xl" data-price-kind="total">
              {format.moneyExact(totalPrice)}
            </b>
          </p>
        </div>
      )}
    </section>
  );
}

/** The consultants, who know the booking by its number. */
export function Help({ number }: { readonly number: string | null }) {
  const t = useMessages(statusTexts);
  const brand = useBrand();
  const subject = number === null ? '' : `?subject=${encodeURIComponent(number)}`;
  return (
    <section aria-labelledby="help-title" data-part="help">
      <h2 id="help-title" className="text-lg">
        {t.help}
      </h2>
      {number !== null && <p className="mt-1 text-ink-2">{t.helpText}</p>}
      <p className="mt-3 flex flex-wrap gap-3">
        <LinkButton href={`tel:${brand.phone.dial}`}>{t.call(brand.phone.shown)}</LinkButton>
        <LinkButton href={`mailto:${brand.serviceEmail}${subject}`}>{t.mail}</LinkButton>
      </p>
    </section>
  );
}

/** The voyage's chart and the consultants' phone, beside what the page is about. */
export function Side({ status }: Shown) {
  const t = useMessages(bookingTexts);
  const { voyage } = status;
  return (
    <aside className="card overflow-hidden" aria-label={t.voyage}>
      {voyage && (
        <ThemedImage
          light={voyage.chartUrl}
          dark={darkChart(voyage.chartUrl)}
          width={384}
          height={160}
          alt={t.chart(voyage.title)}
          loading="lazy"
          className="h-40 w-full bg-shallow-1 object-cover"
        />
      )}
      <div className="px-5 pt-4 pb-5">
        <Help number={status.bookingId} />
      </div>
    </aside>
  );
}
