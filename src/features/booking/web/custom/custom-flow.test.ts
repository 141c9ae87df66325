import { describe, expect, test } from 'vitest';
import { customSteps, customStepShown, type CustomStep } from '#domain/booking/steps.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Api } from '#platform/web/app-runtime/api.ts';
import { aConfirmation, aForm } from '../flow/testing/a-summary.ts';
import { aSession } from '../testing/a-booking.ts';
import { forgetAnswers, noAnswers, readAnswers, requestOf, saveAnswers } from './answers.ts';
import { createCustomFlow, stepOfCustomErrors, type CustomFlowParts } from './custom-flow.ts';

const session = aSession({ kind: 'custom', voyage: null, maxStep: 0 });
const order = { request: { shipName: 'Nordlicht', startDate: '2027-05-01', duration: 14, personCount: 2 }, form: aForm(), userAgent: 'test' };

/** A flow against prepared answers; what was called and where it led is written down. */
function flowWith(answers: Readonly<Record<string, () => unknown>>, parts: Partial<CustomFlowParts> = {}) {
  const calls: { readonly call: string; readonly input: object; readonly key: string | undefined }[] = [];
  const ways: [CustomStep, boolean][] = [];
  const api = (async (path: string, input: object, _signal?: AbortSignal, key?: string) => {
    const call = path.replace('bookingRequest/', '');
    calls.push({ call, input, key });
    return answers[call]?.();
  }) as unknown as Api;
  return { flow: createCustomFlow({ api, session: null, goTo: (step, _id, { replace }) => ways.push([step, replace]), ...parts }), calls, ways };
}

describe('BOOK-17 a request without a voyage', () => {
  test('its session begins with the answers, once, and leads to the applicant', async () => {
    const { flow, calls, ways } = flowWith({ startCustomRequestSession: () => session });
    await flow.next();
    await flow.next();
    expect(calls.map(({ call }) => call)).toEqual(['startCustomRequestSession']);
    expect(ways).toEqual([
      ['contacts', false],
      ['contacts', false],
    ]);
  });

  test('sends the four answers and the applicant, and leads to the confirmation for good', async () => {
    const { flow, calls, ways } = flowWith({ confirmBooking: () => aConfirmation({ bookingType: 'custom_request', bookingState: 'requested' }) }, { session });
    expect(await flow.send(order)).toBe(true);
    expect(calls[0]?.input).toMatchObject({ sessionRevision: 1, customRequest: order.request, bookingOptions: order.form });
    expect(ways).toEqual([['confirmation', true]]);
    expect(flow.get().session?.state).toBe('confirmed');
  });

  test('BOOK-20 a lost answer is asked for with the same key', async () => {
    const { flow, calls } = flowWith(
      {
        confirmBooking: () => {
          throw new Failure('Unknown');
        },
      },
      { session },
    );
    await flow.send(order);
    await flow.send(order);
    expect(calls[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  test('BOOK-18 what the server refuses leads to the step where it is mended', async () => {
    const { flow, ways } = flowWith(
      {
        confirmBooking: () => {
          throw new Failure('InvalidCustomRequestConfiguration', { errors: { 'customRequest.startDate': ['zu früh'] } });
        },
      },
      { session },
    );
    expect(await flow.send(order)).toBe(false);
    expect(ways).toEqual([['request', false]]);
    expect(flow.get()).toMatchObject({ trouble: { kind: 'invalidCustomRequest' }, fieldErrors: { 'customRequest.startDate': ['zu früh'] } });
    expect(stepOfCustomErrors({ 'bookingContact.email': [] })).toBe('contacts');
    expect(stepOfCustomErrors({ acceptTerms: [] })).toBe('summary');
  });

  test('BOOK-07 a session that is over is begun anew, and the visitor stays at the check', async () => {
    const { flow, ways } = flowWith({ startCustomRequestSession: () => session }, { session });
    await flow.restart();
    expect(ways).toEqual([['summary', true]]);
  });
});

describe('BOOK-01 the step that is shown', () => {
  test.each([
    ['none', false, false, 'request'],
    ['none', true, true, 'request'],
    ['open', false, true, 'request'],
    ['open', true, false, 'contacts'],
    ['open', true, true, 'summary'],
    ['confirmed', false, false, 'confirmation'],
  ] as const)('of a session that is %s, answers %s, applicant %s: no further than %s', (state, hasRequest, hasContact, furthest) => {
    const facts = { state, hasRequest, hasContact };
    expect(customStepShown(undefined, facts)).toBe(furthest);
    for (const wanted of customSteps) {
      const shown = customStepShown(wanted, facts);
      if (state === 'confirmed') expect(shown).toBe('confirmation');
      else expect(customSteps.indexOf(shown)).toBe(Math.min(customSteps.indexOf(wanted), customSteps.indexOf(furthest)));
    }
  });
});

describe('BOOK-17 the answers as typed', () => {
  test('numbers are read, nothing is guessed', () => {
    const typed = { shipName: ' Nordlicht ', startDate: '2027-05-01', duration: ' 14', personCount: 'zwei' };
    expect(requestOf(typed)).toEqual({ shipName: 'Nordlicht', startDate: '2027-05-01', duration: 14, personCount: 0 });
    expect(requestOf(noAnswers)).toEqual({ shipName: '', startDate: '', duration: null, personCount: null });
  });

  test('BOOK-24 a draft survives a reload; a broken one and a forbidden storage are none', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const answers = { shipName: 'Nordlicht', startDate: '2027-05-01', duration: '14', personCount: '' };
    saveAnswers(answers, storage);
    expect(readAnswers(storage)).toEqual(answers);
    for (const key of kept.keys()) kept.set(key, '{"shipName":5,"duration":');
    expect(readAnswers(storage)).toEqual(noAnswers);
    for (const key of kept.keys()) kept.set(key, '{"shipName":5,"duration":"3"}');
    expect(readAnswers(storage)).toEqual({ ...noAnswers, duration: '3' });
    forgetAnswers(storage);
    expect(kept.size).toBe(0);
    const forbidden = () => {
      throw new Error('forbidden');
    };
    expect(readAnswers({ getItem: forbidden, setItem: forbidden, removeItem: forbidden })).toEqual(noAnswers);
  });
});
