// Where known operators are at home and whether they sail rivers: the export does not say.

const ocean: Readonly<Record<string, string>> = {
  US: 'Royal Caribbean|Celebrity|Azamara|Carnival|Princess|Holland America|Norwegian Cruise|NCL|Oceania|Regent|Seabourn|Silversea|Windstar|Disney|Virgin Voyages|Margaritaville|Lindblad|Atlas Ocean|American Cruise|Windjammer',
  DE: 'AIDA|TUI Cruises|Mein Schiff|Phoenix|Hapag|Plantours|Sea Cloud|Nicko|A-Rosa',
  GB: 'P&O Cruises|Cunard|Fred Olsen|Fred. Olsen|Marella|Saga|Ambassador|Noble Caledonia|Swan Hellenic|Hebridean',
  CH: 'MSC|Explora|Viking',
  IT: 'Costa',
  FR: 'Ponant|CroisiEurope|Club Med',
  NO: 'Hurtigruten|HX |Havila',
  GR: 'Celestyal|Variety Cruises',
  MC: 'Star Clippers|Scenic Monaco',
  AU: 'Aurora Expeditions|P&O Australia|Coral Expeditions|APT|Scenic|Emerald',
  NL: 'Oceanwide',
  CA: 'Quark|Adventure Canada',
  CL: 'Skorpios|Australis',
  HK: 'Dream Cruises|StarCruises|Resorts World',
};
const river =
  /river|ama ?waterways|avalon waterways|uniworld|emerald waterways|riviera|tauck|a-?rosa|nicko|croisieurope|viva cruises|1avista|phoenix fluss|saga river|amadeus/i;

const wordly = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim();

const countryByName: readonly (readonly [start: string, country: string])[] = Object.entries(ocean)
  .flatMap(([country, names]) => names.split('|').map((name) => [wordly(name), country] as const))
  .toSorted((a, b) => b[0].length - a[0].length);

/** Undefined country = unknown to us. */
export function operatorFacts(name: string): { readonly country: string | undefined; readonly isRiver: boolean } {
  const words = wordly(name);
  return { country: countryByName.find(([start]) => words === start || words.startsWith(`${start} `))?.[1], isRiver: river.test(name) };
}
