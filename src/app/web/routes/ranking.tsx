import { createFileRoute } from '@tanstack/react-router';
import { twinBrand } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { headTexts } from '#features/search/web/head-texts.ts';
import { rankingTitle } from '#features/search/web/ranking-title.ts';
import { RankingScreen } from '#features/search/web/ranking.screen.tsx';
import { pageHead } from '#platform/web/app-runtime/head.ts';

export const Route = createFileRoute('/ranking')({
  loader: ({ context }) => {
    const twin = twinBrand(context.brand);
    const t = headTexts[context.language];
    const head = pageHead(context, {
      title: rankingTitle[context.language].title,
      description: t.rankingDescription,
      path: pathCodecs[context.brand].toPublic('/ranking'),
      twinPath: pathCodecs[twin].toPublic('/ranking'),
    });
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: RankingScreen,
});
