// Random search states over a catalogue: every field now and then, values that exist and some that do not.
import { addDays, type IsoDate } from '#domain/calendar/calendar.ts';
import { pageSizes, priceModes, sortOptions, type SearchState } from '#domain/search/filters.ts';
import { arrivalOptions, boardLanguages, cabinTypes, features, geographies, holidays, services, shipSizes, specials } from '#domain/voyage/vocabulary.ts';
import { Draws, type CatalogueRows } from './catalogue.ts';

type Field = keyof SearchState;
type Makers = { readonly [F in Field]?: (draw: Draws) => SearchState[F] };

/** A state with `most` filters at most, drawn from all fields, with a view and often a party. */
export function randomSearchState(rows: CatalogueRows, seed: number, most = 4): SearchState {
  const draw = new Draws(seed);
  const makers = makersFor(rows);
  const fields = Object.keys(makers) as Field[];
  const state: Partial<Record<Field, unknown>> = {};
  for (const field of Array.from({ length: draw.whole(0, most) }, () => draw.one(fields))) {
    const value = makers[field]!(draw);
    if (!(Array.isArray(value) && value.length === 0)) state[field] = value;
  }
  if (draw.chance(0.4)) state.adultCount = draw.whole(1, 4);
  if (draw.chance(0.3)) state.childAgeOptions = Array.from({ length: draw.whole(1, 2) }, () => draw.whole(0, 17));
  if (draw.chance(0.3)) state.soldOut = true;
  if (draw.chance(0.5)) state.priceMode = draw.one(priceModes);
  state.sort = draw.one(sortOptions);
  if (draw.chance(0.3)) state.page = draw.whole(1, 5);
  if (draw.chance(0.3)) state.pageSize = draw.one(pageSizes);
  return state as SearchState;
}

function makersFor(rows: CatalogueRows): Makers {
  const id = (list: readonly { id: number }[]) => (draw: Draws) =>
    [...new Set(Array.from({ length: draw.whole(1, 3) }, () => draw.one(list).id))].sort((a, b) => a - b);
  const country = (draw: Draws): string[] => [...new Set(Array.from({ length: draw.whole(1, 2) }, () => draw.one(rows.ports).country))].sort();
  const list =
    <T>(values: readonly T[]) =>
    (draw: Draws): T[] => [...new Set(Array.from({ length: draw.whole(1, 2) }, () => draw.one(values)))];
  const day = (draw: Draws): IsoDate => draw.one(rows.voyages).departs_on;
  const range = (low: number, high: number) => (draw: Draws) => {
    const min = draw.whole(low, high);
    return { ...(draw.chance(0.7) && { min }), ...(draw.chance(0.7) && { max: draw.whole(min, high) }) };
  };
  return {
    area: id(rows.areas),
    areaOperator: id(rows.operators),
    port: id(rows.ports),
    portAll: id(rows.ports),
    portNone: id(rows.ports),
    fromPort: id(rows.ports),
    toPort: id(rows.ports),
    fromToPort: id(rows.ports),
    country,
    fromCountry: country,
    toCountry: country,
    fromToCountry: country,
    departureIn: country,
    geography: list(geographies),
    isRiver: (draw) => draw.chance(0.5),
    roundTrip: (draw) => draw.chance(0.5),
    startFrom: day,
    startTo: day,
    minStartDate: day,
    maxEndDate: (draw) => addDays(day(draw), 20),
    date: day,
    month: (draw) => [day(draw).slice(0, 7), day(draw).slice(0, 7)],
    holiday: list(holidays),
    weekday: list([0, 1, 2, 3, 4, 5, 6]),
    duration: range(1, 22),
    nights: list([3, 7, 14]),
    seaDays: range(0, 6),
    hoursInPort: (draw) => draw.whole(4, 12),
    overnight: () => true,
    noTender: () => true,
    cruiseLine: id(rows.operators),
    ship: id(rows.ships),
    shipSize: list(shipSizes),
    shipClass: (draw) => draw.whole(6, 12) / 2,
    language: list(boardLanguages),
    services: list(services),
    feature: list(features),
    ratingCustomer: (draw) => draw.whole(30, 45) / 10,
    ratingKfb: (draw) => draw.whole(30, 50) / 10,
    builtFrom: (draw) => draw.whole(1995, 2020),
    maxPassengers: (draw) => draw.one([499, 1500, 3000]),
    cabin: (draw) => draw.one(cabinTypes),
    arrivalOptions: list(arrivalOptions),
    arrivalIncluded: (draw) => draw.chance(0.7),
    price: (draw) => {
      const min = draw.one([0, 500, 501, 1000, 1001, 2000]);
      return { ...(draw.chance(0.6) && { min }), ...(draw.chance(0.7) && { max: min + draw.one([500, 1000, 3000]) }) };
    },
    specials: list(specials),
    specialOperator: id(rows.operators),
    reduced: () => true,
    identical: (draw) => [draw.one(rows.itineraries).family_id],
    textQuery: (draw) => {
      const word = draw.one([...rows.ships.map((ship) => ship.name), ...rows.ports.map((port) => port.name_de), ...rows.areas.map((area) => area.name_en)]);
      return draw.chance(0.5) ? word : `${word.slice(0, 4)} ${draw.one(['große', 'pearls', '7', 'cruises', 'xyz'])}`;
    },
  };
}
