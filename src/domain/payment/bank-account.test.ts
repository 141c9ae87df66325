import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { composeIBAN } from 'ibantools';
import { describe, expect, test } from 'vitest';
import { bicProblem, cleanBic, cleanIban, groupIban, ibanLast4, ibanProblem, isSepaIban } from './bank-account.ts';

const vectorFile = path.resolve('../shared/data/bank/schwifty-test-vectors.json');
const vectors = fs.existsSync(vectorFile) ? (JSON.parse(fs.readFileSync(vectorFile, 'utf8')) as Record<string, unknown>) : undefined;
const list = (name: string): string[] => (vectors?.[name] ?? []) as string[];
const cases = (name: string): unknown[][] => ((vectors?.[name] ?? { cases: [] }) as { cases: unknown[][] }).cases;

const germanIban = fc
  .tuple(fc.integer({ min: 10_000_000, max: 99_999_999 }), fc.integer({ min: 0, max: 9_999_999_999 }))
  .map(([bank, account]) => composeIBAN({ countryCode: 'DE', bban: `${bank}${String(account).padStart(10, '0')}` }) ?? '');

describe('IBAN', () => {
  test.each([
    'DE89370400440532013000',
    'AT611904300234573201',
    'CH9300762011623852957',
    'FR1420041010050500013M02606',
    'LT121000011101001000',
    'LI21088100002324013AA',
  ])('PAY-01 L-DE-16 the account %s of the SEPA area is taken', (iban) => expect(ibanProblem(iban)).toBeUndefined());

  test.each(['de89 3704 0044 0532 0130 00', 'IBAN: DE89-3704-0044-0532-0130-00', ' DE89\u00a03704\u20090044\u200b0532013000 ', 'ＤＥ８９370400440532013000'])(
    'PAY-01 F9 spaces, dashes, small and wide letters do not matter: %s',
    (typed) => {
      expect(ibanProblem(typed)).toBeUndefined();
      expect(cleanIban(typed)).toBe('DE89370400440532013000');
    },
  );

  test.each([
    ['', 'iban_required'],
    [' \u00a0', 'iban_required'],
    ['DE89370400440532013001', 'iban_invalid'],
    ['DE8937040044053201300', 'iban_invalid'],
    ['DE00370400440532013000', 'iban_invalid'],
    ['XX89370400440532013000', 'iban_invalid'],
    ['DE89370400440532O13000', 'iban_invalid'],
    ['4242424242424242', 'iban_invalid'],
    ['__proto__', 'iban_invalid'],
    ['BR9700360305000010009795493P1', 'iban_not_sepa'],
    ['TR330006100519786457841326', 'iban_not_sepa'],
  ])('PAY-01 %s is refused: %s', (typed, problem) => expect(ibanProblem(typed)).toBe(problem));

  test('PAY-01 countries that joined SEPA after the library was made are taken', () => {
    for (const iban of [
      'AL47212110090000000235698741',
      'ME25505000012345678951',
      'MK07250120000058984',
      'MD24AG000225100013104168',
      'RS35260005601001611379',
    ]) {
      expect(ibanProblem(iban)).toBeUndefined();
    }
    expect(isSepaIban('UA213996220000026007233566001')).toBe(false);
  });

  test('PAY-01 every wrong digit and every swap of two neighbours is found', () => {
    fc.assert(
      fc.property(germanIban, fc.integer({ min: 4, max: 21 }), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
        expect(ibanProblem(iban)).toBeUndefined();
        const digit = (Number(iban[at]) + by) % 10;
        expect(ibanProblem(`${iban.slice(0, at)}${digit}${iban.slice(at + 1)}`)).toBe('iban_invalid');
        if (at < 21 && iban[at] !== iban[at + 1]) {
          expect(ibanProblem(`${iban.slice(0, at)}${iban[at + 1]}${iban[at]}${iban.slice(at + 2)}`)).toBe('iban_invalid');
        }
      }),
    );
  });

  test('F9 groups of four, and the last four', () => {
    expect(groupIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(groupIban('AT611904300234573201')).toBe('AT61 1904 3002 3457 3201');
    expect(ibanLast4('DE89 3704 0044 0532 0130 00')).toBe('3000');
    fc.assert(
      fc.property(germanIban, (iban) => {
        expect(cleanIban(groupIban(iban))).toBe(iban);
      }),
    );
  });
});

describe('BIC', () => {
  test.each(['COBADEFF', 'COBADEFFXXX', 'cobadeff', 'BIC: COBADEFF', 'GENODEM1GLS', '1234DEWWXXX'])('PAY-01 %s fits a German account', (bic) =>
    expect(bicProblem(bic, 'DE89370400440532013000')).toBeUndefined(),
  );

  test.each(['COBADEF', 'COBADEFFXX', 'COBADEFFXXXX', 'COBAXXFF', 'GENODEM1GL*', 'GENODEM1..é', 'GENODEM0GLS', 'DE89370400440532013000'])(
    'PAY-01 %s is none',
    (bic) => expect(bicProblem(bic, 'DE89370400440532013000')).toBe('bic_invalid'),
  );

  test('PAY-01 a bank in another country is a slip, a territory or a branch of a head office is not', () => {
    expect(bicProblem('BNPAFRPP', 'DE89370400440532013000')).toBe('bic_country_mismatch');
    expect(bicProblem('COBADEFF', 'AT611904300234573201')).toBe('bic_country_mismatch');
    expect(bicProblem('SOCBPFTXXXX', 'FR1420041010050500013M02606')).toBeUndefined();
    expect(bicProblem('CMCIFRPP', 'MC5811222000010123456789030')).toBeUndefined();
    expect(bicProblem('TEAMDE71TAT', 'AT611904300234573201')).toBeUndefined();
    expect(bicProblem('COBADEFF', 'no account yet')).toBeUndefined();
    expect(cleanBic(' cob adeff ')).toBe('COBADEFF');
  });
});

// The vectors of a public library of bank data, beside the repository where they are.
describe.skipIf(!vectors)('PAY-01 vectors of schwifty (skipped without ../shared/data/bank)', () => {
  test('valid accounts are never called wrong', () => {
    const all = [
      ...list('iban.valid'),
      ...cases('iban.test_generate_iban').map((row) => String(row[1])),
      ...cases('iban.test_bic_from_iban').map((row) => String(row[0])),
    ];
    expect(all.length).toBeGreaterThan(140);
    expect(all.filter((iban) => ibanProblem(iban) === 'iban_invalid')).toEqual([]);
  });

  test('unofficial ones cannot be debited', () => {
    expect(list('iban.experimental').filter((iban) => ibanProblem(iban) === undefined)).toEqual([]);
  });

  test('wrong accounts are refused', () => {
    expect(list('iban.invalid').length).toBeGreaterThan(10);
    expect(list('iban.invalid').filter((iban) => ibanProblem(iban) !== 'iban_invalid')).toEqual([]);
  });

  test('every account takes the BIC of its bank', () => {
    expect(cases('iban.test_bic_from_iban').filter(([iban, bic]) => bicProblem(String(bic), String(iban)) !== undefined)).toEqual([]);
  });

  test('codes of every kind but test codes are taken, wrong branches are not', () => {
    const wrong = (code: unknown) => bicProblem(String(code), '') !== undefined;
    expect(cases('bic.test_bic_type').filter(([code, type]) => wrong(code) !== (type === 'testing'))).toEqual([]);
    expect(
      cases('bic.test_invalid_bic_branch_code_characters')
        .flat()
        .filter((code) => !wrong(code)),
    ).toEqual([]);
    expect(cases('bic.test_bic_from_bank_code').filter(([, , bic]) => wrong(bic))).toEqual([]);
  });

  test('no bank of the registries of DE, AT, CH, NL and GB is refused', () => {
    const folder = path.dirname(vectorFile);
    const banks = fs
      .readdirSync(folder)
      .filter((file) => file.startsWith('bank_registry'))
      .flatMap((file) => {
        const content = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as unknown;
        return (Array.isArray(content) ? content : (content as { entries: unknown[] }).entries) as { bic?: string; country_code: string }[];
      })
      .filter((bank) => bank.bic);
    const accounts: Record<string, string> = {
      DE: 'DE89370400440532013000',
      AT: 'AT611904300234573201',
      CH: 'CH9300762011623852957',
      NL: 'NL91ABNA0417164300',
      GB: 'GB29NWBK60161331926819',
    };
    expect(banks.length).toBeGreaterThan(5800);
    expect(banks.filter((bank) => bicProblem(bank.bic!, accounts[bank.country_code]!) !== undefined)).toEqual([]);
  });
});
