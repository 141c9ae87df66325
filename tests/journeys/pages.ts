// One page of every kind, for what must hold on all of them.
import type { Page } from '@playwright/test';
import { cards, type shopOf } from './support.ts';

type Shop = ReturnType<typeof shopOf>;

export interface PageKind {
  readonly name: string;
  readonly path: string;
  /** Other than 200. */
  readonly status?: 404;
  /** A list in another form: its parts are looked at by day on a desk and by night on a phone alone, which halves the longest looks. */
  readonly twice?: true;
}

/** Number of a voyage on sale, and its address: the first of the list. */
export async function aVoyage(page: Page, shop: Shop): Promise<{ readonly id: string; readonly path: string }> {
  await page.goto(shop.search);
  const path = (await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  return { id: /\d+/.exec(path)?.[0] ?? '', path };
}

export const fixedPages = (shop: Shop): readonly PageKind[] => [
  { name: 'home', path: '/' },
  { name: 'areas', path: shop.areas },
  { name: 'search', path: `${shop.search}?ka=balkon` },
  {
    name: 'search in own words, sold out too',
    path: `${shop.search}?q=${encodeURIComponent(shop.say('Norwegen im Juni quietschbunt', 'Norway in June squeakily'))}&ausgebucht=1`,
  },
  { name: 'details', path: `${shop.search}?ansicht=detail`, twice: true },
  { name: 'tiles', path: `${shop.search}?darstellung=raster`, twice: true },
  { name: 'map', path: `${shop.search}?darstellung=karte`, twice: true },
  { name: 'nothing found', path: `${shop.search}?ka=suite&preis=-300&dauer=15-21` },
  { name: 'place', path: shop.place },
  { name: 'empty comparison', path: shop.compare },
  { name: 'ranking', path: shop.ranking },
  { name: 'review method', path: shop.reviewMethod },
  { name: 'content', path: shop.imprint },
  { name: 'not found', path: '/gibt-es-nicht', status: 404 },
];

/** The pages of a voyage, of several side by side, and of its booking. */
export const voyagePages = (shop: Shop, voyage: { readonly id: string; readonly path: string }): readonly PageKind[] => [
  { name: 'voyage', path: voyage.path },
  { name: 'comparison', path: `${shop.compare}?k=${voyage.id}&k=${Number(voyage.id) + 1}&k=${Number(voyage.id) + 2}` },
  { name: 'booking', path: shop.booking(voyage.id) },
];
