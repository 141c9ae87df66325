import { createFileRoute } from '@tanstack/react-router';
import { brands } from '#brands/brands.ts';
import type { getHomeData } from '#features/home/contract.ts';
import { HomeScreen } from '#features/home/web/home.screen.tsx';
import { homeTexts } from '#features/home/web/texts.ts';
import { formats } from '#domain/format/format.ts';
import { pageHead } from '#platform/web/app-runtime/head.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.api<typeof getHomeData>('homepage/getData', {}),
  head: ({ loaderData, match }) => {
    const page = match.context;
    const t = homeTexts[page.language];
    const format = formats[page.language];
    const brand = brands[page.brand];
    if (!loaderData) return {};
    return pageHead(page, {
      title: t.pageTitle,
      description: t.description(format.number(loaderData.voyages), format.number(loaderData.operators)),
      path: '/',
      twinPath: '/',
      structured: [
        { '@type': 'TravelAgency', name: brand.name, url: page.origin, telephone: brand.phone.dial, email: brand.serviceEmail },
        { '@type': 'WebSite', name: brand.name, url: page.origin, inLanguage: brand.language, potentialAction: { '@type': 'SearchAction', target: `${page.origin}${brand.searchUrl}?q={search_term}`, 'query-input': 'required name=search_term' } },
      ],
    });
  },
  component: () => <HomeScreen data={Route.useLoaderData()} />,
});
