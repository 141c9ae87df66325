// What a visitor sees when a page is missing or broke.
import { defineMessages, useMessages } from '#platform/web/i18n.ts';

const texts = defineMessages(
  { notFound: 'Diese Seite gibt es nicht', broke: 'Das hat nicht geklappt', home: 'Zur Startseite' },
  { notFound: 'This page could not be found', broke: 'Something went wrong', home: 'Back to the home page' },
);

export function NotFoundScreen() {
  const t = useMessages(texts);
  return <h1>{t.notFound}</h1>;
}

export function ErrorScreen() {
  const t = useMessages(texts);
  return <h1>{t.broke}</h1>;
}
