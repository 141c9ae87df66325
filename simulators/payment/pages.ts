// The provider's own pages: the card fields for a frame, and the confirmation at the bank.
import type { Language } from '#domain/language.ts';
import { cardTypeNames, cardTypes, testCards } from './cards.ts';
import { pageTexts } from './page-texts.ts';
import type { Attempt, FieldsSession } from './vault.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Nothing but the provider's own files; only that origin may frame the page, and a null means nobody. */
export const pagePolicy = (framedBy: string | null, formTargets: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `form-action ${formTargets.length > 0 ? formTargets.join(' ') : "'none'"}`,
    `frame-ancestors ${framedBy ?? "'none'"}`,
    "base-uri 'none'",
  ].join('; ');

/** Style of a shop as four hex numbers: its colour of action by day and by night, and the text on it. */
export const accentOf = (value: string | undefined): string => (value !== undefined && /^[\da-f]{6}(?:-[\da-f]{6}){3}$/i.test(value) ? value : '');

export const accentStyle = (accent: string): string => {
  const [day = '', night = '', onDay = '', onNight = ''] = accent.split('-');
  return `:root { --action: light-dark(#${day}, #${night}); --on-action: light-dark(#${onDay}, #${onNight}); }`;
};

const document = (language: Language, title: string, { theme, accent }: Look, body: string): string => `<!doctype html>
<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/assets/fields.css">${accent ? `\n<link rel="stylesheet" href="/accent/${accent}.css">` : ''}
</head>
<body>
${body}
</body>
</html>`;

export interface Look {
  readonly theme: 'dark' | 'light' | '';
  /** See accentOf; '' = the page's own colour. */
  readonly accent: string;
}
const plain: Look = { theme: '', accent: '' };

interface Field {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly numeric?: boolean;
  readonly hint?: string;
  readonly spoken?: string;
  readonly maxlength: number;
}

function field({ name, label, autocomplete, numeric, hint, spoken, maxlength }: Field): string {
  const described = [hint ? `${name}-hint` : '', `${name}-error`].filter(Boolean).join(' ');
  return `<div class="field ${name}">
<label for="${name}">${escape(label)}${spoken ? ` <span class="unseen">${escape(spoken)}</span>` : ''}</label>
${hint ? `<p class="hint" id="${name}-hint">${escape(hint)}</p>` : ''}
<p class="error" id="${name}-error" hidden></p>
<input id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="${maxlength}" required spellcheck="false"${numeric ? ' inputmode="numeric"' : ' autocapitalize="words"'} aria-describedby="${described}">
</div>`;
}

export function fieldsPage(session: FieldsSession, language: Language, look: Look): string {
  const texts = pageTexts[language];
  const { fields } = texts;
  const types = cardTypes.map((type) => `<option value="${type}">${cardTypeNames[type]}</option>`).join('');
  const rows = testCards.map(
    ({ number, type, behaviour }) =>
      `<tr><td>${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</td><td>${cardTypeNames[type]}</td><td>${escape(texts.behaviours[behaviour])}</td></tr>`,
  );
  const data = Object.entries({ origin: session.shopOrigin, failed: texts.failed, working: texts.working, stored: texts.stored('{card}', '{until}') })
    .map(([name, value]) => `data-${name}="${escape(value)}"`)
    .join(' ');
  const body = `<main aria-label="${escape(texts.title(session.brandName))}">
<h1 class="unseen">${escape(texts.title(session.brandName))}</h1>
<p class="note">${escape(texts.note(session.brandName))}</p>
<noscript><p class="problem">${escape(texts.script)}</p></noscript>
<form novalidate autocomplete="on" ${data}>
<div class="summary" tabindex="-1" role="alert" hidden><h2>${escape(texts.summary)}</h2><ul></ul></div>
<div class="grid">
${field({ name: 'firstName', label: fields.firstName, autocomplete: 'cc-given-name', maxlength: 100 })}
${field({ name: 'lastName', label: fields.lastName, autocomplete: 'cc-family-name', maxlength: 100 })}
${field({ name: 'number', label: fields.number, autocomplete: 'cc-number', numeric: true, maxlength: 30 })}
<div class="field type">
<label for="type">${escape(fields.type)}</label>
<p class="error" id="type-error" hidden></p>
<select id="type" name="type" autocomplete="cc-type" required aria-describedby="type-error"><option value="">${escape(fields.choose)}</option>${types}</select>
</div>
<fieldset class="field expiry"><legend>${escape(fields.expiry)}</legend><div class="pair">
${field({ name: 'expirationMonth', label: fields.expirationMonth, spoken: fields.monthLong, autocomplete: 'cc-exp-month', numeric: true, maxlength: 2 })}
${field({ name: 'expirationYear', label: fields.expirationYear, spoken: fields.yearLong, autocomplete: 'cc-exp-year', numeric: true, maxlength: 4 })}
</div></fieldset>
${field({ name: 'securityCode', label: fields.securityCode, hint: fields.codeHint, autocomplete: 'cc-csc', numeric: true, maxlength: 4 })}
</div>
<p class="problem" role="alert" hidden></p>
<button type="submit">${escape(texts.submit)}</button>
</form>
<section class="stored" hidden aria-live="polite"><p class="card" tabindex="-1"></p><p class="note">${escape(texts.storedNote)}</p><button type="button" class="quiet">${escape(texts.another)}</button></section>
<details><summary>${escape(texts.testCards)}</summary><table><tbody>${rows.join('')}</tbody></table></details>
</main>
<script src="/assets/fields.js"></script>`;
  return document(language, texts.title(session.brandName), look, body);
}

export const gonePage = (language: Language): string =>
  document(language, pageTexts[language].gone, plain, `<main><p class="problem">${escape(pageTexts[language].gone)}</p></main>`);

export function confirmPage(attempt: Attempt & { readonly language: Language; readonly last4: string; readonly isOpen: boolean }, shown: boolean): string {
  const texts = pageTexts[attempt.language].confirm;
  const amount = new Intl.NumberFormat(attempt.language === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency: attempt.amount.currency }).format(
    attempt.amount.amount / 100,
  );
  const question = `<p>${escape(texts.lead(attempt.last4))}</p>
<dl><dt>${escape(texts.amount)}</dt><dd>${escape(amount)}</dd><dt>${escape(texts.reference)}</dt><dd>${escape(attempt.clientRef)}</dd></dl>
<form method="post" class="decide"><button name="decision" value="confirm">${escape(texts.yes)}</button><button name="decision" value="deny" class="quiet">${escape(texts.no)}</button></form>`;
  const over = `<p>${escape(texts.over)}</p><p><a href="${escape(attempt.returnUrl)}">${escape(texts.back)}</a></p>`;
  return document(attempt.language, texts.title, plain, `<main class="bank"><h1>${escape(texts.title)}</h1>${shown ? question : over}</main>`);
}
