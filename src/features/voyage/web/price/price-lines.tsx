// What the total is made of: every line, then the charges that are already inside (P1).
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import type { FareOffer } from '../answer.ts';
import { voyageTexts } from '../texts.ts';

/** @param total whether the sum stands below; not where it is the headline above */
export function PriceLines({ fare, total = false }: { readonly fare: FareOffer; readonly total?: boolean }) {
  const t = useMessages(voyageTexts).price;
  const format = useFormat();
  if (!fare.price) return null;
  // the amount goes below its words only where both do not fit
  const row = 'flex flex-wrap items-baseline justify-between gap-x-4';
  const words = 'min-w-0 flex-[1_1_8rem]';
  return (
    <dl className="grid gap-1 text-sm">
      {fare.lines.map((line, index) => (
        <div key={index} className={row}>
          <dt className={words}>
            {line.count} × {line.label}
            {line.count > 1 && <span className="text-ink-3"> · {format.money(line.each)}</span>}
          </dt>
          <dd className="num ml-auto whitespace-nowrap">{format.money({ ...line.each, amount: line.each.amount * line.count })}</dd>
        </div>
      ))}
      {fare.contained.map((item) => (
        <div key={item.label} className={`${row} text-ink-3`}>
          <dt className={words}>{item.label}</dt>
          <dd className="num ml-auto whitespace-nowrap">{t.ofWhich(format.money(item.amount))}</dd>
        </div>
      ))}
      {total && (
        <div className={`${row} mt-1 text-base font-bold`}>
          <dt className={words}>{t.total}</dt>
          <dd className="num ml-auto whitespace-nowrap">{format.money(fare.price.total)}</dd>
        </div>
      )}
    </dl>
  );
}
