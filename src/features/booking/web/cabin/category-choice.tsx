// Cabin type, fare and category: three short questions, each with what it costs (BOOK-05, 5.14).
import { cabinLabels } from '#features/search/texts.ts';
import type { CategoryAvailability } from '#features/booking/contract.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { RadioCards, type Choice } from '#platform/web/ui/choice.tsx';
import { PriceText } from '#platform/web/ui/price-text.tsx';
import { cabinTexts } from './cabin-texts.ts';
import {
  assignedFare,
  deckSpan,
  difference,
  differingContents,
  fareFor,
  freePlaces,
  isBookable,
  sharedContents,
  type CategoryOffer,
  type FareGroup,
} from './offers.ts';

interface TypeTilesProps {
  readonly availability: CategoryAvailability;
  readonly value: CabinType | undefined;
  readonly onChange: (type: CabinType) => void;
}

/** The types side by side, each with the total of the party and what is left; nothing where there is only one. */
export function TypeTiles({ availability, value, onChange }: TypeTilesProps) {
  const t = useMessages(cabinTexts);
  const language = useLanguage();
  if (availability.cabinTypes.length < 2) return null;
  return (
    <fieldset className="field mt-6">
      <legend className="label">{t.types}</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {availability.cabinTypes.map((offer) => {
          const free = freePlaces(availability, offer.cabinType);
          const closed = offer.state === 'closed' || (offer.state === 'available' && free === 0);
          return (
            <label key={offer.cabinType} className="choice flex-col items-start gap-1 py-3">
              <span className="flex items-center gap-2 font-semibold">
                <input
                  type="radio"
                  className="dot m-0"
                  name="cabin-type"
                  value={offer.cabinType}
                  checked={offer.cabinType === value}
                  disabled={closed}
                  onChange={() => onChange(offer.cabinType)}
                />
                {offer.name || cabinLabels[language][offer.cabinType]}
              </span>
              <span className="num text-sm">
                {offer.from && !closed ? <PriceText price={offer.from} kind="from" /> : t.states[closed ? 'closed' : offer.state]}
              </span>
              {free !== null && free > 0 && <span className="text-xs text-ink-3">{t.typeFree(free)}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface FareRowsProps {
  readonly availability: CategoryAvailability;
  /** Fares under which a cabin can be chosen. */
  readonly groups: readonly FareGroup[];
  readonly withoutFares: readonly string[];
  /** The category whose prices tell the difference. */
  readonly category: CategoryOffer | undefined;
  readonly value: string | undefined;
  readonly onChange: (fareGroupId: string) => void;
}

/**
 * The fares, as the operator's mode says: `fgp` with what each costs more, `nofgp` without amounts because all cost the same, `one` names
 * the only one, `off` says nothing. Only what tells them apart is listed; the rest is said once.
 */
export function FareRows({ availability, groups, withoutFares, category, value, onChange }: FareRowsProps) {
  const t = useMessages(cabinTexts);
  const format = useFormat();
  const mode = availability.fareGroupMode;
  const [only] = groups;
  if (mode === 'off' || !only) return null;
  if (mode === 'one' || groups.length === 1)
    return (
      <p className="mt-4 text-sm text-ink-2">
        <b>{t.fareOne(only.name)}</b>
        {only.contents.length > 0 && `: ${format.list(only.contents)}`}
      </p>
    );
  const contents = differingContents(groups);
  const shared = sharedContents(groups);
  const fareOf = (group: FareGroup) => category?.fares.find((fare) => fare.fareGroupId === group.fareGroupId);
  const quoteOf = (group: FareGroup) => fareOf(group)?.quote ?? null;
  // Prices are compared with the fare that everybody gets.
  const basis = category && fareFor(category, undefined, withoutFares)?.quote.total;
  const end = (group: FareGroup) => {
    const total = quoteOf(group)?.total;
    if (mode !== 'fgp' || !total || !basis) return undefined;
    return total.amount === basis.amount ? t.fareSame : format.moneyChange(difference(total, basis));
  };
  return (
    <div className="mt-6">
      <RadioCards
        name="fare-group"
        label={t.fares}
        hint={shared.length > 0 ? t.faresAll(format.list(shared)) : undefined}
        stacked
        value={value ?? ''}
        onChange={onChange}
        choices={groups.map((group): Choice => {
          const priced = end(group);
          const minAge = fareOf(group)?.minAge ?? null;
          const words = [...(contents.get(group.fareGroupId) ?? []), ...(minAge === null ? [] : [t.fareAge(minAge)])];
          return {
            value: group.fareGroupId,
            label: group.name,
            ...(words.length > 0 && { note: words.join(', ') }),
            ...(priced !== undefined && { end: priced }),
            disabled: category !== undefined && quoteOf(group) === null,
          };
        })}
      />
    </div>
  );
}

interface CategoryRowsProps {
  readonly availability: CategoryAvailability;
  readonly categories: readonly CategoryOffer[];
  readonly fareGroupId: string | undefined;
  readonly withoutFares: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
}

/** The categories of a type with size, decks and price; one that cannot be taken says why. */
export function CategoryRows({ availability, categories, fareGroupId, withoutFares, value, onChange }: CategoryRowsProps) {
  const t = useMessages(cabinTexts);
  const format = useFormat();
  const note = (category: CategoryOffer): string =>
    [
      ...(category.sizeSqm === null ? [] : [format.squareMetres(category.sizeSqm)]),
      t.persons(category.maxOccupancy),
      ...(category.decks.length > 0 ? [t.decks(deckSpan(category.decks))] : []),
    ].join(', ');
  return (
    <div className="mt-6">
      <RadioCards
        name="cabin-category"
        label={t.categories}
        stacked
        value={value ?? ''}
        onChange={onChange}
        choices={categories.map((category): Choice => ({
          value: category.categoryCode,
          label: (
            <>
              {category.name} <span className="font-normal text-ink-3">{category.categoryCode}</span>
            </>
          ),
          note: (
            <>
              {note(category)}
              {isBookable(category) && category.free !== null && category.free <= 5 && <>, {t.typeFree(category.free)}</>}
            </>
          ),
          end: <CategoryPrice availability={availability} category={category} fareGroupId={fareGroupId} withoutFares={withoutFares} />,
          disabled: !isBookable(category),
        }))}
      />
    </div>
  );
}

/** The total of the party and the share of one: which stands first is the operator's way (isPricePerPerson); both are always there (P2). */
function CategoryPrice({
  availability,
  category,
  fareGroupId,
  withoutFares,
}: Pick<CategoryRowsProps, 'availability' | 'fareGroupId' | 'withoutFares'> & { readonly category: CategoryOffer }) {
  const t = useMessages(cabinTexts);
  const format = useFormat();
  const fare = fareFor(category, fareGroupId, withoutFares) ?? fareFor(category, undefined);
  if (!fare || !isBookable(category))
    return <span className="font-normal text-ink-3">{t.states[category.state === 'available' ? 'closed' : category.state]}</span>;
  const total = format.money(fare.quote.total);
  const share = fare.perPerson && fare.perPerson.amount !== fare.quote.total.amount ? t.perPerson(format.money(fare.perPerson)) : undefined;
  const group = availability.fareGroups.find((one) => one.fareGroupId === fare.fareGroupId);
  const isOther = fareGroupId !== undefined && fare.fareGroupId !== fareGroupId && availability.fareGroupMode === 'fgp';
  const assigned = assignedFare(category, withoutFares);
  const [first, second] = availability.isPricePerPerson && share !== undefined ? [share, t.totalOf(total)] : [total, share];
  return (
    <>
      <span className="block">{first}</span>
      {second !== undefined && <small className="block text-xs font-normal text-ink-3">{second}</small>}
      {assigned && assigned !== fare && <small className="block text-xs font-normal text-ink-3">{t.withoutNumber(format.money(assigned.quote.total))}</small>}
      {isOther && group && <small className="block text-xs font-normal text-ink-3">{t.fareOther(group.name)}</small>}
    </>
  );
}
