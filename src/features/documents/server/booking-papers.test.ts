import { describe, expect, test } from 'vitest';
import { brandIds } from '#brands/brands.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { bookingPdf } from './booking-pdf.ts';
import { optionBooking, sampleBooking } from './testing.ts';

const [german, english] = brandIds;

/** The text of an uncompressed PDF, glyph by glyph through each font's own table: what a screen reader gets. */
function textOfPdf(pdf: string): string {
  const objects = new Map([...pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]));
  const unicode = new Map<string, Map<string, string>>();
  for (const [, name, id] of pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '')?.[1] ?? '') ?? '';
    const glyphs = new Map<string, string>();
    for (const [, from, list] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
      for (const [offset, [, code]] of [...list!.matchAll(/<([0-9a-f ]*)>/g)].entries())
        glyphs.set(
          (Number.parseInt(from!, 16) + offset).toString(16).padStart(4, '0'),
          String.fromCodePoint(...(code!.replaceAll(' ', '').match(/.{4}/g) ?? []).map((part) => Number.parseInt(part, 16))),
        );
    unicode.set(name!, glyphs);
  }
  let font = new Map<string, string>();
  let text = '';
  for (const [, name, shown, line] of pdf.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]+>|[\s\d.-])*)\] TJ|(ET)/g)) {
    if (name) font = unicode.get(name) ?? new Map();
    if (shown) for (const [, hex] of shown.matchAll(/<([0-9a-f]+)>/g)) for (const glyph of hex!.match(/.{4}/g)!) text += font.get(glyph) ?? '\uFFFD';
    if (line) text += '\n';
  }
  return text;
}

describe.each(brandIds)('A16 the paper of %s', (brand) => {
  test('is tagged, has title and language, and embeds its fonts', async () => {
    const record = sampleBooking(brand);
    const pdf = (await bookingPdf(record, { compress: false })).toString('latin1');
    const markInfo = /\/MarkInfo (\d+) 0 R/.exec(pdf)?.[1];
    expect(pdf).toMatch(new RegExp(`\\n${markInfo} 0 obj\\n<<[^>]*/Marked true`));
    expect(pdf).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(pdf).toContain(record.language === 'de' ? '/Lang (de-DE)' : '/Lang (en-GB)');
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf).toMatch(/\/DisplayDocTitle true/);
    for (const tag of ['Document', 'Sect', 'H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody']) expect(pdf).toContain(`/S /${tag}\n`);
    expect(pdf).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
    expect(pdf.match(/\/FontFile2 /g)?.length).toBeGreaterThanOrEqual(2);
    // every piece of text is either in the tree or marked as decoration
    const streams = [...pdf.matchAll(/stream\n([\s\S]*?)endstream/g)].map(([, body]) => body!).filter((body) => body.includes(' TJ'));
    expect(streams.length).toBeGreaterThan(1);
    for (const body of streams) {
      let depth = 0;
      for (const [sign] of body.matchAll(/\bBDC\b|\bBMC\b|\bEMC\b|\] TJ/g)) {
        if (sign === 'EMC') depth--;
        else if (sign !== '] TJ') depth++;
        else expect(depth).toBe(1);
      }
      expect(depth).toBe(0);
    }
  });

  test('LAW-03 says what was ordered, with names of all Europe, and carries the form sheet', async () => {
    const record = sampleBooking(brand);
    const text = textOfPdf((await bookingPdf(record, { compress: false })).toString('latin1')).replaceAll(/\s+/g, '');
    for (const part of [
      '2027-10482',
      'Zoë Dvořák-Größ',
      'Łukasz O’Hara',
      'Ålesund',
      '8068',
      'Hanse Reederei GmbH',
      'Sicher AG',
      'https://sicher.example/schein.pdf',
      'package-travel/2026-11',
    ])
      expect(text).toContain(part.replaceAll(' ', ''));
    expect(text).toMatch(brand === german ? /3\.570,00€/ : /€3,570\.00/);
    expect(text).toMatch(/2015\/2302/);
    expect(text).toMatch(brand === german ? /Seite1von\d/ : /Page1of\d/);
    expect(text).not.toContain('\uFFFD');
  });
});

test('the same record makes the same file; a letter that no face has becomes a question mark', async () => {
  const record = sampleBooking(german);
  expect((await bookingPdf(record)).equals(await bookingPdf(record))).toBe(true);
  const other = await bookingPdf(sampleBooking(german, { specialRequests: '海 und Ωμέγα' }), { compress: false });
  expect(textOfPdf(other.toString('latin1'))).toContain('? und');
});

test('a very long text runs over pages and nothing is lost', async () => {
  const long = Array.from({ length: 900 }, (_, index) => `Wort${index}`).join(' ');
  const record = sampleBooking(german, {
    information: [{ title: 'Lang', text: long }],
    party: Array.from({ length: 60 }, (_, n) => ({ name: `Person ${n}.`, birthDate: null })),
  });
  const text = textOfPdf((await bookingPdf(record, { compress: false })).toString('latin1')).replaceAll(/\s+/g, '');
  for (const part of ['LangWort0Wort1', 'Wort450Wort451', 'Wort899', 'Person59.']) expect(text).toContain(part);
});

test('a request without a voyage is no package: no form sheet, no calendar', async () => {
  const record = sampleBooking(english, { kind: 'custom_request', state: 'requested', voyage: null });
  expect(textOfPdf((await bookingPdf(record, { compress: false })).toString('latin1'))).not.toContain('2015/2302');
  expect(bookingCalendar(record, { host: 'shop.example', madeAt: new Date() })).toBeUndefined();
});

describe('N3 the calendar file', () => {
  const making = { host: 'shop.example', madeAt: new Date('2026-11-20T10:00:00Z') };
  const unfolded = (text: string | undefined) => text!.replaceAll('\r\n ', '').split('\r\n');

  test('the voyage all day to its last day, each call at its true moment, stable ids, growing sequence', () => {
    const lines = unfolded(bookingCalendar(sampleBooking(german), { ...making, sequence: 4 }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20270612');
    expect(lines).toContain('DTEND;VALUE=DATE:20270616');
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(lines).toContain('DTSTART:20270614T060000Z'); // 8:00 in Norway's summer
    expect(lines).toContain('DTEND:20270614T150000Z');
    expect(lines.filter((line) => line === 'SEQUENCE:4')).toHaveLength(4);
    expect(lines.filter((line) => line.startsWith('UID:booking-7d8f7d2e'))).toHaveLength(4);
    expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(4);
  });

  test('R13 an option ends at 17:00 in Berlin, with alarms 24 and 4 hours before, and is tentative', () => {
    const lines = unfolded(bookingCalendar(optionBooking(english), making));
    expect(lines).toContain('STATUS:TENTATIVE');
    expect(lines).toContain('DTEND:20261125T160000Z');
    expect(lines.filter((line) => line.startsWith('TRIGGER:'))).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT4H']);
  });

  test('no text begins a line of its own', () => {
    const evil = 'x\r\nATTENDEE:mailto:victim@post.example\nBEGIN:VEVENT';
    const record = sampleBooking(german);
    const lines = unfolded(
      bookingCalendar(
        {
          ...record,
          number: evil,
          voyage: { ...record.voyage!, title: evil, ship: evil, itinerary: record.voyage!.itinerary.map((day) => ({ ...day, place: evil })) },
        },
        making,
      ),
    );
    expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4);
  });
});
