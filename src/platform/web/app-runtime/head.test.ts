import { describe, expect, test } from 'vitest';
import { brands } from '#brands/brands.ts';
import { pageHead } from './head.ts';
import type { PageRuntime } from './runtime.ts';

const runtime: PageRuntime = {
  brand: 'fahrwasser',
  language: 'de',
  localePrefix: '',
  offeredLanguage: null,
  theme: 'system',
  origin: 'https://shop.test',
  twinOrigin: 'https://twin.test',
  nonce: 'n',
  today: '2026-11-20',
  now: 0,
  api: () => Promise.reject(new Error('no calls here')),
  http: {},
};
const page = { title: 'Seite', description: 'Was auf ihr steht', path: '/seite', twinPath: '/page' };
const meta = (head: ReturnType<typeof pageHead>) => head.meta as readonly Readonly<Record<string, string>>[];

describe('pageHead', () => {
  test('PAGE-10 a page with a twin names both by language, a page without names none', () => {
    expect(pageHead(runtime, page).links).toEqual([
      { rel: 'canonical', href: 'https://shop.test/seite' },
      { rel: 'alternate', hrefLang: 'de', href: 'https://shop.test/seite' },
      { rel: 'alternate', hrefLang: 'en', href: 'https://twin.test/page' },
    ]);
    expect(pageHead(runtime, { title: 'x', description: 'y', path: '/seite' }).links).toEqual([{ rel: 'canonical', href: 'https://shop.test/seite' }]);
    expect(pageHead(runtime, { title: 'x', description: 'y', twinPath: '/page' }).links).toEqual([]);
  });

  test('PAGE-10 another language of the same brand is no page for search engines, and says its own locale', () => {
    const english = meta(pageHead({ ...runtime, language: 'en', localePrefix: '/en' }, page));
    expect(english).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(english).toContainEqual({ property: 'og:locale', content: 'en_GB' });
    expect(meta(pageHead(runtime, page)).some(({ name }) => name === 'robots')).toBe(false);
    expect(meta(pageHead(runtime, { ...page, noIndex: true }))).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  test('PAGE-10 the brand closes the title but not the preview', () => {
    expect(meta(pageHead(runtime, page))).toContainEqual({ title: `Seite – ${brands.fahrwasser.name}` });
    expect(meta(pageHead(runtime, page))).toContainEqual({ property: 'og:title', content: 'Seite' });
  });

  test('PAGE-10 structured data cannot end its own element, and stay the same object', () => {
    const name = '</script><script>alert(1)</script><!--';
    const [script] = pageHead(runtime, { ...page, structured: [{ '@type': 'Thing', name }] }).scripts;
    expect(script?.children).not.toContain('<');
    expect(JSON.parse(script?.children ?? '')).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name });
  });
});
