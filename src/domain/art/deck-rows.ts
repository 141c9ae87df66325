// Rows of cabins: the order in which categories stand along the ship, and fitting a row between what stands in the way.
import type { LayoutCategory } from './deck-assignment.ts';

/** Cabins narrower than this share of their plan are refused. */
const tightest = 0.66;

export interface Section {
  from: number;
  to: number;
}

export interface Plan {
  category: LayoutCategory;
  width: number;
}

/** One row of cabins as it will stand: categories with small cabins at the ends, large ones amidships, suites fore and aft. */
export function rowOf(plans: readonly (readonly [plan: Plan, count: number])[]): Plan[] {
  const from: Plan[] = [];
  const to: Plan[] = [];
  const rank = (plan: Plan): number => (plan.category.cabinType === 'suite' ? 0 : 1);
  for (const [plan, count] of plans.toSorted(
    (a, b) => rank(a[0]) - rank(b[0]) || a[0].category.sizeSqm - b[0].category.sizeSqm || (a[0].category.code < b[0].category.code ? -1 : 1),
  )) {
    for (let i = 0; i < count; i++) (i % 2 === 0 ? from : to).push(plan);
  }
  return [...from, ...to.toReversed()];
}

export interface Placed {
  plan: Plan;
  x: number;
  width: number;
}

/** Sets a row from a starting point, jumping over what stands in the way. */
function setRow(row: readonly Plan[], start: number, scale: number, obstacles: readonly Section[]): { placed: Placed[]; end: number } {
  let x = start;
  const placed = row.map((plan): Placed => {
    const width = plan.width * scale;
    for (const { from, to } of obstacles) if (x < to && x + width > from) x = to;
    const cabin = { plan, x: x + width / 2, width };
    x += width;
    return cabin;
  });
  return { placed, end: x };
}

/** Finds start and scale for which a row fits; a row that leaves room stands around the middle. */
export function fitRow(row: readonly Plan[], range: Section, obstacles: readonly Section[]): Placed[] {
  const blocked = obstacles.reduce((sum, { from, to }) => sum + (to - from), 0);
  const total = row.reduce((sum, plan) => sum + plan.width, 0);
  const free = range.to - range.from - blocked - total;
  let scale = Math.min(1, (range.to - range.from - blocked) / Math.max(total, 0.1));
  let start = range.from + Math.max(0, free) * 0.45;
  for (;;) {
    const { placed, end } = setRow(row, start, scale, obstacles);
    if (end <= range.to + 1e-6) return placed;
    if (start > range.from) start = Math.max(range.from, start - (end - range.to) - 0.01);
    else scale *= 0.985;
    if (scale < tightest) throw new RangeError('cabins: too many for the hull; fewer cabins, smaller sizeSqm or more decks are needed');
  }
}
