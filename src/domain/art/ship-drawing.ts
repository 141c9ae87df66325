// The parameters of a ship's profile. Plain data: stored in ships.drawing, derived from the ship's real dimensions and its operator's livery.
import { hexColour, lightness, mix } from './colour.ts';
import { createRandom } from './random.ts';

export const shipKinds = ['mega', 'large', 'classic', 'expedition', 'sailing', 'river'] as const;
export type ShipKind = (typeof shipKinds)[number];

export const funnelStyles = ['wedge', 'slant', 'classic', 'stub', 'twin', 'none'] as const;
export type FunnelStyle = (typeof funnelStyles)[number];

export interface ShipDrawing {
  kind: ShipKind;
  /** Metres over all. */
  lengthM: number;
  beamM: number;
  draughtM: number;
  /** Height of the main deck above the water in metres. */
  freeboardM: number;
  /** Decks above the main deck; masts on a sailing ship are counted apart. */
  decks: number;
  /** Boats seen on one side. */
  lifeboats: number;
  /** `place` is measured from the stern as a share of the length. */
  funnel: { place: number; style: FunnelStyle; heightM: number; count: number };
  colours: { hull: string; band: string; keel: string; funnel: string; accent: string };
  /** Masts with sails; 0 on every other kind. */
  sailMasts: number;
  /** Glass front over several decks amidships. */
  atrium: boolean;
  /** Water slides on the open deck. */
  slides: boolean;
  /** Painted wave at the bow. */
  bowWave: boolean;
  /** Which windows are lit at night. */
  seed: string;
}

export interface Livery {
  hull: string;
  band: string;
  funnel: string;
  accent: string;
}

export interface ShipFacts {
  kind: ShipKind;
  lengthM: number;
  beamM?: number | undefined;
  draughtM?: number | undefined;
  /** 0 = unknown. */
  passengers: number;
  builtYear?: number | undefined;
  livery: Livery;
  seed: string;
}

interface KindShape {
  beamPerLength: number;
  draught: (length: number) => number;
  freeboard: (length: number) => number;
  /** Decks for a number of passengers per metre of length. */
  decks: (density: number, length: number) => number;
  usualDensity: number;
  deckLimits: readonly [low: number, high: number];
  metresPerBoat: number;
  funnels: readonly FunnelStyle[];
}

const shapes: Readonly<Record<ShipKind, KindShape>> = {
  mega: {
    beamPerLength: 0.118,
    draught: (l) => 6 + l * 0.008,
    freeboard: (l) => 10.5 + l * 0.01,
    decks: (d) => 6.2 + d * 0.58,
    usualDensity: 11,
    deckLimits: [11, 15],
    metresPerBoat: 15.5,
    funnels: ['wedge', 'twin', 'slant'],
  },
  large: {
    beamPerLength: 0.122,
    draught: (l) => 5 + l * 0.0105,
    freeboard: (l) => 8.5 + l * 0.013,
    decks: (d) => 5.6 + d * 0.62,
    usualDensity: 8,
    deckLimits: [8, 12],
    metresPerBoat: 17,
    funnels: ['slant', 'wedge'],
  },
  classic: {
    beamPerLength: 0.135,
    draught: (l) => 3.6 + l * 0.018,
    freeboard: (l) => 6 + l * 0.024,
    decks: (d) => 4.4 + d * 0.6,
    usualDensity: 4,
    deckLimits: [5, 8],
    metresPerBoat: 18.5,
    funnels: ['classic'],
  },
  expedition: {
    beamPerLength: 0.165,
    draught: (l) => 2.9 + l * 0.021,
    freeboard: (l) => 4.2 + l * 0.036,
    decks: (d) => 3.8 + d * 0.6,
    usualDensity: 1.6,
    deckLimits: [4, 6],
    metresPerBoat: 36,
    funnels: ['stub', 'twin'],
  },
  sailing: {
    beamPerLength: 0.135,
    draught: (l) => 2.4 + l * 0.03,
    freeboard: (l) => 2.6 + l * 0.021,
    decks: (_d, l) => (l > 100 ? 2 : 1),
    usualDensity: 1.6,
    deckLimits: [1, 3],
    metresPerBoat: 40,
    funnels: ['none'],
  },
  river: {
    beamPerLength: 0.0845,
    draught: () => 1.6,
    freeboard: () => 1.4,
    decks: (d) => (d > 1 ? 3 : 2),
    usualDensity: 1.35,
    deckLimits: [2, 3],
    metresPerBoat: 200,
    funnels: ['none'],
  },
};

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const tenth = (value: number): number => Math.round(value * 10) / 10;

function checkMetres(value: number, field: string, low: number, high: number): number {
  if (!Number.isFinite(value) || value < low || value > high) throw new RangeError(`${field}: expected ${low} to ${high} metres, got ${value}`);
  return value;
}

/** A plausible full drawing for a ship whose dimensions and livery are known. Same facts, same drawing. */
export function shipDrawingFrom(facts: ShipFacts): ShipDrawing {
  const form = shapes[facts.kind];
  if (form === undefined) throw new TypeError(`kind: expected one of ${shipKinds.join(', ')}, got ${JSON.stringify(facts.kind)}`);
  const lengthM = checkMetres(facts.lengthM, 'lengthM', 20, 500);
  const random = createRandom(`ship:${facts.seed}`);
  // all ships of one operator wear the same funnel
  const fleet = createRandom(`fleet:${facts.livery.funnel}${facts.livery.accent}${facts.livery.hull}`);
  const hull = hexColour(facts.livery.hull, 'livery.hull');
  const density = facts.passengers > 0 ? facts.passengers / lengthM : form.usualDensity;
  const decks = clamp(Math.round(form.decks(density, lengthM)), form.deckLimits[0], form.deckLimits[1]);
  const modern = (facts.builtYear ?? 2005) >= 2008;
  const style = fleet.pick(form.funnels);
  const place = facts.kind === 'classic' ? random.between(0.4, 0.5) : facts.kind === 'expedition' ? random.between(0.3, 0.42) : random.between(0.24, 0.34);
  return {
    kind: facts.kind,
    lengthM,
    beamM: facts.beamM ?? tenth(lengthM * form.beamPerLength),
    draughtM: checkMetres(facts.draughtM ?? tenth(form.draught(lengthM)), 'draughtM', 0.5, 20),
    freeboardM: tenth(form.freeboard(lengthM)),
    decks,
    lifeboats: facts.kind === 'river' ? 0 : Math.max(1, Math.round((lengthM * 0.63) / form.metresPerBoat)),
    funnel: {
      place: Math.round(place * 100) / 100,
      style,
      heightM: style === 'none' ? 0 : tenth(clamp(lengthM * 0.045 + 2.4, 6.5, 18)),
      count: style === 'none' ? 0 : facts.kind === 'classic' && lengthM > 230 ? 2 : 1,
    },
    colours: {
      hull,
      band: hexColour(facts.livery.band, 'livery.band'),
      keel: lightness(hull) > 0.35 && hull.slice(1, 3) > hull.slice(5, 7) ? mix(hull, '#101E28', 0.78) : fleet.pick(['#8C2F39', '#A23B2A', '#7A2F3A']),
      funnel: hexColour(facts.livery.funnel, 'livery.funnel'),
      accent: hexColour(facts.livery.accent, 'livery.accent'),
    },
    sailMasts: facts.kind === 'sailing' ? clamp(Math.round(lengthM / 30), 2, 5) : 0,
    atrium: (facts.kind === 'mega' || facts.kind === 'large') && modern,
    slides: facts.kind === 'mega' && modern && random.chance(0.7),
    bowWave: facts.kind === 'mega' || (facts.kind === 'large' && lightness(hull) > 0.6),
    seed: facts.seed,
  };
}

/** Guards what comes back from the database: a drawing with a wrong field is refused with that field's name. */
export function checkShipDrawing(spec: ShipDrawing): ShipDrawing {
  if (!shipKinds.includes(spec.kind)) throw new TypeError(`kind: expected one of ${shipKinds.join(', ')}, got ${JSON.stringify(spec.kind)}`);
  checkMetres(spec.lengthM, 'lengthM', 20, 500);
  checkMetres(spec.draughtM, 'draughtM', 0.5, 20);
  checkMetres(spec.freeboardM, 'freeboardM', 0.5, 40);
  if (!Number.isInteger(spec.decks) || spec.decks < 1 || spec.decks > 20) throw new RangeError(`decks: expected 1 to 20, got ${spec.decks}`);
  if (!Number.isInteger(spec.lifeboats) || spec.lifeboats < 0 || spec.lifeboats > 40)
    throw new RangeError(`lifeboats: expected 0 to 40, got ${spec.lifeboats}`);
  if (!Number.isInteger(spec.sailMasts) || spec.sailMasts < 0 || spec.sailMasts > 6) throw new RangeError(`sailMasts: expected 0 to 6, got ${spec.sailMasts}`);
  if (!funnelStyles.includes(spec.funnel.style))
    throw new TypeError(`funnel.style: expected one of ${funnelStyles.join(', ')}, got ${JSON.stringify(spec.funnel.style)}`);
  if (!(spec.funnel.place >= 0.05 && spec.funnel.place <= 0.8)) throw new RangeError(`funnel.place: expected 0.05 to 0.8, got ${spec.funnel.place}`);
  if (!(spec.funnel.heightM >= 0 && spec.funnel.heightM <= 30)) throw new RangeError(`funnel.heightM: expected 0 to 30 metres, got ${spec.funnel.heightM}`);
  if (![0, 1, 2, 3].includes(spec.funnel.count)) throw new RangeError(`funnel.count: expected 0 to 3, got ${spec.funnel.count}`);
  for (const [name, value] of Object.entries(spec.colours)) hexColour(value, `colours.${name}`);
  return spec;
}
