// The list below the combobox, in groups, with what was typed marked in each name.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the combobox pattern: the field has the keys, no native list
   has groups, hints and numbers */
import { Fragment } from 'react';
import type { AnswerOf } from '#platform/contract/define-call.ts';
import type { suggestions } from '#features/search/contract.ts';

export type SuggestionGroups = AnswerOf<typeof suggestions>['groups'];
export type Suggestion = SuggestionGroups[number]['items'][number];

interface ShownGroup {
  readonly label: string;
  readonly items: readonly Suggestion[];
}

/** Before anything is typed, popular lines; then what the server found. Voyages are addresses, not filters. */
export function groupsOf(
  found: SuggestionGroups,
  text: string,
  operators: readonly { readonly id: string; readonly label: string; readonly count: number }[],
  popular: string,
): ShownGroup[] {
  if (text.trim() !== '' || operators.length === 0) return found.map((group) => ({ label: group.label, items: group.items }));
  const items = operators.slice(0, 6).map((operator) => ({ ...operator, hint: '', href: '', queryName: 'reederei', queryValue: operator.id, marks: [] }));
  return [{ label: popular, items }];
}

function Marked({ text, marks }: { readonly text: string; readonly marks: Suggestion['marks'] }) {
  if (marks.length === 0) return text;
  return (
    <>
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <b>{text.slice(from, to)}</b>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1])}
    </>
  );
}

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly ShownGroup[];
  readonly active: number;
  readonly onTake: (item: Suggestion) => void;
  readonly countText: (count: number) => string;
}

export function SuggestionList({ id, label, groups, active, onTake, countText }: SuggestionListProps) {
  const before = groups.map((_, at) => groups.slice(0, at).reduce((sum, group) => sum + group.items.length, 0));
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="card card-floating absolute inset-x-0 z-30 mt-2 max-h-[60dvh] overflow-y-auto overscroll-contain py-2 md:right-auto md:w-[min(30rem,90vw)]"
    >
      {groups.map((group, groupIndex) => (
        <div key={group.label} role="group" aria-label={group.label}>
          <p className="px-4 pt-2 pb-1 text-xs font-semibold text-ink-3" aria-hidden="true">
            {group.label}
          </p>
          {group.items.map((item, itemIndex) => {
            const index = (before[groupIndex] ?? 0) + itemIndex;
            return (
              <div
                key={`${item.queryName}${item.id}`}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={`flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1 ${index === active ? 'bg-shallow-1' : 'hover:bg-mist'}`}
                // the field keeps the focus: a click must not take it away before it counts
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onTake(item)}
              >
                <span className="min-w-0 flex-1 leading-snug">
                  <Marked text={item.label} marks={item.marks} />
                  {item.hint && <small className="block text-xs text-ink-3">{item.hint}</small>}
                </span>
                {item.count > 0 && <span className="num flex-none text-xs text-ink-3">{countText(item.count)}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
