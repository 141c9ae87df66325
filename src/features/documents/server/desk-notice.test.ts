import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandIds, brands } from '#brands/brands.ts';
import { composeDeskNotice, deskMailKind, deskMatters, newDeskNotice, withoutNumbers } from './desk-notice.ts';
import { optionBooking, sampleBooking } from './testing.ts';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe.each(brandIds)('notices to the desk of %s', (brand) => {
  const booking = { record: sampleBooking(brand), operatorRef: 'OP-77', clientRef: 'FW26-ABC' };

  test.each(deskMatters)('%s says what it is about, whom to call, and what to do; it goes to the service address', (matter) => {
    const mail = composeDeskNotice(booking, matter, undefined, 'the reason');
    expect(mail).toMatchObject({ kind: deskMailKind, bookingId: booking.record.id, to: { address: brands[brand].serviceEmail } });
    expect(mail.subject).toContain(booking.record.number);
    for (const needed of [
      booking.record.number,
      'OP-77',
      'FW26-ABC',
      booking.record.contact.name,
      booking.record.contact.phone,
      'the reason',
      'Hanse Reederei',
    ])
      expect(plain(mail.text), needed).toContain(needed);
    expect(mail.text + mail.html).not.toMatch(/undefined|null|\[object|4321/);
    expect(mail.text).not.toContain(booking.record.pageUrl!); // the customer's key is his
  });

  test('every matter has words of its own', () => {
    const texts = deskMatters.map((matter) => plain(composeDeskNotice(booking, matter, undefined).text));
    expect(new Set(texts).size).toBe(deskMatters.length);
  });

  test('a request without a voyage, an option, an address of its own', () => {
    const bare = sampleBooking(brand, {
      kind: 'custom_request',
      state: 'requested',
      voyage: null,
      category: null,
      total: null,
      priceLines: [],
      customRequest: { shipName: 'Nordlys', startsOn: '2027-08-01', days: 14, persons: 3 },
    });
    const request = composeDeskNotice({ record: bare, operatorRef: null, clientRef: bare.number }, 'custom_request', 'desk@example.org');
    expect(request.to.address).toBe('desk@example.org');
    expect(plain(request.text)).toContain('Nordlys');
    expect(request.text).not.toMatch(/undefined|null/);
    const option = composeDeskNotice({ ...booking, record: optionBooking(brand) }, 'second_order_refused', undefined);
    expect(plain(option.text)).toMatch(/25\.? November 2026/);
  });
});

test('one notice for each booking and matter; what can happen again has an occasion', () => {
  const id = randomUUID();
  expect(newDeskNotice(id, 'manual').dedupeKey).toBe(`desk.notice/${id}/manual`);
  expect(newDeskNotice(id, 'dead_job', 'x', 'job-7').dedupeKey).toBe(`desk.notice/${id}/dead_job/job-7`);
});

describe('PAY-03 no number of a card or an account reaches a notice', () => {
  const spaced = (digits: string) =>
    fc.array(fc.constantFrom('', ' ', '-', '.'), { minLength: digits.length, maxLength: digits.length }).map((gaps) =>
      [...digits]
        .map((digit, index) => digit + gaps[index]!)
        .join('')
        .trim(),
    );

  test.each(['4242424242424242', '378282246310005', '5555555555554444'])('however %s is written', (card) => {
    fc.assert(
      fc.property(spaced(card), (written) => {
        const { payload } = newDeskNotice(randomUUID(), 'manual', `refused: card ${written} was declined`);
        expect(String(payload['detail']).replaceAll(/\D/g, '')).toBe('');
      }),
    );
  });

  test('IBANs in one piece and in groups', () => {
    for (const iban of ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', 'gb29 nwbk 6016 1331 9268 19'])
      expect(withoutNumbers(`account ${iban} refused`)).toBe('account … refused');
  });

  test('references and prices stay', () => {
    expect(withoutNumbers('sold_out: FW26-AB12CD34 at 350000 EUR, 2027-05-01')).toBe('sold_out: FW26-AB12CD34 at 350000 EUR, 2027-05-01');
  });
});
