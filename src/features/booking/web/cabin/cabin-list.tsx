// The free cabins as a list, of equal rank with the deck plan (rule A11): filtered by deck, side and accessibility.
import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox, Select } from '#platform/web/ui/field.tsx';
import { Tag } from '#platform/web/ui/chip.tsx';
import { cabinTexts } from './cabin-texts.ts';
import type { CabinOffer } from './offers.ts';

/** As many as a phone shows on about two screens. */
const PAGE = 12;
const sides = ['port', 'starboard', 'middle'] as const;
type Side = (typeof sides)[number];

interface CabinListProps {
  /** The cabin that somebody else took a moment ago, '' for none. */
  readonly justTaken: string;
  readonly offers: readonly CabinOffer[];
  readonly chosen: string | null;
  /** The recommended cabin: its category stands first. */
  readonly start: string | undefined;
  readonly onChoose: (offer: CabinOffer) => void;
}

export function CabinList({ justTaken, offers, chosen, start, onChoose }: CabinListProps) {
  const t = useMessages(cabinTexts);
  const [deck, setDeck] = useState('');
  const [side, setSide] = useState('');
  const [category, setCategory] = useState('');
  const [onlyAccessible, setOnlyAccessible] = useState(false);
  const [shown, setShown] = useState(PAGE);
  const decks = [...new Set(offers.map((offer) => offer.cabin.deck))].toSorted((a, b) => a - b);
  const present = sides.filter((one) => offers.some((offer) => offer.cabin.side === one));
  // The order stays while cabins are picked.
  const [leading] = useState(() => offers.find((offer) => offer.cabin.number === (chosen ?? start))?.category.categoryCode);
  const categories = offers.filter((offer, index) => offers.findIndex((one) => one.category.categoryCode === offer.category.categoryCode) === index);
  const isLeading = (offer: CabinOffer) => Number(offer.category.categoryCode === leading);
  const hits = offers
    .filter(
      ({ cabin }) =>
        (deck === '' || cabin.deck === Number(deck)) &&
        (side === '' || cabin.side === (side as Side)) &&
        (category === '' || cabin.categoryCode === category) &&
        (!onlyAccessible || cabin.accessible),
    )
    .toSorted((a, b) => isLeading(b) - isLeading(a));
  // The chosen cabin is never behind the fold of the list.
  const visible = hits.filter((offer, index) => index < shown || offer.cabin.number === chosen);
  return (
    <div data-part="cabin-list">
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-end">
        <Select
          name="cabin-deck"
          label={t.list.deck}
          value={deck}
          onChange={(event) => setDeck(event.target.value)}
          options={[{ value: '', label: t.list.allDecks }, ...decks.map((one) => ({ value: String(one), label: String(one) }))]}
        />
        <Select
          name="cabin-side"
          label={t.list.side}
          value={side}
          onChange={(event) => setSide(event.target.value)}
          options={[{ value: '', label: t.list.allSides }, ...present.map((one) => ({ value: one, label: t.sides[one] }))]}
        />
        {categories.length > 1 && (
          <Select
            name="cabin-category-filter"
            label={t.list.category}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
            options={[
              { value: '', label: t.list.allCategories },
              ...categories.map(({ category: one }) => ({ value: one.categoryCode, label: `${one.name} ${one.categoryCode}` })),
            ]}
          />
        )}
        {offers.some((offer) => offer.cabin.accessible) && (
          <Checkbox
            name="cabin-accessible"
            label={t.list.onlyAccessible}
            checked={onlyAccessible}
            onChange={(event) => setOnlyAccessible(event.target.checked)}
          />
        )}
      </div>
      <p className="mt-3 text-sm text-ink-3" role="status">
        {hits.length === 0 ? t.list.none : t.list.count(hits.length)}
      </p>
      <fieldset>
        <legend className="sr-only">{t.asList}</legend>
        <ul className="mt-2 grid gap-2 lg:grid-cols-2">
          {justTaken !== '' && (
            <li className="choice h-full border-dashed text-ink-3">
              <Ban aria-hidden="true" className="mt-0.5" />
              <span className="choice-words">
                <s className="font-semibold">{t.cabin(justTaken)}</s>
                <small>{t.justTaken}</small>
              </span>
            </li>
          )}
          {visible.map((offer) => (
            <CabinRow key={offer.cabin.number} offer={offer} isChosen={offer.cabin.number === chosen} onChoose={onChoose} />
          ))}
        </ul>
      </fieldset>
      {visible.length < hits.length && (
        <Button className="mt-3" size="compact" onClick={() => setShown(shown + 4 * PAGE)}>
          {t.list.more(hits.length - visible.length)}
        </Button>
      )}
    </div>
  );
}

function CabinRow({ offer, isChosen, onChoose }: { readonly offer: CabinOffer; readonly isChosen: boolean; readonly onChoose: CabinListProps['onChoose'] }) {
  const t = useMessages(cabinTexts);
  const format = useFormat();
  const { cabin, category, fare } = offer;
  return (
    <li>
      <label className="choice h-full">
        <input type="radio" className="dot" name="cabin-number" value={cabin.number} checked={isChosen} onChange={() => onChoose(offer)} />
        <span className="choice-words">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{t.cabin(cabin.number)}</span>
            {cabin.accessible && <Tag>{t.accessible}</Tag>}
          </span>
          <small>
            {t.place(category.name, category.categoryCode, cabin.deck, t.sides[cabin.side])}
            {cabin.connectingTo !== null && `, ${t.connecting(cabin.connectingTo)}`}
          </small>
        </span>
        <span className="choice-end">{format.money(fare.quote.total)}</span>
      </label>
    </li>
  );
}
