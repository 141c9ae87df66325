// The side column stays in view while the page is read. A column taller than the window rests on its lower edge instead of its upper
// one, so that all of it can be reached without a scroll bar of its own.
import { useEffect, useRef, type ReactNode } from 'react';

/** Distance to the window's edge, in px. */
const GAP = 16;

export function StickySide({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const side = element.current;
    if (!side) return;
    const place = () => side.style.setProperty('top', `${Math.min(GAP, innerHeight - side.offsetHeight - GAP)}px`);
    const observer = new ResizeObserver(place);
    observer.observe(side);
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
    };
  }, []);
  return (
    <div ref={element} className="md:sticky md:top-4">
      {children}
    </div>
  );
}
