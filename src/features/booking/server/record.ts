// A stored booking as mails and papers read it, in the language it was ordered in. Prices are the booking's own, never made again.
import { countryName } from '#domain/booking/form/countries.ts';
import { nameOf, titleWords, type BookingContact, type Pax, type Title } from '#domain/booking/form/booking-form.ts';
import { addDays, agencyDay, isIsoDate } from '#domain/calendar/calendar.ts';
import { formats } from '#domain/format/format.ts';
import type { Language } from '#domain/language.ts';
import { money } from '#domain/money/money.ts';
import { coversOn, parseInsolvencyCover } from '#domain/payment/insolvency-cover.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import { waterName } from '#domain/voyage/waters.ts';
import type { ShopBooking } from '#features/documents/server/index.ts';
import { cabinNouns } from '#features/search/texts.ts';
import type { Database } from '#platform/server/database/database.ts';
import { sql } from 'kysely';
import { wishedInsuranceOf, type WishedInsurance } from './extras.repository.ts';
import { findBooking, type StoredBooking } from './booking.repository.ts';
import { voyageSummary, type BookingFacts, type VoyageFacts } from './facts.ts';
import { optionTexts } from './option-texts.ts';
import { paymentShown } from './payment-shown.ts';

const titleOf = (title: Title): string => (title === 'none' ? '' : titleWords[title]);
const salutationWords = {
  de: { female: 'Frau', male: 'Herr', none: '', '': '' },
  en: { female: 'Ms', male: 'Mr', none: '', '': '' },
} as const;

/** Salutation, title and name, as in the passport. */
const fullName = (person: Pax, language: Language): string =>
  [salutationWords[language][person.salutation], titleOf(person.title), nameOf(person)].filter(Boolean).join(' ');

function greetingOf(contact: BookingContact, language: Language): string {
  const name = [titleOf(contact.title), contact.lastName].filter(Boolean).join(' ');
  if (contact.salutation === 'female') return language === 'de' ? `Sehr geehrte Frau ${name}` : `Dear Ms ${name}`;
  if (contact.salutation === 'male') return language === 'de' ? `Sehr geehrter Herr ${name}` : `Dear Mr ${name}`;
  return language === 'de' ? `Guten Tag ${nameOf(contact)}` : `Dear ${nameOf(contact)}`;
}

async function voyageOf({ callsOf }: BookingFacts, facts: VoyageFacts, booking: StoredBooking): Promise<ShopBooking['voyage']> {
  const summary = voyageSummary(facts, booking);
  const calls = await callsOf(facts.row.itinerary_id);
  const de = booking.language === 'de';
  return {
    id: summary.id,
    title: summary.title,
    ship: summary.ship,
    operator: summary.operator,
    departsOn: summary.departsOn,
    returnsOn: summary.returnsOn,
    nights: summary.nights,
    embarkation: summary.embarkation,
    disembarkation: summary.disembarkation,
    itinerary: calls.map((call) => ({
      date: addDays(facts.row.departs_on, call.day - 1),
      place: call.port_id === null ? waterName(call.water, booking.language) || (de ? 'Auf See' : 'At sea') : ((de ? call.name_de : call.name_en) ?? ''),
      country: call.country ? countryName(call.country, booking.language) : '',
      arrives: call.arrives?.slice(0, 5) ?? null,
      departs: call.departs?.slice(0, 5) ?? null,
      timeZone: call.time_zone,
    })),
  };
}

/** What was chosen beside the cabin, in words. */
export function extrasOf(booking: Pick<StoredBooking, 'language' | 'options'>, insurance: WishedInsurance | null): string[] {
  const t = optionTexts[booking.language];
  const { transportation, dining, beddingConfiguration, specialServices, freeUpgrade } = booking.options;
  const word = <T extends string>(table: Readonly<Record<T, { readonly label: string }>>, id: string | null | undefined): string[] => {
    const entry = id ? (table as Readonly<Record<string, { readonly label: string } | undefined>>)[id] : undefined;
    return entry ? [entry.label] : [];
  };
  return [
    ...(transportation?.option ? [t.arrivals[transportation.option]] : []),
    ...word(t.seatings, dining?.seating),
    ...word(t.tables, dining?.tableSize),
    ...word(t.beds, beddingConfiguration),
    ...(specialServices ?? []).flatMap((id) => word(t.services, id)),
    ...(freeUpgrade ? [t.upgrade.label] : []),
    ...word(t.promotions, booking.options.specialPromotion),
    ...(transportation?.railAndFly ? [t.rail] : []),
    ...(booking.options.voucherCodes?.length ? [t.voucherExtra(booking.options.voucherCodes.join(', '))] : []),
    ...(insurance ? [t.insuranceExtra(insurance.name, insurance.insurer, formats[booking.language].moneyExact(insurance.premium))] : []),
  ];
}

async function paymentWords(db: Database, booking: StoredBooking): Promise<string | null> {
  const { rows } = await sql<{ iban_last4: string | null }>`select iban_last4 from payments where booking_id = ${booking.id}`.execute(db);
  const last4 = rows[0]?.iban_last4;
  if (!last4) return null;
  return booking.language === 'de' ? `Lastschrift vom Konto …${last4}` : `Direct debit from account …${last4}`;
}

/** What the mails say of the card at hand, and what is offered after it. */
async function paymentTryOf(db: Database, booking: StoredBooking, terms: VoyageFacts['terms'] | undefined): Promise<ShopBooking['paymentTry']> {
  const shown = await paymentShown(db, booking);
  if (shown?.method !== 'creditCard') return null;
  const withDebit = terms?.paymentMode === 'sepa' || terms?.paymentMode === 'bic';
  const again = withDebit ? 'again' : 'card';
  return {
    isChallenged: shown.challengeUrl !== null,
    isOpen: shown.problem !== null && (shown.state === 'none' || shown.state === 'declined'),
    way: shown.problem === 'no_cover' ? 'no_cover' : shown.mayTryAgain ? again : 'call',
  };
}

function categoryOf(facts: VoyageFacts, booking: StoredBooking): ShopBooking['category'] {
  const row = facts.categories.find(({ code }) => code === booking.categoryCode);
  if (!row) return null;
  return {
    code: row.code,
    name: booking.language === 'de' ? row.name_de : row.name_en,
    cabinType: cabinNouns[booking.language][row.cabin_type as CabinType],
    cabinNumber: booking.cabinNumber,
  };
}

export interface RecordParts {
  readonly db: Database;
  readonly facts: BookingFacts;
  /** Full address of the booking's page (BOOK-24). */
  readonly pageUrlOf: (booking: StoredBooking) => string;
  /** The booking as a mail shows it that offers it a place: with that place and its price. */
  readonly asOffered: (booking: StoredBooking) => Promise<StoredBooking>;
}

export function createRecords({ db, facts, pageUrlOf, asOffered }: RecordParts) {
  const recordOf = async (booking: StoredBooking): Promise<ShopBooking> => {
    const voyage = booking.voyageId === null ? undefined : await facts.known(booking.voyageId);
    const { language, quote } = booking;
    const cover = voyage && parseInsolvencyCover(voyage.terms.insolvencyCover);
    const group = voyage?.fareGroups.find(({ code }) => code === booking.fareGroup);
    const request = booking.options.customRequest;
    const { contact } = booking;
    return {
      id: booking.id,
      number: booking.number,
      kind: booking.kind,
      state: booking.state,
      brand: booking.brand,
      language,
      createdAt: booking.createdAt.toISOString(),
      voyage: voyage ? await voyageOf(facts, voyage, booking) : null,
      category: voyage ? categoryOf(voyage, booking) : null,
      fareName: (language === 'de' ? group?.name_de : group?.name_en) ?? null,
      extras: extrasOf(booking, await wishedInsuranceOf(db, booking.id)),
      party: booking.pax.map((pax) => ({ name: fullName(pax, language), birthDate: isIsoDate(pax.birthDate) ? pax.birthDate : null })),
      contact: {
        name: fullName(contact, language),
        greeting: greetingOf(contact, language),
        street: contact.street,
        postCode: contact.postCode,
        city: contact.city,
        country: countryName(contact.country, language),
        phone: contact.phone || contact.mobile,
        email: contact.email,
      },
      priceLines: quote
        ? [
            ...quote.lines.map((line) => ({
              label: `${line.count} × ${line.label}`,
              amount: money(line.count * line.each.amount, line.each.currency),
              contained: false,
            })),
            ...quote.contained.map(({ label, amount }) => ({ label, amount, contained: true })),
          ]
        : [],
      total: booking.total,
      newTotal: booking.offeredTotal,
      answerUntil: booking.answerUntil?.toISOString() ?? null,
      payment:
        booking.kind === 'fixed_booking' && quote
          ? { deposit: quote.deposit, depositDueDays: null, balanceDueDays: 30, method: await paymentWords(db, booking) }
          : null,
      paymentTry: await paymentTryOf(db, booking, voyage?.terms),
      optionValidUntil: booking.optionValidUntil?.toISOString() ?? null,
      organiser: voyage ? { name: voyage.row.operator_name, address: null, phone: null, email: null } : null,
      insolvencyCover:
        cover && coversOn(cover, agencyDay(booking.createdAt)) ? { insurer: cover.insurer, contact: cover.contact, documentUrl: cover.documentUrl } : null,
      customRequest: request
        ? { shipName: request.shipName, startsOn: request.startDate, days: request.duration ?? 0, persons: request.personCount ?? 0 }
        : null,
      specialRequests: booking.options.specialRequestsText ?? '',
      information: [],
      cancellationNote: null,
      packageFormVersion: booking.voyageId === null ? null : booking.formVersion,
      pageUrl: pageUrlOf(booking),
    };
  };
  return {
    recordOf,
    load: async (bookingId: string): Promise<ShopBooking | undefined> => {
      const booking = await findBooking(db, bookingId);
      return booking && recordOf(await asOffered(booking));
    },
  };
}
