// The house mark: a safe-water buoy, the mark at the entrance of a fairway. Upright stripes mean safe water ahead (IALA).
import { hexColour } from './colour.ts';
import { canvas, circle, el, group, idScope, line, rect, ref, shape } from './svg.ts';

export interface MarkColours {
  /** The coloured stripes. */
  stripe: string;
  /** The stripes between them, and the wave. */
  ground: string;
  /** The water at the foot. */
  sea: string;
}

export interface MarkOptions {
  idPrefix?: string | undefined;
  title?: string | undefined;
  /** Pixels; left out, the mark fills its box. */
  size?: number | undefined;
}

/** The colours of both shops. */
export const markColours = {
  fahrwasser: { stripe: '#B3146B', ground: '#FFFFFF', sea: '#0B2B3A' },
  fairway: { stripe: '#B8451F', ground: '#FFFFFF', sea: '#101E3C' },
} as const satisfies Readonly<Record<string, MarkColours>>;

function checked(colours: MarkColours): MarkColours {
  return { stripe: hexColour(colours.stripe, 'stripe'), ground: hexColour(colours.ground, 'ground'), sea: hexColour(colours.sea, 'sea') };
}

const waterLine = 'M-2 27.4q3.7-3.4 7.4 0t7.4 0 7.4 0 7.4 0 7.4 0 7.4 0';

/** The mark in a box of 40 × 40. */
export function drawMark(colours: MarkColours, options: MarkOptions = {}): string {
  const { stripe, ground, sea } = checked(colours);
  const ids = idScope(options.idPrefix ?? 'mark');
  return canvas(
    { viewBox: [0, 0, 40, 40], ids, title: options.title, ...(options.size === undefined ? {} : { width: options.size, height: options.size }) },
    el('clipPath', { id: ids('round') }, circle(20, 20, 18.5, '#000000')),
    group(
      { 'clip-path': ref(ids('round')) },
      rect(0, 0, 40, 40, stripe),
      shape('M8.9 0h7.4v40h-7.4zM23.7 0h7.4v40h-7.4z', ground),
      shape(`${waterLine}V42H-2Z`, sea),
      line('M-2 33.6q3.7-2.8 7.4 0t7.4 0 7.4 0 7.4 0 7.4 0 7.4 0', ground, 1.9, { opacity: '.85' }),
    ),
  );
}

/** The mark for 16 px: edges on whole pixels, one calm wave, a rim so that it stands on light and dark tabs. */
export function favicon(colours: MarkColours): string {
  const { stripe, ground, sea } = checked(colours);
  const ids = idScope('favicon');
  return canvas(
    { viewBox: [0, 0, 16, 16], ids },
    el('clipPath', { id: ids('round') }, circle(8, 8, 8, '#000000')),
    group(
      { 'clip-path': ref(ids('round')) },
      rect(0, 0, 16, 16, stripe),
      shape('M3 0h3v16h-3zM10 0h3v16h-3z', ground),
      shape('M0 11q2-1.6 4 0t4 0 4 0 4 0V16H0Z', sea),
    ),
  );
}
