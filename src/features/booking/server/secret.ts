// Ids that are secrets: 256 random bits for whoever owns them, a hash of them for the database.
import { createHash, randomBytes } from 'node:crypto';

export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Without letters and digits that are mistaken for each other when a number is read out on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 'FW26-7KQ2MX': brand, year, 30 random bits; the table refuses the one that exists already. */
export const bookingNumber = (initials: string, year: number): string =>
  `${initials.toUpperCase()}${String(year % 100).padStart(2, '0')}-${[...randomBytes(6)].map((byte) => alphabet[byte % alphabet.length]).join('')}`;
