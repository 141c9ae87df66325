// The calls of the home page (2-calls.md 7). Editors' content joins with the content service.
import { z } from 'zod';
import { monthBar, moneySchema, voyageCard } from '#features/search/contract.ts';
import { defineCall } from '#platform/contract/define-call.ts';

export const areaTile = z.object({
  id: z.number().int(),
  name: z.string(),
  href: z.string(),
  postcardUrl: z.string(),
  lat: z.number(),
  lon: z.number(),
  isRiver: z.boolean(),
  count: z.number().int(),
  /** Cheapest price per person with two adults sharing, all mandatory charges included. */
  from: moneySchema.nullable(),
  children: z.array(z.object({ name: z.string(), href: z.string(), count: z.number().int() })),
});

export const getHomeData = defineCall({
  path: 'homepage/getData',
  method: 'POST',
  access: 'public',
  read: true,
  summary: 'Areas, facts, price drops and the search box of the home page',
  input: z.strictObject({}),
  output: z.object({
    voyages: z.number().int(),
    operators: z.number().int(),
    ships: z.number().int(),
    areas: z.array(areaTile),
    favouritePorts: z.array(z.object({ id: z.number().int(), name: z.string(), href: z.string(), count: z.number().int() })),
    months: z.array(monthBar),
    operatorChoices: z.array(z.object({ id: z.string(), label: z.string(), count: z.number().int() })),
    drops: z.array(voyageCard),
    heroUrl: z.string(),
    heroPhoneUrl: z.string(),
  }),
  failures: [],
});

export const getFavouritePorts = defineCall({
  path: 'homepage/data/favouritePorts',
  method: 'POST',
  access: 'public',
  read: true,
  summary: 'Ports of departure that visitors ask for most',
  input: z.strictObject({}),
  output: z.object({ favouritePorts: z.array(z.object({ id: z.number().int(), name: z.string(), href: z.string(), count: z.number().int() })) }),
  failures: [],
});

export type HomeData = z.output<(typeof getHomeData)['output']>;
export type AreaTile = z.output<typeof areaTile>;

export const homeCalls = { getHomeData, getFavouritePorts } as const;
