// Words for what a search can ask for: names of the filters, their options and the ways of sorting, in both languages.
// The server answers facets and chips with them, the screens label their controls with them.
import type { Language } from '#domain/language.ts';
import type { SearchFilters, SortOption, PriceMode, ResultView } from '#domain/search/filters.ts';
import type { ArrivalOption, BoardLanguage, CabinType, Feature, Geography, Holiday, Service, ShipSize, Special } from '#domain/voyage/vocabulary.ts';

type Labels<K extends string> = Readonly<Record<K, string>>;
type Bilingual<K extends string> = Readonly<Record<Language, Labels<K>>>;

/** The German table decides the keys; English must have the same ones. */
const labels = <K extends string>(de: Labels<K>, en: Labels<K>): Bilingual<K> => ({ de, en });

/** Heading of each filter group. */
export const fieldLabels = /* @__PURE__ */ labels<keyof SearchFilters>(
  {
    area: 'Fahrgebiet',
    areaOperator: 'Fahrgebiete der Reederei',
    port: 'Angelaufener Hafen',
    portAll: 'Alle diese Häfen',
    portNone: 'Ohne diese Häfen',
    fromPort: 'Abfahrtshafen',
    toPort: 'Zielhafen',
    fromToPort: 'Ab und bis Hafen',
    country: 'Besuchtes Land',
    fromCountry: 'Abfahrt in',
    toCountry: 'Ankunft in',
    fromToCountry: 'Ab und bis Land',
    departureIn: 'Abfahrt in',
    geography: 'Charakter der Reise',
    isRiver: 'See oder Fluss',
    roundTrip: 'Rundreise',
    startFrom: 'Abreise frühestens',
    startTo: 'Abreise spätestens',
    minStartDate: 'Beginn nicht vor',
    maxEndDate: 'Zurück spätestens',
    date: 'Abreise am',
    month: 'Abreisemonat',
    holiday: 'Feiertage und Ferien',
    weekday: 'Wochentag der Abreise',
    duration: 'Reisedauer',
    nights: 'Genaue Zahl der Nächte',
    seaDays: 'Seetage',
    hoursInPort: 'Zeit im Hafen',
    overnight: 'Nacht im Hafen',
    noTender: 'Ohne Tenderboot',
    cruiseLine: 'Reederei',
    ship: 'Schiff',
    shipSize: 'Schiffsgröße',
    shipClass: 'Schiffsklasse',
    language: 'Bordsprache',
    services: 'Leistungen',
    feature: 'Art des Schiffes',
    ratingCustomer: 'Bewertung der Gäste',
    ratingKfb: 'Bewertung unserer Beratung',
    builtFrom: 'Baujahr',
    maxPassengers: 'Gäste an Bord',
    cabin: 'Kabine',
    arrivalOptions: 'Anreise',
    arrivalIncluded: 'Preis mit Anreise',
    price: 'Preis',
    specials: 'Angebote',
    specialOperator: 'Angebote der Reederei',
    reduced: 'Gesunkene Preise',
    soldOut: 'Ausgebuchte Reisen',
    identical: 'Gleiche Route',
    adultCount: 'Erwachsene',
    childAgeOptions: 'Kinder',
    textQuery: 'Eigene Worte',
  },
  {
    area: 'Region',
    areaOperator: 'Regions of the cruise line',
    port: 'Port of call',
    portAll: 'All of these ports',
    portNone: 'None of these ports',
    fromPort: 'Departure port',
    toPort: 'Arrival port',
    fromToPort: 'From and to port',
    country: 'Country visited',
    fromCountry: 'Departs from',
    toCountry: 'Arrives in',
    fromToCountry: 'From and to country',
    departureIn: 'Departs from',
    geography: 'Character of the voyage',
    isRiver: 'Ocean or river',
    roundTrip: 'Round trip',
    startFrom: 'Departs no earlier than',
    startTo: 'Departs no later than',
    minStartDate: 'Starts no earlier than',
    maxEndDate: 'Back by',
    date: 'Departs on',
    month: 'Month of departure',
    holiday: 'Holidays',
    weekday: 'Day of departure',
    duration: 'Length',
    nights: 'Exact number of nights',
    seaDays: 'Days at sea',
    hoursInPort: 'Time in port',
    overnight: 'Night in port',
    noTender: 'No tender boats',
    cruiseLine: 'Cruise line',
    ship: 'Ship',
    shipSize: 'Ship size',
    shipClass: 'Ship class',
    language: 'Language on board',
    services: 'Included and on board',
    feature: 'Kind of ship',
    ratingCustomer: 'Guest rating',
    ratingKfb: 'Adviser rating',
    builtFrom: 'Year built',
    maxPassengers: 'Guests on board',
    cabin: 'Cabin',
    arrivalOptions: 'Getting there',
    arrivalIncluded: 'Price including travel to the ship',
    price: 'Price',
    specials: 'Offers',
    specialOperator: 'Offers of the cruise line',
    reduced: 'Reduced prices',
    soldOut: 'Sold-out voyages',
    identical: 'Same route',
    adultCount: 'Adults',
    childAgeOptions: 'Children',
    textQuery: 'Own words',
  },
);

export const cabinLabels = /* @__PURE__ */ labels<CabinType>(
  { inside: 'Innen', outside: 'Außen', balcony: 'Balkon', suite: 'Suite' },
  { inside: 'Inside', outside: 'Ocean view', balcony: 'Balcony', suite: 'Suite' },
);

/** As part of a sentence: '2 Erwachsene, Balkonkabine'. */
export const cabinNouns = /* @__PURE__ */ labels<CabinType>(
  { inside: 'Innenkabine', outside: 'Außenkabine', balcony: 'Balkonkabine', suite: 'Suite' },
  { inside: 'inside cabin', outside: 'ocean view cabin', balcony: 'balcony cabin', suite: 'suite' },
);

export const arrivalLabels = /* @__PURE__ */ labels<ArrivalOption>(
  { cruise_only: 'Eigene Anreise', cruise_with_flight: 'Mit Flug der Reederei', cruise_with_kfb_flight: 'Mit Flug über uns' },
  { cruise_only: 'Own travel', cruise_with_flight: 'Flight by the cruise line', cruise_with_kfb_flight: 'Flight arranged by us' },
);

/** Guests on board, by decision 20. */
export const shipSizeLabels = /* @__PURE__ */ labels<ShipSize>(
  { S: 'Klein, unter 500 Gäste', M: 'Mittel, unter 1.500', L: 'Groß, unter 3.000', XL: 'Sehr groß, ab 3.000' },
  { S: 'Small, under 500 guests', M: 'Medium, under 1,500', L: 'Large, under 3,000', XL: 'Very large, 3,000 and more' },
);

export const languageLabels = /* @__PURE__ */ labels<BoardLanguage>(
  { de: 'Deutsch', en: 'Englisch', fr: 'Französisch', it: 'Italienisch', es: 'Spanisch', nl: 'Niederländisch', no: 'Norwegisch', pt: 'Portugiesisch' },
  { de: 'German', en: 'English', fr: 'French', it: 'Italian', es: 'Spanish', nl: 'Dutch', no: 'Norwegian', pt: 'Portuguese' },
);

export const serviceLabels = /* @__PURE__ */ labels<Service>(
  {
    full_board: 'Vollpension',
    drinks_included: 'Getränke inklusive',
    tips_included: 'Trinkgelder inklusive',
    wifi_included: 'WLAN inklusive',
    excursions_included: 'Ausflüge inklusive',
    german_tour_guide: 'Deutsche Reiseleitung',
    single_cabins: 'Einzelkabinen',
    family_cabins: 'Familienkabinen',
    accessible_cabins: 'Barrierefreie Kabinen',
    kids_club: 'Kinderclub',
    adults_only: 'Nur für Erwachsene',
    spa: 'Wellnessbereich',
    pool: 'Pool',
    golf: 'Golf',
    lecturers: 'Vorträge an Bord',
    small_group: 'Kleine Gruppe',
    rail_included: 'Bahnanreise inklusive',
    transfer_included: 'Transfer inklusive',
    option_possible: 'Option möglich',
    casual_dress: 'Ohne Kleiderordnung',
  },
  {
    full_board: 'Full board',
    drinks_included: 'Drinks included',
    tips_included: 'Tips included',
    wifi_included: 'Wi-Fi included',
    excursions_included: 'Excursions included',
    german_tour_guide: 'German-speaking guide',
    single_cabins: 'Single cabins',
    family_cabins: 'Family cabins',
    accessible_cabins: 'Accessible cabins',
    kids_club: 'Kids’ club',
    adults_only: 'Adults only',
    spa: 'Spa',
    pool: 'Pool',
    golf: 'Golf',
    lecturers: 'Talks on board',
    small_group: 'Small group',
    rail_included: 'Rail travel included',
    transfer_included: 'Transfer included',
    option_possible: 'Can be held as an option',
    casual_dress: 'No dress code',
  },
);

export const specialLabels = /* @__PURE__ */ labels<Special>(
  {
    early_bird: 'Frühbucherpreis',
    last_minute: 'Kurzfristig',
    onboard_credit: 'Bordguthaben',
    free_drinks: 'Getränkepaket dabei',
    single_friendly: 'Günstig allein',
    kids_free: 'Kinder reisen frei',
    upgrade: 'Bessere Kabine zum gleichen Preis',
    flight_special: 'Flug zum Sonderpreis',
    reduced_deposit: 'Geringere Anzahlung',
    anniversary: 'Jubiläumsreise',
  },
  {
    early_bird: 'Early booking price',
    last_minute: 'Short notice',
    onboard_credit: 'On-board credit',
    free_drinks: 'Drinks package included',
    single_friendly: 'Good for solo travellers',
    kids_free: 'Children travel free',
    upgrade: 'Cabin upgrade at the same price',
    flight_special: 'Special flight price',
    reduced_deposit: 'Lower deposit',
    anniversary: 'Anniversary voyage',
  },
);

export const geographyLabels = /* @__PURE__ */ labels<Geography>(
  {
    coast: 'Küste',
    fjord: 'Fjorde',
    island: 'Inseln',
    polar: 'Eis und Polarmeer',
    river: 'Fluss',
    canal_passage: 'Kanalpassage',
    ocean_crossing: 'Überfahrt',
    city: 'Städte',
    archipelago: 'Schären',
    tropics: 'Tropen',
  },
  {
    coast: 'Coast',
    fjord: 'Fjords',
    island: 'Islands',
    polar: 'Ice and polar seas',
    river: 'River',
    canal_passage: 'Canal passage',
    ocean_crossing: 'Ocean crossing',
    city: 'Cities',
    archipelago: 'Archipelagos',
    tropics: 'Tropics',
  },
);

export const featureLabels = /* @__PURE__ */ labels<Feature>(
  {
    new_ship: 'Neues Schiff',
    sailing_ship: 'Segelschiff',
    expedition: 'Expedition',
    boutique: 'Boutiqueschiff',
    club_ship: 'Clubschiff',
    classic: 'Klassisch',
    premium: 'Premium',
    luxury: 'Luxus',
  },
  {
    new_ship: 'New ship',
    sailing_ship: 'Sailing ship',
    expedition: 'Expedition',
    boutique: 'Boutique ship',
    club_ship: 'Club ship',
    classic: 'Classic',
    premium: 'Premium',
    luxury: 'Luxury',
  },
);

export const holidayLabels = /* @__PURE__ */ labels<Holiday>(
  {
    new_year: 'Neujahr',
    carnival: 'Karneval',
    easter: 'Ostern',
    may_day: '1. Mai',
    ascension: 'Himmelfahrt',
    pentecost: 'Pfingsten',
    summer: 'Sommerferien',
    autumn: 'Herbstferien',
    advent: 'Advent',
    christmas: 'Weihnachten',
    new_years_eve: 'Silvester',
  },
  {
    new_year: 'New Year',
    carnival: 'Carnival',
    easter: 'Easter',
    may_day: 'May Day',
    ascension: 'Ascension',
    pentecost: 'Whitsun',
    summer: 'Summer holidays',
    autumn: 'Autumn holidays',
    advent: 'Advent',
    christmas: 'Christmas',
    new_years_eve: 'New Year’s Eve',
  },
);

export const sortLabels = /* @__PURE__ */ labels<SortOption>(
  {
    'start_date asc': 'Abreise, früheste zuerst',
    'start_date desc': 'Abreise, späteste zuerst',
    'price asc': 'Preis aufsteigend',
    'price desc': 'Preis absteigend',
    'ship_customer_rating desc': 'Bewertung der Gäste',
    main_area: 'Fahrgebiet',
    departure_port: 'Abfahrtshafen',
    duration: 'Reisedauer',
    ship: 'Schiff',
    bonus: 'Bonus',
    view_count: 'Meistgesehen',
    reduction: 'Größter Preisrückgang',
    recommended: 'Empfehlung',
  },
  {
    'start_date asc': 'Departure, earliest first',
    'start_date desc': 'Departure, latest first',
    'price asc': 'Price, low to high',
    'price desc': 'Price, high to low',
    'ship_customer_rating desc': 'Guest rating',
    main_area: 'Region',
    departure_port: 'Departure port',
    duration: 'Length',
    ship: 'Ship',
    bonus: 'Bonus',
    view_count: 'Most viewed',
    reduction: 'Largest price drop',
    recommended: 'Recommended',
  },
);

export const priceModeLabels = /* @__PURE__ */ labels<PriceMode>(
  { total: 'Gesamt', person: 'Pro Person', night: 'Pro Nacht' },
  { total: 'Total', person: 'Per person', night: 'Per night' },
);

export const viewLabels = /* @__PURE__ */ labels<ResultView>(
  { list: 'Liste', detail: 'Ausführlich', grid: 'Kacheln', map: 'Karte' },
  { list: 'List', detail: 'Detailed', grid: 'Tiles', map: 'Map' },
);

export { nightsText, partyText } from './summary-texts.ts';
