import { createFileRoute, notFound } from '@tanstack/react-router';
import { brands } from '#brands/brands.ts';
import { findPage } from '#features/content/web/pages.ts';
import { ContentScreen } from '#features/content/web/content.screen.tsx';
import { pageHead } from '#platform/web/app-runtime/head.ts';

export const Route = createFileRoute('/content/$')({
  loader: ({ params, context }) => {
    const found = findPage(params._splat ?? '', brands[context.brand].language, context.language);
    if (!found) throw notFound();
    return found;
  },
  head: ({ loaderData, match, params }) => (loaderData ? pageHead(match.context, { title: loaderData.page.title, description: loaderData.page.description, path: `/${params._splat}`, twinPath: loaderData.twin }) : {}),
  component: () => {
    const { page } = Route.useLoaderData();
    return <ContentScreen page={page} />;
  },
});
