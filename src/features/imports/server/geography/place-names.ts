// Names of ports as suppliers write them ('Cape Liberty, Nj (Ny Metro)') → a name for the page and what it says of the country.
import { countriesByCode } from './countries.ts';

export interface PlaceName {
  /** For the page: without state, country and metropolitan area. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 where the name states it. */
  readonly country: string | undefined;
}

const states: Readonly<Record<string, readonly string[]>> = {
  US: 'alabama al|alaska ak|california ca|connecticut ct|delaware de|district of columbia dc|florida fl|georgia ga|hawaii hi|illinois il|kentucky ky|louisiana la|maine me|maryland md|massachusetts ma|michigan mi|minnesota mn|mississippi ms|missouri mo|new hampshire nh|new jersey nj|new york ny|north carolina nc|ohio oh|oregon or|pennsylvania pa|rhode island ri|south carolina sc|tennessee tn|texas tx|virginia va|washington wa|wisconsin wi|usa|us|united states of america'.split(
    '|',
  ),
  CA: 'british columbia bc|new brunswick nb|newfoundland nl|newfoundland and labrador|nova scotia ns|nunavut nu|ontario on|prince edward island pe|quebec qc'.split(
    '|',
  ),
  AU: 'new south wales nsw|northern territory|queensland qld|south australia|tasmania tas|victoria vic|western australia'.split('|'),
  GB: 'england|scotland|wales|northern ireland|uk|u k|orkney islands|shetland islands|orkney|shetland'.split('|'),
  ES: 'canary islands|balearic islands|mallorca|majorca|ibiza|menorca|tenerife|gran canaria|lanzarote|fuerteventura|la palma'.split('|'),
  PT: 'azores|madeira'.split('|'),
  IT: 'sicily|sardinia'.split('|'),
  GR: 'crete|greek islands'.split('|'),
  FR: ['corsica'],
  NL: 'holland|the netherlands'.split('|'),
  BQ: 'bonaire|st eustatius|saba'.split('|'),
  SJ: ['svalbard', 'spitsbergen'],
  PF: 'tahiti|bora bora|moorea'.split('|'),
  CW: ['curacao'],
  AE: 'uae|dubai|abu dhabi'.split('|'),
  BS: ['bahamas', 'the bahamas'],
  KN: ['st kitts', 'st kitts and nevis', 'nevis'],
  LC: ['st lucia'],
  VC: ['st vincent', 'st vincent and the grenadines', 'grenadines'],
  AG: ['antigua'],
  TT: ['trinidad', 'tobago'],
  VI: ['us virgin islands', 'usvi', 'st thomas', 'st croix', 'st john', 'us v i'],
  VG: ['british virgin islands', 'bvi', 'tortola'],
  KY: ['grand cayman', 'cayman islands'],
  TC: ['grand turk', 'turks and caicos'],
  SX: ['st maarten', 'sint maarten'],
  MF: ['st martin'],
  KR: ['south korea', 'korea'],
  RU: ['russia'],
  VN: ['vietnam'],
  TR: ['turkey'],
  CZ: ['czech republic'],
  CV: ['cape verde'],
  CI: ['ivory coast'],
  HR: ['croatia'],
  ME: ['montenegro'],
};

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bst\.?\b|\bsaint\b/g, 'st')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function nameTable(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const language of ['en', 'de']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of countriesByCode.keys()) {
      const name = names.of(code);
      if (name) table.set(folded(name), code);
    }
  }
  for (const [code, list] of Object.entries(states))
    for (const entry of list) {
      const abbreviation = code === 'US' || code === 'CA' || code === 'AU' ? /^(.+) ([a-z]{2,3})$/.exec(entry) : null;
      const isState = abbreviation?.[2] !== undefined && entry.length > 3 && !['new south wales', 'usa', 'us'].includes(entry);
      table.set(isState && abbreviation[1] ? abbreviation[1] : entry, code);
      if (isState && abbreviation[2]) table.set(abbreviation[2], code);
    }
  return table;
}

let countryNames: ReadonlyMap<string, string> | undefined;

/** The country a part of a name states: a country's name, a state, a province, an abbreviation of one. */
export function countryNamed(part: string): string | undefined {
  countryNames ??= nameTable();
  return countryNames.get(folded(part));
}

/** Takes known states and countries off the end, and areas in brackets that are no places ('(Ny Metro)'). */
export function readPlaceName(given: string): PlaceName {
  let country: string | undefined;
  const withoutArea = given.replace(/\s*\([^)]*\bmetro(?:politan)?\b[^)]*\)/gi, '').trim();
  const parts = withoutArea.split(/\s*,\s*/).filter((part) => part !== '');
  while (parts.length > 1) {
    const named = countryNamed(parts.at(-1) ?? '');
    if (named === undefined) break;
    country ??= named;
    parts.pop();
  }
  const bracketed = /^(.*?)\s*\(([^)]+)\)$/.exec(parts.join(', '));
  const inBrackets = bracketed?.[2] === undefined ? undefined : countryNamed(bracketed[2]);
  const name = (inBrackets === undefined ? parts.join(', ') : bracketed?.[1]) || given;
  return { name, country: country ?? inBrackets ?? countryNamed(name) };
}

/** Words that name many ports and so tell none apart. */
const common = new Set([
  'port',
  'puerto',
  'porto',
  'hafen',
  'harbour',
  'harbor',
  'de',
  'of',
  'the',
  'la',
  'le',
  'el',
  'island',
  'islands',
  'isla',
  'city',
  'bay',
  'st',
  'san',
  'santa',
  'cruise',
  'terminal',
]);

const wordsOf = (name: string): string[] => {
  const words = folded(name)
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !common.has(word));
  return telling.length > 0 ? telling : words;
};

const pairsOf = (text: string): Set<string> => new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, index) => text.slice(index, index + 2)));

/** How alike two names are, 0 to 1: 1 when the telling words of one are among those of the other. */
export function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length > 0 && short.every((word) => long.includes(word))) return 1;
  const [x, y] = [pairsOf(a.join('')), pairsOf(b.join(''))];
  return x.size + y.size === 0 ? 0 : (2 * [...x].filter((pair) => y.has(pair)).length) / (x.size + y.size);
}
