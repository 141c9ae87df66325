// A request without a voyage: ship, start, length and persons, all of them needed (BOOK-17, screen 5.13).
import { isIsoDate, type IsoDate } from '../../calendar/calendar.ts';
import type { Language } from '../../language.ts';
import { cleanLine, hasControl } from './clean-text.ts';

export interface CustomRequest {
  readonly shipName: string;
  /** 'yyyy-MM-dd' */
  readonly startDate: string;
  /** Days; null = nothing typed. */
  readonly duration: number | null;
  readonly personCount: number | null;
}
export type CustomRequestField = keyof CustomRequest;

export const emptyCustomRequest: CustomRequest = Object.freeze({ shipName: '', startDate: '', duration: null, personCount: null });

/** Limits of the settings answer. */
export interface CustomRequestLimits {
  /** Days, inclusive. */
  readonly minStartDate: IsoDate;
  readonly maxStartDate: IsoDate;
  /** Days on board. */
  readonly maxDuration: number;
  readonly maxPersons: number;
}

export type CustomRequestCode = 'required' | 'too_long' | 'control_characters' | 'date_format' | 'too_early' | 'too_late' | 'out_of_range';

export interface CustomRequestFinding {
  readonly path: CustomRequestField;
  readonly code: CustomRequestCode;
}

const SHIP_NAME = 60;

function shipProblem(name: string): CustomRequestCode | undefined {
  if (name === '') return 'required';
  if (name.length > SHIP_NAME) return 'too_long';
  return hasControl(name) ? 'control_characters' : undefined;
}

function startProblem(day: string, { minStartDate, maxStartDate }: CustomRequestLimits): CustomRequestCode | undefined {
  if (day === '') return 'required';
  if (!isIsoDate(day)) return 'date_format';
  if (day < minStartDate) return 'too_early';
  return day > maxStartDate ? 'too_late' : undefined;
}

const countProblem = (count: number | null, most: number): CustomRequestCode | undefined => {
  if (count === null) return 'required';
  return Number.isInteger(count) && count >= 1 && count <= most ? undefined : 'out_of_range';
};

/** At most one finding per field, in the order of the page; the server sends the same (InvalidCustomRequestConfiguration). */
export function validateCustomRequest(request: CustomRequest, limits: CustomRequestLimits): readonly CustomRequestFinding[] {
  const problems: Readonly<Record<CustomRequestField, CustomRequestCode | undefined>> = {
    shipName: shipProblem(cleanLine(request.shipName)),
    startDate: startProblem(cleanLine(request.startDate), limits),
    duration: countProblem(request.duration, limits.maxDuration),
    personCount: countProblem(request.personCount, limits.maxPersons),
  };
  return (Object.keys(problems) as CustomRequestField[]).flatMap((path) => {
    const code = problems[path];
    return code === undefined ? [] : [{ path, code }];
  });
}

type Say = (limits: CustomRequestLimits, day: (day: IsoDate) => string) => string;
type FieldTexts = Readonly<Record<CustomRequestField, Readonly<Record<'required' | 'otherwise', Say>>>>;

const fields: Readonly<Record<Language, FieldTexts>> = {
  de: {
    shipName: {
      required: () => 'Geben Sie den Namen des Schiffs ein',
      otherwise: () => `Geben Sie den Namen des Schiffs mit höchstens ${SHIP_NAME} Zeichen ein`,
    },
    startDate: {
      required: () => 'Geben Sie den Tag des Reisebeginns ein',
      otherwise: ({ minStartDate, maxStartDate }, day) => `Wählen Sie einen Reisebeginn zwischen ${day(minStartDate)} und ${day(maxStartDate)}`,
    },
    duration: {
      required: () => 'Geben Sie die Reisedauer in Tagen ein',
      otherwise: ({ maxDuration }) => `Geben Sie eine Reisedauer von 1 bis ${maxDuration} Tagen ein`,
    },
    personCount: {
      required: () => 'Geben Sie ein, wie viele Personen reisen',
      otherwise: ({ maxPersons }) => `Eine Anfrage gilt für 1 bis ${maxPersons} Personen. Für mehr senden Sie mehrere Anfragen nacheinander`,
    },
  },
  en: {
    shipName: { required: () => 'Enter the name of the ship', otherwise: () => `Enter the name of the ship with ${SHIP_NAME} characters at most` },
    startDate: {
      required: () => 'Enter the day of departure',
      otherwise: ({ minStartDate, maxStartDate }, day) => `Choose a day of departure between ${day(minStartDate)} and ${day(maxStartDate)}`,
    },
    duration: {
      required: () => 'Enter the length of the voyage in days',
      otherwise: ({ maxDuration }) => `Enter a length of 1 to ${maxDuration} days`,
    },
    personCount: {
      required: () => 'Enter how many persons travel',
      otherwise: ({ maxPersons }) => `A request is for 1 to ${maxPersons} persons. For more, send several requests one after the other`,
    },
  },
};

/** The specification's one sentence for all four fields. */
export const customRequestIncomplete: Readonly<Record<Language, string>> = { de: 'Bitte füllen Sie alle Felder aus', en: 'Please fill in all fields' };

/** The words at a field; `day` writes a day in the reader's language. */
export function customRequestText(
  { path, code }: CustomRequestFinding,
  limits: CustomRequestLimits,
  language: Language,
  day: (day: IsoDate) => string,
): string {
  return fields[language][path][code === 'required' ? 'required' : 'otherwise'](limits, day);
}
