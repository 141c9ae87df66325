// Encryption at rest of what must be stored and may not be read: account numbers (PAY-03). AES-256-GCM, keys outside the database. With the
// same keys, marks by which an address is known for ours.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of every sealed value: the layout below. */
const LAYOUT = 1;

/** layout (1) · length of the key's id (1) · key id · iv (12) · tag (16) · ciphertext */
export interface Secrets {
  /**
   * @param place where the value stands, e.g. 'payments.iban/<booking id>': a value that was moved to another row does not open there
   */
  seal(plain: string, place: string): Buffer;
  /** @throws SecretError when the value was changed, moved, cut, or sealed with a key that is not known any more */
  open(sealed: Uint8Array, place: string): string;
  /** Whether the value should be sealed again because a newer key is in use. */
  isOutdated(sealed: Uint8Array): boolean;
  /**
   * Marks of a text that only a holder of the keys can make, 32 bytes, one per key, of the key in use first.
   * @param purpose what the marks are for: those of one purpose say nothing about those of another
   */
  marks(purpose: string, text: string): readonly [Buffer, ...Buffer[]];
}

/** Says what is wrong, never what was in it. */
export class SecretError extends Error {
  readonly kind: 'keys' | 'layout' | 'unknown_key' | 'forged';

  constructor(kind: SecretError['kind'], message: string) {
    super(message);
    this.name = 'SecretError';
    this.kind = kind;
  }
}

/**
 * @param keys 'id:base64,id:base64 …', 32 bytes each; the first one seals, all of them open. To rotate, put a new one in front, seal old
 *   values again, then take the old one away.
 * @throws SecretError 'keys' with the place of what is wrong, without the key
 */
export function createSecrets(keys: string): Secrets {
  const byId = parseKeys(keys);
  const [current] = byId;
  if (!current) throw new SecretError('keys', 'no key for stored secrets');
  const [currentId, currentKey] = current;
  const byPurpose = new Map<string, readonly [Buffer, ...Buffer[]]>();
  const keysFor = (purpose: string): readonly [Buffer, ...Buffer[]] => {
    const known = byPurpose.get(purpose);
    if (known) return known;
    const derive = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', `marks/${purpose}`, KEY_BYTES));
    const older = [...byId.values()].filter((key) => key !== currentKey);
    const made: [Buffer, ...Buffer[]] = [derive(currentKey), ...older.map(derive)];
    byPurpose.set(purpose, made);
    return made;
  };
  return {
    seal: (plain, place) => {
      const iv = randomBytes(IV_BYTES);
      const head = Buffer.concat([Buffer.from([LAYOUT, currentId.length]), Buffer.from(currentId, 'ascii')]);
      const cipher = createCipheriv(ALGORITHM, currentKey, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(associated(head, place));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([head, iv, cipher.getAuthTag(), body]);
    },
    open: (sealed, place) => {
      const { head, keyId, iv, tag, body } = parts(sealed);
      const key = byId.get(keyId);
      if (!key) throw new SecretError('unknown_key', `sealed with the key '${keyId}', which is not among the keys`);
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(associated(head, place));
      decipher.setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        throw new SecretError('forged', 'the stored value was changed or belongs to another place');
      }
    },
    isOutdated: (sealed) => parts(sealed).keyId !== currentId,
    marks: (purpose, text) => {
      const [first, ...older] = keysFor(purpose);
      const mark = (key: Buffer): Buffer => createHmac('sha256', key).update(text, 'utf8').digest();
      return [mark(first), ...older.map(mark)];
    },
  };
}

/** The head is bound, too: nobody can pass a value off as sealed with another key. The head's length is in it, so no two pairs are alike. */
const associated = (head: Buffer, place: string): Buffer => Buffer.concat([head, Buffer.from(place, 'utf8')]);

function parts(sealed: Uint8Array): { head: Buffer; keyId: string; iv: Buffer; tag: Buffer; body: Buffer } {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const headEnd = 2 + (bytes[1] ?? 0);
  const bodyStart = headEnd + IV_BYTES + TAG_BYTES;
  if (bytes[0] !== LAYOUT || bytes.length < bodyStart) throw new SecretError('layout', 'not a sealed value');
  return {
    head: bytes.subarray(0, headEnd),
    keyId: bytes.toString('latin1', 2, headEnd),
    iv: bytes.subarray(headEnd, headEnd + IV_BYTES),
    tag: bytes.subarray(headEnd + IV_BYTES, bodyStart),
    body: bytes.subarray(bodyStart),
  };
}

function parseKeys(keys: string): ReadonlyMap<string, Buffer> {
  const byId = new Map<string, Buffer>();
  const entries = keys.split(',').map((entry) => entry.trim());
  for (const [index, entry] of entries.entries()) {
    const match = /^(?<id>[a-z0-9][a-z0-9_-]{0,31}):(?<key>[A-Za-z0-9+/]{43}=)$/.exec(entry);
    const { id, key } = match?.groups ?? {};
    if (!id || !key)
      throw new SecretError('keys', `key ${index + 1} is not of the form id:base64 with 32 bytes; make one with: openssl rand -base64 ${KEY_BYTES}`);
    if (byId.has(id)) throw new SecretError('keys', `the id '${id}' of key ${index + 1} is used twice`);
    byId.set(id, Buffer.from(key, 'base64'));
  }
  return byId;
}

/**
 * The keys of a run without settings: made once in the data directory, readable by its owner alone. Several processes that start at the
 * same time get the same. Not for production, where the keys come from a place of their own.
 * @throws SecretError 'keys' when the file holds something else
 */
export function developmentKeys(dataDirectory: string): string {
  const file = path.join(dataDirectory, 'secret-keys');
  const read = (): string | undefined => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined);
  const existing = read();
  if (existing !== undefined) return existing;
  fs.mkdirSync(dataDirectory, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  fs.writeFileSync(draft, `dev-${randomBytes(3).toString('hex')}:${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link appears whole or not at all, and never replaces a file that was first.
    fs.linkSync(draft, file);
  } catch (error) {
    if (read() === undefined) throw error;
  } finally {
    fs.rmSync(draft);
  }
  const keys = read();
  if (keys === undefined) throw new SecretError('keys', `no key file could be made at ${file}`);
  return keys;
}
