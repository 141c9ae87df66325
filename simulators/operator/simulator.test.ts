// The shop's adapter against the running simulator, in every way an operator can behave (OPS-01, OPS-02; reliability 5, rows 1 to 7).
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { OpenTravelOperator, type OpenTravelOptions } from '#features/operators/server/opentravel-operator.ts';
import { OperatorError, type BookRequest, type OperatorVoyage } from '#features/operators/server/operator-port.ts';
import { someBooking, someVoyage } from '#features/operators/server/opentravel/testing.ts';
import { operatorControl } from './control-client.ts';
import { startOperatorSimulator, type OperatorSimulatorOptions } from './simulator.ts';

const fare = { code: 'CLASSIC', single: 250_000, double: 150_000, extraAdult: 90_000, extraJunior: 80_000, extraChild: 60_000, extraInfant: 0 };
const voyageInStock = {
  voyageCode: 'NL270612',
  shipName: 'Nordlicht',
  departsOn: '2027-06-12',
  nights: 7,
  currency: 'EUR' as const,
  categories: [
    { code: 'B1', cabins: ['8100', '8102', '8104'], guarantee: 2, fares: [fare, { ...fare, code: 'FLEX', double: 170_000 }] },
    { code: 'I1', cabins: [], guarantee: 1, fares: [{ ...fare, double: 90_000 }] },
    { code: 'S1', state: 'closed' as const, fares: [fare] },
  ],
};

/** A simulator with one voyage, the adapter, and both ended with the test. */
async function world(options: Partial<OpenTravelOptions> = {}, simulated: OperatorSimulatorOptions = {}) {
  const simulator = await startOperatorSimulator({ makesUp: false, ...simulated });
  const control = operatorControl(simulator.controlUrl);
  await control.put([voyageInStock]);
  const operator = new OpenTravelOperator({ agency: { id: 'FAIRWAY' }, readTimeoutMs: 5_000, writeTimeoutMs: 5_000, ...options });
  const voyage = someVoyage({ endpoint: simulator.url });
  return {
    control,
    operator,
    voyage,
    booking: (over: Partial<BookRequest> = {}) => someBooking({ voyage, ...over }),
    [Symbol.asyncDispose]: async () => {
      operator.close();
      await simulator.close();
    },
  };
}

/** How a call ended: the kind of its error, with the reason and price of a refusal. */
async function failure(call: Promise<unknown>): Promise<object> {
  try {
    await call;
    return { kind: 'none' };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const { kind, refusal, price } = error;
    return { kind, ...(refusal ? { refusal } : {}), ...(price ? { price } : {}) };
  }
}

describe('OPS-01 OPS-02 an operator that works', () => {
  test('availability names fares, categories, prices of the party and free cabins', async () => {
    await using there = await world();
    const categories = await there.operator.availability(there.voyage, { adults: 2, childAges: [5] });
    expect(categories).toEqual([
      { categoryCode: 'B1', fareGroup: 'CLASSIC', state: 'available', total: { amount: 360_000, currency: 'EUR' }, cabins: ['8100', '8102', '8104'], free: 5 },
      { categoryCode: 'I1', fareGroup: 'CLASSIC', state: 'available', total: { amount: 240_000, currency: 'EUR' }, cabins: [], free: 1 },
      { categoryCode: 'S1', fareGroup: 'CLASSIC', state: 'closed', total: { amount: 360_000, currency: 'EUR' }, cabins: [], free: 0 },
      { categoryCode: 'B1', fareGroup: 'FLEX', state: 'available', total: { amount: 400_000, currency: 'EUR' }, cabins: ['8100', '8102', '8104'], free: 5 },
    ]);
    expect(await there.control.messages()).toEqual({ OTA_CruiseFareAvailRQ: 1, OTA_CruiseCategoryAvailRQ: 1, OTA_CruiseCabinAvailRQ: 1 });
  });

  test('250 cabins come over three pages', async () => {
    await using there = await world();
    const cabins = Array.from({ length: 250 }, (_, index) => String(1_000 + index));
    await there.control.put([{ ...voyageInStock, categories: [{ code: 'B1', cabins, fares: [fare] }] }]);
    const [category] = await there.operator.availability(there.voyage, { adults: 2, childAges: [] });
    expect(category?.cabins).toEqual(cabins);
    expect((await there.control.messages())['OTA_CruiseCabinAvailRQ']).toBe(3);
  });

  test('a held cabin is nobody else’s until it is released', async () => {
    await using there = await world();
    const request = there.booking();
    const hold = await there.operator.hold(request);
    expect(hold.cabinNumber).toBe('8100');
    expect(Date.parse(hold.releasesAt ?? '')).toBeGreaterThan(Date.now());
    expect(await failure(there.operator.hold(request))).toEqual({ kind: 'refused', refusal: 'sold_out' });
    const [category] = await there.operator.availability(there.voyage, request.party);
    expect(category?.cabins).toEqual(['8102', '8104']);
    await there.operator.unhold(there.voyage, hold.holdRef);
    expect(await failure(there.operator.unhold(there.voyage, hold.holdRef))).toEqual({ kind: 'refused', refusal: 'unknown_booking' });
    expect((await there.operator.hold(request)).cabinNumber).toBe('8100');
  });

  test('a hold that ran out gives the cabin back', async () => {
    let now = new Date('2027-01-01T10:00:00Z');
    await using there = await world({}, { now: () => now, holdMinutes: 20 });
    const hold = await there.operator.hold(there.booking());
    expect(hold.releasesAt).toBe('2027-01-01T10:20:00.000Z');
    now = new Date('2027-01-01T10:20:00Z');
    expect((await there.operator.hold(there.booking())).cabinNumber).toBe('8100');
  });

  test('a guarantee cabin is held and booked without a number', async () => {
    await using there = await world();
    const request = there.booking({ categoryCode: 'I1', cabinNumber: null, total: { amount: 180_000, currency: 'EUR' } });
    const hold = await there.operator.hold(request);
    expect(hold.cabinNumber).toBeNull();
    const booked = await there.operator.book({ ...request, holdRef: hold.holdRef });
    expect(booked).toMatchObject({ state: 'fixed', cabinNumber: null });
    expect(await failure(there.operator.hold(request))).toEqual({ kind: 'refused', refusal: 'sold_out' });
  });

  test('fixed booking, option and wait list are booked, read and cancelled', async () => {
    await using there = await world();
    const hold = await there.operator.hold(there.booking());
    const fixed = await there.operator.book(there.booking({ holdRef: hold.holdRef }));
    expect(fixed).toMatchObject({ state: 'fixed', cabinNumber: '8100', total: { amount: 300_000, currency: 'EUR' }, optionValidUntil: null });
    const option = await there.operator.book(there.booking({ clientRef: 'O-1', kind: 'option_booking', cabinNumber: '8102' }));
    expect(option.state).toBe('option_held');
    expect(Date.parse(option.optionValidUntil ?? '')).toBeGreaterThan(Date.now());
    const listed = await there.operator.book(there.booking({ clientRef: 'W-1', kind: 'wait_list', cabinNumber: null }));
    expect(listed).toMatchObject({ state: 'wait_listed', cabinNumber: null });
    for (const booking of [fixed, option, listed]) expect(await there.operator.find(there.voyage, booking.clientRef)).toEqual(booking);
    await there.operator.cancel(there.voyage, fixed.operatorRef);
    await there.operator.cancel(there.voyage, fixed.operatorRef);
    expect(await there.operator.find(there.voyage, fixed.clientRef)).toMatchObject({ operatorRef: fixed.operatorRef, state: 'cancelled' });
    expect(await failure(there.operator.cancel(there.voyage, 'NOBODY'))).toEqual({ kind: 'refused', refusal: 'unknown_booking' });
    expect(await there.operator.find(there.voyage, 'NEVER-SENT')).toBeUndefined();
    expect(await there.control.holds()).toEqual([]);
  });

  test('the travellers arrive as they were typed', async () => {
    await using there = await world();
    await there.operator.book(there.booking());
    expect((await there.control.bookings())[0]?.travellers.map(({ firstName, lastName, birthDate }) => [firstName, lastName, birthDate])).toEqual([
      ['Anna', 'O’Neill & Söhne', '1986-02-28'],
      ['Jörg', 'Weiß', '1984-02-29'],
    ]);
  });

  test('a voyage without the operator’s code is found by day and ship, once', async () => {
    await using there = await world();
    const unnamed: OperatorVoyage = { ...there.voyage, operatorCode: null };
    expect(await there.operator.availability(unnamed, { adults: 1, childAges: [] })).toHaveLength(4);
    expect((await there.operator.book(there.booking({ voyage: unnamed }))).state).toBe('fixed');
    expect((await there.control.messages())['OTA_CruiseSailAvailRQ']).toBe(1);
    const other = { ...unnamed, voyageId: 2, shipName: 'Südwind' };
    expect(await failure(there.operator.book(there.booking({ voyage: other })))).toEqual({ kind: 'refused', refusal: 'unknown_voyage' });
  });

  test('200 buyers of 5 places: 5 bookings, 195 certain refusals', async () => {
    await using there = await world();
    const attempts = Array.from({ length: 200 }, (_, index) => {
      const cabinNumber = (['8100', '8102', '8104', null, null] as const)[index % 5] ?? null;
      return failure(there.operator.book(there.booking({ clientRef: `C-${index}`, cabinNumber })));
    });
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((outcome) => 'kind' in outcome && outcome.kind === 'none')).toHaveLength(5);
    expect(outcomes.filter((outcome) => 'refusal' in outcome && outcome.refusal === 'sold_out')).toHaveLength(195);
    expect(await there.control.bookings()).toHaveLength(5);
  });
});

describe('OPS-02 an operator that says no', () => {
  test('sold out under one’s hands', async () => {
    await using there = await world();
    const hold = await there.operator.hold(there.booking());
    await there.control.behave({ soldOut: ['B1'] });
    expect(await failure(there.operator.book(there.booking({ holdRef: hold.holdRef })))).toEqual({ kind: 'refused', refusal: 'sold_out' });
    const categories = await there.operator.availability(there.voyage, { adults: 2, childAges: [] });
    expect(categories.filter(({ categoryCode }) => categoryCode === 'B1').map(({ state, cabins, free }) => [state, cabins, free])).toEqual([
      ['waitlist', [], 0],
      ['waitlist', [], 0],
    ]);
  });

  test('dearer: the refusal carries the new price, and that price books', async () => {
    await using there = await world();
    await there.control.behave({ priceFactor: 1.1 });
    expect(await failure(there.operator.book(there.booking()))).toEqual({
      kind: 'refused',
      refusal: 'price_changed',
      price: { amount: 330_000, currency: 'EUR' },
    });
    expect(await there.control.bookings()).toEqual([]);
    expect((await there.operator.price({ ...there.booking(), holdRef: null })).total.amount).toBe(330_000);
    expect((await there.operator.book(there.booking({ total: { amount: 330_000, currency: 'EUR' } }))).total.amount).toBe(330_000);
  });

  test('dearer, and then no price to be had: a certain no without a price', async () => {
    await using there = await world();
    await there.control.behave({ priceFactor: 1.1 });
    const manyMoreThanBeds = { adults: 9, childAges: [] };
    expect(await failure(there.operator.book(there.booking({ party: manyMoreThanBeds })))).toEqual({ kind: 'refused', refusal: 'price_changed' });
  });

  test.each([
    ['6', 'not_bookable'],
    ['14', 'unknown_voyage'],
    ['320', 'bad_data'],
  ])('error %s is refused as %s', async (refuse, refusal) => {
    await using there = await world();
    await there.control.behave({ refuse });
    expect(await failure(there.operator.book(there.booking()))).toEqual({ kind: 'refused', refusal });
    expect(await failure(there.operator.hold(there.booking()))).toEqual({ kind: 'refused', refusal });
  });

  test('an unknown voyage, category, cabin or party', async () => {
    await using there = await world();
    const unknown = { ...there.voyage, operatorCode: 'NOWHERE' };
    expect(await failure(there.operator.availability(unknown, { adults: 2, childAges: [] }))).toEqual({ kind: 'refused', refusal: 'unknown_voyage' });
    expect(await failure(there.operator.hold(there.booking({ categoryCode: 'ZZ' })))).toEqual({ kind: 'refused', refusal: 'bad_data' });
    expect(await failure(there.operator.hold(there.booking({ cabinNumber: '9999' })))).toEqual({ kind: 'refused', refusal: 'bad_data' });
    expect(await failure(there.operator.price({ ...there.booking({ party: { adults: 5, childAges: [] } }), holdRef: null }))).toEqual({
      kind: 'refused',
      refusal: 'bad_data',
    });
  });

  test('what no message can hold is refused before it is sent', async () => {
    await using there = await world();
    for (const over of [
      { categoryCode: 'TOOLONGCODE' },
      { clientRef: 'x'.repeat(33) },
      { guests: [] },
      { party: { adults: 10, childAges: [] } },
      { holdRef: 'nonsense' },
    ]) {
      expect(await failure(there.operator.book(there.booking(over)))).toMatchObject({ kind: 'refused' });
    }
    expect(await there.control.messages()).toEqual({});
  });
});

describe('OPS-02 an operator that is slow, silent, lossy or wrong', () => {
  test('books and loses the answer: unanswered, then found under our reference', async () => {
    await using there = await world();
    await there.control.behave({ loseAnswers: 1 });
    expect(await failure(there.operator.book(there.booking()))).toEqual({ kind: 'unanswered' });
    const found = await there.operator.find(there.voyage, there.booking().clientRef);
    expect(found).toMatchObject({ clientRef: there.booking().clientRef, state: 'fixed', cabinNumber: '8100', total: { amount: 300_000, currency: 'EUR' } });
    expect(await there.control.bookings()).toHaveLength(1);
  });

  test('loses a share of answers, the same ones for the same seed, and none of the bookings', async () => {
    const lost = async (seed: number) => {
      await using there = await world({}, { seed });
      await there.control.put([{ ...voyageInStock, categories: [{ code: 'B1', guarantee: 100, fares: [fare] }] }]);
      await there.control.behave({ loseAnswers: 0.3 });
      const kinds: unknown[] = [];
      for (let index = 0; index < 40; index += 1) kinds.push(await failure(there.operator.book(there.booking({ clientRef: `C-${index}`, cabinNumber: null }))));
      for (const index of kinds.keys()) expect(await there.operator.find(there.voyage, `C-${index}`)).toMatchObject({ state: 'fixed' });
      return kinds;
    };
    const kinds = await lost(7);
    expect(kinds).toContainEqual({ kind: 'unanswered' });
    expect(kinds).toContainEqual({ kind: 'none' });
    expect(await lost(7)).toEqual(kinds);
    expect(await lost(8)).not.toEqual(kinds);
  });

  test('the same reference books once, unless the operator forgets to dedupe; then both are found', async () => {
    await using there = await world();
    const request = there.booking({ cabinNumber: null });
    const first = await there.operator.book(request);
    expect(await there.operator.book(request)).toEqual(first);
    expect(await there.control.bookings()).toHaveLength(1);
    await there.control.behave({ forgetToDedupe: true });
    const second = await there.operator.book(request);
    expect(second.operatorRef).not.toBe(first.operatorRef);
    expect(await there.operator.find(there.voyage, request.clientRef)).toMatchObject({ operatorRef: first.operatorRef, doubles: [second.operatorRef] });
  });

  test('silent before and after the work: unanswered both times, and only reading tells them apart', async () => {
    await using there = await world({ writeTimeoutMs: 400 });
    await there.control.behave({ silent: 'before', only: ['OTA_CruiseBookRQ'] });
    expect(await failure(there.operator.book(there.booking()))).toEqual({ kind: 'unanswered' });
    expect(await there.operator.find(there.voyage, there.booking().clientRef)).toBeUndefined();
    await there.control.behave({ silent: 'after' });
    expect(await failure(there.operator.book(there.booking()))).toEqual({ kind: 'unanswered' });
    expect(await there.operator.find(there.voyage, there.booking().clientRef)).toMatchObject({ state: 'fixed' });
  });

  test('slow beyond the limit of reads and of writes: unanswered', async () => {
    await using there = await world({ readTimeoutMs: 300, writeTimeoutMs: 400 });
    await there.control.behave({ lateMs: 60_000 });
    expect(await failure(there.operator.availability(there.voyage, { adults: 2, childAges: [] }))).toEqual({ kind: 'unanswered' });
    expect(await failure(there.operator.book(there.booking()))).toEqual({ kind: 'unanswered' });
    expect(await there.control.bookings()).toHaveLength(1);
    await there.control.behave({ lateMs: 0, slowMs: 60_000 });
    expect(await failure(there.operator.cancel(there.voyage, (await there.control.bookings())[0]?.operatorRef ?? ''))).toEqual({ kind: 'unanswered' });
  });

  test('whoever asks may leave before the answer', async () => {
    await using there = await world();
    await there.control.behave({ silent: 'before' });
    const leaving = new AbortController();
    const asked = failure(there.operator.availability(there.voyage, { adults: 2, childAges: [] }, leaving.signal));
    leaving.abort();
    expect([{ kind: 'unanswered' }, { kind: 'unreachable' }]).toContainEqual(await asked);
  });

  test.each(['garbage', 'html', 'empty', 'truncated', 'other_echo', 'no_reference', 'status_500', 'status_429'] as const)(
    'an answer that is %s is none, and the booking is found',
    async (wrong) => {
      await using there = await world();
      await there.control.behave({ wrong, only: ['OTA_CruiseBookRQ'] });
      expect(await failure(there.operator.book(there.booking()))).toEqual({ kind: 'unanswered' });
      expect(await there.operator.find(there.voyage, there.booking().clientRef)).toMatchObject({ state: 'fixed' });
    },
  );

  test('reading is doubtful as well while the operator answers garbage', async () => {
    await using there = await world();
    await there.control.behave({ wrong: 'garbage' });
    expect(await failure(there.operator.find(there.voyage, 'X'))).toEqual({ kind: 'unanswered' });
    expect(await failure(there.operator.availability(there.voyage, { adults: 2, childAges: [] }))).toEqual({ kind: 'unanswered' });
  });
});

describe('OPS-01 an operator out of reach', () => {
  test('nobody listens: nothing was sent, and it works again afterwards', async () => {
    await using there = await world();
    await there.control.behave({ listening: false });
    expect(await failure(there.operator.book(there.booking()))).toEqual({ kind: 'unreachable' });
    expect(await failure(there.operator.availability(there.voyage, { adults: 2, childAges: [] }))).toEqual({ kind: 'unreachable' });
    await there.control.reset();
    expect((await there.operator.book(there.booking())).state).toBe('fixed');
  });

  test.each(['', 'no address', 'ftp://example.com', 'http://operator.invalid/ota'])('an address that leads nowhere: %s', async (endpoint) => {
    const operator = new OpenTravelOperator({ agency: { id: 'FAIRWAY' } });
    expect(await failure(operator.book(someBooking({ voyage: someVoyage({ endpoint }) })))).toEqual({ kind: 'unreachable' });
  });

  test('a sailing that cannot be looked up before a write: nothing of the write was sent', async () => {
    await using there = await world();
    await there.control.behave({ wrong: 'garbage', only: ['OTA_CruiseSailAvailRQ'] });
    const unnamed = { ...there.voyage, operatorCode: null };
    expect(await failure(there.operator.book(there.booking({ voyage: unnamed })))).toEqual({ kind: 'unreachable' });
    expect(await there.control.messages()).toEqual({ OTA_CruiseSailAvailRQ: 1 });
  });

  test('a connection that ends without a word after the message: unanswered', async () => {
    const server = net.createServer((socket) => socket.once('data', () => socket.destroy()));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const operator = new OpenTravelOperator({ agency: { id: 'FAIRWAY' } });
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await failure(operator.book(someBooking({ voyage: someVoyage({ endpoint }) })))).toEqual({ kind: 'unanswered' });
    await new Promise((resolve) => void server.close(resolve));
  });

  test('an answer of more than 1 MB is not read', async () => {
    const server = http.createServer((request, response) => {
      request.resume().on('end', () => response.end(Buffer.alloc(3_000_000, ' ')));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const operator = new OpenTravelOperator({ agency: { id: 'FAIRWAY' } });
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await failure(operator.find(someVoyage({ endpoint }), 'X'))).toEqual({ kind: 'unanswered' });
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });

  test('a question meets a shared connection that was just closed: it is put once more', async () => {
    const served = new Set<net.Socket>();
    const server = http.createServer((request, response) => {
      // every connection answers once; the next question on it meets an operator that closes
      if (served.has(request.socket)) request.socket.destroy();
      else request.resume().on('end', () => response.end('<OTA_ResRetrieveRS><Errors><Error Type="3" Code="97"/></Errors></OTA_ResRetrieveRS>'));
      served.add(request.socket);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const operator = new OpenTravelOperator({ agency: { id: 'FAIRWAY' } });
    const voyage = someVoyage({ endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    expect(await operator.find(voyage, 'X')).toBeUndefined();
    expect(await operator.find(voyage, 'X')).toBeUndefined();
    expect(served.size).toBe(2);
    operator.close();
    await new Promise((resolve) => void server.close(resolve));
  });

  test('an agency that the messages cannot name is a wrong setting', () => {
    expect(() => new OpenTravelOperator({ agency: { id: 'x'.repeat(33) } })).toThrow(RangeError);
    expect(() => new OpenTravelOperator({ agency: { id: 'x', password: 'x'.repeat(17) } })).toThrow(RangeError);
  });
});

describe('OPS-02 the control port', () => {
  test('says what it does not understand', async () => {
    await using there = await world();
    await expect(there.control.behave({ loseAnswers: 2 })).rejects.toThrow(/loseAnswers/);
    await expect(there.control.put([{ ...voyageInStock, nights: 0 }])).rejects.toThrow(/nights/);
  });

  test('makes up the same stock for the same voyage, and forgets on request', async () => {
    const seen = async () => {
      await using there = await world({}, { makesUp: true });
      const made = { ...there.voyage, operatorCode: 'MADEUP1' };
      const categories = await there.operator.availability(made, { adults: 2, childAges: [] });
      const [first] = categories;
      if (!first?.total) throw new Error('no category');
      const cabinNumber = first.cabins[0] ?? null;
      const booked = await there.operator.book(
        there.booking({ voyage: made, categoryCode: first.categoryCode, fareGroup: first.fareGroup, cabinNumber, total: first.total }),
      );
      expect(booked.state).toBe('fixed');
      await there.control.behave({ acceptAnyTotal: true });
      const any = there.booking({
        voyage: made,
        clientRef: 'ANY',
        categoryCode: 'XX',
        fareGroup: 'OTHER',
        cabinNumber: null,
        total: { amount: 1, currency: 'CHF' },
      });
      expect((await there.operator.book(any)).total).toEqual({ amount: 1, currency: 'CHF' });
      await there.control.clear();
      expect([await there.control.bookings(), await there.control.holds(), await there.control.messages()]).toEqual([[], [], {}]);
      return categories;
    };
    expect(await seen()).toEqual(await seen());
  });
});
