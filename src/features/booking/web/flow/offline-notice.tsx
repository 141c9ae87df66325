// Says that the browser has lost its network before anything fails, and what that means for what was typed; loads again by itself what was
// only to be read once it is back (BOOK-20).
import { useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '#platform/web/i18n.ts';
import { defineMessages } from '#domain/language.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { Trouble } from './flow-state.ts';

const texts = defineMessages(
  {
    title: 'Sie sind gerade ohne Internet',
    text: 'Sie können weiter ausfüllen. Alles bleibt in diesem Fenster; weiter geht es, sobald die Verbindung wieder da ist.',
  },
  {
    title: 'You are without internet at the moment',
    text: 'You can go on filling in. Everything stays in this window; it goes on once the connection is back.',
  },
);

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

interface OfflineNoticeProps {
  readonly trouble: Trouble | null;
  /** Repeats what failed. */
  readonly onBack: () => void;
}

export function OfflineNotice({ trouble, onBack }: OfflineNoticeProps) {
  const t = useMessages(texts);
  const isOnline = useOnline();
  // What orders, and what takes a place, is the visitor's to repeat.
  const isReading = trouble?.kind === 'browserOffline' && (trouble.place === 'availability' || trouble.place === 'options');
  useEffect(() => {
    if (isOnline && isReading) onBack();
  }, [isOnline, isReading, onBack]);
  if (isOnline || trouble?.kind === 'browserOffline') return null;
  return (
    <Notice tone="warn" title={t.title} live className="mb-6">
      <p>{t.text}</p>
    </Notice>
  );
}
