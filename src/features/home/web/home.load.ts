// Data and head of the home page and of the page of areas: loaded when a page is made, not with every page's code.
import { brands, twinBrand } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { formats } from '#domain/format/format.ts';
import { pageHead } from '#platform/web/app-runtime/head.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import type { getHomeData } from '../contract.ts';
import { bringHomeBelow } from './home-below-on-intent.tsx';
import { areaTexts } from './area-texts.ts';
import { headTexts } from './head-texts.ts';

const read = (page: PageRuntime) => page.api<typeof getHomeData>('homepage/getData', {});

export async function loadHome(page: PageRuntime) {
  const [data] = await Promise.all([read(page), bringHomeBelow()]);
  const t = headTexts[page.language];
  const format = formats[page.language];
  const brand = brands[page.brand];
  const head = pageHead(page, {
    title: t.pageTitle,
    description: t.description(format.number(data.voyages), format.number(data.operators)),
    path: '/',
    twinPath: '/',
    structured: [
      { '@type': 'TravelAgency', name: brand.name, url: page.origin, telephone: brand.phone.dial, email: brand.serviceEmail },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: page.origin,
        inLanguage: brand.language,
        potentialAction: { '@type': 'SearchAction', target: `${page.origin}${brand.searchUrl}?q={search_term}`, 'query-input': 'required name=search_term' },
      },
    ],
  });
  return { data, head };
}

export async function loadAreas(page: PageRuntime) {
  const { areas } = await read(page);
  const t = areaTexts[page.language];
  const head = pageHead(page, {
    title: t.areasPageTitle,
    description: `${t.areasPageLead} ${t.areasBasis}`,
    path: pathCodecs[page.brand].toPublic('/areas'),
    twinPath: pathCodecs[twinBrand(page.brand)].toPublic('/areas'),
  });
  return { areas, head };
}
