import { createFileRoute } from '@tanstack/react-router';
import { brands } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { party } from '#domain/pax/party.ts';
import { parseQuery } from '#domain/search/codec.ts';
import type { compareVoyages } from '#features/search/contract.ts';
import { CompareScreen } from '#features/search/web/compare.screen.tsx';
import { headTexts } from '#features/search/web/head-texts.ts';
import { addressOf, comparedIds, voyageQuery } from '#features/search/web/search-address.ts';
import { pageHead } from '#platform/web/app-runtime/head.ts';

export const Route = createFileRoute('/compare')({
  loaderDeps: ({ search: { q } }) => ({ query: q ?? '' }),
  loader: async ({ context, deps: { query } }) => {
    const voyageIds = comparedIds(query);
    const carry = voyageQuery(query);
    const { adultCount = brands[context.brand].defaultAdultsCount, childAgeOptions } = parseQuery(query).state;
    const comparison = voyageIds.length
      ? await context.api<typeof compareVoyages>('voyageSearch/compare', { voyageIds, url: addressOf(brands[context.brand].searchUrl, carry) })
      : null;
    const head = pageHead(context, {
      title: headTexts[context.language].compare,
      description: headTexts[context.language].compareDescription,
      path: pathCodecs[context.brand].toPublic('/compare'),
      noIndex: true,
    });
    return { comparison, carry, party: party(adultCount, childAgeOptions), head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
});

function Page() {
  return <CompareScreen {...Route.useLoaderData()} />;
}
