import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LanguageContext, type Language } from '../../i18n.ts';
import { AppFooter } from './app-footer.tsx';
import { AppHeader, BookingHeader, SkipLink } from './app-header.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';
import { TopBar } from './top-bar.tsx';

const html = (node: ReactNode, language: Language = 'de') =>
  renderToStaticMarkup(<LanguageContext value={language}>{node}</LanguageContext>).replaceAll('\u00A0', ' ');
const phone = { shown: '040 555 01 20', dial: '+49405550120', opening: { open: true, until: 20 } as const };
const items = [
  { label: 'Kreuzfahrten', href: '/kreuzfahrten', current: true },
  { label: 'Schiffe', href: '/schiffe' },
];
const header = (extra: object = {}) => (
  <AppHeader brandName="Fahrwasser" homeHref="/" items={items} phone={phone} saved={{ href: '/merkliste', count: 0 }} {...extra} />
);

describe('header', () => {
  test('BRAND-03 without customer accounts there is no sign-in link anywhere', () => {
    expect(html(header())).not.toContain('Anmelden');
    const withAccount = html(header({ account: { href: '/customer/login', signedIn: false } }));
    expect(withAccount.match(/href="\/customer\/login"/g)).toHaveLength(2);
    expect(html(header({ account: { href: '/customer/profile', signedIn: true } }), 'en')).toContain('My account');
  });

  test('the menu of narrow windows opens without a script', () => {
    expect(html(header())).toMatch(/<details class="menu"><summary class="tool" aria-label="Menü">/);
  });

  test('the current page is marked, the mark names the way home', () => {
    const markup = html(header());
    expect(markup).toMatch(/<a href="\/kreuzfahrten" aria-current="page">/);
    expect(markup).toContain('aria-label="Fahrwasser, zur Startseite"');
  });

  test('the count of saved voyages is said in words', () => {
    expect(html(header({ saved: { href: '/m', count: 1 } }))).toContain('<span class="sr-only">eine gemerkte Reise</span>');
    expect(html(header({ saved: { href: '/m', count: 3 } }), 'en')).toContain('3 saved voyages');
    expect(html(header())).not.toContain('tool-count');
  });

  test('the telephone and its opening state are in every header', () => {
    for (const markup of [html(header()), html(<BookingHeader brandName="Fahrwasser" homeHref="/" phone={phone} />), html(<TopBar phone={phone} />)]) {
      expect(markup).toContain('href="tel:+49405550120"');
      expect(markup).toContain('heute bis 20 Uhr');
    }
  });

  test('PAGE-09 the booking’s header has no menu', () => {
    expect(html(<BookingHeader brandName="Fahrwasser" homeHref="/" phone={phone} />)).not.toMatch(/<nav|<details/);
  });

  test('the skip link leads to the content', () => {
    expect(html(<SkipLink />, 'en')).toBe('<a class="skip-link" href="#main">Skip to content</a>');
  });
});

describe('footer', () => {
  const footer = (
    <AppFooter
      columns={[{ title: 'Reisen', items }]}
      phone={phone}
      email="beratung@fahrwasser.example"
      legal={[{ label: 'Impressum', href: '/impressum' }]}
      cookieSettings={{ href: '/datenschutz#cookies' }}
      notice="Fahrwasser"
      settings={<ThemeSwitch current="dark" action="/preferences" returnTo="/schiffe?x=1&y=2" />}
    />
  );

  test('the law and the cookie settings are links, also without a script', () => {
    expect(html(footer)).toContain('<a href="/impressum">Impressum</a>');
    expect(html(footer)).toContain('<a href="/datenschutz#cookies">Cookie-Einstellungen</a>');
  });

  test('the colour scheme is a form that comes back to the page', () => {
    const markup = html(footer);
    expect(markup).toMatch(/<form [^>]*action="\/preferences" method="post"/);
    expect(markup).toContain('name="returnTo" value="/schiffe?x=1&amp;y=2"');
    const pressed = (markup.match(/<button[^>]*>/g) ?? []).filter((button) => button.includes('aria-pressed="true"'));
    expect(pressed).toHaveLength(1);
    expect(pressed[0]).toContain('name="theme"');
    expect(pressed[0]).toContain('value="dark"');
  });

  test('BRAND-07 the language switch names each language in its own words', () => {
    const markup = html(<LanguageSwitch current="de" action="/preferences" returnTo="/" />);
    expect(markup).toMatch(/lang="de"[^>]*>Deutsch</);
    expect(markup).toMatch(/lang="en"[^>]*>English</);
  });
});
