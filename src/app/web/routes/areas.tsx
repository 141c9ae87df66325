import { createFileRoute } from '@tanstack/react-router';
import { pathCodecs } from '#brands/paths.ts';
import { twinBrand } from '#brands/brands.ts';
import type { getHomeData } from '#features/home/contract.ts';
import { AreasScreen } from '#features/home/web/areas.screen.tsx';
import { homeTexts } from '#features/home/web/texts.ts';
import { pageHead } from '#platform/web/app-runtime/head.ts';

export const Route = createFileRoute('/areas')({
  loader: ({ context }) => context.api<typeof getHomeData>('homepage/getData', {}),
  head: ({ match }) => {
    const t = homeTexts[match.context.language];
    return pageHead(match.context, {
      title: t.areasPageTitle,
      description: `${t.areasPageLead} ${t.areasBasis}`,
      path: pathCodecs[match.context.brand].toPublic('/areas'),
      twinPath: pathCodecs[twinBrand(match.context.brand)].toPublic('/areas'),
    });
  },
  component: () => <AreasScreen areas={Route.useLoaderData().areas} />,
});
