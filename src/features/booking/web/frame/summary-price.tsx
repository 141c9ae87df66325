// The running total of the booking in exact cents: every line, then what is contained in them (rule B3, D15, P1).
import type { Money } from '#domain/money/money.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import type { BookingQuote } from '../cabin/offers.ts';
import { frameTexts } from './frame-texts.ts';

const row = 'flex flex-wrap items-baseline justify-between gap-x-4';
const words = 'min-w-0 flex-[1_1_8rem]';
const figure = 'num ml-auto whitespace-nowrap';

/** The lines add up to the total exactly; contained charges are no lines of their own. */
export function QuoteLines({ quote }: { readonly quote: BookingQuote }) {
  const t = useMessages(frameTexts);
  const format = useFormat();
  return (
    <dl className="grid gap-1.5 text-sm">
      {quote.lines.map((line, index) => (
        <div key={index} className={row}>
          <dt className={words}>{t.each(line.count, line.label, format.money(line.each))}</dt>
          <dd className={figure}>{format.moneyExact({ ...line.each, amount: line.each.amount * line.count })}</dd>
        </div>
      ))}
      {quote.contained.map((item) => (
        <div key={item.label} className={`${row} text-ink-3`}>
          <dt className={words}>{item.label}</dt>
          <dd className={figure}>{t.contained(format.moneyExact(item.amount))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The total that was shown before the one that holds now. */
export function PreviousTotal({ total }: { readonly total: Money }) {
  const t = useMessages(frameTexts);
  const format = useFormat();
  return (
    <small className="num text-ink-3" data-part="previous-total">
      {t.previous} <s>{format.moneyExact(total)}</s>
    </small>
  );
}

export function SummaryPrice({ quote, previousTotal }: { readonly quote: BookingQuote; readonly previousTotal?: Money | undefined }) {
  const t = useMessages(frameTexts);
  const format = useFormat();
  return (
    <div>
      <Disclosure summary={<span className="text-sm">{t.lines}</span>} className="border-t border-line" open>
        <QuoteLines quote={quote} />
      </Disclosure>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3">
        <span>{t.total}</span>
        <b className="price text-xl" data-price-kind="total">
          {format.moneyExact(quote.total)}
        </b>
      </p>
      {previousTotal && (
        <p className="text-right text-sm">
          <PreviousTotal total={previousTotal} />
        </p>
      )}
      <p className="mt-1 text-xs text-ink-3">
        {t.totalNote} {quote.deposit && t.deposit(format.moneyExact(quote.deposit), format.percent(quote.depositPercent / 100))}
      </p>
    </div>
  );
}
