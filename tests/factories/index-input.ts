// A random catalogue as the search index takes it, without a database in between.
import { dayNumber } from '#domain/calendar/calendar.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Fare } from '#domain/fares/quote.ts';
import type { ArrivalRow, IndexInput, RouteRow, VoyageRow } from '#domain/search/index/rows.ts';
import { defaultSettings, type IndexSettings } from '#domain/search/index/settings.ts';
import { shipSizeOf } from '#domain/voyage/vocabulary.ts';
import type { CatalogueRows } from './catalogue.ts';

export interface ArrayInput extends IndexInput {
  readonly routes: RouteRow[];
  readonly voyages: VoyageRow[];
  readonly settings: IndexSettings;
}

export function indexInputOf(rows: CatalogueRows, settings: IndexSettings = defaultSettings): ArrayInput {
  const latest =
    rows.exchange_rates
      .map((rate) => rate.rate_on)
      .sort()
      .at(-1) ?? '2027-01-01';
  return {
    operators: rows.operators.map((row) => ({
      id: row.id,
      name: row.name,
      ageLimits: { infantMaxAge: row.infant_max_age, childMaxAge: row.child_max_age, juniorMaxAge: row.junior_max_age },
    })),
    ships: rows.ships.map((row) => ({
      id: row.id,
      operatorId: row.operator_id,
      name: row.name,
      passengers: row.passengers,
      size: row.passengers === 0 ? null : shipSizeOf(row.passengers),
      starsHalf: row.stars_half,
      customerRatingTenth: row.customer_rating_tenth,
      adviserRatingTenth: row.adviser_rating_tenth,
      builtYear: row.built_year,
      languages: row.languages,
      features: row.features,
      services: row.services,
    })),
    ports: rows.ports.map((row) => ({ id: row.id, country: row.country, names: { de: row.name_de, en: row.name_en }, words: row.synonyms })),
    areas: rows.areas.map((row) => ({ id: row.id, names: { de: row.name_de, en: row.name_en }, words: row.synonyms })),
    routes: rows.itineraries.map((row) => routeOf(row, rows)),
    voyages: rows.voyages.filter((row) => row.state === 'on_sale').map((row) => voyageOf(row, rows)),
    rates: {
      on: latest,
      perEuro: Object.fromEntries(rows.exchange_rates.filter((rate) => rate.rate_on === latest).map((rate) => [rate.currency as Currency, rate.per_euro])),
    },
    settings,
  };
}

function routeOf(row: CatalogueRows['itineraries'][number], rows: CatalogueRows): RouteRow {
  const calls = rows.port_calls.filter((call) => call.itinerary_id === row.id);
  const areas = new Set(row.area_ids);
  for (const id of areas) {
    const parent = rows.areas.find((area) => area.id === id)?.parent_id;
    if (parent) areas.add(parent);
  }
  return {
    id: row.id,
    familyId: row.family_id,
    shipId: row.ship_id,
    nights: row.nights,
    seaDays: row.sea_days,
    isRiver: row.is_river,
    fromPortId: row.embarkation_port_id,
    toPortId: row.disembarkation_port_id,
    mainAreaId: row.main_area_id,
    areaIds: [...areas],
    portIds: [...new Set([row.embarkation_port_id, row.disembarkation_port_id, ...calls.flatMap((call) => call.port_id ?? [])])],
    geography: row.geography,
    longestCallMinutes: Math.max(0, ...calls.map(minutesInPort)),
    overnight: calls.some((call) => call.overnight),
    tender: calls.some((call) => call.tender),
    names: { de: row.name_de, en: row.name_en },
  };
}

function minutesInPort(call: CatalogueRows['port_calls'][number]): number {
  if (call.port_id === null || call.arrives === null || call.departs === null) return 0;
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const stay = minutes(call.departs) - minutes(call.arrives);
  return call.overnight || stay <= 0 ? stay + 1440 : stay;
}

export function voyageOf(row: CatalogueRows['voyages'][number], rows: CatalogueRows): VoyageRow {
  const fares = rows.fares.filter((fare) => fare.voyage_id === row.id);
  const arrivals = rows.arrival_offers.filter((offer) => offer.voyage_id === row.id);
  return {
    id: row.id,
    routeId: row.itinerary_id,
    departs: dayNumber(row.departs_on),
    returns: dayNumber(row.returns_on),
    services: row.services,
    specials: row.specials,
    reductionPercent: row.reduction_percent,
    popularity: row.popularity,
    prices: {
      fares: fares.map((fare): Fare => ({
        categoryCode: fare.category_code,
        cabinType: fare.cabin_type,
        maxOccupancy: fare.max_occupancy,
        fareGroup: fare.fare_group,
        state: fare.state,
        currency: fare.currency as Currency,
        single: fare.single_minor,
        double: fare.double_minor,
        extraAdult: fare.extra_adult_minor,
        extraJunior: fare.extra_junior_minor,
        extraChild: fare.extra_child_minor,
        extraInfant: fare.extra_infant_minor,
        chargesPerPerson: fare.charges_minor,
        servicePerPerson: fare.service_minor,
        minAge: fare.min_age,
      })),
      arrivals: arrivals.map((offer): ArrivalRow => ({
        option: offer.option,
        currency: offer.currency as Currency,
        perAdult: offer.per_adult_minor,
        perChild: offer.per_child_minor,
        perInfant: offer.per_infant_minor,
      })),
    },
  };
}
