// The mails about a booking: a record goes in, subject, text and HTML come out. Pure; both languages, both brands' look.
import { brands } from '#brands/brands.ts';
import type { ReminderHours } from '#domain/booking/option-deadline.ts';
import { formats } from '#domain/format/format.ts';
import { brandLooks } from './brand-look.ts';
import {
  allSections,
  bookingSection,
  cabinSection,
  customSection,
  deadlineText,
  itinerarySection,
  paymentSections,
  peopleSections,
  priceSection,
  voyageSection,
  type ShopBooking,
} from './booking-sections.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { mailTexts } from './mail-texts.ts';
import { filled, type Block, type Letter, type Section } from './paper.ts';

export const bookingMailKinds = [
  'confirmation',
  'option',
  'optionReminder72',
  'optionReminder24',
  'optionReminder4',
  'optionLapsed',
  'optionStays',
  'waitList',
  'waitListOffer',
  'waitListOver',
  'customRequest',
  'offlineRequest',
  'rejected',
  'priceChanged',
  'priceLapsed',
  'paymentFailed',
  'paymentChallenge',
] as const;
export type BookingMailKind = (typeof bookingMailKinds)[number];

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What differs between the mails. */
interface Message {
  readonly subject: string;
  readonly heading: string;
  readonly lead: readonly Block[];
  readonly action: string;
  readonly sections: readonly Section[];
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const notice = (text: string): Block => ({ kind: 'notice', text });

/** The words that many mails share. */
interface Words {
  readonly voyage: string;
  readonly operator: string;
  readonly optionUntil: string;
  readonly answerUntil: string;
}

function wordsOf(record: ShopBooking): Words {
  const t = mailTexts[record.language];
  const format = formats[record.language];
  const { voyage } = record;
  return {
    voyage: voyage ? `${voyage.title} (${voyage.ship}, ${format.dateRange(voyage.departsOn, voyage.returnsOn)})` : t.yourVoyage,
    operator: voyage?.operator ?? t.theOperator,
    optionUntil: deadlineText(record.optionValidUntil, record.language),
    answerUntil: deadlineText(record.answerUntil, record.language),
  };
}

const brief = (record: ShopBooking): Section[] => [
  bookingSection(record),
  voyageSection(record),
  cabinSection(record),
  ...peopleSections(record).slice(0, 1),
  priceSection(record),
  ...paymentSections(record),
];

function reminder(record: ShopBooking, words: Words, hours: ReminderHours): Message {
  const t = mailTexts[record.language].optionReminder;
  return {
    subject: t.subject(record.number, hours),
    heading: t.heading(words.optionUntil),
    lead: [paragraph(t.lead(words.voyage)), notice(t.next)],
    action: t.action,
    sections: brief(record),
  };
}

type Compose = (record: ShopBooking, words: Words) => Message;

const messages: Readonly<Record<BookingMailKind, Compose>> = {
  confirmation: (record, { voyage, operator }) => {
    const t = mailTexts[record.language].confirmation;
    return {
      subject: t.subject(record.number, record.voyage?.title ?? ''),
      heading: t.heading,
      lead: [paragraph(t.lead(voyage, operator))],
      action: t.action,
      sections: allSections(record),
    };
  },
  option: (record, { voyage, optionUntil }) => {
    const t = mailTexts[record.language].option;
    return {
      subject: t.subject(record.number, optionUntil),
      heading: t.heading(optionUntil),
      lead: [paragraph(t.lead(voyage)), notice(t.next(optionUntil))],
      action: t.action,
      sections: [...brief(record), itinerarySection(record)],
    };
  },
  optionReminder72: (record, words) => reminder(record, words, 72),
  optionReminder24: (record, words) => reminder(record, words, 24),
  optionReminder4: (record, words) => reminder(record, words, 4),
  optionLapsed: (record, { voyage, optionUntil }) => {
    const t = mailTexts[record.language].optionLapsed;
    return {
      subject: t.subject(record.number),
      heading: t.heading,
      lead: [paragraph(t.lead(voyage, optionUntil)), paragraph(t.next)],
      action: t.action,
      sections: [bookingSection(record), voyageSection(record)],
    };
  },
  optionStays: (record, { voyage, optionUntil }) => {
    const t = mailTexts[record.language].optionStays;
    return {
      subject: t.subject(record.number, optionUntil),
      heading: t.heading(optionUntil),
      lead: [paragraph(t.lead(voyage, optionUntil)), notice(t.next(optionUntil))],
      action: t.action,
      sections: brief(record),
    };
  },
  waitList: (record, { voyage }) => {
    const t = mailTexts[record.language].waitList;
    return {
      subject: t.subject(record.number),
      heading: t.heading,
      lead: [paragraph(t.lead(voyage)), paragraph(t.next)],
      action: t.action,
      sections: brief(record),
    };
  },
  waitListOffer: (record, { voyage, answerUntil }) => {
    const t = mailTexts[record.language].waitListOffer;
    return {
      subject: t.subject(record.number, answerUntil),
      heading: t.heading(answerUntil),
      lead: [paragraph(t.lead(voyage)), notice(t.next(answerUntil))],
      action: t.action,
      sections: brief(record),
    };
  },
  waitListOver: (record, { voyage }) => {
    const t = mailTexts[record.language].waitListOver;
    return {
      subject: t.subject(record.number),
      heading: t.heading,
      lead: [paragraph(t.lead(voyage)), paragraph(t.next)],
      action: t.action,
      sections: [bookingSection(record), voyageSection(record)],
    };
  },
  customRequest: (record) => {
    const t = mailTexts[record.language].customRequest;
    return {
      subject: t.subject(record.number),
      heading: t.heading,
      lead: [paragraph(t.lead)],
      action: t.action,
      sections: [bookingSection(record), customSection(record), ...peopleSections(record)],
    };
  },
  offlineRequest: (record, { voyage, operator }) => {
    const t = mailTexts[record.language].offlineRequest;
    return {
      subject: t.subject(record.number),
      heading: t.heading,
      lead: [paragraph(t.lead(voyage, operator)), notice(t.next)],
      action: t.action,
      sections: brief(record),
    };
  },
  rejected: (record, { voyage, operator }) => {
    const t = mailTexts[record.language].rejected;
    return {
      subject: t.subject(record.number),
      heading: t.heading,
      lead: [paragraph(t.lead(voyage, operator)), paragraph(t.next)],
      action: t.action,
      sections: [bookingSection(record), voyageSection(record), cabinSection(record)],
    };
  },
  priceChanged: (record, { operator, optionUntil, answerUntil }) => {
    const t = mailTexts[record.language].priceChanged;
    // an option that was to become fixed is still held, whatever the answer
    const { what, yes, no } =
      record.kind === 'fixed_booking' && record.optionValidUntil ? { ...t.of.fixed_booking, no: t.optionStays(optionUntil) } : t.of[record.kind];
    const format = formats[record.language];
    const before = record.total ? format.moneyExact(record.total) : '';
    const after = record.newTotal ? format.moneyExact(record.newTotal) : '';
    return {
      subject: t.subject(what, record.number),
      heading: t.heading,
      lead: [paragraph(t.lead(operator, before, after)), notice(answerUntil ? t.next(answerUntil, yes, no) : t.nextOpen(yes, no))],
      action: t.action,
      sections: brief(record),
    };
  },
  priceLapsed: (record, { voyage, operator }) => {
    const t = mailTexts[record.language].priceLapsed;
    return {
      subject: t.subject(record.number),
      heading: t.heading,
      lead: [paragraph(t.lead(voyage, operator)), paragraph(t.next)],
      action: t.action,
      sections: [bookingSection(record), voyageSection(record), cabinSection(record)],
    };
  },
  paymentFailed: (record, { voyage }) => {
    const t = mailTexts[record.language].paymentFailed;
    const { subject, lead, next } = t.ways[record.paymentTry?.way ?? 'call'];
    return {
      subject: subject(record.number),
      heading: t.heading,
      lead: [paragraph(lead(voyage)), notice(next)],
      action: t.action,
      sections: brief(record),
    };
  },
  paymentChallenge: (record, { voyage }) => {
    const t = mailTexts[record.language].paymentChallenge;
    return {
      subject: t.subject(record.number),
      heading: t.heading,
      lead: [paragraph(t.lead(voyage)), notice(t.next)],
      action: t.action,
      sections: brief(record),
    };
  },
};

/** The mail as a letter: what it says, before it has a form. */
export function bookingLetter(record: ShopBooking, kind: BookingMailKind): Letter {
  const t = mailTexts[record.language];
  const brand = brands[record.brand];
  const { subject, heading, lead, action, sections } = messages[kind](record, wordsOf(record));
  const first = lead[0];
  return {
    subject,
    preview: first && 'text' in first ? first.text : heading,
    heading,
    greeting: `${record.contact.greeting},`,
    lead,
    action: record.pageUrl ? { label: action, url: record.pageUrl } : null,
    sections: filled(sections),
    closing: [t.questions(brand.phone.shown, brand.serviceEmail), t.regards(brand.name)],
    footer: [
      `${brand.seoName} · ${t.footer.number(record.number)}`,
      ...(
        [
          [t.footer.imprint, brand.imprintUrl],
          [t.footer.privacy, brand.privacyUrl],
          [t.footer.terms, brand.termsUrl],
        ] as const
      ).map(([label, path]) => `${label}: ${brand.productionUrl}${path}`),
    ],
  };
}

/** A mail ready to be sent. Throws nothing: whatever the record lacks is left out. */
export function bookingMail(record: ShopBooking, kind: BookingMailKind): RenderedMail {
  const letter = bookingLetter(record, kind);
  const sender = { brandName: brands[record.brand].name, language: record.language, look: brandLooks[record.brand] };
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter, sender) };
}
