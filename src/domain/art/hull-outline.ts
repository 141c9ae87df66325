// The hull in plan view, shared by the deck plan and by the layout of cabins: half the breadth at every metre of the length.
import type { ShipKind } from './ship-drawing.ts';

interface PlanForm {
  /** Shares of the length at which the bow begins to narrow and the stern has reached full breadth. */
  bowFrom: number;
  sternTo: number;
  /** Breadth of the transom as a share of the beam. */
  transom: number;
  /** Roundness of the bow: 2 is an ellipse, smaller is sharper. */
  sharpness: number;
}

const forms: Readonly<Record<ShipKind, PlanForm>> = {
  mega: { bowFrom: 0.82, sternTo: 0.035, transom: 0.9, sharpness: 1.75 },
  large: { bowFrom: 0.8, sternTo: 0.04, transom: 0.88, sharpness: 1.7 },
  classic: { bowFrom: 0.72, sternTo: 0.1, transom: 0.6, sharpness: 1.65 },
  expedition: { bowFrom: 0.74, sternTo: 0.07, transom: 0.78, sharpness: 1.8 },
  sailing: { bowFrom: 0.64, sternTo: 0.16, transom: 0.5, sharpness: 1.6 },
  river: { bowFrom: 0.94, sternTo: 0.02, transom: 0.92, sharpness: 2.1 },
};

/** Half the breadth in metres at `x` metres from the stern; 0 beyond the ends. */
export function halfBreadth(kind: ShipKind, lengthM: number, beamM: number, x: number): number {
  if (x < 0 || x > lengthM) return 0;
  const form = forms[kind];
  const t = x / lengthM;
  const half = beamM / 2;
  if (t < form.sternTo) {
    const s = t / form.sternTo;
    return half * (form.transom + (1 - form.transom) * (1 - (1 - s) ** 2));
  }
  if (t <= form.bowFrom) return half;
  const s = (t - form.bowFrom) / (1 - form.bowFrom);
  return half * Math.max(0, 1 - s ** form.sharpness) ** (1 / form.sharpness);
}

/** Points of the outline from the stern along starboard (negative y) to the bow and back along port, in metres. */
export function hullPoints(kind: ShipKind, lengthM: number, beamM: number): [x: number, y: number][] {
  const form = forms[kind];
  const xs: number[] = [];
  for (let i = 0; i <= 6; i++) xs.push((form.sternTo * lengthM * i) / 6);
  for (let i = 0; i <= 24; i++) xs.push(lengthM * (form.bowFrom + (1 - form.bowFrom) * Math.sin((i / 24) * (Math.PI / 2))));
  const half = xs.map((x): [number, number] => [x, halfBreadth(kind, lengthM, beamM, x)]);
  return [...half.map(([x, y]): [number, number] => [x, -y]), ...half.toReversed().map(([x, y]): [number, number] => [x, y])];
}
