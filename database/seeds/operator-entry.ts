// What a cruise line is made of.
import type { Currency } from '#domain/money/money.ts';
import type { BoardLanguage, Feature, Service } from '#domain/voyage/vocabulary.ts';
import type { FareGroupFact } from './fare-group.ts';
import type { oceanFareGroups } from './fare-groups-ocean.ts';
import type { riverFareGroups } from './fare-groups-river.ts';

export interface OperatorFact {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly isRiver: boolean;
  readonly descriptionDe: string;
  readonly descriptionEn: string;
  readonly livery: { readonly hull: string; readonly band: string; readonly funnel: string; readonly accent: string };
  readonly infantMaxAge: number;
  readonly childMaxAge: number;
  readonly juniorMaxAge: number;
  readonly optionDays: number;
  readonly optionPossible: boolean;
  /** Level of its prices against the kind's usual one. */
  readonly priceLevel: number;
  readonly currency: Currency;
  readonly languages: readonly BoardLanguage[];
  readonly services: readonly Service[];
  readonly features: readonly Feature[];
  readonly dressDe: string;
  readonly fareGroups: readonly FareGroupFact[];
  /** Half stars of the fleet's usual class, 6–12. */
  readonly starsHalf: number;
}

export type FareGroupSet = keyof typeof oceanFareGroups | keyof typeof riverFareGroups;

/** A line as it is typed: its fares by the name of their set. */
export type OperatorEntry = Omit<OperatorFact, 'id' | 'fareGroups'> & { readonly fares: FareGroupSet };

export const usualOperator = { infantMaxAge: 1, childMaxAge: 11, juniorMaxAge: 17, optionPossible: true, currency: 'EUR' as const };
