import { createFileRoute } from '@tanstack/react-router';
import { brandIds } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { rankingTexts } from '#features/search/web/ranking-texts.ts';
import { RankingScreen } from '#features/search/web/ranking.screen.tsx';
import { pageHead } from '#platform/web/app-runtime/head.ts';

export const Route = createFileRoute('/ranking')({
  head: ({ match: { context } }) => {
    const twin = brandIds.find((id) => id !== context.brand) ?? context.brand;
    const t = rankingTexts[context.language];
    return pageHead(context, { title: t.title, description: t.description, path: pathCodecs[context.brand].toPublic('/ranking'), twinPath: pathCodecs[twin].toPublic('/ranking') });
  },
  component: RankingScreen,
});
