// The rules of single fields: a value in, the first thing that is wrong with it out. What concerns persons and ages is in person-rules.ts.
import { formLimits } from './booking-form.ts';
import { hasControl, plainDigits } from './clean-text.ts';
import { isCountry } from './countries.ts';
import type { FindingCode, FindingValues } from './findings.ts';

/** A code with what its words need; the path is added by whoever knows it. */
export type Problem = { [C in FindingCode]: { readonly code: C } & FindingValues[C] }[FindingCode];

const nameLetters = /^[\p{L}\p{M}' -]+$/u;
const onlyLatin = /^[\p{Script=Latin}\p{M}' -]+$/u;
/** Letters by category that are no letters of a name: ordinal signs and small raised letters. */
const raised = /[ªº\p{Lm}]/u;

/** As in the passport: Latin letters with their accents, apostrophe, hyphen, space; at most 50 (rule F6). */
export function nameProblem(name: string): Problem | undefined {
  if (name === '') return { code: 'required' };
  if (name.length > formLimits.name) return { code: 'too_long', most: formLimits.name };
  if (!nameLetters.test(name) || !onlyLatin.test(name) || raised.test(name) || !/\p{L}/u.test(name)) return { code: 'name_letters' };
  return undefined;
}

/** A line of an address. */
export function lineProblem(line: string, looksLikeCard: (text: string) => boolean): Problem | undefined {
  if (line === '') return { code: 'required' };
  if (line.length > formLimits.line) return { code: 'too_long', most: formLimits.line };
  if (hasControl(line)) return { code: 'control_characters' };
  return looksLikeCard(line) ? { code: 'card_number_in_text' } : undefined;
}

const localPart = /^[^\s@,;:<>()[\]"\\\p{Cc}\p{Cs}]{1,64}$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;

/** One @, a domain with a dot, nothing that would make it two addresses; letters of any script are allowed (RFC 6531). */
export function emailProblem(email: string): Problem | undefined {
  if (email === '') return { code: 'required' };
  if (email.length > formLimits.email) return { code: 'too_long', most: formLimits.email };
  const [local, domain, ...more] = email.split('@');
  if (local === undefined || domain === undefined || more.length > 0) return { code: 'email_format' };
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  const dotsInPlace = !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
  const valid = localPart.test(local) && dotsInPlace && labels.length > 1 && labels.every((one) => label.test(one)) && last.length > 1 && !/^\d+$/.test(last);
  return valid ? undefined : { code: 'email_format' };
}

/** Any way of writing a number: digits of any script, + at the head, / ( ) - . and spaces; 5 to 15 digits. '' is no problem here. */
export function phoneProblem(phone: string): Problem | undefined {
  const plain = plainDigits(phone).replaceAll(/[‐‑‒–—−]/gu, '-');
  if (plain === '') return undefined;
  const digits = plain.replaceAll(/\D/g, '').length;
  const { min, max } = formLimits.phoneDigits;
  const valid = plain.length <= formLimits.phone && /^[(]?\+?[\d/(). -]+$/.test(plain) && digits >= min && digits <= max;
  return valid ? undefined : { code: 'phone_format' };
}

/** Digits of a post code where the country has only digits (rule F8). */
const postCodeDigits: Readonly<Record<string, number>> = { DE: 5, AT: 4, CH: 4, LI: 4 };

/** Without spaces and without the country's sign before it, where the country's codes are digits: 'D-20095' is 20095. */
export function normalisePostCode(postCode: string, country: string): string {
  if (!Object.hasOwn(postCodeDigits, country)) return postCode;
  return plainDigits(postCode)
    .replace(/^(?:DE?|AT?|CH|FL|LI)\s*-?\s*(?=\d)/i, '')
    .replaceAll(' ', '');
}

export function postCodeProblem(postCode: string, country: string): Problem | undefined {
  if (postCode === '') return { code: 'required' };
  if (postCode.length > formLimits.postCode) return { code: 'too_long', most: formLimits.postCode };
  if (hasControl(postCode)) return { code: 'control_characters' };
  const digits = Object.hasOwn(postCodeDigits, country) ? postCodeDigits[country] : undefined;
  return digits === undefined || (postCode.length === digits && /^\d+$/.test(postCode)) ? undefined : { code: 'post_code_format', digits };
}

export function countryProblem(country: string, refused: readonly string[]): Problem | undefined {
  if (country === '') return { code: 'required' };
  if (!isCountry(country)) return { code: 'country_unknown' };
  return refused.includes(country) ? { code: 'country_ineligible', country } : undefined;
}

/** Numbers of clubs have letters, digits, hyphens, dots and strokes. '' is no problem here. */
export function clubNumberProblem(number: string): Problem | undefined {
  if (number.length > formLimits.clubNumber) return { code: 'too_long', most: formLimits.clubNumber };
  return /^[\p{Script=Latin}\p{Nd} ./-]*$/u.test(number) ? undefined : { code: 'club_number_format' };
}

export function specialRequestsProblem(text: string, looksLikeCard: (text: string) => boolean): Problem | undefined {
  if (text.length > formLimits.specialRequests) return { code: 'too_long', most: formLimits.specialRequests };
  if (hasControl(text, true)) return { code: 'control_characters' };
  return looksLikeCard(text) ? { code: 'card_number_in_text' } : undefined;
}

/** The form of voucher codes; whether one is worth anything is known to the server alone. */
export function vouchersProblem(codes: readonly string[]): Problem | undefined {
  if (codes.length > formLimits.vouchers) return { code: 'too_many_vouchers', most: formLimits.vouchers };
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice !== undefined) return { code: 'voucher_twice', voucher: twice };
  const wrong = codes.find((code) => code.length > formLimits.voucherCode || !/^[\p{Script=Latin}\p{Nd} -]+$/u.test(code));
  return wrong === undefined ? undefined : { code: 'voucher_code_format', voucher: wrong };
}
