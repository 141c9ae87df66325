// The party that an address brings along. Without one the booking asks first (decision 24).
import { party, type Party } from '#domain/pax/party.ts';

const whole = (text: string | null): number | undefined => (text !== null && /^\d{1,2}$/.test(text) ? Number(text) : undefined);

/** `erw` (or `pax` alone) with `kin1` to `kin3`, as the voyage's page writes them; null where the address does not say who travels. */
export function partyOfQuery(query: string): Party | null {
  const params = new URLSearchParams(query);
  const adults = whole(params.get('erw')) ?? whole(params.get('pax'));
  const ages = ['kin1', 'kin2', 'kin3'].flatMap((name) => whole(params.get(name)) ?? []);
  return adults === undefined ? null : party(adults, ages);
}

/** Query name of the session's id. */
export const SESSION_NAME = 'bs';

/** The session that an address belongs to; undefined for none and for what cannot be one. */
export const sessionOfQuery = (query: string): string | undefined => {
  const id = new URLSearchParams(query).get(SESSION_NAME);
  return id !== null && /^[A-Za-z0-9_-]{43}$/.test(id) ? id : undefined;
};
