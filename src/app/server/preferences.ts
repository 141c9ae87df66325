// The reader's own settings: theme and language. Kept in cookies because the visitor asked for it by a click (L-DE-28), set by a
// form that works without a script.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from '#domain/language.ts';
import { failureTexts } from '#platform/contract/failures.ts';
import type { Config } from '#platform/server/config.ts';
import { LOCALE_COOKIE, brandOfRequest, otherLanguage } from './request-context.ts';

export const THEME_COOKIE = 'theme';
export type Theme = 'system' | 'light' | 'dark';
export const themeOf = (value: string | undefined): Theme => (value === 'light' || value === 'dark' ? value : 'system');

const HALF_A_YEAR = 180 * 86_400;

/** Only a path of this shop: never another host, whatever the form says. */
export function safeReturn(value: string | null): string {
  if (!value || value.length > 2000 || !/^\/(?![/\\])/.test(value)) return '/';
  try {
    const url = new URL(value, 'http://shop.invalid');
    // '/.//evil.example' is read as this host with the path '//evil.example', which a browser would take for another host;
    // '/en//evil.example' becomes one where a prefix is dropped.
    return url.host === 'shop.invalid' ? url.pathname.replaceAll(/\/{2,}/g, '/') + url.search : '/';
  } catch {
    return '/';
  }
}

function setCookie(name: string, value: string | undefined, https: boolean): string {
  const life = value === undefined ? 0 : HALF_A_YEAR;
  return `${name}=${value ?? ''}; Path=/; Max-Age=${life}; SameSite=Lax${https ? '; Secure' : ''}`;
}

function change(request: FastifyRequest, reply: FastifyReply, config: Config): FastifyReply {
  const brand = brandOfRequest(request, config);
  if (!brand) return reply.code(421).type('text/plain; charset=utf-8').send(failureTexts.de.UnknownBrand);
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  let target = safeReturn(form.get('returnTo'));
  const https = request.protocol === 'https';
  const theme = form.get('theme');
  if (theme !== null) void reply.header('set-cookie', setCookie(THEME_COOKIE, themeOf(theme) === 'system' ? undefined : themeOf(theme), https));
  const language = form.get('language');
  const other = otherLanguage(brand);
  if (other && isLanguage(language)) {
    const chosen = language === other;
    void reply.header('set-cookie', setCookie(LOCALE_COOKIE, chosen ? language : undefined, https));
    if (target === `/${other}` || target.startsWith(`/${other}/`)) target = target.slice(other.length + 1) || '/';
    if (chosen) target = `/${other}${target === '/' ? '' : target}`;
  }
  return reply.redirect(target, 303);
}

export function registerPreferences(app: FastifyInstance, config: Config): void {
  // In a scope of its own: no call of the shop reads a form.
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.post('/preferences', async (request, reply) => change(request, reply, config));
  });
}
