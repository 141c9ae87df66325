// The cabins of the ship join the answer of getCategoryAvailability: the plan is a file that the browser keeps, the answer says what is free.
import type { AvailabilityAnswer, CategoryAvailability, ShipPlan } from '#features/booking/contract.ts';

/** Milliseconds; the step works without the plan, with guarantee cabins. */
const PATIENCE_MS = 15_000;

export type LoadPlan = (url: string) => Promise<ShipPlan>;

/** The browser's own cache keeps it: its address changes with its content. */
export const fetchShipPlan: LoadPlan = async (url) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as ShipPlan; // made by our own server from the same type
};

const noPlan: ShipPlan = { cabins: [], decks: [], shipLengthM: null };

/** Numbered cabins of the offered categories, with what is free now. */
export function withShipPlan(answer: AvailabilityAnswer, plan: ShipPlan): CategoryAvailability {
  const offered = new Set([...answer.cabinCategories, ...answer.waitListCategories].map(({ categoryCode }) => categoryCode));
  const free = new Set(answer.freeCabins);
  return {
    ...answer,
    decks: plan.decks,
    shipLengthM: plan.shipLengthM,
    cabins: plan.cabins.filter(({ categoryCode }) => offered.has(categoryCode)).map((cabin) => ({ ...cabin, free: free.has(cabin.number) })),
  };
}

/** A plan that cannot be loaded takes the numbered cabins away, not the booking: a guarantee cabin can be taken all the same. */
export async function withItsPlan(answer: AvailabilityAnswer, load: LoadPlan): Promise<CategoryAvailability> {
  if (answer.shipPlanUrl === null) return withShipPlan(answer, noPlan);
  return withShipPlan(answer, await load(answer.shipPlanUrl).catch(() => noPlan));
}
