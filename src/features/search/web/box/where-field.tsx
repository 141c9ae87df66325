// Where to: a text field that works alone, and with a script a combobox over areas, ports, ships and lines (rule S3).
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { suggestions } from '#features/search/contract.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';
import { useAddress } from '#platform/web/app-runtime/app-link.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import X from 'lucide-react/icons/x';
import { boxCell } from './box-field.tsx';
import { boxTexts } from './box-texts.ts';
import type { WhereChoice } from './where-fields.ts';
import { groupsOf, SuggestionList, type SuggestionGroups } from './suggestion-list.tsx';

const PAUSE_MS = 150;
/** One letter means too much to suggest anything. */
const SHORTEST = 2;
const none: SuggestionGroups = [];

interface WhereFieldProps {
  readonly idPrefix: string;
  readonly initial: readonly WhereChoice[];
  readonly words: string;
  readonly operators: readonly { readonly id: string; readonly label: string; readonly count: number }[];
  readonly onChange: () => void;
}

function useSuggestions(text: string, open: boolean): SuggestionGroups {
  const api = useApi();
  const [groups, setGroups] = useState<SuggestionGroups>([]);
  const asking = open && text.trim().length >= SHORTEST;
  useEffect(() => {
    if (!asking) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // without suggestions the field is still a field for words
      api<typeof suggestions>('quickSearch/getSuggestions', { query: text.trim().slice(0, 100) }, abort.signal).then(
        (answer) => setGroups(answer.groups),
        () => setGroups([]),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, text, asking]);
  return asking ? groups : none;
}

export function WhereField({ idPrefix, initial, words, operators, onChange }: WhereFieldProps) {
  const t = useMessages(boxTexts);
  const format = useFormat();
  const router = useRouter();
  const address = useAddress();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(initial);
  const [text, setText] = useState(words);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(text, open);
  const groups = groupsOf(found, text, operators, t.popular);
  const items = groups.flatMap((group) => group.items);
  const shown = open && items.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const change = (next: readonly WhereChoice[]) => {
    setChosen(next);
    onChange();
  };
  const take = (item: (typeof items)[number]) => {
    close();
    if (item.queryName === '') {
      void router.navigate({ href: address(item.href) });
      return;
    }
    const name = `${item.queryName}${item.queryValue}`;
    setText('');
    if (!chosen.some((choice) => choice.name === name)) change([...chosen, { name, value: item.queryValue, label: item.label }]);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (items.length > 0) setActive((active + step + items.length + (active < 0 && step < 0 ? 1 : 0)) % items.length);
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      const item = items[active];
      if (item) take(item);
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Backspace' && text === '' && chosen.length > 0) {
      change(chosen.slice(0, -1));
    }
  };

  return (
    <div
      className={`col-span-full min-w-0 bg-surface md:relative md:col-span-1 ${boxCell}`}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <div className="grid min-h-14 content-center px-3 py-1.5 focus-within:rounded-md focus-within:outline-3 focus-within:-outline-offset-2 focus-within:outline-focus md:px-4">
        <label htmlFor={`${idPrefix}-where`} className="text-xs leading-tight font-semibold text-ink-3">
          {t.where}
        </label>
        <div className="flex flex-wrap items-center gap-1">
          {chosen.map((choice) => (
            <span key={choice.name} className="inline-flex max-w-full items-center rounded-sm bg-shallow-1 pl-2 text-sm font-semibold">
              <span className="truncate">{choice.label}</span>
              <button
                type="button"
                className="grid size-7 flex-none cursor-pointer place-items-center coarse:size-9"
                aria-label={t.removeChoice(choice.label)}
                onClick={() => change(chosen.filter((other) => other !== choice))}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
              <input type="hidden" name={choice.name} value={choice.value} />
            </span>
          ))}
          <input
            ref={input}
            id={`${idPrefix}-where`}
            name="q"
            type="text"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            placeholder={chosen.length === 0 ? t.whereEmpty : ''}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            aria-describedby={`${idPrefix}-where-hint`}
            className="min-w-24 flex-1 bg-transparent py-0.5 font-semibold outline-none placeholder:font-normal placeholder:text-ink-3"
            onChange={(event) => {
              setText(event.target.value);
              setOpen(true);
              setActive(-1);
            }}
            onFocus={() => setOpen(true)}
            onKeyDown={onKeyDown}
          />
        </div>
        <span id={`${idPrefix}-where-hint`} className="sr-only">
          {t.whereHint}
        </span>
      </div>
      {shown && (
        <SuggestionList
          id={listId}
          groups={groups}
          active={active}
          onTake={take}
          countText={(count) => t.voyages(format.number(count), count === 1)}
          label={t.suggestions}
        />
      )}
      <output className="sr-only">{shown ? t.suggested(items.length) : ''}</output>
    </div>
  );
}
