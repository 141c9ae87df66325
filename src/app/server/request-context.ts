// Who asks, for which brand, in which language: read once from the request, handed on explicitly.
import type { FastifyRequest } from 'fastify';
import { brandOf, brands, twinBrand, type BrandId, type Language } from '#brands/brands.ts';
import { isOn } from '#brands/flags.ts';
import { isLanguage } from '#domain/language.ts';
import type { Config } from '#platform/server/config.ts';
import type { CallContext } from '#platform/server/http/implement.ts';
import { VISITOR_COOKIE, visitorOf } from '#platform/server/http/visitor.ts';

export type ShopContext = CallContext<BrandId>;

/** Languages a brand's texts can be shown in beside its own (BRAND-07). */
export const otherLanguage = (brand: BrandId): Language | null => (isOn('languageSwitch', brand) ? (brands[brand].language === 'de' ? 'en' : 'de') : null);

export const LOCALE_COOKIE = 'locale';

export function hostsOf(config: Config): (id: BrandId) => readonly string[] {
  const configured: Record<BrandId, readonly string[]> = { fahrwasser: config.HOSTS_FAHRWASSER ?? [], fairway: config.HOSTS_FAIRWAY ?? [] };
  return (id) => [...configured[id], ...brands[id].hosts];
}

/** The brand of a request, or undefined: then the answer is 421, never a guess (BRAND-04). */
export function brandOfRequest(request: FastifyRequest, config: Config): BrandId | undefined {
  const header = config.TRUST_PROXY === 'on' ? request.headers['x-brand'] : undefined;
  return brandOf(request.host, Array.isArray(header) ? header[0] : header, hostsOf(config));
}

/** Secrets and names that come with a request and that only the server reads. */
export function callerOf(request: FastifyRequest): Pick<ShopContext, 'visitor' | 'origin' | 'idempotencyKey'> {
  const key = request.headers['idempotency-key'];
  return {
    visitor: visitorOf(cookie(request, VISITOR_COOKIE), request.protocol === 'https'),
    origin: `${request.protocol}://${request.host}`,
    idempotencyKey: typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : undefined,
  };
}

/** Language of a call: the page says it in a header, else the brand's own. */
export function callContext(request: FastifyRequest, config: Config, now: () => Date): ShopContext | undefined {
  const brand = brandOfRequest(request, config);
  if (!brand) return undefined;
  const asked = request.headers['x-language'];
  const language = isLanguage(asked) && (asked === brands[brand].language || asked === otherLanguage(brand)) ? asked : brands[brand].language;
  return { brand, language, now: now(), log: request.log, requestId: request.id, ...callerOf(request) };
}

/** The other brand's origin as this request would reach it: the same port on a local machine, its production address elsewhere. */
export function twinOrigin(brand: BrandId, request: FastifyRequest, config: Config): string {
  const twin = twinBrand(brand);
  const local = brands[brand].hosts.includes(request.hostname);
  const port = request.host.match(/:\d+$/)?.[0] ?? '';
  const configured = hostsOf(config)(twin)[0] ?? '';
  const local1 = brands[twin].hosts[0] ?? 'localhost';
  return local ? `${request.protocol}://${local1}${port}` : configured === local1 ? brands[twin].productionUrl : `${request.protocol}://${configured}`;
}

/** First language of Accept-Language that the shop speaks. */
export function preferredLanguage(header: string | undefined): Language | null {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = Number(
        parameters
          .find((parameter) => parameter.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { tag: tag.toLowerCase().split('-')[0], q: Number.isFinite(q) ? q : 0 };
    })
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q);
  for (const { tag } of wishes) if (isLanguage(tag)) return tag;
  return null;
}

export function cookie(request: FastifyRequest, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').slice(0, 8192).split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
