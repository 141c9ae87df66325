// Who travels: adults and children with their age on the day of departure.

/** A party for one cabin. Ages are whole years at departure, each 0–17, sorted descending; adults are at least 1. */
export interface Party {
  readonly adults: number;
  readonly childAges: readonly number[];
}

export const limits = { maxAdults: 6, maxChildren: 3, maxPax: 6, maxChildAge: 17 } as const;
export const defaultParty: Party = { adults: 2, childAges: [] };

/** Brings any numbers into the limits, so that a query can never ask for a party that no cabin could hold. */
export function party(adults: number, childAges: readonly number[] = []): Party {
  const ages = childAges
    .filter((age) => Number.isInteger(age) && age >= 0 && age <= limits.maxChildAge)
    .slice(0, limits.maxChildren)
    .sort((a, b) => b - a);
  const count = Number.isInteger(adults) ? adults : defaultParty.adults;
  return { adults: Math.min(Math.max(count, 1), limits.maxAdults), childAges: ages };
}

export const paxCount = (p: Party): number => p.adults + p.childAges.length;
export const partyKey = (p: Party): string => `${p.adults}a${p.childAges.join('.')}`;

/** An operator's own limits: the oldest age that still counts as infant, child, junior (inclusive). */
export interface AgeLimits {
  readonly infantMaxAge: number;
  readonly childMaxAge: number;
  readonly juniorMaxAge: number;
}
export type AgeBand = 'infant' | 'child' | 'junior' | 'adult';

export function ageBand(age: number | null, bands: AgeLimits): AgeBand {
  if (age === null || age > bands.juniorMaxAge) return 'adult';
  if (age > bands.childMaxAge) return 'junior';
  return age > bands.infantMaxAge ? 'child' : 'infant';
}
