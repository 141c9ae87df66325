import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { createDatabase } from '../database/database.ts';
import { testDatabase } from '../database/testing.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { createOutboxWorker } from '../outbox/worker.ts';
import { checkedMail, oneLine, UnsendableMail, type OutgoingMail } from './letter.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { findMailState } from './mails.repository.ts';

interface Received {
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

interface Sink extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
}

/** A mail server that keeps what it takes. */
async function sink(options: SMTPServerOptions = {}, port = 0): Promise<Sink> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1, // the mailer keeps its connections
    onData: (stream, session, callback) => {
      const keep = async (): Promise<void> => {
        const raw = Buffer.concat(await stream.toArray()).toString('utf8');
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw, mail: await PostalMime.parse(raw) });
      };
      callbackify(keep)((error) => callback(error));
    },
    ...options,
  });
  server.on('error', () => {}); // a client that goes away is part of the tests
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.server.address() as AddressInfo).port;
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, received, [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())) };
}

const open: Mailer[] = [];
afterEach(() => {
  for (const mailer of open.splice(0)) mailer.close();
});
function mailerOf(...parts: Parameters<typeof createMailer>): Mailer {
  const mailer = createMailer(...parts);
  open.push(mailer);
  return mailer;
}

const mailOf = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: `<confirmation.${randomUUID()}@shop.example>`,
  kind: 'confirmation',
  brand: 'a',
  language: 'de',
  bookingId: null,
  from: { name: 'Beratung „Nord“', address: 'advice@shop.example' },
  to: { name: 'Jürgen Dvořák', address: 'jürgen.d@post.example'.replace('ü', 'ue') },
  subject: 'Ihre Buchung – bestätigt',
  text: 'Guten Tag,\nÄÖÜ ß €',
  html: '<p>Guten Tag,<br>ÄÖÜ ß €</p>',
  ...more,
});

describe('what a server receives', () => {
  test('R12 both texts, attachments, one recipient, the given message id, the date of the record', async () => {
    await using database = await testDatabase();
    await using server = await sink();
    const db = createDatabase(database.pool);
    const mailer = mailerOf({ db, smtpUrl: server.url });
    const content = Buffer.from([0, 1, 2, 255, 10, 13]);
    const mail = mailOf({
      attachments: [{ name: 'Bestätigung.pdf', type: 'application/pdf', content }],
      replyTo: { name: 'Beratung', address: 'help@shop.example' },
    });
    expect(await mailer.send(mail)).toBe('sent');
    const [got] = server.received;
    expect(server.received).toHaveLength(1);
    expect(got!.recipients).toEqual([mail.to.address]);
    expect(got!.mail).toMatchObject({
      messageId: mail.messageId,
      subject: mail.subject,
      from: mail.from,
      to: [mail.to],
      replyTo: [mail.replyTo],
    });
    expect(got!.mail.text?.trim()).toBe(mail.text);
    expect(got!.mail.html?.trim()).toBe(mail.html);
    expect(got!.raw).toMatch(/multipart\/alternative/);
    expect(got!.mail.attachments).toHaveLength(1);
    expect(got!.mail.attachments[0]).toMatchObject({ filename: 'Bestätigung.pdf', mimeType: 'application/pdf', disposition: 'attachment' });
    expect(Buffer.from(got!.mail.attachments[0]!.content as ArrayBuffer)).toEqual(content);
    const { rows } = await database.pool.query('select recipient, sent_at, created_at from mails');
    expect(rows).toEqual([{ recipient: mail.to.address, sent_at: expect.any(Date), created_at: expect.any(Date) }]);
    expect(new Date(got!.mail.date!).getTime()).toBe(Math.floor((rows[0] as { created_at: Date }).created_at.getTime() / 1000) * 1000);
  });

  const injections = [
    'Hello\r\nBcc: victim@post.example',
    'Hello\nBcc: victim@post.example',
    'Hello\rBcc: victim@post.example',
    'Hello\r\n\r\n<script>body</script>',
    'Hello\u2028Bcc: victim@post.example',
    'Hello\u0085Bcc: victim@post.example',
    'Hello\0\r\n.\r\nMAIL FROM:<x@post.example>',
    'Hello\r\n\tBcc: victim@post.example',
    '"x" <victim@post.example>, "y"',
    '=?utf-8?q?Hello=0D=0ABcc:_victim@post.example?=',
    `${'a'.repeat(2_000)}\r\nBcc: victim@post.example`,
    'Hello\u202Egro.elpmaxe',
  ];
  test.each(injections)('R33 %j in subject, names and file names makes no line of the head and no recipient', async (evil) => {
    await using database = await testDatabase();
    await using server = await sink();
    const mailer = mailerOf({ db: createDatabase(database.pool), smtpUrl: server.url });
    await mailer.send(
      mailOf({
        subject: evil,
        to: { name: evil, address: 'to@post.example' },
        from: { name: evil, address: 'advice@shop.example' },
        replyTo: { name: evil, address: 'help@shop.example' },
        attachments: [{ name: evil, type: 'text/calendar', content: Buffer.from('x') }],
      }),
    );
    const [got] = server.received;
    expect(got!.recipients).toEqual(['to@post.example']);
    expect(got!.mail.bcc).toBeUndefined();
    expect(got!.mail.to).toEqual([{ name: expect.any(String), address: 'to@post.example' }]);
    expect(got!.mail.from).toMatchObject({ address: 'advice@shop.example' });
    const allowed = new Set(['message-id', 'date', 'from', 'reply-to', 'to', 'subject', 'auto-submitted', 'mime-version', 'content-type']);
    for (const { key } of got!.mail.headers) expect(allowed).toContain(key);
    expect(got!.mail.text?.trim()).toBe('Guten Tag,\nÄÖÜ ß €');
    expect(got!.mail.attachments).toHaveLength(1);
  });

  test.each([
    'a@post.example\r\nRCPT TO:<victim@post.example>',
    'a@post.example,victim@post.example',
    'a@post.example;victim@post.example',
    'a@post.example victim@post.example',
    '<a@post.example>',
    'Name <a@post.example>',
    '"a\\" x"@post.example',
    'group: a@post.example;',
    '@relay.example:a@post.example',
    'a@@post.example',
    'a@localhost',
    'a@post.example\0',
    `${'a'.repeat(65)}@post.example`,
    '',
  ])('R33 %j is no recipient', (evil) => {
    expect(() => checkedMail(mailOf({ to: { name: 'A', address: evil } }))).toThrow(UnsendableMail);
  });

  test('addresses of many lands are recipients', () => {
    for (const address of ['a@b.example', "o'hara+tag@sub.post.example", 'müller@bücher.example', 'a@xn--bcher-kva.example', 'x_y-z@post.co.uk'])
      expect(checkedMail(mailOf({ to: { name: '', address } })).to.address).toBe(address);
    expect(oneLine('Ihre Buchung – „bestätigt“')).toBe('Ihre Buchung – „bestätigt“');
    expect(() => checkedMail(mailOf({ messageId: '<a\r\nBcc: x@y.z>' }))).toThrow(UnsendableMail);
  });
});

describe('a server that does not take it', () => {
  test('R12 down, then up: sent by the outbox with the same message id; a repeat sends nothing', async () => {
    await using database = await testDatabase();
    const db = createDatabase(database.pool);
    const port = await (async () => {
      await using first = await sink();
      return first.port;
    })();
    const mailer = mailerOf({ db, smtpUrl: `smtp://127.0.0.1:${port}` });
    const mail = mailOf();
    await enqueue(db, { kind: 'mail', dedupeKey: mail.messageId, payload: {} });
    const worker = createOutboxWorker({
      pool: database.pool,
      handlers: { mail: { run: async () => void (await mailer.send(mail)), policy: { tries: 3, delayMs: () => 0 } } },
      log: { warn: () => {}, error: () => {} },
      concurrency: 1,
    });
    await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
    expect(await findMailState(db, mail.messageId)).toEqual({ isSent: false });
    await using server = await sink({}, port);
    expect(await worker.drainOnce()).toMatchObject({ done: 1 });
    expect(server.received.map(({ mail: { messageId } }) => messageId)).toEqual([mail.messageId]);
    expect(await findMailState(db, mail.messageId)).toEqual({ isSent: true });
    expect(await mailer.send({ ...mail, subject: 'another' })).toBe('sent_before');
    expect(server.received).toHaveLength(1);
    expect(await findMailState(db, '<none@shop.example>')).toBeUndefined();
  });

  test('R12 a crash after the server took it: the repeat is the very same mail', async () => {
    await using database = await testDatabase();
    await using server = await sink();
    const db = createDatabase(database.pool);
    const mailer = mailerOf({ db, smtpUrl: server.url });
    const mail = mailOf();
    await mailer.send(mail);
    await database.pool.query('update mails set sent_at = null'); // the mark did not get through
    await mailer.send({ ...mail, subject: 'rendered later', text: 'other', html: 'other' });
    const [first, second] = server.received;
    const content = ({ mail: { messageId, subject, text, html, date } }: Received) => ({ messageId, subject, text, html, date });
    expect(content(second!)).toEqual(content(first!));
  });

  test('refused for good is said as such, and without the address', async () => {
    await using database = await testDatabase();
    let code = 550;
    await using server = await sink({
      onRcptTo: ({ address }, _session, callback) => callback(Object.assign(new Error(`no mailbox ${address} here`), { responseCode: code })),
    });
    const mailer = mailerOf({ db: createDatabase(database.pool), smtpUrl: server.url });
    const mail = mailOf();
    const final: unknown = await mailer.send(mail).catch((error: unknown) => error);
    expect(final).toBeInstanceOf(UnsendableMail);
    expect((final as Error).message).not.toContain(mail.to.address);
    code = 451;
    const passing: unknown = await mailer.send(mailOf()).catch((error: unknown) => error);
    expect(passing).not.toBeInstanceOf(UnsendableMail);
    expect((passing as Error).message).not.toContain('@');
  });

  test('a server that never answers is left after the limit', async () => {
    await using database = await testDatabase();
    await using server = await sink({ onMailFrom: () => {} });
    const mailer = mailerOf({ db: createDatabase(database.pool), smtpUrl: server.url, limitMs: 50 });
    await expect(mailer.send(mailOf())).rejects.toThrow(/50 ms|[Tt]imeout/);
  });

  test('the setting is an SMTP address or an error at the start', () => {
    const parts = { db: undefined as never };
    expect(() => createMailer({ ...parts, smtpUrl: 'http://mail.example' })).toThrow(/SMTP/);
  });
});

test('without a server the mail is kept for the mailbox', async () => {
  await using database = await testDatabase();
  const db = createDatabase(database.pool);
  const mail = mailOf({ text: 'a\0b' });
  expect(await mailerOf({ db }).send(mail)).toBe('sent');
  expect((await database.pool.query('select subject, text, sent_at from mails')).rows).toEqual([
    { subject: mail.subject, text: 'ab', sent_at: expect.any(Date) },
  ]);
});
