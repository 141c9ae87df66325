// The search in plain SQL over the tables: slow, obvious, and what the index is held against in tests. Not used by the shops.
import type pg from 'pg';
import { holidayRange } from '#domain/calendar/holidays.ts';
import { paxCount, type Party } from '#domain/pax/party.ts';
import type { SearchFilters, SearchState } from '#domain/search/filters.ts';
import { withoutGroup, type FacetGroup } from '#domain/search/index/groups.ts';
import { partyOf } from '#domain/search/index/plan.ts';
import { foldedWords } from '#domain/search/index/words.ts';
import { arrivalOptions, cabinTypes, type ArrivalOption, type Holiday } from '#domain/voyage/vocabulary.ts';

/** Facets that the oracle counts with one grouped query each. */
export const oracleFacets = [
  'area',
  'port',
  'fromPort',
  'toPort',
  'country',
  'fromCountry',
  'toCountry',
  'geography',
  'isRiver',
  'when',
  'weekday',
  'cruiseLine',
  'ship',
  'shipSize',
  'language',
  'services',
  'feature',
  'specials',
  'cabin',
  'arrivalOptions',
] as const satisfies readonly FacetGroup[];
export type OracleFacet = (typeof oracleFacets)[number];

/** One row per voyage on sale with all that filters ask for. */
const voyagesSql = `create temporary table oracle_voyages as
with recursive ancestors(id, ancestor) as (
  select id, id from areas union select ancestors.id, areas.parent_id from ancestors join areas on areas.id = ancestors.ancestor where areas.parent_id is not null
)
select v.id, v.departs_on, v.returns_on, v.reduction_percent, v.popularity, v.specials,
  i.nights, i.sea_days, i.is_river, i.family_id, i.geography, i.embarkation_port_id as from_port, i.disembarkation_port_id as to_port, fp.country as from_country, tp.country as to_country,
  array(select distinct ancestor from unnest(i.area_ids) a(id) join ancestors using (id)) as areas,
  array(select port_id from port_calls where itinerary_id = i.id and port_id is not null union select i.embarkation_port_id union select i.disembarkation_port_id) as ports,
  array(select country from port_calls join ports on ports.id = port_id where itinerary_id = i.id union select fp.country union select tp.country) as countries,
  coalesce((select max(extract(epoch from departs - arrives) / 60 + case when overnight or departs <= arrives then 1440 else 0 end) from port_calls where itinerary_id = i.id and port_id is not null), 0) as longest_call,
  exists (select from port_calls where itinerary_id = i.id and overnight) as overnight, exists (select from port_calls where itinerary_id = i.id and tender) as tender,
  s.id as ship, s.operator_id as operator, case when s.passengers = 0 then null when s.passengers < 500 then 'S' when s.passengers < 1500 then 'M' when s.passengers < 3000 then 'L' else 'XL' end as ship_size,
  s.stars_half, s.customer_rating_tenth, s.adviser_rating_tenth, s.built_year, s.passengers, s.languages, s.features,
  array(select unnest(s.services) union (select unnest(v.services) except select 'option_possible') union select 'option_possible' where v.option_possible) as services,
  not exists (select from fares f join arrival_offers a on a.voyage_id = f.voyage_id and a.currency = f.currency
    where f.voyage_id = v.id and f.state = 'available' and f.min_age is null and coalesce(f.single_minor, f.double_minor) is not null) as sold_out,
  concat_ws(' ', s.name, o.name, i.name_de, i.name_en,
    (select string_agg(concat_ws(' ', name_de, name_en, array_to_string(synonyms, ' ')), ' ') from ports where id in (i.embarkation_port_id, i.disembarkation_port_id) or id in (select port_id from port_calls where itinerary_id = i.id)),
    (select string_agg(concat_ws(' ', name_de, name_en, array_to_string(synonyms, ' ')), ' ') from areas where id in (select ancestor from unnest(i.area_ids) a(id) join ancestors using (id)))) as text
from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
  join ports fp on fp.id = i.embarkation_port_id join ports tp on tp.id = i.disembarkation_port_id
where v.state = 'on_sale' and v.departs_on > $1`;

/** Cheapest totals in euro cents by cabin type and arrival; $1 = key of the party, $2 = ages with null for adults, oldest first. */
const pricesSql = `insert into oracle_prices
select $1, f.voyage_id, f.cabin_type, a.option, min(floor((party.cabin + case when a.option = 'cruise_only' then 0 else party.arrival end) / rate.per_euro + 0.5))::int
from oracle_voyages v join fares f on f.voyage_id = v.id join arrival_offers a on a.voyage_id = f.voyage_id and a.currency = f.currency
join operators o on o.id = v.operator
join (select 'EUR' as currency, 1::float8 as per_euro union select currency, per_euro::float8 from exchange_rates where rate_on = (select max(rate_on) from exchange_rates)) rate on rate.currency = f.currency
cross join lateral (
  select case when count(*) = 1 then min(alone) when bool_or(bed is null) then null else sum(bed) end as cabin, sum(travel) as arrival, count(*) as persons
  from (select f.single_minor as alone, case when place <= 2 then f.double_minor
      when age is null or age > o.junior_max_age then f.extra_adult_minor when age > o.child_max_age then f.extra_junior_minor
      when age > o.infant_max_age then f.extra_child_minor else f.extra_infant_minor end as bed,
    case when age is null or age > o.child_max_age then a.per_adult_minor when age > o.infant_max_age then a.per_child_minor else a.per_infant_minor end as travel
    from unnest($2::int[]) with ordinality as traveller(age, place)) as beds
) as party
where f.state = 'available' and f.min_age is null and party.persons <= f.max_occupancy and party.cabin is not null
group by 2, 3, 4`;

/** Values of a statement, each as its own parameter. */
class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

export class SearchOracle {
  private readonly client: pg.ClientBase;
  private readonly parties = new Set<string>();

  private constructor(client: pg.ClientBase) {
    this.client = client;
  }

  /** Reads the tables as they are now; the client keeps the temporary tables. */
  static async create(client: pg.ClientBase, today: string): Promise<SearchOracle> {
    await client.query(voyagesSql.replace('$1', `date '${today}'`));
    await client.query('create temporary table oracle_words (voyage_id int, word text)');
    const { rows } = await client.query<{ id: number; text: string }>('select id, text from oracle_voyages');
    const words = rows.flatMap(({ id, text }) => foldedWords(text).map((word) => ({ voyage_id: id, word })));
    await client.query('insert into oracle_words select distinct * from json_to_recordset($1) as w(voyage_id int, word text)', [JSON.stringify(words)]);
    await client.query('create temporary table oracle_prices (party text, voyage_id int, cabin_type text, option text, total int)');
    await client.query('create index on oracle_prices (party, voyage_id)');
    await client.query('analyze oracle_voyages');
    return new SearchOracle(client);
  }

  /** Number, ids by price and day, and lowest price of the hits. */
  async search(state: SearchState): Promise<{ readonly total: number; readonly ids: number[]; readonly prices: (number | null)[] }> {
    const values = new Parameters();
    const from = await this.from(state, values);
    const { rows } = await this.client.query<{ id: number; price: number | null }>(
      `select id, price ${from} order by price nulls last, departs_on, id`,
      values.values,
    );
    return { total: rows.length, ids: rows.map(({ id }) => id), prices: rows.map(({ price }) => price) };
  }

  /** Counts of a facet by value, its own selection ignored; values without voyages are absent. */
  async facet(state: SearchState, facet: OracleFacet): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    const open = withoutGroup(state, facet);
    if (facet === 'cabin' || facet === 'arrivalOptions') {
      for (const choice of facet === 'cabin' ? cabinTypes : arrivalOptions) {
        const { total } = await this.search(
          facet === 'cabin' ? { ...open, cabin: choice as (typeof cabinTypes)[number] } : { ...open, arrivalOptions: [choice as ArrivalOption] },
        );
        if (total > 0) counts.set(choice, total);
      }
      return counts;
    }
    const values = new Parameters();
    const from = await this.from(open, values);
    const { rows } = await this.client.query<{ value: string | null; voyages: number }>(
      `select (${facetValues[facet]})::text as value, count(*)::int as voyages ${from} group by 1`,
      values.values,
    );
    for (const { value, voyages } of rows) if (value !== null) counts.set(value, voyages);
    return counts;
  }

  /** The hits of a state as a source of columns. */
  private async from(state: SearchState, values: Parameters): Promise<string> {
    const party = await this.preparedParty(partyOf(state));
    const asked = arrivalsAsked(state);
    const conditions = [`party = ${values.add(party)}`, 'p.voyage_id = v.id'];
    if (state.cabin) conditions.push(`cabin_type = ${values.add(state.cabin)}`);
    if (asked) conditions.push(`option = any(${values.add(asked)})`);
    const where = [...placeConditions(state, values), ...dayConditions(state, values), ...shipConditions(state, values), ...offerConditions(state, values)];
    return `from (select v.*, (select min(total) from oracle_prices p where ${conditions.join(' and ')}) as price from oracle_voyages v) v where ${where.join(' and ') || 'true'}`;
  }

  private async preparedParty(party: Party): Promise<string> {
    const ages = [...Array.from({ length: party.adults }, () => null), ...party.childAges];
    const key = JSON.stringify(ages);
    if (!this.parties.has(key)) {
      await this.client.query(pricesSql, [key, ages]);
      this.parties.add(key);
    }
    return key;
  }
}

const facetValues: Readonly<Record<Exclude<OracleFacet, 'cabin' | 'arrivalOptions'>, string>> = {
  area: 'unnest(areas)',
  port: 'unnest(ports)',
  fromPort: 'from_port',
  toPort: 'to_port',
  country: 'unnest(countries)',
  fromCountry: 'from_country',
  toCountry: 'to_country',
  geography: 'unnest(geography)',
  isRiver: 'is_river',
  when: `to_char(departs_on, 'YYYY-MM')`,
  weekday: 'extract(isodow from departs_on)::int - 1',
  cruiseLine: 'operator',
  ship: 'ship',
  shipSize: 'ship_size',
  language: 'unnest(languages)',
  services: 'unnest(services)',
  feature: 'unnest(features)',
  specials: 'unnest(specials)',
};

function arrivalsAsked(filters: SearchFilters): ArrivalOption[] | undefined {
  const chosen = filters.arrivalOptions && filters.arrivalOptions.length > 0 ? [...filters.arrivalOptions] : undefined;
  if (filters.arrivalIncluded !== true) return chosen;
  return (chosen ?? [...arrivalOptions]).filter((option) => option !== 'cruise_only');
}

/** `column = any(list)` for lists that ask for something. */
function any(column: string, list: readonly unknown[] | undefined, values: Parameters): string[] {
  return list && list.length > 0 ? [`${column} = any(${values.add(list)})`] : [];
}

/** The array column and the list share a value. */
function overlaps(column: string, list: readonly unknown[] | undefined, values: Parameters): string[] {
  return list && list.length > 0 ? [`${column} && ${values.add(list)}`] : [];
}

/** A comparison for a value that is asked for. */
function compare(expression: string, operator: string, value: unknown, values: Parameters): string[] {
  return value === undefined ? [] : [`${expression} ${operator} ${values.add(value)}`];
}

function placeConditions(f: SearchFilters, v: Parameters): string[] {
  return [
    ...overlaps('areas', f.area, v),
    ...overlaps('ports', f.port, v),
    ...(f.portAll?.length ? [`ports @> ${v.add(f.portAll)}`] : []),
    ...(f.portNone?.length ? [`not ports && ${v.add(f.portNone)}`] : []),
    ...any('from_port', f.fromPort, v),
    ...any('to_port', f.toPort, v),
    ...any('case when from_port = to_port then from_port end', f.fromToPort, v),
    ...overlaps('countries', f.country, v),
    ...any('from_country', f.fromCountry, v),
    ...any('from_country', f.departureIn, v),
    ...any('to_country', f.toCountry, v),
    ...any('case when from_country = to_country then from_country end', f.fromToCountry, v),
    ...overlaps('geography', f.geography, v),
    ...compare('is_river', '=', f.isRiver, v),
    ...compare('(from_port = to_port)', '=', f.roundTrip, v),
    ...any('family_id', f.identical, v),
    ...foldedWords(f.textQuery ?? '').map((word) => `exists (select from oracle_words w where w.voyage_id = v.id and starts_with(w.word, ${v.add(word)}))`),
  ];
}

function dayConditions(f: SearchFilters, v: Parameters): string[] {
  return [
    ...compare('departs_on', '>=', f.startFrom, v),
    ...compare('departs_on', '<=', f.startTo, v),
    ...compare('departs_on', '>=', f.minStartDate, v),
    ...compare('returns_on', '<=', f.maxEndDate, v),
    ...compare('departs_on', '=', f.date, v),
    ...any(`to_char(departs_on, 'YYYY-MM')`, f.month, v),
    ...any('extract(isodow from departs_on)::int - 1', f.weekday, v),
    ...(f.holiday?.length ? [`(${f.holiday.map((holiday) => holidayCondition(holiday, v)).join(' or ')})`] : []),
    ...compare('nights', '>=', f.duration?.min, v),
    ...compare('nights', '<=', f.duration?.max, v),
    ...any('nights', f.nights, v),
    ...compare('sea_days', '>=', f.seaDays?.min, v),
    ...compare('sea_days', '<=', f.seaDays?.max, v),
    ...compare('longest_call', '>=', f.hoursInPort === undefined ? undefined : f.hoursInPort * 60, v),
    ...(f.overnight ? ['overnight'] : []),
    ...(f.noTender ? ['not tender'] : []),
  ];
}

/** A day of the holiday is spent on board; in the windows of school holidays the whole voyage lies inside. */
function holidayCondition(holiday: Holiday, v: Parameters): string {
  const whole = holiday === 'summer' || holiday === 'autumn';
  const spans = Array.from({ length: 8 }, (_, index) => holidayRange(holiday, 2026 + index));
  return spans
    .map(({ from, to }) =>
      whole ? `(departs_on >= ${v.add(from)} and returns_on <= ${v.add(to)})` : `(departs_on <= ${v.add(to)} and returns_on >= ${v.add(from)})`,
    )
    .join(' or ');
}

function shipConditions(f: SearchFilters, v: Parameters): string[] {
  const tenth = (value: number | undefined, factor: number): number | undefined => (value === undefined ? undefined : Math.round(value * factor));
  return [
    ...any('operator', f.cruiseLine, v),
    ...any('operator', f.areaOperator, v),
    ...any('ship', f.ship, v),
    ...any('ship_size', f.shipSize, v),
    ...compare('stars_half', '>=', tenth(f.shipClass, 2), v),
    ...overlaps('languages', f.language, v),
    ...overlaps('services', f.services, v),
    ...overlaps('features', f.feature, v),
    ...compare('customer_rating_tenth', '>=', tenth(f.ratingCustomer, 10), v),
    ...compare('adviser_rating_tenth', '>=', tenth(f.ratingKfb, 10), v),
    ...compare('built_year', '>=', f.builtFrom, v),
    ...compare('nullif(passengers, 0)', '<=', f.maxPassengers, v),
  ];
}

function offerConditions(f: SearchState, v: Parameters): string[] {
  const persons = paxCount(partyOf(f));
  const unit = f.priceMode === 'night' ? `${persons} * nights` : f.priceMode === 'person' ? String(persons) : '1';
  const asksForPrice = f.cabin !== undefined || arrivalsAsked(f) !== undefined || f.price?.min !== undefined || f.price?.max !== undefined;
  return [
    ...(f.soldOut === true ? [] : ['not sold_out']),
    ...(asksForPrice ? ['price is not null'] : []),
    // As cards show it: rounded up to whole units.
    ...compare(`ceil(price / (100.0 * ${unit}))`, '>=', f.price?.min, v),
    ...compare(`ceil(price / (100.0 * ${unit}))`, '<=', f.price?.max, v),
    ...overlaps('specials', f.specials, v),
    ...(f.specialOperator?.length ? [`cardinality(specials) > 0 and operator = any(${v.add(f.specialOperator)})`] : []),
    ...(f.reduced ? ['reduction_percent > 0'] : []),
  ];
}
