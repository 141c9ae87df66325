import { readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { brandIds, brands } from '#brands/brands.ts';
import { languages } from '#domain/language.ts';
import { money } from '#domain/money/money.ts';
import { bookingLetter, bookingMail, bookingMailKinds, type BookingMailKind } from './booking-mails.ts';
import type { ShopBooking } from './booking-sections.ts';
import { brandLooks, type Palette } from './brand-look.ts';
import { optionBooking, sampleBooking } from './testing.ts';

/** A record for which the mail is written. */
const recordFor = (kind: BookingMailKind, brand: (typeof brandIds)[number], more: Partial<ShopBooking> = {}): ShopBooking => {
  const offered = { answerUntil: '2026-11-26T16:00:00.000Z' };
  const by: Partial<Record<BookingMailKind, ShopBooking>> = {
    confirmation: sampleBooking(brand),
    waitList: sampleBooking(brand, { kind: 'wait_list', state: 'wait_listed' }),
    waitListOffer: sampleBooking(brand, { kind: 'wait_list', state: 'wait_listed', ...offered }),
    customRequest: sampleBooking(brand, {
      kind: 'custom_request',
      state: 'requested',
      voyage: null,
      category: null,
      total: null,
      priceLines: [],
      customRequest: { shipName: 'Nordlys', startsOn: '2027-08-01', days: 14, persons: 3 },
    }),
    offlineRequest: sampleBooking(brand, { state: 'offline_queued' }),
    rejected: sampleBooking(brand, { state: 'rejected' }),
    priceChanged: sampleBooking(brand, { state: 'reprice', newTotal: money(371_250, 'EUR'), ...offered }),
  };
  return { ...(by[kind] ?? optionBooking(brand)), ...more };
};

/** What a reader of the HTML sees, in words. */
const wordsOfHtml = (html: string): string[] =>
  html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<div style="display:none[\s\S]*?<\/div>/, '')
    .replaceAll(/<a [^>]*class="(?:on-action|link)"[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2: $1 ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split(/[\s\u00A0]+/);
const comparable = (words: readonly string[]): string[] =>
  words
    .map((word) => word.replaceAll(/[:•>-]/g, '').toUpperCase())
    .filter(Boolean)
    .toSorted();

const everyMail = brandIds.flatMap((brand) => languages.flatMap((language) => bookingMailKinds.map((kind) => [brand, language, kind] as const)));

describe.each(everyMail)('%s %s %s', (brand, language, kind) => {
  const record = recordFor(kind, brand, { language });
  const mail = bookingMail(record, kind);

  test('text and HTML say the same; one action; number, telephone and address for answers; nothing is missing or hollow', () => {
    const text = mail.text.split('\n').filter((line) => !/^-+ ?$/.test(line) || line === '-- ');
    expect(comparable(wordsOfHtml(mail.html).filter((word) => word !== brands[brand].name.split(' ')[0] && word !== 'Cruises'))).toEqual(
      comparable(
        text
          .join(' ')
          .split(/[\s\u00A0]+/)
          .filter((word) => word !== brands[brand].name.split(' ')[0] && word !== 'Cruises'),
      ),
    );
    expect(mail.html.match(/class="action"/g)).toHaveLength(1);
    for (const needed of [record.number, brands[brand].phone.shown, brands[brand].serviceEmail, record.pageUrl!])
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(needed);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/);
    expect(mail.subject + mail.text).not.toMatch(/!/);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.subject.length).toBeLessThan(120);
  });

  test('needs no picture, no script, nothing from elsewhere', () => {
    expect(mail.html).not.toMatch(/<img|<script|<link|<form|url\(|@import|position:/i);
    expect(mail.html).toContain(`<html lang="${language}"`);
    expect(mail.html).toContain('prefers-color-scheme:dark');
    expect(mail.html).toContain('max-width:600px');
  });
});

describe.each(brandIds)('honest words of %s', (brand) => {
  const textOf = (kind: BookingMailKind, more: Partial<ShopBooking> = {}) => bookingMail(recordFor(kind, brand, more), kind).text.replaceAll(/\s+/g, ' ');

  test('an option makes no duty to pay and says until when, with its zone', () => {
    expect(textOf('option')).toMatch(/verpflichtet Sie zu keiner Zahlung|creates no duty to pay/);
    expect(textOf('option')).toMatch(/25\.? November 2026, 17:00 (Uhr deutscher|German)/);
    expect(textOf('option')).toMatch(/nichts zu zahlen|nothing is payable/);
    for (const [kind, hours] of [
      ['optionReminder72', 72],
      ['optionReminder24', 24],
      ['optionReminder4', 4],
    ] as const)
      expect(bookingMail(recordFor(kind, brand), kind).subject).toContain(` ${hours} `);
  });

  test('a wait list is no booking; what was not checked is not called booked', () => {
    expect(textOf('waitList')).toMatch(/Das ist keine Buchung|This is not a booking/);
    expect(textOf('offlineRequest')).toMatch(/ist nichts bestätigt und nichts zu zahlen|nothing is confirmed and nothing is payable/);
    expect(textOf('offlineRequest')).toMatch(/zuletzt angezeigt|last shown/);
    expect(textOf('rejected')).toMatch(/nichts gebucht|Nothing is booked/);
  });

  test('BOOK-13 a changed price: both amounts, exactly, and what happens without an answer', () => {
    const text = textOf('priceChanged');
    expect(text).toMatch(brand === brandIds[0] ? /bisher 3\.570,00 €, jetzt 3\.712,50 €/ : /€3,570\.00 before, €3,712\.50 now/);
    expect(text).toMatch(/antworten Sie nicht, wird nicht gebucht|do not answer, nothing is booked/);
    expect(text).toMatch(/26\.? November 2026/);
  });

  test('BOOK-13 L-DE-11 another price for an option or a wait-list request promises no booking; an option that is held stays', () => {
    const offered = { state: 'reprice', newTotal: money(371_250, 'EUR'), answerUntil: '2026-11-26T16:00:00.000Z' } as const;
    for (const kind of ['option_booking', 'wait_list'] as const) {
      const mail = bookingMail(sampleBooking(brand, { kind, ...offered }), 'priceChanged');
      expect(mail.text.replaceAll(/\s+/g, ' ')).toMatch(/unverbindlich|without obligation/);
      expect(mail.subject + mail.text).not.toMatch(
        /wird für Sie verbindlich gebucht|we book|Ihrer Buchung|your booking|wird nicht gebucht|nothing is booked and/i,
      );
    }
    const held = bookingMail(sampleBooking(brand, { ...offered, optionValidUntil: '2026-11-25T16:00:00.000Z' }), 'priceChanged');
    expect(held.text.replaceAll(/\s+/g, ' ')).toMatch(/Ihre Option gilt weiter bis .*25\. November 2026|your option still holds until .*25 November 2026/);
    expect(textOf('priceChanged')).not.toMatch(/Ihre Option|your option/);
  });

  test('BOOK-12 an option that was not made a booking is no booking, and holds', () => {
    expect(textOf('optionStays')).toMatch(/ist nichts zu zahlen|Nothing is payable/);
    expect(textOf('optionStays')).toMatch(/25\.? November 2026, 17:00/);
  });

  test('LAW-03 L-DE-22 the confirmation carries organiser, cover, assistance, complaints, transfer, special wishes', () => {
    const text = textOf('confirmation');
    for (const part of ['Hanse Reederei GmbH', 'Sicher AG', '651q', '651e', 'schutz@sicher.example']) expect(text).toContain(part);
    expect(text).toMatch(/Verbindlich sind sie nur|binding only if/);
  });

  test('LAW-04 L-DE-21 without valid cover no payment is asked for', () => {
    const text = textOf('confirmation', { insolvencyCover: null });
    expect(text).toMatch(/keine Zahlung verlangt und keine angenommen|no payment is demanded and none is accepted/);
    expect(text).not.toMatch(/714/);
  });
});

test('what a visitor typed stays text', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&\n<script>';
  const record = sampleBooking(brandIds[0], {
    specialRequests: evil,
    pageUrl: 'javascript:alert(1)',
    contact: { ...sampleBooking(brandIds[0]).contact, greeting: evil },
  });
  const { html } = bookingMail(record, 'confirmation');
  expect(html).not.toMatch(/<img|<script|href="javascript/i);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('a booking of which little is known still makes every mail', () => {
  for (const kind of bookingMailKinds) {
    const bare = recordFor(kind, brandIds[1], {
      voyage: null,
      category: null,
      total: null,
      priceLines: [],
      organiser: null,
      insolvencyCover: null,
      pageUrl: null,
      party: [],
    });
    expect(bookingLetter(bare, kind).action).toBeNull();
    expect(bookingMail(bare, kind).text).not.toMatch(/undefined|null/);
  }
});

test('the colours of mails are those of the screens, and text can be read on them', () => {
  const css = readFileSync(new URL('../../../platform/web/styles/tokens.css', import.meta.url), 'utf8');
  const tokens: Readonly<Record<keyof Palette, string>> = {
    ink: 'ink',
    ink2: 'ink-2',
    ground: 'mist',
    surface: 'surface',
    line: 'line',
    action: 'action',
    onAction: 'on-action',
    link: 'link',
    warn: 'warn',
    warnTint: 'warn-tint',
  };
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string) => {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };
  for (const brand of brandIds) {
    const block = css.slice(css.indexOf(`[data-brand='${brand}']`));
    for (const [name, token] of Object.entries(tokens)) {
      const source = token.startsWith('warn') ? css : block;
      const [, light, dark] = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(source)!;
      expect([brandLooks[brand].light[name as keyof Palette], brandLooks[brand].dark[name as keyof Palette]]).toEqual([light, dark]);
    }
    for (const { ink, ink2, ground, surface, action, onAction, link, warn, warnTint } of [brandLooks[brand].light, brandLooks[brand].dark])
      for (const [text, below] of [
        [ink, surface],
        [ink2, surface],
        [ink2, ground],
        [onAction, action],
        [link, surface],
        [warn, warnTint],
      ] as const)
        expect(contrast(text, below)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the HTML survives the way through a mail program’s parser', async () => {
  const mail = bookingMail(sampleBooking(brandIds[0]), 'confirmation');
  const parsed = await PostalMime.parse(
    `Subject: x\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(mail.html).toString('base64')}`,
  );
  expect(parsed.html?.trim()).toBe(mail.html.trim());
});
