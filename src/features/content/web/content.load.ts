import { brands } from '#brands/brands.ts';
import { pageHead } from '#platform/web/app-runtime/head.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import { findPage } from './pages.ts';

/** @returns undefined where the brand has no page at this path */
export function loadContent(path: string, page: PageRuntime) {
  const found = findPage(path, brands[page.brand].language, page.language);
  return (
    found && {
      page: found.page,
      head: pageHead(page, { title: found.page.title, description: found.page.description, path: `/${path}`, twinPath: found.twin }),
    }
  );
}
