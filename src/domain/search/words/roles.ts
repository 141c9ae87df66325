// What the words before a name make of it: where the voyage starts, where it ends, where it goes, or where the visitor lives.
import { wordSet } from './lexicon.ts';
import type { Reading } from './reading.ts';

export type Role = 'from' | 'to' | 'fromTo' | 'onto' | 'in' | 'flight';

const small = wordSet(`der die das den dem the a hafen port of zum zur to schonen schone beautiful city`);
const fromWords =
  wordSet(`ab von vom from ex aus departing leaving abfahrt abfahrtshafen starthafen start starting einschiffung embarking embarkation starten startend
  sailing abreise departs`);
const inWords = new Set(['in', 'im', 'ab', 'from', 'at', 'von']);
const startWords = wordSet(
  `abfahrt start starting einschiffung embarking starten startend abfahrtshafen starthafen beginnend beginning departing departure los`,
);
const endWords = wordSet(`ende endend enden ending ends finishing ausschiffung disembarking zielhafen zielort`);
const toWords = new Set(['bis', 'nach', 'to', 'richtung', 'until']);
export const placeWords = wordSet(`ab von nach in bis from to via at uber around visit visiting aus`);
// how people get to the ship: what follows is where they live, not where the ship lies
const flightWords = wordSet(`bahn zug train rail flug fluge fluganreise abflug abflughafen flughafen flight flights flying fly airport fliegen`);
export const shipWords = new Set(['ms', 'mv', 'ss', 'mts', 'schiff', 'ship', 'rms', 'msc']);

export const key = (r: Reading, i: number): string => r.tokens[i]?.key ?? ',';

/** What the words before a name make of it. */
export function roleBefore(r: Reading, first: number): Role {
  let at = first - 1;
  while (small.has(key(r, at)) && !(toWords.has(key(r, at)) && !small.has(key(r, at + 1)) && at === first - 1)) at--;
  const [here, before, earlier] = [key(r, at), key(r, at - 1), key(r, at - 2)];
  // the Gulf of Naples starts nowhere
  if ((here === 'von' || here === 'of') && /^(?:golf|bucht|strasse|kap|insel|inseln)$/.test(before)) return 'in';
  const byAir = flightWords.has(here) ? at : (fromWords.has(here) || here === 'in') && flightWords.has(before) ? at - 1 : -1;
  if (byAir >= 0 && r.negationBefore(byAir) === undefined) return 'flight';
  const pair = here === 'bis' || here === 'to';
  if (pair && ((fromWords.has(before) && before !== 'vom') || (/^(?:und|and|\/|-)$/.test(before) && fromWords.has(earlier)))) return 'fromTo';
  if (fromWords.has(here)) return 'from';
  if (inWords.has(here) && startWords.has(before)) return 'from';
  if ((inWords.has(here) && endWords.has(before)) || endWords.has(here)) return 'to';
  if (here === 'bis' || here === 'until') return 'to';
  return toWords.has(here) ? 'onto' : 'in';
}
