// Pages: one canonical address each, rendered on the server by the same router that runs in the browser.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brands, type BrandId, type Language } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { agencyDay } from '#domain/calendar/calendar.ts';
import { failureTexts } from '#platform/contract/failures.ts';
import type { Config } from '#platform/server/config.ts';
import { newNonce, pagePolicy } from '#platform/server/http/security.ts';
import type { Api } from '#platform/web/app-runtime/api.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import { THEME_COOKIE, themeOf } from './preferences.ts';
import { LOCALE_COOKIE, brandOfRequest, callerOf, cookie, otherLanguage, preferredLanguage, twinOrigin, type ShopContext } from './request-context.ts';

export type RenderPage = (request: Request, options: { context: PageRuntime }) => Promise<Response>;

export interface Pages {
  readonly config: Config;
  readonly dev: boolean;
  readonly now: () => Date;
  readonly render: () => Promise<RenderPage>;
  /** Origin of the payment provider's card fields: the booking's pages may frame it, and no others (PAY-03). */
  readonly cardFrameOrigin: string | undefined;
  /** Calls in process, for one request (API-03). */
  readonly apiFor: (context: ShopContext) => Api;
}

const LONGEST_URL = 4000;

interface Address {
  readonly language: Language;
  readonly prefix: string;
  readonly path: string;
}

/** Splits a locale prefix off the path (BRAND-06): '/en/kreuzfahrten' on a brand that offers English. */
function addressOf(brand: BrandId, pathname: string): Address {
  const other = otherLanguage(brand);
  const prefix = other ? `/${other}` : '';
  if (other && (pathname === prefix || pathname.startsWith(`${prefix}/`))) return { language: other, prefix, path: pathname.slice(prefix.length) || '/' };
  return { language: brands[brand].language, prefix: '', path: pathname };
}

/** Where a page of the wrong form leads: another spelling of the same address, or the language that was chosen. */
function redirectOf(brand: BrandId, address: Address, url: URL, request: FastifyRequest): { to: string; status: 301 | 302 } | undefined {
  const { rootRedirect, language } = brands[brand];
  if (address.path === '/' && rootRedirect) return { to: rootRedirect + url.search, status: 302 };
  const other = otherLanguage(brand);
  if (other && !address.prefix && cookie(request, LOCALE_COOKIE) === other && address.language === language)
    return { to: `/${other}${url.pathname === '/' ? '' : url.pathname}${url.search}`, status: 302 };
  if (address.prefix && url.pathname === `${address.prefix}/`) return { to: address.prefix + url.search, status: 301 };
  if (address.path.length > 1 && address.path.endsWith('/')) return { to: address.prefix + address.path.replace(/\/+$/, '') + url.search, status: 301 };
  const match = pathCodecs[brand].match(address.path);
  if (match && !match.emitted) return { to: address.prefix + pathCodecs[brand].toPublic(match.canonicalPath) + url.search, status: 301 };
  return undefined;
}

/** Pages where a card may be given: the provider's fields are framed there, and nowhere else. */
const takesCards = (brand: BrandId, path: string): boolean => {
  const screen = pathCodecs[brand].match(path)?.screen;
  return screen?.pageType === 'booking_form' || screen?.name === 'booking-status';
};

/** For a page whose address is a key (reliability.md D7): nobody keeps it, nobody is told of it. */
const secretHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const;

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

export function registerPages(app: FastifyInstance, pages: Pages): void {
  const { config, dev, now } = pages;
  app.get('/*', async (request, reply) => {
    const brand = brandOfRequest(request, config);
    if (!brand) return plain(reply, 421, failureTexts.de.UnknownBrand);
    if (!request.url.startsWith('/')) return plain(reply, 400, '400'); // '*', or an address of a proxy: would become part of the host below
    if (request.url.length > LONGEST_URL) return plain(reply, 414, failureTexts[brands[brand].language].PayloadTooLarge);
    let url: URL;
    try {
      url = new URL(`${request.protocol}://${request.host}${request.url.replace(/^\/+/, '/')}`);
      decodeURIComponent(url.pathname);
      // Dots and backslashes are resolved by now: '/.//evil.example/' must not become a redirect to another host.
      url.pathname = url.pathname.replace(/^\/{2,}/, '/');
    } catch {
      return plain(reply, 400, '400');
    }
    const address = addressOf(brand, url.pathname);
    const redirect = redirectOf(brand, address, url, request);
    if (redirect) return reply.redirect(redirect.to, redirect.status);

    const at = now();
    const nonce = newNonce();
    const http: PageRuntime['http'] = {};
    const other = otherLanguage(brand);
    const context: ShopContext = { brand, language: address.language, now: at, log: request.log, requestId: request.id, ...callerOf(request) };
    const runtime: PageRuntime = {
      brand,
      language: address.language,
      localePrefix: address.prefix,
      offeredLanguage: other && !address.prefix && preferredLanguage(request.headers['accept-language']) === other ? other : null,
      theme: themeOf(cookie(request, THEME_COOKIE)),
      origin: `${request.protocol}://${request.host}`,
      twinOrigin: twinOrigin(brand, request, config),
      nonce,
      today: agencyDay(at),
      now: at.getTime(),
      api: pages.apiFor(context),
      http,
    };
    const abort = new AbortController();
    reply.raw.once('close', () => reply.raw.writableFinished || abort.abort());
    const render = await pages.render();
    const response = await render(new Request(url, { headers: { accept: 'text/html' }, signal: abort.signal }), { context: runtime });
    response.headers.forEach((value, name) => void reply.header(name, value));
    // The router answers a moved address with 307; these moves are for good (canonical addresses, PAGE-01). What broke is
    // told as out of order for now, so that no search engine drops the page (PAGE-06).
    const status = http.status ?? { 307: 301, 500: 503 }[response.status] ?? response.status;
    if (status === 503) void reply.header('retry-after', '30');
    void reply.code(status).headers({
      'content-security-policy': pagePolicy(nonce, dev, takesCards(brand, address.path) ? pages.cardFrameOrigin : undefined),
      'content-language': address.language,
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie, accept-language',
      ...(pathCodecs[brand].match(address.path)?.screen.opensByAddress && secretHeaders),
    });
    return reply.send(response.body ? Readable.fromWeb(response.body as never) : undefined);
  });
}
