// The voyage page's data: facts from the database, prices from domain/fares, cards from the search.
import { brands, twinBrand } from '#brands/brands.ts';
import { chartAddress, deckAddress, decksAddress, shareAddress, shipAddress } from '#domain/art/addresses.ts';
import { addDays, agencyDay } from '#domain/calendar/calendar.ts';
import { sunTimes } from '#domain/calendar/sun.ts';
import { shownPrice, type PriceQuestion } from '#domain/fares/shown-price.ts';
import { arrivalPrice, isQuote, quote } from '#domain/fares/quote.ts';
import { formats } from '#domain/format/format.ts';
import { convert, currencies, money, type Currency } from '#domain/money/money.ts';
import { ageBand, defaultParty, party as partyOf, type Party } from '#domain/pax/party.ts';
import { arrivalOptions, cabinTypes } from '#domain/voyage/vocabulary.ts';
import { waterName } from '#domain/voyage/waters.ts';
import { voyagePath } from '#features/search/server/voyage-path.ts';
import { buildCard } from '#features/search/server/build-card.ts';
import type { VoyageCards } from '#features/search/server/card-port.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Database } from '#platform/server/database/database.ts';
import { remember } from '#platform/server/remember.ts';
import type { PriceData, PrePostPackages, VoyageDetails } from '../contract.ts';
import type { ShopAsker } from './asker.ts';
import { cabinOffers } from './cabin-offers.ts';
import { shipFacts } from './ship-facts.ts';
import * as repository from './voyage.repository.ts';
import { voyageServerTexts } from './voyage-texts.ts';

const REVIEWS_SHOWN = 12;
const OTHER_DATES = 40;
const SIMILAR = 3;
const aspects = ['cabin', 'food', 'service', 'excursions', 'cleanliness', 'value'] as const;

type Pax = { readonly adults: number; readonly childAges: readonly number[] };
const readParty = (pax: Pax | undefined): Party => (pax ? partyOf(pax.adults, pax.childAges) : defaultParty);

const limitsOf = (row: repository.VoyageRow) => ({ infantMaxAge: row.infant_max_age, childMaxAge: row.child_max_age, juniorMaxAge: row.junior_max_age });

const countryNames = { de: new Intl.DisplayNames('de', { type: 'region' }), en: new Intl.DisplayNames('en-GB', { type: 'region' }) };
const shortTime = (time: string | null): string | null => (time === null ? null : time.slice(0, 5));

function itineraryOf(calls: readonly repository.PortCallRow[], departsOn: string, asker: ShopAsker): VoyageDetails['itinerary'] {
  const de = asker.language === 'de';
  const last = calls.findLastIndex((call) => call.port_id !== null);
  return calls.map((call, index) => {
    const date = addDays(departsOn, call.day - 1);
    const place =
      call.port_id === null ? waterName(call.water, asker.language) || voyageServerTexts[asker.language].atSea : ((de ? call.name_de : call.name_en) ?? '');
    const sun = call.lat !== null && call.lon !== null && call.time_zone ? sunTimes(date, call.lat, call.lon, call.time_zone) : { sunrise: null, sunset: null };
    return {
      day: call.day,
      date,
      kind: call.port_id === null ? 'sea' : index === 0 ? 'embark' : index === last ? 'disembark' : 'port',
      place,
      country: call.country,
      countryName: call.country ? (countryNames[asker.language].of(call.country) ?? call.country) : null,
      portId: call.port_id,
      lat: call.lat,
      lon: call.lon,
      timeZone: call.time_zone,
      arrives: shortTime(call.arrives),
      departs: shortTime(call.departs),
      tender: call.tender,
      overnight: call.overnight,
      note: de ? call.note_de : call.note_en,
      ...sun,
    };
  });
}

function stateOf(row: repository.VoyageRow, today: string, bookable: boolean): VoyageDetails['state'] {
  if (row.state === 'withdrawn') return 'withdrawn';
  if (row.departs_on <= today) return 'departed';
  return bookable ? 'on_sale' : 'sold_out';
}

function arrivalsShown(arrivals: readonly repository.ArrivalRow[], question: PriceQuestion, currency: Currency): VoyageDetails['arrivals'] {
  const heads = [...Array.from({ length: question.party.adults }, () => null), ...question.party.childAges];
  return arrivalOptions.map((option) => {
    const offer = arrivals.find((row) => row.option === option);
    if (!offer) return { option, available: false, supplement: null, gateways: [] };
    const amount = option === 'cruise_only' ? 0 : heads.reduce((all: number, age) => all + arrivalPrice(offer, ageBand(age, question.limits)), 0);
    return { option, available: true, supplement: money(amount, currency), gateways: [...offer.gateways] };
  });
}

export interface VoyageService {
  readonly details: (voyageId: number, pax: Pax | undefined, asker: ShopAsker) => Promise<VoyageDetails>;
  readonly packages: (voyageId: number, asker: ShopAsker) => Promise<PrePostPackages>;
  readonly priceData: (
    input: { voyageId: number; hasSenior: boolean; exchangeCurrencyCode: Currency; pax?: Pax | undefined },
    asker: ShopAsker,
  ) => Promise<PriceData>;
}

export function createVoyageService(db: Database, cards: VoyageCards): VoyageService {
  const get = async (id: number): Promise<repository.VoyageRow> => {
    const row = await repository.findVoyage(db, id);
    if (!row) throw new Failure('UnknownVoyage', { data: { voyageId: id } });
    return row;
  };

  // A ship's cabins, decks and reviews are the same for all of its voyages and change with imports only.
  const kept = { milliseconds: 60_000, most: 300 };
  const shipOf = remember(async (shipId: number) => {
    const [categories, decks, summary, reviews] = await Promise.all([
      repository.categoriesOf(db, shipId),
      repository.decksOf(db, shipId),
      repository.reviewSummary(db, shipId),
      repository.reviewsOf(db, shipId, REVIEWS_SHOWN),
    ]);
    return { categories, decks, summary, reviews };
  }, kept);
  const fareGroupsOf = remember((operatorId: number) => repository.fareGroupsOf(db, operatorId), kept);
  const callsOf = remember((itineraryId: number) => repository.portCallsOf(db, itineraryId), kept);
  const latestRates = remember(() => repository.latestRates(db), kept);

  const ratings = (row: repository.VoyageRow, { summary, reviews }: Awaited<ReturnType<typeof shipOf>>, asker: ShopAsker): VoyageDetails['ratings'] => {
    const t = voyageServerTexts[asker.language];
    return {
      value: row.customer_rating_tenth === null || row.customer_rating_count === 0 ? null : row.customer_rating_tenth / 10,
      count: row.customer_rating_count,
      adviser: row.adviser_rating_tenth === null ? null : row.adviser_rating_tenth / 10,
      verified: summary.verified,
      period: summary.from && summary.to ? { from: summary.from, to: summary.to } : null,
      distribution: summary.distribution,
      aspects: aspects.flatMap((aspect) => {
        const value = summary[aspect];
        return value === null ? [] : [{ key: aspect, label: aspect === 'service' ? t.serviceAspect : t[aspect], value }];
      }),
      reviews: reviews.map((review) => ({
        id: review.id,
        author: review.author,
        travelledIn: review.travelled_in,
        writtenOn: review.written_on,
        party: review.party,
        rating: review.rating,
        language: review.language === 'en' ? ('en' as const) : ('de' as const),
        title: review.title,
        body: review.body,
        verified: review.verified,
        reply: review.reply,
      })),
    };
  };

  return {
    details: async (voyageId, pax, asker) => {
      const row = await get(voyageId);
      const today = agencyDay(asker.now);
      const party = readParty(pax);
      const [calls, fares, arrivals, ship, fareGroups, rates, family] = await Promise.all([
        callsOf(row.itinerary_id),
        repository.faresOf(db, voyageId),
        repository.arrivalsOf(db, voyageId),
        shipOf(row.ship_id),
        fareGroupsOf(row.operator_id),
        latestRates(undefined),
        repository.datesOfFamily(db, row.family_id, today, OTHER_DATES),
      ]);
      const { categories, decks } = ship;
      const question: PriceQuestion = { party, limits: limitsOf(row), arrivals };
      const on = stateOf(
        row,
        today,
        fares.some((fare) => fare.state === 'available' || fare.state === 'on_request'),
      );
      const view = { brand: asker.brand, language: asker.language, party };
      // The search does not know a voyage that has left: the next date of its route stands for it.
      const likeId = on === 'departed' || on === 'withdrawn' ? (family[0]?.id ?? voyageId) : voyageId;
      const dates = cards.dates(
        family.map(({ id }) => id),
        view,
      );
      const similar = await cards.cards(cards.similar(likeId, SIMILAR), view);
      const itinerary = itineraryOf(calls, row.departs_on, asker);
      const de = asker.language === 'de';
      const names = { de: row.name_de, en: row.name_en };
      const title = names[asker.language];
      const t = voyageServerTexts[asker.language];
      const ports = itinerary.filter(({ kind }) => kind !== 'sea').map(({ place }) => place);
      const theme = brands[asker.brand].defaultTheme;
      return {
        card: buildCard(
          {
            id: voyageId,
            departsOn: row.departs_on,
            nights: row.nights,
            seaDays: row.sea_days,
            isRiver: row.is_river,
            title: { de: row.name_de, en: row.name_en },
            itinerary: { id: row.itinerary_id, contentKey: row.content_key },
            calls: calls.map((call) => ({ day: call.day, port: call.port_id === null ? null : { de: call.name_de ?? '', en: call.name_en ?? '' } })),
            ship: {
              id: row.ship_id,
              name: row.ship_name,
              slug: row.ship_slug,
              lengthDm: row.length_dm,
              contentHash: row.ship_hash,
              ratingTenth: row.customer_rating_tenth,
              ratingCount: row.customer_rating_count,
            },
            operator: { id: row.operator_id, name: row.operator_name },
            area: { id: row.area_id, name: { de: row.area_name_de, en: row.area_name_en }, postcard: row.postcard },
            optionPossible: row.option_possible,
            specials: row.specials,
            services: row.services,
            fares,
            arrivals,
            limits: question.limits,
            reduction: null,
            otherDates: Math.max(0, dates.length - 1),
          },
          view,
          rates,
        ),
        state: on,
        canonicalPath: voyagePath(asker.brand, voyageId, names),
        twinPath: voyagePath(twinBrand(asker.brand), voyageId, names),
        title,
        description: t.description({
          title,
          nights: formats[asker.language].nights(row.nights),
          ship: row.ship_name,
          from: ports[0] ?? '',
          to: ports.at(-1) ?? '',
          ports: [...new Set(ports)].join(', '),
        }),
        operatorCode: row.operator_code,
        itinerary,
        distanceNm: row.distance_nm,
        chart: {
          detailUrl: chartAddress(row.itinerary_id, row.content_key, 'detail', theme, asker.language),
          shareUrl: shareAddress(voyageId, row.content_key, asker.language),
          description: t.chart({ route: ports.join(', '), sea: row.sea_days }),
        },
        included: de ? row.included_de : row.included_en,
        excluded: de ? row.excluded_de : row.excluded_en,
        cabinTypes: cabinOffers({ fares, categories, fareGroups, nights: row.nights, rates }, question, asker),
        arrivals: arrivalsShown(arrivals, question, fares[0]?.currency ?? 'EUR'),
        railPossible: [...row.services, ...row.ship_services].includes('rail_included'),
        priceInfo: {
          asOf: row.prices_as_of.toISOString(),
          source: row.price_source as VoyageDetails['priceInfo']['source'],
          party: { adults: party.adults, childAges: [...party.childAges] },
        },
        guides: currencies.flatMap((currency) => {
          const rate = currency === 'EUR' ? 1 : rates.perEuro[currency];
          return rate ? [{ currency, perEuro: rate }] : [];
        }),
        ratesOn: rates.on || null,
        ship: {
          id: row.ship_id,
          slug: row.ship_slug,
          name: row.ship_name,
          operator: row.operator_name,
          description: de ? row.ship_description_de : row.ship_description_en,
          profileUrl: shipAddress(row.ship_id, row.ship_hash, 'full', theme),
          facts: shipFacts(row, asker.language),
          services: row.ship_services,
          languages: row.languages,
          decks: decks.map((deck) => ({ number: deck.number, name: deck.name, planUrl: deck.cabins > 0 ? deckAddress(deck.id, row.ship_hash) : null })),
          overviewUrl: decks.length > 0 ? decksAddress(row.ship_id, row.ship_hash) : null,
        },
        ratings: ratings(row, ship, asker),
        otherDates: dates.map((date) => ({ ...date, current: date.id === voyageId })),
        similar,
      };
    },

    packages: async (voyageId, asker) => {
      const row = await get(voyageId);
      const rows = await repository.packagesOf(db, row.itinerary_id);
      const de = asker.language === 'de';
      return {
        packages: rows.map((item) => ({
          id: item.id,
          kind: item.kind as 'prePackage' | 'postPackage',
          name: de ? item.name_de : item.name_en,
          description: de ? item.description_de : item.description_en,
          nights: item.nights,
          perPerson: money(item.per_person_minor, item.currency as Currency),
          single: item.single_minor === null ? null : money(item.single_minor, item.currency as Currency),
        })),
      };
    },

    priceData: async ({ voyageId, hasSenior, exchangeCurrencyCode, pax }, asker) => {
      const row = await get(voyageId);
      const party = readParty(pax);
      const [fares, arrivals, fareGroups, rates] = await Promise.all([
        repository.faresOf(db, voyageId),
        repository.arrivalsOf(db, voyageId),
        fareGroupsOf(row.operator_id),
        latestRates(undefined),
      ]);
      const limits = limitsOf(row);
      const open = fares.filter((fare) => fare.minAge === null || hasSenior);
      return {
        displayMode: 'perPerson',
        party: { adults: party.adults, childAges: [...party.childAges] },
        transports: arrivals.map((arrival) => ({
          option: arrival.option,
          cabinTypes: cabinTypes.flatMap((cabinType) => {
            const cheapest = new Map<string, { categoryCode: string; price: ReturnType<typeof shownPrice> }>();
            for (const fare of open) {
              const answer = fare.cabinType === cabinType ? quote(fare, arrival, party, limits) : 'not_available';
              if (!isQuote(answer)) continue;
              const known = cheapest.get(fare.fareGroup);
              if (!known || answer.total.amount < known.price.total.amount)
                cheapest.set(fare.fareGroup, {
                  categoryCode: fare.categoryCode,
                  price: shownPrice({ fare, quote: answer }, party, row.nights, brands[asker.brand].currency, rates),
                });
            }
            if (cheapest.size === 0) return [];
            const groups = [...cheapest].map(([fareGroup, { categoryCode, price }]) => {
              const group = fareGroups.find(({ code }) => code === fareGroup);
              return {
                fareGroup,
                name: (asker.language === 'de' ? group?.name_de : group?.name_en) ?? fareGroup,
                categoryCode,
                price,
                exchanged: convert(price.total, exchangeCurrencyCode, rates) ?? null,
              };
            });
            return [{ cabinType, fareGroups: groups.toSorted((a, b) => a.price.total.amount - b.price.total.amount) }];
          }),
        })),
        exchange: { currency: exchangeCurrencyCode, ratesOn: rates.on || null, source: 'European Central Bank' },
      };
    },
  };
}
