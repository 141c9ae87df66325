// Around the content of a step: after a change of the step its heading gets the focus and is read out, unless something in it asked for
// the focus first (an error summary).
import { useEffect, useRef, type ReactNode } from 'react';

interface StepFrameProps {
  /** Changes with each step, and when its content replaces what stood there while it was loading. */
  readonly name: string;
  /** False on the first load of the page: the focus stays where the browser put it. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

export function StepFrame({ name, takesFocus, children }: StepFrameProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = element.current;
    if (!takesFocus || !frame || frame.dataset['step'] !== name) return;
    const active = document.activeElement;
    if (active instanceof HTMLElement && active.getAttribute('role') === 'alert') return;
    const heading = frame.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [name, takesFocus]);
  return (
    <div ref={element} data-step={name}>
      {children}
    </div>
  );
}
