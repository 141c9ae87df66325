// Pulls the string of squares tight: few points, straight courses, still off the coast where there is room.
import { between, lonNear } from './position.ts';
import { gridPoint, positionOf, segmentCost, type GridPoint, type Waters } from './sea-cost.ts';
import { lonOfX } from './sea-mask.ts';

/** Costs of neighbouring points, summed up from the start. A step that the search took is never refused. */
function runningCosts(waters: Waters, way: readonly GridPoint[]): Float64Array {
  const sums = new Float64Array(way.length);
  for (let i = 1; i < way.length; i++) {
    const cost = segmentCost(waters, way[i - 1]!, way[i]!);
    const grid = Math.hypot(way[i]!.x - way[i - 1]!.x, way[i]!.y - way[i - 1]!.y);
    sums[i] = sums[i - 1]! + (cost === Infinity ? grid * 5 : cost);
  }
  return sums;
}

/** From each point on to the farthest one that a straight course reaches at no more cost than the way between. */
function shorten(waters: Waters, way: readonly GridPoint[], slack: number): GridPoint[] {
  const sums = runningCosts(waters, way);
  const result: GridPoint[] = [way[0]!];
  const last = way.length - 1;
  for (let i = 0; i < last;) {
    const isGood = (j: number): boolean => segmentCost(waters, way[i]!, way[j]!) <= (sums[j]! - sums[i]!) * slack + 1e-6;
    let good = i + 1;
    let bad = last + 1;
    for (let step = 2; i + step <= last; step *= 2) {
      if (!isGood(i + step)) {
        bad = i + step;
        break;
      }
      good = i + step;
    }
    if (bad > last && good < last && isGood(last)) good = last;
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (middle <= last && isGood(middle)) good = middle;
      else bad = middle;
    }
    result.push(way[good]!);
    i = good;
  }
  return result;
}

/** A point on the course between two points: on the great circle, so that both halves stay where the whole was tested. */
function toward(from: GridPoint, to: GridPoint, part: number): GridPoint {
  if (Math.hypot(to.x - from.x, to.y - from.y) < 40) return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  const point = between(positionOf(from), positionOf(to), part);
  return gridPoint(point.lat, lonNear(point.lon, lonOfX(from.x)));
}

/** Cuts corners where the short cut is cheaper: each corner is replaced by two, nearer to its neighbours. */
function cutCorners(waters: Waters, way: readonly GridPoint[], part: number): GridPoint[] {
  const result: GridPoint[] = [way[0]!];
  for (let i = 1; i < way.length - 1; i++) {
    const corner = way[i]!;
    const before = toward(corner, result[result.length - 1]!, part);
    const after = toward(corner, way[i + 1]!, part);
    const straight = segmentCost(waters, before, after);
    const around = segmentCost(waters, before, corner) + segmentCost(waters, corner, after);
    if (straight < around * 0.998) result.push(before, after);
    else result.push(corner);
  }
  result.push(way[way.length - 1]!);
  return result;
}

/** Shortens a way found by the search; its first and last points stay. */
export function pullTight(waters: Waters, way: readonly GridPoint[]): GridPoint[] {
  if (way.length < 3) return [...way];
  let line = shorten(waters, way, 1.0005);
  line = shorten(waters, line.toReversed(), 1.0005).toReversed();
  for (const part of [0.6, 0.35, 0.5, 0.3]) {
    line = cutCorners(waters, line, part);
    line = shorten(waters, line, 1.001);
  }
  return shorten(waters, line.toReversed(), 1.003).toReversed();
}
