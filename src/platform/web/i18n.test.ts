import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { useFormat } from './format.ts';
import { defineMessages, LanguageContext, plural, useMessages, type Language } from './i18n.ts';

const de = plural('de');
const en = plural('en');
const texts = defineMessages(
  {
    title: 'Reisen',
    cabins: ({ count }: { count: number }) => de(count, `Noch ${count} Kabine`, `Noch ${count} Kabinen`),
    filter: { clear: 'Alle löschen', of: (name: string) => `Filter ${name}` },
  },
  {
    title: 'Voyages',
    cabins: ({ count }) => en(count, `${count} cabin left`, `${count} cabins left`),
    filter: { clear: 'Clear all', of: (name) => `Filter ${name}` },
  },
);

function Probe() {
  const t = useMessages(texts);
  const format = useFormat();
  return createElement('p', null, `${t.title} · ${t.filter.clear} · ${t.cabins({ count: 1 })} · ${format.number(2000)}`);
}

const render = (language: Language) => renderToStaticMarkup(createElement(LanguageContext, { value: language }, createElement(Probe)));

describe('messages', () => {
  test('BRAND-07 texts and numbers follow the page’s language, groups of texts included', () => {
    expect(render('de')).toBe('<p>Reisen · Alle löschen · Noch 1 Kabine · 2.000</p>');
    expect(render('en')).toBe('<p>Voyages · Clear all · 1 cabin left · 2,000</p>');
  });

  test('both number forms', () => {
    expect([texts.de.cabins({ count: 0 }), texts.en.cabins({ count: 2 })]).toEqual(['Noch 0 Kabinen', '2 cabins left']);
  });

  test('a missing key and a wrong parameter do not compile', () => {
    // @ts-expect-error English lacks `b`
    defineMessages({ a: 'A', b: 'B' }, { a: 'A' });
    // @ts-expect-error English takes a number where German takes a text
    defineMessages({ a: (x: string) => x }, { a: (x: number) => String(x) });
    // @ts-expect-error the group lacks its text
    defineMessages({ g: { a: 'A' } }, { g: {} });
    expect(plural('de')(1, 'eins', 'viele')).toBe('eins');
  });
});
