import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { LanguageContext, type Language } from '../i18n.ts';
import { Button, IconButton, LinkButton } from './button.tsx';
import { Chip, FilterChip } from './chip.tsx';
import { Dialog } from './dialog.tsx';
import { Disclosure } from './disclosure.tsx';
import { LinkContext, type LinkProps } from './link.tsx';
import { Notice } from './notice.tsx';
import { Pagination, shownPages } from './pagination.tsx';
import { PriceBefore, PriceText } from './price-text.tsx';
import { Rating } from './rating.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { Steps } from './steps.tsx';
import { waitStage } from './wait-stage.ts';

const html = (node: ReactNode, language: Language = 'de') =>
  renderToStaticMarkup(<LanguageContext value={language}>{node}</LanguageContext>).replaceAll('\u00A0', ' ');
const Router = ({ href, children, ...rest }: LinkProps) => (
  <a data-router="" href={href} {...rest}>
    {children}
  </a>
);

describe('buttons', () => {
  test('never submit by accident, only when asked to', () => {
    expect(html(<Button>Ändern</Button>)).toContain('type="button"');
    expect(html(<Button type="submit">Weiter</Button>)).toContain('type="submit"');
  });

  test('while busy the label stays and the state is told', () => {
    const markup = html(<Button busy>Weiter zur Prüfung</Button>);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('Weiter zur Prüfung');
  });

  test('a blocked button stays reachable and gives its reason', () => {
    const markup = html(<Button disabledReason="Wählen Sie zuerst eine Kabine">Weiter</Button>);
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(' disabled');
    const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1] ?? 'none';
    expect(markup).toContain(`id="${described}" class="hint">Wählen Sie zuerst eine Kabine`);
  });

  test('a picture alone has a name', () => {
    expect(html(<IconButton label="Teilen" icon={<svg />} />)).toContain('aria-label="Teilen"');
  });
});

describe('links', () => {
  const render = (href: string) =>
    html(
      <LinkContext value={Router}>
        <LinkButton href={href}>x</LinkButton>
      </LinkContext>,
    );
  test.each(['/kreuzfahrten', '/', '?seite=2'])('%s of this shop goes through the app’s link', (href) => expect(render(href)).toContain('data-router'));
  test.each(['https://example.org/', '//example.org/', '#s1', 'tel:+49', 'mailto:a@b.example'])('%s does not', (href) =>
    expect(render(href)).not.toContain('data-router'),
  );
});

describe('chips', () => {
  test('a choice without voyages is shown and cannot be chosen', () => {
    const markup = html(
      <Chip empty count="0" href="/x">
        Mit Flug
      </Chip>,
    );
    expect(markup).not.toMatch(/<a|<button/);
    expect(markup).toContain('aria-disabled="true"');
  });

  test('on and off are told', () => {
    expect(html(<Chip on>Balkon</Chip>)).toContain('aria-pressed="true"');
    expect(
      html(
        <Chip on href="/x">
          Balkon
        </Chip>,
      ),
    ).toContain('aria-current="true"');
  });

  test('an applied filter is a link that says what it takes away', () => {
    expect(html(<FilterChip label="ab Hamburg" href="/kreuzfahrten" />)).toContain('aria-label="ab Hamburg entfernen"');
  });
});

describe('pagination', () => {
  test('shows first, last, current and neighbours, in order, without a gap of one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) => {
        const [current, last] = [Math.min(a, b), Math.max(a, b)];
        const pages = shownPages(current, last);
        const numbers = pages.filter((page) => page > 0);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((x, y) => x - y));
        for (const page of [1, last, current, Math.max(1, current - 1), Math.min(last, current + 1)]) expect(numbers).toContain(page);
        expect(pages.length).toBeLessThanOrEqual(9);
        pages.forEach((page, i) => {
          const [before = 0, after = 0] = [pages[i - 1], pages[i + 1]];
          if (page === 0) expect(after - before).toBeGreaterThan(2);
          else if (before > 0) expect(page - before).toBe(1);
        });
      }),
    );
  });

  test('every page is a real link; one page needs none', () => {
    const markup = html(<Pagination page={2} pageCount={3} hrefOf={(n) => `?seite=${n}`} />);
    expect([...markup.matchAll(/href="([^"]+)"/g)].map((m) => m[1])).toEqual(['?seite=1', '?seite=1', '?seite=2', '?seite=3', '?seite=3']);
    expect(markup).toContain('rel="prev"');
    expect(markup).toMatch(/aria-label="Seite 2" aria-current="page"/);
    expect(html(<Pagination page={1} pageCount={1} hrefOf={String} />)).toBe('');
  });
});

describe('prices and ratings', () => {
  test('BRAND-02 BRAND-05 a price is written in the page’s language and may not break', () => {
    expect(html(<PriceText price={money(123400, 'EUR')} />)).toContain('1.234 €');
    expect(html(<PriceText price={money(123400, 'EUR')} />, 'en')).toContain('€1,234');
    expect(html(<PriceText price={money(123401, 'EUR')} kind="from" />)).toMatch(/ab <\/span>1\.235 €/);
    expect(html(<PriceText price={money(123400, 'EUR')} kind="exact" />)).toContain('1.234,00 €');
  });

  test('a crossed-out price is said, not only drawn', () => {
    expect(html(<PriceBefore price={money(139900, 'EUR')} />)).toBe('<s class="price price-before"><span class="sr-only">vorher </span>1.399 €</s>');
  });

  test('a rating is one sentence for those who listen', () => {
    const markup = html(<Rating value={4.6} count={1} href="/bewertungen-nordlicht" />);
    expect(markup).toContain('<span class="sr-only">4,6 von 5</span>');
    expect(markup).toContain('1 Bewertung<');
    expect(html(<Rating value={4.6} count={1204} />, 'en')).toContain('1,204 reviews');
  });
});

describe('what opens and closes', () => {
  test('a closed dialog has no content to load', () => {
    const markup = html(
      <Dialog open={false} onClose={() => undefined} title="Wer reist?">
        Inhalt
      </Dialog>,
    );
    expect(markup).not.toContain('Inhalt');
    expect(
      html(
        <Dialog open onClose={() => undefined} title="Wer reist?">
          Inhalt
        </Dialog>,
      ),
    ).toMatch(/<dialog class="dialog dialog-sheet" aria-labelledby="([^"]+)"><div class="dialog-head"><h2 id="\1">Wer reist\?/);
  });

  test('a disclosure is native', () => {
    expect(
      html(
        <Disclosure summary="Abfahrtshafen" open>
          Hamburg
        </Disclosure>,
      ),
    ).toMatch(/^<details class="disclosure" open=""><summary>/);
  });

  test('the sections of a page are anchors, the first one is current', () => {
    expect(
      html(
        <SectionTabs
          label="Abschnitte"
          sections={[
            { id: 'route', label: 'Route' },
            { id: 'schiff', label: 'Schiff' },
          ]}
        />,
      ),
    ).toContain('<a href="#route" aria-current="true">Route</a></li><li><a href="#schiff">Schiff</a>');
  });

  test('steps before the current one lead back, later ones do not', () => {
    const markup = html(
      <Steps label="Buchung" current={1} steps={[{ label: 'Reise', href: '/b/request' }, { label: 'Kabine', href: '/b/cabin' }, { label: 'Prüfen' }]} />,
    );
    expect([...markup.matchAll(/href="([^"]+)"/g)].map((m) => m[1])).toEqual(['/b/request']);
    expect(markup).toMatch(/aria-current="step">.*Kabine/);
    expect(markup).toContain('Schritt 2 von 3');
  });
});

describe('messages', () => {
  test('the tone is said in words; only live ones are announced', () => {
    expect(html(<Notice tone="error">Ausgebucht</Notice>)).toContain('<span class="sr-only">Fehler: </span>Ausgebucht');
    expect(html(<Notice tone="error">x</Notice>)).not.toContain('role=');
    expect(
      html(
        <Notice tone="error" live>
          x
        </Notice>,
      ),
    ).toContain('role="alert"');
    expect(
      html(
        <Notice tone="ok" live>
          x
        </Notice>,
      ),
    ).toContain('role="status"');
  });

  test('what a waiting reader sees follows the time waited', () => {
    expect([0, 299, 300, 1000, 4000, 12_000, 30_000, 160_000].map(waitStage)).toEqual([
      'none',
      'none',
      'sign',
      'skeleton',
      'sentence',
      'help',
      'alternative',
      'alternative',
    ]);
  });
});
