// Operators, ships, decks and cabin categories of an import: found by the supplier's keys, written only where they differ.
import { createHash } from 'node:crypto';
import { cabinTypes } from '#domain/voyage/vocabulary.ts';
import type { ImportedCategory, ImportedDeck, ImportedOperator, ImportedShip } from '../imported-voyage.ts';
import { firstOf, rowsOf, type Transaction } from '../transaction.ts';
import { canonicalJson, freeSlug, idOfInsert } from './statements.ts';

/** @returns the operator's id; an operator that the shop's people described keeps their words */
export async function saveOperator(tx: Transaction, source: string, operator: ImportedOperator): Promise<{ id: number; created: boolean }> {
  const known = await firstOf<{ id: number; name: string }>(tx, 'select id, name from operators where source = $1 and source_key = $2', [
    source,
    operator.sourceKey,
  ]);
  if (known) {
    if (known.name !== operator.name) await tx.query('update operators set name = $2 where id = $1', [known.id, operator.name]);
    return { id: known.id, created: false };
  }
  const id = await idOfInsert(
    tx,
    // A file tells prices, not places: nothing can be held without asking, so no option is promised.
    `insert into operators (slug, name, country, is_river, description_en, option_possible, source, source_key)
     values ($1, $2, $3, $4, $5, false, $6, $7) returning id`,
    [await freeSlug(tx, 'operators', operator.name), operator.name, operator.country, operator.isRiver, operator.descriptionEn, source, operator.sourceKey],
  );
  return { id, created: true };
}

export interface SavedShip {
  readonly id: number;
  readonly created: boolean;
  /** Our category code by the supplier's key. */
  readonly codes: ReadonlyMap<string, string>;
}

export async function saveShip(tx: Transaction, source: string, operator: { id: number; isRiver: boolean }, ship: ImportedShip): Promise<SavedShip> {
  const { categories, raw, ...content } = ship;
  const hash = createHash('sha256')
    .update(canonicalJson({ ...content, raw }))
    .digest('hex');
  const known = await firstOf<{ id: number; content_hash: string }>(tx, 'select id, content_hash from ships where source = $1 and source_key = $2', [
    source,
    ship.sourceKey,
  ]);
  const id = known?.id ?? (await insertShip(tx, source, operator, ship));
  if (known?.content_hash !== hash) {
    await updateShip(tx, id, operator, ship, hash);
    await saveDecks(tx, id, ship.decks);
  }
  return { id, created: known === undefined, codes: await saveCategories(tx, id, categories) };
}

const insertShip = async (tx: Transaction, source: string, operator: { id: number }, ship: ImportedShip): Promise<number> =>
  idOfInsert(tx, 'insert into ships (operator_id, slug, name, source, source_key) values ($1, $2, $3, $4, $5) returning id', [
    operator.id,
    await freeSlug(tx, 'ships', ship.name),
    ship.name,
    source,
    ship.sourceKey,
  ]);

/** Facts the file leaves out do not erase what the shop knows already. */
async function updateShip(tx: Transaction, id: number, operator: { id: number; isRiver: boolean }, ship: ImportedShip, hash: string): Promise<void> {
  await tx.query(
    `update ships set operator_id = $2, name = $3, is_river = $4, kind = $5,
       built_year = coalesce($6, built_year), length_dm = coalesce($7, length_dm), gross_tonnage = coalesce($8, gross_tonnage),
       passengers = case when $9::int > 0 then $9 else passengers end, crew = coalesce($10, crew), cabins = coalesce($11, cabins),
       stars_half = coalesce($12, stars_half), services = array(select distinct unnest(services || $13::text[]) order by 1),
       description_en = case when $14 <> '' then $14 else description_en end, content_hash = $15, raw = $16
     where id = $1`,
    [
      id,
      operator.id,
      ship.name,
      operator.isRiver,
      ship.kind,
      ship.builtYear,
      ship.lengthDm,
      ship.grossTonnage,
      ship.passengers,
      ship.crew,
      ship.cabins,
      ship.starsHalf,
      ship.services,
      ship.descriptionEn,
      hash,
      JSON.stringify(ship.raw),
    ],
  );
}

/** The file names all decks of its ship: what it no longer names is gone. A file without decks says nothing about them. */
async function saveDecks(tx: Transaction, shipId: number, decks: readonly ImportedDeck[]): Promise<void> {
  if (decks.length === 0) return;
  const rows = JSON.stringify(decks);
  const table = 'jsonb_to_recordset($2::jsonb) as d("sourceKey" text, number smallint, name text, "validFrom" date, "validTo" date)';
  await tx.query(`delete from ship_decks where ship_id = $1 and source_key is not null and source_key not in (select d."sourceKey" from ${table})`, [
    shipId,
    rows,
  ]);
  // Two decks may swap their numbers: out of the way first.
  await tx.query(
    `update ship_decks s set number = -1000 - s.id % 30000 from ${table} where s.ship_id = $1 and s.source_key = d."sourceKey" and s.number <> d.number`,
    [shipId, rows],
  );
  await tx.query(
    `update ship_decks s set number = d.number, name = d.name, valid_from = d."validFrom", valid_to = d."validTo" from ${table}
     where s.ship_id = $1 and s.source_key = d."sourceKey" and (s.number, s.name, s.valid_from, s.valid_to) is distinct from (d.number, d.name, d."validFrom", d."validTo")`,
    [shipId, rows],
  );
  await tx.query(
    `insert into ship_decks (ship_id, number, name, valid_from, valid_to, source_key)
     select $1, d.number, d.name, d."validFrom", d."validTo", d."sourceKey" from ${table}
     where not exists (select 1 from ship_decks s where s.ship_id = $1 and s.source_key = d."sourceKey")`,
    [shipId, rows],
  );
}

interface StoredCategory {
  readonly code: string;
  readonly source_key: string | null;
}

/**
 * Our code of each category: the operator's own, with the second code or the supplier's key behind it where another
 * category of the ship has it already. A category once stored keeps its code, because fares and bookings name it.
 */
export function assignCodes(categories: readonly ImportedCategory[], stored: readonly StoredCategory[]): Map<string, string> {
  const codes = new Map<string, string>();
  const taken = new Set(stored.map((row) => row.code));
  for (const row of stored) if (row.source_key !== null) codes.set(row.source_key, row.code);
  for (const category of categories) {
    if (codes.has(category.sourceKey)) continue;
    const candidates = [
      category.code,
      ...(category.secondCode === null ? [] : [`${category.code}-${category.secondCode}`]),
      `${category.code}-${category.sourceKey}`,
    ];
    const code = candidates.find((candidate) => !taken.has(candidate)) ?? `${category.code}-${category.sourceKey}-${taken.size}`;
    taken.add(code);
    codes.set(category.sourceKey, code);
  }
  return codes;
}

/** Categories that this file does not name stay: fares of other voyages of the ship may be theirs. */
async function saveCategories(tx: Transaction, shipId: number, categories: readonly ImportedCategory[]): Promise<Map<string, string>> {
  const stored = await rowsOf<StoredCategory>(tx, 'select code, source_key from cabin_categories where ship_id = $1', [shipId]);
  const codes = assignCodes(categories, stored);
  const rows = categories
    .toSorted((a, b) => cabinTypes.indexOf(a.cabinType) - cabinTypes.indexOf(b.cabinType))
    .map((category, sort) => ({ ...category, code: codes.get(category.sourceKey), sort }));
  await tx.query(
    `insert into cabin_categories as c (ship_id, code, cabin_type, name_de, name_en, description_en, size_tenth_sqm, max_occupancy, deck_numbers, colour, sort, source_key)
     select $1, r.code, r."cabinType", r.name, r.name, r."descriptionEn", r."sizeTenthSqm", r."maxOccupancy",
            array(select jsonb_array_elements_text(r."deckNumbers")::smallint), coalesce(r.colour, '#7a94a3'), r.sort, r."sourceKey"
     from jsonb_to_recordset($2::jsonb) as r(code text, "cabinType" text, name text, "descriptionEn" text, "sizeTenthSqm" int, "maxOccupancy" smallint, "deckNumbers" jsonb, colour text, sort smallint, "sourceKey" text)
     on conflict (ship_id, code) do update set
       cabin_type = excluded.cabin_type, name_de = excluded.name_de, name_en = excluded.name_en, description_en = excluded.description_en, size_tenth_sqm = coalesce(excluded.size_tenth_sqm, c.size_tenth_sqm),
       max_occupancy = greatest(excluded.max_occupancy, c.max_occupancy), deck_numbers = excluded.deck_numbers, colour = excluded.colour, sort = excluded.sort
     where (c.cabin_type, c.name_de, c.name_en, c.description_en, c.size_tenth_sqm, c.deck_numbers, c.colour, c.sort) is distinct from
           (excluded.cabin_type, excluded.name_de, excluded.name_en, excluded.description_en, coalesce(excluded.size_tenth_sqm, c.size_tenth_sqm), excluded.deck_numbers, excluded.colour, excluded.sort)
        or excluded.max_occupancy > c.max_occupancy`,
    [shipId, JSON.stringify(rows)],
  );
  return codes;
}
