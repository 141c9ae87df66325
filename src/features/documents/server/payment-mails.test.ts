// The mails about a card: what they ask for is what the customer can do (PAY-03, PAY-04, LAW-04).
import { describe, expect, test } from 'vitest';
import { brandIds } from '#brands/brands.ts';
import type { PaymentWay } from '#domain/booking/booking-record.ts';
import { bookingMail } from './booking-mails.ts';
import { timingOf } from './mail-jobs.ts';
import { sampleBooking } from './testing.ts';

const now = new Date('2026-11-24T10:00:00Z');
const open = (way: PaymentWay) => ({ paymentTry: { isChallenged: false, isOpen: true, way } });
const challenged = { paymentTry: { isChallenged: true, isOpen: false, way: 'again' } } as const;
const paid = { paymentTry: { isChallenged: false, isOpen: false, way: 'again' } } as const;

describe.each(brandIds)('%s', (brand) => {
  test('PAY-04 a failed payment: another card or account only where one may be given, else a call', () => {
    const words = (way: PaymentWay): string => {
      const { subject, text } = bookingMail(sampleBooking(brand, open(way)), 'paymentFailed');
      return `${subject} ${text.replaceAll(/\s+/g, ' ')}`;
    };
    expect(words('again')).toMatch(/andere Karte oder eine Lastschrift|another card or a direct debit/);
    expect(words('card')).toMatch(/eine andere Karte an,|give another card on/);
    expect(words('card')).not.toMatch(/eine Lastschrift an|or a direct debit/);
    expect(words('call')).not.toMatch(/Bitte geben Sie|Please give/);
    expect(words('call')).toMatch(/Rufen Sie uns an: Wir klären|Call us, and we will settle/);
    expect(words('no_cover')).toMatch(/keine Zahlung entgegen|take no payment/);
    expect(words('no_cover')).not.toMatch(/Bitte geben Sie|Please give/);
  });

  test('PAY-03 the bank’s question leads to the page of the booking', () => {
    const record = sampleBooking(brand, challenged);
    const { text } = bookingMail(record, 'paymentChallenge');
    expect(text).toContain(record.pageUrl!);
    expect(text).toMatch(/24 (?:Stunden|hours)/);
  });

  test('PAY-03 a mail about a card that has been decided meanwhile is not sent', () => {
    expect(timingOf('paymentChallenge', sampleBooking(brand, challenged), now)).toBe('send');
    expect(timingOf('paymentChallenge', sampleBooking(brand, paid), now)).toBe('never');
    expect(timingOf('paymentFailed', sampleBooking(brand, open('again')), now)).toBe('send');
    expect(timingOf('paymentFailed', sampleBooking(brand, paid), now)).toBe('never');
  });
});
