// The insurance of a booking as the page knows it: what is missing is seen here at once, offers are asked for once it is complete (BOOK-09).
import { useCallback, useEffect, useState } from 'react';
import type { BookingForm, BookingStatus } from '#domain/booking/form/booking-form.ts';
import { normaliseForm } from '#domain/booking/form/normalise-form.ts';
import { insuranceData, type InsuranceNeed } from '#domain/insurance/insurance-data.ts';
import type { BookingOptions, BookingSession, getInsuranceOffers, InsuranceAnswer } from '#features/booking/contract.ts';
import type { InputOf } from '#platform/contract/define-call.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';

export type InsuranceOffer = InsuranceAnswer['offers'][number];

export interface InsuranceView {
  readonly state: 'loading' | 'failed' | InsuranceAnswer['state'];
  readonly missing: readonly InsuranceNeed[];
  readonly offers: readonly InsuranceOffer[];
  /** What the form has chosen, where it is still offered. */
  readonly chosen: InsuranceOffer | null;
  readonly again: () => void;
}

interface Asked {
  readonly key: string;
  readonly answer: InsuranceAnswer | 'failed';
}

export interface InsuranceAbout {
  readonly session: BookingSession;
  readonly options: BookingOptions | null;
  readonly form: BookingForm;
  readonly status: BookingStatus | null;
  /** The step that is shown has a place for offers, or the order is near: else nothing is asked. */
  readonly isNear: boolean;
}

/** @returns null where no insurance comes with the booking: another brand, the wait list */
export function useInsurance({ session, options, form, status, isNear }: InsuranceAbout): InsuranceView | null {
  const api = useApi();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  const departsOn = session.voyage?.departsOn;
  const choices = options?.bookingStatusOptions.statusChoices ?? [];
  const isOnlyFixed = choices.length === 1 && choices[0]?.status === 'fixed_booking';
  const data = departsOn === undefined ? null : insuranceData(form, isOnlyFixed ? 'fixed_booking' : status, departsOn);
  const isReady = data?.state === 'ready' && options?.isInsuranceOffered === true;
  // Whatever changes country, ages or the price that is insured.
  const { transportation, prePostPackages } = form;
  const key = isReady ? JSON.stringify([turn, session.sessionId, session.quote?.total, data.country, data.ages, transportation, prePostPackages]) : null;
  const isDue = isNear && key !== null && asked?.key !== key;

  useEffect(() => {
    if (!isDue || key === null) return undefined;
    const stop = new AbortController();
    const bookingOptions = { ...normaliseForm(form), insuranceOffer: null } as InputOf<typeof getInsuranceOffers>['bookingOptions'];
    api<typeof getInsuranceOffers>(
      'bookingRequest/getInsuranceOffers',
      { sessionId: session.sessionId, bookingOptions, bookingStatus: 'fixed_booking' },
      stop.signal,
    ).then(
      (answer) => setAsked({ key, answer }),
      () => stop.signal.aborted || setAsked({ key, answer: 'failed' }),
    );
    return () => stop.abort();
    // The form is what the key was made of; other changes of it say nothing to the insurer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, isDue, key, session.sessionId]);

  if (!options?.isInsuranceOffered || data === null) return null;
  const nothing = { missing: [], offers: [], chosen: null, again };
  if (data.state === 'data_needed') return { ...nothing, state: data.state, missing: data.missing };
  if (data.state !== 'ready') return { ...nothing, state: data.state };
  if (asked === null || asked.key !== key) return { ...nothing, state: 'loading' };
  if (asked.answer === 'failed') return { ...nothing, state: 'failed' };
  const { offers } = asked.answer;
  return { ...asked.answer, chosen: offers.find(({ id }) => id === form.insuranceOffer) ?? null, again };
}
