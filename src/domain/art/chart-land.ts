// The land of a chart: coastlines thinned for the scale, cut to the picture, and a coarse grid that says where water is.
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { bySize, landRings, type LandRing, type LandTopology } from '../geo/land-rings.ts';
import type { LatLon } from '../geo/position.ts';
import { clipRing, overlaps, pathOf, ringArea, thinLine, thinRing, type Box } from './chart-geometry.ts';
import type { Projection } from './chart-projection.ts';

/** Coastlines ready for drawing. Make one per process and keep it: thinned copies are kept inside, one per scale. */
export interface ChartLand {
  readonly ringsFor: (kmPerPixel: number) => readonly LandRing[];
  /** Borders between countries, for river charts. Empty when no source was given. */
  readonly borders: () => readonly Border[];
}

export interface Border {
  readonly line: readonly LatLon[];
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** A world-atlas file `countries-*.json`. */
export type CountriesTopology = Topology<{ countries: GeometryCollection }>;

export interface LandSources {
  /** land-50m: everything down to about 2 km a pixel. */
  readonly medium: LandTopology;
  /** land-10m, read when the first chart of a small area is drawn. */
  readonly fine?: () => LandTopology;
  /** countries-50m, read when the first river chart is drawn. */
  readonly countries?: () => CountriesTopology;
}

/** Below this many kilometres a pixel the fine coastline is used. */
const fineBelow = 1.6;
const kmPerDegree = 111.2;

function thinned(rings: readonly LandRing[], tolerance: number): LandRing[] {
  const result: LandRing[] = [];
  for (const ring of rings) {
    if (ring.east - ring.west < tolerance && ring.north - ring.south < tolerance) continue;
    const points = thinRing(ring.points, tolerance);
    if (points.length >= 6) result.push({ ...ring, points: Float64Array.from(points) });
  }
  return result;
}

/** Prepares topologies for drawing. */
export function createChartLand(sources: LandSources): ChartLand {
  const medium = bySize(landRings(sources.medium));
  let fine: LandRing[] | undefined;
  const copies = new Map<number, LandRing[]>();
  let borders: Border[] | undefined;
  return {
    borders: () => (borders ??= sources.countries ? bordersOf(sources.countries()) : []),
    ringsFor(kmPerPixel) {
      if (sources.fine && kmPerPixel < fineBelow) {
        fine ??= bySize(landRings(sources.fine()));
        if (kmPerPixel < 0.5) return fine;
      }
      // a third of a pixel at the coarse end of each octave
      const octave = Math.floor(Math.log2(kmPerPixel));
      const known = copies.get(octave);
      if (known) return known;
      const copy = thinned(fine && kmPerPixel < fineBelow ? fine : medium, (2 ** octave / kmPerDegree) * 0.3);
      copies.set(octave, copy);
      return copy;
    },
  };
}

function bordersOf(topology: CountriesTopology): Border[] {
  const lines = mesh(topology, topology.objects.countries, (a, b) => a !== b).coordinates;
  return lines.map((points) => {
    const line = points.map(([lon, lat]) => ({ lon: lon!, lat: lat! }));
    const [lons, lats] = [line.map((p) => p.lon), line.map((p) => p.lat)];
    return { line, west: Math.min(...lons), east: Math.max(...lons), south: Math.min(...lats), north: Math.max(...lats) };
  });
}

/** Path data of the borders in a picture. */
export function drawBorders(land: ChartLand, projection: Projection, picture: Box, thin: number): string {
  const { window } = projection;
  let path = '';
  for (const { line, west, east, south, north } of land.borders()) {
    const turn = projection.intoWindow(west) - west;
    if (south > window.north || north < window.south || west + turn > window.east || east + turn < window.west) continue;
    let row: number[] = [];
    const flush = (): void => {
      if (row.length >= 4) path += pathOf(thinLine(row, thin), false);
      row = [];
    };
    for (let i = 1; i < line.length; i++) {
      const [x0, y0] = projection.project(line[i - 1]!.lon + turn, line[i - 1]!.lat);
      const [x1, y1] = projection.project(line[i]!.lon + turn, line[i]!.lat);
      if (!overlaps({ left: Math.min(x0, x1), right: Math.max(x0, x1) + 0.1, top: Math.min(y0, y1), bottom: Math.max(y0, y1) + 0.1 }, picture)) {
        flush();
        continue;
      }
      if (row.length === 0) row.push(x0, y0);
      row.push(x1, y1);
    }
    flush();
  }
  return path;
}

/** Where the land lies in a picture, in coarse squares. */
export interface WaterGrid {
  /** Share of a box that is land, 0 to 1. */
  readonly landShare: (box: Box) => number;
  /** Pixels from a place to the nearest land, at most `limit`. */
  readonly clearance: (x: number, y: number, limit: number) => number;
}

export interface DrawnLand {
  /** Path data of all land in the picture. */
  readonly path: string;
  readonly grid: WaterGrid;
}

/** Longitudes and latitudes of a ring, shifted by whole turns, projected; long steps along a parallel are bent with it. */
function projectRing(points: ArrayLike<number>, projection: Projection): number[] {
  const out: number[] = [];
  const n = points.length;
  for (let i = 0; i < n; i += 2) {
    const lon = points[i]!;
    const lat = points[i + 1]!;
    const [px, py] = i >= 2 ? [points[i - 2]!, points[i - 1]!] : [points[n - 2]!, points[n - 1]!];
    const steps = Math.min(60, Math.floor(Math.abs(lon - px) / 3));
    for (let k = 1; k <= steps; k++) out.push(...projection.project(px + ((lon - px) * k) / (steps + 1), py + ((lat - py) * k) / (steps + 1)));
    out.push(...projection.project(lon, lat));
  }
  return out;
}

export interface LandDetail {
  /** Thinning in pixels. */
  readonly thin: number;
  /** Longest path data, in characters. */
  readonly mostBytes: number;
}

/** Draws the land of a projection into a picture. */
export function drawLand(land: ChartLand, projection: Projection, picture: Box, detail: LandDetail): DrawnLand {
  const { west, east, south, north } = projection.window;
  const margin = 24; // coast lines and tints along the cut must stay outside of the picture
  const frame: Box = { left: picture.left - margin, top: picture.top - margin, right: picture.right + margin, bottom: picture.bottom + margin };
  const onSheet: ArrayLike<number>[] = [];
  for (const ring of land.ringsFor(projection.kmPerPixel)) {
    if (ring.south > north || ring.north < south) continue;
    for (let turn = Math.ceil((west - ring.east) / 360); ring.west + 360 * turn <= east; turn++) {
      const moved = turn === 0 ? ring.points : ring.points.map((value, i) => (i % 2 ? value : value + 360 * turn));
      const inWindow = clipRing(moved, { left: west, top: south, right: east, bottom: north });
      if (inWindow.length < 6) continue;
      const onPaper = clipRing(projectRing(inWindow, projection), frame);
      if (onPaper.length >= 6) onSheet.push(onPaper);
    }
  }
  const grid = new LandGrid(picture);
  for (const ring of onSheet) grid.add(ring);
  let path = '';
  // busy coasts are thinned once more until the drawing keeps its promise of weight
  for (let loss = detail.thin; loss < 3; loss *= 1.35) {
    path = onSheet.map((ring) => landPath(ring, loss)).join('');
    if (path.length <= detail.mostBytes) break;
  }
  return { path, grid };
}

function landPath(ring: ArrayLike<number>, tolerance: number): string {
  const thin = thinRing(ring, tolerance);
  return thin.length < 6 || Math.abs(ringArea(thin)) < tolerance * 3 ? '' : pathOf(thin, true);
}

/** Squares of four pixels, land or water by their middle. */
class LandGrid implements WaterGrid {
  private readonly size = 4;
  private readonly columns: number;
  private readonly rows: number;
  private readonly cells: Uint8Array;
  private readonly picture: Box;

  constructor(picture: Box) {
    this.picture = picture;
    this.columns = Math.ceil((picture.right - picture.left) / this.size);
    this.rows = Math.ceil((picture.bottom - picture.top) / this.size);
    this.cells = new Uint8Array(this.columns * this.rows);
  }

  /** Fills one ring, even-odd: rings inside rings are water. */
  add(points: ArrayLike<number>): void {
    const { size, columns, rows, picture } = this;
    const crossings: number[][] = Array.from({ length: rows }, () => []);
    for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
      const [x0, y0, x1, y1] = [points[j]!, points[j + 1]!, points[i]!, points[i + 1]!];
      const first = Math.max(0, Math.ceil((Math.min(y0, y1) - picture.top) / size - 0.5));
      const last = Math.min(rows - 1, Math.floor((Math.max(y0, y1) - picture.top) / size - 0.5));
      for (let row = first; row <= last; row++) {
        const y = picture.top + (row + 0.5) * size;
        if (y0 > y !== y1 > y) crossings[row]!.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
      }
    }
    for (const [row, xs] of crossings.entries()) {
      xs.sort((a, b) => a - b);
      for (let k = 0; k + 1 < xs.length; k += 2) {
        const from = Math.max(0, Math.ceil((xs[k]! - picture.left) / size - 0.5));
        const to = Math.min(columns, Math.ceil((xs[k + 1]! - picture.left) / size - 0.5));
        for (let x = from; x < to; x++) this.cells[row * columns + x]! ^= 1;
      }
    }
  }

  private cell(column: number, row: number): number {
    return column >= 0 && row >= 0 && column < this.columns && row < this.rows ? this.cells[row * this.columns + column]! : 0;
  }

  landShare(box: Box): number {
    const { size, picture } = this;
    const [x0, x1] = [Math.floor((box.left - picture.left) / size), Math.floor((box.right - picture.left) / size)];
    const [y0, y1] = [Math.floor((box.top - picture.top) / size), Math.floor((box.bottom - picture.top) / size)];
    let sum = 0;
    for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) sum += this.cell(x, y);
    return sum / ((x1 - x0 + 1) * (y1 - y0 + 1));
  }

  clearance(x: number, y: number, limit: number): number {
    const { size, picture } = this;
    const column = Math.floor((x - picture.left) / size);
    const row = Math.floor((y - picture.top) / size);
    if (this.cell(column, row)) return 0;
    const reach = Math.ceil(limit / size);
    for (let ring = 1; ring <= reach; ring++) {
      for (let k = -ring; k <= ring; k++) {
        if (this.cell(column + k, row - ring) || this.cell(column + k, row + ring) || this.cell(column - ring, row + k) || this.cell(column + ring, row + k))
          return ring * size;
      }
    }
    return limit;
  }
}
