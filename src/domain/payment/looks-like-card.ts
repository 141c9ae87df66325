// Finds card numbers in free text, so that every field for words can refuse them: no card number may reach the shop (PAY-03).
import { isValidIBAN } from 'ibantools';
import { cleanIban, ibanLength } from './bank-account.ts';

const invisible = /\p{Cf}/gu;
/** What people put between the groups of a number. A comma or a bracket separates two numbers instead. */
const separator = String.raw`[\s\p{Pd}._/·*:]`;
const run = new RegExp(String.raw`(?<plus>\+${separator}?)?(?<number>\p{Nd}(?:${separator}{0,3}\p{Nd}){12,})`, 'gu');

/** Numbers of the issuers' ranges, with the lengths they give out (ISO/IEC 7812, the schemes' own pages). */
const issuers: readonly { readonly start: RegExp; readonly lengths: readonly number[] }[] = [
  { start: /^4/, lengths: [13, 16, 18, 19] },
  { start: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { start: /^220[0-4]/, lengths: [16, 17, 18, 19] },
  { start: /^3[47]/, lengths: [15] },
  { start: /^3(?:0[0-5]|095|[689])/, lengths: [14, 15, 16, 17, 18, 19] },
  { start: /^35(?:2[89]|[3-8])/, lengths: [16, 17, 18, 19] },
  { start: /^(?:50|5[6-9]|6)/, lengths: [13, 14, 15, 16, 17, 18, 19] },
  { start: /^1/, lengths: [15] },
];
const LONGEST = 19;
const SHORTEST = 13;

/** Whether the text holds what can be a payment card's number, however it is spaced, dashed or written (also ٤٢٤٢ and ４２４２). */
export function looksLikeCard(text: string): boolean {
  // Scripts' digits become 0–9; every other character stays one, so that places keep their meaning.
  const plain = withoutIbans(
    text
      .replaceAll(invisible, '')
      .normalize('NFKC')
      .replaceAll(/\p{Nd}/gu, latinDigit),
  );
  for (const found of plain.matchAll(run)) {
    const groups = (found.groups?.['number'] ?? '').split(new RegExp(`${separator}+`, 'u'));
    // '+49 151 …' is a telephone number; a card is never written with a plus.
    if (holdsCard(groups, found.groups?.['plus'] !== undefined)) return true;
  }
  return false;
}

/** Digits of one script stand in a row: the distance from its zero is the value. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** An account number is no card, though every tenth one passes the same check in its digits. */
function withoutIbans(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])[a-z]{2}\d{2}[a-z\d\s.\p{Pd}]{10,60}/giu, (piece) => {
    const length = ibanLength(piece.slice(0, 2).toUpperCase());
    if (length === undefined) return piece;
    let kept = 0;
    let end = 0;
    while (end < piece.length && kept < length) {
      if (/[a-z\d]/i.test(piece[end] ?? '')) kept += 1;
      end += 1;
    }
    return isValidIBAN(cleanIban(piece.slice(0, end))) ? `;${piece.slice(end)}` : piece;
  });
}

function holdsCard(groups: readonly string[], afterPlus: boolean): boolean {
  for (let from = afterPlus ? groups.length : 0; from < groups.length; from += 1) {
    let digits = '';
    for (let to = from; to < groups.length && digits.length < LONGEST; to += 1) {
      digits += groups[to] ?? '';
      const sizes = groups.slice(from, to + 1).map((group) => group.length);
      if (sizes.length === 1 ? cardAtEitherEnd(digits) : isCardNumber(digits) && isWrittenLikeACard(sizes)) return true;
    }
  }
  return false;
}

/** In an unbroken row of digits a date or a code may stick to the number. */
function cardAtEitherEnd(digits: string): boolean {
  if (digits.length <= LONGEST) return isCardNumber(digits);
  for (let length = SHORTEST; length <= LONGEST; length += 1) {
    if (length >= 15 && (isCardNumber(digits.slice(0, length)) || isCardNumber(digits.slice(-length)))) return true;
  }
  return false;
}

/** Equal groups with a rest (4-4-4-4, 4-4-4-4-3, 8-8, digit by digit), or the other ways cards print their number. */
function isWrittenLikeACard(sizes: readonly number[]): boolean {
  const [first = 0] = sizes;
  const last = sizes.at(-1) ?? 0;
  const equal = sizes.slice(0, -1).every((size) => size === first) && last <= first && first <= 8 && (first === 4 || first <= 2 || first === 8);
  return equal || ['4-6-5', '4-6-4', '4-3-3-3', '4-4-5', '6-13', '4-12', '6-10', '6-6-4', '4-5-6'].includes(sizes.join('-'));
}

const isCardNumber = (digits: string): boolean =>
  digits.length >= SHORTEST &&
  digits.length <= LONGEST &&
  issuers.some(({ start, lengths }) => start.test(digits) && lengths.includes(digits.length)) &&
  passesLuhn(digits);

/** The check digit of cards (ISO/IEC 7812-1 Annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
