import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { pathCodecs } from '#brands/paths.ts';
import type { search } from '#features/search/contract.ts';
import { keepLast } from '#features/search/web/answer-memory.ts';
import { addressOf } from '#features/search/web/search-address.ts';
import { searchHead } from '#features/search/web/search-head.ts';
import { shownAnswer } from '#features/search/web/shown-answer.ts';
import { SearchScreen } from '#features/search/web/search.screen.tsx';

export const Route = createFileRoute('/search/{-$location}')({
  loaderDeps: ({ search: { q } }) => ({ query: q ?? '' }),
  loader: async ({ context, params, deps: { query } }) => {
    const path = pathCodecs[context.brand].toPublic(params.location ? `/search/${params.location}` : '/search');
    const kept = await keepLast(context, () => context.api<typeof search>('voyageSearch/search', { url: addressOf(path, query) }));
    const { redirect: elsewhere, headline } = kept.answer;
    if (headline.unknownPlace) throw notFound();
    if (elsewhere && !kept.failed) throw redirect({ href: context.localePrefix + elsewhere.to, statusCode: elsewhere.permanent ? 301 : 302, replace: true });
    const answer = shownAnswer(kept.answer);
    return { answer, failed: kept.failed, path, query, head: searchHead(context, answer) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
});

function Page() {
  return <SearchScreen {...Route.useLoaderData()} />;
}
