// The frame of every order: what, when, which cabin, for whom and for how much, and right below it nothing but the button (LAW-02, L-DE-11,
// L-DE-12). The summary and a booking's own page order through it.
import type { ReactNode } from 'react';
import type { Money } from '#domain/money/money.ts';
import type { BookingSession } from '#features/booking/contract.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { summaryTexts } from './summary-texts.ts';

export function OrderFact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-ink-3">{term}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}

/** The voyage's own lines of an order. */
export function VoyageFacts({ voyage }: { readonly voyage: NonNullable<BookingSession['voyage']> }) {
  const t = useMessages(summaryTexts);
  const format = useFormat();
  return (
    <>
      <OrderFact term={t.voyage}>{`${voyage.title} (${voyage.id})`}</OrderFact>
      <OrderFact term={t.dates}>{`${format.dateRange(voyage.departsOn, voyage.returnsOn)}, ${format.nights(voyage.nights)}`}</OrderFact>
      <OrderFact term={t.ship}>{`${voyage.ship}, ${voyage.operator}`}</OrderFact>
      <OrderFact term={t.ports}>{t.fromTo(voyage.embarkation, voyage.disembarkation)}</OrderFact>
    </>
  );
}

interface OrderCardProps {
  readonly title: string;
  /** Lines of a description list. */
  readonly facts: ReactNode;
  readonly totalLabel: string;
  readonly total: Money | null;
  readonly buttonText: string;
  readonly busy: boolean;
  readonly onOrder: () => void;
}

export function OrderCard({ title, facts, totalLabel, total, buttonText, busy, onOrder }: OrderCardProps) {
  const format = useFormat();
  return (
    <section aria-labelledby="order-title" className="card mt-8 p-5" data-part="order-block">
      <h2 id="order-title" className="text-xl">
        {title}
      </h2>
      <dl className="mt-3 grid gap-1.5">{facts}</dl>
      {total && (
        <p className="mt-4 mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3">
          <span>{totalLabel}</span>
          <b className="price text-2xl" data-price-kind="total">
            {format.moneyExact(total)}
          </b>
        </p>
      )}
      <Button variant="primary" size="main" className="w-full" busy={busy} onClick={onOrder} data-part="order-button">
        {buttonText}
      </Button>
    </section>
  );
}
