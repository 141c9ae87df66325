// What every journey has: the brand's words and addresses, and a watch that fails it on any error of the page.
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { brands, type Brand, type BrandId } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { boxTexts } from '#features/search/web/box/box-texts.ts';
import { cardTexts } from '#features/search/web/card-texts.ts';
import { screenTexts } from '#features/search/web/screen-texts.ts';
import { uiTexts } from '#platform/web/ui/texts.ts';

export { expect } from '@playwright/test';

export const phone = { width: 390, height: 844 } as const;
export const desk = { width: 1440, height: 900 } as const;
export const narrowest = { width: 320, height: 640 } as const;

interface Fixtures {
  readonly brand: Brand;
  /** Words and addresses of the brand. */
  readonly shop: ReturnType<typeof shopOf>;
  /** Faults of the page that a journey is about, by a part of their text; all others fail it. */
  readonly allowed: string[];
}

const placeOf: Readonly<Record<BrandId, string>> = { fahrwasser: '/kreuzfahrten-karibik', fairway: '/cruises-caribbean' };

/** Both languages in one place: a journey is written once and walked in both shops. */
export function shopOf(id: BrandId) {
  const brand = brands[id];
  const { language } = brand;
  const path = pathCodecs[id].toPublic;
  return {
    language,
    search: brand.searchUrl,
    place: placeOf[id],
    areas: path('/areas'),
    compare: path('/compare'),
    ranking: path('/ranking'),
    reviewMethod: path('/review-method'),
    imprint: brand.imprintUrl,
    privacy: brand.privacyUrl,
    accessibility: brand.accessibilityUrl,
    voyage: (voyageId: number | string) => path(`/voyage/${voyageId}`),
    booking: (voyageId: number | string) => path(`/booking/${voyageId}`),
    box: boxTexts[language],
    screen: screenTexts[language],
    card: cardTexts[language],
    ui: uiTexts[language],
    /** One of the two texts. */
    say: (de: string, en: string): string => (language === 'de' ? de : en),
  };
}

/** A number as the brand writes it, read back. */
export const numberIn = (text: string): number => Number((/\d[\d.,]*/.exec(text)?.[0] ?? '').replace(/[.,]/g, ''));

/** Writes down what goes wrong in a page: script errors, messages of the console, requests to other hosts. */
export function watch(page: Page, allowed: readonly string[] = []): () => void {
  const faults: string[] = [];
  const add = (fault: string) => {
    if (!allowed.some((part) => fault.includes(part))) faults.push(fault);
  };
  page.on('pageerror', (error) => add(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') add(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && !/(?:^|\.)localhost$/.test(hostname)) add(`another host: ${request.url()}`);
  });
  return () => expect(faults, 'faults of the page').toEqual([]);
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs out of this pattern
  brand: async ({}, use, info) => use(brands[info.project.metadata['brand'] as BrandId]),
  shop: async ({ brand }, use) => use(shopOf(brand.id)),
  // oxlint-disable-next-line no-empty-pattern
  allowed: async ({}, use) => use([]),
  page: async ({ page, allowed }, use) => {
    const judge = watch(page, allowed);
    await use(page);
    judge();
  },
});

/** Opens a page and waits until its script has taken over: what is clicked before is a link or a form of the browser. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  // the router's own marker, which it removes once the page is its own
  await page.waitForFunction(() => !('$_TSR' in globalThis));
}

/** The list of hits, one card each. */
export const cards = (within: Page | Locator) => within.getByRole('article');

/** Query of the address bar. */
export const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

/** How many voyages the page's heading counts. */
export const total = async (page: Page): Promise<number> => numberIn(await page.getByRole('heading', { level: 1 }).innerText());
