// Words of names, for the rest of a query that is no filter: every word must begin a word of the route's ship, operator, ports, areas or name.
import type { Reference } from './reference.ts';
import type { RouteTable } from './route-table.ts';

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa' };

/** Lower-case words in plain letters: "Große Reise" is grosse, reise. */
export const foldedWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[äöüßæøå]/g, (letter) => umlauts[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words as they are typed without knowledge of umlauts: Koln for Köln. */
const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

interface Found {
  ships: number[];
  ports: number[];
  areas: number[];
  routes: number[];
}

export class WordTable {
  private readonly found = new Map<string, Found>();
  private sorted: string[] | undefined;
  private readonly reference: Reference;
  private readonly routes: RouteTable;

  constructor(reference: Reference, routes: RouteTable) {
    this.reference = reference;
    this.routes = routes;
    const { ships } = reference;
    for (const [ship, name] of ships.names.entries()) this.add('ships', ship, [name, reference.operatorNames[ships.operator[ship]!]!]);
    for (const [port, row] of reference.ports.entries()) this.add('ports', port, [row.names.de, row.names.en, ...(row.words ?? [])]);
    for (const [area, row] of reference.areas.entries()) this.add('areas', area, [row.names.de, row.names.en, ...(row.words ?? [])]);
  }

  addRoute(route: number, texts: readonly string[]): void {
    this.add('routes', route, texts);
  }

  /** Marks the routes in which every word of the text is found: their entry of `marks` equals the answer; others differ. */
  match(text: string, marks: Uint8Array): number {
    const words = foldedWords(text).slice(0, 12);
    marks.fill(0, 0, this.routes.count);
    for (const [index, word] of words.entries()) this.markOne(word, index, marks);
    return words.length;
  }

  private markOne(word: string, before: number, marks: Uint8Array): void {
    const { routes } = this;
    const mark = (route: number): void => {
      if (marks[route] === before) marks[route] = before + 1;
    };
    const ships = new Set<number>();
    for (const found of this.startingWith(word)) {
      for (const ship of found.ships) ships.add(ship);
      for (const port of found.ports) routes.ports.routesOf(port).forEach(mark);
      for (const area of found.areas) routes.areas.routesOf(area).forEach(mark);
      found.routes.forEach(mark);
    }
    if (ships.size > 0) for (let route = 0; route < routes.count; route += 1) if (ships.has(routes.ship[route]!)) mark(route);
  }

  private *startingWith(word: string): Generator<Found> {
    this.sorted ??= [...this.found.keys()].sort();
    const { sorted } = this;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < word) low = middle + 1;
      else high = middle;
    }
    for (; low < sorted.length && sorted[low]!.startsWith(word); low += 1) yield this.found.get(sorted[low]!)!;
  }

  private add(kind: keyof Found, place: number, texts: readonly string[]): void {
    for (const word of new Set(texts.flatMap((text) => [...foldedWords(text), ...plainWords(text)]))) {
      let found = this.found.get(word);
      if (!found) {
        found = { ships: [], ports: [], areas: [], routes: [] };
        this.found.set(word, found);
        this.sorted = undefined;
      }
      found[kind].push(place);
    }
  }
}
