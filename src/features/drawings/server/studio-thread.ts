// The thread of the studio. Reads the land and the sea mask when the first chart is asked for.
import { parentPort } from 'node:worker_threads';
import { createChartLand, type ChartLand } from '#domain/art/chart-land.ts';
import { drawRouteChart, type ChartCall } from '#domain/art/chart.ts';
import { drawDeckPlan } from '#domain/art/deck-plan.ts';
import { drawDeckOverview } from '#domain/art/deck-overview.ts';
import { drawHero } from '#domain/art/hero.ts';
import { drawPostcard } from '#domain/art/postcard.ts';
import { shipDrawingFrom } from '#domain/art/ship-drawing.ts';
import { drawShip } from '#domain/art/ship-profile.ts';
import { drawWorldMap } from '#domain/art/world-map.ts';
import { decodeLine, encodeLine } from '#domain/geo/polyline.ts';
import type { LatLon } from '#domain/geo/position.ts';
import { riverLeg } from '#domain/geo/river-network.ts';
import { readCountries, readLand, seaRouter } from '#platform/server/geo.ts';
import { sharePicture } from './share-picture.ts';
import type { ChartJob, ChartPort, StoredLeg, StudioJob, StudioResult } from './studio-jobs.ts';

const heroSizes = { wide: { width: 1440, height: 768 }, phone: { width: 390, height: 780 } } as const;

let chartLand: ChartLand | undefined;
const land = (): ChartLand => (chartLand ??= createChartLand({ medium: readLand('50m'), fine: () => readLand('10m'), countries: readCountries }));

/** The course from one port to the next: along the river, across the sea, or straight where neither is known. */
function course(from: ChartPort, to: ChartPort, isRiver: boolean): { line: LatLon[]; distanceNm: number } {
  const found = isRiver ? (riverLeg(from, to) ?? seaRouter().leg(from, to)) : (seaRouter().leg(from, to) ?? riverLeg(from, to));
  return (
    found ?? {
      line: [
        { lat: from.lat, lon: from.lon },
        { lat: to.lat, lon: to.lon },
      ],
      distanceNm: 0,
    }
  );
}

function chart(job: ChartJob): StudioResult {
  const legs: LatLon[][] = [];
  const fresh: StoredLeg[] = [];
  for (const [index, to] of job.ports.entries()) {
    const from = job.ports[index - 1];
    if (!from || from.id === to.id) continue;
    const known = [...job.known, ...fresh].find((leg) => leg.from === from.id && leg.to === to.id);
    if (known) legs.push(decodeLine(known.line));
    else {
      const { line, distanceNm } = course(from, to, job.isRiver);
      legs.push(line);
      fresh.push({ from: from.id, to: to.id, line: encodeLine(line), distanceNm });
    }
  }
  const named = new Set<number>();
  const calls = job.ports.map((port, index): ChartCall => {
    const labelled = !named.has(port.id);
    named.add(port.id);
    return {
      name: port.name,
      lat: port.lat,
      lon: port.lon,
      labelled,
      kind: index === 0 ? 'embark' : index === job.ports.length - 1 ? 'disembark' : port.overnight ? 'overnight' : 'port',
    };
  });
  const svg = drawRouteChart(
    land(),
    { calls, legs, isRiver: job.isRiver },
    {
      size: job.size,
      theme: job.theme,
      language: job.language,
      idPrefix: 'c',
      title: job.title,
      isStandalone: true,
      ...(job.caption && { caption: job.caption }),
    },
  );
  return { picture: job.size === 'share' ? sharePicture(svg) : svg, legs: fresh };
}

function draw(job: StudioJob): StudioResult {
  const plain = (picture: string): StudioResult => ({ picture, legs: [] });
  switch (job.kind) {
    case 'chart':
      return chart(job);
    case 'ship':
      return plain(drawShip(job.drawing ?? shipDrawingFrom(job.facts), { variant: job.variant, palette: job.palette, title: job.title }));
    case 'postcard':
      return plain(drawPostcard(job.recipe, { format: job.format }));
    case 'hero':
      return plain(drawHero({ palette: job.palette, ship: shipDrawingFrom(job.ship), ...heroSizes[job.format], seed: 'home' }));
    case 'deck':
      return plain(drawDeckPlan(job.deck, { orientation: 'horizontal', labels: 'codes', title: job.title }));
    case 'decks':
      return plain(drawDeckOverview(job.decks, { kind: job.decks[0]?.kind ?? 'large', title: job.title }));
    case 'map':
      return plain(drawWorldMap(land(), { pins: job.pins }, { theme: job.theme, language: job.language, idPrefix: 'm', title: job.title }));
  }
}

parentPort?.on('message', ({ id, job }: { id: number; job: StudioJob }) => {
  try {
    parentPort?.postMessage({ id, result: draw(job) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
