// What a booking must know of its voyage: read in one place, so that availability, options, summary and confirmation see the same.
import { brands } from '#brands/brands.ts';
import { chartAddress } from '#domain/art/addresses.ts';
import { agencyDay } from '#domain/calendar/calendar.ts';
import type { Language } from '#domain/language.ts';
import type { AgeLimits } from '#domain/pax/party.ts';
import type { Fare } from '#domain/fares/quote.ts';
import { voyagePath } from '#features/search/server/voyage-path.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import * as voyages from '#features/voyage/server/voyage.repository.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Database } from '#platform/server/database/database.ts';
import { remember } from '#platform/server/remember.ts';
import type { BookingSession } from '../contract.ts';
import { cleanWords, wordColumns, type OperatorWords } from './operator-words.ts';

export interface OperatorTerms {
  readonly system: 'own' | 'opentravel';
  readonly endpoint: string;
  readonly paymentMode: 'no' | 'cc' | 'sepa' | 'bic';
  readonly insolvencyCover: unknown;
  readonly clubName: string | null;
  readonly optionDays: number;
  readonly optionPossible: boolean;
  readonly words: OperatorWords;
}

export interface VoyageFacts {
  readonly row: voyages.VoyageRow;
  readonly fares: readonly Fare[];
  readonly arrivals: readonly voyages.ArrivalRow[];
  readonly categories: readonly voyages.CategoryRow[];
  readonly fareGroups: readonly voyages.FareGroupRow[];
  readonly terms: OperatorTerms;
  readonly limits: AgeLimits;
  readonly title: Readonly<Record<Language, string>>;
  readonly ends: Readonly<Record<Language, readonly [embarkation: string, disembarkation: string]>>;
}

export interface ShipCabin {
  readonly id: number;
  readonly number: string;
  readonly categoryCode: string;
  readonly deck: number;
  readonly side: 'port' | 'starboard' | 'middle';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly accessible: boolean;
  readonly connectingTo: string | null;
}

export interface BookingFacts {
  /**
   * @param version of the voyage as the database has it now (`voyages.changed_xid`): facts of that version need not be read again. Without
   * one the facts are at most two seconds old
   * @throws Failure UnknownVoyage, NonBookableVoyage for one that has left or was withdrawn
   */
  readonly bookable: (voyageId: number, now: Date, version?: string) => Promise<VoyageFacts>;
  /** Read now, whatever was read before. @throws as `bookable` */
  readonly bookableNow: (voyageId: number, now: Date) => Promise<VoyageFacts>;
  /** The same for looking at: whatever its state, at most two seconds old. */
  readonly known: (voyageId: number) => Promise<VoyageFacts>;
  /** The same where the version is known that the database has now: read once for each version. */
  readonly ofVersion: (voyageId: number, version: string) => Promise<VoyageFacts>;
  readonly cabinsOf: (shipId: number) => Promise<readonly ShipCabin[]>;
  readonly decksOf: (shipId: number) => ReturnType<typeof voyages.decksOf>;
  readonly packagesOf: (itineraryId: number) => ReturnType<typeof voyages.packagesOf>;
  readonly callsOf: (itineraryId: number) => ReturnType<typeof voyages.portCallsOf>;
}

/** Ships, decks and operators change with imports only; fares are read anew each time. */
const kept = { milliseconds: 60_000, most: 300 };
/** The calls of one visitor follow each other: what they show comes from one reading. */
const lately = { milliseconds: 2_000, most: 500 };

/** Facts of a known version: as long as what else they hold (operators, categories) may be old. */
const versioned = { milliseconds: 60_000, most: 500 };

/** A plan needs no more, and hundreds of cabins travel with each answer. */
const centimetres = (metres: number): number => Math.round(metres * 100) / 100;

export function bookingFacts(db: Database): BookingFacts {
  const categoriesOf = remember((shipId: number) => voyages.categoriesOf(db, shipId), kept);
  const fareGroupsOf = remember((operatorId: number) => voyages.fareGroupsOf(db, operatorId), kept);
  const decksOf = remember((shipId: number) => voyages.decksOf(db, shipId), kept);
  const packagesOf = remember((itineraryId: number) => voyages.packagesOf(db, itineraryId), kept);
  const callsOf = remember((itineraryId: number) => voyages.portCallsOf(db, itineraryId), kept);
  const termsOf = remember(async (operatorId: number): Promise<OperatorTerms> => {
    const row = await db
      .selectFrom('operators')
      .select(['system', 'endpoint', 'payment_mode', 'insolvency_cover', 'club_name', 'option_days', 'option_possible', ...wordColumns])
      .where('id', '=', operatorId)
      .executeTakeFirstOrThrow();
    return {
      system: row.system as OperatorTerms['system'],
      endpoint: row.endpoint,
      paymentMode: row.payment_mode as OperatorTerms['paymentMode'],
      insolvencyCover: row.insolvency_cover,
      clubName: row.club_name,
      optionDays: row.option_days,
      optionPossible: row.option_possible,
      words: cleanWords(row),
    };
  }, kept);
  const cabinsOf = remember(async (shipId: number): Promise<readonly ShipCabin[]> => {
    const rows = await db
      .selectFrom('cabins as c')
      .innerJoin('cabin_categories as cc', 'cc.id', 'c.category_id')
      .innerJoin('ship_decks as d', 'd.id', 'c.deck_id')
      .select(['c.id', 'c.number', 'cc.code', 'd.number as deck', 'c.side', 'c.x', 'c.y', 'c.width', 'c.depth', 'c.accessible', 'c.connecting_to'])
      .where('c.ship_id', '=', shipId)
      .orderBy('d.number')
      .orderBy('c.x')
      .orderBy('c.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      number: row.number,
      categoryCode: row.code,
      deck: row.deck,
      side: row.side as ShipCabin['side'],
      x: centimetres(row.x),
      y: centimetres(row.y),
      width: centimetres(row.width),
      depth: centimetres(row.depth),
      accessible: row.accessible,
      connectingTo: row.connecting_to,
    }));
  }, kept);

  const read = async (voyageId: number): Promise<VoyageFacts> => {
    // The row with its version first: what is read after it can only be newer, and then the next look finds another version.
    const row = await voyages.findVoyage(db, voyageId);
    if (!row) throw new Failure('UnknownVoyage', { data: { voyageId } });
    const [fares, arrivals, categories, fareGroups, terms, calls] = await Promise.all([
      voyages.faresOf(db, voyageId),
      voyages.arrivalsOf(db, voyageId),
      categoriesOf(row.ship_id),
      fareGroupsOf(row.operator_id),
      termsOf(row.operator_id),
      callsOf(row.itinerary_id),
    ]);
    const ports = calls.filter((call) => call.port_id !== null);
    const ends = (language: Language): [string, string] => {
      const name = (call: (typeof ports)[number] | undefined) => (language === 'de' ? call?.name_de : call?.name_en) ?? '';
      return [name(ports[0]), name(ports.at(-1))];
    };
    return {
      row,
      fares,
      arrivals,
      categories,
      fareGroups,
      terms,
      limits: { infantMaxAge: row.infant_max_age, childMaxAge: row.child_max_age, juniorMaxAge: row.junior_max_age },
      title: { de: row.name_de, en: row.name_en },
      ends: { de: ends('de'), en: ends('en') },
    };
  };
  const known = remember(read, lately);
  const stillOnSale = (facts: VoyageFacts, now: Date): VoyageFacts => {
    if (facts.row.state === 'withdrawn' || facts.row.departs_on <= agencyDay(now)) throw new Failure('NonBookableVoyage', { data: { voyageId: facts.row.id } });
    return facts;
  };
  const byVersion = new Map<number, { readonly facts: VoyageFacts; readonly until: number }>();
  const ofVersion = async (voyageId: number, version: string): Promise<VoyageFacts> => {
    const kept = byVersion.get(voyageId);
    if (kept && kept.until > Date.now() && kept.facts.row.changed_xid === version) return kept.facts;
    const facts = await read(voyageId);
    byVersion.delete(voyageId);
    byVersion.set(voyageId, { facts, until: Date.now() + versioned.milliseconds });
    const [oldest] = byVersion.keys();
    if (byVersion.size > versioned.most && oldest !== undefined) byVersion.delete(oldest);
    return facts;
  };
  return {
    known,
    ofVersion,
    bookable: async (voyageId, now, version) => stillOnSale(await (version === undefined ? known(voyageId) : ofVersion(voyageId, version)), now),
    bookableNow: async (voyageId, now) => stillOnSale(await read(voyageId), now),
    cabinsOf,
    decksOf,
    packagesOf,
    callsOf,
  };
}

/** The voyage as every step of the booking shows it. */
export function voyageSummary(facts: VoyageFacts, asker: Pick<ShopAsker, 'brand' | 'language'>): NonNullable<BookingSession['voyage']> {
  const { row } = facts;
  const [embarkation, disembarkation] = facts.ends[asker.language];
  return {
    id: row.id,
    title: facts.title[asker.language],
    href: voyagePath(asker.brand, row.id, facts.title),
    departsOn: row.departs_on,
    returnsOn: row.returns_on,
    nights: row.nights,
    ship: row.ship_name,
    operator: row.operator_name,
    embarkation,
    disembarkation,
    chartUrl: chartAddress(row.itinerary_id, row.content_key, 'card', brands[asker.brand].defaultTheme, asker.language),
  };
}
