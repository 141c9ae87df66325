// Course lines between the ports of an imported itinerary, computed once per pair like those of every other voyage.
import { encodeLine } from '#domain/geo/polyline.ts';
import { riverLeg } from '#domain/geo/river-network.ts';
import { seaRouter } from '#platform/server/geo.ts';
import type { SavedPort } from './ports.repository.ts';
import { firstOf, type Transaction } from '../transaction.ts';

/** @returns nautical miles of the whole course, rounded, and of its longest leg; null where a leg has no way over water */
export async function saveLegs(tx: Transaction, isRiver: boolean, ports: readonly SavedPort[]): Promise<{ total: number | null; longest: number }> {
  let total: number | null = 0;
  let longest = 0;
  for (const [index, to] of ports.entries()) {
    const from = ports[index - 1];
    if (!from || from.id === to.id) continue;
    const distance = await saveLeg(tx, isRiver, from, to);
    total = total === null || distance === undefined ? null : total + distance;
    longest = Math.max(longest, distance ?? 0);
  }
  return { total: total === null ? null : Math.round(total), longest };
}

async function saveLeg(tx: Transaction, isRiver: boolean, from: SavedPort, to: SavedPort): Promise<number | undefined> {
  const known = await firstOf<{ distance_nm: number }>(tx, 'select distance_nm from sea_legs where from_port_id = $1 and to_port_id = $2', [from.id, to.id]);
  if (known) return known.distance_nm;
  const leg = (isRiver ? riverLeg(from, to) : undefined) ?? seaRouter().leg(from, to);
  if (!leg) return undefined;
  // The way back is the way there, reversed.
  await tx.query('insert into sea_legs (from_port_id, to_port_id, line, distance_nm) values ($1, $2, $3, $5), ($2, $1, $4, $5) on conflict do nothing', [
    from.id,
    to.id,
    encodeLine(leg.line),
    encodeLine(leg.line.toReversed()),
    leg.distanceNm,
  ]);
  return leg.distanceNm;
}
