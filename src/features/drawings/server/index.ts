// Server door of the drawings: every picture of the shop at an address of its own.
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandIds, brands } from '#brands/brands.ts';
import { chartAddress, deckAddress, decksAddress, heroAddress, iconAddress, postcardAddress, shareAddress, shipAddress } from '#domain/art/addresses.ts';
import { chartThemes, type ChartTheme } from '#domain/art/chart-theme.ts';
import { favicon, markColours } from '#domain/art/logo.ts';
import { postcardRecipes } from '#domain/art/postcard.ts';
import { isLanguage, type Language } from '#domain/language.ts';
import type { Database } from '#platform/server/database/database.ts';
import { createPictureStore } from './picture-store.ts';
import { pictureJobs } from './picture-jobs.ts';
import { createStudio } from './studio.ts';
import type { MapPin } from './studio-jobs.ts';
import { drawingTexts } from './texts.ts';

export interface DrawingsFeature {
  readonly routes: (app: FastifyInstance) => void;
  readonly stop: () => Promise<void>;
}

export interface DrawingsParts {
  readonly db: Database;
  readonly dataDirectory: string;
  /** Hits per departure port for the map of a search. */
  readonly pins: (query: string, language: Language, request: FastifyRequest) => readonly MapPin[];
}

const YEAR = 'public, max-age=31536000, immutable';
const SVG = 'image/svg+xml';
const biggest = 2_147_483_647;

const send = (reply: FastifyReply, picture: Buffer | string, type: string, cache: string) =>
  reply.type(type).header('cache-control', cache).header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'").send(picture);
const missing = (reply: FastifyReply) => reply.code(404).header('cache-control', 'public, max-age=60').type('text/plain').send('404');

export function drawingsFeature({ db, dataDirectory, pins }: DrawingsParts): DrawingsFeature {
  const studio = createStudio();
  const store = createPictureStore(path.join(dataDirectory, 'art'));
  const jobs = pictureJobs(db, studio);

  /** Serves a picture whose address must be exactly the one made from what it shows: any other is unknown, so none can be invented. */
  const picture = async (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: { address: string; draw: () => Promise<string | Uint8Array> } | undefined,
    type = SVG,
  ) => {
    if (!wanted || request.url.split('?')[0] !== wanted.address) return missing(reply);
    try {
      return await send(reply, await store.get(path.basename(wanted.address), wanted.draw), type, YEAR);
    } catch (error) {
      request.log.warn({ err: error }, 'picture not drawn');
      return reply.code(503).header('retry-after', '10').type('text/plain').send('503');
    }
  };
  const number = (text: string): number | undefined => (/^\d{1,10}$/.test(text) && Number(text) > 0 && Number(text) <= biggest ? Number(text) : undefined);

  return {
    stop: studio.stop,
    routes: (app) => {
      for (const brand of brandIds) app.get(iconAddress(brand), (_request, reply) => send(reply, favicon(markColours[brand]), SVG, 'public, max-age=86400'));
      app.get('/favicon.ico', (_request, reply) => missing(reply));
      for (const recipe of postcardRecipes)
        for (const format of ['landscape', 'portrait', 'wide'] as const) {
          const address = postcardAddress(recipe, format);
          app.get(address, (request, reply) => picture(request, reply, { address, draw: () => jobs.postcard(recipe, format) }));
        }
      for (const { initials, fleetLivery } of Object.values(brands))
        for (const palette of ['day', 'night'] as const)
          for (const format of ['wide', 'phone'] as const) {
            const address = heroAddress(initials, palette, format);
            app.get(address, (request, reply) => picture(request, reply, { address, draw: () => jobs.hero(palette, format, fleetLivery) }));
          }
      app.get<{ Params: { id: string; variant: 'full' | 'card' | 'silhouette'; palette: 'day' | 'night' } }>(
        '/art/ship-:id(^\\d+)-:variant(^full|card|silhouette)-:palette(^day|night)-:key.svg',
        async (request, reply) => {
          const { variant, palette } = request.params;
          const ship = await jobs.findShip(number(request.params.id));
          return picture(
            request,
            reply,
            ship && { address: shipAddress(ship.id, ship.content_hash, variant, palette), draw: () => jobs.ship(ship, variant, palette) },
          );
        },
      );
      app.get<{ Params: { id: string; size: 'mini' | 'card' | 'wide' | 'detail' | 'phone'; theme: ChartTheme; language: Language } }>(
        '/art/chart-:id(^\\d+)-:size(^mini|card|wide|detail|phone)-:theme(^day|night|dark)-:language(^de|en)-:key.svg',
        async (request, reply) => {
          const { size, theme, language } = request.params;
          const itinerary = await jobs.findItinerary(number(request.params.id));
          return picture(
            request,
            reply,
            itinerary && {
              address: chartAddress(itinerary.id, itinerary.content_key, size, theme, language),
              draw: () => jobs.chart(itinerary, size, theme, language),
            },
          );
        },
      );
      app.get<{ Params: { id: string; language: Language } }>('/art/share-:id(^\\d+)-:language(^de|en)-:key.png', async (request, reply) => {
        const { language } = request.params;
        const id = number(request.params.id);
        const voyage = await jobs.findVoyage(id);
        return picture(
          request,
          reply,
          voyage && id !== undefined ? { address: shareAddress(id, voyage.content_key, language), draw: () => jobs.share(voyage, language) } : undefined,
          'image/png',
        );
      });
      app.get<{ Params: { id: string } }>('/art/deck-:id(^\\d+)-:key.svg', async (request, reply) => {
        const deck = await jobs.findDeck(number(request.params.id));
        return picture(request, reply, deck && { address: deckAddress(deck.id, deck.content_hash), draw: () => jobs.deck(deck) });
      });
      app.get<{ Params: { id: string } }>('/art/decks-:id(^\\d+)-:key.svg', async (request, reply) => {
        const ship = await jobs.findShip(number(request.params.id));
        return picture(request, reply, ship && { address: decksAddress(ship.id, ship.content_hash), draw: () => jobs.decks(ship) });
      });
      app.get<{ Params: { language: string; theme: string } }>('/art/map-:language(^de|en)-:theme(^day|night|dark).svg', async (request, reply) => {
        const { language, theme } = request.params;
        if (!isLanguage(language) || !(chartThemes as readonly string[]).includes(theme)) return missing(reply);
        const at = request.url.indexOf('?');
        const found = pins(at < 0 ? '' : request.url.slice(at + 1), language, request);
        if (found.length === 0) return missing(reply);
        const { picture: svg } = await studio.draw({
          kind: 'map',
          pins: found,
          theme: theme as ChartTheme,
          language,
          title: drawingTexts[language].map(found.length),
        });
        return send(reply, svg as string, SVG, 'public, max-age=300');
      });
    },
  };
}
