// The list of persons follows the party: trimmed or padded, and nobody is dropped unsaid (BOOK-06, decision 36).
import type { Party } from '../../pax/party.ts';
import { emptyPax, isBlankPax, nameOf, type Pax } from './booking-form.ts';

/** A person whose details would go. */
export interface DroppedPax {
  /** From 0. */
  readonly index: number;
  /** '' where something but no name was typed. */
  readonly name: string;
}

/** One entry per person as the session knows them: adults (null) first, then the ages of the children. */
export const partyAges = (party: Party): readonly (number | null)[] => [...Array.from({ length: party.adults }, () => null), ...party.childAges];

/** Who would be dropped if the party had this many persons: ask before it happens. Blank entries are no loss. */
export const paxToDrop = (pax: readonly Pax[], persons: number): readonly DroppedPax[] =>
  pax.flatMap((one, index) => (index < persons || isBlankPax(one) ? [] : [{ index, name: nameOf(one) }]));

/** Keeps persons by their place, drops from the end, pads with blanks. */
export const fitPax = (pax: readonly Pax[], persons: number): readonly Pax[] =>
  Array.from({ length: Math.max(0, Math.trunc(persons)) }, (_, index) => pax[index] ?? emptyPax);
