// The mails of the shop as they were sent: recorded first, marked when the server took them.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Attachment, OutgoingMail } from './letter.ts';

const storedAttachments = z.array(z.object({ name: z.string(), type: z.string(), content: z.string() }));

/** @param stored the column `attachments` */
export const readAttachments = (stored: unknown): Attachment[] =>
  storedAttachments.parse(stored).map(({ name, type, content }) => ({ name, type, content: Buffer.from(content, 'base64') }));

export interface RecordedMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** Records a mail unless one with its message id is there: the first record stays as it is. @returns what is recorded */
export async function recordMail(db: Database, mail: OutgoingMail): Promise<RecordedMail> {
  const attachments = (mail.attachments ?? []).map(({ name, type, content }) => ({ name, type, content: content.toString('base64') }));
  await db
    .insertInto('mails')
    .values({
      id: randomUUID(),
      message_id: mail.messageId,
      booking_id: mail.bookingId,
      kind: mail.kind,
      brand: mail.brand,
      language: mail.language,
      recipient: mail.to.address,
      subject: mail.subject,
      text: withoutNul(mail.text),
      html: withoutNul(mail.html),
      attachments: JSON.stringify(attachments),
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
  const row = await db.selectFrom('mails').selectAll().where('message_id', '=', mail.messageId).executeTakeFirstOrThrow();
  return {
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    attachments: readAttachments(row.attachments),
    createdAt: new Date(row.created_at),
    sentAt: row.sent_at === null ? null : new Date(row.sent_at),
  };
}

/** PostgreSQL keeps no NUL in a text. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

export async function markSent(db: Database, messageId: string): Promise<void> {
  await db
    .updateTable('mails')
    .set((eb) => ({ sent_at: eb.fn<Date>('clock_timestamp', []) }))
    .where('message_id', '=', messageId)
    .where('sent_at', 'is', null)
    .execute();
}

/** Whether a mail was recorded and taken; undefined = there is none with this id. */
export async function findMailState(db: Database, messageId: string): Promise<{ readonly isSent: boolean } | undefined> {
  const row = await db.selectFrom('mails').select('sent_at').where('message_id', '=', messageId).executeTakeFirst();
  return row && { isSent: row.sent_at !== null };
}
