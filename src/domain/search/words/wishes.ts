// What kind of ship, cabin, offer and voyage: words that always mean the same.
import type { BoardLanguage } from '../../voyage/vocabulary.ts';
import { fixed, words, type Rule } from './reading.ts';

const withIncluded = (what: string): string =>
  `(?:mit |inkl |inklusive |incl |including |with |all )*(?:${what})(?: (?:inklusive|inkl|inbegriffen|included|incl|dabei|eingeschlossen|im preis))?`;
// the ship may stand one word further: 'a small luxury ship'
const aShip =
  '(?: (?:schiffe|schiffen|schiffes|schiffs|schiff|kreuzfahrtschiffen?|ships?|vessels?|boote?|boats?)|(?= [^ ,]+ (?:schiff|schiffe|schiffen|ships?) ))';

/** Read before places and dates: 'Außenkabine mit Meerblick' is no sea, 'Flug' no wish of its own. */
export const cabinRules: readonly Rule[] = [
  // one cabin type can be asked for: of 'Balkon oder Suite' the first, and the other is told as unread
  fixed('(?:mit |with )?(?:balkon|balkonkabine|balcony)(?: cabin)?(?= (?:oder|or) )', { cabin: 'balcony' }),
  fixed('(?:mit |with )?(?:innen|innenkabine|inside)(?: cabin)?(?= (?:oder|or) )', { cabin: 'inside' }),
  fixed('(?:mit |with )?(?:außen|außenkabine|outside|ocean view|sea view)(?: cabin)?(?= (?:oder|or) )', { cabin: 'outside' }),
  fixed('(?:mit |with |in |a |an |einer |eine )*(?:einzelkabinen?|single cabins?|solo cabins?)', { services: ['single_cabins'] }),
  fixed('(?:mit |with |a |an |einer |eine )*(?:familienkabinen?|family (?:cabins?|rooms?))', { services: ['family_cabins'] }),
  fixed('(?:mit |with |in |a |an |einer |eine |junior |panorama |grand )*(?:suiten?|suites|penthouse)', { cabin: 'suite' }),
  fixed(
    '(?:mit |with |in |a |an |private |privatem |eigenem |eigener |eigenen |own |einer |eine )*(?:balkonkabinen?|balkon|balcon|balkone|balcony|balconies|veranda|verandah)(?: (?:kabinen?|cabins?|rooms?|staterooms?))?',
    { cabin: 'balcony' },
  ),
  fixed('(?:mit |with |in |a |an |einer |eine |nur )*(?:innen|innenkabinen?|inside|interior|inner)(?: (?:kabinen?|cabins?|rooms?|staterooms?))?', {
    cabin: 'inside',
  }),
  fixed(
    '(?:mit |with |in |a |an |einer |eine )*(?:aussen|außen|außenkabinen?|outside|oceanview|ocean view|sea view|seaview|meerblick|meersicht|porthole|fenster|bullauge|window)(?: (?:kabinen?|cabins?|rooms?|staterooms?))?',
    { cabin: 'outside' },
  ),
];

const flights = ['cruise_with_flight', 'cruise_with_kfb_flight'] as const;
export const arrivalRules: readonly Rule[] = [
  fixed(
    '(?:ohne|kein|keine|keinen|no|without|not) (?:flüge|flügen|fluganreise|flug|flights?|fliegen|flying|fly)|(?:bitte )?nicht fliegen|flugfrei|nur schiff|nur die kreuzfahrt|cruise only|no fly|eigenanreise|(?:mit )?eigener anreise|eigene anreise|anreise selbst|ohne anreise|selbst anreisen|own travel|dont (?:want to )?fly|not (?:want to )?fly',
    { arrivalOptions: ['cruise_only'] },
  ),
  fixed(
    '(?:mit |inkl |inklusive |incl |including |with |plus |und )*(?:flüge|flügen|fluganreise|flug|flights?|airfare)(?: (?:inklusive|inkl|included|inbegriffen|dabei))?(?= (?:ab|von|from) |(?! (?:ab|von|from) ))|fly cruises?|fly and cruise',
    { arrivalOptions: flights },
  ),
  fixed('(?:mit|inkl|inklusive|including|with) (?:anreise|travel)|anreise (?:inklusive|inkl)', { arrivalIncluded: true }),
  fixed(
    '(?:mit |per |by |with |inkl |inklusive )*(?:der |dem |the )?(?:bahn|bahnanreise|zug|zugfahrt|train|rail|railway)(?: (?:anreise|and cruise|travel|inklusive|inkl))?',
    { services: ['rail_included'] },
  ),
  fixed('(?:mit |inkl |inklusive |including |with )*(?:transfers?)(?: (?:inklusive|inkl|included))?', { services: ['transfer_included'] }),
];

export const kindRules: readonly Rule[] = [
  fixed(
    '(?:auf (?:dem|einem) |eine |a |on a )?(?:fluss|flusskreuzfahrt(?:en)?|flussreisen?|flussschiffe?|river)(?: ?(?:kreuzfahrt(?:en)?|cruises?|cruising|reisen?))?',
    { isRiver: true },
    { isRiver: false },
  ),
  fixed(
    '(?:hochsee|hochseekreuzfahrt(?:en)?|meeres|meer|ocean|sea|see)(?: ?(?:kreuzfahrt(?:en)?|cruises?|cruising|reisen?))|hochsee|seereisen?|auf hoher see|auf dem meer|high seas',
    { isRiver: false },
    { isRiver: true },
  ),
  fixed('rundreisen?|rundfahrt(?:en)?|round ?trips?|roundtrips?|hin und zurück|return to the same port', { roundTrip: true }, { roundTrip: false }),
  fixed('(?:ab|von|from|aus) (?:einem |a )?deutschen? (?:häfen|hafen)|(?:from )?(?:a )?german ports?', { fromCountry: ['DE'] }),
  fixed('(?:ab|von|aus) (?:einem )?britischen? (?:häfen|hafen)|(?:from )?(?:a )?british ports?', { fromCountry: ['GB'] }),
  fixed('one way|einwegreise|nur hinfahrt', { roundTrip: false }),
];

const sizeRules: readonly Rule[] = [
  fixed(
    `(?:nicht so |kein |keine |keinem |keinen |not too |not so |no |not a )(?:zu )?(?:großes|großen|große|groß|big|large|huge|mega|riesiges|riesigen|riesige)${aShip}?`,
    { shipSize: ['S', 'M'] },
  ),
  fixed(`(?:sehr |ganz |möglichst |very |lieber |a )*(?:klein|kleine[nrsm]?|kleinere[nrsm]?|small|smaller|intimate|überschaubare[nrsm]?)${aShip}`, {
    shipSize: ['S'],
  }),
  fixed(`(?:a |ein |einem )*(?:mittelgroße[nrsm]?|mittelgroß|mittlere[nrsm]?|mid ?sized?|medium ?sized?|medium)${aShip}`, { shipSize: ['M'] }),
  fixed(`(?:a |ein |einem )*(?:riesige[nrsm]?|mega|megaschiffe?|sehr große[nrsm]?|huge|giant|very large|biggest|largest|größte[nrsm]?)${aShip}`, {
    shipSize: ['XL'],
  }),
  fixed(`(?:a |ein |einem )*(?:große[nrsm]?|big|large)${aShip}`, { shipSize: ['L', 'XL'] }),
  {
    pattern: words(
      '(?:unter|weniger als|höchstens|maximal|max|bis|bis zu|nicht mehr als|under|fewer than|less than|up to|no more than|at most) (\\d[\\d.,]*) (?:passagieren?|gästen?|passengers|guests|leuten? an bord|people on board)',
    ),
    read: (m) => ({ maxPassengers: Number((m[1] ?? '').replaceAll(/[.,]/g, '')) }),
  },
  {
    pattern: words(
      '(?:ab |mindestens |mind |at least |minimum )?([3-6])(?: (?:-|bis|to|oder|or) [3-6])?(?: ?(?:,|und|and) ?(?:ein )?halb)? ?(?:sternen?|stars?|\\*)(?: plus)?(?: schiff| ship)?',
    ),
    read: (m) => ({ shipClass: Number(m[1]) }),
  },
  {
    pattern: words(
      '(?:baujahr|gebaut|built|ships? built|schiffe?)? ?(?:ab|nach|seit|after|since|from)? ?(?:baujahr|built (?:after|since|in)) ?(?:ab |nach |after )?((?:19|20)\\d\\d)',
    ),
    read: (m) => ({ builtFrom: Number(m[1]) }),
  },
  fixed(`(?:a |ein |einem )*(?:neue[nrsm]?|neueste[nrsm]?|modern(?:e[nrsm]?)?|new|newer|newest|brand new|latest)${aShip}`, { feature: ['new_ship'] }),
  fixed('segelschiffe?n?|großsegler|segelkreuzfahrt(?:en)?|sailing ships?|tall ships?|segler|windjammer', { feature: ['sailing_ship'] }),
  fixed('expeditionen|expedition|expeditions|expeditionskreuzfahrt(?:en)?|expeditionsschiffe?|expedition (?:cruises?|ships?)', { feature: ['expedition'] }),
  fixed(`boutique${aShip}?`, { feature: ['boutique'] }),
  fixed('clubschiffe?|club ?ships?', { feature: ['club_ship'] }),
  fixed(`(?:klassische[nrsm]?|classic|traditionelle[nrsm]?|traditional)${aShip}`, { feature: ['classic'] }),
  fixed(`premium${aShip}?`, { feature: ['premium'] }),
  fixed(`(?:luxus|luxuriöse?[nrsm]?|luxury|luxurious|luxusschiffe?|luxuskreuzfahrt)${aShip}?`, { feature: ['luxury'] }),
];

const serviceRules: readonly Rule[] = [
  fixed(withIncluded('vollpension|full board'), { services: ['full_board'] }),
  fixed(`all (?:inclusive|inklusive|incl)|alles inklusive|ultra all inclusive|${withIncluded('getränken?|getränkepaket|drinks?(?: package)?|beverages')}`, {
    services: ['drinks_included'],
  }),
  fixed(withIncluded('trinkgelder|trinkgeldern|trinkgeld|tips|gratuities|service charges?'), { services: ['tips_included'] }),
  fixed(withIncluded('wlan|wifi|wi fi|internet'), { services: ['wifi_included'] }),
  fixed(withIncluded('ausflügen?|landausflügen?|ausflug|excursions?|shore excursions?'), { services: ['excursions_included'] }),
  fixed('(?:mit )?(?:deutschsprachiger |deutscher |german speaking |german )(?:reiseleitung|reiseleiter|tour guides?|guides?)', {
    services: ['german_tour_guide'],
  }),
  fixed(
    '(?:nur |only )?(?:für )?(?:adults? only|erwachsenenschiff|nur erwachsene|nur für erwachsene|child ?free|kid ?free|kinderfrei|ohne kinder|no (?:kids|children)|without (?:kids|children)|keine kinder)(?: (?:schiffe?|ships?|an bord|on board))*',
    { services: ['adults_only'] },
  ),
  fixed(
    '(?:mit |with |einem |a )*(?:kinderfreundlich(?:e[nrsm]?)?|familienfreundlich(?:e[nrsm]?)?|(?:kid|kids|child|family) friendly|kinderclub|kids ?club|kinderbetreuung|childcare|kinderprogramm|childrens club)',
    { services: ['kids_club'] },
  ),
  fixed('(?:mit |with |a )*(?:spa|wellness|sauna|wellnessbereich|thermal)(?: (?:bereich|area))?', { services: ['spa'] }),
  fixed('(?:mit |with |a )*(?:pools?|schwimmbad|swimming pools?)', { services: ['pool'] }),
  fixed('golf(?! (?:von|of))|golfen|golfing|golfkreuzfahrt|golfreise|golfplatz', { services: ['golf'] }),
  fixed('(?:mit |with )*(?:lektoren|lektor|vorträgen?|lecturers?|lectures|guest speakers?)(?: an bord| on board)?', { services: ['lecturers'] }),
  fixed('(?:in (?:einer |a )?)?(?:kleingruppen?|kleiner gruppe|kleinen gruppe|small groups?)', { services: ['small_group'] }),
  fixed(
    'barrierefrei(?:e[nrsm]?)?(?: kabinen?)?|behindertengerecht(?:e[nrsm]?)?(?: kabinen?)?|rollstuhlgerecht(?:e[nrsm]?)?(?: kabinen?)?|(?:mit |im )?rollstuhl|rollstuhlfahrer|(?:with a |in a )?wheelchair(?: accessible| users?| friendly)?(?: cabins?)?|accessible(?: cabins?)?|disabled access',
    { services: ['accessible_cabins'] },
  ),
  fixed('option möglich|mit option|optionsbuchung|hold option|optionally bookable', { services: ['option_possible'] }),
  fixed(
    '(?:ohne|keine|kein|no|without) (?:kleiderordnung|smoking|abendgarderobe|krawatte|dress ?code|formal nights?|black tie)|legere?[nrsm]?(?: kleidung)?|casual(?: dress)?',
    { services: ['casual_dress'] },
  ),
];

const spoken: readonly (readonly [word: string, language: BoardLanguage])[] = [
  ['deutsch|german', 'de'],
  ['englisch|english', 'en'],
  ['französisch|french', 'fr'],
  ['italienisch|italian', 'it'],
  ['spanisch|spanish', 'es'],
  ['niederländisch|dutch', 'nl'],
  ['norwegisch|norwegian', 'no'],
  ['portugiesisch|portuguese', 'pt'],
];
const languageRules: readonly Rule[] = spoken.flatMap(([word, language]) => [
  fixed(
    `(?:${word})(?:sprachige?[nrsm]?| speaking)(?: (?:an bord|on board|schiffe?|bord|bordpersonal|crew|personal|staff))?|bordsprache (?:${word})|(?:${word})e (?:bordsprache|sprache)|(?:auf|in) (?:${word})(?: (?:an bord|on board))|(?:${word}) (?:an bord|on board|as (?:the )?(?:onboard|board) language)|(?:on ?board|board) language (?:is )?(?:${word})`,
    { language: [language] },
  ),
]);

const specialRules: readonly Rule[] = [
  fixed('last ?minute|lastminute|restplätze|kurzfristig|late deals?|late availability|late escapes?', { specials: ['last_minute'] }),
  fixed('frühbucher(?:rabatt|preise?|angebote?)?|early ?birds?|early booking(?: discount)?|earlybird', { specials: ['early_bird'] }),
  fixed('(?:mit |with )?(?:bordguthaben|on ?board credit|obc)', { specials: ['onboard_credit'] }),
  fixed('freigetränke|(?:gratis|kostenlose|free) (?:getränke|drinks)(?: package)?', { specials: ['free_drinks'] }),
  fixed('(?:ohne|kein|keinen) einzel(?:kabinen)?zuschlag|(?:no|without) single supplements?|singleangebote?', { specials: ['single_friendly'] }),
  fixed('kinder (?:frei|gratis|kostenlos|reisen frei|reisen gratis|fahren gratis)|kids (?:go |sail |travel )?free|children (?:go |sail |travel )?free', {
    specials: ['kids_free'],
  }),
  fixed('(?:mit |with |a |free |gratis |kostenloses? )*upgrade', { specials: ['upgrade'] }),
  fixed('flugspecial|flight special|flight deals?', { specials: ['flight_special'] }),
  fixed('reduzierter? anzahlung|(?:geringe|kleine|niedrige) anzahlung|(?:low|reduced) deposit', { specials: ['reduced_deposit'] }),
  fixed('jubiläum(?:sangebote?|sreisen?)?|anniversary(?: offers?| cruises?)?', { specials: ['anniversary'] }),
  fixed(
    '(?:im angebot|sonderangebote?|schnäppchen|reduzierte?[nrsm]?|rabattierte?[nrsm]?|preissenkung|bargains?|on sale|on offer|deals?|discounts?|discounted|reduced|special offers?|angebote?)',
    { reduced: true },
  ),
];

const geographyRules: readonly Rule[] = [
  fixed('(?:durch (?:die |den )?|through the )?(?:fjorden?|fjord|fjords|fjordlandschaft)', { geography: ['fjord'] }),
  fixed(
    'transatlantik|transatlantic|transatlantikpassage|atlantiküberquerung|überquerung|ocean crossing|(?:atlantic |pacific )?crossing|überfahrt|überführungsfahrt|repositioning',
    { geography: ['ocean_crossing'] },
  ),
  fixed('kanalpassage|kanaldurchfahrt|canal (?:passage|transit)', { geography: ['canal_passage'] }),
  fixed('inselhüpfen|inselhopping|island hopping|inseln|islands', { geography: ['island'] }),
  fixed('küste|küsten|entlang der küste|coast|coastline|coastal', { geography: ['coast'] }),
  fixed('polar|polarkreis|polarregion|polargebiet|packeis|eisberge|icebergs|polar regions?', { geography: ['polar'] }),
  fixed('schären|schärengarten|archipel|archipelago', { geography: ['archipelago'] }),
  fixed('tropen|tropisch(?:e[nrsm]?)?|tropics|tropical', { geography: ['tropics'] }),
  fixed('städte|städtereisen?|metropolen|cities|city break|hauptstädte|capitals', { geography: ['city'] }),
];

const sortRules: readonly Rule[] = [
  fixed(
    '(?:die |das |the |möglichst |am )*(?:günstigste[nrs]?|billigste[nrs]?|preiswerteste[nrs]?|günstig(?:e[nrs]?)?|billig(?:e[nrs]?)?|preiswert(?:e[nrs]?)?|preisgünstig(?:e[nrs]?)?|cheapest|cheap|lowest price|best price|affordable|inexpensive)(?: zuerst| first)?',
    { sort: 'price asc' },
  ),
  fixed('(?:die |the )*(?:teuerste[nrs]?|most expensive|dearest)(?: zuerst| first)?', { sort: 'price desc' }),
  fixed(
    '(?:die |mit |the |der |with )*(?:beste[nrs]? (?:bewertung(?:en)?|bewerteten?|reviews?|rating)|bestbewertete[nrs]?|am besten bewertete?n?|best (?:rated|reviewed|reviews|ratings?)|highest rated|highest ratings?|top rated|top bewertete?n?|gut bewertete?n?)(?: zuerst| first)?',
    { sort: 'ship_customer_rating desc' },
  ),
  fixed('(?:die |the )*(?:beliebteste[nrs]?|most popular|meistgesuchte[nrs]?)', { sort: 'view_count' }),
  fixed('(?:die |the )*(?:kürzeste[nrs]?|shortest)(?: zuerst| first)?', { sort: 'duration' }),
  fixed('(?:die |der |the )*(?:größter rabatt|höchster rabatt|höchste ersparnis|größte ersparnis|biggest (?:discount|saving|reduction)s?)', {
    sort: 'reduction',
  }),
  fixed('empfohlene[nrs]?|empfehlungen|recommended|recommendations', { sort: 'recommended' }),
  fixed('(?:the )?(?:frühester termin|früheste abfahrt|nächste abfahrt|nächster termin|soonest|next departures?|earliest departures?)', {
    sort: 'start_date asc',
  }),
];

const rated: Rule = {
  pattern: words(
    `(?:bewertung |rating |bewertet |mindestens |at least |ab )+(?:mit |of |von |ab |mindestens |at least )*([1-5](?:[.,]\\d)?)(?: (?:punkte|points|von 5|of 5|out of 5|and up))?`,
  ),
  read: (m) => (/bewert|rating/.test(m[0]) ? { ratingCustomer: Number((m[1] ?? '').replace(',', '.')) } : undefined),
};
const ports: Rule = {
  // 'ab/bis' without a name: there and back
  pattern: words(`(?:gleicher|same|selber) (?:start und zielhafen|hafen|port|start and end port)`),
  read: () => ({ roundTrip: true }),
};
export const wishRules: readonly Rule[] = [
  rated,
  ports,
  ...sizeRules,
  ...specialRules.slice(0, 10),
  ...serviceRules,
  ...languageRules,
  ...sortRules,
  ...specialRules.slice(10),
  ...kindRules,
  ...geographyRules,
];
