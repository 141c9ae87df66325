import type { FastifyRequest } from 'fastify';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { brandOfRequest, callContext, cookie, hostsOf, otherLanguage, preferredLanguage, twinOrigin } from './request-context.ts';

const asking = (host: string, headers: Record<string, string | string[]> = {}, protocol = 'http') =>
  ({ host, hostname: host.replace(/:\d+$/, ''), protocol, headers, id: 'id', log: undefined }) as unknown as FastifyRequest;
const plain = readConfig({});
const live = readConfig({ HOSTS_FAHRWASSER: 'www.fahrwasser.test,fahrwasser.test', HOSTS_FAIRWAY: 'www.fairway.test', TRUST_PROXY: 'on' });

describe('the brand of a request', () => {
  test('BRAND-04 by host, whatever its case and port; a host of nobody is no brand', () => {
    for (const [host, brand] of [
      ['localhost', 'fahrwasser'],
      ['LOCALHOST:8080', 'fahrwasser'],
      ['127.0.0.1:3000', 'fahrwasser'],
      ['en.localhost:3000', 'fairway'],
      ['evil.test', undefined],
      ['', undefined],
      ['localhost.', undefined],
      ['xen.localhost', undefined],
    ] as const)
      expect([host, brandOfRequest(asking(host), plain)]).toEqual([host, brand]);
    expect(brandOfRequest(asking('www.fairway.test'), plain)).toBeUndefined();
    expect(brandOfRequest(asking('www.fairway.test:443'), live)).toBe('fairway');
  });

  test('BRAND-04 the proxy’s header counts only where it is trusted, and then alone', () => {
    expect(brandOfRequest(asking('localhost', { 'x-brand': 'fairway' }), plain)).toBe('fahrwasser');
    expect(brandOfRequest(asking('localhost', { 'x-brand': 'fairway' }), live)).toBe('fairway');
    expect(brandOfRequest(asking('localhost', { 'x-brand': 'nobody' }), live)).toBeUndefined();
    expect(brandOfRequest(asking('localhost', { 'x-brand': ['fairway', 'fahrwasser'] }), live)).toBe('fairway');
  });

  test('BRAND-04 configured hosts come before the local ones', () => {
    expect(hostsOf(live)('fahrwasser').slice(0, 2)).toEqual(['www.fahrwasser.test', 'fahrwasser.test']);
    expect(hostsOf(plain)('fairway')).toEqual(['en.localhost']);
  });

  test('BRAND-06 a call’s language is the brand’s, unless the page names one that the brand offers', () => {
    const language = (host: string, asked?: string) =>
      callContext(asking(host, asked === undefined ? {} : { 'x-language': asked }), plain, () => new Date(0))?.language;
    expect([language('localhost'), language('localhost', 'en'), language('localhost', 'fr'), language('en.localhost'), language('en.localhost', 'de')]).toEqual(
      ['de', 'en', 'de', 'en', 'en'],
    );
    expect(callContext(asking('evil.test'), plain, () => new Date(0))).toBeUndefined();
    expect([otherLanguage('fahrwasser'), otherLanguage('fairway')]).toEqual(['en', null]);
  });

  test('PAGE-10 the twin is reached the same way: on this machine by its port, elsewhere by its own host or production address', () => {
    expect(twinOrigin('fahrwasser', asking('localhost:3000'), plain)).toBe('http://en.localhost:3000');
    expect(twinOrigin('fairway', asking('en.localhost:3000'), live)).toBe('http://localhost:3000');
    expect(twinOrigin('fahrwasser', asking('www.fahrwasser.test', {}, 'https'), live)).toBe('https://www.fairway.test');
    expect(twinOrigin('fahrwasser', asking('www.fahrwasser.test', {}, 'https'), readConfig({ HOSTS_FAHRWASSER: 'www.fahrwasser.test' }))).toBe(
      'https://www.fairway-cruises.example',
    );
  });
});

describe('what a browser says', () => {
  test('BRAND-06 the best liked language that the shop speaks', () => {
    for (const [header, language] of [
      ['de', 'de'],
      ['en-GB,en;q=0.9,de;q=0.8', 'en'],
      ['de;q=0.1,en;q=0.9', 'en'],
      ['fr,nl;q=0.8', null],
      ['fr, de;q=0.3', 'de'],
      ['en;q=0', null],
      ['en;q=abc', null],
      ['EN-us', 'en'],
      ['', null],
      [undefined, null],
    ] as const)
      expect([header, preferredLanguage(header)]).toEqual([header, language]);
  });

  test('BRAND-06 any header gives a language or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom('de', 'en', ';q=', '0.5', ',', '-', '*', ' '), { maxLength: 60 }).map((parts) => parts.join('')),
        ),
        (header) => ['de', 'en', null].includes(preferredLanguage(header)),
      ),
    );
  });

  test('BRAND-06 a cookie is found by its whole name, the first one counts, the rest of the header does not matter', () => {
    const from = (header: string, name = 'theme') => cookie(asking('localhost', { cookie: header }), name);
    expect([
      from('theme=dark'),
      from('a=b; theme=dark; c'),
      from('xtheme=dark'),
      from('theme=a=b'),
      from('theme='),
      from(''),
      from('theme=1; theme=2'),
      from(';;=;theme=dark'),
    ]).toEqual(['dark', 'dark', undefined, 'a=b', '', undefined, '1', 'dark']);
    expect(from('__proto__=x', '__proto__')).toBe('x');
    expect(cookie(asking('localhost'), 'theme')).toBeUndefined();
    expect(from(`${'a=b;'.repeat(3000)}theme=dark`)).toBeUndefined(); // beyond 8 KiB nothing is read
  });
});
