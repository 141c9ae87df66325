import { createFileRoute, notFound } from '@tanstack/react-router';
import { ContentScreen } from '#features/content/web/content.screen.tsx';

export const Route = createFileRoute('/content/$')({
  loader: async ({ params, context }) => {
    const { loadContent } = await import('#features/content/web/content.load.ts');
    const found = loadContent(params._splat ?? '', context);
    if (!found) throw notFound();
    return found;
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <ContentScreen page={Route.useLoaderData().page} />,
});
