// The price for this party, the choice of date, travellers and cabin, and one button that says what is possible (rules V1, V2, P8).
import Clock from 'lucide-react/icons/clock';
import Phone from 'lucide-react/icons/phone';
import type { FormEvent } from 'react';
import { pathCodecs } from '#brands/paths.ts';
import { partyText } from '#features/search/texts.ts';
import { useAddress } from '#platform/web/app-runtime/app-link.tsx';
import { useBrand, useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Tag } from '#platform/web/ui/chip.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { openingState, openingText } from '#platform/web/ui/shell/opening-state.ts';
import type { VoyageDetails } from '../answer.ts';
import { voyageTexts } from '../texts.ts';
import { useGo } from '../use-go.ts';
import { cabinPair, choicePairs, choiceQuery, withQuery, type VoyageChoice } from '../voyage-choice.ts';
import { CabinChoice } from './cabin-choice.tsx';
import { cheapestFare, possibleNow, selectedOffer, type Possible } from './cabin-selection.ts';
import { CurrencyForm } from './currency-form.tsx';
import { DateChoice } from './date-choice.tsx';
import { PartyForm, formQuery } from './party-form.tsx';
import { PriceAge } from './price-age.tsx';
import { PriceLines } from './price-lines.tsx';
import { PriceTotal } from './price-total.tsx';

interface PriceCardProps {
  readonly voyage: VoyageDetails;
  readonly choice: VoyageChoice;
  readonly query: string;
}

/** Id of the form that leads to the booking: the bar on phones submits it too. */
export const BOOKING_FORM = 'booking-form';
const tones = { fixed_and_option: 'ok', fixed: 'ok', waitlist: 'warn', on_request: 'warn', ask: 'warn' } as const;

function BookingForm({ voyage, choice }: PriceCardProps) {
  const t = useMessages(voyageTexts).price;
  const { brand } = useRuntime();
  const address = useAddress();
  const go = useGo();
  const offer = selectedOffer(voyage, choice.cabin);
  const possible = possibleNow(offer, voyage);
  const priced = cheapestFare(offer);
  const path = pathCodecs[brand].toPublic(`/booking/${voyage.card.id}`);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go.to(withQuery(path, formQuery(event.currentTarget)));
  };
  return (
    <form id={BOOKING_FORM} method="get" action={address(path)} onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {Object.entries({ erw: String(choice.party.adults), ...Object.fromEntries(choicePairs({ party: choice.party, currency: choice.currency })) }).map(
        ([name, value]) => (
          // the party is said even where it is the usual one: the booking would have to ask for it
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <CabinChoice
        offers={voyage.cabinTypes}
        name={cabinPair('inside')[0]}
        valueOf={(cabinType) => cabinPair(cabinType)[1]}
        selected={offer?.cabinType}
        onSelect={(cabin) => go.to(withQuery(voyage.canonicalPath, choiceQuery({ ...choice, cabin })), { replace: true, keepScroll: true })}
      />
      <noscript>
        <button type="submit" className="btn btn-secondary btn-compact w-full" formAction={address(voyage.canonicalPath)}>
          {t.show}
        </button>
      </noscript>
      {priced && (
        <div className="border-t border-line pt-3">
          <p className="mb-1 text-xs text-ink-3">{t.fare(priced.fare.fareGroupName, priced.category.name)}</p>
          <PriceLines fare={priced.fare} />
        </div>
      )}
      <Button type="submit" variant="primary" size="main" className="w-full">
        {t.go[possible]}
      </Button>
      <GoNote possible={possible} />
    </form>
  );
}

function GoNote({ possible }: { readonly possible: Possible }) {
  const t = useMessages(voyageTexts).price;
  return (
    <p className="flex gap-2 text-sm text-ink-2">
      <Clock aria-hidden="true" className={possible === 'fixed' || possible === 'fixed_and_option' ? 'text-ok' : 'text-warn'} />
      <span>
        <Tag tone={tones[possible]}>{t.tag[possible]}</Tag> {t.goNote[possible]}
      </span>
    </p>
  );
}

export function PriceCard({ voyage, choice, query }: PriceCardProps) {
  const t = useMessages(voyageTexts).price;
  const language = useLanguage();
  const format = useFormat();
  const brand = useBrand();
  const { now } = useRuntime();
  const offer = selectedOffer(voyage, choice.cabin);
  const party = partyText(language, choice.party.adults, choice.party.childAges);
  return (
    <section id="price" aria-label={t.card} className="card card-floating grid grid-cols-[minmax(0,1fr)] gap-3.5 p-5 no-print">
      <PriceTotal voyage={voyage} offer={offer} choice={choice} />
      <LiveStatus text={offer?.price ? t.recalculated(party, format.money(offer.price.total)) : t.recalculatedNone(party)} />
      <div className="relative grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-2">
        <DateChoice voyage={voyage} query={query} />
        <PartyForm path={voyage.canonicalPath} choice={choice} />
      </div>
      <BookingForm voyage={voyage} choice={choice} query={query} />
      <p className="flex gap-2 text-sm text-ink-2">
        <Phone aria-hidden="true" />
        <a href={`tel:${brand.phone.dial}`} className="text-inherit">
          {t.phone(brand.phone.shown, openingText(openingState(new Date(now), brand.openingHours), language))}
        </a>
      </p>
      <PriceAge info={voyage.priceInfo} />
      <CurrencyForm voyage={voyage} choice={choice} />
    </section>
  );
}
