// The steps of a booking are chunks of their own. One that cannot be loaded (after a release its name is gone) is mended by loading the page
// again, at most once a minute; what was typed is in this tab's draft. Without a network nothing is loaded again: the browser would show
// nothing at all (rule E9).
import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { defineMessages } from '#domain/language.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button, LinkButton } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';

/** Milliseconds between two reloads for a chunk. */
const RELOAD_AGAIN_MS = 60_000;
const KEY = 'booking:chunk-reload';

export interface ReloadParts {
  readonly now: () => number;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

/** @returns whether the page is being loaded again; false within a minute of the last time, or where that cannot be remembered */
export function reloadOnce({ now, storage, reload }: ReloadParts): boolean {
  try {
    const last = storage.getItem(KEY);
    if (last !== null && now() - Number(last) < RELOAD_AGAIN_MS) return false;
    storage.setItem(KEY, String(now()));
  } catch {
    return false; // without a memory it could go on for ever
  }
  reload();
  return true;
}

const online = (): Promise<void> =>
  navigator.onLine ? Promise.resolve() : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
const forever = (): Promise<never> => new Promise(() => undefined);

async function loaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await online();
    if (reloadOnce({ now: Date.now, storage: sessionStorage, reload: () => location.reload() })) return forever();
    throw error;
  }
}

/** A step that is loaded when it is first shown, and again on request beforehand. */
export function lazyStep<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Step = lazy(async () => ({ default: await loaded(load) }));
  return Object.assign(Step, { prepare: () => void load().catch(() => undefined) });
}

const texts = defineMessages(
  {
    title: 'Dieser Schritt ließ sich nicht laden',
    text: 'Was Sie eingetippt haben, bleibt in diesem Fenster. Laden Sie die Seite neu, oder rufen Sie uns an.',
    reload: 'Seite neu laden',
    call: (shown: string) => `${shown} anrufen`,
  },
  {
    title: 'This step could not be loaded',
    text: 'What you have typed stays in this window. Load the page again, or call us.',
    reload: 'Load the page again',
    call: (shown) => `Call ${shown}`,
  },
);

function NotLoaded() {
  const t = useMessages(texts);
  const brand = useBrand();
  return (
    <div role="alert" data-trouble="chunk">
      <EmptyState
        title={t.title}
        actions={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              {t.reload}
            </Button>
            <LinkButton href={`tel:${brand.phone.dial}`}>{t.call(brand.phone.shown)}</LinkButton>
          </>
        }
      >
        <p className="max-w-prose">{t.text}</p>
      </EmptyState>
    </div>
  );
}

const isChunkError = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message);

/** Keeps the frame of the page where the code of a step is missing; anything else is an error of the whole page. */
export class StepBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: undefined as unknown };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isChunkError(error)) throw error;
    return <NotLoaded />;
  }
}
