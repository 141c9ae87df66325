// What is sold beside the voyage, as the database has it: insurance products with their premiums, train tickets of an operator.
import { sql } from 'kysely';
import type { RailChoice } from '#domain/booking/booking-quote.ts';
import type { InsuranceProduct, InsuranceRegion, PricedInsurance } from '#domain/insurance/offers.ts';
import type { Language } from '#domain/language.ts';
import { isCurrency, money, type Currency, type Money } from '#domain/money/money.ts';
import type { Database } from '#platform/server/database/database.ts';
import { remember } from '#platform/server/remember.ts';
import type { Tx } from './inventory.repository.ts';

export interface SoldInsurance extends InsuranceProduct {
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly description: string }>>;
  readonly termsUrl: string;
  readonly informationUrl: string;
  readonly acceptPayments: { readonly sepa: boolean; readonly creditCard: boolean };
}

export type InsuranceChoice = PricedInsurance<SoldInsurance>;

export interface RailOffer extends Omit<RailChoice, 'name'> {
  readonly currency: Currency;
}

/** What a booking says of the insurance that was wished for with it. */
export interface WishedInsurance {
  readonly insurer: string;
  readonly name: string;
  readonly premium: Money;
}

const currencyOf = (value: string): Currency => {
  if (isCurrency(value)) return value;
  throw new Error(`unknown currency in the database: ${value}`);
};

/** Products and tickets change with an import or by hand, and nobody waits for a minute. */
const kept = { milliseconds: 10_000, most: 300 };

async function readProducts(db: Database): Promise<readonly SoldInsurance[]> {
  const [products, premiums] = await Promise.all([
    db.selectFrom('insurance_products').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('insurance_premiums').selectAll().execute(),
  ]);
  return products.map((row) => ({
    id: row.id,
    insuranceGroup: row.insurance_group,
    insurer: row.insurer,
    name: row.name_de,
    description: row.description_de,
    texts: { de: { name: row.name_de, description: row.description_de }, en: { name: row.name_en, description: row.description_en } },
    party: row.party as 'single' | 'family',
    familyAdults: row.family_adults,
    familyChildMaxAge: row.family_child_max_age,
    region: row.region as InsuranceRegion,
    countries: row.countries,
    coverage: {
      cancellation: row.covers_cancellation,
      curtailment: row.covers_curtailment,
      health: row.covers_health,
      emergency: row.covers_emergency,
      baggage: row.covers_baggage,
    },
    withDeductible: row.with_deductible,
    minDaysAhead: row.min_days_ahead,
    currency: currencyOf(row.currency),
    termsUrl: row.terms_url,
    informationUrl: row.information_url,
    acceptPayments: { sepa: row.accept_sepa, creditCard: row.accept_credit_card },
    premiums: premiums
      .filter((one) => one.product_id === row.id)
      .map((one) => ({
        tripUpTo: Number(one.trip_up_to_minor),
        nightsUpTo: one.nights_up_to,
        ageFrom: one.age_from,
        ageTo: one.age_to,
        premium: one.premium_minor,
      })),
  }));
}

export interface Extras {
  readonly insuranceProducts: () => Promise<readonly SoldInsurance[]>;
  readonly railOf: (operatorId: number) => Promise<RailOffer | undefined>;
  /** Countries that the voyage calls at, in order. */
  readonly countriesOf: (itineraryId: number) => Promise<readonly string[]>;
}

export function createExtras(db: Database): Extras {
  const products = remember((_all: 'all') => readProducts(db), kept);
  const railOf = remember(async (operatorId: number) => {
    const row = await db.selectFrom('rail_offers').selectAll().where('operator_id', '=', operatorId).executeTakeFirst();
    return (
      row && {
        perAdult: row.per_adult_minor,
        perChild: row.per_child_minor,
        childMaxAge: row.child_max_age,
        currency: currencyOf(row.currency),
      }
    );
  }, kept);
  const countriesOf = remember(async (itineraryId: number) => {
    const rows = await db
      .selectFrom('port_calls as c')
      .innerJoin('ports as p', 'p.id', 'c.port_id')
      .select('p.country')
      .where('c.itinerary_id', '=', itineraryId)
      .orderBy('c.day')
      .execute();
    return rows.map(({ country }) => country);
  }, kept);
  return { insuranceProducts: () => products('all'), railOf, countriesOf };
}

/** Keeps the wish with the order, in its transaction: what was shown, at the premium that was shown. */
export async function keepInsuranceWish(tx: Tx, bookingId: string, choice: InsuranceChoice | null, language: Language): Promise<void> {
  if (!choice) return;
  const { product, price } = choice;
  await sql`insert into booking_insurances (booking_id, product_id, insurer, name, premium_minor, currency, information_url)
    values (${bookingId}, ${product.id}, ${product.insurer}, ${product.texts[language].name}, ${price.amount}, ${price.currency}, ${product.informationUrl})
    on conflict (booking_id) do nothing`.execute(tx);
}

/** @returns null where none was wished for */
export async function wishedInsuranceOf(db: Database, bookingId: string): Promise<WishedInsurance | null> {
  const row = await db.selectFrom('booking_insurances').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
  return row ? { insurer: row.insurer, name: row.name, premium: money(row.premium_minor, currencyOf(row.currency)) } : null;
}

/** Whether the session still holds its place, or could take another one of its category at once. */
export async function mayKeepPlace(db: Database, sessionHash: Buffer, voyageId: number, categoryCode: string): Promise<boolean> {
  const { rows } = await sql<{ possible: boolean }>`
    select exists (select 1 from claims where session_hash = ${sessionHash} and (state = 'booked' or (state = 'held' and releases_at > now())))
      or exists (select 1 from allotments a where a.voyage_id = ${voyageId} and a.category_code = ${categoryCode}
        and a.used - (select count(*) from claims c where c.voyage_id = a.voyage_id and c.category_code = a.category_code and c.state = 'held' and c.releases_at <= now()) < a.size)
      as possible`.execute(db);
  return rows[0]?.possible === true;
}
