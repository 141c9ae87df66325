// The outbox's work on mails about bookings: read the booking, write the mail, record it, send it. A repeat is the same mail (R12).
import { z } from 'zod';
import { brands } from '#brands/brands.ts';
import { UnsendableMail, type Attachment, type OutgoingMail } from '#platform/server/mail/letter.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import { GiveUp, Later, type Handler } from '#platform/server/outbox/job.ts';
import type { NewJob } from '#platform/server/outbox/enqueue.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { bookingMail, bookingMailKinds, type BookingMailKind } from './booking-mails.ts';
import { bookingPdf } from './booking-pdf.ts';
import type { ShopBooking } from './booking-sections.ts';

export const bookingMailJob = 'mail.booking';

const occasion = z.string().regex(/^[a-z0-9-]{1,40}$/);
const payload = z.object({ bookingId: z.uuid(), mail: z.enum(bookingMailKinds), occasion: occasion.optional() });

export interface BookingMailTime {
  readonly runAt?: Date;
  /** Tells apart what can happen to one booking more than once (a second offer, a second price): small letters, digits, hyphens. */
  readonly occasion?: string;
}

/**
 * A job that sends a mail about a booking, once per booking, kind of mail and occasion.
 * @throws z.ZodError for an occasion of another form
 */
export function newBookingMail(bookingId: string, mail: BookingMailKind, { runAt, occasion: named }: BookingMailTime = {}): NewJob {
  const which = named === undefined ? {} : { occasion: occasion.parse(named) };
  return {
    kind: bookingMailJob,
    dedupeKey: [bookingMailJob, bookingId, mail, ...Object.values(which)].join('/'),
    payload: { bookingId, mail, ...which },
    ...(runAt && { runAt }),
  };
}

export interface BookingMailParts {
  readonly mailer: Mailer;
  /** undefined = there is no such booking any more. */
  readonly loadBooking: (bookingId: string) => Promise<ShopBooking | undefined>;
  /** The clock of the calendar file's stamp. */
  readonly now?: () => Date;
  /** Hears of every mail that has left, perhaps twice. */
  readonly onSent?: (bookingId: string, mail: BookingMailKind) => Promise<void>;
}

export type Timing = 'send' | 'wait' | 'never';

/** Whether the operator's answer is still out. */
const undecided: ReadonlySet<ShopBooking['state']> = new Set(['accepted', 'submitting', 'unknown', 'reconciling', 'offline_queued', 'reprice', 'manual']);

const when = (applies: boolean): Timing => (applies ? 'send' : 'never');
const once = (record: ShopBooking, decided: boolean): Timing => (undecided.has(record.state) ? 'wait' : when(decided));

/**
 * Whether what the mail says is true now, will perhaps be, or will not be any more: nothing is called booked before the operator has said
 * so, and an option that was confirmed, cancelled or has lapsed is not reminded of. The end of an option is compared here (F11).
 */
export function timingOf(mail: BookingMailKind, record: ShopBooking, now: Date): Timing {
  const passed = (iso: string | null): boolean => iso !== null && new Date(iso) <= now;
  switch (mail) {
    case 'confirmation':
      return once(record, record.state === 'fixed');
    case 'option':
      return once(record, record.state === 'option_held' && !passed(record.optionValidUntil));
    case 'optionReminder72':
    case 'optionReminder24':
    case 'optionReminder4':
      return when(record.state === 'option_held' && !passed(record.optionValidUntil));
    case 'optionLapsed':
      return when(record.state === 'lapsed' || (record.state === 'option_held' && passed(record.optionValidUntil)));
    case 'optionStays':
      return when(record.state === 'option_held' && !passed(record.optionValidUntil));
    case 'waitListOver':
      return when(record.state === 'lapsed');
    case 'waitList':
      return once(record, record.state === 'wait_listed');
    case 'waitListOffer':
      return when(record.answerUntil !== null && !passed(record.answerUntil));
    case 'offlineRequest':
      return when(undecided.has(record.state));
    case 'priceChanged':
      return when(record.state === 'reprice' && !passed(record.answerUntil));
    case 'rejected':
      return when(record.state === 'rejected');
    case 'priceLapsed':
      return when(record.state === 'cancelled');
    case 'paymentFailed':
      return when(record.state === 'fixed' && record.paymentTry?.isOpen === true);
    case 'paymentChallenge':
      return when(record.state === 'fixed' && record.paymentTry?.isChallenged === true);
    case 'customRequest':
      return 'send';
  }
}

/** How long until it is looked again whether the operator has answered, in milliseconds. */
const WAIT_MS = 60_000;

const withPaper: ReadonlySet<BookingMailKind> = new Set(['confirmation', 'option', 'waitList', 'customRequest', 'offlineRequest']);
const withCalendar: ReadonlySet<BookingMailKind> = new Set(['confirmation', 'option']);

async function attachmentsOf(record: ShopBooking, mail: BookingMailKind, host: string, now: Date): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  const name = `${brands[record.brand].name.replaceAll(' ', '-')}-${record.number}`;
  if (withPaper.has(mail)) attachments.push({ name: `${name}.pdf`, type: 'application/pdf', content: await bookingPdf(record) });
  const calendar = withCalendar.has(mail) ? bookingCalendar(record, { host, madeAt: now }) : undefined;
  if (calendar) attachments.push({ name: `${name}.ics`, type: 'text/calendar; charset=utf-8; method=PUBLISH', content: Buffer.from(calendar) });
  return attachments;
}

/** The mail with its addresses, papers and id. */
export async function composeBookingMail(record: ShopBooking, mail: BookingMailKind, now: Date, which?: string): Promise<OutgoingMail> {
  const brand = brands[record.brand];
  const host = new URL(brand.productionUrl).hostname.replace(/^www\./, '');
  const from = { name: brand.name, address: brand.serviceEmail };
  return {
    messageId: `<${[mail.toLowerCase(), record.id, which].filter(Boolean).join('.')}@${host}>`,
    kind: mail,
    brand: record.brand,
    language: record.language,
    bookingId: record.id,
    from,
    replyTo: from,
    to: { name: record.contact.name, address: record.contact.email },
    ...bookingMail(record, mail),
    attachments: await attachmentsOf(record, mail, host, now),
  };
}

/** Handler of `mail.booking` for the outbox. */
export function bookingMailHandler({ mailer, loadBooking, now = () => new Date(), onSent }: BookingMailParts): Handler {
  return {
    run: async (job) => {
      const parsed = payload.safeParse(job.payload);
      if (!parsed.success) throw new GiveUp(`not a mail about a booking: ${parsed.error.message}`);
      const { bookingId, mail, occasion: which } = parsed.data;
      const record = await loadBooking(bookingId);
      if (!record) throw new GiveUp('there is no such booking');
      const timing = timingOf(mail, record, now());
      if (timing === 'wait') return new Later(WAIT_MS);
      if (timing === 'never') return undefined;
      const outgoing = await composeBookingMail(record, mail, now(), which);
      await job.extend(); // no mail by a worker whose work another has taken
      try {
        await mailer.send(outgoing);
      } catch (error) {
        if (error instanceof UnsendableMail) throw new GiveUp(error.message, { cause: error });
        throw error;
      }
      await onSent?.(bookingId, mail);
      return undefined;
    },
  };
}
