// What the route of the voyage page does before the page is shown: reads the party, asks the server, leads to the canonical address.
import { notFound, redirect } from '@tanstack/react-router';
import { brands } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { party } from '#domain/pax/party.ts';
import { parseQuery } from '#domain/search/codec.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import { isGone, loadVoyage } from './load-voyage.ts';
import { withQuery } from './voyage-choice.ts';
import { voyageHead } from './voyage-head.ts';

export async function loadVoyagePage(
  page: PageRuntime,
  params: { readonly id: string; readonly slug?: string | undefined },
  partyQuery: string,
  query: string,
) {
  const { adultCount = brands[page.brand].defaultAdultsCount, childAgeOptions } = parseQuery(partyQuery).state;
  const loaded = await loadVoyage(page.api, params.id, party(adultCount, childAgeOptions));
  if (!loaded) throw notFound();
  const { canonicalPath } = loaded.voyage;
  const asked = pathCodecs[page.brand].toPublic(params.slug ? `/voyage/${params.id}/${params.slug}` : `/voyage/${params.id}`);
  if (asked !== canonicalPath) throw redirect({ href: page.localePrefix + withQuery(canonicalPath, query.replace(/^\?/, '')), statusCode: 301, replace: true });
  if (isGone(loaded.voyage)) page.http.status = 410;
  return { ...loaded, head: voyageHead(page, loaded.voyage) };
}
