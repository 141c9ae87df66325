// How travellers get to the ship: the three ways with what each adds to the party's total.
import Plane from 'lucide-react/icons/plane';
import Route from 'lucide-react/icons/route';
import TrainFront from 'lucide-react/icons/train-front';
import type { Party } from '#domain/pax/party.ts';
import { partyText } from '#features/search/texts.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { VoyageDetails } from '../answer.ts';
import { sectionTexts } from '../section-texts.ts';
import { Section } from './section.tsx';

type ArrivalOffer = VoyageDetails['arrivals'][number];

function Way({ offer, port, party, included }: { readonly offer: ArrivalOffer; readonly port: string; readonly party: string; readonly included: boolean }) {
  const t = useMessages(sectionTexts).arrival;
  const format = useFormat();
  const Icon = offer.option === 'cruise_only' ? Route : Plane;
  const airports: Readonly<Record<string, string>> = t.airports;
  const price = () => {
    if (!offer.available) return <span className="font-normal text-ink-3">{t.unavailable}</span>;
    if (included) return t.part;
    return offer.supplement && offer.supplement.amount > 0 ? t.supplement(format.money(offer.supplement), party) : t.free;
  };
  return (
    <li className={`card grid content-start gap-2 p-4 ${offer.available ? '' : 'bg-mist'}`}>
      <h3 className="flex items-center gap-2 text-base">
        <Icon aria-hidden="true" />
        {t.options[offer.option]}
      </h3>
      <p className="num font-semibold">{price()}</p>
      {offer.available && <p className="text-sm text-ink-2">{offer.option === 'cruise_only' ? t.notes.cruise_only(port) : t.notes[offer.option]}</p>}
      {offer.gateways.length > 0 && <p className="text-sm text-ink-3">{t.gateways(offer.gateways.map((code) => airports[code] ?? code).join(', '))}</p>}
    </li>
  );
}

export function Arrival({ voyage: { arrivals, card, railPossible }, party }: { readonly voyage: VoyageDetails; readonly party: Party }) {
  const t = useMessages(sectionTexts).arrival;
  const language = useLanguage();
  const who = partyText(language, party.adults, party.childAges);
  // Where nobody may come on their own, the cheapest way to travel is part of every total.
  const own = arrivals.some((offer) => offer.option === 'cruise_only' && offer.available);
  const sold = arrivals.filter((offer) => offer.available && offer.supplement).sort((a, b) => (a.supplement?.amount ?? 0) - (b.supplement?.amount ?? 0));
  return (
    <Section id="arrival" title="arrival">
      <p className="mt-2 max-w-prose text-ink-2">{t.ports(card.embarkation, card.disembarkation)}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3">
        {arrivals.map((offer) => (
          <Way key={offer.option} offer={offer} port={card.embarkation} party={who} included={!own && offer === sold[0]} />
        ))}
      </ul>
      {railPossible && (
        <Notice className="mt-3" icon={<TrainFront aria-hidden="true" />}>
          {t.rail}
        </Notice>
      )}
    </Section>
  );
}
