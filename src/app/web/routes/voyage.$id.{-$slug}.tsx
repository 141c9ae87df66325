import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { brands } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { isGone, loadVoyage } from '#features/voyage/web/load-voyage.ts';
import { VoyageSkeleton } from '#features/voyage/web/states/voyage-skeleton.tsx';
import { VoyageTrouble } from '#features/voyage/web/states/voyage-trouble.tsx';
import { VoyageScreen } from '#features/voyage/web/voyage.screen.tsx';
import { readChoice, withQuery } from '#features/voyage/web/voyage-choice.ts';
import { voyageHead } from '#features/voyage/web/voyage-head.ts';
import { pairsOf } from '../search-params.ts';

/** A price on the screen is asked for again after this time. */
const FRESH_MS = 60_000;

export const Route = createFileRoute('/voyage/$id/{-$slug}')({
  // only the party changes what the server answers: cabin and guide currency are chosen on the page
  loaderDeps: ({ search: { q } }) => ({ party: pairsOf(q, ['erw', 'kin', 'pax', 'jug', 'adult', 'child', 'passenger', 'teen']) }),
  loader: async ({ context, params, deps: { party }, location }) => {
    const loaded = await loadVoyage(context.api, params.id, readChoice(party).party);
    if (!loaded) throw notFound();
    const { canonicalPath } = loaded.voyage;
    const asked = pathCodecs[context.brand].toPublic(params.slug ? `/voyage/${params.id}/${params.slug}` : `/voyage/${params.id}`);
    if (asked !== canonicalPath)
      throw redirect({ href: context.localePrefix + withQuery(canonicalPath, location.searchStr.replace(/^\?/, '')), statusCode: 301, replace: true });
    if (isGone(loaded.voyage)) context.http.status = 410;
    return { ...loaded, head: voyageHead(context, loaded.voyage) };
  },
  staleTime: FRESH_MS,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
  pendingComponent: VoyageSkeleton,
  errorComponent: VoyageTrouble,
});

function Page() {
  const { voyage, packages } = Route.useLoaderData();
  const { q = '' } = Route.useSearch();
  const { brand } = Route.useRouteContext();
  return <VoyageScreen voyage={voyage} packages={packages} choice={readChoice(q, brands[brand].defaultAdultsCount)} />;
}
