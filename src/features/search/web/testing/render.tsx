// Renders a part of the search as the server does, with everything around it that it asks for.
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { brands, defaultBrand, type BrandId } from '#brands/brands.ts';
import type { SearchAnswer } from '#features/search/contract.ts';
import { ApiProvider, type Api } from '#platform/web/app-runtime/api.ts';
import { RuntimeProvider, type PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import { LanguageContext } from '#platform/web/i18n.ts';
import { ResultsProvider } from '../results-context.tsx';
import { shownAnswer } from '../shown-answer.ts';

const noCalls: Api = () => Promise.reject(new Error('nothing is called while a page is rendered'));

export function render(content: ReactNode, brand: BrandId = defaultBrand): string {
  const page: PageRuntime = {
    brand,
    language: brands[brand].language,
    localePrefix: '',
    offeredLanguage: null,
    origin: 'http://localhost',
    twinOrigin: 'http://en.localhost',
    theme: 'system',
    nonce: '',
    today: '2026-11-20',
    now: Date.parse('2026-11-20T12:00:00Z'),
    api: noCalls,
    http: {},
  };
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: [brands[brand].searchUrl] }) });
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <RuntimeProvider value={page}>
        <ApiProvider value={noCalls}>
          <LanguageContext value={page.language}>{content}</LanguageContext>
        </ApiProvider>
      </RuntimeProvider>
    </RouterContextProvider>,
  );
}

/** The same with an answer that the parts of the result page share. */
export const renderResults = (answer: SearchAnswer, content: ReactNode, brand: BrandId = defaultBrand): string =>
  render(
    <ResultsProvider answer={shownAnswer(answer, brand, brands[brand].language)} path={brands[brand].searchUrl} query={answer.query}>
      {content}
    </ResultsProvider>,
    brand,
  );

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`).exec(tag);
  return found ? unescaped(found[1] ?? '') : undefined;
};

/** Tags of a kind with one attribute read out, in order. */
export const attributes = (html: string, tag: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))].flatMap(([found]) => attribute(found, name) ?? []);

/** Text as a reader sees it. */
export const textOf = (html: string): string =>
  unescaped(html.replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a browser without a script sends for a form: names and values of its controls as they stand. */
export function formPairs(html: string): [string, string][] {
  const controls = [...html.matchAll(/<input\b[^>]*>|<select\b[^>]*>[\s\S]*?<\/select>/g)].map(([found]) => found);
  return controls.flatMap((control): [string, string][] => {
    const name = attribute(control.slice(0, control.indexOf('>') + 1), 'name');
    const opening = control.slice(0, control.indexOf('>') + 1);
    if (name === undefined || attribute(opening, 'disabled') !== undefined) return [];
    if (control.startsWith('<select')) {
      const options = [...control.matchAll(/<option\b[^>]*>/g)].map(([option]) => option);
      const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
      return chosen ? [[name, attribute(chosen, 'value') ?? '']] : [];
    }
    const type = attribute(opening, 'type');
    if ((type === 'checkbox' || type === 'radio') && attribute(opening, 'checked') === undefined) return [];
    return [[name, attribute(opening, 'value') ?? '']];
  });
}
