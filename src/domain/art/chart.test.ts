import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LatLon } from '../geo/position.ts';
import { riverLeg } from '../geo/river-network.ts';
import { drawRouteChart, type ChartOptions, type RouteChart } from './chart.ts';
import { createChartLand, type ChartLand } from './chart-land.ts';
import { fitProjection } from './chart-projection.ts';
import { chartInks, chartThemes, chartVariables } from './chart-theme.ts';

const atlas = (scale: string) => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`world-atlas/land-${scale}.json`), 'utf8'));
let land: ChartLand;
beforeAll(() => {
  land = createChartLand({ medium: atlas('50m'), fine: () => atlas('10m') });
});

const hamburg = { name: 'Hamburg', lat: 53.54, lon: 9.97 };
const bergen = { name: 'Bergen', lat: 60.4, lon: 5.32 };
const geiranger = { name: 'Geiranger', lat: 62.1, lon: 7.2 };
const out: LatLon[] = [hamburg, { lat: 54.1, lon: 8 }, { lat: 58, lon: 4.8 }, { lat: 62.3, lon: 5 }, geiranger];
const norway: RouteChart = {
  calls: [
    { ...hamburg, kind: 'embark' },
    { ...geiranger, kind: 'port' },
    { ...bergen, kind: 'overnight' },
    { ...hamburg, kind: 'disembark' },
  ],
  legs: [out, [geiranger, { lat: 62.3, lon: 5 }, { lat: 60.5, lon: 4.6 }, bergen], [bergen, { lat: 58, lon: 4.9 }, { lat: 54.1, lon: 8 }, hamburg]],
  isRiver: false,
};
const options: ChartOptions = { size: 'card', theme: 'day', language: 'de', idPrefix: 'v1', title: 'Route: Hamburg, Geiranger, Bergen' };
const draw = (chart: RouteChart = norway, more: Partial<ChartOptions> = {}): string => drawRouteChart(land, chart, { ...options, ...more });

/** Throws when tags do not nest, an attribute is not quoted or a bare ampersand stands in the text. */
function checkXml(text: string): number {
  const open: string[] = [];
  let count = 0;
  const rest = text.replace(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g, (_, end: string, name: string, _attributes, single: string) => {
    count++;
    if (end) expect(open.pop()).toBe(name);
    else if (!single) open.push(name);
    return '';
  });
  expect(rest).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/);
  expect(open).toEqual([]);
  return count;
}

describe('route charts', () => {
  test.each(['mini', 'card', 'wide', 'detail', 'phone', 'share'] as const)('a %s is well-formed, within its weight, and the same bytes again', (size) => {
    const svg = draw(norway, { size, caption: { title: 'Norwegens Fjorde ab Hamburg', lines: ['12.–22. Juni 2027', 'ab 1.899 €'] } });
    expect(checkXml(svg)).toBeGreaterThan(8);
    expect(svg.length).toBeLessThan({ mini: 6_000, card: 17_000, wide: 17_000, detail: 130_000, phone: 40_000, share: 130_000 }[size]);
    expect(draw(norway, { size, caption: { title: 'Norwegens Fjorde ab Hamburg', lines: ['12.–22. Juni 2027', 'ab 1.899 €'] } })).toBe(svg);
    for (const [, reference] of svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)) if (reference) expect(svg).toContain(`id="${reference}"`);
    for (const [, id] of svg.matchAll(/ id="([^"]+)"/g)) expect(id).toMatch(/^v1-/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('names and titles cannot break out of the drawing', () => {
    const evil = `"><script>alert('x')</script>&`;
    const svg = draw({ ...norway, calls: [{ ...hamburg, name: evil, kind: 'embark' }] }, { title: evil, size: 'detail' });
    checkXml(svg);
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;');
  });

  test('ports are named once; a call can keep its name to itself', () => {
    const svg = draw(norway, { size: 'detail' });
    expect(svg.match(/>Hamburg</g)).toHaveLength(1);
    expect(svg).toContain('>Nordsee<');
    expect(draw(norway, { size: 'detail', language: 'en' })).toContain('>North Sea<');
    expect(draw({ ...norway, calls: norway.calls.map((call) => ({ ...call, labelled: call.name === 'Bergen' })) })).not.toContain('>Hamburg<');
  });

  test('out and back are told apart on a round trip only', () => {
    expect(draw()).toContain('id="v1-back"');
    expect(draw({ ...norway, calls: norway.calls.slice(0, 2), legs: norway.legs.slice(0, 1) })).not.toContain('id="v1-back"');
  });

  test('frame and compass belong to the detail chart', () => {
    expect(draw(norway, { size: 'detail' })).toContain('>N</text>');
    expect(draw()).not.toContain('>N</text>');
  });

  test('a Pacific crossing is one line, a voyage around the world is cut at the edges', () => {
    const yokohama = { name: 'Yokohama', lat: 35.45, lon: 139.65 };
    const honolulu = { name: 'Honolulu', lat: 21.3, lon: -157.87 };
    const pacific = draw({
      calls: [
        { ...yokohama, kind: 'embark' },
        { ...honolulu, kind: 'disembark' },
      ],
      legs: [[yokohama, honolulu]],
      isRiver: false,
    });
    expect(pacific.match(/id="v1-out" d="([^"]+)"/)?.[1]?.match(/M/g)).toHaveLength(1);
    const turn: LatLon[] = Array.from({ length: 37 }, (_, i) => ({ lat: 20 * Math.sin(i), lon: ((i * 10 + 180) % 360) - 180 }));
    const world = draw({ calls: [{ name: 'A', ...turn[0]!, kind: 'embark' }], legs: [turn], isRiver: false });
    expect(world.match(/id="v1-(?:out|back)" d="([^"]+)"/)?.[1]?.match(/M/g)!.length).toBeGreaterThan(1);
    checkXml(world);
  });

  test('the land lies where it should: water under the North Sea, land under Jutland', () => {
    const svg = draw(
      {
        calls: [
          { name: 'X', lat: 56, lon: 9, kind: 'port' },
          { name: 'Y', lat: 56, lon: 3, kind: 'port' },
        ],
        legs: [],
        isRiver: false,
      },
      { size: 'detail' },
    );
    const path = svg.match(/id="v1-land" d="([^"]+)"/)![1]!;
    const projection = fitProjection([[{ lat: 56, lon: 9 }], [{ lat: 56, lon: 3 }]], {
      inner: { left: 56, top: 56, right: 567.9, bottom: 484 },
      outer: { left: 10, top: 10, right: 630, bottom: 530 },
      leastKm: 220,
    });
    const covers = (lon: number, lat: number): boolean => {
      const [px, py] = projection.project(projection.intoWindow(lon), lat);
      let inside = false;
      for (const piece of path.split('M').filter(Boolean)) {
        const numbers = (piece.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
        let [x, y] = [0, 0];
        const ring: [number, number][] = [];
        for (let i = 0; i + 1 < numbers.length; i += 2) ring.push([(x += numbers[i]!), (y += numbers[i + 1]!)]);
        for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
          const [[xi, yi], [xj, yj]] = [ring[i]!, ring[j]!];
          if (yi > py !== yj > py && px < xi + ((py - yi) / (yj - yi)) * (xj - xi)) inside = !inside;
        }
      }
      return inside;
    };
    expect(covers(9, 56)).toBe(true);
    expect(covers(4.5, 56)).toBe(false);
    expect(covers(6, 55)).toBe(false);
    expect(covers(9.5, 55.5)).toBe(true);
  });

  test('river charts show the river as water', () => {
    const passau = { lat: 48.575, lon: 13.47 };
    const vienna = { lat: 48.23, lon: 16.41 };
    const svg = draw({
      calls: [
        { name: 'Passau', ...passau, kind: 'embark' },
        { name: 'Wien', ...vienna, kind: 'disembark' },
      ],
      legs: [riverLeg(passau, vienna)!.line],
      isRiver: true,
    });
    checkXml(svg);
    expect(svg).toContain('id="v1-rivers"');
  });

  test.each(chartThemes)('theme %s: inks can be changed by the page, or are fixed when the picture leaves it', (theme) => {
    expect(draw(norway, { theme })).toContain(`var(--chart-sea,${chartInks[theme].sea})`);
    expect(draw(norway, { theme, isStandalone: true })).not.toContain('var(');
    expect(chartVariables(theme)).toContain(`--chart-route:${chartInks[theme].route}`);
  });

  test('bad input is named', () => {
    expect(() => draw({ ...norway, calls: [] })).toThrow('calls');
    expect(() => draw(norway, { idPrefix: '1 "' })).toThrow('idPrefix');
    expect(() => draw(norway, { width: 3 })).toThrow('width');
  });
});

describe('projections', () => {
  const picture = { left: 0, top: 0, right: 600, bottom: 400 };
  test.each([
    [
      'Mercator',
      [
        { lat: 35, lon: 0 },
        { lat: 44, lon: 18 },
      ],
    ],
    [
      'northern cone',
      [
        { lat: 54, lon: 4 },
        { lat: 71, lon: 26 },
      ],
    ],
    [
      'southern cone',
      [
        { lat: -54, lon: -68 },
        { lat: -65, lon: -62 },
      ],
    ],
    [
      'across the antimeridian',
      [
        { lat: -37, lon: 175 },
        { lat: -17, lon: -150 },
      ],
    ],
  ])('%s: all points inside, and back again', (_, line: LatLon[]) => {
    const { project, invert, intoWindow, window } = fitProjection([line], {
      inner: { left: 50, top: 40, right: 550, bottom: 360 },
      outer: picture,
      leastKm: 100,
    });
    for (const { lat, lon } of line) {
      const [x, y] = project(intoWindow(lon), lat);
      expect(x).toBeGreaterThan(49.9);
      expect(x).toBeLessThan(550.1);
      expect(y).toBeGreaterThan(39.9);
      expect(y).toBeLessThan(360.1);
      const [backLon, backLat] = invert(x, y);
      expect(backLon).toBeCloseTo(intoWindow(lon), 6);
      expect(backLat).toBeCloseTo(lat, 6);
      expect(intoWindow(lon)).toBeGreaterThan(window.west);
      expect(intoWindow(lon)).toBeLessThan(window.east);
    }
  });
});
