// Coastlines out of a world-atlas topology (Natural Earth, public domain) as plain number rows, ready for drawing and rasterising.
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** A world-atlas file `land-*.json`. */
export type LandTopology = Topology<{ land: GeometryCollection }>;

/** One closed coastline. Longitudes run on without jumps, so they may leave ±180°. */
export interface LandRing {
  /** lon, lat, lon, lat, … in degrees; the first point is not repeated at the end. */
  readonly points: Float64Array;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function toRing(ring: readonly (readonly number[])[]): LandRing | undefined {
  const points: number[] = [];
  for (let i = 0; i < ring.length - 1; i++) {
    const lon = ring[i]![0]!;
    const last = points.length ? points[points.length - 2]! : lon;
    points.push(lon - 360 * Math.round((lon - last) / 360), ring[i]![1]!);
  }
  if (points.length < 6) return undefined;
  const turn = points[0]! - points[points.length - 2]!;
  if (Math.abs(turn) > 180) {
    // Antarctica runs once around the globe: close it along the pole, outside of every chart
    points.push(points[0]! - Math.sign(turn) * 360, points[1]!);
    const end = points[points.length - 2]!;
    points.push(end, -90, points[0]!, -90);
  }
  const flat = Float64Array.from(points);
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < flat.length; i += 2) {
    west = Math.min(west, flat[i]!);
    east = Math.max(east, flat[i]!);
    south = Math.min(south, flat[i + 1]!);
    north = Math.max(north, flat[i + 1]!);
  }
  return { points: flat, west, east, south, north };
}

/**
 * All coastlines of a topology, holes (the Caspian Sea) included: fill them even-odd. They are plain lists of degrees on purpose:
 * land-10m holds degenerate rings whose spherical winding means "the whole globe" and would fill every map with land.
 */
export function landRings(topology: LandTopology): LandRing[] {
  const rings: LandRing[] = [];
  for (const part of feature(topology, topology.objects.land).features) {
    const geometry = part.geometry;
    const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [];
    for (const polygon of polygons) {
      for (const raw of polygon) {
        const ring = toRing(raw);
        if (ring && ring.east > ring.west && ring.north > ring.south) rings.push(ring);
      }
    }
  }
  return rings;
}

/** Rings sorted by size, large first: what matters for clipping and for islands that are too small to see. */
export const bySize = (rings: readonly LandRing[]): LandRing[] =>
  rings.toSorted((a, b) => (b.east - b.west) * (b.north - b.south) - (a.east - a.west) * (a.north - a.south));
