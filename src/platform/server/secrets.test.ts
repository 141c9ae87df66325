import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSecrets, developmentKeys, SecretError } from './secrets.ts';

const key = () => randomBytes(32).toString('base64');
const kindOf = (act: () => unknown): string => {
  try {
    act();
    return 'nothing thrown';
  } catch (error) {
    return error instanceof SecretError ? error.kind : String(error);
  }
};

describe('PAY-03 encryption at rest', () => {
  const secrets = createSecrets(`k1:${key()}`);

  test('what was sealed opens at its own place and nowhere else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string(), fc.string(), (plain, place, other) => {
        const sealed = secrets.seal(plain, place);
        expect(secrets.open(sealed, place)).toBe(plain);
        if (other !== place) expect(kindOf(() => secrets.open(sealed, other))).toBe('forged');
      }),
    );
  });

  test('no bit can be changed and no byte be cut without being noticed', () => {
    const sealed = secrets.seal('DE89370400440532013000', 'payments.iban/1');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const changed = Buffer.from(sealed);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(['forged', 'layout', 'unknown_key']).toContain(kindOf(() => secrets.open(changed, 'payments.iban/1')));
    }
    for (let length = 0; length < sealed.length; length += 1) {
      expect(['forged', 'layout', 'unknown_key']).toContain(kindOf(() => secrets.open(sealed.subarray(0, length), 'payments.iban/1')));
    }
  });

  test('the same text never looks the same twice, and nothing of it can be read', () => {
    const iban = 'DE89370400440532013000';
    const sealed = Array.from({ length: 200 }, () => secrets.seal(iban, 'p'));
    expect(new Set(sealed.map((value) => value.toString('hex'))).size).toBe(200);
    for (const value of sealed) expect(value.toString('latin1')).not.toContain('3704');
  });

  test('arbitrary bytes are no sealed value and end in an error of ours', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(['forged', 'layout', 'unknown_key']).toContain(kindOf(() => secrets.open(bytes, 'p')));
      }),
    );
  });

  test('keys are rotated: the new one seals, the old one still opens, and after it is gone its values do not', () => {
    const [oldKey, newKey] = [`old:${key()}`, `new:${key()}`];
    const sealed = createSecrets(oldKey).seal('IBAN', 'p');
    const both = createSecrets(`${newKey}, ${oldKey}`);
    expect(both.open(sealed, 'p')).toBe('IBAN');
    expect(both.isOutdated(sealed)).toBe(true);
    const again = both.seal(both.open(sealed, 'p'), 'p');
    expect(both.isOutdated(again)).toBe(false);
    expect(createSecrets(newKey).open(again, 'p')).toBe('IBAN');
    expect(kindOf(() => createSecrets(newKey).open(sealed, 'p'))).toBe('unknown_key');
    expect(kindOf(() => createSecrets(`old:${key()}`).open(sealed, 'p'))).toBe('forged');
  });

  test.each([
    '',
    'k1',
    `k1:${Buffer.alloc(16).toString('base64')}`,
    `K 1:${Buffer.alloc(32).toString('base64')}`,
    `a:${Buffer.alloc(32).toString('base64')},a:${Buffer.alloc(32).toString('base64')}`,
  ])('wrong keys are refused at the start: %s', (keys) => expect(kindOf(() => createSecrets(keys))).toBe('keys'));

  test('an error never shows a key', () => {
    const secret = `${key().slice(0, 40)}`;
    expect(() => createSecrets(`k1:${secret}`)).toThrow(SecretError);
    try {
      createSecrets(`k1:${secret}`);
    } catch (error) {
      expect(String(error)).not.toContain(secret.slice(0, 8));
    }
  });
});

describe('PAY-03 keys of a run without settings', () => {
  const withFolder = (act: (folder: string) => void) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'));
    try {
      act(folder);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  };

  test('are made once, for their owner alone', () =>
    withFolder((folder) => {
      const keys = developmentKeys(path.join(folder, 'data'));
      expect(developmentKeys(path.join(folder, 'data'))).toBe(keys);
      expect(createSecrets(keys).open(createSecrets(keys).seal('x', 'p'), 'p')).toBe('x');
      expect(fs.readdirSync(path.join(folder, 'data'))).toEqual(['secret-keys']);
      if (process.platform !== 'win32') expect(fs.statSync(path.join(folder, 'data', 'secret-keys')).mode & 0o777).toBe(0o600);
    }));

  test('are the same for processes that start at the same time', () =>
    withFolder((folder) => {
      const source = `import { developmentKeys } from ${JSON.stringify(new URL('secrets.ts', import.meta.url).href)}; console.log(developmentKeys(${JSON.stringify(folder)}));`;
      fs.writeFileSync(path.join(folder, 'read.mjs'), source);
      const command = `for i in 1 2 3 4; do "${process.execPath}" "${path.join(folder, 'read.mjs')}" & done; wait`;
      if (process.platform === 'win32') return;
      const lines = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim().split('\n');
      expect(lines).toHaveLength(4);
      expect(new Set(lines).size).toBe(1);
    }));
});

describe('BOOK-24 marks by which an address is known for ours', () => {
  test('the same text has the same mark, another text, purpose or key another one', () => {
    const keys = [key(), key()] as const;
    const one = createSecrets(`k1:${keys[0]}`);
    const [mark] = one.marks('a page', 'text');
    expect(mark).toHaveLength(32);
    expect(createSecrets(`renamed:${keys[0]}`).marks('a page', 'text')[0]).toEqual(mark);
    expect(one.marks('a page', 'Text')[0]).not.toEqual(mark);
    expect(one.marks('another page', 'text')[0]).not.toEqual(mark);
    expect(createSecrets(`k1:${keys[1]}`).marks('a page', 'text')[0]).not.toEqual(mark);
  });

  test('after a rotation the new key marks, and the marks of the old one are still known', () => {
    const [old, fresh] = [key(), key()];
    const [before] = createSecrets(`old:${old}`).marks('p', 'text');
    const [now, ...earlier] = createSecrets(`new:${fresh},old:${old}`).marks('p', 'text');
    expect(now).not.toEqual(before);
    expect(earlier).toEqual([before]);
  });
});
