// OTA_CruiseCategoryAvail: the categories of some fares with their state and price for a party.
import { money, type Currency, type Money } from '#domain/money/money.ts';
import type { OperatorCategory, OperatorParty } from '../operator-port.ts';
import { readAmount, readCurrency, type AmountStyle } from './amounts.ts';
import { adultCode, ageCode, chargeType, status } from './codes.ts';
import { document, openAnswer, pointOfSale, type Agency, type MessageHeader } from './message.ts';
import { fareCode, guestCounts, guests, sailingInfo, type Sailing } from './sailing.ts';
import { attributeOf, below, childOf, childrenOf, element, sequence, type XmlNode } from './xml.ts';

/** The message holds five fares at most; more are asked for in further messages. */
export const faresPerMessage = 5;

export const writeCategoryAvailRequest = (header: MessageHeader, agency: Agency, sailing: Sailing, party: OperatorParty, fares: readonly string[]): string =>
  document(
    'OTA_CruiseCategoryAvailRQ',
    header,
    {},
    pointOfSale(agency),
    guests(party),
    guestCounts(party),
    sailingInfo(sailing),
    sequence(fares.map((fare) => element('SelectedFare', { FareCode: fareCode(fare) }))),
  );

/** What is not in this table is not offered: a state we do not understand sells nothing. */
const states: ReadonlyMap<string, OperatorCategory['state']> = new Map<string, OperatorCategory['state']>([
  [status.available, 'available'],
  [status.guaranteed, 'available'],
  [status.waitListed, 'waitlist'],
  [status.onRequest, 'on_request'],
  [status.closed, 'closed'],
]);

/** Categories without cabins, which another message brings. @throws OperatorError */
export function readCategoryAvailAnswer(xml: string, header: MessageHeader, party: OperatorParty, style: AmountStyle): readonly OperatorCategory[] {
  const answer = openAnswer(xml, 'OTA_CruiseCategoryAvailRS', header);
  const currency = below(answer, 'SailingInfo', 'Currency');
  return childrenOf(answer, 'FareOption').flatMap((fare) =>
    childrenOf(childOf(fare, 'CategoryOptions'), 'CategoryOption').flatMap((option) => {
      const categoryCode = attributeOf(option, 'PricedCategoryCode');
      const fareGroup = attributeOf(option, 'FareCode') ?? attributeOf(fare, 'FareCode');
      if (categoryCode === undefined || fareGroup === undefined) return [];
      const free = attributeOf(option, 'AvailableGroupAllocationQty');
      return {
        categoryCode,
        fareGroup,
        state: states.get(attributeOf(option, 'Status') ?? '') ?? ('closed' as const),
        total: totalOf(childrenOf(childOf(option, 'PriceInfos'), 'PriceInfo'), party, currency, style),
        cabins: [],
        free: free !== undefined && /^[0-9]{1,4}$/.test(free) ? Number(free) : null,
      };
    }),
  );
}

/** The party's total: the one amount per booking where it is named, else the sum of the beds; null where a bed has no price. */
function totalOf(prices: readonly XmlNode[], party: OperatorParty, currencyNode: XmlNode | undefined, style: AmountStyle): Money | null {
  const currencies = new Set(prices.map((price) => readCurrency(attributeOf(price, 'CurrencyCode') ?? attributeOf(currencyNode, 'CurrencyCode'))));
  const [currency] = currencies;
  if (currencies.size !== 1 || currency === undefined) return null;
  const amountOf = (price: XmlNode | undefined) => readAmount(attributeOf(price, 'Amount'), style, decimalsOf(price) ?? decimalsOf(currencyNode));
  const whole = prices.find((price) => attributeOf(price, 'ChargeTypeCode') === chargeType.perBooking);
  if (whole) return moneyOf(amountOf(whole), currency);
  return moneyOf(sumOf(bedsOf(party).map((bed) => amountOf(prices.find((price) => isFor(price, bed))))), currency);
}

const moneyOf = (amount: number | undefined, currency: Currency): Money | null =>
  amount === undefined || amount === 0 || !Number.isSafeInteger(amount) ? null : money(amount, currency);

const decimalsOf = (node: XmlNode | undefined): number | undefined => {
  const places = attributeOf(node, 'DecimalPlaces');
  return places !== undefined && /^[0-3]$/.test(places) ? Number(places) : undefined;
};

interface Bed {
  readonly breakdown: string;
  readonly age: string;
}

/** The beds a party fills, the oldest first: one alone, the first two, the third and fourth; a fifth costs what the third does. */
function bedsOf(party: OperatorParty): readonly Bed[] {
  const ages = [...Array.from({ length: party.adults }, () => adultCode), ...party.childAges.toSorted((a, b) => b - a).map((age) => ageCode(age))];
  return ages.map((age, index) => ({ age, breakdown: ages.length === 1 ? 'SGL' : index < 2 ? '1/2' : '3/4' }));
}

const isFor = (price: XmlNode, bed: Bed): boolean =>
  attributeOf(price, 'BreakdownType') === bed.breakdown && (attributeOf(price, 'AgeQualifyingCode') ?? adultCode) === bed.age;

const sumOf = (amounts: readonly (number | undefined)[]): number | undefined =>
  amounts.reduce<number | undefined>((sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount), 0);
