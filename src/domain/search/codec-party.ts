// Who travels, in the address bar: `erw`, `kin`, `kin1` to `kin9`, `pax` and `jug` (decision 13).
import { limits } from '../pax/party.ts';
import { commas, namesOf, numbers, type Raw, type Row } from './codec-rows.ts';
import { clamped, whole } from './codec-values.ts';

const age = whole(0, limits.maxChildAge);
const heads = whole(0, 99);
const ageNames = Array.from({ length: 9 }, (_, i) => `kin${i + 1}`);
// `jug` are 12 to 17 years old and priced as 15 (decision 13); a child without age is then at most 11, and is taken as 11
// so that the price shown is never too low
export const assumedAges = { teen: 15, child: 11 } as const;
const agesInput = 'kin[]';

function readAges(raw: Raw, broken: (name: string) => void): number[] | undefined {
  const told = ageNames.flatMap((name) => numbers(raw, name, age, broken).slice(0, 1));
  const children = commas(raw('kin'));
  const listed = [...commas(raw(agesInput)), ...(children.length > 1 ? children : [])];
  for (const value of listed) {
    const item = age.read(value);
    if (item === undefined) broken('kin');
    else told.push(item);
  }
  const count = children.length === 1 ? Math.max(...numbers(raw, 'kin', heads, broken), 0) : 0;
  const teens = Math.max(...numbers(raw, 'jug', heads, broken), 0);
  const ages = told.slice(0, limits.maxChildren);
  while (ages.length < Math.min(count, limits.maxChildren)) ages.push(assumedAges.child);
  for (let i = 0; i < Math.min(teens, limits.maxChildren) && ages.length < limits.maxChildren; i++) ages.push(assumedAges.teen);
  return ages.length ? ages.sort((a, b) => a - b) : undefined;
}

export const adults: Row = {
  field: 'adultCount',
  name: 'erw',
  names: namesOf({ erw: 'adults adult_count', pax: 'passengers persons' }),
  many: false,
  read: (raw, broken) => {
    const adultsIn = numbers(raw, 'erw', clamped(1, limits.maxAdults), broken)[0];
    const everyone = numbers(raw, 'pax', whole(1, 99), broken)[0];
    if (adultsIn !== undefined || everyone === undefined) return adultsIn;
    // `pax` alone are adults (decision 13); beside children it counts them too
    return Math.min(Math.max(everyone - (readAges(raw, () => undefined)?.length ?? 0), 1), limits.maxAdults);
  },
  write: (count: number) => [['erw', String(count)]],
};

export const children: Row = {
  field: 'childAgeOptions',
  name: 'kin',
  names: new Map([
    ...namesOf({ kin: 'children child_count kids', jug: 'teen teens', [agesInput]: 'child_ages child_age_options children_ages' }),
    ...ageNames.flatMap((name, i): [string, string][] => [
      [name, name],
      [`childage${i + 1}`, name],
    ]),
  ]),
  many: true,
  read: readAges,
  // twins keep both entries, so this is not `tidy`
  write: (ages: readonly number[]) =>
    [...ages]
      .sort((a, b) => a - b)
      .slice(0, limits.maxChildren)
      .map((years, i) => [`kin${i + 1}`, String(years)] as const),
};
