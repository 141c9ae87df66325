import { createFileRoute } from '@tanstack/react-router';
import { StatusScreen } from '#features/booking/web/status/status.screen.tsx';

export const Route = createFileRoute('/booking-status/$key')({
  loader: async ({ params, context }) => (await import('#features/booking/web/status/status.load.ts')).loadStatus(params.key, context),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
});

function Page() {
  const loaded = Route.useLoaderData();
  return <StatusScreen key={loaded.bookingKey} loaded={loaded} />;
}
