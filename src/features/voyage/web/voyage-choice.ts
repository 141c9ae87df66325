// What the visitor chose on a voyage's page, in the address bar (rule G1): who travels, in which cabin, shown in which currency.
import { isCurrency, type Currency } from '#domain/money/money.ts';
import { defaultParty, party, type Party } from '#domain/pax/party.ts';
import { parseQuery, writeQuery } from '#domain/search/codec.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';

export interface VoyageChoice {
  readonly party: Party;
  readonly cabin?: CabinType | undefined;
  /** Currency of the guide amount; the contract's own currency always stands first (L-DE-4). */
  readonly currency?: Currency | undefined;
}

const CURRENCY = 'waehrung';
/** Query name of the guide currency, for forms. */
export const currencyName = CURRENCY;

/** Reads any query; what is broken counts as not chosen. */
export function readChoice(query: string, defaultAdults: number = defaultParty.adults): VoyageChoice {
  const params = new URLSearchParams(query);
  const { state } = parseQuery(params);
  const currency = params.get(CURRENCY)?.toUpperCase();
  return { party: party(state.adultCount ?? defaultAdults, state.childAgeOptions), cabin: state.cabin, currency: isCurrency(currency) ? currency : undefined };
}

/**
 * The query of a choice, without '?'. The party is always said: a link that is sent to somebody must not depend on a default.
 * @returns '' for the default party without any other choice, so that a voyage keeps its plain address
 */
export function choiceQuery({ party: { adults, childAges }, cabin, currency }: VoyageChoice): string {
  const plain = adults === defaultParty.adults && childAges.length === 0;
  const pairs = writeQuery({
    ...(!(plain && !cabin && !currency) && { adultCount: adults }),
    ...(childAges.length > 0 && { childAgeOptions: [...childAges] }),
    ...(cabin && { cabin }),
  });
  return [pairs, currency && `${CURRENCY}=${currency}`].filter(Boolean).join('&');
}

/** Name and value of every field of a choice, for the hidden fields of a form. */
export const choicePairs = (choice: VoyageChoice): [name: string, value: string][] => [...new URLSearchParams(choiceQuery(choice))];

export const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

const mostPerCabin = 4;

/** Two parties for two cabins, each with an adult, as even as possible; undefined where that cannot be. */
export function splitParty({ adults, childAges }: Party): readonly [Party, Party] | undefined {
  if (adults < 2) return undefined;
  const half = Math.ceil((adults + childAges.length) / 2);
  const firstAdults = Math.ceil(adults / 2);
  const children = childAges.slice(0, Math.max(0, half - firstAdults));
  const first = party(firstAdults, children);
  const second = party(adults - firstAdults, childAges.slice(children.length));
  return [first, second].every((one) => one.adults + one.childAges.length <= mostPerCabin) ? [first, second] : undefined;
}
