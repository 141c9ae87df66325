import { describe, expect, test } from 'vitest';
import { aSummary, someOptions } from '../flow/testing/a-summary.ts';
import { renderBooking } from '../testing/render-booking.tsx';
import { StatusChoice } from './status-choice.tsx';

const nothing = () => undefined;
const choice = (additionalBookingTextHtml: string, summary = aSummary()) => {
  const { bookingStatusOptions, ...others } = someOptions();
  const options = { ...others, bookingStatusOptions: { ...bookingStatusOptions, additionalBookingTextHtml } };
  const parts = { error: undefined, isDirectAccepted: false, directError: undefined };
  return <StatusChoice options={options} summary={summary} status={null} onChange={nothing} onDirect={nothing} {...parts} />;
};

describe('BOOK-08 BOOK-12 what the operator says beside the choice of option or fixed booking', () => {
  const words = '<p>Reisepass <b>mitnehmen</b></p>';

  test('it stands there as its HTML, where there is a choice and where there is none', () => {
    expect(renderBooking(choice(words))).toContain(words);
    expect(renderBooking(choice(words, aSummary({ isImmediateBookingRequired: true })))).toContain(words);
  });

  test('without words, and for the wait list, there is no empty place', () => {
    expect(renderBooking(choice(''))).not.toContain('class="prose');
    expect(renderBooking(choice(words, aSummary({ bookingType: 'wait_list' })))).not.toContain(words);
  });
});
