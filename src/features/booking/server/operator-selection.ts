// Choosing a place that an operator's own system sells (BOOK-05, BOOK-13, BOOK-19): held and priced by the operator while the visitor waits,
// then written down; no transaction is open while an operator is asked.
import type { Money } from '#domain/money/money.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import type { Refusal } from '#features/operators/server/operator-port.ts';
import type { BookingFacts, ShipCabin, VoyageFacts } from './facts.ts';
import { lastKnownPlaces, livePlaces, type VoyagePlaces } from './live-places.ts';
import type { OperatorPlaces, PlaceWish } from './operator-places.ts';
import { atOperatorTotal } from './operator-quote.ts';
import { fareOfWish, isPrice, quoteOf } from './quotes.ts';
import { changeSession, type StoredSelection, type StoredSession } from './session.repository.ts';

/** What may be done where an operator says no to a voyage: a full one, one it does not sell, and a party it does not take. */
const noAvailability: Readonly<Record<Refusal, 'full' | 'gone' | 'nothing'>> = {
  sold_out: 'full',
  not_bookable: 'gone',
  unknown_voyage: 'gone',
  price_changed: 'nothing',
  bad_data: 'nothing',
  unknown_booking: 'nothing',
};

export interface OperatorSelectionParts {
  readonly db: Database;
  readonly facts: BookingFacts;
  readonly operators: OperatorPlaces;
}

export interface Choice {
  readonly fareGroupId: string;
  readonly categoryCode: string;
  readonly cabin: ShipCabin | undefined;
  readonly waitListCategoryCodes: readonly string[];
}

type Place = Pick<StoredSelection, 'operatorHold' | 'heldUntil' | 'offline' | 'cabinNumber'>;
const nowhere: Omit<Place, 'cabinNumber' | 'offline'> = { operatorHold: null, heldUntil: null };

export interface AskedPlace {
  readonly place: Place;
  /** Total of the places on board; undefined = not told. */
  readonly total: Money | undefined;
  /** Held only now: to be given back if it is not written down. */
  readonly isNew: boolean;
}

const placeIn = ({ operatorHold, heldUntil, offline, cabinNumber }: Place): Place => ({ operatorHold, heldUntil, offline, cabinNumber });
const wishOf = ({ categoryCode, fareGroupId, cabinNumber }: StoredSelection): PlaceWish => ({ categoryCode, fareGroupId, cabinNumber });
const waits = ({ waitListCategoryCodes }: Pick<StoredSelection, 'waitListCategoryCodes'>): boolean => waitListCategoryCodes.length > 0;

/** A hold that has not run out; one without an end counts as kept. */
const isKept = ({ operatorHold, heldUntil }: Place, now: Date): boolean =>
  operatorHold !== null && (heldUntil === null || Date.parse(heldUntil) > now.getTime());

export function createOperatorSelection({ db, facts, operators }: OperatorSelectionParts) {
  /** The operator's total, where the shop can sell at it. @throws Failure CategorySelection for a fare it does not sell to this party */
  async function totalOf(voyage: VoyageFacts, session: StoredSession, wish: PlaceWish, holdRef: string | null, isWaiting: boolean): Promise<Money | undefined> {
    const asked = await operators.price(voyage, session.party, wish, holdRef);
    if (asked.kind === 'offline') return undefined;
    const isSold = asked.kind === 'answer' && asked.answer.currency === fareOfWish(voyage, wish)?.currency;
    if (isSold) return asked.answer;
    if (isWaiting) return undefined; // not every operator prices what it has not got
    throw new Failure('CategorySelection', { data: { reason: 'not_available', categoryCode: wish.categoryCode } });
  }

  /** @throws Failure CategorySelection where the operator says for certain that the place is gone */
  async function holdOf(voyage: VoyageFacts, session: StoredSession, wish: PlaceWish): Promise<Place> {
    const asked = await operators.hold(voyage, session.party, wish);
    if (asked.kind === 'offline') return { ...nowhere, cabinNumber: wish.cabinNumber, offline: true };
    if (asked.kind === 'answer') {
      const { holdRef, releasesAt, cabinNumber } = asked.answer;
      return { operatorHold: holdRef, heldUntil: releasesAt, cabinNumber: cabinNumber ?? wish.cabinNumber, offline: false };
    }
    const reason = asked.refusal !== 'sold_out' ? 'not_available' : wish.cabinNumber === null ? 'sold_out' : 'cabin_taken';
    throw new Failure('CategorySelection', { data: { reason, categoryCode: wish.categoryCode, cabinNumber: wish.cabinNumber } });
  }

  /** The place as it is kept already, or held now; with its price. Place and price are asked for at once: a visitor waits. */
  async function ask(voyage: VoyageFacts, session: StoredSession, wish: PlaceWish, isWaiting: boolean, kept: Place | undefined): Promise<AskedPlace> {
    if (isWaiting) {
      const total = await totalOf(voyage, session, wish, null, true);
      return { place: { ...nowhere, cabinNumber: null, offline: !operators.isReachable(voyage) }, total, isNew: false };
    }
    const [held, priced] = await Promise.allSettled([
      kept ? Promise.resolve(placeIn(kept)) : holdOf(voyage, session, wish),
      totalOf(voyage, session, wish, kept?.operatorHold ?? null, false),
    ] as const);
    if (held.status === 'rejected') throw held.reason;
    const asked: AskedPlace = { place: held.value, total: priced.status === 'fulfilled' ? priced.value : undefined, isNew: !kept };
    if (priced.status === 'rejected') {
      await giveBack(voyage, asked);
      throw priced.reason;
    }
    return asked;
  }

  /** What was held and not written down. */
  async function giveBack(voyage: VoyageFacts, { place, isNew }: AskedPlace): Promise<void> {
    if (isNew && place.operatorHold !== null) await operators.release(db, voyage, place.operatorHold);
  }

  return {
    giveBack,

    /**
     * What the voyage has for the session's party, by its operator or as last known.
     * @throws Failure CategoryAvailability where it is full, NonBookableVoyage where the operator does not sell it
     */
    async places(voyage: VoyageFacts, session: StoredSession, cabins: readonly ShipCabin[]): Promise<VoyagePlaces> {
      const asked = await operators.availability(voyage, session.party);
      if (asked.kind === 'offline') return lastKnownPlaces(voyage);
      if (asked.kind === 'answer') {
        const { answer } = asked;
        if (answer.length > 0 && answer.every(({ state }) => state === 'closed')) throw new Failure('CategoryAvailability', { data: { reason: 'full' } });
        return livePlaces(voyage, answer, cabins);
      }
      const why = noAvailability[asked.refusal];
      if (why === 'full') throw new Failure('CategoryAvailability', { data: { reason: 'full' } });
      if (why === 'gone') throw new Failure('NonBookableVoyage', { data: { voyageId: voyage.row.id } });
      return livePlaces(voyage, [], cabins);
    },

    /**
     * Takes a place for the session, or notes the wait list; what was held before is given back.
     * @throws Failure CategorySelection where it is gone or not sold to this party, BackendUnavailable where nobody can be asked and the
     * catalogue alone does not sell it, OutdatedSessionRevision
     */
    async choose(session: StoredSession, voyage: VoyageFacts, choice: Choice, asker: ShopAsker): Promise<StoredSession> {
      const { categoryCode, fareGroupId, cabin, waitListCategoryCodes } = choice;
      const isWaiting = waits(choice);
      const wish: PlaceWish = { categoryCode, fareGroupId, cabinNumber: isWaiting ? null : (cabin?.number ?? null) };
      const before = session.selection;
      const isSame = before?.categoryCode === categoryCode && before.cabinNumber === wish.cabinNumber && isKept(before, asker.now);
      const asked = await ask(voyage, session, wish, isWaiting, isSame ? before : undefined);
      try {
        // a place that is held is for sale, whatever the catalogue last knew; for a request the catalogue's state counts
        const quote = quoteOf(voyage, { ...wish, evenSoldOut: isWaiting || asked.place.operatorHold !== null }, session.party, asker.language);
        if (!isPrice(quote)) throw asked.place.offline ? new Failure('BackendUnavailable') : new Failure('CategorySelection', { data: { reason: quote } });
        const cabins = await facts.cabinsOf(voyage.row.ship_id);
        const { place } = asked;
        const selection: StoredSelection = {
          fareGroupId,
          categoryCode,
          waitListCategoryCodes,
          ...place,
          cabinId: cabins.find(({ number }) => number === place.cabinNumber)?.id ?? null,
        };
        const priced = asked.total ? atOperatorTotal(quote, asked.total, asker.language) : quote;
        return await db.transaction().execute(async (tx) => {
          const noted = await changeSession(tx, session.idHash, session.revision, { selection, quote: priced, reached: 2 });
          if (!noted) throw new Failure('OutdatedSessionRevision');
          if (before && before.operatorHold !== null && before.operatorHold !== place.operatorHold && isKept(before, asker.now))
            await operators.release(tx, voyage, before.operatorHold);
          return noted;
        });
      } catch (error) {
        await giveBack(voyage, asked);
        throw error;
      }
    },

    /**
     * The session's place before it is ordered: kept, or asked for once more where nobody keeps it; with its price now (BOOK-13).
     * @throws Failure CategorySelection where it is gone, BackendUnavailable where nobody keeps it, nobody can be asked, and the catalogue alone
     * does not sell it
     */
    async renew(session: StoredSession, selection: StoredSelection, voyage: VoyageFacts, asker: ShopAsker): Promise<AskedPlace> {
      const isWaiting = waits(selection);
      const asked = await ask(voyage, session, wishOf(selection), isWaiting, isKept(selection, asker.now) ? selection : undefined);
      const isKnown = isWaiting || isPrice(quoteOf(voyage, wishOf(selection), session.party, asker.language));
      if (asked.place.offline && !isKnown) throw new Failure('BackendUnavailable');
      return asked;
    },
  };
}
