// The blocks of the summary from what is chosen and typed: the server's words, so that screen, mail and archive say the same (BOOK-13).
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import { nameOf } from '#domain/booking/form/booking-form.ts';
import { countryName } from '#domain/booking/form/countries.ts';
import { formats } from '#domain/format/format.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import type { BookingOptions, BookingSession, BookingSummary } from '../contract.ts';
import type { InsuranceChoice } from './extras.repository.ts';
import type { BookingQuote } from './quotes.ts';
import { summaryTexts } from './summary-texts.ts';

type Block = BookingSummary['summary']['blocks'][number];
type Item = Block['items'][number];

const item = (id: string, label: string, value: string, note = '', type: Item['type'] = 'text'): Item => ({ id, label, value, note, type });

export interface SummaryFacts {
  readonly session: BookingSession;
  readonly form: BookingForm;
  readonly options: BookingOptions;
  readonly quote: BookingQuote;
  readonly waits: boolean;
  readonly insurance: InsuranceChoice | null;
}

function voyageBlock({ session }: SummaryFacts, asker: ShopAsker): Block {
  const t = summaryTexts[asker.language];
  const format = formats[asker.language];
  const { voyage } = session;
  if (!voyage) return { title: t.voyage, step: null, items: [] };
  return {
    title: t.voyage,
    step: null,
    items: [
      item('title', t.title, voyage.title),
      item('number', t.number, String(voyage.id)),
      item('dates', t.dates, `${format.dateRange(voyage.departsOn, voyage.returnsOn)}, ${format.nights(voyage.nights)}`, '', 'date'),
      item('ports', t.ports, t.portsValue(voyage.embarkation, voyage.disembarkation)),
      item('ship', t.ship, voyage.ship),
      item('operator', t.operator, voyage.operator),
    ],
  };
}

function cabinBlock({ session, waits }: SummaryFacts, asker: ShopAsker): Block {
  const t = summaryTexts[asker.language];
  const { selection } = session;
  if (!selection) return { title: t.cabin, step: 'cabin', items: [] };
  const cabin = selection.cabinNumber === null ? item('cabin', t.cabinNumber, t.guarantee) : item('cabin', t.cabinNumber, selection.cabinNumber);
  return {
    title: t.cabin,
    step: 'cabin',
    items: [
      item('category', waits ? t.waitList : t.category, `${selection.categoryName} (${selection.categoryCode})`),
      ...(waits ? [] : [cabin]),
      item('fare', t.fare, selection.fareGroupName),
    ],
  };
}

function optionsBlock({ form, options }: SummaryFacts, asker: ShopAsker): Block {
  const t = summaryTexts[asker.language];
  const format = formats[asker.language];
  const arrival = options.transportationOptions.find((one) => one.option === form.transportation.option) ?? options.transportationOptions[0];
  const rail = form.transportation.railAndFly ? options.railAndFly : null;
  const chosen = [
    ...(rail ? [item('rail', t.rail, rail.label, format.moneyExact(rail.amount))] : []),
    ...options.prePostPackageOptions
      .filter((one) => form.prePostPackages.includes(one.id))
      .map((one) => item(`package${one.id}`, t.option, one.name, format.moneyExact(one.price))),
    ...options.specialServiceOptions.filter((one) => form.specialServices.includes(one.id)).map((one) => item(one.id, t.option, one.label)),
    ...[
      ...options.diningOptions.seatings.filter((one) => one.id === form.dining.seating),
      ...options.diningOptions.tableSizes.filter((one) => one.id === form.dining.tableSize),
      ...options.beddingConfigurationOptions.filter((one) => one.id === form.beddingConfiguration),
      ...options.freeUpgradeOptions.filter((one) => one.id === form.freeUpgrade),
      ...options.specialPromotionOptions.filter((one) => one.id === form.specialPromotion),
    ].map((one) => item(one.id, t.option, one.label)),
  ];
  return {
    title: t.options,
    step: 'options',
    items: [
      ...(arrival ? [item('arrival', t.arrival, arrival.label)] : []),
      ...(chosen.length > 0 ? chosen : [item('none', t.option, t.none)]),
      ...form.voucherCodes.map((code, index) => item(`voucher${index}`, t.voucher, code, t.voucherNote)),
      ...(form.specialRequestsText.trim() ? [item('wishes', t.wishes, form.specialRequestsText.trim())] : []),
    ],
  };
}

/** Beside the price, never in it: the contract is made with the insurer (L-DE-41). */
function insuranceBlock({ insurance }: SummaryFacts, asker: ShopAsker): Block[] {
  if (!insurance) return [];
  const t = summaryTexts[asker.language];
  const { product, price } = insurance;
  return [
    {
      title: t.insurance,
      step: 'options',
      items: [
        item('insurance', t.insuranceName, product.texts[asker.language].name),
        item('insurer', t.insurer, product.insurer),
        item('premium', t.premium, formats[asker.language].moneyExact(price), t.premiumNote, 'price'),
      ],
    },
  ];
}

function peopleBlocks({ form }: SummaryFacts, asker: ShopAsker): Block[] {
  const t = summaryTexts[asker.language];
  const format = formats[asker.language];
  const { bookingContact: contact } = form;
  return [
    {
      title: t.travellers,
      step: 'contacts',
      items: form.pax.map((pax, index) => item(`pax${index}`, t.traveller(index + 1), nameOf(pax), format.date(pax.birthDate), 'person')),
    },
    {
      title: t.contact,
      step: 'contacts',
      items: [
        item('name', t.name, nameOf(contact), '', 'person'),
        item('address', t.address, `${contact.street}, ${contact.postCode} ${contact.city}, ${countryName(contact.country, asker.language)}`),
        item('email', t.email, contact.email),
        item('phone', t.phone, contact.phone || contact.mobile),
        ...(form.newsletterConsentTextId === null ? [] : [item('newsletter', t.newsletter, t.newsletterValue)]),
      ],
    },
  ];
}

function priceBlock({ quote, waits }: SummaryFacts, asker: ShopAsker): Block {
  const t = summaryTexts[asker.language];
  const format = formats[asker.language];
  return {
    title: t.price,
    step: null,
    items: [
      ...quote.lines.map((line, index) =>
        item(
          `line${index}`,
          line.count === 1 ? line.label : `${line.count} × ${line.label}`,
          format.moneyExact({ ...line.each, amount: line.count * line.each.amount }),
          '',
          'price',
        ),
      ),
      item(
        'total',
        waits ? t.waitPrice : t.total,
        format.moneyExact(quote.total),
        quote.contained.map(({ label, amount }) => `${label} ${format.moneyExact(amount)}`).join(', '),
        'price',
      ),
      ...(quote.deposit && !waits ? [item('deposit', t.deposit(quote.depositPercent), format.moneyExact(quote.deposit), t.depositNote, 'price')] : []),
    ],
  };
}

export const summaryBlocks = (facts: SummaryFacts, asker: ShopAsker): Block[] => [
  voyageBlock(facts, asker),
  cabinBlock(facts, asker),
  optionsBlock(facts, asker),
  ...peopleBlocks(facts, asker),
  priceBlock(facts, asker),
  ...insuranceBlock(facts, asker),
];
