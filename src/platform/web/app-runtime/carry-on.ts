// Carries on what a visitor typed, opened and focused in the server's markup when the code of that part takes over.
import { fieldsOf, isTick, type Field } from './fields.ts';

type Selection = readonly [start: number | null, end: number | null];

interface Typed {
  readonly values: ReadonlyMap<string, { readonly value: string; readonly checked: boolean }>;
  /** Place of the focus among what can have it, -1 for elsewhere. */
  readonly focused: number;
  readonly selection: Selection;
  /** Folds in their order: opening one is what the first touch often does. */
  readonly open: readonly boolean[];
}

/** Radio buttons and check boxes share a name: the value tells them apart. Generated ids differ between the two renderings. */
const keyOf = (field: Element): string => {
  const input = field as HTMLInputElement;
  return /^(?:radio|checkbox)$/.test(input.type) ? `${input.name}=${input.value}` : (input.name ?? '');
};
const focusable = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('input, select, textarea, button, summary, a')];

function remember(root: Element): Typed {
  const active = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) ? document.activeElement : undefined;
  const text = active instanceof HTMLInputElement && active.type === 'text' ? active : undefined;
  return {
    values: new Map(fieldsOf(root).map((field) => [keyOf(field), { value: field.value, checked: isTick(field) && field.checked }])),
    focused: active ? focusable(root).indexOf(active) : -1,
    selection: [text?.selectionStart ?? null, text?.selectionEnd ?? null],
    open: [...root.querySelectorAll('details')].map((fold) => fold.open),
  };
}

/** Sets a field as a visitor would, so that React hears of it. */
function put(field: Field, value: string, checked: boolean): void {
  if (isTick(field)) {
    if (field.checked !== checked) field.click();
    return;
  }
  if (field.value === value) return;
  const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement : field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function carryOn(root: Element, typed: Typed): void {
  const folds = root.querySelectorAll('details');
  if (folds.length === typed.open.length) folds.forEach((fold, index) => (fold.open = typed.open[index] ?? false));
  for (const field of fieldsOf(root)) {
    const before = typed.values.get(keyOf(field));
    if (before && field.name && field.type !== 'hidden') put(field, before.value, before.checked);
  }
  const target = focusable(root)[typed.focused];
  target?.focus({ preventScroll: true });
  if (target instanceof HTMLInputElement && target.type === 'text') target.setSelectionRange(...typed.selection);
}

/** Takes note of what stands in the markup. @returns puts it into what replaces that markup */
export function carryOnFrom(markup: Element): (live: Element) => void {
  const typed = remember(markup);
  return (live) => carryOn(live, typed);
}
