// The four cabin types as radio buttons, each with its own total for the party: what a choice costs is seen before it is made.
import { cabinLabels } from '#features/search/texts.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { RadioCards, type Choice } from '#platform/web/ui/choice.tsx';
import type { CabinTypeOffer } from '../answer.ts';
import { voyageTexts } from '../texts.ts';
import { canBeChosen } from './cabin-selection.ts';

/** Query name and values of the cabin as the codec writes them. */
interface CabinChoiceProps {
  readonly offers: readonly CabinTypeOffer[];
  readonly name: string;
  readonly valueOf: (cabinType: CabinType) => string;
  readonly selected: CabinType | undefined;
  readonly onSelect: (cabinType: CabinType) => void;
}

function End({ offer }: { readonly offer: CabinTypeOffer }) {
  const t = useMessages(voyageTexts).price;
  const format = useFormat();
  if (offer.price) return <>{format.money(offer.price.total)}</>;
  const words = offer.state === 'available' && offer.noPriceReason ? t.noPrice[offer.noPriceReason] : t.states[offer.state];
  return <span className={offer.state === 'closed' ? 'text-ink-3' : 'text-warn'}>{words}</span>;
}

export function CabinChoice({ offers, name, valueOf, selected, onSelect }: CabinChoiceProps) {
  const t = useMessages(voyageTexts).price;
  const language = useLanguage();
  const format = useFormat();
  const choices = offers.map((offer): Choice => {
    const note = [offer.fromSqm === null ? '' : t.from(format.squareMetres(offer.fromSqm)), offer.decks].filter(Boolean).join(', ');
    return {
      value: valueOf(offer.cabinType),
      label: cabinLabels[language][offer.cabinType],
      note: note || t.states[offer.state],
      end: <End offer={offer} />,
      disabled: !canBeChosen(offer),
    };
  });
  return (
    <RadioCards
      name={name}
      label={<span className="sr-only">{t.cabin}</span>}
      stacked
      optional={false}
      choices={choices}
      value={selected === undefined ? '' : valueOf(selected)}
      onChange={(value) => {
        const offer = offers.find((one) => valueOf(one.cabinType) === value);
        if (offer) onSelect(offer.cabinType);
      }}
    />
  );
}
