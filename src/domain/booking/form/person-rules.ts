// The rules about persons and their ages: the fare's limits at departure, the ages the price was made for, the applicant's majority.
import { dayNumber, type IsoDate } from '../../calendar/calendar.ts';
import { ageInMonths, ageInYears } from './ages.ts';
import { readBirthDate } from './birth-date.ts';
import type { Problem } from './field-rules.ts';
import { APPLICANT_MIN_AGE, type FareAgeRule, type FormRequirements, type PricedAges } from './requirements.ts';

const OLDEST = 122;

/** A day on which somebody alive was born. */
function livingDay(value: string, today: IsoDate): { readonly born: IsoDate } | { readonly problem: Problem } {
  const read = readBirthDate(value);
  if ('problem' in read) return { problem: { code: read.problem } };
  if (dayNumber(read.day) > dayNumber(today)) return { problem: { code: 'birth_date_future' } };
  return ageInYears(read.day, today) > OLDEST ? { problem: { code: 'birth_date_invalid' } } : { born: read.day };
}

/** The fare's limits at departure: oldest, youngest, youngest in months. */
function fareProblem(born: IsoDate, departsOn: IsoDate, fare: FareAgeRule): Problem | undefined {
  const years = ageInYears(born, departsOn);
  const { fareName, minYears, maxYears, minMonths } = fare;
  if (maxYears !== null && years > maxYears) return { code: 'max_age', age: maxYears, fareName };
  if (minYears !== null && years < minYears) return { code: 'min_age', age: minYears, fareName };
  if (minMonths !== null && ageInMonths(born, departsOn) < minMonths) return { code: 'min_age_months', age: minMonths, fareName };
  return undefined;
}

/** Birth date of a traveller. Who is not born at departure is not born today either. */
export function paxBirthDateProblem(value: string, priced: PricedAges | undefined, requirements: FormRequirements, today: IsoDate): Problem | undefined {
  const read = livingDay(value, today);
  if ('problem' in read) return read.problem;
  const { departsOn, fare } = requirements;
  if (departsOn === null) return undefined;
  const tooOldOrYoung = fare && fareProblem(read.born, departsOn, fare);
  if (tooOldOrYoung) return tooOldOrYoung;
  if (priced === undefined) return undefined;
  const age = ageInYears(read.born, departsOn);
  const fits = age >= priced.from && (priced.to === null || age <= priced.to);
  return fits ? undefined : { code: 'age_not_as_priced', age, from: priced.from, to: priced.to };
}

/** Birth date of who orders: of age on the booking day and, by the voyage's age of majority, at its start (decision 33). */
export function applicantBirthDateProblem(value: string, requirements: FormRequirements, today: IsoDate): Problem | undefined {
  const read = livingDay(value, today);
  if ('problem' in read) return read.problem;
  if (ageInYears(read.born, today) < APPLICANT_MIN_AGE) return { code: 'applicant_minor_today', age: APPLICANT_MIN_AGE };
  const { departsOn, ageOfMajority } = requirements;
  if (departsOn !== null && ageInYears(read.born, departsOn) < ageOfMajority) return { code: 'applicant_minor_at_start', age: ageOfMajority };
  return undefined;
}
