// What stands where a price would: wait list, on request, sold out, or why the party cannot have it.
import { useMessages } from '#platform/web/i18n.ts';
import type { FareOffer } from '../answer.ts';
import { voyageTexts } from '../texts.ts';

export function FareState({ fare }: { readonly fare: Pick<FareOffer, 'state' | 'noPriceReason'> | undefined }) {
  const t = useMessages(voyageTexts).price;
  if (!fare) return <span className="text-ink-3">–</span>;
  return (
    <span className={fare.state === 'closed' ? 'text-ink-3' : 'text-warn'}>
      {fare.state === 'available' && fare.noPriceReason ? t.noPrice[fare.noPriceReason] : t.states[fare.state]}
    </span>
  );
}
