import { describe, expect, test, vi } from 'vitest';
import type { BookingStep } from '#domain/booking/steps.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Api } from '#platform/web/app-runtime/api.ts';
import { aSelection, anAvailability, aQuote, aSession, aSessionWithCabin, euros } from '../testing/a-booking.ts';
import { aConfirmation, aForm, aSummary, someOptions, someSettings } from './testing/a-summary.ts';
import { createBookingFlow, type FlowParts } from './booking-flow.ts';
import { missingFor, stepFor } from './use-booking.ts';

type Answer = (input: Readonly<Record<string, unknown>>) => unknown;

/** A flow against prepared answers; what was called and where it led is written down. */
function flowWith(answers: Readonly<Record<string, Answer>>, parts: Partial<FlowParts> = {}, keys: (string | undefined)[] = []) {
  const calls: { readonly call: string; readonly input: Readonly<Record<string, unknown>> }[] = [];
  const ways: { readonly step: BookingStep; readonly replace: boolean }[] = [];
  const api = (async (path: string, input: Readonly<Record<string, unknown>>, _signal?: AbortSignal, key?: string) => {
    keys.push(key);
    const call = path.replace('bookingRequest/', '');
    calls.push({ call, input });
    const answer = answers[call];
    if (!answer) throw new Error(`no answer to ${call}`);
    return answer(input);
  }) as unknown as Api;
  const flow = createBookingFlow({
    api,
    voyageId: 4711,
    settings: someSettings(),
    session: null,
    goTo: (step, _sessionId, { replace }) => ways.push({ step, replace }),
    now: () => new Date('2026-11-20T12:00:00Z'),
    wait: () => Promise.resolve(),
    ...parts,
  });
  return { flow, calls, ways, names: () => calls.map(({ call }) => call) };
}

const fail =
  (code: ConstructorParameters<typeof Failure>[0], details?: ConstructorParameters<typeof Failure>[1]): Answer =>
  () => {
    throw new Failure(code, details);
  };
const wish = { fareGroupId: 'comfort', categoryCode: 'BB', cabinNumber: '822', waitListCategoryCodes: [] };
const party = { adults: 2, childAges: [] };

describe('the beginning', () => {
  test('BOOK-03 a session is started for the party, its id goes into the address, and the cabins are due', async () => {
    const { flow, calls, ways } = flowWith({ startVoyageSession: () => aSession() });
    await flow.start(party);
    expect(calls).toEqual([{ call: 'startVoyageSession', input: { voyageId: 4711, pax: { adults: 2, childAges: [] } } }]);
    expect(ways).toEqual([{ step: 'cabin', replace: true }]);
    expect(missingFor(flow.get(), 'cabin')).toBe('availability');
  });

  test('BOOK-20 one call at a time: a second click does nothing', async () => {
    const { flow, names } = flowWith({ startVoyageSession: () => aSession() });
    expect(await Promise.all([flow.start(party), flow.start(party)])).toEqual([true, false]);
    expect(names()).toEqual(['startVoyageSession']);
  });

  test('what one call brings can begin the next one at once', async () => {
    const { flow, names } = flowWith({ getBookingOptions: () => someOptions(), summarizeBooking: () => aSummary() }, { session: aSessionWithCabin() });
    flow.subscribe(() => {
      if (missingFor(flow.get(), 'summary') === 'summary') void flow.summarize(aForm(), null, null);
    });
    await flow.loadOptions();
    await Promise.resolve();
    expect(names()).toEqual(['getBookingOptions', 'summarizeBooking']);
  });

  test('BOOK-06 too many persons: no session, and the notice knows how many fit', async () => {
    const { flow } = flowWith({ startVoyageSession: fail('InvalidVoyageConfiguration', { data: { most: 4 } }) });
    await flow.start({ adults: 6, childAges: [] });
    expect(flow.get().trouble).toMatchObject({ kind: 'noCabin', most: 4 });
    expect(flow.get().session).toBeNull();
  });
});

describe('the cabin', () => {
  test('BOOK-05 taking one sends the revision and leads to the options', async () => {
    const { flow, calls, ways } = flowWith({ selectCategory: () => aSessionWithCabin({ sessionRevision: 2 }) }, { session: aSession() });
    await flow.select(wish);
    expect(calls[0]?.input).toMatchObject({ sessionRevision: 1, cabinNumber: '822', fareGroupId: 'comfort' });
    expect(ways).toEqual([{ step: 'options', replace: false }]);
    expect(flow.get().session?.sessionRevision).toBe(2);
  });

  test('BOOK-18 a cabin that was just taken is named, the visitor stays at the cabins, and they are loaded again', async () => {
    const { flow, ways } = flowWith(
      {
        getCategoryAvailability: () => anAvailability(),
        selectCategory: fail('CategorySelection', { data: { reason: 'cabin_taken', cabinNumber: '822' } }),
      },
      { session: aSession() },
    );
    await flow.loadAvailability();
    await flow.select(wish);
    expect(flow.get().trouble).toMatchObject({ kind: 'categorySelection', cabin: '822' });
    expect(ways).toEqual([{ step: 'cabin', replace: false }]);
    expect(missingFor(flow.get(), 'cabin')).toBe('availability');
  });

  test('BOOK-06 another party gives the cabin back; the same one only goes on', async () => {
    const { flow, names, ways } = flowWith(
      { changeParty: () => aSession({ sessionRevision: 3, pax: { adults: 3, childAges: [] } }) },
      { session: aSessionWithCabin() },
    );
    await flow.setParty(party);
    expect(names()).toEqual([]);
    await flow.setParty({ adults: 3, childAges: [] });
    expect(names()).toEqual(['changeParty']);
    expect(flow.get().session?.selection).toBeNull();
    expect(ways.map(({ step }) => step)).toEqual(['cabin', 'cabin']);
  });
});

describe('two tabs', () => {
  test('BOOK-07 a stale revision is told; loading the present state mends it and starts nothing', async () => {
    const { flow, names } = flowWith(
      { selectCategory: fail('OutdatedSessionRevision'), getSession: () => aSessionWithCabin({ sessionRevision: 5 }) },
      { session: aSession() },
    );
    await flow.select(wish);
    expect(flow.get().trouble?.kind).toBe('categoryOutdatedSession');
    expect(flow.get().session?.sessionRevision).toBe(1);
    await flow.reload();
    expect(flow.get()).toMatchObject({ trouble: null, session: { sessionRevision: 5 } });
    expect(names()).toEqual(['selectCategory', 'getSession']);
  });

  test('BOOK-07 beginning anew takes the same party', async () => {
    const { flow, calls } = flowWith(
      { startVoyageSession: () => aSession({ sessionId: 'B'.repeat(43) }) },
      { session: aSession({ pax: { adults: 1, childAges: [7] } }) },
    );
    await flow.restart(party);
    expect(calls[0]?.input).toMatchObject({ pax: { adults: 1, childAges: [7] } });
    expect(flow.get()).toMatchObject({ wasRestarted: true, session: { sessionId: 'B'.repeat(43) } });
  });

  test('BOOK-01 a session that was ordered elsewhere leads to its confirmation', async () => {
    const { flow, ways } = flowWith(
      { getSession: () => aSessionWithCabin({ state: 'confirmed', confirmation: aConfirmation() }) },
      { session: aSessionWithCabin() },
    );
    await flow.reload();
    expect(ways).toEqual([{ step: 'confirmation', replace: true }]);
    expect(stepFor(flow.get(), 'cabin')).toBe('confirmation');
  });
});

describe('the summary', () => {
  const ready = (answers: Readonly<Record<string, Answer>> = {}) =>
    flowWith({ summarizeBooking: () => aSummary(), getBookingOptions: () => someOptions(), ...answers }, { session: aSessionWithCabin() });

  test('BOOK-13 a total that differs from the one that was shown is told with both', async () => {
    const { flow } = ready();
    await flow.summarize(aForm(), null, euros(3700));
    expect(flow.get().priceChange).toEqual({ previous: euros(3700), current: euros(3798) });
    flow.acceptPrice();
    expect(flow.get().priceChange).toBeNull();
  });

  test('the total that was shown is no change', async () => {
    const { flow } = ready();
    await flow.summarize(aForm(), null, euros(3798));
    expect(flow.get().priceChange).toBeNull();
    expect(flow.get().session).toMatchObject({ sessionRevision: 3, maxStep: 4 });
  });

  test('BOOK-13 an immediate booking sets the status to fixed', async () => {
    const { flow } = ready({ summarizeBooking: () => aSummary({ isImmediateBookingRequired: true, bookingType: 'fixed_booking' }) });
    await flow.summarize(aForm(), null, null);
    expect(flow.get().status).toBe('fixed_booking');
  });

  test('BOOK-11 field errors of the server lead to their step and are handed to the fields', async () => {
    const { flow, ways } = ready({ summarizeBooking: fail('InvalidSelectedBookingOptions', { errors: { 'bookingContact.email': ['x'] } }) });
    expect(await flow.summarize(aForm(), null, null)).toBe(false);
    expect(flow.get().fieldErrors).toEqual({ 'bookingContact.email': ['x'] });
    expect(ways).toEqual([{ step: 'contacts', replace: false }]);
  });

  test('a call that has just failed is not repeated by itself', async () => {
    const { flow } = ready({ summarizeBooking: fail('BackendUnavailable') });
    await flow.loadOptions();
    expect(missingFor(flow.get(), 'summary')).toBe('summary');
    await flow.summarize(aForm(), null, null);
    expect(missingFor(flow.get(), 'summary')).toBeNull();
    flow.closeTrouble();
    expect(missingFor(flow.get(), 'summary')).toBe('summary');
  });
});

describe('the order', () => {
  const order = { form: aForm({ acceptTerms: true }), acceptDirectBooking: false, payment: null, userAgent: 'test' };
  async function summarised(answers: Readonly<Record<string, Answer>>, keys: (string | undefined)[] = []) {
    const all = flowWith({ summarizeBooking: () => aSummary(), ...answers }, { session: aSessionWithCabin() }, keys);
    await all.flow.summarize(aForm(), null, null);
    all.flow.chooseStatus('option_booking');
    all.calls.length = 0;
    keys.length = 0;
    return all;
  }

  test('BOOK-15 sends what was seen and accepted, and leads to the confirmation for good', async () => {
    const { flow, calls, ways } = await summarised({ confirmBooking: () => aConfirmation() });
    expect(await flow.confirm(order)).toBe(true);
    expect(calls[0]?.input).toMatchObject({ bookingStatus: 'option_booking', acceptedTotal: euros(3798), sessionRevision: 3, payment: null });
    expect(ways.at(-1)).toEqual({ step: 'confirmation', replace: true });
    for (const step of ['request', 'cabin', 'summary', undefined] as const) expect(stepFor(flow.get(), step)).toBe('confirmation');
  });

  test('BOOK-13 another price: nothing is booked, both are shown, and no order leaves before it is accepted', async () => {
    let total = 3798;
    const { flow, calls } = await summarised({
      summarizeBooking: () => aSummary({ quote: aQuote(total) }),
      confirmBooking: () => {
        total = 3999;
        throw new Failure('PriceChanged', { data: { previous: euros(3798), current: euros(3999) } });
      },
    });
    expect(await flow.confirm(order)).toBe(false);
    expect(flow.get()).toMatchObject({ trouble: { kind: 'priceChanged' }, priceChange: { previous: euros(3798), current: euros(3999) } });
    await flow.confirm(order);
    expect(calls.map(({ call }) => call)).toEqual(['confirmBooking', 'summarizeBooking']);
  });

  test('BOOK-13 the new price is the one that is ordered: once accepted where it is dearer, at once where it is cheaper', async () => {
    for (const total of [3999, 3499]) {
      let current = 3798;
      const { flow, calls } = await summarised({
        summarizeBooking: () => aSummary({ quote: aQuote(current) }),
        confirmBooking: ({ acceptedTotal }) => {
          if ((acceptedTotal as { amount: number }).amount === total * 100) return aConfirmation();
          current = total;
          throw new Failure('PriceChanged', { data: { previous: euros(3798), current: euros(total) } });
        },
      });
      expect(await flow.confirm(order)).toBe(false);
      expect(flow.get().priceChange).toEqual({ previous: euros(3798), current: euros(total) });
      if (total > 3798) {
        expect(await flow.confirm(order)).toBe(false);
        flow.acceptPrice();
      }
      expect(await flow.confirm(order)).toBe(true);
      expect(calls.at(-1)?.input).toMatchObject({ acceptedTotal: euros(total) });
    }
  });

  test('BOOK-20 BOOK-15 what is sent again as it was has the same key; another content has another one', async () => {
    const keys: (string | undefined)[] = [];
    const confirmBooking = () => {
      throw new Failure('Unknown');
    };
    const { flow } = await summarised({ confirmBooking }, keys);
    await flow.confirm(order);
    await flow.confirm(order);
    await flow.confirm({ ...order, acceptDirectBooking: true });
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('BOOK-20 a browser without a network: said, nothing lost, and tried again as it was', async () => {
    let isOffline = true;
    const { flow, names, ways } = flowWith(
      {
        selectCategory: () => {
          if (isOffline) throw new Failure('Unknown', { data: { reason: 'offline' } });
          return aSessionWithCabin({ sessionRevision: 2 });
        },
      },
      { session: aSession() },
    );
    await flow.select(wish);
    expect(flow.get()).toMatchObject({ busy: null, trouble: { kind: 'browserOffline' }, session: { sessionRevision: 1 } });
    isOffline = false;
    flow.retry();
    await vi.waitFor(() => expect(flow.get().session?.sessionRevision).toBe(2));
    expect(flow.get().trouble).toBeNull();
    expect(names()).toEqual(['selectCategory', 'selectCategory']);
    expect(ways.at(-1)).toEqual({ step: 'options', replace: false });
  });

  test.each([
    ['paymentError', 'paymentUnknownCard'],
    ['liveBookingError', 'liveBookingError'],
  ] as const)('BOOK-15 a confirmation with %s keeps the session and says %s', async (field, kind) => {
    const { flow } = await summarised({ confirmBooking: () => aConfirmation({ [field]: { message: 'E17' } }) });
    expect(await flow.confirm(order)).toBe(false);
    expect(flow.get()).toMatchObject({ trouble: { kind, message: 'E17' }, session: { state: 'open' } });
  });

  test('BOOK-12 of two choices made one after the other the last one is summarised', async () => {
    const { flow, calls } = await summarised({});
    flow.chooseStatus('option_booking', aForm());
    flow.chooseStatus('fixed_booking', aForm());
    await vi.waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ bookingStatus: 'fixed_booking' }));
    await vi.waitFor(() => expect(flow.get().busy).toBeNull());
    expect(flow.get().status).toBe('fixed_booking');
    expect(calls).toHaveLength(1);
  });

  test('BOOK-12 the wait list has no status', async () => {
    const session = aSessionWithCabin({ selection: aSelection({ waitListCategoryCodes: ['BB'] }), quote: aQuote(3798) });
    const { flow, calls } = flowWith(
      {
        summarizeBooking: () => aSummary({ bookingType: 'wait_list' }),
        confirmBooking: () => aConfirmation({ bookingType: 'wait_list', bookingState: 'wait_listed' }),
      },
      { session },
    );
    await flow.summarize(aForm(), null, null);
    await flow.confirm(order);
    expect(calls.at(-1)?.input).toMatchObject({ bookingStatus: null });
  });

  const openMail = { content: '', isSent: false, recipient: 'm@example.org' };
  const reprice = { bookingType: 'fixed_booking', bookingState: 'reprice', newTotal: euros(3998), answerUntil: '2026-11-22T16:00:00Z' } as const;
  const ordered = (changes: Parameters<typeof aConfirmation>[0]) => aSessionWithCabin({ state: 'confirmed', confirmation: aConfirmation(changes) });

  test('BOOK-15 an open outcome and an unsent mail are asked for again until they are there', async () => {
    let asked = 0;
    const open = { bookingState: 'submitting', confirmationEmail: openMail } as const;
    const { flow } = flowWith({ getSession: () => ordered(++asked < 40 ? open : {}) }, { session: ordered(open) });
    await flow.follow(new AbortController().signal);
    expect(asked).toBe(40);
    expect(flow.get().session?.confirmation?.bookingState).toBe('option_held');
    expect(flow.get().isLate).toBe(true);
  });

  test('BOOK-13 the answer to another price names the price that was shown; what comes of it is shown', async () => {
    const { flow, calls } = flowWith(
      { answerPrice: ({ accepted }) => aConfirmation({ bookingState: accepted ? 'accepted' : 'cancelled' }) },
      { session: ordered(reprice) },
    );
    expect(await flow.answerPrice(true)).toBe('done');
    expect(calls[0]?.input).toEqual({ sessionId: 'A'.repeat(43), accepted: true, acceptedTotal: euros(3998) });
    expect(flow.get().session?.confirmation?.bookingState).toBe('accepted');
    expect(await flow.answerPrice(false)).toBe('changed');
    expect(calls).toHaveLength(1);
  });

  test('BOOK-13 an answer that comes too late shows what holds now; one that cannot be sent can be sent again', async () => {
    const late = flowWith({ answerPrice: fail('BadSessionState'), getSession: () => ordered({ bookingState: 'cancelled' }) }, { session: ordered(reprice) });
    expect(await late.flow.answerPrice(true)).toBe('changed');
    expect(late.flow.get().session?.confirmation?.bookingState).toBe('cancelled');
    const lost = flowWith({ answerPrice: fail('Unknown') }, { session: ordered(reprice) });
    expect(await lost.flow.answerPrice(true)).toBe('failed');
    expect(lost.flow.get().session?.confirmation?.bookingState).toBe('reprice');
  });
});

describe('the step that is shown', () => {
  const { flow } = flowWith({}, { session: aSessionWithCabin() });
  test.each([
    [undefined, 0, 'options'],
    ['contacts', 0, 'options'],
    ['contacts', 3, 'contacts'],
    ['summary', 4, 'contacts'],
    ['request', 0, 'request'],
    ['confirmation', 5, 'contacts'],
  ] as const)('BOOK-01 asked for %s with %i reached: %s', (wanted, reached, shown) => {
    expect(stepFor({ ...flow.get(), reached }, wanted)).toBe(shown);
  });
});
