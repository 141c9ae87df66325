// The ground of the deck plan: hull, rooms and lifts of the shop's own drawing, without its cabins. It is fetched once per deck and put
// into the page, so that it follows light and dark and the orientation.
import { useEffect, useState } from 'react';

export interface PlanGround {
  /** SVG inside of the drawing, bow to the right, one unit = 10 cm. */
  readonly markup: string;
  /** Breadth of the ship in metres as the drawing has it. */
  readonly beamM: number;
}

/** Own drawings only: an address of this shop, below the folder of drawings. */
const isOwnDrawing = (url: string): boolean => /^\/art\/deck-[\w.-]+\.svg$/.test(url);
/** Room around the hull in the drawing, in units (domain/art/deck-plan.ts). */
const DRAWING_PAD = 14;
const kept = new Map<string, PlanGround>();

function groundOf(svg: string): PlanGround | undefined {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const height = Number(drawing.getAttribute('viewBox')?.split(/[\s,]+/)[3]);
  if (!(height > 2 * DRAWING_PAD)) return undefined;
  for (const element of drawing.querySelectorAll('[data-cabin], title, defs, script, foreignObject, style')) element.remove();
  return { markup: drawing.innerHTML, beamM: (height - 2 * DRAWING_PAD) / 10 };
}

/** The ground of a deck, or undefined while it is on its way and where there is none: the plan is complete without it. */
export function usePlanGround(url: string | null): PlanGround | undefined {
  const [, setArrived] = useState('');
  useEffect(() => {
    if (url === null || !isOwnDrawing(url) || kept.has(url)) return;
    const leaving = new AbortController();
    const bring = async () => {
      const answer = await fetch(url, { signal: leaving.signal });
      const ground = answer.ok ? groundOf(await answer.text()) : undefined;
      if (!ground) return;
      kept.set(url, ground);
      setArrived(url);
    };
    bring().catch(() => undefined); // the plan is drawn without rooms
    return () => leaving.abort();
  }, [url]);
  return url === null ? undefined : kept.get(url);
}
