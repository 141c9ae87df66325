import { createFileRoute } from '@tanstack/react-router';
import { VoyageSkeleton } from '#features/voyage/web/states/voyage-skeleton.tsx';
import { VoyageTrouble } from '#features/voyage/web/states/voyage-trouble.tsx';
import { readChoice } from '#features/voyage/web/voyage-choice.ts';
import { VoyageScreen } from '#features/voyage/web/voyage.screen.tsx';
import { pairsOf } from '../search-params.ts';

/** A price on the screen is asked for again after this time. */
const FRESH_MS = 60_000;

export const Route = createFileRoute('/voyage/$id/{-$slug}')({
  // only the party changes what the server answers: cabin and guide currency are chosen on the page
  loaderDeps: ({ search: { q } }) => ({ party: pairsOf(q, ['erw', 'kin', 'pax', 'jug', 'adult', 'child', 'passenger', 'teen', 'person']) }),
  loader: async ({ context, params, deps: { party }, location }) =>
    (await import('#features/voyage/web/voyage.load.ts')).loadVoyagePage(context, params, party, location.searchStr),
  staleTime: FRESH_MS,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
  pendingComponent: VoyageSkeleton,
  errorComponent: VoyageTrouble,
});

function Page() {
  const { voyage, packages } = Route.useLoaderData();
  const { q = '' } = Route.useSearch();
  // The party is the one the prices are for, however the address spelt it.
  return <VoyageScreen voyage={voyage} packages={packages} choice={{ ...readChoice(q), party: voyage.priceInfo.party }} />;
}
