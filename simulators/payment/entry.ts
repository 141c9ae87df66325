// What is typed into the card fields, judged field by field. Number and code live in this function's arguments and nowhere else.
import type { IsoDate } from '#domain/calendar/calendar.ts';
import { expiryProblem, fullYear, monthNumber } from '#domain/payment/card-expiry.ts';
import { passesLuhn } from '#domain/payment/looks-like-card.ts';
import { cardTypes, codeLength, findTestCard, type Behaviour, type CardType } from './cards.ts';

export const entryFields = ['firstName', 'lastName', 'number', 'type', 'securityCode', 'expirationMonth', 'expirationYear'] as const;
export type EntryField = (typeof entryFields)[number];
export type Entry = Readonly<Record<EntryField, string>>;

export type EntryProblem =
  | 'first_name'
  | 'last_name'
  | 'number_missing'
  | 'number'
  | 'test_only'
  | 'type'
  | 'code3'
  | 'code4'
  | 'month'
  | 'year'
  | 'past'
  | 'too_far';

/** What may be kept of a card: no number, no code, no name. */
export interface EnteredCard {
  readonly brand: CardType;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
  readonly behaviour: Behaviour;
}

export type EntryReading =
  | { readonly ok: true; readonly card: EnteredCard }
  | { readonly ok: false; readonly problems: readonly { readonly field: EntryField; readonly problem: EntryProblem }[] };

const onlyDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
const isCardType = (value: string): value is CardType => (cardTypes as readonly string[]).includes(value);

export function readEntry(entry: Entry, today: IsoDate): EntryReading {
  const digits = onlyDigits(entry.number);
  const card = findTestCard(digits);
  const month = monthNumber(entry.expirationMonth);
  const year = fullYear(entry.expirationYear);
  const expiry = expiryProblem(month, year, today);
  /** In the order of the fields on the page. */
  const problems: { field: EntryField; problem: EntryProblem }[] = [];
  const note = (field: EntryField, problem: EntryProblem | undefined) => {
    if (problem) problems.push({ field, problem });
  };
  note('firstName', isName(entry.firstName) ? undefined : 'first_name');
  note('lastName', isName(entry.lastName) ? undefined : 'last_name');
  note('number', numberProblem(digits, card !== undefined));
  note('type', !isCardType(entry.type) || (card && card.type !== entry.type) ? 'type' : undefined);
  if (expiry === 'month') {
    note('expirationMonth', 'month');
    if (year === undefined) note('expirationYear', 'year');
  } else note('expirationYear', expiry);
  note('securityCode', codeProblem(onlyDigits(entry.securityCode), card?.type ?? entry.type));
  if (problems.length > 0 || !card || month === undefined || year === undefined) return { ok: false, problems };
  return { ok: true, card: { brand: card.type, last4: digits.slice(-4), expiresMonth: month, expiresYear: year, behaviour: card.behaviour } };
}

const isName = (name: string): boolean => /\p{L}/u.test(name) && name.length <= 100;

function numberProblem(digits: string, known: boolean): EntryProblem | undefined {
  if (digits === '') return 'number_missing';
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return 'number';
  return known ? undefined : 'test_only';
}

function codeProblem(code: string, type: string): EntryProblem | undefined {
  const length = isCardType(type) ? codeLength(type) : 3;
  if (new RegExp(`^\\d{${length}}$`).test(code)) return undefined;
  return length === 4 ? 'code4' : 'code3';
}
