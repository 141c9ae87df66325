// A part of a page that works as it stands (a form, links) and whose code comes when somebody reaches for it: hover, focus, touch.
// Until then the server's markup stays untouched. When the code takes over, what was typed and where the cursor stood is carried on.
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type JSX } from 'react';
import { fieldsOf, isTouched } from './fields.ts';

export interface OnIntentProps<Props extends object> {
  /** Brings the component's code; on the server its module is there already, see `Server`. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** The same component while the page is made on the server; undefined in the browser, where its code is not loaded yet. */
  readonly Server: ComponentType<Props> | undefined;
  readonly props: Props;
  /** The component where its code is here already, as after a step inside the app: it is shown at once. Never at a page's first rendering. */
  readonly ready?: () => ComponentType<Props> | undefined;
  /** What the markup shows is no longer true: the code is needed at once, and nothing of the old markup is carried on. */
  readonly stale?: boolean;
}

const bringCarryOn = async () => (await import('./carry-on.ts')).carryOnFrom;

const intents = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const;
const releases = ['pointerup', 'pointercancel'] as const;
/** A click follows its release within this time. */
const AFTER_CLICK_MS = 60;

export function OnIntent<Props extends object>({ load, Server, ready, props, stale = false }: OnIntentProps<Props>): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const carry = useRef<(root: Element) => void>(undefined);
  const [Loaded, setLoaded] = useState(() => ready?.());

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
      const [component, carryOnFrom] = await Promise.all([load(), bringCarryOn()]);
      waiting = () => takeOver(component, carryOnFrom);
      if (!pressed) waiting();
    };
    const takeOver = (component: ComponentType<Props>, carryOnFrom: (markup: Element) => (live: Element) => void) => {
      waiting = undefined;
      carry.current = stale ? undefined : carryOnFrom(element);
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
    if (stale || element.childElementCount === 0 || fieldsOf(element).some(isTouched)) begin();
    for (const intent of intents) element.addEventListener(intent, begin, { passive: true, once: true });
    return () => {
      for (const intent of intents) element.removeEventListener(intent, begin);
      element.removeEventListener('pointerdown', press);
      for (const end of releases) removeEventListener(end, release);
    };
  }, [Loaded, load, stale]);
  useLayoutEffect(() => {
    if (Loaded && root.current) carry.current?.(root.current);
    carry.current = undefined;
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
