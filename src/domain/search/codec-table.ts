// One row per filter: its name in the address bar, its field, its reader and its writer (SEARCH-02, decisions 11–22).
// The order of the rows is the canonical order of the query.
import { limits } from '../pax/party.ts';
import { arrivalOptions, boardLanguages, cabinTypes, features, geographies, holidays, services, shipSizes, specials } from '../voyage/vocabulary.ts';
import { clamped, coded, day, flag, id, month, range, stepped, text, whole, wish, type Kind } from './codec-values.ts';
import { countryCodes } from './codec-countries.ts';
import { pageSizes, priceModes, resultViews, sortOptions, type Range, type SearchState } from './filters.ts';

export type Field = keyof SearchState;
export type Pair = readonly [name: string, value: string];
/** What a field's list holds, or the field itself. */
export type ItemOf<F extends Field> = Exclude<SearchState[F], undefined> extends readonly (infer I)[] ? I : Exclude<SearchState[F], undefined>;
export type ListField = { [F in Field]: Exclude<SearchState[F], undefined> extends readonly unknown[] ? F : never }[Field];
/** The values given for a query name, sorted so that no meaning hangs on their order. */
export type Raw = (name: string) => readonly string[];

export interface Row {
  readonly field: Field;
  /** The German query name, and further names by which the row is fed (`kin`, `kin1` …). */
  readonly name: string;
  /** Every name that is read → the name it stands for. */
  readonly names: ReadonlyMap<string, string>;
  readonly many: boolean;
  /** The field's value, or undefined where the query says nothing that can be read. */
  readonly read: (raw: Raw, broken: (name: string) => void) => unknown;
  /** The canonical pairs; a list may be given in any order and with repeats. */
  readonly write: (value: never) => readonly Pair[];
}

export const maxList = 50;
const spaced = (names: string): string[] => names.split(' ').filter(Boolean);
/** Upper case, '_' and '-' do not count in names: `cruise_line`, `cruiseLine` and `cruiseline` are one alias. */
export const bare = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');
const namesOf = (inputs: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(inputs).flatMap(([name, aliases]) => [name, ...spaced(aliases)].map((alias) => [bare(alias), name] as const)));

/** A field with one value. Where a query gives several, the first readable one in sorted order counts. */
function one<F extends Exclude<Field, ListField>>(field: F, name: string, aliases: string, kind: Kind<ItemOf<F>>): Row {
  return {
    field,
    name,
    names: namesOf({ [name]: aliases }),
    many: false,
    read: (raw, broken) => {
      let found: ItemOf<F> | undefined;
      for (const value of raw(name)) {
        const item = kind.read(value);
        if (item === undefined) broken(name);
        else found ??= item;
      }
      // what would not be written is not kept either: `overnight: false` is no filter
      return found === undefined || kind.write(found) === '' ? undefined : found;
    },
    write: (value: ItemOf<F>) => {
      const written = kind.write(value);
      return written === '' ? [] : [[name, written]];
    },
  };
}

/**
 * A range with two further names for its ends, `preis_von` and `preis_bis`: what two fields of a form send without a script (G3).
 * They win over the range itself, and are never written.
 */
function ranged(field: 'duration' | 'seaDays' | 'price', name: string, aliases: string, kind: Kind<Range>): Row {
  const [from, to] = [`${name}_von`, `${name}_bis`];
  const alone = one(field, name, aliases, kind);
  const end = (raw: Raw, key: string, broken: (name: string) => void): string => {
    const value = raw(key).find((text) => kind.read(`-${text}`) !== undefined || /^0+$/.test(text));
    if (value === undefined && raw(key).length > 0) broken(key);
    return value ?? '';
  };
  return {
    ...alone,
    names: new Map([...alone.names, ...namesOf({ [from]: '', [to]: '' })]),
    read: (raw, broken) => {
      const ends = `${end(raw, from, broken)}-${end(raw, to, broken)}`;
      return (ends === '-' ? undefined : kind.read(ends)) ?? alone.read(raw, broken);
    },
  };
}

/** Sorted, without repeats, at most 50: numbers by size, codes by their letters. */
const tidy = <T>(items: readonly T[]): T[] =>
  [...new Set(items)].sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1)).slice(0, maxList);

const commas = (values: readonly string[]): string[] => values.flatMap((value) => value.split(',', maxList + 1)).map((value) => value.trim()).filter(Boolean);

/** A list, written as name+value: `gebiet12=12&gebiet15=15`. */
function list<F extends ListField>(field: F, name: string, aliases: string, kind: Kind<ItemOf<F>>): Row {
  return {
    field,
    name,
    names: namesOf({ [name]: aliases }),
    many: true,
    read: (raw, broken) => {
      const items: ItemOf<F>[] = [];
      for (const value of commas(raw(name))) {
        const item = kind.read(value);
        if (item === undefined) broken(name);
        else items.push(item);
      }
      return items.length ? tidy(items) : undefined;
    },
    write: (items: readonly ItemOf<F>[]) => tidy(items).map((item) => [`${name}${kind.write(item)}`, kind.write(item)] as const),
  };
}

const numbers = (raw: Raw, name: string, kind: Kind<number>, broken: (name: string) => void): number[] =>
  commas(raw(name)).flatMap((value) => {
    const item = kind.read(value);
    if (item === undefined) broken(name);
    return item === undefined ? [] : [item];
  });

const age = whole(0, limits.maxChildAge);
const heads = whole(0, 99);
const ageNames = Array.from({ length: 9 }, (_, i) => `kin${i + 1}`);
// `jug` are 12 to 17 years old and priced as 15 (decision 13); a child without age is then at most 11, and is taken as 11
// so that the price shown is never too low
export const assumedAges = { teen: 15, child: 11 } as const;
const agesInput = 'kin[]';

function readAges(raw: Raw, broken: (name: string) => void): number[] | undefined {
  const told = ageNames.flatMap((name) => numbers(raw, name, age, broken).slice(0, 1));
  const children = commas(raw('kin'));
  const listed = [...commas(raw(agesInput)), ...(children.length > 1 ? children : [])];
  for (const value of listed) {
    const item = age.read(value);
    if (item === undefined) broken('kin');
    else told.push(item);
  }
  const count = children.length === 1 ? Math.max(...numbers(raw, 'kin', heads, broken), 0) : 0;
  const teens = Math.max(...numbers(raw, 'jug', heads, broken), 0);
  const ages = told.slice(0, limits.maxChildren);
  while (ages.length < Math.min(count, limits.maxChildren)) ages.push(assumedAges.child);
  for (let i = 0; i < Math.min(teens, limits.maxChildren) && ages.length < limits.maxChildren; i++) ages.push(assumedAges.teen);
  return ages.length ? ages.sort((a, b) => a - b) : undefined;
}

const adults: Row = {
  field: 'adultCount',
  name: 'erw',
  names: namesOf({ erw: 'adults adult_count', pax: 'passengers persons' }),
  many: false,
  read: (raw, broken) => {
    const adultsIn = numbers(raw, 'erw', clamped(1, limits.maxAdults), broken)[0];
    const everyone = numbers(raw, 'pax', whole(1, 99), broken)[0];
    if (adultsIn !== undefined || everyone === undefined) return adultsIn;
    // `pax` alone are adults (decision 13); beside children it counts them too
    return Math.min(Math.max(everyone - (readAges(raw, () => undefined)?.length ?? 0), 1), limits.maxAdults);
  },
  write: (count: number) => [['erw', String(count)]],
};

const children: Row = {
  field: 'childAgeOptions',
  name: 'kin',
  names: new Map([
    ...namesOf({ kin: 'children child_count kids', jug: 'teen teens', [agesInput]: 'child_ages child_age_options children_ages' }),
    ...ageNames.flatMap((name, i): [string, string][] => [[name, name], [`childage${i + 1}`, name]]),
  ]),
  many: true,
  read: readAges,
  // twins keep both entries, so this is not `tidy`
  write: (ages: readonly number[]) =>
    [...ages].sort((a, b) => a - b).slice(0, limits.maxChildren).map((years, i) => [`kin${i + 1}`, String(years)] as const),
};

const arrivalKind = coded(arrivalOptions);
const flights: readonly string[] = ['cruise_with_flight', 'cruise_with_kfb_flight'];
const arrival: Row = {
  field: 'arrivalOptions',
  name: 'flug',
  names: namesOf({ flug: 'flight', anreise: 'arrival arrival_option arrival_options' }),
  many: true,
  read: (raw, broken) => {
    const wanted = raw('flug').flatMap((value) => {
      const on = flag.read(value);
      if (on === undefined) broken('flug');
      return on === undefined ? [] : on ? flights : ['cruise_only'];
    });
    for (const value of commas(raw('anreise'))) {
      const item = arrivalKind.read(value);
      if (item === undefined) broken('anreise');
      else wanted.push(item);
    }
    return wanted.length ? tidy(wanted) : undefined;
  },
  write: (options: readonly string[]) => {
    const chosen = tidy(options);
    if (chosen.join() === flights.join()) return [['flug', '1']];
    if (chosen.join() === 'cruise_only') return [['flug', '0']];
    return chosen.map((option) => [`anreise${option}`, option] as const);
  },
};

const listOrDetail = coded(resultViews, { list: 'liste', grid: 'raster', map: 'karte' }, { listview: 'list' });
const inView = new Map([['list', 'ansicht'], ['detail', 'ansicht'], ['grid', 'darstellung'], ['map', 'darstellung']]);
const view: Row = {
  field: 'view',
  name: 'ansicht',
  names: namesOf({ ansicht: 'view result_view', darstellung: 'layout', list_view: '' }),
  many: false,
  read: (raw, broken) => {
    const read = ['list_view', 'darstellung', 'ansicht'].flatMap((name) => {
      const known = raw(name).map((value) => listOrDetail.read(value.toLowerCase()));
      if (known.includes(undefined)) broken(name === 'list_view' ? 'listView' : name);
      return known.filter((value) => value !== undefined);
    });
    return read[0];
  },
  write: (value: string) => [[inView.get(value) ?? 'ansicht', listOrDetail.write(value as 'list')]],
};

const sort = coded(
  sortOptions,
  {
    'start_date asc': 'abfahrt', 'start_date desc': 'abfahrt_absteigend', 'price asc': 'preis', 'price desc': 'preis_absteigend',
    'ship_customer_rating desc': 'bewertung', main_area: 'gebiet', departure_port: 'starthafen', duration: 'dauer', ship: 'schiff',
    view_count: 'beliebtheit', reduction: 'ersparnis', recommended: 'empfehlung',
  },
  {
    start_date: 'start_date asc', start_date_asc: 'start_date asc', start_date_desc: 'start_date desc', price: 'price asc', price_asc: 'price asc',
    price_desc: 'price desc', preis_aufsteigend: 'price asc', abfahrt_aufsteigend: 'start_date asc', rating: 'ship_customer_rating desc',
    ship_customer_rating: 'ship_customer_rating desc', ship_customer_rating_desc: 'ship_customer_rating desc', area: 'main_area', port: 'departure_port',
    popularity: 'view_count', recommendation: 'recommended',
  },
);
const cabin = coded(cabinTypes, { inside: 'innen', outside: 'aussen', balcony: 'balkon' }, { außen: 'outside', oceanview: 'outside' });
const holiday = coded(holidays, {}, {
  neujahr: 'new_year', karneval: 'carnival', fasching: 'carnival', ostern: 'easter', himmelfahrt: 'ascension', pfingsten: 'pentecost', sommer: 'summer',
  herbst: 'autumn', weihnachten: 'christmas', silvester: 'new_years_eve',
});
const country = coded(countryCodes);
const nearestPageSize: Kind<(typeof pageSizes)[number]> = {
  read: (value) => {
    const size = whole(1, 9999).read(value);
    return size === undefined ? undefined : (pageSizes.find((allowed) => allowed >= size) ?? 40);
  },
  write: String,
};
const fromPageTwo: Kind<number> = { read: whole(1, 10_000).read, write: (page) => (page > 1 ? String(page) : '') };

export const rows: readonly Row[] = [
  one('textQuery', 'q', 'text text_query query', text),
  list('area', 'gebiet', 'area areas destination', id),
  list('areaOperator', 'geb_op', 'area_operator', id),
  list('port', 'hafen', 'port ports', id),
  list('portAll', 'hafen_alle', 'port_all all_ports', id),
  list('portNone', 'hafen_ohne', 'port_none without_port', id),
  list('fromPort', 'startort', 'from_port departure_port', id),
  list('toPort', 'zielort', 'to_port arrival_port', id),
  list('fromToPort', 'abbishaf', 'from_to_port', id),
  list('country', 'land', 'country countries', country),
  list('fromCountry', 'startland', 'from_country', country),
  list('toCountry', 'bisland', 'to_country', country),
  list('fromToCountry', 'abbisland', 'from_to_country', country),
  list('departureIn', 'abfahrt_in', 'departure_in departs_in', country),
  list('geography', 'geo', 'geography', coded(geographies)),
  one('isRiver', 'is_river', 'river', flag),
  one('roundTrip', 'rund', 'round_trip', flag),
  one('startFrom', 'tag_von', 'start_from date_from departure_from', day),
  one('startTo', 'tag_bis', 'start_to date_to departure_to', day),
  one('minStartDate', 'datum_von', 'min_start_date date_range_start', day),
  one('maxEndDate', 'datum_bis', 'max_end_date date_range_end return_by', day),
  one('date', 'datum', 'date start_date departure', day),
  list('month', 'monat', 'month months', month),
  list('holiday', 'feiertag', 'holiday holidays', holiday),
  list('weekday', 'wochentag', 'weekday weekdays', whole(0, 6)),
  ranged('duration', 'dauer', 'duration', range(400, 'exactly')),
  list('nights', 'naechte', 'nights exact_nights', whole(1, 400)),
  ranged('seaDays', 'seetage', 'sea_days', range(400, 'exactly')),
  one('hoursInPort', 'hafenstunden', 'hours_in_port port_hours', whole(1, 240)),
  one('overnight', 'uebernacht', 'overnight', wish),
  one('noTender', 'ohne_tender', 'no_tender', wish),
  list('cruiseLine', 'reederei', 'cruise_line cruise_lines operator operators', id),
  list('ship', 'schiff', 'ship ships', id),
  list('shipSize', 'shipsize', 'schiffsgroesse', coded(shipSizes)),
  one('shipClass', 'sch_klasse', 'ship_class stars', stepped(3, 6, 0.5)),
  list('language', 'bordsprache', 'language languages', coded(boardLanguages)),
  list('services', 'lei', 'services service', coded(services)),
  list('feature', 'feature', 'features merkmal', coded(features)),
  one('ratingCustomer', 'sch_kundenbew', 'rating_customer customer_rating', stepped(1, 5, 0.1)),
  one('ratingKfb', 'bew', 'rating_kfb adviser_rating', stepped(1, 6, 0.1)),
  one('builtFrom', 'baujahr', 'built_from year_built', whole(1800, 2199)),
  one('maxPassengers', 'max_pax', 'max_passengers', whole(1, 20_000)),
  one('cabin', 'ka', 'cabin cabin_type', cabin),
  arrival,
  one('arrivalIncluded', 'anreise_inkl', 'arrival_included', flag),
  ranged('price', 'preis', 'price', range(9_999_999, 'atMost')),
  list('specials', 'special', 'specials', coded(specials)),
  list('specialOperator', 'spc_op', 'special_operator', id),
  one('reduced', 'reduced', 'reduziert', wish),
  one('soldOut', 'ausgebucht', 'sold_out', wish),
  list('identical', 'ide', 'identical', id),
  adults,
  children,
  one('sort', 'sortierung', 'sort sort_by sort_voyages', sort),
  one('priceMode', 'preisart', 'price_mode', coded(priceModes, { total: 'gesamt', night: 'nacht' })),
  view,
  one('pageSize', 'page_size', '', nearestPageSize),
  one('page', 'seite', 'page', fromPageTwo),
];
