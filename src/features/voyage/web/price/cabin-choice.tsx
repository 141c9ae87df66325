// The four cabin types as radio buttons, each with its own total for the party: what a choice costs is seen before it is made.
import { cabinLabels } from '#features/search/texts.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { RadioCards, type Choice } from '#platform/web/ui/choice.tsx';
import type { CabinTypeOffer } from '../answer.ts';
import { voyageTexts } from '../texts.ts';
import { canBeChosen } from './cabin-selection.ts';
import { FareState } from './fare-state.tsx';

interface CabinChoiceProps {
  readonly offers: readonly CabinTypeOffer[];
  /** Query name and values of the cabin as the codec writes them. */
  readonly name: string;
  readonly valueOf: (cabinType: CabinType) => string;
  readonly selected: CabinType | undefined;
  readonly onSelect: (cabinType: CabinType) => void;
}

/** Decks 6–15 stay on one line: word joiners around the dash. */
const unbroken = (decks: string): string => decks.replaceAll('–', '\u2060–\u2060');

export function CabinChoice({ offers, name, valueOf, selected, onSelect }: CabinChoiceProps) {
  const t = useMessages(voyageTexts).price;
  const language = useLanguage();
  const format = useFormat();
  const choices = offers.map((offer): Choice => {
    const note = [offer.fromSqm === null ? '' : t.from(format.squareMetres(offer.fromSqm)), unbroken(offer.decks)].filter(Boolean).join(', ');
    return {
      value: valueOf(offer.cabinType),
      label: cabinLabels[language][offer.cabinType],
      note: note || t.states[offer.state],
      end: offer.price ? format.money(offer.price.total) : <FareState fare={offer} />,
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
