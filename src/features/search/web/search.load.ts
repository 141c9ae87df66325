// What the route of the result page does before the page is shown: asks the server, obeys its redirects, describes the page.
import { notFound, redirect } from '@tanstack/react-router';
import { pathCodecs } from '#brands/paths.ts';
import type { search } from '#features/search/contract.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import { lastAnswer } from './answer-memory.ts';
import { addressOf } from './search-address.ts';
import { searchHead } from './search-head.ts';
import { shownAnswer } from './shown-answer.ts';

export async function loadSearch(page: PageRuntime, location: string | undefined, query: string) {
  const path = pathCodecs[page.brand].toPublic(location ? `/search/${location}` : '/search');
  try {
    const full = await page.api<typeof search>('voyageSearch/search', { url: addressOf(path, query) });
    const { redirect: elsewhere, headline } = full;
    if (headline.unknownPlace) throw notFound();
    if (elsewhere) throw redirect({ href: page.localePrefix + elsewhere.to, statusCode: elsewhere.permanent ? 301 : 302, replace: true });
    const answer = shownAnswer(full, page.brand, page.language);
    return { answer, failed: false, path, query, head: searchHead(page, answer) };
  } catch (error) {
    const before = error instanceof Failure ? lastAnswer(page.api) : undefined;
    if (!before) throw error;
    return { answer: before, failed: true, path, query, head: searchHead(page, before) };
  }
}
