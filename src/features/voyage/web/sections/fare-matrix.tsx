// All fares of the voyage side by side: contents, deposit, and the cheapest total of each cabin type (beyond.md 16).
import Check from 'lucide-react/icons/check';
import { cabinLabels } from '#features/search/texts.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import type { CabinTypeOffer, FareOffer } from '../answer.ts';
import { FareState } from '../price/fare-state.tsx';
import { sectionTexts } from '../section-texts.ts';

/** The fare groups that a voyage is sold in, in the order of their cheapest total. */
export function fareGroupsOf(offers: readonly CabinTypeOffer[]): FareOffer[] {
  const groups = new Map<string, FareOffer>();
  for (const fare of offers.flatMap((offer) => offer.categories.flatMap((category) => category.fares))) {
    const known = groups.get(fare.fareGroup);
    if (!known || (fare.price?.total.amount ?? Infinity) < (known.price?.total.amount ?? Infinity)) groups.set(fare.fareGroup, fare);
  }
  return [...groups.values()].sort((a, b) => (a.price?.total.amount ?? Infinity) - (b.price?.total.amount ?? Infinity));
}

/** The cheapest offer of one fare group within a cabin type; without a price the one whose state says most. */
export function cheapestOf(offer: CabinTypeOffer, fareGroup: string): FareOffer | undefined {
  const fares = offer.categories.flatMap((category) => category.fares.filter((fare) => fare.fareGroup === fareGroup));
  const order = ['available', 'on_request', 'waitlist', 'closed'];
  return fares.sort((a, b) => (a.price?.total.amount ?? Infinity) - (b.price?.total.amount ?? Infinity) || order.indexOf(a.state) - order.indexOf(b.state))[0];
}

export function FareMatrix({ offers }: { readonly offers: readonly CabinTypeOffer[] }) {
  const t = useMessages(sectionTexts).cabins;
  const language = useLanguage();
  const format = useFormat();
  const groups = fareGroupsOf(offers);
  const cell = 'border-b border-line px-3 py-2.5 align-top';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: it scrolls inside itself, by keyboard too
    <section aria-label={t.matrix} tabIndex={0} className="card mt-5 overflow-x-auto">
      <table className="w-full min-w-max border-collapse text-left text-sm">
        <caption className="px-3 pt-3 text-left font-semibold">{t.matrix}</caption>
        <thead>
          <tr>
            <th scope="col" className={cell}>
              {t.cabinType}
            </th>
            {groups.map((group) => (
              <th key={group.fareGroup} scope="col" className={`${cell} max-w-64 min-w-44 font-normal`}>
                <b className="block text-base">{group.fareGroupName}</b>
                <ul className="mt-1 grid gap-0.5 text-xs text-ink-2">
                  {group.contents.map((item) => (
                    <li key={item} className="flex gap-1.5">
                      <Check aria-hidden="true" className="mt-0.5 size-3.5 text-ok" />
                      <span>{item}</span>
                    </li>
                  ))}
                  <li className="text-ink-3">
                    {t.deposit} {format.percent(group.depositPercent / 100)}
                  </li>
                </ul>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.cabinType}>
              <th scope="row" className={cell}>
                {cabinLabels[language][offer.cabinType]}
              </th>
              {groups.map((group) => {
                const fare = cheapestOf(offer, group.fareGroup);
                return (
                  <td key={group.fareGroup} className={cell}>
                    {fare?.price ? <b className="num">{format.money(fare.price.total)}</b> : <FareState fare={fare} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
