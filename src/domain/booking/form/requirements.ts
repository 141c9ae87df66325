// What the form has to ask of whom: derived once, used by the options answer, the form, summarise and confirm (habit 3, BOOK-10, BOOK-11).
// Plain values only: the server can send them to the browser.
import type { IsoDate } from '../../calendar/calendar.ts';
import type { AgeLimits } from '../../pax/party.ts';
import type { BookingKind } from '../booking-states.ts';
import type { KindChoice } from './booking-kind.ts';
import { chosenKind } from './booking-kind.ts';

/** § 2 BGB; the specification's default. */
export const AGE_OF_MAJORITY = 18;
/** Who orders must be able to contract on the booking day, whatever the country of the voyage says (decision 33). */
export const APPLICANT_MIN_AGE = 18;

/** Ages a fare is sold for, at departure; null = no limit. */
export interface FareAgeRule {
  /** In the reader's language. */
  readonly fareName: string;
  /** Whole years, inclusive. */
  readonly minYears: number | null;
  /** Whole years, inclusive. */
  readonly maxYears: number | null;
  /** Whole months: infants on ocean voyages are often taken from 6 or 12 months on. */
  readonly minMonths: number | null;
}

export interface FormFacts {
  /** One entry per person as the session has them, adults first; null = adult (decision 34). Empty for a custom request. */
  readonly paxAges: readonly (number | null)[];
  /** The operator's age bands; null where unknown: then a child's age must be the priced one exactly. */
  readonly ageLimits: AgeLimits | null;
  readonly fare: FareAgeRule | null;
  /** First day of the voyage; null where none is known (a custom request without a day). */
  readonly departsOn: IsoDate | null;
  readonly isNationalityRequired: boolean;
  readonly isClubSupported: boolean;
  /** A members' fare. */
  readonly isClubNumberRequired?: boolean;
  readonly clubName: string | null;
  readonly ageOfMajority?: number | null;
  readonly choice: KindChoice;
  /** Only a fixed booking is possible: it takes a tick of its own (decision 45). */
  readonly isOnlyFixed: boolean;
  /** Countries of residence from which no order is taken (L-EN-3, L-EN-6). */
  readonly refusedCountries?: readonly string[];
}

/** The ages at departure that the price of a person was made for, inclusive. */
export interface PricedAges {
  readonly isAdult: boolean;
  readonly from: number;
  readonly to: number | null;
}

export interface FormRequirements {
  readonly persons: readonly PricedAges[];
  readonly fare: FareAgeRule | null;
  readonly departsOn: IsoDate | null;
  readonly isNationalityRequired: boolean;
  readonly isClubSupported: boolean;
  readonly isClubNumberRequired: boolean;
  readonly clubName: string | null;
  readonly ageOfMajority: number;
  /** null = not chosen yet. */
  readonly kind: BookingKind | null;
  readonly isOnlyFixed: boolean;
  readonly refusedCountries: readonly string[];
}

/** The band of ages in which a person keeps the price that was made for this age. */
function pricedAges(age: number | null, limits: AgeLimits | null, majority: number): PricedAges {
  if (limits === null) return age === null ? { isAdult: true, from: majority, to: null } : { isAdult: false, from: age, to: age };
  const { infantMaxAge, childMaxAge, juniorMaxAge } = limits;
  if (age === null || age > juniorMaxAge) return { isAdult: true, from: juniorMaxAge + 1, to: null };
  if (age > childMaxAge) return { isAdult: false, from: childMaxAge + 1, to: juniorMaxAge };
  return age > infantMaxAge ? { isAdult: false, from: infantMaxAge + 1, to: childMaxAge } : { isAdult: false, from: 0, to: infantMaxAge };
}

/** The one derivation. The day of booking is not among the facts: it is 'today' each time the form is checked. */
export function formRequirements(facts: FormFacts): FormRequirements {
  const ageOfMajority = facts.ageOfMajority ?? AGE_OF_MAJORITY;
  return {
    persons: facts.paxAges.map((age) => pricedAges(age, facts.ageLimits, ageOfMajority)),
    fare: facts.fare,
    departsOn: facts.departsOn,
    isNationalityRequired: facts.isNationalityRequired,
    isClubSupported: facts.isClubSupported,
    isClubNumberRequired: facts.isClubSupported && facts.isClubNumberRequired === true,
    clubName: facts.clubName,
    ageOfMajority,
    kind: chosenKind(facts.choice),
    isOnlyFixed: facts.isOnlyFixed,
    refusedCountries: facts.refusedCountries ?? [],
  };
}

/** Index of the last adult, -1 without one: the applicant takes a place among the adults only. */
export const lastAdult = (requirements: FormRequirements): number => requirements.persons.findLastIndex((person) => person.isAdult);
