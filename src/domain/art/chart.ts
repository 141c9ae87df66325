// Route charts: the course of a voyage in the look of a nautical chart, as SVG text. Pure: same input, same bytes.
import { drawCompass, drawFrame, drawGraticule, drawScale, drawSoundings } from './chart-frame.ts';
import { escaped, short, textWidth, type Box } from './chart-geometry.ts';
import { drawCaption, drawInlandNames, drawLettering, drawMarks, drawRivers, drawRouteInk, drawTints } from './chart-ink.ts';
import { Occupied, placePorts, placeWaters, type PortMark } from './chart-labels.ts';
import { placeCountries, placeRivers } from './chart-inland.ts';
import { drawBorders, drawLand, type ChartLand, type WaterGrid } from './chart-land.ts';
import { fitProjection, type Projection } from './chart-projection.ts';
import { drawRoute } from './chart-route.ts';
import { sheetOf, type CallKind, type ChartCall, type ChartOptions, type RouteChart, type Sheet } from './chart-sheet.ts';

export type { ChartCall, ChartOptions, RouteChart } from './chart-sheet.ts';

/** Calls at the same place become one mark; the stronger kind wins. */
function marksOf(calls: readonly ChartCall[], projection: Projection, sheet: Sheet): (PortMark & { readonly kind: CallKind; readonly labelled: boolean })[] {
  const rank: Readonly<Record<CallKind, number>> = { embark: 3, disembark: 2, overnight: 1, port: 0 };
  const marks: (PortMark & { kind: CallKind; labelled: boolean })[] = [];
  for (const call of calls.toSorted((a, b) => rank[b.kind] - rank[a.kind])) {
    const [x, y] = projection.project(projection.intoWindow(call.lon), call.lat);
    const isKnown = marks.some((mark) => mark.name === call.name && Math.hypot(mark.x - x, mark.y - y) < 6);
    if (isKnown) continue;
    const isEnd = call.kind === 'embark' || call.kind === 'disembark';
    marks.push({ name: call.name, x, y, radius: sheet.measures.mark * (isEnd ? 1.4 : 1), kind: call.kind, labelled: call.labelled ?? true });
  }
  return marks;
}

function drawGrid(projection: Projection, sheet: Sheet, occupied: Occupied): { lines: string; notes: string } {
  const { picture, inks, fonts, options } = sheet;
  if (options.size === 'mini') return { lines: '', notes: '' };
  const { path, notes } = drawGraticule(projection, picture, options.language);
  const lines = path ? `<path d="${path}" fill="none" stroke="${inks.grid}" stroke-width=".6" opacity=".75"/>` : '';
  if (options.size === 'card' || options.size === 'wide') return { lines, notes: '' };
  const size = options.size === 'share' ? 13 : 9;
  for (const { text, x, y, side } of notes) {
    const width = textWidth(text, size) + 6;
    occupied.add(side === 'left' ? { left: x, right: x + width, top: y - size - 3, bottom: y } : { left: x, right: x + width, top: y - size - 5, bottom: y });
  }
  const texts = notes
    .map(({ text, x, y, side }) =>
      side === 'left' ? `<text x="${short(x + 4)}" y="${short(y - 3)}">${text}</text>` : `<text x="${short(x + 3)}" y="${short(y - 5)}">${text}</text>`,
    )
    .join('');
  return { lines, notes: `<g font-family="${escaped(fonts.text)}" font-size="${size}" fill="${inks.note}" opacity=".85">${texts}</g>` };
}

/** A corner for the compass that is clear of ports and route; open water is better than land. */
function compassSpot(sheet: Sheet, occupied: Occupied, land: WaterGrid): Box | undefined {
  const { picture } = sheet;
  const [w, h] = [74, 84];
  let best: Box | undefined;
  let least = Infinity;
  for (const [left, top, dislike] of [
    [picture.right - w - 6, picture.top + 6, 0],
    [picture.left + 6, picture.top + 6, 0.3],
    [picture.right - w - 6, picture.bottom - h - 20, 0.5],
    [picture.left + 30, picture.bottom - h - 30, 0.6],
  ] as const) {
    const box = { left, top, right: left + w, bottom: top + h };
    if (!occupied.isFree(box) || occupied.marksIn(box) > 0) continue;
    const cost = dislike + land.landShare(box);
    if (cost < least) [best, least] = [box, cost];
  }
  return best;
}

/** Borders and names inland: a river chart has no coast to go by. */
function drawInland(land: ChartLand, projection: Projection, sheet: Sheet, occupied: Occupied, grid: WaterGrid): { borders: string; names: string } {
  const { picture, measures, inks, fonts, options } = sheet;
  const path = drawBorders(land, projection, picture, measures.thin * 2);
  const style = { language: options.language, size: measures.text, most: options.size === 'card' || options.size === 'wide' ? 3 : 7 };
  const rivers = placeRivers(projection, picture, style, occupied);
  const countries = placeCountries(projection, picture, { ...style, size: measures.text * 0.78 }, occupied, grid);
  return {
    borders: path ? `<path d="${path}" fill="none" stroke="${inks.coast}" stroke-width=".9" stroke-dasharray="5 2 1 2" stroke-linejoin="round"/>` : '',
    names: drawInlandNames(rivers, countries, sheet.inks, fonts),
  };
}

/** Draws the chart of a voyage. */
export function drawRouteChart(land: ChartLand, chart: RouteChart, options: ChartOptions): string {
  if (chart.calls.length === 0) throw new RangeError('calls must hold at least one port');
  const sheet = sheetOf(options);
  const { measures, picture, inks, fonts, w, h } = sheet;
  const projection = fitProjection([...chart.legs, ...chart.calls.map((call) => [call])], {
    inner: sheet.inner,
    outer: picture,
    leastKm: chart.isRiver ? 70 : 220,
  });
  const drawn = drawLand(land, projection, picture, { thin: measures.thin, mostBytes: measures.landBytes * (chart.isRiver ? 0.7 : 1) });
  const route = drawRoute(chart.legs, projection, { offset: chart.isRiver ? measures.mark * 0.3 : measures.mark * 0.36, radius: measures.mark * 2 });
  const marks = marksOf(chart.calls, projection, sheet);
  const occupied = new Occupied(picture, route.marks);
  for (const { x, y, radius } of marks) occupied.add({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });
  const caption = drawCaption(sheet, occupied);
  const isLarge = options.size === 'detail';
  const rose = isLarge && w >= 380 ? compassSpot(sheet, occupied, drawn.grid) : undefined;
  if (rose) occupied.add(rose);
  const scale = isLarge ? drawScale(picture.left + 12, picture.bottom - 20, projection.kmPerPixel, options.language, inks, fonts) : undefined;
  if (scale) occupied.add({ left: picture.left, right: picture.left + scale.width + 24, top: picture.bottom - 42, bottom: picture.bottom });
  const grid = drawGrid(projection, sheet, occupied);
  const named = marks.filter((mark) => mark.labelled);
  const ports = measures.text ? placePorts(named, measures.text, occupied, drawn.grid) : [];
  const waters =
    measures.waters > 0
      ? placeWaters(projection, picture, { language: options.language, size: measures.text * 1.05, most: measures.waters }, occupied, drawn.grid)
      : [];
  const inland = chart.isRiver && measures.text > 0 ? drawInland(land, projection, sheet, occupied, drawn.grid) : { borders: '', names: '' };
  const soundings =
    isLarge && !chart.isRiver
      ? `<g font-family="${escaped(fonts.water)}" font-style="italic" font-size="8.5" fill="${inks.water}" opacity=".42" text-anchor="middle">${drawSoundings(picture, drawn.grid, (box) => occupied.isFree(box) && occupied.marksIn(box) === 0, projection.kmPerPixel)}</g>`
      : '';
  const id = options.idPrefix;
  const tints = drawn.path ? drawTints(sheet, id) : '';
  const rivers = drawRivers(projection, sheet, chart.legs, chart.isRiver, drawn.grid);
  const way = drawRouteInk(route, sheet);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart chart-${options.size}" role="img" aria-label="${escaped(options.title)}" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">` +
    `<defs>${drawn.path ? `<path id="${id}-land" d="${drawn.path}"/>` : ''}${rivers.defs}${way.defs}<clipPath id="${id}-clip"><path d="M${picture.left} ${picture.top}H${picture.right}V${picture.bottom}H${picture.left}z"/></clipPath></defs>` +
    `<g clip-path="url(#${id}-clip)"><path d="M0 0h${w}v${h}H0z" fill="${inks.sea}"/>${tints}${grid.lines}${soundings}` +
    (drawn.path ? `<use href="#${id}-land" fill="${inks.land}" fill-rule="evenodd" stroke="${inks.coast}" stroke-width=".8" stroke-linejoin="round"/>` : '') +
    `${inland.borders}${rivers.ink}${inland.names}${grid.notes}${way.ink}${drawMarks(marks, sheet)}${drawLettering(ports, waters, sheet)}` +
    (rose ? drawCompass((rose.left + rose.right) / 2, (rose.top + rose.bottom) / 2 + 5, inks, fonts, options.language === 'de' ? 'O' : 'E') : '') +
    `${scale?.svg ?? ''}${caption}</g>${measures.frame ? drawFrame(w, h, measures.frame, inks) : ''}</svg>`
  );
}
