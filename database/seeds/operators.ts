// Fourteen invented cruise lines. No name is that of a real line.
import { oceanFareGroups } from './fare-groups-ocean.ts';
import { riverFareGroups } from './fare-groups-river.ts';
import type { OperatorFact } from './operator-entry.ts';
import { oceanOperators } from './operators-ocean.ts';
import { riverOperators } from './operators-river.ts';

export type { OperatorFact } from './operator-entry.ts';

const fareGroups = { ...oceanFareGroups, ...riverFareGroups };

export const operators: readonly OperatorFact[] = [...oceanOperators, ...riverOperators].map(({ fares, ...entry }, index) => ({
  ...entry,
  id: index + 1,
  fareGroups: fareGroups[fares],
}));

/** @throws Error naming the slug. */
export function getOperator(slug: string): OperatorFact {
  const found = operators.find((operator) => operator.slug === slug);
  if (!found) throw new Error(`no operator with the slug '${slug}'`);
  return found;
}
