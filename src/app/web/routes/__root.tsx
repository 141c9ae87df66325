// The frame of every page: document, head, header, footer.
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { brands } from '#brands/brands.ts';
import { iconAddress } from '#domain/art/addresses.ts';
import { ApiProvider } from '#platform/web/app-runtime/api.ts';
import { RuntimeProvider, type PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import { brandAssets } from '#platform/web/brand-assets.ts';
import { LanguageContext } from '#platform/web/i18n.ts';
import appCss from '#platform/web/styles/app.css?url';
import { ErrorScreen, NotFoundScreen } from '../error-screens.tsx';
import { Frame } from '../frame.tsx';

export const Route = createRootRouteWithContext<PageRuntime>()({
  validateSearch: (search: Record<string, unknown>): { q?: string } => (typeof search['q'] === 'string' ? { q: search['q'] } : {}),
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: brands[match.context.brand].defaultPageTitle },
      { name: 'color-scheme', content: 'light dark' },
      ...(match.context.localePrefix ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      { rel: 'stylesheet', href: appCss },
      ...brandAssets[match.context.brand].fonts.map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' as const })),
      { rel: 'icon', type: 'image/svg+xml', href: iconAddress(match.context.brand) },
    ],
  }),
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
  shellComponent: Document,
});

function Document({ children }: { readonly children: ReactNode }) {
  const page = useRouter().options.context;
  return (
    <html
      lang={page.language}
      data-brand={page.brand}
      data-theme={page.theme === 'system' ? undefined : page.theme}
      data-prefix={page.localePrefix}
      data-offered={page.offeredLanguage ?? undefined}
      data-twin={page.twinOrigin}
      data-today={page.today}
      data-now={page.now}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Root() {
  const page = useRouter().options.context;
  return (
    <RuntimeProvider value={page}>
      <ApiProvider value={page.api}>
        <LanguageContext value={page.language}>
          <Frame>
            <Outlet />
          </Frame>
        </LanguageContext>
      </ApiProvider>
    </RuntimeProvider>
  );
}
