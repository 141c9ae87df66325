// What an answer may make us believe: a booking only with a valid reference, a certain no only from the closed list, none only by word.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OperatorError } from '../operator-port.ts';
import { readAmount, writeAmount } from './amounts.ts';
import { readBookAnswer, wireReference } from './book.ts';
import { readCabinHoldAnswer } from './cabin-hold.ts';
import { readCategoryAvailAnswer } from './category-avail.ts';
import { certainRefusals } from './codes.ts';
import { readPriceBookingAnswer } from './price-booking.ts';
import { readCancelAnswer, readReadAnswer } from './read-and-cancel.ts';
import { readSailAvailAnswer } from './sail-avail.ts';
import { someBooking, someVoyage } from './testing.ts';

const header = { echoToken: 'e-1', timeStamp: '2027-01-02T03:04:05.000Z', transactionId: 't-1' };
const request = someBooking();
const ours = wireReference(request.clientRef);
const message = (name: string, content: string, attributes = '') =>
  `<${name} xmlns="http://www.opentravel.org/OTA/2003/05" EchoToken="e-1" Version="2.0"${attributes}>${content}</${name}>`;
const errors = (...list: readonly (readonly [type: string, code: string])[]) =>
  `<Errors>${list.map(([type, code]) => `<Error Type="${type}" Code="${code}"/>`).join('')}</Errors>`;

const sailing = `<SailingInfo><SelectedSailing VoyageID="NL270612"/><Currency CurrencyCode="EUR" DecimalPlaces="2"/><SelectedCategory PricedCategoryCode="B1"><SelectedCabin Status="49" CabinNumber="8100"/></SelectedCategory></SailingInfo>`;
const ids = `<ReservationID Type="14" ID="R4711" StatusCode="49"/><ReservationID Type="24" ID="${ours}"/>`;
const payment =
  '<BookingPayment><BookingPrices><BookingPrice PriceTypeCode="5" Amount="2500.00"/><BookingPrice PriceTypeCode="8" Amount="3000.00"/></BookingPrices></BookingPayment>';
const booked = message('OTA_CruiseBookRS', `<Success/>${ids}${sailing}${payment}`);
const reservation = (identities: string) =>
  `<CruiseReservation>${sailing}<ReservationInfo>${identities}<GuestDetails/><PaymentOptions><PaymentOption><DirectBill/><PaymentAmount CurrencyCode="EUR" Amount="3000.00"/></PaymentOption></PaymentOptions></ReservationInfo></CruiseReservation>`;
const read = (...list: readonly string[]) => message('OTA_ResRetrieveRS', `<Success/><ReservationsList>${list.join('')}</ReservationsList>`);

/** How a reader ends: with what it read, or with the kind and reason of its error. */
function ends(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return error.refusal === undefined ? error.kind : `${error.kind} ${error.refusal}`;
  }
}
const book = (xml: string) => ends(() => readBookAnswer(xml, header, request, 'decimal'));
const find = (xml: string) => ends(() => readReadAnswer(xml, header, request.clientRef, 'decimal'));

describe('OPS-01 the answer to a booking', () => {
  test('is read with reference, state, cabin and gross total', () => {
    expect(book(booked)).toEqual({
      clientRef: request.clientRef,
      operatorRef: 'R4711',
      state: 'fixed',
      cabinNumber: '8100',
      total: { amount: 300_000, currency: 'EUR' },
      optionValidUntil: null,
    });
  });

  test('may travel in a SOAP envelope, with a prefix, with warnings and without prices', () => {
    const plain = message('OTA_CruiseBookRS', `<Success/><Warnings><Warning Type="3">a word</Warning></Warnings>${ids}`);
    expect(book(`<s:Envelope xmlns:s="s"><s:Body>${plain}</s:Body></s:Envelope>`)).toMatchObject({
      operatorRef: 'R4711',
      total: request.total,
      cabinNumber: null,
    });
  });

  test.each([
    ['no reference', booked.replace(' ID="R4711"', '')],
    ['an empty reference', booked.replace('R4711', ' ')],
    ['a reference that is too long', booked.replace('R4711', 'R'.repeat(33))],
    ['two reservations', booked.replace('<SailingInfo>', '<ReservationID Type="14" ID="R2" StatusCode="49"/><SailingInfo>')],
    ['another reference of ours', booked.replace(ours, 'someone-else')],
    ['no state', booked.replace(' StatusCode="49"', '')],
    ['a pending state', booked.replace('StatusCode="49"', 'StatusCode="32"')],
    ['a declined state without an error', booked.replace('StatusCode="49"', 'StatusCode="40"')],
    ['the echo of another message', booked.replace('e-1', 'e-2')],
    ['neither Success nor Errors', booked.replace('<Success/>', '')],
    ['both Success and Errors', booked.replace('<Success/>', `<Success/>${errors(['3', '29'])}`)],
    ['another message', booked.replaceAll('OTA_CruiseBookRS', 'OTA_CruiseCabinHoldRS')],
    ['prices without the gross total', booked.replace('PriceTypeCode="8"', 'PriceTypeCode="6"')],
    ['an amount with a comma', booked.replace('3000.00', '3000,00')],
    ['a currency we do not know', booked.replace('"EUR"', '"XXX"')],
    ['HTML', '<html><body>Bad gateway</body></html>'],
    ['nothing', ''],
  ])('with %s is no answer', (_, xml) => {
    expect(book(xml)).toBe('unanswered');
  });

  test('is a certain no for each code of the closed list, and for no other', () => {
    for (let code = 1; code <= 999; code += 1) {
      const refusal = certainRefusals.get(String(code));
      expect(book(message('OTA_CruiseBookRS', errors(['3', String(code)])))).toBe(refusal === undefined ? 'unanswered' : `refused ${refusal}`);
    }
  });

  test('is never certain for the operator’s own trouble, nor for what an earlier message may have done', () => {
    // 87 reference invalid, 91 and 191 busy, 92 temporarily unavailable, 95 cancelled, 96 and 127 exists, 187 unavailable, 188 and 197 undetermined, 448 system, 450 unable
    for (const code of ['87', '91', '92', '95', '96', '127', '187', '188', '191', '197', '448', '450', '', 'X']) {
      expect(book(message('OTA_CruiseBookRS', errors(['3', code])))).toBe('unanswered');
    }
    expect(certainRefusals.size).toBe(26);
  });

  test('is uncertain when one of several errors is not on the list, or is the system’s own', () => {
    expect(book(message('OTA_CruiseBookRS', errors(['3', '29'], ['3', '34'])))).toBe('refused sold_out');
    expect(book(message('OTA_CruiseBookRS', errors(['3', '29'], ['3', '448'])))).toBe('unanswered');
    expect(book(message('OTA_CruiseBookRS', errors(['12', '29'])))).toBe('unanswered');
    expect(book(message('OTA_CruiseBookRS', '<Errors/>'))).toBe('unanswered');
  });
});

describe('OPS-01 reading by our reference', () => {
  test('finds the booking', () => {
    expect(find(read(reservation(ids)))).toMatchObject({ operatorRef: 'R4711', clientRef: request.clientRef, total: { amount: 300_000, currency: 'EUR' } });
  });

  test('finds none only when the operator says so', () => {
    expect(find(message('OTA_ResRetrieveRS', errors(['3', '97'])))).toBeUndefined();
    expect(find(message('OTA_ResRetrieveRS', errors(['12', '97'])))).toBe('unanswered');
    expect(find(message('OTA_ResRetrieveRS', errors(['3', '14'])))).toBe('refused unknown_voyage');
    expect(find(read())).toBe('unanswered');
    expect(find(message('OTA_ResRetrieveRS', '<Success/>'))).toBe('unanswered');
  });

  test('takes no booking that does not carry our reference', () => {
    expect(find(read(reservation('<ReservationID Type="14" ID="R1" StatusCode="49"/>')))).toBe('unanswered');
    expect(find(read(reservation(ids.replace(ours, 'x'))))).toBe('unanswered');
  });

  test('names what was booked twice and prefers what is not cancelled', () => {
    const list = [ids.replace('"49"', '"16"'), ids.replace('R4711', 'R2'), ids.replace('R4711', 'R3')].map((one) => reservation(one));
    expect(find(read(...list))).toMatchObject({ operatorRef: 'R2', state: 'fixed', doubles: ['R3'] });
  });
});

test('OPS-01 a hold counts only when the operator holds the cabin that was asked for', () => {
  const hold = (cabin: string) =>
    ends(() => readCabinHoldAnswer(message('OTA_CruiseCabinHoldRS', `<Success/><SelectedSailing>${cabin}</SelectedSailing>`), header, '8100'));
  expect(hold('<SelectedCabin CabinNumber="8100" Status="26" ReleaseDateTime="2027-01-01T12:00:00+01:00"/>')).toEqual({
    holdRef: '8100@t-1',
    cabinNumber: '8100',
    releasesAt: '2027-01-01T11:00:00.000Z',
  });
  expect(hold('<SelectedCabin CabinNumber="8102" Status="26"/>')).toBe('unanswered');
  expect(hold('<SelectedCabin CabinNumber="8100" Status="38"/>')).toBe('unanswered');
  expect(hold('<SelectedCabin CabinNumber="8100"/>')).toBe('unanswered');
});

test('OPS-01 what was cancelled before counts as cancelled', () => {
  const cancel = (content: string, says: string) => ends(() => readCancelAnswer(message('OTA_CancelRS', content, ` Status="${says}"`), header));
  expect(cancel('<Success/>', 'Cancelled')).toBeUndefined();
  expect(cancel(errors(['3', '95']), 'Unsuccessful')).toBeUndefined();
  expect(cancel(errors(['3', '97']), 'Unsuccessful')).toBe('refused unknown_booking');
  expect(cancel('<Success/>', 'RequestDenied')).toBe('refused not_bookable');
  expect(cancel('<Success/>', 'Pending')).toBe('unanswered');
});

test('OPS-01 a category’s price is the amount per booking, else the sum of the beds, else unknown', () => {
  const price = (infos: string, party = { adults: 2, childAges: [5] }, style: 'decimal' | 'implied' = 'decimal') => {
    const option = `<CategoryOption FareCode="F" Status="36" PricedCategoryCode="B1"><PriceInfos>${infos}</PriceInfos></CategoryOption>`;
    const xml = message(
      'OTA_CruiseCategoryAvailRS',
      `<Success/><SailingInfo><Currency CurrencyCode="USD" DecimalPlaces="2"/></SailingInfo><FareOption FareCode="F"><CategoryOptions>${option}</CategoryOptions></FareOption>`,
    );
    return readCategoryAvailAnswer(xml, header, party, style)[0]?.total;
  };
  const beds = '<PriceInfo AgeQualifyingCode="10" BreakdownType="1/2" Amount="1599.00"/><PriceInfo AgeQualifyingCode="8" BreakdownType="3/4" Amount="400.50"/>';
  expect(price(beds)).toEqual({ amount: 359_850, currency: 'USD' });
  expect(price(beds.replaceAll('.00', '00').replaceAll('.50', '50'), undefined, 'implied')).toEqual({ amount: 359_850, currency: 'USD' });
  expect(price(`${beds}<PriceInfo ChargeTypeCode="26" Amount="3500"/>`)).toEqual({ amount: 350_000, currency: 'USD' });
  expect(price(beds, { adults: 1, childAges: [] })).toBeNull();
  expect(price(beds, { adults: 2, childAges: [1] })).toBeNull();
  expect(price(beds.replace('Amount="400.50"', 'Amount="400.50" CurrencyCode="EUR"'))).toBeNull();
});

test('a sailing is found by its day and ship, and only when it is one', () => {
  const voyage = someVoyage({ operatorCode: null });
  const option = (id: string, ship = 'NORDLICHT') =>
    `<SailingOption><SelectedSailing VoyageID="${id}" Start="2027-06-12"><CruiseLine ShipName="${ship}"/></SelectedSailing></SailingOption>`;
  const found = (...options: readonly string[]) =>
    readSailAvailAnswer(message('OTA_CruiseSailAvailRS', `<Success/><SailingOptions>${options.join('')}</SailingOptions>`), header, voyage);
  expect(found(option('A'), option('B', 'Südwind'))).toBe('A');
  expect(found(option('A'), option('B'))).toBeUndefined();
  expect(found()).toBeUndefined();
});

test('amounts: what is written is read; a number without a point is read as the supplier means it', () => {
  fc.assert(fc.property(fc.nat(99_999_999_999), (amount) => readAmount(writeAmount({ amount, currency: 'EUR' }), 'decimal') === amount));
  expect(readAmount('1599', 'decimal')).toBe(159_900);
  expect(readAmount('159900', 'implied', 2)).toBe(159_900);
  expect(readAmount('1599000', 'implied', 3)).toBe(159_900);
  expect(readAmount('1599', 'implied', 0)).toBe(159_900);
  expect(['', '-1', '1e3', '1.234', '1,5', 'x', undefined].map((text) => readAmount(text, 'decimal'))).toEqual(Array.from({ length: 7 }));
});

/** More runs on demand, for a longer search than every test run can afford. */
const fuzzRuns = Number(process.env['OPERATOR_FUZZ_RUNS'] ?? 1_500);

describe('OPS-01 spoilt answers never make a booking without a reference and never throw anything but OperatorError', () => {
  const samples = [booked, read(reservation(ids)), message('OTA_CruiseBookRS', errors(['3', '29'])), message('OTA_ResRetrieveRS', errors(['3', '97']))];
  const piece = fc.oneof(
    fc.constantFrom('<', '>', '/>', '"', '&', '&#0;', '<Success/>', '</Errors>', '<!DOCTYPE a>', 'ID=""', '14', '97', '24', 'Status', '\u0000', '__proto__'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const edit = fc.record({ at: fc.nat(2_000), gone: fc.nat(60), put: piece, copied: fc.boolean() });
  const spoilt = fc.tuple(fc.constantFrom(...samples), fc.array(edit, { minLength: 1, maxLength: 4 })).map(([sample, edits]) =>
    edits.reduce((text, { at, gone, put, copied }) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + (copied ? text.slice(from, from + gone) : put) + text.slice(copied ? from : from + gone);
    }, sample),
  );

  test('booking and reading', () => {
    let bookings = 0;
    fc.assert(
      fc.property(spoilt, (xml) => {
        for (const outcome of [book(xml), find(xml)]) {
          if (typeof outcome !== 'object' || outcome === null) continue;
          bookings += 1;
          const { operatorRef = '', state = '' } = outcome as { operatorRef?: string; state?: string };
          expect(operatorRef.trim().length).toBeGreaterThan(0);
          expect(operatorRef.length).toBeLessThanOrEqual(32);
          // the reference and the state stand so in the text
          expect(xml).toContain('ID="');
          expect(['fixed', 'option_held', 'wait_listed', 'cancelled']).toContain(state);
        }
        ends(() => readCancelAnswer(xml, header));
        ends(() => readCabinHoldAnswer(xml, header, '8100'));
        ends(() => readPriceBookingAnswer(xml, header, 'decimal'));
      }),
      { numRuns: fuzzRuns },
    );
    // some edits leave the answer whole: otherwise the test would prove nothing
    expect(bookings).toBeGreaterThan(0);
  });
});
