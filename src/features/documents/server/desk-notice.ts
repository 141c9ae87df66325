// Notices to our own people: what of a booking needs a person reaches one, as a plain mail to the brand's desk. Customers read that somebody
// knows of it; this is how somebody does. Never with a card or an account number (PAY-03).
import { z } from 'zod';
import { brands } from '#brands/brands.ts';
import { formats } from '#domain/format/format.ts';
import { UnsendableMail, type OutgoingMail } from '#platform/server/mail/letter.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import { GiveUp, type Handler } from '#platform/server/outbox/job.ts';
import type { NewJob } from '#platform/server/outbox/enqueue.ts';
import { bookingSection, customSection, deadlineText, type ShopBooking } from './booking-sections.ts';
import { brandLooks } from './brand-look.ts';
import { deskTexts } from './desk-texts.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { filled, type Letter, type Section } from './paper.ts';

export const deskNoticeKind = 'desk.notice';
/** Under this name they are among the recorded mails. No customer is shown one. */
export const deskMailKind = 'desk';

/** What may need a person; a closed list. */
export const deskMatters = [
  'manual', // unclear too long, or our own failure: what the operator has must be found out
  'rejected',
  'custom_request',
  'offline_long', // the operator has been out of reach for hours
  'payment_unclear',
  'payment_settings', // the provider refuses us, not the card
  'no_cover', // the operator's insolvency cover does not hold: no money may be taken (LAW-04)
  'payment_last_declined', // no further card may be tried
  'insurance_wish',
  'wait_list_operator', // the operator has a place for somebody on its wait list
  'second_order_refused', // an option could not be made a fixed booking, and still holds
  'dead_job',
] as const;
export type DeskMatter = (typeof deskMatters)[number];

const LONGEST_DETAIL = 600;

const payload = z.object({
  bookingId: z.uuid(),
  matter: z.enum(deskMatters),
  detail: z.string().optional(),
  occasion: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
});

/**
 * Everything in a text that could be a number of a card or an account: words of operators, providers and errors are written by machines that
 * know no such rule.
 */
export const withoutNumbers = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[A-Z\d]{11,30}|(?:[ -][A-Z\d]{4}){2,7}(?:[ -][A-Z\d]{1,3})?)(?![\p{L}\p{N}])/giu, '…')
    .replaceAll(/\p{Nd}(?:[\s\p{Pd}._/·*:]{0,3}\p{Nd}){11,}/gu, '…');

/**
 * A notice to the desk, once per booking and matter. Write it in the transaction of its cause.
 * @param detail what a person needs to know beside the matter: a reason, an operator's words
 * @param occasion tells apart what can happen to one booking more than once
 */
export const newDeskNotice = (bookingId: string, matter: DeskMatter, detail?: string, occasion?: string): NewJob => ({
  kind: deskNoticeKind,
  dedupeKey: [deskNoticeKind, bookingId, matter, ...(occasion === undefined ? [] : [occasion])].join('/'),
  payload: {
    bookingId,
    matter,
    ...(detail && { detail: withoutNumbers(detail).slice(0, LONGEST_DETAIL) }),
    ...(occasion !== undefined && { occasion }),
  },
  priority: 1, // behind bookings and the mails to customers
});

/** The booking as the desk sees it, in the language of the brand. */
export interface DeskBooking {
  readonly record: ShopBooking;
  /** The operator's name of the booking; null = it has none. */
  readonly operatorRef: string | null;
  /** Under which the operator was asked. */
  readonly clientRef: string;
}

export interface DeskNoticeParts {
  readonly mailer: Mailer;
  /** undefined = there is no such booking any more. */
  readonly loadBooking: (bookingId: string) => Promise<DeskBooking | undefined>;
  /** Left out: the service address of the booking's brand. */
  readonly deskEmail?: string | undefined;
}

type Row = readonly [label: string, value: string];
const row = (label: string, value: string | null | undefined): Row[] => (value ? [[label, value]] : []);

/** What stands in a notice, before it has a form. */
function deskLetter({ record, operatorRef, clientRef }: DeskBooking, matter: DeskMatter, detail?: string): Letter {
  const { language, voyage, contact } = record;
  const t = deskTexts[language];
  const { title, todo } = t.matters[matter];
  const format = formats[language];
  const sections: Section[] = [
    bookingSection(record),
    {
      title: t.voyage,
      blocks: [
        {
          kind: 'facts',
          rows: [
            ...row(t.voyage, voyage && `${voyage.title} (${voyage.id})`),
            ...row(t.ship, voyage && `${voyage.ship}, ${format.dateRange(voyage.departsOn, voyage.returnsOn)}`),
            ...row(t.operator, voyage?.operator),
            ...row(t.category, record.category && [record.category.code, record.category.cabinNumber].filter(Boolean).join(', ')),
            ...row(t.operatorRef, voyage && (operatorRef ?? t.noRef)),
            ...row(t.clientRef, voyage && clientRef),
            ...row(t.total, record.total && format.moneyExact(record.total)),
            ...row(t.newTotal, record.newTotal && format.moneyExact(record.newTotal)),
            ...row(t.heldUntil, deadlineText(record.optionValidUntil, language)),
            ...row(t.extras, matter === 'insurance_wish' ? record.extras.join('; ') : null),
          ],
        },
      ],
    },
    customSection(record),
    {
      title: t.customer,
      blocks: [{ kind: 'facts', rows: [...row(t.name, contact.name), ...row(t.phone, contact.phone), ...row(t.email, contact.email)] }],
    },
  ];
  return {
    subject: t.subject(record.number, title),
    preview: title,
    heading: `${record.number}: ${title}`,
    greeting: t.greeting,
    lead: [{ kind: 'paragraph', text: todo }, ...(detail ? [{ kind: 'notice' as const, text: `${t.detail}: ${withoutNumbers(detail)}` }] : [])],
    action: null,
    sections: filled(sections),
    closing: [t.closing],
    footer: [brands[record.brand].name],
  };
}

/** The notice with its addresses and its id. */
export function composeDeskNotice(booking: DeskBooking, matter: DeskMatter, to: string | undefined, detail?: string, which?: string): OutgoingMail {
  const { record } = booking;
  const brand = brands[record.brand];
  const letter = deskLetter(booking, matter, detail);
  const host = new URL(brand.productionUrl).hostname.replace(/^www\./, '');
  return {
    messageId: `<${['desk', matter, record.id, which].filter(Boolean).join('.')}@${host}>`,
    kind: deskMailKind,
    brand: record.brand,
    language: record.language,
    bookingId: record.id,
    from: { name: brand.name, address: brand.serviceEmail },
    to: { name: deskTexts[record.language].desk(brand.name), address: to ?? brand.serviceEmail },
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter, { brandName: brand.name, language: record.language, look: brandLooks[record.brand] }),
  };
}

/** Handler of `desk.notice` for the outbox. */
export const deskNoticeHandler = ({ mailer, loadBooking, deskEmail }: DeskNoticeParts): Handler => ({
  run: async (job) => {
    const parsed = payload.safeParse(job.payload);
    if (!parsed.success) throw new GiveUp(`not a notice about a booking: ${parsed.error.message}`);
    const { bookingId, matter, detail, occasion } = parsed.data;
    const booking = await loadBooking(bookingId);
    if (!booking) throw new GiveUp('there is no such booking');
    const mail = composeDeskNotice(booking, matter, deskEmail, detail, occasion);
    await job.extend(); // no mail by a worker whose work another has taken
    try {
      await mailer.send(mail);
    } catch (error) {
      if (error instanceof UnsendableMail) throw new GiveUp(error.message, { cause: error });
      throw error;
    }
  },
});
