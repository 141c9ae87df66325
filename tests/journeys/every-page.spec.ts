import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { aVoyage, fixedPages, voyagePages, type PageKind } from './pages.ts';
import { expect, narrowest, open, phone, ready, test } from './support.ts';

const kinds = fixedPages({ say: (de: string) => de } as never).map(({ name }) => name);
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a change of colours alone can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const desktop = { width: 1440, height: 900 } as const;

test.use({ allowed: ['status of 404'] });

async function findings(page: Page, colours: boolean): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (colours ? axe.withRules(colourRules) : axe.withTags(rules)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/** Colours change softly: a colour on its way is no colour of the page. What one change starts may start the next. */
const colouredOver = (page: Page) =>
  page.evaluate(() => {
    for (let round = 0; round < 20; round++) {
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (changing.length === 0) return;
      for (const change of changing) change.finish();
    }
  });

/** How far the page reaches over the window's right edge. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Both widths in both themes without loading the page again, then the narrowest window with larger text. */
async function look(page: Page, kind: PageKind): Promise<void> {
  const answer = await page.goto(kind.path);
  expect(answer?.status(), kind.path).toBe(kind.status ?? 200);
  await ready(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      if (kind.twice && (size === phone) !== (colorScheme === 'dark')) continue;
      await page.emulateMedia({ colorScheme });
      await colouredOver(page);
      expect(await findings(page, colorScheme === 'dark' && !kind.twice), `${kind.path} at ${size.width}, ${colorScheme}`).toEqual([]);
    }
  }
  await page.setViewportSize(narrowest);
  expect(await overflow(page), `${kind.path} at ${narrowest.width}`).toBeLessThanOrEqual(0);
  // WCAG 1.4.12: spacing of letters, words and lines as readers set it; and text twice as large (1.4.4) on a desk
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await overflow(page), `${kind.path} at ${narrowest.width} with wide text`).toBeLessThanOrEqual(0);
  // a desk at 200 % zoom, and a browser whose letters are set larger
  await page.setViewportSize({ width: 640, height: 450 });
  expect(await overflow(page), `${kind.path} at 200 %`).toBeLessThanOrEqual(0);
  await page.setViewportSize(desktop);
  await page.evaluate(() => (document.documentElement.style.fontSize = '125%'));
  expect(await overflow(page), `${kind.path} with larger letters`).toBeLessThanOrEqual(0);
}

for (const [index, name] of kinds.entries()) {
  test(`LAW-09 A1 A2 ${name}: no finding of the accessibility check, nothing to scroll sideways`, async ({ page, shop }) => {
    test.slow();
    await look(page, fixedPages(shop)[index] as PageKind);
  });
}

for (const [index, name] of ['voyage', 'comparison', 'booking'].entries()) {
  test(`VOYAGE-01 A1 A2 ${name}: no finding of the accessibility check, nothing to scroll sideways`, async ({ page, shop }) => {
    test.slow();
    const voyage = await aVoyage(page, shop);
    await look(page, voyagePages(shop, voyage)[index] as PageKind);
  });
}

test('BRAND-02 PAGE-10 every page has one heading of the first order, a title of its own, its language and its landmarks', async ({ page, shop }) => {
  const titles = new Map<string, string>();
  const voyage = await aVoyage(page, shop);
  for (const { path, name } of [...fixedPages(shop), ...voyagePages(shop, voyage)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark), path).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', shop.say('de', 'en'));
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', 'width=device-width, initial-scale=1');
    await expect(page.getByRole('link', { name: /555 01/ }).first(), path).toBeVisible();
    if (!['details', 'tiles', 'map', 'search', 'comparison'].includes(name)) {
      const title = await page.title();
      expect(titles.get(title), `${path} has the title of another page: ${title}`).toBeUndefined();
      titles.set(title, path);
    }
  }
});

test('LAW-01 a visitor who clicks nothing gets no cookie, nothing stored and no request to another host', async ({ page, shop, context }) => {
  const voyage = await aVoyage(page, shop);
  for (const path of ['/', shop.search, shop.place, voyage.path, shop.privacy]) {
    await open(page, path);
    await page.mouse.wheel(0, 3000);
  }
  expect(await context.cookies()).toEqual([]);
  // the router's own note of scroll positions lives in the tab alone and is needed for the way back
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-scroll')),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(stored).toEqual({ local: [], session: [], databases: [], caches: [], workers: 0 });
});

test('PAGE-13 the focus is visible everywhere and never under a bar that stays', async ({ page, shop }) => {
  await open(page, shop.search);
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const box = element.getBoundingClientRect();
      const at = document.elementFromPoint(
        Math.min(innerWidth - 1, Math.max(0, box.left + box.width / 2)),
        Math.min(innerHeight - 1, Math.max(0, box.top + box.height / 2)),
      );
      const carrier = element.matches(':focus-visible') && (getComputedStyle(element).outlineStyle !== 'none' || element.closest(':has(:focus-visible)'));
      return {
        name: element.outerHTML.slice(0, 120),
        visible: Boolean(carrier),
        covered: box.width > 1 && at !== null && !element.contains(at) && !at.contains(element) && !at.closest('label')?.contains(element),
      };
    });
    expect(focused, focused.name).toMatchObject({ visible: true, covered: false });
  }
});

test('VOYAGE-08 print shows the voyage in ink without the shop’s controls', async ({ page, shop }) => {
  const voyage = await aVoyage(page, shop);
  await open(page, voyage.path);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation', { name: shop.say('Hauptmenü', 'Main menu') })).toHaveCount(0);
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(
    page
      .getByText(/555 01/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await page.evaluate(() => (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number));
  expect(red + green + blue === 0 || Math.min(red, green, blue) > 240, 'paper stays white').toBe(true);
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(3);
});

test('PAGE-11 a voyage that the pointer rests on is fetched before the click, not where data is to be saved', async ({ page, shop, context }) => {
  await open(page, shop.search);
  const asked = page.waitForRequest(/voyage\/getVoyageDetails/);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').hover();
  await asked;
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }));
  await open(page, shop.search);
  let wasted = false;
  page.on('request', (request) => (wasted ||= request.url().includes('getVoyageDetails')));
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').hover();
  await page.getByRole('article').nth(2).getByRole('heading').getByRole('link').hover();
  await page.waitForLoadState('networkidle');
  expect(wasted).toBe(false);
});

test('PAGE-13 A13 who wants less motion sees nothing move', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const voyage = await aVoyage(page, shop);
  for (const path of ['/', shop.search, voyage.path]) {
    await open(page, path);
    await page.mouse.wheel(0, 1500);
    const moving = await page.evaluate(() => ({
      scrolling: getComputedStyle(document.documentElement).scrollBehavior,
      properties: document
        .getAnimations()
        .flatMap((animation) =>
          animation.effect instanceof KeyframeEffect
            ? animation.effect
                .getKeyframes()
                .flatMap((frame) =>
                  Object.keys(frame).filter((name) => /transform|translate|rotate|scale|offsetPath|strokeDash|^(?:top|left|width|height|margin)/.test(name)),
                )
            : [],
        ),
    }));
    expect(moving, path).toEqual({ scrolling: 'auto', properties: [] });
  }
});
