// Server door of the voyage feature.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brands } from '#brands/brands.ts';
import type { VoyageCards } from '#features/search/server/card-port.ts';
import { Failure } from '#platform/contract/failures.ts';
import { sendFailure } from '#platform/server/http/call-routes.ts';
import type { Database } from '#platform/server/database/database.ts';
import { implement, type ImplementedCall } from '#platform/server/http/implement.ts';
import { voyageCalls } from '../contract.ts';
import type { ShopAsker } from './asker.ts';
import { voyageCalendar } from './voyage-calendar.ts';
import { createVoyageService } from './voyage.service.ts';

export interface VoyageFeature<Context extends ShopAsker> {
  readonly calls: readonly ImplementedCall<Context>[];
  readonly routes: (app: FastifyInstance) => void;
}

export function voyageFeature<Context extends ShopAsker>(
  db: Database,
  cards: VoyageCards,
  askerOf: (request: FastifyRequest) => ShopAsker | undefined,
): VoyageFeature<Context> {
  const service = createVoyageService(db, cards);
  return {
    calls: [
      implement(voyageCalls.getVoyageDetails, (input, context: Context) => service.details(input.voyageId, input.pax, context)),
      implement(voyageCalls.getPrePostPackages, (input, context: Context) => service.packages(input.voyageId, context)),
      implement(voyageCalls.getPriceData, (input, context: Context) => service.priceData(input, context)),
    ],
    routes: (app) => {
      app.get<{ Params: { id: string } }>('/files/voyage-:id(^\\d{1,10}).ics', async (request, reply) => {
        const asker = askerOf(request);
        try {
          if (!asker) throw new Failure('UnknownBrand');
          const id = Number(request.params.id);
          if (id > 2_147_483_647) throw new Failure('UnknownVoyage');
          const voyage = await service.details(id, undefined, asker);
          const text = voyageCalendar(
            voyage,
            `${request.protocol}://${request.host}${voyage.canonicalPath}`,
            new URL(brands[asker.brand].productionUrl).host,
            asker.language,
            asker.now,
          );
          return await reply.type('text/calendar; charset=utf-8').header('content-disposition', `attachment; filename="voyage-${id}.ics"`).send(text);
        } catch (error) {
          if (error instanceof Failure && error.code === 'UnknownVoyage') return reply.code(404).type('text/plain; charset=utf-8').send('404'); // a file, not a call
          return sendFailure(reply, error, asker?.language ?? 'de', request.log);
        }
      });
    },
  };
}
