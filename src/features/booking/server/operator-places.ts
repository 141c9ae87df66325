// Places of operators that have a system of their own (OPS-01, BOOK-04, BOOK-05): asked for, held, priced and given back through the port.
// A visitor waits for an answer only so long; without one the shop goes on with what it knows and takes a request (BOOK-19).
import type { Money } from '#domain/money/money.ts';
import type { Party } from '#domain/pax/party.ts';
import { OperatorError, type Hold, type OperatorCategory, type OperatorSystem, type Refusal } from '#features/operators/server/operator-port.ts';
import type { Database } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/outbox/enqueue.ts';
import type { VoyageFacts } from './facts.ts';
import type { Tx } from './inventory.repository.ts';
import { operatorParty, operatorVoyage } from './operator-request.ts';
import { unholdJob } from './operator-unhold.job.ts';

/** Longest wait of a visitor for one answer, milliseconds (reliability: time budgets). */
const PATIENCE_MS = 20_000;

/** What the operator said: something, a certain no, or nothing that counts. */
export type Asked<T> = { readonly kind: 'answer'; readonly answer: T } | { readonly kind: 'refused'; readonly refusal: Refusal } | { readonly kind: 'offline' };

export interface PlaceWish {
  readonly categoryCode: string;
  readonly fareGroupId: string;
  /** null = a guarantee cabin. */
  readonly cabinNumber: string | null;
}

export interface OperatorPlaces {
  /** Whether the voyage's places are in a system of its operator. */
  readonly has: (voyage: VoyageFacts) => boolean;
  /** Whether that system can be asked now, as far as is known (OPS-03); our own places always can. */
  readonly isReachable: (voyage: VoyageFacts) => boolean;
  readonly availability: (voyage: VoyageFacts, party: Party) => Promise<Asked<readonly OperatorCategory[]>>;
  readonly hold: (voyage: VoyageFacts, party: Party, wish: PlaceWish) => Promise<Asked<Hold>>;
  /** Total of the places on board. */
  readonly price: (voyage: VoyageFacts, party: Party, wish: PlaceWish, holdRef: string | null) => Promise<Asked<Money>>;
  /** Gives a place back, later and without anybody waiting: nothing depends on it, for the operator lets go of it by itself. */
  readonly release: (tx: Database | Tx, voyage: VoyageFacts, holdRef: string) => Promise<void>;
}

export interface OperatorPlacesParts {
  readonly db: Database;
  readonly operators: OperatorSystem;
  readonly patienceMs?: number;
  /** Hears of a place that could not be written down to be given back. */
  readonly onError?: (error: Error) => void;
}

/** @throws what an operator cannot be blamed for */
async function asked<T>(running: Promise<T>): Promise<Asked<T>> {
  try {
    return { kind: 'answer', answer: await running };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return error.kind === 'refused' ? { kind: 'refused', refusal: error.refusal ?? 'bad_data' } : { kind: 'offline' };
  }
}

export function createOperatorPlaces({ db, operators, patienceMs = PATIENCE_MS, onError = () => {} }: OperatorPlacesParts): OperatorPlaces {
  /** @param late what to do with an answer nobody waits for any more */
  const inTime = async <T>(running: Promise<T>, late?: (answer: T) => Promise<unknown>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    let isLate = false;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true;
        reject(new OperatorError('unanswered', `no answer in ${patienceMs} ms`));
      }, patienceMs);
    });
    running
      .then((answer) => (isLate ? late?.(answer) : undefined))
      .catch((error: unknown) => (error instanceof OperatorError ? undefined : onError(error instanceof Error ? error : new Error(String(error)))));
    try {
      return await Promise.race([running, limit]);
    } finally {
      clearTimeout(timer);
    }
  };
  const requestOf = (voyage: VoyageFacts, party: Party, { categoryCode, fareGroupId, cabinNumber }: PlaceWish) => ({
    voyage: operatorVoyage(voyage),
    party: operatorParty(party),
    categoryCode,
    fareGroup: fareGroupId,
    cabinNumber,
  });
  const release: OperatorPlaces['release'] = async (tx, voyage, holdRef) => {
    await enqueue(tx, unholdJob(voyage.row.id, holdRef));
  };
  return {
    has: (voyage) => voyage.terms.system === 'opentravel',
    isReachable: (voyage) => voyage.terms.system === 'own' || operators.status(operatorVoyage(voyage)).isAvailable,
    availability: (voyage, party) => asked(inTime(operators.availability(operatorVoyage(voyage), operatorParty(party)))),
    hold: (voyage, party, wish) => asked(inTime(operators.hold(requestOf(voyage, party, wish)), ({ holdRef }) => release(db, voyage, holdRef))),
    price: (voyage, party, wish, holdRef) => asked(inTime(operators.price({ ...requestOf(voyage, party, wish), holdRef }).then(({ total }) => total))),
    release,
  };
}
