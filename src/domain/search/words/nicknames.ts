// What people call countries, lines and ships beside their names in the catalogue.
import { skeleton } from '../texts-fold.ts';
import type { GazetteerEntry } from './gazetteer.ts';
import { airports } from './lexicon.ts';

const countries: Readonly<Record<string, readonly string[]>> = {
  GB: [
    'Großbritannien',
    'Great Britain',
    'Britain',
    'England',
    'UK',
    'U.K.',
    'United Kingdom',
    'Vereinigtes Königreich',
    'Schottische Inseln',
    'Scottish Isles',
    'Scottish Islands',
  ],
  NO: ['Norwegische Fjorde', 'Norwegian Fjords', 'Norwegische Küste', 'Norwegian Coast'],
  GR: ['Griechische Inseln', 'Greek Islands', 'Greek Isles'],
  HR: ['Kroatische Küste', 'Croatian Coast', 'Kroatische Inseln', 'Croatian Islands'],
  IT: ['Italienische Küste', 'Italian Coast', 'Italian Riviera', 'Italienische Riviera'],
  FR: ['Französische Riviera', 'French Riviera'],
  US: ['USA', 'U.S.A.', 'Amerika', 'America', 'United States', 'Vereinigte Staaten', 'the States', 'die Staaten'],
  NL: ['Holland', 'Netherlands', 'the Netherlands', 'Niederlande'],
  AE: ['Emirate', 'Vereinigte Arabische Emirate', 'Emirates', 'United Arab Emirates', 'UAE', 'VAE'],
  CZ: ['Tschechien', 'Czechia', 'Czech Republic'],
  TR: ['Türkei', 'Turkey', 'Türkiye'],
  KR: ['Südkorea', 'South Korea', 'Korea'],
  RU: ['Russland', 'Russia'],
  CV: ['Kapverden', 'Kap Verde', 'Cape Verde', 'Cabo Verde'],
  VN: ['Vietnam'],
  CI: ['Elfenbeinküste', 'Ivory Coast'],
  MK: ['Nordmazedonien', 'North Macedonia'],
  BA: ['Bosnien', 'Bosnia'],
  FO: ['Färöer', 'Faroe Islands', 'Faroes'],
  NZ: ['Neuseeland', 'New Zealand'],
  ZA: ['Südafrika', 'South Africa'],
};

// what stands behind a line's own name; 'Meridian' is Meridian Cruises
const lineWords =
  /\s+(?:(?:river|world|expedition|luxury)\s+)?(?:cruises?(?:\s+lines?)?|lines?|kreuzfahrten|seereisen|flussreisen|schiffsreisen|flussfahrten|seetouristik|reederei|reisen|voyages|international|expeditions|expeditionen|river\s+lines?)$/i;
const shipPrefix = /^(?:ms|mv|mts|ss|rms|sy|my)\s+/i;
// 'Newcastle upon Tyne', 'Palma de Mallorca'
const portEnding = /\s+(?:upon|am|an der|an dem|de|del|di|sur)\s+.+$/i;
const shortest = 4;

/** The short forms of an entry's names; a short form that says nothing by itself is none. */
export function nicknames(entry: GazetteerEntry): readonly string[] {
  if (entry.kind === 'country') return countries[entry.code] ?? [];
  const rule = { operator: lineWords, ship: shipPrefix, port: portEnding, area: undefined }[entry.kind];
  if (!rule) return [];
  return entry.names.flatMap((name) => {
    const short = name.replace(rule, '').replace(rule, '');
    // where planes start, 'ab Frankfurt' means a flight rather than the quay on the Main
    return short !== name && short.length >= shortest && !airports.has(skeleton(short)) ? [short] : [];
  });
}
