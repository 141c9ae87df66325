// What the visitor chose on a voyage's page, in the address bar (rule G1): who travels, in which cabin, shown in which currency.
import { isCurrency, type Currency } from '#domain/money/money.ts';
import { defaultParty, party, type Party } from '#domain/pax/party.ts';
import { cabinTypes, type CabinType } from '#domain/voyage/vocabulary.ts';

export interface VoyageChoice {
  readonly party: Party;
  readonly cabin?: CabinType | undefined;
  /** Currency of the guide amount; the contract's own currency always stands first (L-DE-4). */
  readonly currency?: Currency | undefined;
}

const CURRENCY = 'waehrung';
/** Query name of the guide currency, for forms. */
export const currencyName = CURRENCY;

/**
 * Words of the address bar for cabins, as the search's codec writes them. This page reads and writes four names of it only and does
 * without the whole codec, which is twice as large as this page's prices; the loader on the server reads every other spelling.
 */
const cabinWords = { inside: 'innen', outside: 'aussen', balcony: 'balkon', suite: 'suite' } as const satisfies Record<CabinType, string>;
const cabinOf = (word: string | undefined): CabinType | undefined => cabinTypes.find((type) => type === word || cabinWords[type] === word);

/** The pair that chooses a cabin type, for links and forms. */
export const cabinPair = (cabinType: CabinType): [name: string, value: string] => ['ka', cabinWords[cabinType]];

const whole = (text: string | null): number | undefined => (text !== null && /^\d{1,2}$/.test(text) ? Number(text) : undefined);

/** Reads the names this page writes: `erw`, `kin1` to `kin3`, `ka` and the currency. What is broken counts as not chosen. */
export function readChoice(query: string, defaultAdults: number = defaultParty.adults): VoyageChoice {
  const params = new URLSearchParams(query);
  const ages = ['kin1', 'kin2', 'kin3'].flatMap((name) => whole(params.get(name)) ?? []);
  const currency = params.get(CURRENCY)?.toUpperCase();
  return {
    party: party(whole(params.get('erw')) ?? defaultAdults, ages),
    cabin: cabinOf((params.get('ka') ?? params.get('cabin'))?.toLowerCase()),
    currency: isCurrency(currency) ? currency : undefined,
  };
}

/**
 * The query of a choice, without '?'. The party is always said: a link that is sent to somebody must not depend on a default.
 * @returns '' for the default party without any other choice, so that a voyage keeps its plain address
 */
export function choiceQuery({ party: { adults, childAges }, cabin, currency }: VoyageChoice): string {
  const plain = adults === defaultParty.adults && childAges.length === 0;
  // the order of the search's codec
  const pairs: [string, string][] = cabin ? [cabinPair(cabin)] : [];
  if (!(plain && !cabin && !currency)) pairs.push(['erw', String(adults)]);
  for (const [index, age] of childAges.toSorted((a, b) => a - b).entries()) pairs.push([`kin${index + 1}`, String(age)]);
  if (currency) pairs.push([CURRENCY, currency]);
  return new URLSearchParams(pairs).toString();
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
