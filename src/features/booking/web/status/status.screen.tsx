// A booking's own page, which its customer opens from a mail (BOOK-24): how it stands, in words; what he can decide now; what he ordered.
import { useEffect, useRef } from 'react';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { failureTexts } from '#platform/contract/failures.ts';
import type { BookingStatus } from '#features/booking/status-contract.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { bookingTexts } from '../booking-texts.ts';
import { OrderForm } from './order-form.tsx';
import { Papers } from './papers.tsx';
import { PaymentNews } from './payment-news.tsx';
import { DeclineOffer, PayAgain } from './status-answers.tsx';
import { Details, Help, Side } from './status-details.tsx';
import { PriceAnswer } from './price-answer.tsx';
import { statusTexts, wordsOf } from './status-texts.ts';
import { toneOf, viewOf, type StatusView } from './status-view.ts';
import type { LoadedStatus } from './status.load.ts';
import { useStatus, type StatusControl } from './use-status.ts';

export function StatusScreen({ loaded }: { readonly loaded: LoadedStatus }) {
  return (
    <div data-source="src/features/booking/web/status/status.screen.tsx" className="wrap py-8">
      {loaded.status ? <Opened bookingKey={loaded.bookingKey} loaded={loaded.status} arePapersRefused={loaded.arePapersRefused} /> : <Closed />}
    </div>
  );
}

/** Unknown, forged, over: one page for all of them. */
function Closed() {
  const t = useMessages(statusTexts);
  return (
    <div className="max-w-prose" data-part="booking-closed">
      <h1>{t.closedTitle}</h1>
      <p className="mt-3 mb-8">{t.closedText}</p>
      <Help number={null} />
      <p className="mt-6">
        <LinkButton href="/">{t.home}</LinkButton>
      </p>
    </div>
  );
}

function NoScript() {
  const t = useMessages(bookingTexts);
  return (
    <noscript>
      <Notice tone="warn" title={t.script} className="mt-6">
        <p>{t.scriptText}</p>
      </Notice>
    </noscript>
  );
}

/** The moment that counts in this view. */
const untilOf = ({ offer, newPrice, optionValidUntil }: BookingStatus, view: StatusView): string | null =>
  view === 'offered' ? (offer?.validUntil ?? null) : view === 'reprice' ? (newPrice?.answerUntil ?? null) : optionValidUntil;

function Refused({ control }: { readonly control: StatusControl }) {
  const t = useMessages(statusTexts);
  const language = useLanguage();
  const { refusal } = control;
  const element = useRef<HTMLDivElement>(null);
  const isSaidHere = refusal?.kind === 'changed' || refusal?.kind === 'failed';
  useEffect(() => {
    if (isSaidHere) element.current?.focus();
  }, [isSaidHere]);
  if (!isSaidHere) return null;
  const isUnknown = refusal.kind === 'failed' && refusal.code === 'Unknown';
  return (
    <div ref={element} tabIndex={-1} className="mb-6 scroll-mt-4">
      <Notice tone="warn" live title={refusal.kind === 'changed' ? t.changed : t.failed}>
        <p>{refusal.kind === 'changed' ? t.changedText : isUnknown ? t.failedText : failureTexts[language][refusal.code]}</p>
      </Notice>
    </div>
  );
}

/** The sentence with the booking's number in one piece. */
function Title({ text, number }: { readonly text: string; readonly number: string }) {
  const [before = '', ...after] = text.split(number);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after.join(number)}
    </>
  );
}

/** Ways on where nothing is booked. */
function Ways({ status }: { readonly status: BookingStatus }) {
  const t = useMessages(statusTexts);
  const brand = useBrand();
  return (
    <p className="mt-5 flex flex-wrap gap-3" data-part="ways">
      {status.voyage && (
        <LinkButton variant="primary" href={status.voyage.href}>
          {t.voyage}
        </LinkButton>
      )}
      <LinkButton href={brand.searchUrl}>{t.search}</LinkButton>
      <LinkButton href={`tel:${brand.phone.dial}`}>{t.call(brand.phone.shown)}</LinkButton>
    </p>
  );
}

const withWays: ReadonlySet<StatusView> = new Set(['lapsed', 'repriceOver', 'rejected', 'cancelled']);

interface OpenedProps {
  readonly bookingKey: string;
  readonly loaded: BookingStatus;
  readonly arePapersRefused: boolean;
}

function Opened({ bookingKey, loaded, arePapersRefused }: OpenedProps) {
  const control = useStatus(bookingKey, loaded);
  const { status } = control;
  const t = useMessages(statusTexts);
  const language = useLanguage();
  const format = useFormat();
  const view = viewOf(status);
  const moment = untilOf(status, view);
  const named = { number: status.bookingId, until: moment === null ? '' : format.moment(new Date(moment)) };
  const [title, text] = wordsOf(language, view, status.bookingType);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    heading.current?.focus();
  }, [view, seen]);
  const { waitList, order, newPrice, paymentAgain } = status;
  const place = order?.of === 'option' ? view === 'option' : view === 'offered';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9 md:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0" data-part="booking-status" data-view={view} data-tone={toneOf[view]}>
        <Refused control={control} />
        <h1 ref={heading} tabIndex={-1}>
          <Title text={title(named)} number={status.bookingId} />
        </h1>
        <LiveStatus text={title(named)} />
        <p className="mt-3 max-w-prose text-lg">{text(named)}</p>
        {view === 'waiting' || view === 'offerGone' ? (
          <div className="mt-3 max-w-prose" data-part="wait-list">
            {waitList && waitList.categories.length > 0 && <p>{t.list(format.list(waitList.categories))}</p>}
            {waitList?.ahead != null && <p>{t.ahead(waitList.ahead)}</p>}
          </div>
        ) : null}
        {withWays.has(view) && <Ways status={status} />}
        <PaymentNews bookingKey={bookingKey} status={status} />
        {(order ?? newPrice ?? paymentAgain) && <NoScript />}
        {newPrice && <PriceAnswer status={status} price={newPrice} control={control} />}
        {paymentAgain && <PayAgain key={status.payment?.attempts} bookingKey={bookingKey} settings={paymentAgain} control={control} />}
        {order && place && <OrderForm key={status.offer?.offerId ?? 'option'} bookingKey={bookingKey} status={status} order={order} control={control} />}
        {view === 'offered' && <DeclineOffer control={control} />}
        <Details status={status} />
        <Papers files={status.files} isRefused={arePapersRefused} />
      </div>
      <div className="min-w-0">
        <Side status={status} />
      </div>
    </div>
  );
}
