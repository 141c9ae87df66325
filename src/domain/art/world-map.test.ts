import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { createChartLand, type ChartLand } from './chart-land.ts';
import { clusterPins, drawWorldMap, type MapPin, type WorldMapOptions } from './world-map.ts';

let land: ChartLand;
beforeAll(() => {
  land = createChartLand({ medium: JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8')) });
});
const options: WorldMapOptions = { theme: 'day', language: 'de', idPrefix: 'm', title: 'Häfen der Treffer' };
const hamburg: MapPin = { lat: 53.54, lon: 9.97, label: 'Hamburg', count: 31, href: '/kreuzfahrten?ab=hamburg&seite=1' };
const genoa: MapPin = { lat: 44.41, lon: 8.92, label: 'Genua', count: 12, href: '/kreuzfahrten?ab=genua' };
const sydney: MapPin = { lat: -33.86, lon: 151.21, label: 'Sydney', count: 1, href: '/kreuzfahrten?ab=sydney' };

describe('results map', () => {
  test('SEARCH-06 the map shows the ports of the hits with their numbers, as links with names', () => {
    const svg = drawWorldMap(land, { pins: [hamburg, genoa, sydney], routes: [[hamburg, genoa]] }, options);
    expect(svg).toContain('role="group"');
    expect(svg).toContain('<a href="/kreuzfahrten?ab=hamburg&amp;seite=1" class="chart-pin" aria-label="Hamburg: 31 Reisen">');
    expect(svg).toContain('aria-label="Sydney: 1 Reise"');
    expect(svg).toContain('>31</text>');
    expect(svg).toContain('class="chart-route"');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawWorldMap(land, { pins: [hamburg, genoa, sydney], routes: [[hamburg, genoa]] }, options)).toBe(svg);
    expect(svg.length).toBeLessThan(110_000);
  });

  test('ports too near to tell apart become one pin that says what it holds', () => {
    const near: MapPin = { lat: 53.6, lon: 10.1, label: 'Altona', count: 4 };
    const svg = drawWorldMap(land, { pins: [hamburg, near, sydney] }, { ...options, language: 'en' });
    expect(svg).toContain('data-pins="0 1"');
    expect(svg).toContain('<title>Hamburg, Altona: 35 voyages</title>');
    expect(svg).toContain('>Hamburg +1</text>');
  });

  test('clusters keep every pin and every voyage', () => {
    const pins = Array.from({ length: 200 }, (_, i): MapPin => ({ lat: (i * 37) % 80, lon: ((i * 91) % 360) - 180, label: `P${i}`, count: i }));
    const clusters = clusterPins(pins, (pin) => [pin.lon * 3, pin.lat * 3], 9);
    expect(clusters.flatMap((cluster) => cluster.members).toSorted((a, b) => a - b)).toEqual(pins.map((_, i) => i));
    expect(clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(pins.reduce((sum, pin) => sum + pin.count, 0));
    expect(clusters.length).toBeLessThan(pins.length);
  });

  test('a mini map is a picture without links, small and one element for screen readers', () => {
    const svg = drawWorldMap(land, { pins: [hamburg, genoa, sydney] }, { ...options, size: 'mini' });
    expect(svg).toContain('role="img"');
    expect(svg).not.toContain('<a ');
    expect(svg.length).toBeLessThan(12_000);
  });

  test('names are escaped, dangerous and impossible input is named', () => {
    expect(drawWorldMap(land, { pins: [{ ...hamburg, label: '<b>&"' }] }, options)).toContain('&lt;b&gt;&amp;&quot;');
    expect(() => drawWorldMap(land, { pins: [] }, options)).toThrow('pins');
    expect(() => drawWorldMap(land, { pins: [{ ...hamburg, href: 'javascript:alert(1)' }] }, options)).toThrow('pins[0].href');
    expect(() => drawWorldMap(land, { pins: [{ ...hamburg, count: 1.5 }] }, options)).toThrow('pins[0].count');
    expect(() => drawWorldMap(land, { pins: [{ ...hamburg, lat: 99 }] }, options)).toThrow('pins[0]');
  });
});
