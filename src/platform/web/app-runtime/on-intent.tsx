// A part of a page that works as it stands (a form, links) and whose code comes when somebody reaches for it: hover, focus, touch.
// Until then the server's markup stays untouched. When the code takes over, what was typed and where the cursor stood is carried on.
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type JSX } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Selection = readonly [start: number | null, end: number | null];

interface Typed {
  readonly values: ReadonlyMap<string, { readonly value: string; readonly checked: boolean }>;
  /** Place of the focus among what can have it, -1 for elsewhere. */
  readonly focused: number;
  readonly selection: Selection;
  /** Folds in their order: opening one is what the first touch often does. */
  readonly open: readonly boolean[];
}

const fields = (root: Element): Field[] => [...root.querySelectorAll<Field>('input, select, textarea')];
/** Radio buttons and check boxes share a name: the value tells them apart. Generated ids differ between the two renderings. */
const keyOf = (field: Element): string => {
  const input = field as HTMLInputElement;
  return /^(?:radio|checkbox)$/.test(input.type) ? `${input.name}=${input.value}` : (input.name ?? '');
};
const focusable = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('input, select, textarea, button, summary, a')];
const isTick = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);

function remember(root: Element): Typed {
  const active = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) ? document.activeElement : undefined;
  const text = active instanceof HTMLInputElement && active.type === 'text' ? active : undefined;
  return {
    values: new Map(fields(root).map((field) => [keyOf(field), { value: field.value, checked: isTick(field) && field.checked }])),
    focused: active ? focusable(root).indexOf(active) : -1,
    selection: [text?.selectionStart ?? null, text?.selectionEnd ?? null],
    open: [...root.querySelectorAll('details')].map((fold) => fold.open),
  };
}

/** Whether somebody typed or ticked here before any script ran. */
const isTouched = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected && option.selected);
  return isTick(field) ? field.checked !== field.defaultChecked : field.type !== 'hidden' && field.value !== field.defaultValue;
};

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
  for (const field of fields(root)) {
    const before = typed.values.get(keyOf(field));
    if (before && field.name && field.type !== 'hidden') put(field, before.value, before.checked);
  }
  const target = focusable(root)[typed.focused];
  target?.focus({ preventScroll: true });
  if (target instanceof HTMLInputElement && target.type === 'text') target.setSelectionRange(...typed.selection);
}

export interface OnIntentProps<Props extends object> {
  /** Brings the component's code; on the server its module is there already, see `Server`. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** The same component while the page is made on the server; undefined in the browser, where its code is not loaded yet. */
  readonly Server: ComponentType<Props> | undefined;
  readonly props: Props;
  /** What the markup shows is no longer true: the code is needed at once, and nothing of the old markup is carried on. */
  readonly stale?: boolean;
}

const intents = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const;
const releases = ['pointerup', 'pointercancel'] as const;
/** A click follows its release within this time. */
const AFTER_CLICK_MS = 60;

export function OnIntent<Props extends object>({ load, Server, props, stale = false }: OnIntentProps<Props>): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef<Typed>(undefined);
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();

  useEffect(() => {
    const element = root.current;
    if (!element || Loaded) return;
    let begun = false;
    let pressed = false;
    let waiting: (() => void) | undefined;
    const begin = () => {
      if (begun) return;
      begun = true;
      void bring();
    };
    const bring = async () => {
      const component = await load();
      waiting = () => takeOver(component);
      if (!pressed) waiting();
    };
    const takeOver = (component: ComponentType<Props>) => {
      waiting = undefined;
      typed.current = stale ? undefined : remember(element);
      setLoaded(() => component);
    };
    // What is under a finger stays until the click that follows has been answered.
    const press = () => (pressed = true);
    const release = () => {
      pressed = false;
      setTimeout(() => waiting?.(), AFTER_CLICK_MS);
    };
    element.addEventListener('pointerdown', press);
    for (const end of releases) addEventListener(end, release);
    // Reached through client navigation there is no markup of the server: the code is needed at once.
    if (stale || element.childElementCount === 0 || fields(element).some(isTouched)) begin();
    for (const intent of intents) element.addEventListener(intent, begin, { passive: true, once: true });
    return () => {
      for (const intent of intents) element.removeEventListener(intent, begin);
      element.removeEventListener('pointerdown', press);
      for (const end of releases) removeEventListener(end, release);
    };
  }, [Loaded, load, stale]);
  useLayoutEffect(() => {
    if (Loaded && root.current && typed.current) carryOn(root.current, typed.current);
    typed.current = undefined;
  }, [Loaded]);

  if (Loaded) {
    return (
      <div key="live" ref={root}>
        <Loaded {...props} />
      </div>
    );
  }
  if (Server) {
    return (
      <div key="still" ref={root}>
        <Server {...props} />
      </div>
    );
  }
  // React leaves alone what stands inside: the server's markup.
  return <div key="still" ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
