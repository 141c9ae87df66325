import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#features/home/web/home.screen.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => (await import('#features/home/web/home.load.ts')).loadHome(context),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <HomeScreen data={Route.useLoaderData().data} />,
});
