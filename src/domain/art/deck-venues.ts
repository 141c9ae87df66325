// Public rooms and names of decks, in both languages.
import type { Random } from './random.ts';
import type { ShipKind } from './ship-drawing.ts';

export const venueKinds = [
  'restaurant',
  'buffet',
  'bar',
  'lounge',
  'theatre',
  'reception',
  'shops',
  'pool',
  'spa',
  'gym',
  'kids',
  'sports',
  'sundeck',
  'library',
  'casino',
  'bridge',
  'terrace',
  'lifts',
] as const;
export type VenueKind = (typeof venueKinds)[number];
export type VenueSide = 'port' | 'starboard' | 'middle' | 'full';

export interface Venue {
  name_de: string;
  name_en: string;
  kind: VenueKind;
  /** Metres from the stern. */
  fromM: number;
  toM: number;
  side: VenueSide;
}

export const venueNames: Readonly<Record<VenueKind, { de: string; en: string }>> = {
  restaurant: { de: 'Restaurant', en: 'Restaurant' },
  buffet: { de: 'Buffetrestaurant', en: 'Buffet restaurant' },
  bar: { de: 'Bar', en: 'Bar' },
  lounge: { de: 'Lounge', en: 'Lounge' },
  theatre: { de: 'Theater', en: 'Theatre' },
  reception: { de: 'Rezeption', en: 'Reception' },
  shops: { de: 'Läden', en: 'Shops' },
  pool: { de: 'Pool', en: 'Pool' },
  spa: { de: 'Spa', en: 'Spa' },
  gym: { de: 'Fitness', en: 'Gym' },
  kids: { de: 'Kinderclub', en: 'Kids club' },
  sports: { de: 'Sportdeck', en: 'Sports deck' },
  sundeck: { de: 'Sonnendeck', en: 'Sun deck' },
  library: { de: 'Bibliothek', en: 'Library' },
  casino: { de: 'Kasino', en: 'Casino' },
  bridge: { de: 'Brücke', en: 'Bridge' },
  terrace: { de: 'Heckterrasse', en: 'Aft terrace' },
  lifts: { de: 'Aufzüge', en: 'Lifts' },
};

const metres = (value: number): number => Math.round(value * 10) / 10;

export const venue = (kind: VenueKind, fromM: number, toM: number, side: VenueSide = 'full'): Venue => ({
  name_de: venueNames[kind].de,
  name_en: venueNames[kind].en,
  kind,
  fromM: metres(fromM),
  toM: metres(toM),
  side,
});

export type DeckRole = 'cabins' | 'public' | 'lido' | 'top';

/** Rooms of a deck without cabins, as shares of the usable length. `rank` counts decks of the same role from below. */
const programmes: Readonly<Record<Exclude<DeckRole, 'cabins'>, readonly (readonly (readonly [kind: VenueKind, share: number])[])[]>> = {
  public: [
    [
      ['restaurant', 0.3],
      ['reception', 0.16],
      ['shops', 0.14],
      ['bar', 0.12],
      ['theatre', 0.28],
    ],
    [
      ['restaurant', 0.22],
      ['bar', 0.16],
      ['casino', 0.16],
      ['library', 0.14],
      ['lounge', 0.12],
      ['theatre', 0.2],
    ],
    [
      ['lounge', 0.3],
      ['shops', 0.2],
      ['kids', 0.2],
      ['restaurant', 0.3],
    ],
  ],
  lido: [
    [
      ['terrace', 0.12],
      ['buffet', 0.26],
      ['pool', 0.34],
      ['spa', 0.28],
    ],
  ],
  top: [
    [
      ['sundeck', 0.24],
      ['sports', 0.24],
      ['kids', 0.14],
      ['bar', 0.12],
      ['lounge', 0.26],
    ],
  ],
};

const riverTop: readonly (readonly [kind: VenueKind, share: number])[] = [
  ['sundeck', 0.58],
  ['bar', 0.12],
  ['bridge', 0.1],
  ['sundeck', 0.2],
];

/** Rooms of a deck without cabins, set between the lifts; `rank` counts the public decks from below. */
export function publicRooms(
  role: Exclude<DeckRole, 'cabins'>,
  rank: number,
  kind: ShipKind,
  from: number,
  to: number,
  lifts: readonly { from: number; to: number }[],
): Venue[] {
  const list = programmes[role];
  const programme = kind === 'river' && role !== 'public' ? riverTop : (list[rank % list.length] ?? []);
  // only the main staircases reach the top deck of a small ship; river ships have none on the sun deck
  const shafts = kind === 'river' && role !== 'public' ? [] : lifts.filter((lift) => lift.from > from && lift.to < to);
  const bounds = [from, ...shafts.flatMap((lift) => [lift.from, lift.to]), to];
  const sections = Array.from({ length: bounds.length / 2 }, (_, i) => ({ start: bounds[i * 2] ?? from, end: bounds[i * 2 + 1] ?? to }));
  const rooms = shafts.map((lift) => venue('lifts', lift.from, lift.to, 'middle'));
  sections.forEach(({ start, end }, i) => {
    const own = programme.slice(Math.floor((i * programme.length) / sections.length), Math.floor(((i + 1) * programme.length) / sections.length));
    const total = own.reduce((sum, [, share]) => sum + share, 0);
    let x = start;
    for (const [name, share] of own) {
      const length = ((end - start) * share) / total;
      rooms.push(venue(name, x + 0.5, x + length - 0.5));
      x += length;
    }
  });
  return rooms;
}

const seaNames: readonly (readonly (readonly [de: string, en: string])[])[] = [
  [
    ['Ankerdeck', 'Anchor Deck'],
    ['Hafendeck', 'Harbour Deck'],
    ['Promenadendeck', 'Promenade Deck'],
    ['Atlantikdeck', 'Atlantic Deck'],
    ['Ostseedeck', 'Baltic Deck'],
    ['Nordseedeck', 'North Sea Deck'],
    ['Adriadeck', 'Adriatic Deck'],
    ['Ägäisdeck', 'Aegean Deck'],
    ['Karibikdeck', 'Caribbean Deck'],
    ['Pazifikdeck', 'Pacific Deck'],
    ['Polardeck', 'Polar Deck'],
    ['Korallendeck', 'Coral Deck'],
    ['Panoramadeck', 'Panorama Deck'],
    ['Horizontdeck', 'Horizon Deck'],
  ],
  [
    ['Lotsendeck', 'Pilot Deck'],
    ['Kompassdeck', 'Compass Deck'],
    ['Promenadendeck', 'Promenade Deck'],
    ['Kapitänsdeck', 'Captain’s Deck'],
    ['Sextantdeck', 'Sextant Deck'],
    ['Meridiandeck', 'Meridian Deck'],
    ['Passatdeck', 'Trade Wind Deck'],
    ['Zephirdeck', 'Zephyr Deck'],
    ['Möwendeck', 'Gull Deck'],
    ['Albatrosdeck', 'Albatross Deck'],
    ['Leuchtfeuerdeck', 'Beacon Deck'],
    ['Polarsterndeck', 'Pole Star Deck'],
    ['Orionsdeck', 'Orion Deck'],
    ['Panoramadeck', 'Panorama Deck'],
  ],
];

const riverNames: readonly (readonly (readonly [de: string, en: string])[])[] = [
  [
    ['Smaragddeck', 'Emerald Deck'],
    ['Rubindeck', 'Ruby Deck'],
    ['Diamantdeck', 'Diamond Deck'],
  ],
  [
    ['Hauptdeck', 'Main Deck'],
    ['Mitteldeck', 'Middle Deck'],
    ['Oberdeck', 'Upper Deck'],
  ],
];

export const nameTheme = (random: Random, kind: ShipKind): readonly (readonly [de: string, en: string])[] =>
  random.pick(kind === 'river' ? riverNames : seaNames);

export function deckName(theme: readonly (readonly [de: string, en: string])[], role: DeckRole, index: number): { name_de: string; name_en: string } {
  if (role === 'top') return { name_de: 'Sonnendeck', name_en: 'Sun Deck' };
  if (role === 'lido') return { name_de: 'Lidodeck', name_en: 'Lido Deck' };
  const pair = theme[index];
  return pair === undefined ? { name_de: `Deck ${index + 1}`, name_en: `Deck ${index + 1}` } : { name_de: pair[0], name_en: pair[1] };
}
