// Hand-typed lines in the data files: "lon,lat lon,lat …", as short as a chart's margin note.

export type LonLat = readonly [lon: number, lat: number];

/** Reads a hand-typed line; a slip of the pen is an error, not a kink in a river. */
export function lonLats(text: string): readonly LonLat[] {
  return text.split(' ').map((pair) => {
    const [lon, lat, ...rest] = pair.split(',').map(Number);
    if (lon === undefined || lat === undefined || rest.length > 0 || !(Math.abs(lon) <= 180) || !(Math.abs(lat) <= 90)) {
      throw new RangeError(`line must hold pairs of degrees "lon,lat", got "${pair}"`);
    }
    return [lon, lat];
  });
}
