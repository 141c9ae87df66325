// Fares as cruise lines sell them: what each contains, what it costs against the first, what it asks for.
import type { Service } from '#domain/voyage/vocabulary.ts';

export interface FareGroupFact {
  readonly code: string;
  readonly nameDe: string;
  readonly nameEn: string;
  readonly contentsDe: readonly string[];
  readonly contentsEn: readonly string[];
  readonly depositPercent: number;
  /** Factor on the price of the fare without extras. */
  readonly factor: number;
  /** Added per person and night for what the fare contains, in cents. */
  readonly perNight: number;
  /** Youngest age, for fares of older travellers. */
  readonly minAge: number | null;
  /** The line assigns the cabin; sold only until the cheaper cabins are gone. */
  readonly guarantee: boolean;
  readonly services: readonly Service[];
}

/** A fare with the usual conditions unless told otherwise. */
export const fare = (
  code: string,
  nameDe: string,
  nameEn: string,
  factor: number,
  perNight: number,
  contentsDe: readonly string[],
  contentsEn: readonly string[],
  more: Partial<Pick<FareGroupFact, 'depositPercent' | 'minAge' | 'guarantee' | 'services'>> = {},
): FareGroupFact => ({
  code,
  nameDe,
  nameEn,
  factor,
  perNight,
  contentsDe,
  contentsEn,
  depositPercent: 20,
  minAge: null,
  guarantee: false,
  services: [],
  ...more,
});
