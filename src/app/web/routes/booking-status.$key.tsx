import { createFileRoute } from '@tanstack/react-router';
import { StatusScreen } from '#features/booking/web/status/status.screen.tsx';
import { pairsOf } from '../search-params.ts';

export const Route = createFileRoute('/booking-status/$key')({
  loaderDeps: ({ search: { q } }) => ({ query: pairsOf(q, ['papers']) }),
  loader: async ({ params, context, deps: { query } }) => (await import('#features/booking/web/status/status.load.ts')).loadStatus(params.key, query, context),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
});

function Page() {
  const loaded = Route.useLoaderData();
  return <StatusScreen key={loaded.bookingKey} loaded={loaded} />;
}
