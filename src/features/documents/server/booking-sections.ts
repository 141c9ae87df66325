// What was ordered, as sections of a mail or a paper. Everything is shown as it is in the record; no price is computed.
import { brands, type BrandId } from '#brands/brands.ts';
import type { BookingRecord, RecordedDay } from '#domain/booking/booking-record.ts';
import { formats } from '#domain/format/format.ts';
import { packageForm, type PackageForm } from '../package-form.ts';
import { filled, type Block, type Section } from './paper.ts';
import { paperTexts } from './paper-texts.ts';

export type ShopBooking = BookingRecord<BrandId>;

type Row = readonly [label: string, value: string];
const row = (label: string, value: string | null | undefined): Row[] => (value ? [[label, value]] : []);
const facts = (...rows: Row[][]): Block => ({ kind: 'facts', rows: rows.flat() });
const paragraph = (text: string | null): Block => ({ kind: 'paragraph', text: text ?? '' });

/** How the agency is reached, on one line. */
export const agencyContact = (brand: BrandId): string => `${brands[brand].phone.shown}, ${brands[brand].serviceEmail}`;

/** A moment that counts, with the zone it counts in (D13). */
export const deadlineText = (iso: string | null, language: ShopBooking['language']): string =>
  iso ? `${formats[language].moment(new Date(iso))} ${paperTexts[language].zone}` : '';

export function bookingSection(record: ShopBooking): Section {
  const t = paperTexts[record.language];
  const format = formats[record.language];
  return {
    title: t.booking.title,
    blocks: [
      facts(
        row(t.booking.number, record.number),
        row(t.booking.kind, t.kinds[record.kind]),
        row(t.booking.state, t.states[record.state]),
        row(t.booking.madeOn, format.moment(new Date(record.createdAt))),
        row(t.booking.optionUntil, record.kind === 'option_booking' ? deadlineText(record.optionValidUntil, record.language) : null),
        row(t.booking.answerUntil, deadlineText(record.answerUntil, record.language)),
      ),
    ],
  };
}

export function voyageSection({ voyage, language }: ShopBooking): Section {
  const t = paperTexts[language].voyage;
  const format = formats[language];
  if (!voyage) return { title: t.title, blocks: [] };
  return {
    title: t.title,
    blocks: [
      facts(
        row(t.name, voyage.title),
        row(t.ship, voyage.ship),
        row(t.operator, voyage.operator),
        row(t.dates, format.dateRange(voyage.departsOn, voyage.returnsOn)),
        row(t.duration, format.nights(voyage.nights)),
        row(t.from, `${voyage.embarkation}, ${format.dateWithWeekday(voyage.departsOn)}`),
        row(t.to, `${voyage.disembarkation}, ${format.dateWithWeekday(voyage.returnsOn)}`),
        row(t.number, String(voyage.id)),
      ),
    ],
  };
}

function dayLine(day: RecordedDay, language: ShopBooking['language']): Row {
  const t = paperTexts[language].itinerary;
  const format = formats[language];
  const place = [day.place || t.sea, day.country].filter(Boolean).join(', ');
  const times = [day.arrives && `${t.arrives} ${format.time(day.arrives)}`, day.departs && `${t.departs} ${format.time(day.departs)}`]
    .filter(Boolean)
    .join(', ');
  return [format.dateWithWeekday(day.date), times ? `${place} (${times})` : place];
}

export function itinerarySection({ voyage, language }: ShopBooking): Section {
  const t = paperTexts[language].itinerary;
  const rows = (voyage?.itinerary ?? []).map((day) => dayLine(day, language));
  return { title: t.title, blocks: rows.length === 0 ? [] : [{ kind: 'facts', rows }, paragraph(t.note)] };
}

export function cabinSection({ category, fareName, extras, language }: ShopBooking): Section {
  const t = paperTexts[language].cabin;
  return {
    title: t.title,
    blocks: [
      facts(
        row(t.category, category && `${category.cabinType}, ${category.name} (${category.code})`),
        row(t.number, category && (category.cabinNumber ?? t.guarantee)),
        row(t.fare, fareName),
        row(t.extras, extras.join('; ')),
      ),
    ],
  };
}

export function customSection({ customRequest, language }: ShopBooking): Section {
  const t = paperTexts[language].custom;
  const format = formats[language];
  if (!customRequest) return { title: t.title, blocks: [] };
  const { shipName, startsOn, days, persons } = customRequest;
  return {
    title: t.title,
    blocks: [facts(row(t.ship, shipName), row(t.start, format.dateWithWeekday(startsOn)), row(t.days, format.days(days)), row(t.persons, String(persons)))],
  };
}

export function peopleSections({ party, contact, language }: ShopBooking): Section[] {
  const t = paperTexts[language];
  const format = formats[language];
  const items = party.map(({ name, birthDate }) => (birthDate ? `${name}, ${t.party.born(format.date(birthDate))}` : name));
  const address = [contact.street, [contact.postCode, contact.city].filter(Boolean).join(' '), contact.country].filter(Boolean).join(', ');
  return [
    { title: t.party.title, blocks: [{ kind: 'list', items }] },
    {
      title: t.contact.title,
      blocks: [
        facts(row(t.contact.name, contact.name), row(t.contact.address, address), row(t.contact.phone, contact.phone), row(t.contact.email, contact.email)),
      ],
    },
  ];
}

/** States in which the operator has said yes to the price. */
const isPriceCertain = ({ state }: ShopBooking): boolean => state === 'fixed' || state === 'option_held';

export function priceSection(record: ShopBooking): Section {
  const t = paperTexts[record.language].price;
  const format = formats[record.language];
  if (!record.total) return { title: t.title, blocks: [] };
  const rows = record.priceLines.map(({ label, amount, contained }): Row => [contained ? t.contained(label) : label, format.moneyExact(amount)]);
  const blocks: Block[] = [{ kind: 'amounts', rows, total: [t.total, format.moneyExact(record.total)] }];
  if (record.newTotal) blocks.push(facts(row(t.newTotal, format.moneyExact(record.newTotal))));
  else if (!isPriceCertain(record)) blocks.push(paragraph(t.asSeen));
  return { title: t.title, blocks };
}

/** What is due and when; an option or a wait list makes no duty to pay (L-DE-11). Without cover nothing may be paid (L-DE-21, 24). */
export function paymentSections(record: ShopBooking): Section[] {
  const t = paperTexts[record.language];
  const format = formats[record.language];
  if (!record.voyage) return [];
  if (record.kind !== 'fixed_booking' || record.state !== 'fixed') return [{ title: t.payment.title, blocks: [paragraph(t.payment.nothingDue)] }];
  const { payment, insolvencyCover: cover } = record;
  if (!cover) return [{ title: t.payment.title, blocks: [{ kind: 'notice', text: t.payment.noCover }] }];
  const deposit = payment?.deposit && [format.moneyExact(payment.deposit), payment.depositDueDays === null ? '' : t.payment.depositDue(payment.depositDueDays)];
  return [
    {
      title: t.payment.title,
      blocks: [
        facts(
          row(t.payment.deposit, deposit ? deposit.filter(Boolean).join(', ') : null),
          row(t.payment.balance, payment && payment.balanceDueDays !== null ? t.payment.balanceDue(payment.balanceDueDays) : null),
          row(t.payment.method, payment?.method),
        ),
      ],
    },
    coverSection(record),
  ];
}

/** Insurer and contact, clearly and before anything is paid (§ 651t BGB). */
export function coverSection({ insolvencyCover: cover, language }: ShopBooking): Section {
  const t = paperTexts[language].cover;
  if (!cover) return { title: t.title, blocks: [] };
  return {
    title: t.title,
    blocks: [facts(row(t.insurer, cover.insurer), row(t.contact, cover.contact)), { kind: 'link', label: t.certificate, url: cover.documentUrl }],
  };
}

/** The terms of a confirmed contract on a durable medium (L-DE-22; Art. 250 § 6 EGBGB). */
export function contractSections(record: ShopBooking): Section[] {
  const t = paperTexts[record.language];
  const { organiser, cancellationNote, information } = record;
  const contract = record.kind === 'fixed_booking' && record.voyage !== null;
  const o = t.organiser;
  return [
    { title: t.requests.title, blocks: record.specialRequests ? [paragraph(record.specialRequests), paragraph(t.requests.note)] : [] },
    {
      title: o.title,
      blocks: organiser
        ? [facts(row(o.name, organiser.name), row(o.address, organiser.address), row(o.phone, organiser.phone), row(o.email, organiser.email))]
        : [],
    },
    { title: t.information.title, blocks: [facts(information.map(({ title, text }): Row => [title, text]))] },
    { title: t.cancellation.title, blocks: cancellationNote ? [paragraph(cancellationNote), paragraph(t.cancellation.proof)] : [] },
    {
      title: t.rights.title,
      blocks: contract
        ? [{ kind: 'list', items: [t.rights.assistance, t.rights.complaint(agencyContact(record.brand)), t.rights.transfer, t.rights.withdrawal] }]
        : [],
    },
  ];
}

/** All of it, for the paper and for the confirmation. */
export const allSections = (record: ShopBooking): Section[] =>
  filled([
    bookingSection(record),
    voyageSection(record),
    customSection(record),
    cabinSection(record),
    ...peopleSections(record),
    priceSection(record),
    ...paymentSections(record),
    itinerarySection(record),
    ...contractSections(record),
  ]);

/** The form sheet of the booked voyage; undefined for a request without a voyage: that is no package yet. */
export function formOf(record: ShopBooking): PackageForm | undefined {
  const { voyage, organiser, insolvencyCover: cover, brand, language } = record;
  if (!voyage) return undefined;
  const contact = organiser ? [organiser.address, organiser.phone, organiser.email].filter(Boolean).join(', ') : '';
  return packageForm(language, {
    organiser: organiser?.name ?? voyage.operator,
    organiserContact: contact || null,
    agency: brands[brand].name,
    agencyContact: agencyContact(brand),
    insurer: cover && { name: cover.insurer, contact: cover.contact.replaceAll(/\s*\n\s*/g, ', ') },
  });
}
