import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSecrets } from '#platform/server/secrets.ts';
import { bookingKeys } from './booking-key.ts';

const secret = () => randomBytes(32).toString('base64');

describe('BOOK-24 the key of a booking’s page', () => {
  const keys = bookingKeys(createSecrets(`k:${secret()}`));

  test('opens its booking, is the same each time, and tells nothing but the id', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const key = keys.keyOf(id);
        expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
        expect(keys.keyOf(id)).toBe(key);
        expect(keys.bookingOf(key)).toBe(id);
      }),
    );
  });

  test('with any bit changed it opens nothing, nor in another spelling', () => {
    const bytes = Buffer.from(keys.keyOf(randomUUID()), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const forged = Buffer.from(bytes);
      forged[bit >> 3]! ^= 1 << (bit & 7);
      expect(keys.bookingOf(forged.toString('base64url'))).toBeUndefined();
    }
    const key = bytes.toString('base64url');
    for (const spelling of [`${key}=`, `${key} `, key.slice(0, -1), `${key}A`, '', 'A'.repeat(43)]) expect(keys.bookingOf(spelling)).toBeUndefined();
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('').filter((letter) => letter !== key.at(-1));
    for (const letter of last) expect(keys.bookingOf(key.slice(0, -1) + letter)).toBeUndefined();
  });

  test('a key of before a rotation opens as long as its secret is known, one of another shop never', () => {
    const [old, fresh] = [secret(), secret()];
    const id = randomUUID();
    const before = bookingKeys(createSecrets(`old:${old}`)).keyOf(id);
    const rotated = bookingKeys(createSecrets(`new:${fresh},old:${old}`));
    expect(rotated.bookingOf(before)).toBe(id);
    expect(rotated.keyOf(id)).not.toBe(before);
    expect(bookingKeys(createSecrets(`new:${fresh}`)).bookingOf(before)).toBeUndefined();
    expect(keys.bookingOf(before)).toBeUndefined();
  });
});
