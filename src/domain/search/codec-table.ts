// One row per filter: its name in the address bar, its field, its reader and its writer (SEARCH-02, decisions 11–22).
// The order of the rows is the canonical order of the query.
import { arrivalOptions, boardLanguages, cabinTypes, features, geographies, holidays, services, shipSizes, specials } from '../voyage/vocabulary.ts';
import { countryCodes } from './codec-countries.ts';
import { adults, children } from './codec-party.ts';
import { commas, list, namesOf, one, ranged, tidy, type Row } from './codec-rows.ts';
import { coded, day, flag, id, month, range, stepped, text, whole, wish, type Kind } from './codec-values.ts';
import { pageSizes, priceModes, resultViews, sortOptions } from './filters.ts';

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
const inView = new Map([
  ['list', 'ansicht'],
  ['detail', 'ansicht'],
  ['grid', 'darstellung'],
  ['map', 'darstellung'],
]);
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
    'start_date asc': 'abfahrt',
    'start_date desc': 'abfahrt_absteigend',
    'price asc': 'preis',
    'price desc': 'preis_absteigend',
    'ship_customer_rating desc': 'bewertung',
    main_area: 'gebiet',
    departure_port: 'starthafen',
    duration: 'dauer',
    ship: 'schiff',
    view_count: 'beliebtheit',
    reduction: 'ersparnis',
    recommended: 'empfehlung',
  },
  {
    start_date: 'start_date asc',
    start_date_asc: 'start_date asc',
    start_date_desc: 'start_date desc',
    price: 'price asc',
    price_asc: 'price asc',
    price_desc: 'price desc',
    preis_aufsteigend: 'price asc',
    abfahrt_aufsteigend: 'start_date asc',
    rating: 'ship_customer_rating desc',
    ship_customer_rating: 'ship_customer_rating desc',
    ship_customer_rating_desc: 'ship_customer_rating desc',
    area: 'main_area',
    port: 'departure_port',
    popularity: 'view_count',
    recommendation: 'recommended',
  },
);
const cabin = coded(cabinTypes, { inside: 'innen', outside: 'aussen', balcony: 'balkon' }, { außen: 'outside', oceanview: 'outside' });
const holiday = coded(
  holidays,
  {},
  {
    neujahr: 'new_year',
    karneval: 'carnival',
    fasching: 'carnival',
    ostern: 'easter',
    himmelfahrt: 'ascension',
    pfingsten: 'pentecost',
    sommer: 'summer',
    herbst: 'autumn',
    weihnachten: 'christmas',
    silvester: 'new_years_eve',
  },
);
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
  one('arrivalIncluded', 'anreise_inkl', 'arrival_included', wish),
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
