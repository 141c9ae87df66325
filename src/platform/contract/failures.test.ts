import { describe, expect, test } from 'vitest';
import { Failure, failureCodes, failures, failureTexts } from './failures.ts';

describe('Failure', () => {
  test('API-02 carries its code, data and fields', () => {
    const failure = new Failure('UnknownVoyage', { data: { voyageId: 5 }, errors: { a: ['b'] } });
    expect(failure).toMatchObject({ code: 'UnknownVoyage', data: { voyageId: 5 }, errors: { a: ['b'] } });
    expect(failure.stack).toContain('UnknownVoyage');
  });

  test('API-03 is known across copies of its class, as the pages’ bundle has one', async () => {
    const copy = (await import(`${import.meta.dirname}/failures.ts?copy`)) as { Failure: typeof Failure };
    expect(copy.Failure).not.toBe(Failure);
    expect(new copy.Failure('Unknown')).toBeInstanceOf(Failure);
    expect(new Failure('Unknown')).toBeInstanceOf(copy.Failure);
  });

  test('API-02 nothing else is one', () => {
    for (const other of [new Error('UnknownVoyage'), { code: 'UnknownVoyage' }, null, undefined, 'UnknownVoyage', 5, Object.create(null)])
      expect(other instanceof Failure).toBe(false);
  });

  test('API-02 every code has a client’s or server’s status, a text in both languages, and business failures are 422', () => {
    for (const code of failureCodes) {
      const { status, retry } = failures[code];
      expect(status >= 400 && status < 600).toBe(true);
      expect(retry === 'later').toBe(status === 429 || status === 503);
      for (const language of ['de', 'en'] as const) expect(failureTexts[language][code].trim().length).toBeGreaterThan(10);
      expect(failureTexts.de[code]).not.toMatch(/!|\bdu\b|\bdein/i);
    }
    for (const code of ['UnknownVoyage', 'NonBookableVoyage', 'DataNotAvailable', 'ValidationFailed'] as const) expect(failures[code].status).toBe(422);
    expect([failureTexts.de.Unknown, failureTexts.en.Unknown, failures.Unknown.status]).toEqual([
      'Ein unbekannter Fehler ist aufgetreten',
      'An unknown error has occurred',
      503,
    ]);
  });
});
