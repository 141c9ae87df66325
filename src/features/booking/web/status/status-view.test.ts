import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingKinds, bookingStates, type BookingState } from '#domain/booking/booking-states.ts';
import { languages } from '#domain/language.ts';
import { paymentStates } from '#domain/payment/payment-machine.ts';
import type { BookingStatus } from '#features/booking/status-contract.ts';
import { statusTexts, wordsOf } from './status-texts.ts';
import { lookAgainAfter, statusViews, toneOf, viewOf } from './status-view.ts';
import { keepWayBack, takeWayBack } from './way-back.ts';

type Payment = NonNullable<BookingStatus['payment']>;
const card = (over: Partial<Payment> = {}): Payment => ({
  method: 'creditCard',
  state: 'tokenised',
  means: 'Visa •••• 4242',
  challengeUrl: null,
  mayTryAgain: false,
  attempts: 1,
  ...over,
});
const standing = (bookingState: BookingState, payment: Payment | null = null) => ({ bookingState, payment, offer: null, newPrice: null });

describe('when the page looks again', () => {
  test('PAY-04 a bank that asks for a confirmation is noticed: every payment under way is looked at, and ends', () => {
    expect(lookAgainAfter(standing('fixed', card()), 0)).toBe(3_000);
    for (const state of ['forwarding', 'unknown'] as const) expect(lookAgainAfter(standing('fixed', card({ state })), 0)).toBe(3_000);
    for (const state of ['forwarded', 'declined', 'none'] as const) expect(lookAgainAfter(standing('fixed', card({ state })), 0)).toBeNull();
    expect(lookAgainAfter(standing('fixed', card({ method: 'sepa' })), 0)).toBeNull();
  });

  test('seldom after the first minute, and not at all where nothing is to come', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bookingStates), fc.option(fc.constantFrom(...paymentStates)), fc.nat(3_600_000), (state, paid, waited) => {
        const status = standing(state, paid === null ? null : card({ state: paid }));
        const pause = lookAgainAfter(status, waited);
        if (waited >= 60_000 && pause !== null) expect(pause).toBeGreaterThanOrEqual(10_000);
        if (['fixed', 'lapsed', 'rejected', 'cancelled', 'requested', 'option_held'].includes(state) && paid === null) expect(pause).toBeNull();
      }),
    );
  });

  test('BOOK-13 another price whose time is over says so, instead of being on its way', () => {
    expect(viewOf(standing('reprice'))).toBe('repriceOver');
    expect(lookAgainAfter(standing('reprice'), 0)).toBe(30_000);
    expect(toneOf.repriceOver).toBe('info');
  });
});

describe('the words of the page', () => {
  test('every view of every kind has a title and a text in both languages, with the number or the moment in it', () => {
    for (const language of languages)
      for (const kind of bookingKinds)
        for (const view of statusViews) {
          const [title, text] = wordsOf(language, view, kind);
          const named = { number: 'FW26-ABCDEF', until: '24.11.2026, 12:00' };
          expect(title(named)).toMatch(/FW26-ABCDEF|24\.11\.2026/);
          expect(text(named)).toMatch(/\.$|:$/);
          expect(`${title(named)} ${text(named)}`).not.toMatch(/undefined|!/);
        }
  });

  test('BOOK-13 only a fixed booking is booked at another price: the other kinds say that they bind nobody', () => {
    const named = { number: 'FW26-ABCDEF', until: '24.11.2026, 12:00' };
    const said = (language: 'de' | 'en', kind: (typeof bookingKinds)[number]) =>
      wordsOf(language, 'reprice', kind)
        .map((words) => words(named))
        .join(' ');
    expect(said('de', 'fixed_booking')).toContain('wird gebucht');
    expect(said('en', 'fixed_booking')).toContain('we book');
    for (const kind of bookingKinds) expect(statusTexts.de.priceDecline[kind]).not.toBe('');
    for (const kind of bookingKinds.filter((one) => one !== 'fixed_booking')) {
      expect(said('de', kind)).not.toMatch(/wird gebucht|Ihrer Buchung/);
      expect(said('de', kind)).toMatch(/unverbindlich|keine Buchung/);
      expect(said('en', kind)).not.toMatch(/we book|your booking/);
      expect(said('en', kind)).toMatch(/without obligation|not a booking/);
    }
  });
});

describe('BOOK-24 the way back from a bank', () => {
  const memory = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    };
  };
  const key = 'k'.repeat(43);

  test('is remembered for two hours and used once', () => {
    const tab = memory();
    keepWayBack(key, tab, 1_000);
    expect(takeWayBack(tab, 1_000 + 2 * 3_600_000)).toBe(key);
    expect(takeWayBack(tab, 1_000)).toBeUndefined();
    keepWayBack(key, tab, 1_000);
    expect(takeWayBack(tab, 1_001 + 2 * 3_600_000)).toBeUndefined();
  });

  test('what is no memory of ours, or a browser that keeps nothing, leads nowhere', () => {
    const tab = memory();
    tab.setItem('booking-way-back', `1 ${key}/../../somewhere`);
    expect(takeWayBack(tab, 1)).toBeUndefined();
    const broken = {
      ...memory(),
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    };
    keepWayBack(key, broken, 1);
    expect(takeWayBack(broken, 1)).toBeUndefined();
  });
});
