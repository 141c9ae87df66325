// A letter as HTML for mail programs: tables and inline styles, 600 px, no picture needed, day and night (N1).
import type { BrandLook } from './brand-look.ts';
import type { Block, Letter, Section } from './paper.ts';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** Only addresses of the web: a record could hold another scheme. */
const safeUrl = (url: string): string => (/^https?:\/\//i.test(url) ? escapeHtml(url) : '#');

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

function blockHtml(block: Block, look: BrandLook): string {
  const { light } = look;
  const text = `margin:0 0 14px;font-size:16px;line-height:25px;color:${light.ink}`;
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="${text}">${lines(block.text)}</p>`;
    case 'notice':
      return `<p class="warn" style="margin:0 0 14px;padding:12px 14px;border-radius:8px;font-size:16px;line-height:25px;color:${light.warn};background:${light.warnTint}">${lines(block.text)}</p>`;
    case 'list':
      return `<ul class="ink" style="margin:0 0 14px;padding:0 0 0 22px;font-size:16px;line-height:25px;color:${light.ink}">${block.items.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return `<table class="ink" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 14px;font-size:16px;line-height:23px;color:${light.ink}">${block.rows
        .map(
          ([label, value]) =>
            `<tr><th class="ink2" scope="row" align="left" valign="top" width="36%" style="padding:5px 12px 5px 0;font-weight:400;color:${light.ink2}">${escapeHtml(label)}</th><td valign="top" style="padding:5px 0">${lines(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'amounts': {
      const cell = (cells: readonly [string, string], style: string) =>
        `<tr><th class="line" scope="row" align="left" valign="top" style="${style}">${escapeHtml(cells[0])}</th><td class="line" align="right" valign="top" style="${style};white-space:nowrap;padding-left:12px">${escapeHtml(cells[1])}</td></tr>`;
      const total = `padding:9px 0;font-weight:700;border-top:1px solid ${light.line}`;
      return `<table class="ink" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 14px;font-size:16px;line-height:23px;color:${light.ink}">${block.rows
        .map((cells) => cell(cells, 'padding:5px 0;font-weight:400'))
        .join('')}${cell(block.total, total)}</table>`;
    }
    case 'link':
      return `<p style="margin:0 0 14px;font-size:16px;line-height:25px"><a class="link" href="${safeUrl(block.url)}" style="color:${light.link}">${escapeHtml(block.label)}</a></p>`;
  }
}

function sectionHtml({ title, blocks }: Section, look: BrandLook): string {
  return `<h2 class="ink" style="margin:26px 0 10px;font-family:${look.displayFace};font-size:20px;line-height:26px;font-weight:600;color:${look.light.ink}">${escapeHtml(title)}</h2>${blocks.map((block) => blockHtml(block, look)).join('')}`;
}

/** Night: programs that know the media query; `[data-ogsc]` is Outlook's way to say it. */
function nightStyles({ dark }: BrandLook): string {
  const rules: readonly (readonly [string, string])[] = [
    ['.ground', `background:${dark.ground} !important`],
    ['.surface', `background:${dark.surface} !important`],
    ['.ink', `color:${dark.ink} !important`],
    ['.ink2', `color:${dark.ink2} !important`],
    ['.line', `border-color:${dark.line} !important`],
    ['.link', `color:${dark.link} !important`],
    ['.warn', `color:${dark.warn} !important;background:${dark.warnTint} !important`],
    ['.action', `background:${dark.action} !important`],
    ['.on-action', `color:${dark.onAction} !important`],
  ];
  return `@media (prefers-color-scheme:dark){${rules.map(([name, rule]) => `${name}{${rule}}`).join('')}}${rules.map(([name, rule]) => `[data-ogsc] ${name}{${rule}}`).join('')}`;
}

export interface LetterSender {
  readonly brandName: string;
  readonly language: string;
  readonly look: BrandLook;
}

export function letterHtml(letter: Letter, { brandName, language, look }: LetterSender): string {
  const { light } = look;
  const action = letter.action
    ? `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 22px"><tr><td class="action" bgcolor="${light.action}" style="border-radius:8px;background:${light.action}"><a class="on-action" href="${safeUrl(letter.action.url)}" style="display:inline-block;padding:14px 22px;font-size:17px;line-height:22px;font-weight:600;color:${light.onAction};text-decoration:none">${escapeHtml(letter.action.label)}</a></td></tr></table>`
    : '';
  const body = [
    `<h1 class="ink" style="margin:0 0 18px;font-family:${look.displayFace};font-size:27px;line-height:34px;font-weight:600;color:${light.ink}">${escapeHtml(letter.heading)}</h1>`,
    blockHtml({ kind: 'paragraph', text: letter.greeting }, look),
    ...letter.lead.map((block) => blockHtml(block, look)),
    action,
    ...letter.sections.map((section) => sectionHtml(section, look)),
    ...letter.closing.map((text) => blockHtml({ kind: 'paragraph', text }, look)),
  ].join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(letter.subject)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}body{margin:0;padding:0;-webkit-text-size-adjust:100%}${nightStyles(look)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground};font-family:${look.textFace}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(letter.preview)}</div>
<table ${table} class="ground" style="background:${light.ground}"><tr><td align="center" style="padding:24px 12px">
<table ${table} style="max-width:600px">
<tr><td class="ink" style="padding:0 8px 14px;font-family:${look.displayFace};font-size:21px;line-height:26px;font-weight:600;color:${light.ink}">${escapeHtml(brandName)}</td></tr>
<tr><td class="surface" bgcolor="${light.surface}" style="padding:30px 26px 18px;border-radius:14px;background:${light.surface}">
${body}
</td></tr>
<tr><td class="ink2" style="padding:18px 8px;font-size:14px;line-height:21px;color:${light.ink2}">${letter.footer.map(lines).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
