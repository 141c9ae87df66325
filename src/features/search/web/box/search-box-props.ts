// What the search box is made with, wherever it stands.
import type { MonthBar } from '#features/search/contract.ts';
import type { WhereChoice } from './where-fields.ts';

export interface SearchBoxProps {
  /** `hero` stands open on the home page; `pill` shows the search in one line and opens on demand. */
  readonly variant: 'hero' | 'pill';
  /** Canonical query of the search that the box starts with. */
  readonly query?: string;
  /** What the areas, ports, ships and lines in the query are called. */
  readonly chosen?: readonly WhereChoice[];
  readonly months: readonly MonthBar[];
  readonly operators?: readonly { readonly id: string; readonly label: string; readonly count: number }[];
  /** Number of voyages of `query`. */
  readonly total?: number;
}
