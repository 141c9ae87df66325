// Files and colours of a brand that stand in the head of a page. The rest of its look is styles/tokens.css.
import type { BrandId } from '#brands/brands.ts';
import bricolage from './fonts/bricolage-latin.woff2?url';
import figtree from './fonts/figtree-latin.woff2?url';
import hanken from './fonts/hanken-latin.woff2?url';
import newsreader from './fonts/newsreader-latin.woff2?url';

export interface BrandAssets {
  /** Text and display face, for `<link rel="preload" as="font" type="font/woff2" crossorigin>` (rule L5). The italic loads late. */
  readonly fonts: readonly string[];
  /** `<meta name="theme-color">`: the header's ground by day and by night. */
  readonly themeColor: Readonly<Record<'light' | 'dark', string>>;
}

export const brandAssets = {
  fahrwasser: { fonts: [hanken, bricolage], themeColor: { light: '#ffffff', dark: '#071d27' } },
  fairway: { fonts: [figtree, newsreader], themeColor: { light: '#ffffff', dark: '#0b1630' } },
} as const satisfies Record<BrandId, BrandAssets>;
