// How much: whole units of the brand's currency, in total or per head as the sentence says.
import type { PriceMode, Range } from '../filters.ts';
import { amount } from './patterns.ts';
import { words, type Rule, type WordFilters } from './reading.ts';

const sign = '(?:€|£|\\$|euros?|eur|pfund|pounds?|gbp|quid|chf|franken|usd|dollars?)';
// digits with optional 'k' or 'tausend'; the sign may stand before or after
const sum = `(?:${sign} ?)?(\\d[\\d.,]*)( ?(?:k|tsd|tausend|thousand|grand))?(?: ?(${sign}))?`;
const mode =
  '(?: ?(?:,|\\/|\\( ))?(?: (?:je|pro|per|a|p|\\/) ?(?:person|pers|kopf|nase|head|p|nacht|night|mann)| pp| pppn| pn| each| p p| ppn| (?:insgesamt|gesamt|zusammen|total|in total|altogether|all in|all together|alles zusammen|für alle|für beide|for both|for everyone|für uns beide))?(?: \\))?';

const hasSign = (text: string): boolean => /[€£$]|\b(?:euros?|eur|pfund|pounds?|gbp|quid|chf|franken|usd|dollars?|k|tsd|tausend|thousand|grand)\b/.test(text);
const yearLike = (value: number): boolean => value >= 2020 && value <= 2049;

function value(digits: string | undefined, thousands: string | undefined): number {
  return Math.round(amount(digits ?? '') * (thousands ? 1000 : 1));
}

function modeOf(text: string): PriceMode | undefined {
  if (/(?:nacht|night|pn|ppn|pppn)\b/.test(text)) return 'night';
  if (/\b(?:person|pers|kopf|nase|head|mann|pp|each|p p|p)\b/.test(text)) return 'person';
  return /\b(?:insgesamt|gesamt|zusammen|total|altogether|all in|all together|fur alle|fur beide|for both|for everyone|fur uns beide)\b/.test(text)
    ? 'total'
    : undefined;
}

/** A plausible price of a cruise: at least 20 (a night may cost that), and no year unless a currency stands with it. */
function priced(text: string, range: Range, plain = false): WordFilters | undefined {
  const ends = [range.min, range.max].filter((end) => end !== undefined);
  if (ends.some((end) => !Number.isFinite(end) || end < 20 || end > 9_999_999)) return undefined;
  if (!hasSign(text) && ends.some((end) => end < 100 || (!plain && yearLike(end)))) return undefined;
  const priceMode = modeOf(text);
  return { price: range, ...(priceMode ? { priceMode } : {}) };
}

const notMore =
  '(?:unter|bis zu|bis maximal|bis max|bis|maximal|max|höchstens|nicht mehr als|weniger als|nicht über|nicht teurer als|billiger als|günstiger als|under|below|up to|no more than|not more than|less than|at most|cheaper than|within|maximum|max of|budget(?: von| of| is| ist| ca| bis)?|preis bis|limit|for under|für unter|für maximal|für max|für höchstens|für bis zu|innerhalb von)';
const notLess = '(?:ab|über|mindestens|mehr als|mind|from|over|above|at least|more than|minimum)';
const nearly = '(?:um die|um|ca|circa|etwa|ungefähr|rund|around|about|approx|roughly|für ca|für etwa|for about|for around)';
const notAPrice =
  '(?! ?(?:nächten?|nacht(?! )|tagen?|tage|nights?|days?|wochen?|weeks?|seetage|sea|stunden|hours|passagieren?|gästen?|passengers|guests|personen|people|kabinen|cabins|sterne|stars|jahre|years|bruttoregistertonnen|meter|m|kindern?|erwachsene))';

/** 'bis 2.000 pro Person' and its kin. */
export const moneyRules: readonly Rule[] = [
  {
    pattern: words(
      `(?:zwischen|between|von|from|für|for|preis)? ?(?:${sign} ?)?(\\d[\\d.,]*)( ?k)?(?: ?${sign})? (?:und|bis|-|and|to) (?:${sign} ?)?(\\d[\\d.,]*)( ?(?:k|tsd|tausend|thousand))?(?: ?${sign})?${mode}${notAPrice}`,
    ),
    read: (m) => {
      const max = value(m[3], m[4]);
      const min = value(m[1], m[2] ?? (m[4] && Number(m[1]) < 100 ? m[4] : undefined));
      return min < max ? priced(m[0], { min, max }) : undefined;
    },
  },
  {
    pattern: words(`(?:für |for |preis |price )?${notMore} ${sum}${mode}${notAPrice}`),
    read: (m) => priced(m[0], { max: value(m[1], m[2]) }, /max|budget|preis/.test(m[0])),
  },
  {
    pattern: words(`${sum} (?:max|maximal|höchstens|budget|maximum|or less|or under|oder weniger|top)${mode}`),
    read: (m) => priced(m[0], { max: value(m[1], m[2]) }),
  },
  { pattern: words(`${nearly} ${sum}${mode}${notAPrice}`), read: aroundPrice },
  { pattern: words(`(?:preis |price )?${notLess} ${sum}${mode}${notAPrice}`), read: (m) => priced(m[0], { min: value(m[1], m[2]) }) },
  // a bare price is a budget; it needs its currency
  {
    pattern: words(`(?:für |for |budget |preis |price )?${sum}${mode}${notAPrice}`),
    read: (m) => (hasSign(m[0]) ? priced(m[0], { max: value(m[1], m[2]) }) : modal(m)),
  },
  { pattern: words('(?:preis )?(?:pro person|per person|p p|pp|pro kopf|per head)'), read: () => ({ priceMode: 'person' }) },
  { pattern: words('(?:preis )?(?:pro nacht|per night)'), read: () => ({ priceMode: 'night' }) },
  { pattern: words('gesamtpreis|total price|in total'), read: () => ({ priceMode: 'total' }) },
];

/** '1500 pro Person' needs no currency. */
function modal(m: RegExpExecArray): WordFilters | undefined {
  return modeOf(m[0]) ? priced(m[0], { max: value(m[1], m[2]) }) : undefined;
}

/** 'um die 2000 €': a fifth more or less. */
function aroundPrice(m: RegExpExecArray): WordFilters | undefined {
  const middle = value(m[1], m[2]);
  return priced(m[0], { min: Math.round(middle * 0.8), max: Math.round(middle * 1.2) });
}
