// From rows to drawings: what each picture shows.
import type { ChartSize } from '#domain/art/chart-sheet.ts';
import type { ChartTheme } from '#domain/art/chart-theme.ts';
import type { DeckDrawing, DeckVenue } from '#domain/art/deck-plan.ts';
import type { PostcardFormat, PostcardRecipe } from '#domain/art/postcard.ts';
import { shipKinds, type Livery, type ShipDrawing, type ShipFacts, type ShipKind } from '#domain/art/ship-drawing.ts';
import { formats } from '#domain/format/format.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#platform/server/database/database.ts';
import * as repository from './drawings.repository.ts';
import type { Studio } from './studio.ts';
import type { StudioJob } from './studio-jobs.ts';
import { drawingTexts } from './texts.ts';

type ShipRow = NonNullable<Awaited<ReturnType<typeof repository.findShip>>>;
type ItineraryRow = NonNullable<Awaited<ReturnType<typeof repository.findItinerary>>>;
type VoyageRow = NonNullable<Awaited<ReturnType<typeof repository.findVoyageItinerary>>>;
type DeckRow = NonNullable<Awaited<ReturnType<typeof repository.findDeck>>>;

/** Imported ships bring no livery and may bring no dimensions: a plain white ship of common size. */
const plainLivery: Livery = { hull: '#f4f6f7', band: '#24506b', funnel: '#24506b', accent: '#c8d6de' };
const usualLength: Readonly<Record<ShipKind, number>> = { mega: 345, large: 300, classic: 200, expedition: 115, sailing: 90, river: 130 };

const kindOf = (value: string): ShipKind => shipKinds.find((kind) => kind === value) ?? 'large';
const isLivery = (value: unknown): value is Livery =>
  typeof value === 'object' &&
  value !== null &&
  ['hull', 'band', 'funnel', 'accent'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
const isDrawing = (value: unknown): value is ShipDrawing => typeof value === 'object' && value !== null && 'funnel' in value && 'lengthM' in value;

function shipFacts(row: ShipRow): ShipFacts {
  const kind = kindOf(row.kind);
  return {
    kind,
    lengthM: row.length_dm === null ? usualLength[kind] : row.length_dm / 10,
    beamM: row.beam_dm === null ? undefined : row.beam_dm / 10,
    draughtM: row.draught_dm === null ? undefined : row.draught_dm / 10,
    passengers: row.passengers,
    builtYear: row.built_year ?? undefined,
    livery: isLivery(row.livery) ? row.livery : plainLivery,
    seed: row.slug,
  };
}

/** Venues as they stand in the table: names in one or both languages. */
function venuesOf(value: unknown): DeckVenue[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((venue: unknown) => {
    if (typeof venue !== 'object' || venue === null) return [];
    const { name, name_de: german, kind, fromM, toM, from, to, side } = venue as Record<string, unknown>;
    const title = [name, german].find((text) => typeof text === 'string');
    const [start, end] = [fromM ?? from, toM ?? to];
    if (typeof kind !== 'string' || typeof start !== 'number' || typeof end !== 'number') return [];
    return [
      { name: title ?? '', kind, fromM: start, toM: end, side: (['port', 'starboard', 'middle', 'full'] as const).find((known) => known === side) ?? 'full' },
    ];
  });
}

export function pictureJobs(db: Database, studio: Studio) {
  const drawn = async (job: StudioJob) => (await studio.draw(job)).picture;

  const chart = async (
    itinerary: Pick<ItineraryRow, 'id' | 'is_river'>,
    size: ChartSize,
    theme: ChartTheme,
    language: Language,
    caption?: { title: string; lines: string[] },
  ) => {
    const rows = await repository.portsOf(db, itinerary.id);
    const ports = rows.map((row) => ({
      id: row.id,
      name: language === 'de' ? row.name_de : row.name_en,
      lat: row.lat,
      lon: row.lon,
      overnight: row.overnight,
    }));
    const known = await repository.knownLegs(db, [...new Set(ports.map(({ id }) => id))]);
    const { picture, legs } = await studio.draw({
      kind: 'chart',
      ports,
      isRiver: itinerary.is_river,
      known,
      size,
      theme,
      language,
      title: drawingTexts[language].chart(ports.map(({ name }) => name).join(', ')),
      ...(caption && { caption }),
    });
    await repository.keepLegs(db, legs);
    return picture;
  };

  const deckDrawings = async (
    ship: Pick<ShipRow, 'kind' | 'length_dm' | 'beam_dm'>,
    decks: readonly { id: number; number: number; name: string; venues: unknown }[],
  ): Promise<DeckDrawing[]> => {
    const kind = kindOf(ship.kind);
    const lengthM = ship.length_dm === null ? usualLength[kind] : ship.length_dm / 10;
    const cabins =
      decks.length > 0
        ? await repository.cabinsOf(
            db,
            decks.map(({ id }) => id),
          )
        : [];
    return decks.map((deck) => ({
      kind,
      lengthM,
      beamM: ship.beam_dm === null ? lengthM / 8 : ship.beam_dm / 10,
      number: deck.number,
      name: deck.name,
      venues: venuesOf(deck.venues),
      cabins: cabins
        .filter((cabin) => cabin.deck_id === deck.id)
        .map((cabin) => ({
          number: cabin.number,
          categoryCode: cabin.code,
          colour: cabin.colour,
          side: cabin.side as 'port' | 'starboard' | 'middle',
          x: cabin.x,
          y: cabin.y,
          width: cabin.width,
          depth: cabin.depth,
          accessible: cabin.accessible,
        })),
    }));
  };

  return {
    findShip: async (id: number | undefined) => (id === undefined ? undefined : repository.findShip(db, id)),
    findItinerary: async (id: number | undefined) => (id === undefined ? undefined : repository.findItinerary(db, id)),
    findVoyage: async (id: number | undefined) => (id === undefined ? undefined : repository.findVoyageItinerary(db, id)),
    findDeck: async (id: number | undefined) => (id === undefined ? undefined : repository.findDeck(db, id)),
    postcard: (recipe: PostcardRecipe, format: PostcardFormat) => drawn({ kind: 'postcard', recipe, format }),
    hero: (palette: 'day' | 'night', format: 'wide' | 'phone', livery: Livery) =>
      drawn({ kind: 'hero', palette, format, ship: { kind: 'large', lengthM: 294, beamM: 32, draughtM: 8, passengers: 2500, livery, seed: 'hero' } }),
    ship: (row: ShipRow, variant: 'full' | 'card' | 'silhouette', palette: 'day' | 'night') =>
      drawn({
        kind: 'ship',
        drawing: isDrawing(row.drawing) ? row.drawing : null,
        facts: shipFacts(row),
        variant,
        palette,
        title: drawingTexts.de.ship(row.name),
      }),
    chart: (itinerary: ItineraryRow, size: ChartSize, theme: ChartTheme, language: Language) => chart(itinerary, size, theme, language),
    share: (voyage: VoyageRow, language: Language) =>
      chart(voyage, 'share', 'day', language, {
        title: language === 'de' ? voyage.name_de : voyage.name_en,
        lines: [formats[language].dateRange(voyage.departs_on, voyage.returns_on), `${formats[language].nights(voyage.nights)} · ${voyage.ship_name}`],
      }),
    deck: async (deck: DeckRow) => {
      const [drawing] = await deckDrawings(deck, [deck]);
      if (!drawing) throw new Error(`deck ${deck.id} has no drawing`);
      return drawn({ kind: 'deck', deck: drawing, title: drawingTexts.de.deck(deck.name) });
    },
    decks: async (ship: ShipRow) =>
      drawn({ kind: 'decks', decks: await deckDrawings(ship, await repository.decksOf(db, ship.id)), title: drawingTexts.de.decks(ship.name) }),
  };
}
