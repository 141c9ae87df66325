import { createFileRoute } from '@tanstack/react-router';
import { AreasScreen } from '#features/home/web/areas.screen.tsx';

export const Route = createFileRoute('/areas')({
  loader: async ({ context }) => (await import('#features/home/web/home.load.ts')).loadAreas(context),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <AreasScreen areas={Route.useLoaderData().areas} />,
});
