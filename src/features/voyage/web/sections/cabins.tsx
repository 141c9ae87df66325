// Cabins and prices: the fares side by side, then every category with its fares, lines, contained charges and deposit.
import type { Party } from '#domain/pax/party.ts';
import { deckRanges } from '#domain/voyage/deck-ranges.ts';
import { cabinLabels, partyText } from '#features/search/texts.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import type { CabinTypeOffer, CategoryOffer, FareOffer, VoyageDetails } from '../answer.ts';
import { FareState } from '../price/fare-state.tsx';
import { PriceLines } from '../price/price-lines.tsx';
import { sectionTexts } from '../section-texts.ts';
import { FareMatrix } from './fare-matrix.tsx';
import { Section } from './section.tsx';

function Fare({ fare }: { readonly fare: FareOffer }) {
  const t = useMessages(sectionTexts).cabins;
  const format = useFormat();
  if (!fare.price)
    return (
      <li className="flex items-baseline justify-between gap-4 py-2 text-sm">
        <span>{fare.fareGroupName}</span>
        <FareState fare={fare} />
      </li>
    );
  const deposit = { ...fare.price.total, amount: Math.ceil((fare.price.total.amount * fare.depositPercent) / 100) };
  return (
    <li>
      <Disclosure summary={fare.fareGroupName} aside={<b className="num text-ink">{format.money(fare.price.total)}</b>} className="text-sm">
        {fare.contents.length > 0 && <p className="mb-2 text-ink-2">{fare.contents.join(' · ')}</p>}
        <PriceLines fare={fare} total />
        {fare.depositPercent > 0 && <p className="mt-2 text-ink-3">{t.depositIs(format.percent(fare.depositPercent / 100), format.money(deposit))}</p>}
      </Disclosure>
    </li>
  );
}

function Category({ category }: { readonly category: CategoryOffer }) {
  const t = useMessages(sectionTexts).cabins;
  const format = useFormat();
  const facts = [
    category.sizeSqm === null ? t.sizeUnknown : format.squareMetres(category.sizeSqm),
    t.persons(category.maxOccupancy),
    category.decks.length > 0 ? t.decks(deckRanges(category.decks)) : '',
  ].filter(Boolean);
  return (
    <li className="border-t border-line py-4">
      <div className="flex gap-3">
        <span className="mt-0.5 grid h-7 min-w-9 flex-none place-items-center rounded-sm border border-line-strong px-1 text-xs font-bold">
          <span className="sr-only">{t.category(category.code)}</span>
          <span aria-hidden="true" className="flex items-center gap-1">
            <i className="size-2.5 rounded-xs" style={{ background: category.colour }} />
            {category.code}
          </span>
        </span>
        <div className="min-w-0 flex-1">
          <h4 className="leading-snug font-semibold">{category.name}</h4>
          <p className="text-sm text-ink-3">{facts.join(' · ')}</p>
          {category.description && <p className="mt-1 max-w-prose text-sm text-ink-2">{category.description}</p>}
          <ul className="mt-2">
            {category.fares.map((fare) => (
              <Fare key={fare.fareGroup} fare={fare} />
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}

function CabinType({ offer }: { readonly offer: CabinTypeOffer }) {
  const t = useMessages(sectionTexts).cabins;
  const language = useLanguage();
  const format = useFormat();
  return (
    <Disclosure
      summary={
        <>
          <span className="block">{cabinLabels[language][offer.cabinType]}</span>
          <span className="hint block font-normal">{[t.categories(offer.categories.length), offer.decks].filter(Boolean).join(', ')}</span>
        </>
      }
      aside={offer.price ? <b className="num text-ink">{format.money(offer.price.total)}</b> : <FareState fare={offer} />}
      className="py-1.5"
    >
      <ul>
        {offer.categories.map((category) => (
          <Category key={category.code} category={category} />
        ))}
      </ul>
    </Disclosure>
  );
}

export function Cabins({ voyage: { cabinTypes }, party }: { readonly voyage: VoyageDetails; readonly party: Party }) {
  const t = useMessages(sectionTexts).cabins;
  const language = useLanguage();
  return (
    <Section id="cabins" title="cabins">
      {cabinTypes.length === 0 ? (
        <p className="mt-3">{t.none}</p>
      ) : (
        <>
          <p className="mt-2 max-w-prose text-sm text-ink-3">{t.intro(partyText(language, party.adults, party.childAges))}</p>
          <FareMatrix offers={cabinTypes} />
          <div className="mt-4">
            {cabinTypes.map((offer) => (
              <CabinType key={offer.cabinType} offer={offer} />
            ))}
          </div>
        </>
      )}
    </Section>
  );
}
