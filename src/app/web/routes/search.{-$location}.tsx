import { createFileRoute } from '@tanstack/react-router';
import { SearchScreen } from '#features/search/web/search.screen.tsx';

export const Route = createFileRoute('/search/{-$location}')({
  loaderDeps: ({ search: { q } }) => ({ query: q ?? '' }),
  loader: async ({ context, params, deps: { query } }) => (await import('#features/search/web/search.load.ts')).loadSearch(context, params.location, query),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
});

function Page() {
  return <SearchScreen {...Route.useLoaderData()} />;
}
