import { createFileRoute } from '@tanstack/react-router';
import { twinBrand } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { headTexts } from '#features/search/web/head-texts.ts';
import { RankingScreen } from '#features/search/web/ranking.screen.tsx';
import { pageHead } from '#platform/web/app-runtime/head.ts';

export const Route = createFileRoute('/ranking')({
  loader: ({ context }) => {
    const twin = twinBrand(context.brand);
    const t = headTexts[context.language];
    const head = pageHead(context, {
      title: t.ranking,
      description: t.rankingDescription,
      path: pathCodecs[context.brand].toPublic('/ranking'),
      twinPath: pathCodecs[twin].toPublic('/ranking'),
    });
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: RankingScreen,
});
