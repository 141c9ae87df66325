// One route tree for both brands. The address bar speaks the brand's language: `rewrite` translates by the table of screens,
// the codec of the search translates the query (SEARCH-02).
import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { brands, type BrandId } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { isLanguage } from '#domain/language.ts';
import { browserApi } from '#platform/web/app-runtime/api.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import { ErrorScreen, NotFoundScreen } from './error-screens.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';
import { routeTree } from './routeTree.gen.ts';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageRuntime };
  }
}

const runtime = createIsomorphicFn()
  .server((): PageRuntime => {
    const context = getGlobalStartContext();
    if (!context) throw new Error('the page is rendered without a request');
    return context;
  })
  .client((): PageRuntime => {
    const { dataset, lang } = document.documentElement;
    const brand = (dataset['brand'] ?? '') as BrandId;
    const offered = dataset['offered'];
    const language = isLanguage(lang) ? lang : brands[brand].language;
    return {
      brand,
      language,
      localePrefix: dataset['prefix'] ?? '',
      offeredLanguage: isLanguage(offered) ? offered : null,
      theme: dataset['theme'] === 'dark' || dataset['theme'] === 'light' ? dataset['theme'] : 'system',
      origin: location.origin,
      twinOrigin: dataset['twin'] ?? '',
      nonce: '',
      today: dataset['today'] ?? '',
      now: Number(dataset['now']),
      api: browserApi(language),
      http: {},
    };
  });

export function getRouter() {
  const page = runtime();
  const codec = pathCodecs[page.brand];
  const prefix = page.localePrefix;
  return createRouter({
    routeTree,
    context: page,
    parseSearch,
    stringifySearch,
    search: { strict: true },
    scrollRestoration: true,
    defaultPreload: false,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    ...(page.nonce && { ssr: { nonce: page.nonce } }),
    rewrite: {
      input: ({ url }) => {
        const path = prefix && (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`)) ? url.pathname.slice(prefix.length) || '/' : url.pathname;
        url.pathname = codec.toCanonical(path) ?? '/404';
        return url;
      },
      output: ({ url }) => {
        const path = codec.toPublic(url.pathname);
        url.pathname = prefix && path === '/' ? prefix : prefix + path; // '/en', as links say it
        return url;
      },
    },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
