// Sending by SMTP: one recipient, one message id, thirty seconds. Without a server the mail stays in the table, where the mailbox shows it.
import nodemailer from 'nodemailer';
import type { Database } from '../database/database.ts';
import { checkedMail, UnsendableMail, type OutgoingMail } from './letter.ts';
import { markSent, recordMail, type RecordedMail } from './mails.repository.ts';

export interface MailerParts {
  readonly db: Database;
  /** `smtp://user:password@host:587` or `smtps://…:465`; not set = mails go to the table `mails` alone. */
  readonly smtpUrl?: string | undefined;
  /** Longest time for handing over one mail in milliseconds (reliability.md 4.6). */
  readonly limitMs?: number;
  /** Connections kept to the server. */
  readonly connections?: number;
}

/** `sent` the server took it (or, without one, the mailbox); `sent_before` an earlier try had succeeded, nothing was sent now. */
export type Delivery = 'sent' | 'sent_before';

export interface Mailer {
  /**
   * Records the mail and hands it to the server. The first record counts: a repeat sends the very same mail with the same id and date.
   * @throws UnsendableMail when no later try can succeed (addresses, refused for good by the server); any other error: try again
   */
  readonly send: (mail: OutgoingMail) => Promise<Delivery>;
  readonly close: () => void;
}

const LIMIT_MS = 30_000;

/** The server's words name the recipient: errors are kept in rows and logs, addresses are not (S7). */
const withoutAddress = (text: string, address: string): string => text.replaceAll(address, '<recipient>').replaceAll(/[^\s<>]+@[^\s<>]+/g, '<address>');

interface SmtpError {
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/** Refused for good: the server knows no such mailbox, or will never take this mail. Refusals of our own log-in are not the mail's fault. */
function isFinal(error: SmtpError): boolean {
  const { responseCode, command } = error;
  return typeof responseCode === 'number' && responseCode >= 550 && responseCode <= 554 && (command === 'RCPT TO' || command === 'DATA');
}

/** @throws Error after the limit; what is under way is not waited for: it may yet arrive, and a repeat has the same id */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the mail server did not answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the caller may keep of a failure: final or not, without the recipient's address. */
function failureOf(error: unknown, recipient: string): Error {
  const text = withoutAddress(error instanceof Error ? error.message : String(error), recipient);
  return isFinal(error as SmtpError) ? new UnsendableMail(text) : new Error(text);
}

/** @throws Error for an address that is no SMTP server's */
function transportTo(smtpUrl: string, connections: number, limitMs: number) {
  const { protocol } = new URL(smtpUrl);
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new Error(`not the address of an SMTP server: ${protocol}//…`);
  const stepMs = Math.min(10_000, limitMs);
  return nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    dnsTimeout: stepMs,
    socketTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export function createMailer({ db, smtpUrl, limitMs = LIMIT_MS, connections = 3 }: MailerParts): Mailer {
  const transport = smtpUrl ? transportTo(smtpUrl, connections, limitMs) : undefined;

  async function handOver(mail: OutgoingMail, recorded: RecordedMail): Promise<void> {
    if (!transport) return;
    const to = { name: mail.to.name, address: recorded.recipient };
    const sending = transport.sendMail({
      messageId: mail.messageId,
      date: recorded.createdAt,
      from: mail.from,
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      to,
      envelope: { from: mail.from.address, to: [recorded.recipient] },
      subject: recorded.subject,
      text: recorded.text,
      html: recorded.html,
      attachments: recorded.attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content, contentDisposition: 'attachment' })),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    const failure = await within(limitMs, sending).then(
      () => undefined,
      (error: unknown) => failureOf(error, recorded.recipient),
    );
    if (failure) throw failure;
  }

  return {
    send: async (given) => {
      const mail = checkedMail(given);
      const recorded = await recordMail(db, mail);
      if (recorded.sentAt) return 'sent_before';
      await handOver(mail, recorded);
      await markSent(db, mail.messageId);
      return 'sent';
    },
    close: () => transport?.close(),
  };
}
