// The bench's world: operators, ships, areas, ports and routes of a seeded generator. Pure: the same seed, the same world.
export const days = 1096;
export const noPrice = 0x7fff_ffff;

export const facetSizes = {
  area: 25,
  cruiseLine: 60,
  ship: 400,
  port: 1500,
  country: 150,
  duration: 6,
  price: 8,
  cabin: 4,
  month: 36,
  language: 8,
  shipSize: 4,
  arrival: 3,
  services: 30,
  specials: 40,
} as const;
export type Facet = keyof typeof facetSizes;
export const facets = Object.keys(facetSizes) as Facet[];

export const areaNames = [
  'Mittelmeer',
  'Nordeuropa',
  'Amerika',
  'Asien und Orient',
  'Flüsse',
  'Fernreisen',
  'Westliches Mittelmeer',
  'Östliches Mittelmeer',
  'Adria',
  'Kanaren',
  'Ostsee',
  'Norwegen',
  'Westeuropa',
  'Island und Grönland',
  'Karibik',
  'Alaska',
  'Südamerika',
  'Orient',
  'Südostasien',
  'Donau',
  'Rhein',
  'Douro und Rhône',
  'Nil',
  'Weltreise',
  'Antarktis',
];
const areaParent = [-1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5];
const oceanLeaves = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 23, 24];
const riverLeaves = [19, 20, 21, 22];
export const titles = [
  'Zauberhaftes',
  'Große Reise',
  'Höhepunkte',
  'Frühling',
  'Perlen',
  'Inselträume',
  'Klassiker',
  'Kurzreise',
  'Entdecker',
  'Sonne satt',
  'Metropolen',
  'Genussreise',
];

/** Month weights of each leaf area: north in summer, south in winter, the rest around the year. */
const seasonOf = (leaf: number): number[] => {
  if ([10, 11, 12, 13, 15, 19, 20, 21].includes(leaf)) return [1, 1, 2, 6, 10, 12, 12, 12, 9, 5, 2, 3];
  if ([14, 16, 17, 18, 23, 24, 9, 22].includes(leaf)) return [10, 10, 9, 5, 3, 2, 2, 2, 4, 7, 10, 11];
  return [2, 2, 5, 9, 10, 10, 10, 10, 10, 9, 5, 3];
};
export const seasons: readonly number[][] = Array.from({ length: 25 }, (_, leaf) => (leaf < 6 ? [] : seasonOf(leaf)));

/** sfc32 */
export function rng(seed: number): () => number {
  let a = 0x9e3779b9 ^ seed;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = seed | 1;
  const next = (): number => {
    a |= 0;
    b |= 0;
    c |= 0;
    d |= 0;
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 20; i += 1) next();
  return next;
}

/** Running sums of weights, to draw from. */
export function cumulated(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => (sum += weight));
}

/** The place a random number falls on. */
export function draw(sums: readonly number[], random: number): number {
  const x = random * sums.at(-1)!;
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > x) high = middle;
    else low = middle + 1;
  }
  return low;
}

export const fold = (text: string): string => text.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss');
export const tokens = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const syllables = [
  'al',
  'ba',
  'cor',
  'da',
  'el',
  'fjo',
  'ga',
  'hel',
  'is',
  'ka',
  'lin',
  'mar',
  'na',
  'or',
  'pal',
  'ran',
  'sa',
  'tor',
  'ul',
  'va',
  'wes',
  'zan',
  'bru',
  'che',
  'dro',
  'fle',
  'gri',
  'köl',
  'mün',
  'bär',
];
function names(count: number, length: number, r: () => number, used: Set<string>): string[] {
  const found: string[] = [];
  while (found.length < count) {
    let word = '';
    const parts = length + (r() < 0.4 ? 1 : 0);
    for (let i = 0; i < parts; i += 1) word += syllables[Math.floor(r() * syllables.length)]!;
    if (used.has(fold(word)) || word.length < 4) continue;
    used.add(fold(word));
    found.push(word[0]!.toUpperCase() + word.slice(1));
  }
  return found;
}

export interface Ship {
  readonly operator: number;
  readonly river: number;
  readonly size: number;
  readonly class: number;
  readonly languages: readonly number[];
  readonly rating: number;
  readonly services: readonly number[];
  readonly weight: number;
}

export interface Route {
  readonly ship: number;
  readonly areas: readonly number[];
  readonly leaf: number;
  readonly nights: number;
  readonly ports: readonly number[];
  readonly countries: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly roundTrip: boolean;
  readonly perNight: number;
  readonly title: number;
}

export interface World {
  readonly operatorNames: readonly string[];
  readonly shipNames: readonly string[];
  readonly portNames: readonly string[];
  readonly countryNames: readonly string[];
  readonly portCountry: readonly number[];
  readonly portLeaf: readonly number[];
  readonly ships: readonly Ship[];
}

const ascending = (a: number, b: number): number => a - b;
const distinct = (values: Iterable<number>): number[] => [...new Set(values)].sort(ascending);

export function makeWorld(seed = 1): World {
  const r = rng(seed);
  const used = new Set<string>();
  const operatorNames = names(60, 2, r, used).map((name, i) => name + (i % 3 ? ' Cruises' : ' Reederei'));
  const shipNames = names(400, 2, r, used);
  const countryNames = names(150, 3, r, used).map((name) => `${name}land`);
  const portNames = names(1500, 3, r, used);
  const leaves = [...oceanLeaves, ...riverLeaves];
  const leafWeights = cumulated([14, 11, 6, 8, 9, 10, 7, 3, 11, 3, 4, 6, 6, 3, 2, 9, 10, 4, 3]);
  const countriesByLeaf: number[][] = [];
  for (let country = 0; country < countryNames.length; country += 1)
    (countriesByLeaf[country < 19 ? leaves[country]! : leaves[draw(leafWeights, r())]!] ??= []).push(country);
  const portLeaf: number[] = [];
  const portCountry: number[] = [];
  for (let port = 0; port < 1500; port += 1) {
    const leaf = port < 190 ? leaves[port % 19]! : leaves[draw(leafWeights, r())]!;
    const countries = countriesByLeaf[leaf]!;
    portLeaf.push(leaf);
    portCountry.push(countries[Math.floor(countries.length * r() ** 1.7)]!);
  }
  return { operatorNames, shipNames, portNames, countryNames, portCountry, portLeaf, ships: makeShips(operatorNames.length, r) };
}

function makeShips(operators: number, r: () => number): Ship[] {
  const weights = cumulated(Array.from({ length: operators }, (_, i) => 1 / (i + 1) ** 0.8));
  return Array.from({ length: 400 }, (_, i): Ship => {
    const operator = i < 120 ? i % 60 : draw(weights, r());
    const river = operator % 5 === 1 || operator % 5 === 3 ? 1 : 0;
    const size = river ? 0 : [0, 1, 1, 2, 2, 2, 3, 3, 3, 3][Math.floor(r() * 10)]!;
    const shipClass = Math.floor(r() * 5);
    const languages = distinct([r() < 0.75 ? 0 : 1, ...(r() < 0.6 ? [1] : []), ...(r() < 0.35 ? [2 + Math.floor(r() * 6)] : [])]);
    const services = new Set<number>();
    const count = 2 + Math.floor(r() * 5);
    while (services.size < count) services.add(Math.floor(30 * r() ** 1.5));
    const rating = 30 + Math.floor(r() * 21);
    r(); // advisers' rating, which no query asks for
    return { operator, river, size, class: shipClass, languages, rating, services: distinct(services), weight: 0.4 + r() };
  });
}

export function makeRoutes(world: World, count: number, seed = 2): Route[] {
  const r = rng(seed);
  const portsOfLeaf: number[][] = [];
  for (const [port, leaf] of world.portLeaf.entries()) (portsOfLeaf[leaf] ??= []).push(port);
  const shipWeights = cumulated(world.ships.map((ship) => ship.weight));
  const oceanWeights = cumulated([14, 11, 6, 8, 9, 10, 7, 3, 11, 3, 4, 6, 6, 1, 2]);
  const riverWeights = cumulated([9, 10, 4, 3]);
  const preferred = world.operatorNames.map(() => Math.floor(r() * 15));
  return Array.from({ length: count }, (_, i): Route => {
    const ship = i < 400 ? i : draw(shipWeights, r());
    const { river, operator, class: shipClass } = world.ships[ship]!;
    const nights = drawNights(river, r);
    let leaf = river ? riverLeaves[draw(riverWeights, r())]! : r() < 0.3 ? oceanLeaves[preferred[operator]!]! : oceanLeaves[draw(oceanWeights, r())]!;
    if (nights >= 60) leaf = 23;
    const leaves = [leaf];
    const pool = river ? riverLeaves : oceanLeaves;
    const more = r();
    if (more < 0.19) leaves.push(pool[Math.floor(r() * pool.length)]!);
    if (more < 0.04) leaves.push(pool[Math.floor(r() * pool.length)]!);
    const ports = drawPorts(nights, leaves, portsOfLeaf, r);
    const roundTrip = r() < 0.55;
    return {
      ship,
      areas: distinct(leaves.flatMap((area) => [area, areaParent[area]!])),
      leaf,
      nights,
      from: ports[0]!,
      to: roundTrip ? ports[0]! : ports.at(-1)!,
      roundTrip,
      ports: ports.toSorted(ascending),
      countries: distinct(ports.map((port) => world.portCountry[port]!)),
      perNight: (river ? 130 : 70) * (1 + shipClass * 0.35) * (0.8 + r() * 0.5),
      title: Math.floor(r() * titles.length),
    };
  });
}

function drawNights(river: number, r: () => number): number {
  if (river) return [3, 4, 5, 7, 7, 7, 7, 8, 10, 11, 14, 7][Math.floor(r() * 12)]!;
  const kind = r();
  if (kind < 0.015) return 30 + Math.floor(r() * 91);
  if (kind < 0.1) return 2 + Math.floor(r() * 3);
  return [5, 6, 7, 7, 7, 7, 7, 8, 9, 10, 10, 11, 12, 14, 14, 14, 16, 17, 21][Math.floor(r() * 19)]!;
}

function drawPorts(nights: number, leaves: readonly number[], portsOfLeaf: readonly number[][], r: () => number): number[] {
  const calls = Math.max(5, Math.min(15, Math.round(nights * 0.8 + 2 + r() * 2 - 1)));
  const ports: number[] = [];
  for (let attempt = 0; ports.length < calls && attempt < 60; attempt += 1) {
    const pool = portsOfLeaf[leaves[Math.floor(r() * leaves.length)]!]!;
    const port = pool[Math.floor(pool.length * r() ** 2.2)]!;
    if (!ports.includes(port)) ports.push(port);
  }
  return ports;
}
