// The card of a voyage for a party: every list, grid, comparison and page shows this one (R2, LAW-01).
import { brands } from '#brands/brands.ts';
import { chartAddress, postcardAddress, shipAddress } from '#domain/art/addresses.ts';
import { addDays, type IsoDate } from '#domain/calendar/calendar.ts';
import type { ArrivalOffer, Fare } from '#domain/fares/quote.ts';
import { bestPrice, bestState, hasPrice, shownPrice, type BestPrice, type PriceQuestion } from '#domain/fares/shown-price.ts';
import type { ExchangeRates, Money } from '#domain/money/money.ts';
import type { AgeLimits } from '#domain/pax/party.ts';
import { cabinTypes } from '#domain/voyage/vocabulary.ts';
import type { VoyageCard } from '../contract.ts';
import type { CardView } from './card-port.ts';
import { voyagePath } from './voyage-path.ts';

interface Names {
  readonly de: string;
  readonly en: string;
}

/** Everything a card shows, wherever it was read from. */
export interface CardFacts {
  readonly id: number;
  readonly departsOn: IsoDate;
  readonly nights: number;
  readonly seaDays: number;
  readonly isRiver: boolean;
  readonly title: Names;
  readonly itinerary: { readonly id: number; readonly contentKey: string };
  /** In order; port null = at sea. */
  readonly calls: readonly { readonly day: number; readonly port: Names | null }[];
  readonly ship: {
    readonly id: number;
    readonly name: string;
    readonly slug: string;
    readonly lengthDm: number | null;
    readonly contentHash: string;
    readonly ratingTenth: number | null;
    readonly ratingCount: number;
  };
  readonly operator: { readonly id: number; readonly name: string };
  readonly area: { readonly id: number; readonly name: Names; readonly postcard: string };
  readonly optionPossible: boolean;
  readonly specials: readonly string[];
  readonly services: readonly string[];
  readonly fares: readonly Fare[];
  readonly arrivals: readonly ArrivalOffer[];
  readonly limits: AgeLimits;
  readonly reduction: { readonly percent: number; readonly before: Money; readonly since: IsoDate } | null;
  readonly otherDates: number;
}

/** What the ship does on each day: a day with a port is a port day even when it also sails. */
function daysOf(calls: CardFacts['calls'], nights: number): VoyageCard['days'] {
  const inPort = new Set(calls.filter(({ port }) => port !== null).map(({ day }) => day));
  return Array.from({ length: nights + 1 }, (_, index) => (index === 0 ? 'embark' : index === nights ? 'disembark' : inPort.has(index + 1) ? 'port' : 'sea'));
}

function portsOf(calls: CardFacts['calls'], language: 'de' | 'en'): string[] {
  const ports: string[] = [];
  for (const { port } of calls) if (port && ports.at(-1) !== port[language]) ports.push(port[language]);
  return ports;
}

function bookableOf(facts: CardFacts): VoyageCard['bookable'] {
  const state = bestState(facts.fares);
  if (state === 'available') return facts.optionPossible ? 'fixed_and_option' : 'fixed';
  return state === 'on_request' ? 'on_request' : 'waitlist';
}

/** A card whose price and ladder are for the view's party, cabin type and arrival. */
export function buildCard(facts: CardFacts, view: CardView, rates: ExchangeRates): VoyageCard {
  const { language } = view;
  const { currency, defaultTheme } = brands[view.brand];
  const question: PriceQuestion = { party: view.party, limits: facts.limits, arrivals: facts.arrivals, ...(view.arrivals && { choice: view.arrivals }) };
  const steps = cabinTypes.flatMap((cabinType) => {
    const fares = facts.fares.filter((fare) => fare.cabinType === cabinType);
    return fares.length === 0 ? [] : [{ cabinType, fares, best: bestPrice(fares, question) }];
  });
  const priced = steps.flatMap(({ cabinType, best }) => (hasPrice(best) && (!view.cabin || view.cabin === cabinType) ? [best] : []));
  // Ties stay with the simpler cabin, as they do when all fares are compared at once.
  const cheapest = priced.reduce<BestPrice | undefined>(
    (best, found) => (best && best.quote.total.amount <= found.quote.total.amount ? best : found),
    undefined,
  );
  const best = cheapest ?? bestPrice(view.cabin ? facts.fares.filter((fare) => fare.cabinType === view.cabin) : facts.fares, question);
  const ports = portsOf(facts.calls, language);
  return {
    id: facts.id,
    href: voyagePath(view.brand, facts.id, facts.title),
    title: facts.title[language],
    departsOn: facts.departsOn,
    returnsOn: addDays(facts.departsOn, facts.nights),
    nights: facts.nights,
    seaDays: facts.seaDays,
    isRiver: facts.isRiver,
    ship: {
      id: facts.ship.id,
      name: facts.ship.name,
      slug: facts.ship.slug,
      lengthM: facts.ship.lengthDm === null ? null : facts.ship.lengthDm / 10,
      profileUrl: shipAddress(facts.ship.id, facts.ship.contentHash, 'card', defaultTheme),
    },
    operator: { id: facts.operator.id, name: facts.operator.name },
    area: { id: facts.area.id, name: facts.area.name[language], postcardUrl: postcardAddress(facts.area.postcard, 'landscape') },
    ports,
    embarkation: ports[0] ?? '',
    disembarkation: ports.at(-1) ?? '',
    days: daysOf(facts.calls, facts.nights),
    chartUrl: chartAddress(facts.itinerary.id, facts.itinerary.contentKey, 'card', defaultTheme, language),
    rating: facts.ship.ratingTenth === null || facts.ship.ratingCount === 0 ? null : { value: facts.ship.ratingTenth / 10, count: facts.ship.ratingCount },
    price: hasPrice(best) ? shownPrice(best, view.party, facts.nights, currency, rates) : null,
    noPriceReason: hasPrice(best) ? null : best,
    ladder: steps.map(({ cabinType, fares, best: step }) => ({
      cabinType,
      state: bestState(fares),
      price: hasPrice(step) ? shownPrice(step, view.party, facts.nights, currency, rates) : null,
    })),
    bookable: bookableOf(facts),
    specials: [...facts.specials],
    services: [...facts.services],
    reduction: facts.reduction,
    otherDates: facts.otherDates,
  };
}
