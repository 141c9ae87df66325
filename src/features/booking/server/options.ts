// What can be chosen beside the cabin, each with its price for the party; nothing of it is preselected (BOOK-08, L-DE-14).
import { arrivalSupplement, railTotal, type PackageChoice, type RailChoice } from '#domain/booking/booking-quote.ts';
import { salutations, titles, type BookingForm } from '#domain/booking/form/booking-form.ts';
import { countryList } from '#domain/booking/form/countries.ts';
import { isOn } from '#brands/flags.ts';
import { isNewsletterConsent } from '#domain/booking/form/newsletter-consent.ts';
import { formRequirements, type FormRequirements } from '#domain/booking/form/requirements.ts';
import type { BookingStatus } from '#domain/booking/form/booking-form.ts';
import { partyAges } from '#domain/booking/form/fit-pax.ts';
import { optionDeadline } from '#domain/booking/option-deadline.ts';
import { money, type Currency } from '#domain/money/money.ts';
import { paxCount } from '#domain/pax/party.ts';
import { arrivalOptions, type ArrivalOption } from '#domain/voyage/vocabulary.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import type { BookingOptions } from '../contract.ts';
import type { Extras, RailOffer } from './extras.repository.ts';
import type { VoyageFacts } from './facts.ts';
import { sellsInsurance } from './insurance.ts';
import { optionTexts } from './option-texts.ts';
import { fareOfWish } from './quotes.ts';
import type { StoredSelection, StoredSession } from './session.repository.ts';

type PackageRow = {
  readonly id: number;
  readonly kind: string;
  readonly name_de: string;
  readonly name_en: string;
  readonly description_de: string;
  readonly description_en: string;
  readonly nights: number;
  readonly per_person_minor: number;
  readonly single_minor: number | null;
  readonly currency: string;
};

/** Packages in the fare's own currency only: a sum of two currencies is no total. */
export const packagesFor = (packages: readonly PackageRow[], currency: Currency): readonly PackageRow[] => packages.filter((row) => row.currency === currency);

export const packageChoice = (row: PackageRow, language: 'de' | 'en'): PackageChoice => ({
  id: row.id,
  name: language === 'de' ? row.name_de : row.name_en,
  perPerson: row.per_person_minor,
  single: row.single_minor,
});

export const isOptionPossible = (voyage: VoyageFacts): boolean => voyage.row.option_possible && voyage.terms.optionPossible;

export const optionUntil = (voyage: VoyageFacts, now: Date): Date =>
  optionDeadline({ createdAt: now, departsOn: voyage.row.departs_on, days: voyage.terms.optionDays, fromOperator: null });

/** The one derivation of what the form asks for, read by the options answer, summarise and confirm alike (habit 3). */
export function requirementsOf(voyage: VoyageFacts, session: StoredSession, status: BookingStatus | null, asker: ShopAsker): FormRequirements {
  const { selection } = session;
  const fare = selection ? fareOfWish(voyage, selection) : undefined;
  const group = voyage.fareGroups.find((row) => row.code === selection?.fareGroupId);
  return formRequirements({
    paxAges: partyAges(session.party),
    ageLimits: voyage.limits,
    fare: fare
      ? {
          fareName: (asker.language === 'de' ? group?.name_de : group?.name_en) ?? fare.fareGroup,
          minYears: fare.minAge,
          maxYears: null,
          minMonths: null,
        }
      : null,
    departsOn: voyage.row.departs_on,
    isNationalityRequired: !voyage.row.is_river,
    isClubSupported: voyage.terms.clubName !== null,
    clubName: voyage.terms.clubName,
    choice: { isCustomRequest: false, isWaitList: isWaitList(selection), status },
    isOnlyFixed: !isOptionPossible(voyage) && !isWaitList(selection),
  });
}

export const isWaitList = (selection: StoredSelection | null): boolean => (selection?.waitListCategoryCodes.length ?? 0) > 0;

export interface OptionsInput {
  readonly voyage: VoyageFacts;
  readonly session: StoredSession;
  readonly selection: StoredSelection;
  readonly packages: readonly PackageRow[];
  /** Train to the ship or the airport, with the arrivals that it belongs to; null where none is sold. */
  readonly rail: OfferedRail | null;
}

export interface OfferedRail extends RailOffer {
  readonly arrivals: readonly ArrivalOption[];
}

/** The train belongs to a flight, or to a ship that one boards in Germany: on the brand that sells it (flag `db`), in the fare's currency. */
export async function railOffered(extras: Extras, voyage: VoyageFacts, asker: ShopAsker): Promise<OfferedRail | null> {
  if (!isOn('db', asker.brand)) return null;
  const [offer, countries] = await Promise.all([extras.railOf(voyage.row.operator_id), extras.countriesOf(voyage.row.itinerary_id)]);
  const sold = voyage.arrivals.length === 0 ? (['cruise_only'] as const) : voyage.arrivals.map(({ option }) => option);
  const arrivals = sold.filter((option) => option !== 'cruise_only' || countries[0] === 'DE');
  return offer && arrivals.length > 0 && voyage.fares[0]?.currency === offer.currency ? { ...offer, arrivals } : null;
}

/** The train that the form has chosen; undefined where it does not belong to the chosen arrival. */
export function railChoice(rail: OfferedRail | null, form: Pick<BookingForm, 'transportation'>, asker: ShopAsker): RailChoice | undefined {
  if (!rail || !(form.transportation.option === null || rail.arrivals.includes(form.transportation.option))) return undefined;
  const { perAdult, perChild, childMaxAge } = rail;
  return { name: optionTexts[asker.language].rail, perAdult, perChild, childMaxAge };
}

function transportation({ voyage, session }: OptionsInput, currency: Currency, asker: ShopAsker): BookingOptions['transportationOptions'] {
  const t = optionTexts[asker.language];
  const offers = arrivalOptions.flatMap((option) => voyage.arrivals.find((row) => row.option === option) ?? []);
  return offers.map((offer) => ({
    option: offer.option,
    label: t.arrivals[offer.option],
    info: t.arrivalInfo[offer.option],
    price: money(arrivalSupplement(offer, session.party, voyage.limits), currency),
    gateways: [...offer.gateways],
    isMandatory: offers.length === 1 && offer.option !== 'cruise_only',
  }));
}

function statusChoices(voyage: VoyageFacts, waits: boolean, asker: ShopAsker): BookingOptions['bookingStatusOptions'] {
  const t = optionTexts[asker.language];
  if (waits) return { additionalBookingTextHtml: '', statusChoices: [] };
  const fixed = {
    status: 'fixed_booking' as const,
    label: t.fixed,
    info: voyage.terms.system === 'own' ? t.fixedInfo : t.fixedAtOperatorInfo,
    optionValidUntil: null,
  };
  const option = { status: 'option_booking' as const, label: t.option, info: t.optionInfo, optionValidUntil: optionUntil(voyage, asker.now).toISOString() };
  return { additionalBookingTextHtml: voyage.terms.words.bookingText[asker.language], statusChoices: isOptionPossible(voyage) ? [option, fixed] : [fixed] };
}

/** What the operator gives with this voyage at no price, as one of its specials: the visitor says whether he wants it (BOOK-08). */
function promotions({ row }: VoyageFacts, currency: Currency, asker: ShopAsker): BookingOptions['specialPromotionOptions'] {
  const t = optionTexts[asker.language].promotions;
  return row.specials.flatMap((special) => {
    const words = (t as Readonly<Record<string, { readonly label: string; readonly info: string } | undefined>>)[special];
    return words ? [{ id: special, label: words.label, info: words.info, price: money(0, currency) }] : [];
  });
}

export function bookingOptionsFor(input: OptionsInput, asker: ShopAsker): BookingOptions {
  const { voyage, session, selection } = input;
  const t = optionTexts[asker.language];
  const { ageOfMajority, isNationalityRequired, isClubSupported, clubName, fare } = requirementsOf(voyage, session, null, asker);
  const currency = fareOfWish(voyage, selection)?.currency ?? 'EUR';
  const persons = paxCount(session.party);
  const de = asker.language === 'de';
  const category = voyage.categories.find((row) => row.code === selection.categoryCode);
  const free = (id: string, { label, info }: { readonly label: string; readonly info: string }) => ({ id, label, info, price: money(0, currency) });
  return {
    sessionRevision: session.revision,
    cabinSelectionOptions: { categoryName: (de ? category?.name_de : category?.name_en) ?? selection.categoryCode, cabinNumber: selection.cabinNumber },
    transportationOptions: transportation(input, currency, asker),
    prePostPackageOptions: packagesFor(input.packages, currency).map((row) => ({
      id: row.id,
      kind: row.kind as 'prePackage' | 'postPackage',
      name: de ? row.name_de : row.name_en,
      description: de ? row.description_de : row.description_en,
      nights: row.nights,
      price: money(persons * (persons === 1 ? (row.single_minor ?? row.per_person_minor) : row.per_person_minor), currency),
    })),
    specialServiceOptions: (['diet', 'assistance', 'celebration'] as const).map((id) => free(id, t.services[id])),
    diningOptions: voyage.row.is_river
      ? { seatings: [], tableSizes: [] }
      : {
          seatings: (['early', 'late', 'open'] as const).map((id) => free(id, t.seatings[id])),
          tableSizes: (['two', 'four', 'large'] as const).map((id) => free(id, t.tables[id])),
        },
    beddingConfigurationOptions: persons === 1 ? [] : (['double', 'twin'] as const).map((id) => free(id, t.beds[id])),
    freeUpgradeOptions: voyage.row.specials.includes('upgrade') ? [free('upgrade', t.upgrade)] : [],
    bookingStatusOptions: statusChoices(voyage, isWaitList(selection), asker),
    specialPromotionOptions: promotions(voyage, currency, asker),
    contactFormOptions: {
      salutations: [...salutations],
      titles: [...titles],
      countries: [...countryList(asker.language)],
      ageOfMajority,
      ageLimits: voyage.limits,
      fare,
      isNationalityRequired,
      isClubSupported,
      clubName,
      isImportOffered: false, // there is nobody logged in yet who could import anything (D6)
    },
    railAndFly: input.rail && {
      label: t.rail,
      amount: money(railTotal(session.party, { name: t.rail, ...input.rail }), input.rail.currency),
      info: t.railInfo(input.rail.childMaxAge + 1),
      arrivals: [...input.rail.arrivals],
    },
    isInsuranceOffered: sellsInsurance(asker) && !isWaitList(selection),
  };
}

/** Without a choice the arrival is the one that the price is made with. */
const belongs = (arrivals: readonly ArrivalOption[], option: ArrivalOption | null, options: BookingOptions): boolean =>
  option === null ? options.transportationOptions.length === 0 || arrivals.some((one) => one === arrivalWithoutChoice(options)) : arrivals.includes(option);

const arrivalWithoutChoice = ({ transportationOptions: all }: BookingOptions): ArrivalOption | undefined =>
  (all.find(({ option }) => option === 'cruise_only') ?? all[0])?.option;

/** Ids that the form may carry, from the same answer that the visitor chose from. @returns the field of the first unknown one */
export function unknownChoice(form: BookingForm, options: BookingOptions): string | undefined {
  const known = (list: readonly { readonly id: string }[], id: string | null) => id === null || list.some((one) => one.id === id);
  const { option } = form.transportation;
  if (option !== null && !options.transportationOptions.some((one) => one.option === option)) return 'transportation.option';
  if (!form.prePostPackages.every((id) => options.prePostPackageOptions.some((one) => one.id === id))) return 'prePostPackages';
  if (!form.specialServices.every((id) => known(options.specialServiceOptions, id))) return 'specialServices';
  if (!known(options.diningOptions.seatings, form.dining.seating)) return 'dining.seating';
  if (!known(options.diningOptions.tableSizes, form.dining.tableSize)) return 'dining.tableSize';
  if (!known(options.beddingConfigurationOptions, form.beddingConfiguration)) return 'beddingConfiguration';
  if (!known(options.freeUpgradeOptions, form.freeUpgrade)) return 'freeUpgrade';
  if (!known(options.specialPromotionOptions, form.specialPromotion)) return 'specialPromotion';
  if (form.newsletterConsentTextId !== null && !isNewsletterConsent(form.newsletterConsentTextId)) return 'newsletterConsentTextId';
  const { railAndFly } = form.transportation;
  if (railAndFly && !(options.railAndFly && belongs(options.railAndFly.arrivals, option, options))) return 'transportation.railAndFly';
  return undefined;
}
