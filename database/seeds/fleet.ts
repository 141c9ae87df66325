// Sixty ships are typed by hand; when more voyages are asked for, further invented lines build sister ships of the same classes.
import { slug } from '#domain/voyage/slug.ts';
import { operators, type OperatorFact } from './operators.ts';
import type { Programme } from './programmes.ts';
import { hashOf, randomOf, type Random } from './random.ts';
import type { ShipKind } from './routes.ts';
import type { ShipClass } from './ship-classes.ts';
import { ships } from './ships.ts';

export interface FleetShip {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly operator: OperatorFact;
  readonly kind: ShipKind;
  readonly build: ShipClass;
  readonly builtYear: number;
  readonly renovatedYear: number | null;
  readonly programme: Programme;
  readonly shift: number;
  /** Typed by hand or built by the generator. */
  readonly generated: boolean;
}

export interface Fleet {
  readonly operators: readonly OperatorFact[];
  readonly ships: readonly FleetShip[];
}

const openings = [
  'Al',
  'Bel',
  'Cor',
  'Dal',
  'El',
  'Fal',
  'Gal',
  'Hal',
  'Is',
  'Jor',
  'Kal',
  'Lor',
  'Mar',
  'Nor',
  'Or',
  'Pel',
  'Quin',
  'Ros',
  'Sol',
  'Tal',
  'Ul',
  'Val',
  'Wal',
  'Yl',
  'Zel',
];
const middles = ['a', 'e', 'i', 'o', 'and', 'ber', 'dor', 'en', 'est', 'ian', 'il', 'ond', 'or', 'um', 'ys'];
const endings = ['ba', 'dia', 'gard', 'la', 'mar', 'na', 'ra', 'ria', 'sund', 'ta', 'tis', 'via', 'wen', 'zia'];
const lineWords = ['Seereisen', 'Cruises', 'Lines', 'Schiffsreisen', 'Voyages'];
const riverWords = ['Flussreisen', 'River Cruises', 'Flussfahrten', 'River Lines'];
const colours = ['#123C57', '#16202B', '#2F3E46', '#3D2645', '#5A3E2B', '#1F2D4D', '#F7FAFB', '#20262E', '#0E3B4D', '#C4452C'];
const accents = ['#B3146B', '#2FA5B8', '#D08A1E', '#9E2A2B', '#52796F', '#7B6BB2', '#E2711D', '#2A9D8F', '#C8102E', '#DA4167'];

const word = (random: Random): string => `${random.pick(openings)}${random.pick(middles)}${random.pick(endings)}`;

/** A name nobody has yet: after too many draws a numeral tells sisters apart. */
function freshName(random: Random, taken: Set<string>, make: () => string): string {
  for (let attempt = 0; attempt < 40; attempt++) {
    const name = make();
    if (taken.has(slug(name))) continue;
    taken.add(slug(name));
    return name;
  }
  const name = `${make()} ${taken.size}`;
  taken.add(slug(name));
  return name;
}

const shipsPerLine = 8;

/** The hand-typed fleet and `extra` generated ships. The first ships are the same whatever `extra` is. */
export function createFleet(seed: number, extra: number): Fleet {
  const typed = ships.map((ship): FleetShip => ({ ...ship, generated: false }));
  const taken = new Set([...ships.map((ship) => ship.slug), ...operators.map((operator) => operator.slug)]);
  const lines: OperatorFact[] = [...operators];
  const built: FleetShip[] = [];
  const open = new Map<number, { line: OperatorFact; ships: number; prefix: string }>();
  for (let i = 0; i < extra; i++) {
    const model = ships[i % ships.length]!;
    const random = randomOf(seed, 'fleet', i);
    let company = open.get(model.operator.id);
    if (!company || company.ships >= shipsPerLine) {
      const prefix = word(random);
      const name = freshName(random, taken, () => `${word(random)} ${random.pick(model.operator.isRiver ? riverWords : lineWords)}`);
      const accent = random.pick(accents);
      const line: OperatorFact = {
        ...model.operator,
        id: lines.length + 1,
        slug: slug(name),
        name,
        livery: { hull: random.pick(colours), band: '#E8E3D3', funnel: accent, accent },
        priceLevel: model.operator.priceLevel * (0.9 + random.next() * 0.2),
      };
      lines.push(line);
      company = { line, ships: 0, prefix };
      open.set(model.operator.id, company);
    }
    company.ships += 1;
    const prefix = company.prefix;
    const name = freshName(random, taken, () => `${prefix} ${word(random)}`);
    built.push({
      ...model,
      id: typed.length + built.length + 1,
      slug: slug(name),
      name,
      operator: company.line,
      builtYear: random.int(1998, 2025),
      renovatedYear: null,
      shift: hashOf(seed, 'season', name) % 7,
      generated: true,
    });
  }
  return { operators: lines, ships: [...typed, ...built] };
}
