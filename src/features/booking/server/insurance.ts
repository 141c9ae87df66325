// Insurance within the booking (BOOK-09, INS-01, L-DE-41): what can be offered for a form, and whether a choice still stands. The contract
// with the insurer is no part of the travel price and is made later; here the wish is checked and shown.
import { isOn } from '#brands/flags.ts';
import type { BookingForm, BookingStatus } from '#domain/booking/form/booking-form.ts';
import { agencyDay, dayNumber } from '#domain/calendar/calendar.ts';
import { insuranceData } from '#domain/insurance/insurance-data.ts';
import { GROUP_WITHOUT_DEDUCTIBLE_WORDS, insuranceOffers, type InsuranceRegion } from '#domain/insurance/offers.ts';
import { defineMessages } from '#domain/language.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { InsuranceAnswer } from '../contract.ts';
import type { Extras, InsuranceChoice } from './extras.repository.ts';
import type { VoyageFacts } from './facts.ts';
import type { BookingQuote } from './quotes.ts';
import type { StoredSession } from './session.repository.ts';

const texts = defineMessages(
  { gone: 'Diese Versicherung gibt es zu diesem Preis nicht mehr. Wählen Sie neu, oder buchen Sie ohne Versicherung.' },
  { gone: 'This insurance is no longer offered at this price. Choose again or book without insurance.' },
);

/** Countries where a contract for Europe holds: the Mediterranean belongs to it, the polar sea does not. */
const europe: ReadonlySet<string> = new Set(
  (
    'AD AL AT BA BE BG CH CY CZ DE DK DZ EE EG ES FI FO FR GB GG GI GR HR HU IE IL IM IS IT JE LB LI LT LU LV MA MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM ' +
    'TN TR UA VA XK'
  ).split(' '),
);

const regionOf = (countries: readonly string[]): InsuranceRegion => (countries.every((country) => europe.has(country)) ? 'europe' : 'world');

export interface InsuranceQuestion {
  readonly session: Pick<StoredSession, 'party'>;
  readonly voyage: VoyageFacts;
  readonly form: BookingForm;
  readonly status: BookingStatus | null;
  /** The travel price that is insured. */
  readonly quote: BookingQuote;
}

export type InsuranceService = ReturnType<typeof createInsuranceService>;

export const sellsInsurance = (asker: Pick<ShopAsker, 'brand'>): boolean => isOn('insurance', asker.brand);

export function createInsuranceService(extras: Extras) {
  const offersFor = async ({ voyage, form, status, quote }: InsuranceQuestion, asker: ShopAsker) => {
    const data = insuranceData(form, status, voyage.row.departs_on);
    if (data.state !== 'ready') return { data, offers: [] };
    const [products, countries] = await Promise.all([extras.insuranceProducts(), extras.countriesOf(voyage.row.itinerary_id)]);
    const offers = insuranceOffers(products, {
      total: quote.total,
      nights: voyage.row.nights,
      ages: data.ages,
      country: data.country,
      region: regionOf(countries),
      daysAhead: dayNumber(voyage.row.departs_on) - dayNumber(agencyDay(asker.now)),
    });
    return { data, offers };
  };

  const shown = ({ id, product, price }: InsuranceChoice, language: ShopAsker['language']): InsuranceAnswer['offers'][number] => ({
    id,
    insuranceGroup: product.insuranceGroup,
    insurer: product.insurer,
    name: product.texts[language].name,
    description: product.texts[language].description,
    price,
    isForFamily: product.party === 'family',
    ...product.coverage,
    withDeductible: product.withDeductible,
    saysDeductible: product.insuranceGroup !== GROUP_WITHOUT_DEDUCTIBLE_WORDS,
    termsUrls: { information: product.informationUrl, terms: product.termsUrl },
    acceptPayments: product.acceptPayments,
  });

  return {
    /** @throws Failure UnknownAction for a brand that sells none */
    async offers(question: InsuranceQuestion, asker: ShopAsker): Promise<InsuranceAnswer> {
      if (!sellsInsurance(asker)) throw new Failure('UnknownAction');
      const { data, offers } = await offersFor(question, asker);
      if (data.state === 'ready') return { state: offers.length > 0 ? 'offers' : 'none', missing: [], offers: offers.map((one) => shown(one, asker.language)) };
      return { state: data.state, missing: data.state === 'data_needed' ? [...data.missing] : [], offers: [] };
    },

    /**
     * The insurance that the form has chosen. While the kind of booking is open, a choice is checked as for a fixed one.
     * @throws Failure InvalidSelectedBookingOptions naming insuranceOffer where it is not offered, or no more at this premium
     */
    async chosen(question: InsuranceQuestion, asker: ShopAsker): Promise<InsuranceChoice | null> {
      const { insuranceOffer } = question.form;
      if (insuranceOffer === null) return null;
      const { offers } = sellsInsurance(asker) ? await offersFor({ ...question, status: question.status ?? 'fixed_booking' }, asker) : { offers: [] };
      const choice = offers.find(({ id }) => id === insuranceOffer);
      if (!choice) throw new Failure('InvalidSelectedBookingOptions', { errors: { insuranceOffer: [texts[asker.language].gone] } });
      return choice;
    },
  };
}
