// The mailbox of development: what the shop would have sent, on a page. Not for visitors: it shows every customer's mail.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Database } from '#platform/server/database/database.ts';
import { readAttachments } from '#platform/server/mail/mails.repository.ts';
import { listPage, mailPage, mailboxStyles } from './pages.ts';

export interface MailboxSettings {
  readonly production: boolean;
  /** Address of the mail server; undefined = none is configured. */
  readonly smtpUrl?: string | undefined;
  /** The operator of a trial without a mail server has asked for the mailbox. */
  readonly asked?: boolean;
}

/** Whether the mailbox exists: in development always, in production only without a mail server and on request. */
export const mailboxIsOpen = ({ production, smtpUrl, asked = false }: MailboxSettings): boolean => !production || (!smtpUrl && asked);

const SHOWN = 200;
const stylesHash = createHash('sha256').update(mailboxStyles).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${stylesHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** The mail itself: no script, no form, nothing from elsewhere; its links open beside the mailbox. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'";

const idOf = (value: string): string | undefined => z.uuid().safeParse(value).data;
const quiet = (reply: FastifyReply) => reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
const missing = (reply: FastifyReply) => quiet(reply).code(404).type('text/plain; charset=utf-8').send('404');
const page = (reply: FastifyReply, html: string) => quiet(reply).header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(html);

/** Types that a mail of the shop attaches; everything else is handed out as bytes. */
const knownTypes = ['application/pdf', 'text/calendar'] as const;
const typeOf = (type: string): string => knownTypes.find((known) => type.startsWith(known)) ?? 'application/octet-stream';
const fileName = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16)}`)}`;

/** Routes under `/dev/mailbox`. The caller registers them only where `mailboxIsOpen`. */
export function mailboxRoutes(db: Database): (app: FastifyInstance) => void {
  const find = async (value: string) => {
    const id = idOf(value);
    return id === undefined ? undefined : db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  };
  return (app) => {
    app.get('/dev/mailbox', async (_request, reply) => {
      const mails = await db
        .selectFrom('mails')
        .select(['id', 'kind', 'brand', 'recipient', 'subject', 'created_at', 'sent_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(SHOWN)
        .execute();
      return page(reply, listPage(mails.map(({ created_at, sent_at, ...mail }) => ({ ...mail, createdAt: new Date(created_at), isSent: sent_at !== null }))));
    });
    app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
      const mail = await find(request.params.id);
      if (!mail) return missing(reply);
      const attachments = readAttachments(mail.attachments).map(({ name, content }) => ({ name, bytes: content.length }));
      return page(
        reply,
        mailPage({
          id: mail.id,
          kind: mail.kind,
          brand: mail.brand,
          recipient: mail.recipient,
          subject: mail.subject,
          messageId: mail.message_id,
          text: mail.text,
          createdAt: new Date(mail.created_at),
          isSent: mail.sent_at !== null,
          attachments,
        }),
      );
    });
    app.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', async (request, reply) => {
      const mail = await find(request.params.id);
      if (!mail) return missing(reply);
      return quiet(reply)
        .header('content-security-policy', mailPolicy)
        .header('x-frame-options', 'SAMEORIGIN')
        .type('text/html; charset=utf-8')
        .send(mail.html.replace('<head>', '<head><base target="_blank">'));
    });
    app.get<{ Params: { id: string; index: string } }>('/dev/mailbox/:id/attachments/:index', async (request, reply) => {
      const mail = await find(request.params.id);
      const index = /^\d{1,2}$/.test(request.params.index) ? Number(request.params.index) : -1;
      const attachment = mail && readAttachments(mail.attachments)[index];
      if (!attachment) return missing(reply);
      return quiet(reply)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', fileName(attachment.name))
        .type(typeOf(attachment.type))
        .send(attachment.content);
    });
  };
}
