// IBAN and BIC as people type them, checked with ibantools, and the few places in which that library falls short.
import { getCountrySpecifications, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';

export type IbanProblem = 'iban_required' | 'iban_invalid' | 'iban_not_sepa';
export type BicProblem = 'bic_invalid' | 'bic_country_mismatch';

/** Spaces of every kind, dashes, dots and invisible characters go; letters become capitals; a pasted 'IBAN:' in front goes too (F9, F10). */
export const cleanIban = (typed: string): string => cleanCode(typed).replace(/^IBAN:?/, '');
export const cleanBic = (typed: string): string => cleanCode(typed).replace(/^(?:BIC|SWIFT):/, '');

const cleanCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}\p{Pd}.]/gu, '')
    .toUpperCase();

/** Groups of four, as it is printed on cards and statements. */
export const groupIban = (iban: string): string => cleanIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The last four characters: the only part of an account that is shown once it is stored. */
export const ibanLast4 = (iban: string): string => cleanIban(iban).slice(-4);

/**
 * Countries that take part in SEPA and that ibantools 4.5.4 does not count: they joined the schemes in 2024 and 2025 (European Payments
 * Council, list of SEPA countries). Every account of the area has to be taken (Regulation (EU) 260/2012 Art. 9, L-DE-16).
 */
const joinedSepaLater: ReadonlySet<string> = new Set(['AL', 'MD', 'ME', 'MK', 'RS']);

/** @param iban cleaned. Overseas territories and Crown dependencies need no row: their accounts carry FR and GB. */
export const isSepaIban = (iban: string): boolean => joinedSepaLater.has(iban.slice(0, 2)) || isSEPACountry(iban.slice(0, 2));

/** Structure of the country and check digits, then whether a SEPA direct debit can reach the account. */
export function ibanProblem(typed: string): IbanProblem | undefined {
  const iban = cleanIban(typed);
  if (iban === '') return 'iban_required';
  if (!isValidIBAN(iban)) return 'iban_invalid';
  return isSepaIban(iban) ? undefined : 'iban_not_sepa';
}

/** Country codes of a BIC that belong to accounts of another country: territories without IBANs of their own, and Monaco's French banks. */
const bicCountries: Readonly<Record<string, readonly string[]>> = {
  FR: ['FR', 'BL', 'GF', 'GP', 'MC', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  GB: ['GB', 'GG', 'IM', 'JE'],
  FI: ['FI', 'AX'],
  MC: ['MC', 'FR'],
};

/** Branches that work under the BIC of their head office abroad (registries of bank codes of Austria and the United Kingdom). */
const foreignBranches: Readonly<Record<string, readonly string[]>> = { AT: ['TEAMDE71'], GB: ['DEUTDEFF'] };

/**
 * ibantools refuses digits in the first four places; ISO 9362 has allowed them since 2014 ('1234DEWWXXX' is one). It accepts a 0 in
 * the eighth place, which marks a test code that carries no payment. The list of countries stays the library's.
 */
const isBic = (bic: string): boolean => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9][A-Z1-9](?:[A-Z0-9]{3})?$/.test(bic) && isValidBIC(`AAAA${bic.slice(4)}`);

/** @param typedIban the account beside it; a country is compared only with one that is valid */
export function bicProblem(typed: string, typedIban: string): BicProblem | undefined {
  const bic = cleanBic(typed);
  if (!isBic(bic)) return 'bic_invalid';
  const iban = cleanIban(typedIban);
  if (!isValidIBAN(iban)) return undefined;
  const country = iban.slice(0, 2);
  const fits = (bicCountries[country] ?? [country]).includes(bic.slice(4, 6)) || foreignBranches[country]?.includes(bic.slice(0, 8));
  return fits ? undefined : 'bic_country_mismatch';
}

/** Length of a country's IBAN, undefined for a country without. */
export const ibanLength = (country: string): number | undefined => {
  const { [country]: specification } = getCountrySpecifications();
  return specification?.chars ?? undefined;
};
