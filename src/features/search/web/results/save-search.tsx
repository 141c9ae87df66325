// A search with a link of its own: kept on the server, nothing on the device.
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { useId, useState } from 'react';
import type { saveSearch } from '#features/search/contract.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useResults } from '../results-context.tsx';
import { screenTexts } from '../screen-texts.ts';
import { addressOf } from '../search-address.ts';

type State = { readonly at: 'ready' | 'busy' | 'failed' } | { readonly at: 'saved'; readonly link: string; readonly copied: boolean };

export function SaveSearch() {
  const t = useMessages(screenTexts);
  const api = useApi();
  const id = useId();
  const { origin } = useRuntime();
  const { answer, basePath } = useResults();
  const [done, setDone] = useState<{ readonly query: string; readonly state: State }>();
  const state: State = done?.query === answer.query ? done.state : { at: 'ready' };
  const setState = (next: State) => setDone({ query: answer.query, state: next });

  const save = async () => {
    setState({ at: 'busy' });
    try {
      const { link } = await api<typeof saveSearch>('voyageSearch/saveSearch', { url: addressOf(basePath, answer.query) });
      setState({ at: 'saved', link: new URL(link, origin).href, copied: false });
    } catch {
      setState({ at: 'failed' });
    }
  };
  if (state.at !== 'saved')
    return (
      <span className="inline-grid gap-1">
        <Button variant="quiet" size="compact" busy={state.at === 'busy'} onClick={() => void save()}>
          <BookmarkPlus aria-hidden="true" />
          {t.save}
        </Button>
        {state.at === 'failed' && (
          <span role="alert" className="text-sm text-error">
            {t.saveFailed}
          </span>
        )}
      </span>
    );
  return (
    <output className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm">
        {t.saved}
      </label>
      <input
        id={id}
        readOnly
        value={state.link}
        className="input min-h-(--control-compact) w-64 max-w-full py-1 text-sm"
        onFocus={(event) => event.target.select()}
      />
      <Button
        size="compact"
        onClick={() =>
          // where the browser refuses, the field can still be copied by hand
          void navigator.clipboard?.writeText(state.link).then(
            () => setState({ ...state, copied: true }),
            () => undefined,
          )
        }
      >
        {state.copied ? t.savedCopied : t.savedCopy}
      </Button>
    </output>
  );
}
