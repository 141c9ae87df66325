// The headline amount with its basis (LAW-01, P1, P2), and why there is none.
import type { Party } from '#domain/pax/party.ts';
import { cabinNouns, partyText } from '#features/search/texts.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { AppLink } from '#platform/web/ui/link.tsx';
import type { CabinTypeOffer, VoyageDetails } from '../answer.ts';
import { voyageTexts } from '../texts.ts';
import { choiceQuery, splitParty, withQuery } from '../voyage-choice.ts';
import { GuideAmount } from './guide-amount.tsx';
import type { VoyageChoice } from '../voyage-choice.ts';

interface PriceTotalProps {
  readonly voyage: VoyageDetails;
  readonly offer: CabinTypeOffer | undefined;
  readonly choice: VoyageChoice;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function PriceTotal({ voyage, offer, choice }: PriceTotalProps) {
  const t = useMessages(voyageTexts).price;
  const language = useLanguage();
  const format = useFormat();
  const party = partyText(language, choice.party.adults, choice.party.childAges);
  if (!offer?.price) return <NoPrice voyage={voyage} offer={offer} choice={choice} party={party} />;
  const { price } = offer;
  const noun = capital(cabinNouns[language][price.cabinType]);
  return (
    <div>
      <p className="text-sm text-ink-3">{t.totalFor(party)}</p>
      <p className="price price-hero" data-price-kind="total">
        {format.money(price.total)}
      </p>
      <GuideAmount voyage={voyage} price={price} currency={choice.currency} />
      <p className="text-sm text-ink-2">{price.arrivalIncluded ? t.basisWithArrival(noun) : t.basis(noun)}</p>
      {price.persons > 1 && <p className="text-sm text-ink-2">{t.perPerson(format.money(price.perPerson))}</p>}
      {voyage.card.reduction && (
        <p className="mt-1 text-xs font-semibold text-ok">
          {t.drop(
            format.percent(voyage.card.reduction.percent / 100),
            format.money(voyage.card.reduction.before),
            format.dateLong(voyage.card.reduction.since),
          )}
        </p>
      )}
    </div>
  );
}

function NoPrice({ voyage, offer, choice, party }: PriceTotalProps & { readonly party: string }) {
  const t = useMessages(voyageTexts).price;
  const reason = offer?.noPriceReason ?? voyage.card.noPriceReason ?? 'sold_out';
  return (
    <div>
      <p className="font-display text-xl text-warn">{t.none[reason]}</p>
      <p className="mt-1 text-sm text-ink-2">{t.noneHint(party)}</p>
      {(reason === 'too_many_persons' || reason === 'not_sold_for_party') && <TwoCabins voyage={voyage} choice={choice} />}
    </div>
  );
}

/** Too many for one cabin: what two cabins would cost, one each (beyond.md 1). */
function TwoCabins({ voyage, choice }: Pick<PriceTotalProps, 'voyage' | 'choice'>) {
  const t = useMessages(voyageTexts).price;
  const language = useLanguage();
  const halves = splitParty(choice.party);
  if (!halves) return null;
  const name = (party: Party) => partyText(language, party.adults, party.childAges);
  const different = halves.filter((half, index) => index === 0 || name(half) !== name(halves[0]));
  return (
    <div className="mt-2 text-sm">
      <p>{t.split}</p>
      <ul className="flex flex-wrap gap-x-4">
        {different.map((half) => (
          <li key={name(half)}>
            <AppLink className="link-row" href={withQuery(voyage.canonicalPath, choiceQuery({ ...choice, party: half }))}>
              {name(half)}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
