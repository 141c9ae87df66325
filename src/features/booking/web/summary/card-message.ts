// What the provider's card fields tell the page, read as strictly as anything from another origin: only from that frame, only from its origin,
// only in these forms (PAY-03, docs/guides/connect-a-payment-provider.md).
import { looksLikeCard } from '#domain/payment/looks-like-card.ts';

/** A card that the provider holds. The token opens nothing for anybody but the shop's server; it is kept in memory alone. */
export interface EnteredCard {
  readonly token: string;
  /** null where only the token came back, from a page of the provider: the server asks for the rest. */
  readonly facts: { readonly brand: string; readonly last4: string; readonly expiresMonth: number; readonly expiresYear: number } | null;
}

export type CardMessage =
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'token'; readonly card: EnteredCard }
  | { readonly type: 'cleared' };

/** Something is always to be seen, and no page of fields is longer than this: CSS pixels. */
const heights = { least: 120, most: 2400 };

/** A provider's token; what looks like a card number is none (the server says the same). */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\w.:-]{8,200}$/.test(value) && !looksLikeCard(value);

const whole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/**
 * @param expected the frame that was opened and the origin it was opened at
 * @returns undefined for everything that is not a message of these fields
 */
export function readCardMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  expected: { readonly origin: string; readonly source: unknown },
): CardMessage | undefined {
  if (event.origin !== expected.origin || expected.source === null || expected.source === undefined || event.source !== expected.source) return undefined;
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null) return undefined;
  const told = data as Readonly<Record<string, unknown>>;
  if (told['source'] !== 'payment-fields') return undefined;
  if (told['type'] === 'cleared') return { type: 'cleared' };
  if (told['type'] === 'height') {
    const { height } = told;
    return typeof height === 'number' && Number.isFinite(height)
      ? { type: 'height', height: Math.min(heights.most, Math.max(heights.least, Math.ceil(height))) }
      : undefined;
  }
  if (told['type'] !== 'token') return undefined;
  const { token, brand, last4, expiresMonth, expiresYear } = told;
  if (!isToken(token) || typeof brand !== 'string' || !/^[\p{L}\d _-]{1,40}$/u.test(brand) || typeof last4 !== 'string' || !/^\d{4}$/.test(last4))
    return undefined;
  if (!whole(expiresMonth, 1, 12) || !whole(expiresYear, 2000, 2999)) return undefined;
  return { type: 'token', card: { token, facts: { brand, last4, expiresMonth, expiresYear } } };
}
