import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createDatabase } from '#platform/server/database/database.ts';
import { testDatabase } from '#platform/server/database/testing.ts';
import { createMailer } from '#platform/server/mail/mailer.ts';
import { mailboxIsOpen, mailboxRoutes } from './index.ts';

const evil = '<script>alert(1)</script>"\'&';

async function mailbox(pool: Parameters<typeof createMailer>[0]['db']) {
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-frame-options', 'DENY')); // as the shop does
  mailboxRoutes(pool)(app);
  await app.ready();
  return app;
}

const send = (db: Parameters<typeof createMailer>[0]['db'], subject: string) =>
  createMailer({ db }).send({
    messageId: `<k.${randomUUID()}@shop.example>`,
    kind: 'k',
    brand: 'a',
    language: 'de',
    bookingId: null,
    from: { name: '', address: 'a@shop.example' },
    to: { name: evil, address: 'to@post.example' },
    subject,
    text: evil,
    html: `<html><head><title>x</title></head><body>${evil}</body></html>`,
    attachments: [
      { name: 'Bestätigung (1).pdf', type: 'application/pdf', content: Buffer.from([1, 2, 3]) },
      { name: 'x.html', type: 'text/html', content: Buffer.from(evil) },
    ],
  });

test('the list shows the newest first, a mail shows its text, its HTML in a sandbox, and its files', async () => {
  await using database = await testDatabase();
  const db = createDatabase(database.pool);
  const app = await mailbox(db);
  expect((await app.inject('/dev/mailbox')).body).toContain('No mail');
  await send(db, 'first');
  await send(db, `second ${evil}`);
  const list = await app.inject('/dev/mailbox');
  expect(list.body.indexOf('second')).toBeLessThan(list.body.indexOf('first'));
  expect(list.body).not.toContain('<script');
  expect(list.headers['content-security-policy']).toContain("default-src 'none'");
  const id = /\/dev\/mailbox\/([0-9a-f-]{36})/.exec(list.body)![1]!;

  const shown = await app.inject(`/dev/mailbox/${id}`);
  expect(shown.body).not.toContain('<script');
  expect(shown.body).toContain('&lt;script&gt;alert(1)');
  expect(shown.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(shown.headers['x-frame-options']).toBe('DENY');

  const html = await app.inject(`/dev/mailbox/${id}/html`);
  expect(html.body).toContain('<base target="_blank">');
  expect(html.headers['content-security-policy']).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/);
  expect(html.headers['content-security-policy']).not.toMatch(/allow-scripts|allow-same-origin/);
  expect(html.headers['x-frame-options']).toBe('SAMEORIGIN');

  const pdf = await app.inject(`/dev/mailbox/${id}/attachments/0`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.headers['content-disposition']).toBe(`attachment; filename="Best_tigung__1_.pdf"; filename*=UTF-8''Best%C3%A4tigung%20%281%29.pdf`);
  expect([...pdf.rawPayload]).toEqual([1, 2, 3]);
  const page = await app.inject(`/dev/mailbox/${id}/attachments/1`);
  expect(page.headers['content-type']).toBe('application/octet-stream');
  for (const { headers } of [list, shown, html, pdf, page]) expect(headers['cache-control']).toBe('no-store');
  await app.close();
});

test('what is not there is 404, whatever the address says', async () => {
  await using database = await testDatabase();
  const db = createDatabase(database.pool);
  const app = await mailbox(db);
  await send(db, 'one');
  const { rows } = await database.pool.query('select id from mails');
  const { id } = rows[0] as { id: string };
  const addresses = [
    'x',
    `${randomUUID()}`,
    "1'--",
    '..%2f',
    `${id}/attachments/2`,
    `${id}/attachments/-1`,
    `${id}/attachments/1e9`,
    `${randomUUID()}/html`,
    '%00',
  ];
  for (const address of addresses) expect((await app.inject(`/dev/mailbox/${address}`)).statusCode).toBe(404);
  await app.close();
});

test('the mailbox is closed in production unless it is asked for and no mail server is configured', () => {
  expect(mailboxIsOpen({ production: false, smtpUrl: 'smtp://x' })).toBe(true);
  expect(mailboxIsOpen({ production: true })).toBe(false);
  expect(mailboxIsOpen({ production: true, asked: true })).toBe(true);
  expect(mailboxIsOpen({ production: true, asked: true, smtpUrl: 'smtp://x' })).toBe(false);
});
