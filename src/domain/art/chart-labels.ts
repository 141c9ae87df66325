// Lettering: ports upright beside their marks, names of waters in italics on open water, nothing over anything else.
import { grown, overlaps, textWidth, type Box } from './chart-geometry.ts';
import type { WaterGrid } from './chart-land.ts';
import type { Projection } from './chart-projection.ts';
import { waterNames } from './chart-waters.ts';

export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
}

/** What is already on the paper: boxes nothing may cover, and places of the route that are better left free. */
export class Occupied {
  private readonly boxes: Box[] = [];
  private readonly picture: Box;
  private readonly marks: readonly (readonly [number, number])[];
  constructor(picture: Box, marks: readonly (readonly [number, number])[]) {
    this.picture = picture;
    this.marks = marks;
  }
  add(box: Box): void {
    this.boxes.push(box);
  }
  /** Whether a box lies inside the picture and over nothing. */
  isFree(box: Box): boolean {
    const p = this.picture;
    if (box.left < p.left + 2 || box.right > p.right - 2 || box.top < p.top + 2 || box.bottom > p.bottom - 2) return false;
    return !this.boxes.some((other) => overlaps(box, other));
  }
  /** How many places of the route a box would cover. */
  marksIn(box: Box): number {
    let count = 0;
    for (const [x, y] of this.marks) if (x > box.left && x < box.right && y > box.top && y < box.bottom) count++;
    return count;
  }
}

export interface PortMark {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Radius of the mark. */
  readonly radius: number;
}

/** Places names beside their marks; a name that finds no free place is left out. */
export function placePorts(ports: readonly PortMark[], size: number, occupied: Occupied, land: WaterGrid): PlacedText[] {
  const placed: PlacedText[] = [];
  for (const { name, x, y, radius } of ports) {
    const width = textWidth(name, size);
    const gap = radius + size * 0.32;
    const low = size * 0.35;
    const candidates: readonly (readonly [PlacedText['anchor'], number, number, number])[] = [
      ['start', x + gap, y + low, 0],
      ['end', x - gap, y + low, 0.4],
      ['start', x + gap * 0.8, y - gap * 0.55, 0.8],
      ['start', x + gap * 0.8, y + gap * 0.55 + low * 2, 0.8],
      ['end', x - gap * 0.8, y - gap * 0.55, 1.2],
      ['end', x - gap * 0.8, y + gap * 0.55 + low * 2, 1.2],
      ['middle', x, y - gap, 1],
      ['middle', x, y + gap + size * 0.72, 1],
    ];
    let best: { text: PlacedText; box: Box } | undefined;
    let least = Infinity;
    for (const [anchor, tx, ty, dislike] of candidates) {
      const left = anchor === 'start' ? tx : anchor === 'end' ? tx - width : tx - width / 2;
      const box = { left: left - 1, top: ty - size * 0.86, right: left + width + 1, bottom: ty + size * 0.24 };
      if (!occupied.isFree(box)) continue;
      const share = land.landShare(box);
      const cost = dislike + occupied.marksIn(grown(box, 1)) * 1.5 + Math.min(share, 1 - share) * 1.6;
      if (cost < least) [best, least] = [{ text: { text: name, x: tx, y: ty, anchor, size }, box }, cost];
    }
    if (!best) continue;
    occupied.add(best.box);
    placed.push(best.text);
  }
  return placed;
}

export interface WaterStyle {
  readonly language: 'de' | 'en';
  /** Size of the smallest names. */
  readonly size: number;
  readonly most: number;
}

/** Letter spacing of names of waters, in units of their size. */
export const waterSpacing = 0.11;

/** Names of the waters in the picture, each on open water as near to its middle as it fits. */
export function placeWaters(projection: Projection, picture: Box, style: WaterStyle, occupied: Occupied, land: WaterGrid): PlacedText[] {
  const placed: PlacedText[] = [];
  const kmPerDegree = 111.2;
  const diagonal = Math.hypot(picture.right - picture.left, picture.bottom - picture.top);
  const wanted = waterNames
    .map((water) => {
      const [x, y] = projection.project(projection.intoWindow(water.lon), water.lat);
      return { name: water[style.language], x, y, reach: (water.radius * kmPerDegree) / projection.kmPerPixel };
    })
    .filter(({ x, y, reach }) => reach > style.size * 1.6 && overlaps({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }, picture))
    // what fills the picture best comes first: neither an ocean of which a corner shows, nor a bay
    .toSorted((a, b) => Math.abs(Math.log(a.reach / (diagonal * 0.22))) - Math.abs(Math.log(b.reach / (diagonal * 0.22))));
  for (const water of wanted) {
    if (placed.length >= style.most) break;
    if (placed.some(({ text }) => text === water.name)) continue;
    const size = style.size * Math.min(1.75, Math.max(1, 0.75 + (water.reach / diagonal) * 1.6));
    for (const scale of [1, 0.84]) {
      if (size * scale < style.size * 0.95) break;
      const found = bestSpot(water, size * scale, picture, occupied, land);
      if (!found) continue;
      occupied.add(grown(found.box, 4));
      placed.push({ text: water.name, x: found.x, y: found.y, anchor: 'middle', size: size * scale });
      break;
    }
  }
  return placed;
}

interface Water {
  readonly name: string;
  /** Middle and reach in pixels. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** Whether land lies between a spot and the middle of a water: then it is another water (the Libyan Sea is not north of Crete). */
function liesBeyondLand(water: Water, x: number, y: number, land: WaterGrid): boolean {
  const steps = Math.ceil(Math.hypot(water.x - x, water.y - y) / 6);
  let run = 0;
  for (let k = 0; k <= steps; k++) {
    const isLand = land.clearance(x + ((water.x - x) * k) / steps, y + ((water.y - y) * k) / steps, 1) === 0;
    run = isLand ? run + 1 : 0;
    if (run >= 3) return true;
  }
  return false;
}

function bestSpot(water: Water, size: number, picture: Box, occupied: Occupied, land: WaterGrid): { x: number; y: number; box: Box } | undefined {
  const width = textWidth(water.name, size * 0.92, size * waterSpacing);
  const step = Math.max(7, (picture.right - picture.left) / 70);
  let best: { x: number; y: number; box: Box } | undefined;
  let least = 4;
  const top = Math.max(picture.top + size * 1.4, water.y - water.reach);
  const left = Math.max(picture.left + width / 2 + 6, water.x - water.reach);
  for (let y = top; y < Math.min(picture.bottom - size * 0.6, water.y + water.reach); y += step) {
    for (let x = left; x < Math.min(picture.right - width / 2 - 6, water.x + water.reach); x += step) {
      const away = Math.hypot(x - water.x, y - water.y) / water.reach;
      if (away >= 1 || away * 3 > least) continue;
      const box = { left: x - width / 2, top: y - size * 0.9, right: x + width / 2, bottom: y + size * 0.3 };
      const share = land.landShare(box);
      if (share > 0.02 || !occupied.isFree(grown(box, 3)) || liesBeyondLand(water, x, y, land)) continue;
      const cost = away * 3 + occupied.marksIn(grown(box, 2)) * 1.1 + (land.landShare(grown(box, 8)) > 0 ? 0.5 : 0);
      if (cost < least) [best, least] = [{ x, y, box }, cost];
    }
  }
  return best;
}
