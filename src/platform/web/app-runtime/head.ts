// Title, description, canonical address, the twin of the other brand, preview and structured data of a page (PAGE-10).
import { brands, twinBrand } from '#brands/brands.ts';
import type { PageRuntime } from './runtime.ts';

export interface PageHead {
  /** 'State – Page'; the brand's name is added. */
  readonly title: string;
  readonly description: string;
  /** Public address on this brand without origin; undefined for pages that no search engine should keep. */
  readonly path?: string;
  /** Public address of the same page on the other brand. */
  readonly twinPath?: string;
  /** Address of a drawn preview picture, 1200 × 630. */
  readonly image?: string;
  readonly type?: 'website' | 'product' | 'article';
  /** schema.org objects. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
  readonly noIndex?: boolean;
}

/** JSON inside a script element: the only character that could end it is written as an escape. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const ogLocales = { de: 'de_DE', en: 'en_GB' } as const;

export function pageHead(page: PageRuntime, head: PageHead) {
  const brand = brands[page.brand];
  const title = `${head.title} – ${brand.name}`;
  const url = head.path === undefined ? undefined : page.origin + head.path;
  const twin = head.twinPath === undefined ? undefined : page.twinOrigin + head.twinPath;
  return {
    meta: [
      { title },
      { name: 'description', content: head.description },
      ...(head.noIndex || page.localePrefix ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: head.title },
      { property: 'og:description', content: head.description },
      { property: 'og:type', content: head.type ?? 'website' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:locale', content: ogLocales[page.language] },
      ...(url ? [{ property: 'og:url', content: url }] : []),
      ...(head.image
        ? [
            { property: 'og:image', content: page.origin + head.image },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : []),
    ],
    links: [
      ...(url ? [{ rel: 'canonical', href: url }] : []),
      ...(url && twin
        ? [
            { rel: 'alternate', hrefLang: brand.language, href: url },
            { rel: 'alternate', hrefLang: brands[twinBrand(page.brand)].language, href: twin },
          ]
        : []),
    ],
    scripts: (head.structured ?? []).map((object) => ({ type: 'application/ld+json', children: scriptJson({ '@context': 'https://schema.org', ...object }) })),
  };
}
