// The cabins of a ship on its decks, as one file that browsers and caches keep: what is free changes by the minute, where a cabin lies does not.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { deckAddress } from '#domain/art/addresses.ts';
import type { Database } from '#platform/server/database/database.ts';
import { remember } from '#platform/server/remember.ts';
import type { ShipPlan } from '../contract.ts';
import type { BookingFacts, VoyageFacts } from './facts.ts';

interface PlanFile {
  readonly version: string;
  readonly content: Buffer;
}

export interface ShipPlans {
  /** Address of a ship's file, with its version in it; null for a ship whose cabins are not known one by one. */
  readonly addressOf: (row: Pick<VoyageFacts['row'], 'ship_id'>) => Promise<string | null>;
  readonly routes: (app: FastifyInstance) => void;
}

const YEAR = 'public, max-age=31536000, immutable';
const address = (shipId: number, version: string): string => `/files/ship-plan-${shipId}-${version}.json`;

export function shipPlans(db: Database, facts: Pick<BookingFacts, 'cabinsOf' | 'decksOf'>): ShipPlans {
  const fileOf = remember(
    async (shipId: number): Promise<PlanFile | undefined> => {
      const [ship, cabins, decks] = await Promise.all([
        db.selectFrom('ships').select(['length_dm', 'content_hash']).where('id', '=', shipId).executeTakeFirst(),
        facts.cabinsOf(shipId),
        facts.decksOf(shipId),
      ]);
      if (!ship || cabins.length === 0) return undefined;
      const plan: ShipPlan = {
        cabins: cabins.map(({ id: _id, ...cabin }) => cabin),
        decks: decks.map((deck) => ({ number: deck.number, name: deck.name, planUrl: deck.cabins > 0 ? deckAddress(deck.id, ship.content_hash) : null })),
        shipLengthM: ship.length_dm === null ? null : ship.length_dm / 10,
      };
      const content = Buffer.from(JSON.stringify(plan));
      return { version: createHash('sha256').update(content).digest('hex').slice(0, 16), content };
    },
    { milliseconds: 60_000, most: 60 },
  );
  return {
    addressOf: async ({ ship_id: shipId }) => {
      const file = await fileOf(shipId);
      return file ? address(shipId, file.version) : null;
    },
    routes: (app) => {
      app.get<{ Params: { id: string; version: string } }>('/files/ship-plan-:id(^[0-9]{1,9}$)-:version(^[0-9a-f]{16}$).json', async (request, reply) => {
        const { id, version } = request.params;
        const file = await fileOf(Number(id));
        if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('404');
        // an older page may ask for what has changed since: it gets what is true now, and nothing keeps it under the old name
        return reply
          .type('application/json; charset=utf-8')
          .header('cache-control', version === file.version ? YEAR : 'no-store')
          .send(file.content);
      });
    },
  };
}
