// Distances between places of an import.
import { distanceNm, kmPerNm, type LatLon } from '#domain/geo/position.ts';

export type Position = LatLon;

/** Great-circle distance in kilometres. */
export const distanceKm = (a: Position, b: Position): number => distanceNm(a, b) * kmPerNm;

/** The nearest of several places, with its distance. */
export function nearest<T extends Position>(places: Iterable<T>, to: Position): { readonly place: T; readonly km: number } | undefined {
  let best: { place: T; km: number } | undefined;
  for (const place of places) {
    const km = distanceKm(place, to);
    if (best === undefined || km < best.km) best = { place, km };
  }
  return best;
}
