import { createFileRoute } from '@tanstack/react-router';
import { brandIds } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { headTexts } from '#features/search/web/head-texts.ts';
import { RankingScreen } from '#features/search/web/ranking.screen.tsx';
import { pageHead } from '#platform/web/app-runtime/head.ts';

export const Route = createFileRoute('/ranking')({
  head: ({ match: { context } }) => {
    const twin = brandIds.find((id) => id !== context.brand) ?? context.brand;
    const t = headTexts[context.language];
    return pageHead(context, { title: t.ranking, description: t.rankingDescription, path: pathCodecs[context.brand].toPublic('/ranking'), twinPath: pathCodecs[twin].toPublic('/ranking') });
  },
  component: RankingScreen,
});
