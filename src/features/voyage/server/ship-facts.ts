// Facts of a ship in words, those that are known.
import { formats } from '#domain/format/format.ts';
import type { Language } from '#domain/language.ts';
import type { VoyageDetails } from '../contract.ts';
import type { VoyageRow } from './voyage.repository.ts';
import { voyageServerTexts } from './voyage-texts.ts';

export function shipFacts(row: VoyageRow, language: Language): VoyageDetails['ship']['facts'] {
  const t = voyageServerTexts[language];
  const format = formats[language];
  const metres = (dm: number) => `${format.decimal(dm / 10, 1)} m`;
  const facts: [string, string, number | null, (value: number) => string][] = [
    ['passengers', t.passengers, row.passengers || null, format.number],
    ['cabins', t.cabins, row.cabins, format.number],
    ['crew', t.crew, row.crew, format.number],
    ['length', t.length, row.length_dm, metres],
    ['beam', t.beam, row.beam_dm, metres],
    ['draught', t.draught, row.draught_dm, metres],
    ['tonnage', t.tonnage, row.gross_tonnage, (value) => t.gt(format.number(value))],
    ['speed', t.speed, row.speed_tenth_knots, (value) => t.knots(format.decimal(value / 10, 1))],
    ['built', t.built, row.built_year, String],
    ['renovated', t.renovated, row.renovated_year, String],
    ['stars', t.stars, row.stars_half, (value) => t.starsValue(format.decimal(value / 2, value % 2 ? 1 : 0))],
  ];
  return facts.flatMap(([key, label, value, text]) => (value === null ? [] : [{ key, label, value: text(value) }]));
}
