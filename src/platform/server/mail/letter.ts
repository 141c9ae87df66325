// A mail before it is sent, and what may stand in its head. Texts of visitors never become lines of the head (reliability.md 6).

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface Attachment {
  readonly name: string;
  /** Media type, e.g. application/pdf */
  readonly type: string;
  readonly content: Buffer;
}

export interface OutgoingMail {
  /** `<kind.bookingUuid@host>`: the same mail has the same id, however often it is sent (R12). */
  readonly messageId: string;
  readonly kind: string;
  readonly brand: string;
  readonly language: string;
  /** The booking that the mail is about; null = none. */
  readonly bookingId: string | null;
  readonly from: MailAddress;
  readonly replyTo?: MailAddress;
  /** One person: a mail of the shop never shows one customer's address to another. */
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
}

/** The mail as given cannot be sent, now or later: an address or an id that is none. */
export class UnsendableMail extends Error {}

/** Everything that ends a line or is none: C0 and C1 controls, line and paragraph separators, marks that turn the direction of text. */
const unprintable = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]+/g;
const LONGEST_LINE = 250;

/** A subject or a name on one line: what could begin another line of the head becomes a space. */
export const oneLine = (text: string): string => text.replaceAll(unprintable, ' ').replaceAll(/ {2,}/g, ' ').trim().slice(0, LONGEST_LINE);

/** One address and nothing else: no list, no name, no comment, no route, no quoted local part. */
const address = /^[^\s"(),:;<>@[\\\]\u0000-\u001F\u007F-\u009F\u2028\u2029]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;
const messageId = /^<[a-z0-9][a-z0-9._-]{0,120}@[a-z0-9.-]{1,120}>$/i;

/** @throws UnsendableMail */
function checkedAddress({ name, address: value }: MailAddress, role: string): MailAddress {
  if (value.length > 254 || !address.test(value)) throw new UnsendableMail(`the address of the ${role} is none`);
  return { name: oneLine(name), address: value };
}

/**
 * The mail as it may be sent.
 * @throws UnsendableMail for addresses and ids that are none; names and subjects are cleaned instead
 */
export function checkedMail(mail: OutgoingMail): OutgoingMail {
  if (!messageId.test(mail.messageId)) throw new UnsendableMail('the message id is none');
  return {
    ...mail,
    subject: oneLine(mail.subject),
    from: checkedAddress(mail.from, 'sender'),
    to: checkedAddress(mail.to, 'recipient'),
    ...(mail.replyTo && { replyTo: checkedAddress(mail.replyTo, 'reply') }),
    attachments: (mail.attachments ?? []).map((attachment) => ({ ...attachment, name: oneLine(attachment.name).replaceAll(/[/\\"]/g, '-') })),
  };
}
