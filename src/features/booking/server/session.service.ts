// A booking session's life up to its summary: begun, looked at, another party, a place taken (BOOK-03 … BOOK-07).
import { brands } from '#brands/brands.ts';
import { partyAges } from '#domain/booking/form/fit-pax.ts';
import { agencyDay } from '#domain/calendar/calendar.ts';
import { defineMessages } from '#domain/language.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import { limits, party as partyOf, type Party } from '#domain/pax/party.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Database } from '#platform/server/database/database.ts';
import { remember } from '#platform/server/remember.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import type { BookingSession, AvailabilityAnswer, Confirmation } from '../contract.ts';
import { bookingFormSchema } from '../form-schema.ts';
import { availabilityFor } from './availability.ts';
import { voyageSummary, type BookingFacts, type VoyageFacts } from './facts.ts';
import { claimPlace, ensureAllotments, placesOf, releaseHeld } from './inventory.repository.ts';
import type { VoyagePlaces } from './live-places.ts';
import type { OperatorPlaces } from './operator-places.ts';
import { createOperatorSelection } from './operator-selection.ts';
import { isOptionPossible } from './options.ts';
import { paymentChoicesOf, paymentMeansOf } from './payment-choices.ts';
import { fareOfWish, isGuaranteeFare, isPrice, quoteOf } from './quotes.ts';
import { hashOf, newSecret } from './secret.ts';
import type { ShipPlans } from './ship-plan.ts';
import { changeSession, findSession, insertSession, type StoredSelection, type StoredSession } from './session.repository.ts';

/** How long a chosen place waits for its visitor: minutes. */
const HOLD_MINUTES = 20;

const settingsTexts = defineMessages(
  {
    onRequest: 'Diese Reise wird zurzeit nur auf Anfrage verkauft. Unsere Beratung fragt gern für Sie an.',
    unavailable:
      'Das Reservierungssystem der Reederei ist zurzeit nicht erreichbar. Sie können trotzdem bestellen; wir schicken die Bestellung als Anfrage ab, sobald die Verbindung wieder da ist.',
  },
  {
    onRequest: 'This voyage is sold on request only at the moment. Our advisers are glad to ask for you.',
    unavailable:
      'The cruise line’s reservation system cannot be reached at the moment. You can order all the same; we send the order as a request once the connection is back.',
  },
);

/** Something is for sale as far as the catalogue knows: with nobody to ask, that alone can be requested (BOOK-19). */
const isSold = (voyage: VoyageFacts): boolean => voyage.fares.some((fare) => fare.state === 'available' || fare.state === 'waitlist');

export interface BookingAsker extends ShopAsker {
  readonly visitor: Visitor;
  /** Scheme, host and port under which the visitor sees the shop. */
  readonly origin: string;
}

type Pax = { readonly adults: number; readonly childAges: readonly number[] };

export interface SessionParts {
  readonly db: Database;
  readonly facts: BookingFacts;
  readonly operators: OperatorPlaces;
  /** The confirmation of a session that was confirmed. */
  readonly confirmationOf: (idHash: Buffer, asker: ShopAsker) => Promise<Confirmation | null>;
  readonly plans: Pick<ShipPlans, 'addressOf'>;
  /** Whether there is a payment provider (decision 30). */
  readonly cardOffered: boolean;
}

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService({ db, facts, operators, confirmationOf, plans, cardOffered }: SessionParts) {
  const operatorSelection = createOperatorSelection({ db, facts, operators });

  /** @throws Failure InvalidSession for one that is unknown, foreign or over: all three look the same */
  const ownSession = async (sessionId: string, asker: BookingAsker): Promise<StoredSession> => {
    const { secret } = asker.visitor;
    const session = secret === undefined ? undefined : await findSession(db, hashOf(sessionId), hashOf(secret), asker.brand);
    if (!session || session.isOver) throw new Failure('InvalidSession');
    return session;
  };

  /** Whether the visitor has a session of that name, and has ordered with it. */
  const hasOrdered = async (sessionId: string, asker: BookingAsker): Promise<boolean> => {
    const { secret } = asker.visitor;
    const session = secret === undefined ? undefined : await findSession(db, hashOf(sessionId), hashOf(secret), asker.brand);
    return session?.state === 'confirmed';
  };

  /** A session in which something may still be chosen, with its voyage; from the one reading that was made of it. */
  const opened = async (session: StoredSession, asker: BookingAsker, revision?: number): Promise<{ session: StoredSession; voyage: VoyageFacts }> => {
    if (session.state !== 'open' || session.voyageId === null) throw new Failure('BadSessionState');
    if (revision !== undefined && session.revision !== revision) throw new Failure('OutdatedSessionRevision', { data: { sessionRevision: session.revision } });
    return { session, voyage: await facts.bookable(session.voyageId, asker.now, session.voyageVersion ?? undefined) };
  };
  const openSession = async (sessionId: string, asker: BookingAsker, revision?: number) => opened(await ownSession(sessionId, asker), asker, revision);

  const selectionShown = async (selection: StoredSelection, voyage: VoyageFacts, asker: ShopAsker): Promise<BookingSession['selection']> => {
    const category = voyage.categories.find((row) => row.code === selection.categoryCode);
    const group = voyage.fareGroups.find((row) => row.code === selection.fareGroupId);
    const cabin = selection.cabinId === null ? undefined : (await facts.cabinsOf(voyage.row.ship_id)).find(({ id }) => id === selection.cabinId);
    const de = asker.language === 'de';
    return {
      fareGroupId: selection.fareGroupId,
      fareGroupName: (de ? group?.name_de : group?.name_en) ?? selection.fareGroupId,
      categoryCode: selection.categoryCode,
      categoryName: (de ? category?.name_de : category?.name_en) ?? selection.categoryCode,
      cabinType: (category?.cabin_type ?? 'inside') as CabinType,
      cabinNumber: selection.cabinNumber,
      deck: cabin?.deck ?? null,
      waitListCategoryCodes: [...selection.waitListCategoryCodes],
      heldUntil: selection.heldUntil,
      isOffline: selection.offline,
    };
  };

  const shown = async (sessionId: string, session: StoredSession, asker: ShopAsker, known?: VoyageFacts): Promise<BookingSession> => {
    const voyage = session.voyageId === null ? undefined : (known ?? (await facts.known(session.voyageId)));
    return {
      sessionId,
      sessionRevision: session.revision,
      kind: session.kind,
      state: session.state,
      maxStep: session.maxStep,
      pax: { adults: session.party.adults, childAges: [...session.party.childAges] },
      voyage: voyage ? voyageSummary(voyage, asker) : null,
      selection: voyage && session.selection ? await selectionShown(session.selection, voyage, asker) : null,
      quote: session.quote,
      bookingOptions: session.options && bookingFormSchema.parse(session.options),
      paxAges: [...partyAges(session.party)],
      expiresAt: session.expiresAt.toISOString(),
      isConsultant: false,
      confirmation: session.state === 'confirmed' ? await confirmationOf(session.idHash, asker) : null,
    };
  };

  /** Once made they stay; whoever made them knows. */
  const prepareAllotments = remember((voyageId: number) => ensureAllotments(db, voyageId), { milliseconds: 600_000, most: 5_000 });
  const ownPlaces = async (voyage: VoyageFacts): Promise<VoyagePlaces> => {
    const known = await placesOf(db, voyage.row.id);
    const places = known.size > 0 ? known : await prepareAllotments(voyage.row.id).then(() => placesOf(db, voyage.row.id));
    return { facts: voyage, places, totals: new Map(), isOffline: false };
  };

  /** @throws Failure InvalidVoyageConfiguration where no cabin of the voyage takes so many */
  const fittingParty = (pax: Pax, voyage: VoyageFacts): Party => {
    const party = partyOf(pax.adults, pax.childAges);
    const most = Math.max(0, ...voyage.fares.map((fare) => fare.maxOccupancy));
    if (pax.adults + pax.childAges.length > Math.min(limits.maxPax, most))
      throw new Failure('InvalidVoyageConfiguration', { data: { persons: pax.adults + pax.childAges.length, most } });
    return party;
  };

  return {
    ownSession,
    hasOrdered,
    opened,
    openSession,
    shown,
    operatorSelection,

    async settings(voyageId: number, asker: ShopAsker) {
      const voyage = await facts.known(voyageId);
      const brand = brands[asker.brand];
      const t = settingsTexts[asker.language];
      const left = voyage.row.state === 'withdrawn' || voyage.row.departs_on <= agencyDay(asker.now);
      const sold = isSold(voyage);
      const isAvailable = operators.isReachable(voyage);
      if (left) throw new Failure('NonBookableVoyage', { data: { voyageId } });
      return {
        voyageId,
        voyage: voyageSummary(voyage, asker),
        backendAvailabilityStatus: { isAvailable, unavailableMessage: isAvailable ? null : t.unavailable },
        // an operator out of reach is no hindrance: what is ordered is taken as a request (BOOK-19)
        isBookingPossible: sold,
        bookingNotPossibleMessage: sold ? null : t.onRequest,
        customerSupportSettings: { phone: brand.phone.shown, dial: brand.phone.dial, email: brand.serviceEmail },
        isOptionPossible: isOptionPossible(voyage),
        isMock: false,
        paymentMeans: paymentMeansOf(paymentChoicesOf(voyage, asker.now, cardOffered)),
        maxPersons: Math.min(limits.maxPax, Math.max(0, ...voyage.fares.map((fare) => fare.maxOccupancy))),
      };
    },

    async start(voyageId: number, pax: Pax, asker: BookingAsker): Promise<BookingSession> {
      const voyage = await facts.bookable(voyageId, asker.now);
      if (!operators.isReachable(voyage) && !isSold(voyage)) throw new Failure('BackendUnavailable');
      const party = fittingParty(pax, voyage);
      const sessionId = newSecret();
      const session = await insertSession(db, {
        idHash: hashOf(sessionId),
        ownerHash: hashOf(asker.visitor.begin()),
        brand: asker.brand,
        language: asker.language,
        voyageId,
        party,
        maxStep: 1,
      });
      return shown(sessionId, session, asker, voyage);
    },

    async get(sessionId: string, asker: BookingAsker): Promise<BookingSession> {
      return shown(sessionId, await ownSession(sessionId, asker), asker);
    },

    async availability(sessionId: string, asker: BookingAsker): Promise<AvailabilityAnswer> {
      const { session, voyage } = await openSession(sessionId, asker);
      const [cabins, shipPlanUrl] = await Promise.all([facts.cabinsOf(voyage.row.ship_id), plans.addressOf(voyage.row)]);
      const places = operators.has(voyage) ? await operatorSelection.places(voyage, session, cabins) : await ownPlaces(voyage);
      const heldCabinId = places.isOffline || session.selection?.offline ? null : (session.selection?.cabinId ?? null);
      const offers = availabilityFor({ ...places, party: session.party, cabins, shipPlanUrl, sessionRevision: session.revision, heldCabinId }, asker);
      if (offers.isOffline && offers.cabinCategories.length + offers.waitListCategories.length === 0)
        throw new Failure('CategoryAvailability', { data: { reason: 'offline' } });
      return offers;
    },

    /** Another party: the place is given back and chosen again, what was typed stays (BOOK-06). */
    async changeParty(sessionId: string, revision: number, pax: Pax, asker: BookingAsker): Promise<BookingSession> {
      const { session, voyage } = await openSession(sessionId, asker, revision);
      const party = fittingParty(pax, voyage);
      const changed = await db.transaction().execute(async (tx) => {
        const after = await changeSession(tx, session.idHash, revision, { party, selection: null, quote: null, backTo: 1 });
        if (!after) throw new Failure('OutdatedSessionRevision');
        await releaseHeld(tx, session.idHash);
        const hold = session.selection?.operatorHold;
        if (hold) await operators.release(tx, voyage, hold);
        return after;
      });
      return shown(sessionId, changed, asker, voyage);
    },

    /** Takes a place for the session (BOOK-05), or notes the wait list. */
    async select(
      input: {
        readonly sessionId: string;
        readonly sessionRevision: number;
        readonly fareGroupId: string;
        readonly categoryCode: string;
        readonly waitListCategoryCodes: readonly string[];
        readonly cabinNumber?: string | null | undefined;
      },
      asker: BookingAsker,
    ): Promise<BookingSession> {
      const { session, voyage } = await openSession(input.sessionId, asker, input.sessionRevision);
      const { categoryCode, fareGroupId } = input;
      const waits = input.waitListCategoryCodes.length > 0;
      const known = (code: string) => voyage.fares.some((fare) => fare.categoryCode === code);
      if (!fareOfWish(voyage, { categoryCode, fareGroupId }) || !input.waitListCategoryCodes.every(known))
        throw new Failure('CategorySelection', { data: { reason: 'unknown' } });
      if (input.cabinNumber && isGuaranteeFare(voyage, fareGroupId)) throw new Failure('CategorySelection', { data: { reason: 'cabin_assigned_by_line' } });
      const isAsked = operators.has(voyage); // what is left there its operator knows
      const quote = quoteOf(voyage, { categoryCode, fareGroupId, evenSoldOut: waits || isAsked }, session.party, asker.language);
      if (!isPrice(quote)) throw new Failure('CategorySelection', { data: { reason: quote } });
      const cabin = input.cabinNumber ? (await facts.cabinsOf(voyage.row.ship_id)).find(({ number }) => number === input.cabinNumber) : undefined;
      if (input.cabinNumber && cabin?.categoryCode !== categoryCode)
        throw new Failure('CategorySelection', { data: { reason: 'unknown', cabinNumber: input.cabinNumber } });
      if (isAsked) {
        const { waitListCategoryCodes } = input;
        const chosen = await operatorSelection.choose(session, voyage, { fareGroupId, categoryCode, cabin, waitListCategoryCodes }, asker);
        return shown(input.sessionId, chosen, asker, voyage);
      }
      await prepareAllotments(voyage.row.id);

      const changed = await db.transaction().execute(async (tx) => {
        const selection: StoredSelection = {
          fareGroupId,
          categoryCode,
          cabinNumber: waits ? null : (cabin?.number ?? null),
          cabinId: waits ? null : (cabin?.id ?? null),
          waitListCategoryCodes: input.waitListCategoryCodes,
          heldUntil: null,
          operatorHold: null,
          offline: false,
        };
        // The session's row first: of two choices at once the second one finds an old revision and takes nothing.
        const noted = await changeSession(tx, session.idHash, input.sessionRevision, {
          selection,
          quote,
          reached: 2,
          ...(!waits && { heldMinutes: HOLD_MINUTES }),
        });
        if (!noted) throw new Failure('OutdatedSessionRevision');
        if (waits) {
          await releaseHeld(tx, session.idHash);
          return noted;
        }
        const claim = await claimPlace(tx, {
          voyageId: voyage.row.id,
          categoryCode,
          cabinId: cabin?.id ?? null,
          sessionHash: session.idHash,
          minutes: HOLD_MINUTES,
        });
        if (claim === 'sold_out' || claim === 'cabin_taken')
          throw new Failure('CategorySelection', { data: { reason: claim, categoryCode, cabinNumber: input.cabinNumber ?? null } });
        return noted;
      });
      return shown(input.sessionId, changed, asker, voyage);
    },
  };
}
