// How long. Nights are counted; what people say in days and weeks is wider:
// 'n Tage' are n−1 to n nights (the trade counts the day of departure and of return, people say 14 Tage for two weeks),
// a week is 6 to 8 nights, two weeks 13 to 15, and so on: one night more or less.
import type { Range } from '../filters.ts';
import { count, counted } from './patterns.ts';
import { fixed, words, type Rule, type WordFilters } from './reading.ts';

const unit = '(nächten|nächte|nacht|nächtige[nrs]?|nights?|nts|tage|tagen|tag|tägige[nrs]?|tages|days?|wochen|woche|wöchige[nrs]?|weeks?)';
const least = '(?:mindestens|mind|wenigstens|at least|minimum|min|ab)';
const most = '(?:höchstens|maximal|max|bis zu|bis|up to|no more than|not more than|nicht mehr als|at most|maximum)';
const more = '(?:mehr als|länger als|über|more than|longer than|over)';
const less = '(?:weniger als|kürzer als|unter|less than|shorter than|under|fewer than)';
const about = '(?:ca|circa|etwa|ungefähr|rund|about|around|approx|roughly)';

/** Nights that a number of units stands for. */
function nights(n: number, unitWord: string): Required<Range> {
  if (unitWord.startsWith('n')) return { min: n, max: n };
  if (unitWord.startsWith('w')) return { min: 7 * n - 1, max: 7 * n + 1 };
  return { min: Math.max(n - 1, 1), max: n };
}

const asked = (m: RegExpExecArray, shape: (range: Required<Range>) => Range): WordFilters | undefined => {
  const n = counted(m[1]);
  return n > 0 && n <= 365 ? { duration: shape(nights(n, m[2] ?? '')) } : undefined;
};

const exactNights: Rule = {
  // 'genau 7 oder 10 Nächte', '7, 10 oder 11 Nächte': the set, not the range
  pattern: words(`(?:genau |exakt |exactly )?((?:\\d{1,2} , )*\\d{1,2}) (?:oder|or) (\\d{1,2}) (?:nächte|nächten|nights)`),
  read: (m) => {
    const all = [...(m[1] ?? '').split(' , '), m[2]].map(Number).filter((n) => n > 0);
    const [first = 0, second = 0] = all;
    return all.length === 2 && second - first === 1 ? { duration: { min: first, max: second } } : { nights: all };
  },
};

export const lengthRules: readonly Rule[] = [
  exactNights,
  {
    pattern: words(`(?:zwischen |between |von |from )?(${count})(?: ?${unit})? (?:bis|-|und|to|oder|or|and) (${count}) ?${unit}`),
    read: (m) => {
      const [, from, fromUnit, to, toUnit = ''] = m;
      const min = nights(counted(from), fromUnit ?? toUnit).min;
      const max = nights(counted(to), toUnit).max;
      return counted(from) > 0 && min <= max && max <= 400 ? { duration: { min, max } } : undefined;
    },
  },
  { pattern: words(`${least} (${count}) ?${unit}(?: lang| dauer)?`), read: (m) => asked(m, ({ min }) => ({ min })) },
  { pattern: words(`(${count}) ?${unit} (?:oder mehr|oder länger|or more|or longer|plus|mindestens|minimum)`), read: (m) => asked(m, ({ min }) => ({ min })) },
  { pattern: words(`(${count}) plus ${unit}`), read: (m) => asked(m, ({ min }) => ({ min })) },
  { pattern: words(`${most} (${count}) ?${unit}`), read: (m) => asked(m, ({ max }) => ({ max })) },
  { pattern: words(`(${count}) ?${unit} (?:oder weniger|oder kürzer|or less|or fewer|max|maximal|maximum)`), read: (m) => asked(m, ({ max }) => ({ max })) },
  { pattern: words(`${more} (${count}) ?${unit}`), read: (m) => asked(m, ({ max }) => ({ min: max + (m[2]?.startsWith('n') ? 1 : 0) })) },
  { pattern: words(`${less} (${count}) ?${unit}`), read: (m) => asked(m, ({ min }) => ({ max: Math.max(min - (m[2]?.startsWith('n') ? 1 : 0), 1) })) },
  { pattern: words(`${about} (${count}) ?${unit}`), read: (m) => asked(m, ({ min, max }) => ({ min: Math.max(min - 1, 1), max: max + 1 })) },
  { pattern: words(`(?:für |for |genau |exactly )?(?:the )?(${count}) ?${unit}(?: (?:lang|long|dauer))?`), read: (m) => asked(m, (range) => range) },
  { pattern: words('(?:a |einen |für einen |one )(?:monat|month)(?: lang| long)?'), read: () => ({ duration: { min: 28, max: 31 } }) },
  fixed('(?:a )?fortnights?', { duration: { min: 13, max: 15 } }),
  fixed(
    '(?:ein )?(?:verlängertes wochenende|langes wochenende|long weekend)|(?:übers|über das|am|over the|for the|for a|a|ein|für ein)? ?(?:wochenende|weekend)(?: break)?|wochenendtrip',
    { duration: { min: 2, max: 4 } },
  ),
  fixed(
    'kurzreisen?|kurztrips?|kurzkreuzfahrt(?:en)?|kurze (?:reise|kreuzfahrt)|kurz|minikreuzfahrt(?:en)?|mini kreuzfahrt|schnupperkreuzfahrt(?:en)?|schnupper|mini cruises?|short (?:cruises?|breaks?|trips?)|short|(?:ein |für ein )?paar tage|(?:a )?few days|taster',
    { duration: { max: 5 } },
  ),
  fixed('langreisen?|lange (?:reise|kreuzfahrt)|long (?:cruise|voyage|trip)', { duration: { min: 21 } }),
];

const seaDay = '(?:seetagen?|tagen? auf see|sea days?|days? at sea)';
/** Days at sea and hours in port; must be read before lengths, because '2 Seetage' is no length. */
export const seaRules: readonly Rule[] = [
  {
    pattern: words(
      `(?:nur |only )?(?:(mindestens|mind|at least|min|höchstens|maximal|max|bis zu|up to|no more than|at most|über|mehr als|more than) )?(${count})(?: (?:bis|-|to) (${count}))? (?:ganze |full |whole )?${seaDay}(?: (max|maximal|höchstens))?`,
    ),
    read: (m) => {
      const n = counted(m[2]);
      if (m[3]) return { seaDays: { min: n, max: counted(m[3]) } };
      if (/^(?:uber|mehr|more)/.test(m[1] ?? '')) return { seaDays: { min: n + 1 } };
      if (/^(?:mind|min|at least)/.test(m[1] ?? '')) return { seaDays: { min: n } };
      return { seaDays: m[1] || m[4] ? { max: n } : { min: n, max: n } };
    },
  },
  fixed(`(?:ohne|keine|no|without|zero) (?:ganze |full |any )?${seaDay}`, { seaDays: { max: 0 } }),
  fixed(`(?:wenig|wenige|wenigen|kaum|few|not many|nicht viele|möglichst wenige?|not too many) ${seaDay}`, { seaDays: { max: 2 } }),
  fixed(`(?:viele|vielen|viel|many|lots of|plenty of|mehrere|several) ${seaDay}`, { seaDays: { min: 4 } }),
  {
    pattern: words(
      `(?:mindestens |mind |wenigstens |at least |min )?(${count}) (?:stunden|std|h|hours|hrs) (?:im hafen|in port|an land|ashore|landgang|liegezeit|in the port|on shore)`,
    ),
    read: (m) => ({ hoursInPort: counted(m[1]) }),
  },
  fixed('lange (?:liegezeit|liegezeiten|hafenzeiten|landgänge)|langen liegezeiten|long (?:port calls|stays in port|port stays|port days)', { hoursInPort: 10 }),
  fixed(
    '(?:mit )?(?:übernachtung|übernacht|über nacht|overnight|overnights|overnight stays?|overnight calls?) (?:im hafen|in port|an land|in the port)|overnight (?:stays?|calls?|in)|übernachtung',
    { overnight: true },
  ),
  fixed('(?:ohne|kein|keine|no|without|not) (?:tendern|tenderboote?|tenders?|tendering|tenderhäfen|tender ports?|ausbooten)', { noTender: true }),
];
