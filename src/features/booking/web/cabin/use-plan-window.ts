// The part of the deck that is seen: where the scrolled plan stands, kept when it is zoomed or turned, and shown on the overview.
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

const NARROW = '(max-width: 56.24rem)';
const onNarrowChange = (tell: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether the window is a phone's: there the plan stands upright, bow on top. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    onNarrowChange,
    () => matchMedia(NARROW).matches,
    () => false,
  );

/** Width of an element in pixels, followed as it changes. */
export function useWidth(initial: number) {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && entry.contentRect.width > 0 && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

/** A place on the plan, as shares of its width and height. */
export interface PlanPlace {
  readonly x: number;
  readonly y: number;
}
/** What is seen, as shares of the plan. */
export interface SeenPart {
  readonly fromX: number;
  readonly toX: number;
  readonly fromY: number;
  readonly toY: number;
}

const seenPart = (box: HTMLElement): SeenPart => ({
  fromX: box.scrollLeft / box.scrollWidth,
  toX: Math.min(1, (box.scrollLeft + box.clientWidth) / box.scrollWidth),
  fromY: box.scrollTop / box.scrollHeight,
  toY: Math.min(1, (box.scrollTop + box.clientHeight) / box.scrollHeight),
});

/**
 * A scrolled plan whose middle stays where it is when the plan is drawn in another size.
 * @param size of the plan in pixels
 * @param start where it opens
 * @param onSeen told what is seen now, after each scrolling and each change of size; the same function every time
 */
export function usePlanWindow(size: { readonly width: number; readonly height: number }, start: PlanPlace, onSeen: (part: SeenPart) => void) {
  const box = useRef<HTMLDivElement>(null);
  const middle = useRef(start);
  const { width, height } = size;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollLeft = middle.current.x * width - element.clientWidth / 2;
    element.scrollTop = middle.current.y * height - element.clientHeight / 2;
    onSeen(seenPart(element));
  }, [width, height, onSeen]);
  const onScroll = () => {
    if (!box.current || box.current.scrollWidth === 0) return;
    const part = seenPart(box.current);
    middle.current = { x: (part.fromX + part.toX) / 2, y: (part.fromY + part.toY) / 2 };
    onSeen(part);
  };
  /** Shares of the window to move across and down. */
  const moveBy = (across: number, down: number) =>
    box.current?.scrollBy({ left: across * box.current.clientWidth, top: down * box.current.clientHeight, behavior: 'smooth' });
  return { box, onScroll, moveBy };
}
