// What search engines read: robots.txt and the sitemaps of each brand, split at 50,000 addresses (PAGE-10).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brands, type BrandId } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { screens, type Screen } from '#brands/screens.ts';
import type { CatalogueStore } from '#features/search/server/search-index.ts';
import { voyagePath } from '#features/search/server/voyage-path.ts';

const PART = 50_000;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const urlset = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.map((url) => `<url><loc>${escape(url)}</loc></url>`).join('\n')}\n</urlset>\n`;

/** Pages without a parameter that search engines may keep. */
function fixedPaths(brand: BrandId): string[] {
  const { imprintUrl, termsUrl, privacyUrl, accessibilityUrl, packageFormUrl } = brands[brand];
  const unlisted = new Set(['compare', 'booking-page']);
  const own = (screens as readonly Screen[])
    .filter(({ name, opensByAddress }) => !unlisted.has(name) && !opensByAddress)
    .flatMap((screen) => screen.paths[brand]?.[0] ?? []);
  return [...own.filter((path) => !path.includes('{')), imprintUrl, termsUrl, privacyUrl, accessibilityUrl, packageFormUrl];
}

/** Areas that have voyages. */
function placePaths(store: CatalogueStore, brand: BrandId): string[] {
  const { area } = store.index.search({}).facets;
  const { language } = brands[brand];
  return area.values.flatMap((id, index) => {
    const found = store.catalogue.areas.get(id);
    return found && (area.counts[index] ?? 0) > 0 ? [pathCodecs[brand].toPublic(`/search/${found.slugs[language]}`)] : [];
  });
}

export function siteFeature(
  store: CatalogueStore,
  brandOf: (request: FastifyRequest) => BrandId | undefined,
): { readonly routes: (app: FastifyInstance) => void } {
  const send = (reply: FastifyReply, type: string, text: string) => reply.type(type).header('cache-control', 'public, max-age=3600').send(text);
  const origin = (request: FastifyRequest) => `${request.protocol}://${request.host}`;
  const ids = () => store.index.ids({ soldOut: true, sort: 'start_date asc' });
  return {
    routes: (app) => {
      app.get('/robots.txt', (request, reply) => {
        const brand = brandOf(request);
        if (!brand) return reply.code(421).send();
        return send(
          reply,
          'text/plain; charset=utf-8',
          `User-agent: *\nDisallow: /api/\nDisallow: ${brands[brand].bookingUrl}\nDisallow: /*?*q=\n\nSitemap: ${origin(request)}/sitemap.xml\n`,
        );
      });
      app.get('/sitemap.xml', (request, reply) => {
        if (!brandOf(request)) return reply.code(421).send();
        const parts = Math.max(1, Math.ceil(ids().length / PART));
        const names = ['pages', ...Array.from({ length: parts }, (_, index) => `voyages-${index + 1}`)];
        const items = names.map((name) => `<sitemap><loc>${escape(`${origin(request)}/sitemap-${name}.xml`)}</loc></sitemap>`).join('\n');
        return send(
          reply,
          'application/xml',
          `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items}\n</sitemapindex>\n`,
        );
      });
      app.get('/sitemap-pages.xml', (request, reply) => {
        const brand = brandOf(request);
        if (!brand) return reply.code(421).send();
        return send(reply, 'application/xml', urlset([...fixedPaths(brand), ...placePaths(store, brand)].map((path) => origin(request) + path)));
      });
      app.get<{ Params: { part: string } }>('/sitemap-voyages-:part(^\\d{1,4}).xml', (request, reply) => {
        const brand = brandOf(request);
        if (!brand) return reply.code(421).send();
        const from = (Number(request.params.part) - 1) * PART;
        const wanted = from < 0 ? [] : ids().slice(from, from + PART);
        if (wanted.length === 0) return reply.code(404).send();
        const urls = wanted.flatMap((id) => {
          const itinerary = store.catalogue.itineraries.get(store.voyage(id)?.itineraryId ?? 0);
          return itinerary ? [origin(request) + voyagePath(brand, id, itinerary.names)] : [];
        });
        return send(reply, 'application/xml', urlset(urls));
      });
    },
  };
}
