// The map of search results (SEARCH-06): ports as pins sized by the number of voyages, crowds gathered into one pin, routes behind them.
import type { LatLon } from '../geo/position.ts';
import { drawGraticule } from './chart-frame.ts';
import { escaped, roundedPath, short, thinLine, type Box } from './chart-geometry.ts';
import { Occupied, placePorts, placeWaters, waterSpacing, type PlacedText } from './chart-labels.ts';
import { drawLand, type ChartLand } from './chart-land.ts';
import { fitProjection, type Projection } from './chart-projection.ts';
import { projectLine } from './chart-route.ts';
import { fontsOf, inksOf, type ChartInks, type ChartTheme } from './chart-theme.ts';

export interface MapPin {
  readonly lat: number;
  readonly lon: number;
  readonly label: string;
  /** Voyages that start here; a crowd shows the sum of its pins. */
  readonly count: number;
  /** Where the pin leads: a path of the shop or an https address. */
  readonly href?: string;
}

export interface WorldMap {
  readonly pins: readonly MapPin[];
  readonly routes?: readonly (readonly LatLon[])[];
}

export interface WorldMapOptions {
  readonly theme: ChartTheme;
  readonly language: 'de' | 'en';
  readonly idPrefix: string;
  readonly title: string;
  /** `map` carries names and links, `mini` is a picture of where the hits are. */
  readonly size?: 'map' | 'mini';
  readonly width?: number;
  readonly height?: number;
  readonly isStandalone?: boolean;
}

interface Cluster {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly count: number;
  /** Indexes into the pins, most voyages first. */
  readonly members: readonly number[];
}

/** Area grows with the count, slowly: one voyage is still a target, a thousand do not hide a country. */
const radiusOf = (count: number, least: number): number => least + Math.min(3.2, Math.log10(Math.max(1, count))) * least * 0.42;

/** Gathers pins whose circles would lie on each other; the largest pin keeps its place. */
export function clusterPins(pins: readonly MapPin[], at: (pin: MapPin) => readonly [number, number], least: number): Cluster[] {
  const order = pins.map((_, i) => i).toSorted((a, b) => pins[b]!.count - pins[a]!.count || a - b);
  let clusters: Cluster[] = order.map((i) => {
    const [x, y] = at(pins[i]!);
    return { x, y, radius: radiusOf(pins[i]!.count, least), count: pins[i]!.count, members: [i] };
  });
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    const kept: Cluster[] = [];
    for (const cluster of clusters) {
      const near = kept.findIndex((other) => Math.hypot(other.x - cluster.x, other.y - cluster.y) < (other.radius + cluster.radius) * 0.95);
      if (near < 0) {
        kept.push(cluster);
        continue;
      }
      const other = kept[near]!;
      const count = other.count + cluster.count;
      const part = cluster.count / Math.max(1, count);
      kept[near] = {
        x: other.x + (cluster.x - other.x) * part,
        y: other.y + (cluster.y - other.y) * part,
        radius: radiusOf(count, least),
        count,
        members: [...other.members, ...cluster.members],
      };
      isChanged = true;
    }
    clusters = kept;
  }
  return clusters;
}

const voyages = (count: number, language: 'de' | 'en'): string =>
  `${count.toLocaleString(language)} ${language === 'de' ? (count === 1 ? 'Reise' : 'Reisen') : count === 1 ? 'voyage' : 'voyages'}`;

function nameOf(cluster: Cluster, pins: readonly MapPin[], language: 'de' | 'en'): string {
  const labels = cluster.members.map((i) => pins[i]!.label);
  const rest = labels.length - 3;
  const names = labels.slice(0, 3).join(', ');
  const more = rest > 0 ? (language === 'de' ? ` und ${rest} weitere` : ` and ${rest} more`) : '';
  return `${names}${more}: ${voyages(cluster.count, language)}`;
}

/** One pin or one crowd. Crowds carry the indexes of their pins, so that a page can open them. */
function drawCluster(cluster: Cluster, pins: readonly MapPin[], options: WorldMapOptions, inks: ChartInks): string {
  const { x, y, radius, count, members } = cluster;
  const name = escaped(nameOf(cluster, pins, options.language));
  const text = count >= 10_000 ? `${Math.round(count / 1000)}k` : String(count);
  const size = Math.min(radius * 0.95, (radius * 2.9) / text.length);
  const hasNumber = options.size !== 'mini';
  const disc = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>${members.length > 1 && hasNumber ? `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius + 3.2)}" fill="none" stroke="${inks.route}" stroke-width="1.1"/>` : ''}`;
  const number = hasNumber ? `<text x="${short(x)}" y="${short(y + size * 0.35)}" font-size="${short(size)}">${text}</text>` : '';
  const href = members.length === 1 ? pins[members[0]!]!.href : undefined;
  // the unseen disc makes small pins a target of 28 pixels (WCAG 2.5.8)
  if (href && hasNumber)
    return `<a href="${escaped(href)}" class="chart-pin" aria-label="${name}"><title>${name}</title><circle cx="${short(x)}" cy="${short(y)}" r="${short(Math.max(14, radius))}" fill-opacity="0" stroke="none"/>${disc}${number}</a>`;
  return `<g class="chart-pin" data-pins="${members.join(' ')}"><title>${name}</title>${disc}${number}</g>`;
}

function drawRoutes(routes: readonly (readonly LatLon[])[], projection: Projection, inks: ChartInks, width: number): string {
  const path = routes
    .flatMap((line) => projectLine(line, projection))
    .map((points) => roundedPath(thinLine(points, 0.6), 6))
    .join('');
  return path
    ? `<path class="chart-route" d="${path}" fill="none" stroke="${inks.route}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="4 3" opacity=".55"/>`
    : '';
}

function checkMap(map: WorldMap, options: WorldMapOptions): void {
  if (map.pins.length === 0) throw new RangeError('pins must hold at least one place');
  if (!/^[A-Za-z][\w-]*$/.test(options.idPrefix))
    throw new RangeError(`idPrefix must start with a letter and hold letters, digits, - and _ only, got "${options.idPrefix}"`);
  for (const [i, { lat, lon, count, href }] of map.pins.entries()) {
    if (!(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 360)) throw new RangeError(`pins[${i}] must have lat and lon on the globe`);
    if (!Number.isInteger(count) || count < 0) throw new RangeError(`pins[${i}].count must be a whole number, got ${count}`);
    if (href !== undefined && !/^(\/(?!\/)|\?|https:\/\/)/.test(href)) throw new RangeError(`pins[${i}].href must be a path or an https address`);
  }
}

/** Draws the results map, fitted to its pins. */
export function drawWorldMap(land: ChartLand, map: WorldMap, options: WorldMapOptions): string {
  checkMap(map, options);
  const isMini = options.size === 'mini';
  const [w, h] = [options.width ?? (isMini ? 320 : 1000), options.height ?? (isMini ? 180 : 560)];
  const least = isMini ? 3 : 9;
  const picture: Box = { left: 0, top: 0, right: w, bottom: h };
  const pad = Math.min(w, h) * 0.11;
  const inks = inksOf(options.theme, !options.isStandalone);
  const fonts = fontsOf(options.theme);
  const inner = { left: pad, top: pad, right: w - pad * (isMini ? 1 : 1.6), bottom: h - pad };
  const projection = fitProjection(
    map.pins.map((pin) => [pin]),
    { inner, outer: picture, leastKm: 500 },
  );
  const drawn = drawLand(land, projection, picture, { thin: isMini ? 0.55 : 0.4, mostBytes: isMini ? 6000 : 60_000 });
  const clusters = clusterPins(map.pins, (pin) => projection.project(projection.intoWindow(pin.lon), pin.lat), least);
  const occupied = new Occupied(picture, []);
  for (const { x, y, radius } of clusters) occupied.add({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });
  const named = clusters.map((cluster) => ({
    ...cluster,
    name: map.pins[cluster.members[0]!]!.label + (cluster.members.length > 1 ? ` +${cluster.members.length - 1}` : ''),
  }));
  const names = isMini ? [] : placePorts(named, 12.5, occupied, drawn.grid);
  const waters = isMini ? [] : placeWaters(projection, picture, { language: options.language, size: 12.5, most: 5 }, occupied, drawn.grid);
  const id = options.idPrefix;
  const tints = (
    isMini
      ? [
          [8, inks.tint2],
          [4, inks.tint3],
        ]
      : [
          [20, inks.tint1],
          [12, inks.tint2],
          [5.5, inks.tint3],
        ]
  )
    .map(([width, ink]) => `<use href="#${id}-land" stroke="${ink}" stroke-width="${width}"/>`)
    .join('');
  const graticule = isMini ? '' : drawGraticule(projection, picture, options.language).path;
  const hasLinks = !isMini && map.pins.some((pin) => pin.href);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart chart-map" role="${hasLinks ? 'group' : 'img'}" aria-label="${escaped(options.title)}" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">` +
    `<defs><path id="${id}-land" d="${drawn.path}"/><clipPath id="${id}-clip"><path d="M0 0h${w}v${h}H0z"/></clipPath></defs><g clip-path="url(#${id}-clip)">` +
    `<path d="M0 0h${w}v${h}H0z" fill="${inks.sea}"/><g fill="none" stroke-linejoin="round">${tints}</g>` +
    (graticule ? `<path d="${graticule}" fill="none" stroke="${inks.grid}" stroke-width=".6" opacity=".75"/>` : '') +
    `<use href="#${id}-land" fill="${inks.land}" fill-rule="evenodd" stroke="${inks.coast}" stroke-width="${isMini ? 0.5 : 0.8}" stroke-linejoin="round"/>` +
    drawRoutes(map.routes ?? [], projection, inks, isMini ? 0.9 : 1.4) +
    lettering(waters, `font-family="${escaped(fonts.water)}" font-style="italic" fill="${inks.water}"`, true) +
    lettering(
      names,
      `font-family="${escaped(fonts.text)}" font-size="12.5" font-weight="600" fill="${inks.label}" stroke="${inks.halo}" stroke-width="3.2" stroke-opacity=".88" stroke-linejoin="round" paint-order="stroke"`,
      false,
    ) +
    `<g fill="${inks.route}" stroke="${inks.halo}" stroke-width="${isMini ? 0.8 : 1.6}">${pinsGroup(clusters, map.pins, options, inks, fonts.text)}</g></g></svg>`
  );
}

/** Small pins last, so that they stay visible beside large ones. */
const pinsGroup = (clusters: readonly Cluster[], pins: readonly MapPin[], options: WorldMapOptions, inks: ChartInks, font: string): string =>
  clusters
    .map((cluster) =>
      drawCluster(cluster, pins, options, inks).replaceAll(
        '<text ',
        `<text font-family="${escaped(font)}" font-weight="700" text-anchor="middle" fill="${inks.halo}" stroke="none" `,
      ),
    )
    .join('');

const lettering = (texts: readonly PlacedText[], attributes: string, isWater: boolean): string =>
  texts.length === 0
    ? ''
    : `<g ${attributes}>${texts
        .map(
          ({ text, x, y, anchor, size }) =>
            `<text x="${short(x)}" y="${short(y)}" text-anchor="${anchor}"${isWater ? ` font-size="${short(size)}" letter-spacing="${short(size * waterSpacing)}"` : ''}>${escaped(text)}</text>`,
        )
        .join('')}</g>`;
