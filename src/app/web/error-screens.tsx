// What a visitor sees when a page is missing, gone or broke: in plain words, with ways on, without any call (E8, PAGE-06).
import { isNotFound, type ErrorComponentProps, useRouterState } from '@tanstack/react-router';
import { Failure } from '#platform/contract/failures.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { defineMessages, useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { AppLink } from '#platform/web/ui/link.tsx';

const texts = defineMessages(
  {
    notFound: 'Diese Seite gibt es nicht',
    notFoundText: 'Die Adresse führt nirgendwohin. Vielleicht hat sich ein Zeichen verirrt, oder die Seite ist umgezogen.',
    broke: 'Das hat nicht geklappt',
    brokeText: 'Ein unbekannter Fehler ist aufgetreten. Es liegt nicht an Ihnen; wir haben ihn vermerkt.',
    limited: 'Einen Augenblick bitte',
    limitedText: 'Zu viele Anfragen in kurzer Zeit. In einer Minute geht es weiter.',
    home: 'Zur Startseite',
    search: 'Reisen suchen',
    reload: 'Seite neu laden',
    phone: (shown: string) => `Oder rufen Sie uns an: ${shown}`,
    field: 'Wohin soll es gehen?',
  },
  {
    notFound: 'This page could not be found',
    notFoundText: 'The address leads nowhere. A character may have gone astray, or the page has moved.',
    broke: 'Something went wrong',
    brokeText: 'An unknown error has occurred. It is not your fault; we have made a note of it.',
    limited: 'One moment, please',
    limitedText: 'Too many requests in a short time. It goes on in a minute.',
    home: 'Back to the home page',
    search: 'Search voyages',
    reload: 'Reload the page',
    phone: (shown: string) => `Or call us: ${shown}`,
    field: 'Where would you like to go?',
  },
);

interface TroubleProps {
  readonly title: string;
  readonly text: string;
  readonly code: string;
  readonly reload?: boolean;
}

function Trouble({ title, text, code, reload = false }: TroubleProps) {
  const t = useMessages(texts);
  const brand = useBrand();
  const href = useRouterState({ select: (state) => state.location.publicHref });
  return (
    <div className="wrap py-16">
      <p className="font-chart text-lg text-ink-3 italic">{code}</p>
      <h1>{title}</h1>
      <p className="mt-4 max-w-prose">{text}</p>
      <form action={brand.searchUrl} method="get" role="search" className="mt-8 flex max-w-prose flex-wrap gap-3">
        <label className="sr-only" htmlFor="trouble-q">
          {t.field}
        </label>
        <input id="trouble-q" name="q" className="input min-w-0 grow" autoComplete="off" maxLength={200} />
        <Button type="submit" variant="primary">
          {t.search}
        </Button>
      </form>
      <p className="mt-8 flex flex-wrap gap-6">
        <AppLink href="/">{t.home}</AppLink>
        {reload && (
          <a href={href} className="link">
            {t.reload}
          </a>
        )}
        <a href={`tel:${brand.phone.dial}`}>{t.phone(brand.phone.shown)}</a>
      </p>
    </div>
  );
}

export function NotFoundScreen() {
  const t = useMessages(texts);
  return <Trouble title={t.notFound} text={t.notFoundText} code="404" />;
}

export function ErrorScreen({ error }: ErrorComponentProps) {
  const t = useMessages(texts);
  if (isNotFound(error)) return <NotFoundScreen />;
  const limited = error instanceof Failure && error.code === 'TooManyRequests';
  return <Trouble title={limited ? t.limited : t.broke} text={limited ? t.limitedText : t.brokeText} code={limited ? '429' : '503'} reload />;
}
