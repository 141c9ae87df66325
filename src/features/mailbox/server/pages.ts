// The pages of the development mailbox: plain, without script, in English for those who build the shop.

export interface ListedMail {
  readonly id: string;
  readonly kind: string;
  readonly brand: string;
  readonly recipient: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly isSent: boolean;
}

export interface ShownMail extends ListedMail {
  readonly messageId: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly bytes: number }[];
}

export const mailboxStyles = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid;vertical-align:top;overflow-wrap:anywhere}
iframe{width:100%;height:70vh;border:1px solid;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid;padding:1rem}`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

const document = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><style>${mailboxStyles}</style></head><body>${body}</body></html>`;

const time = (at: Date): string => at.toISOString().replace('T', ' ').slice(0, 19);
const state = (mail: ListedMail): string => (mail.isSent ? 'sent' : 'waiting');

export function listPage(mails: readonly ListedMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${time(mail.createdAt)}</td><td>${escape(mail.brand)}</td><td>${escape(mail.kind)}</td><td>${escape(mail.recipient)}</td><td><a href="/dev/mailbox/${escape(mail.id)}">${escape(mail.subject) || '(no subject)'}</a></td><td>${state(mail)}</td></tr>`,
  );
  const table = `<table><thead><tr>${['Time (UTC)', 'Brand', 'Kind', 'To', 'Subject', 'State'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return document('Mailbox', `<h1>Mailbox</h1>${mails.length === 0 ? '<p>No mail has been written yet.</p>' : table}`);
}

export function mailPage(mail: ShownMail): string {
  const facts: readonly (readonly [string, string])[] = [
    ['To', mail.recipient],
    ['Brand', mail.brand],
    ['Kind', mail.kind],
    ['Written', `${time(mail.createdAt)} UTC`],
    ['State', state(mail)],
    ['Message-ID', mail.messageId],
  ];
  const files = mail.attachments
    .map(({ name, bytes }, index) => `<li><a href="/dev/mailbox/${escape(mail.id)}/attachments/${index}" download>${escape(name)}</a> (${bytes} bytes)</li>`)
    .join('');
  return document(
    mail.subject,
    `<p><a href="/dev/mailbox">All mails</a></p><h1>${escape(mail.subject)}</h1>
<table><tbody>${facts.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${escape(value)}</td></tr>`).join('')}</tbody></table>
${files && `<h2>Attachments</h2><ul>${files}</ul>`}
<h2>HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" src="/dev/mailbox/${escape(mail.id)}/html"></iframe>
<h2>Text</h2><pre>${escape(mail.text)}</pre>`,
  );
}
