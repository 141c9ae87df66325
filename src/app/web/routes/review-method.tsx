import { createFileRoute } from '@tanstack/react-router';
import { twinBrand } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { reviewMethodTexts } from '#features/voyage/web/review-method-texts.ts';
import { ReviewMethodScreen } from '#features/voyage/web/review-method.screen.tsx';
import { pageHead } from '#platform/web/app-runtime/head.ts';

export const Route = createFileRoute('/review-method')({
  loader: ({ context }) => {
    const t = reviewMethodTexts[context.language];
    const head = pageHead(context, {
      title: t.title,
      description: t.description,
      path: pathCodecs[context.brand].toPublic('/review-method'),
      twinPath: pathCodecs[twinBrand(context.brand)].toPublic('/review-method'),
    });
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ReviewMethodScreen,
});
