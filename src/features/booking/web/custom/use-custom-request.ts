// The request of a page as React sees it: its flow, the four answers, the applicant, and the step that may be shown.
import { useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { emptyBookingForm } from '#domain/booking/form/booking-form.ts';
import { validateCustomRequest, type CustomRequestField, type CustomRequestLimits } from '#domain/booking/form/custom-request.ts';
import { findingsIn } from '#domain/booking/form/findings.ts';
import { validateBookingForm } from '#domain/booking/form/validate-form.ts';
import { customStepShown, type CustomStep } from '#domain/booking/steps.ts';
import { looksLikeCard } from '#domain/payment/looks-like-card.ts';
import { useApi } from '#platform/web/app-runtime/api.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import type { LoadedCustomRequest } from '../custom-request.load.ts';
import { customRequirements } from '../flow/form-requirements.ts';
import type { FlowState } from '../flow/flow-state.ts';
import { useBookingAddress, type BookingAddress } from '../flow/use-address.ts';
import { useFollowedBooking } from '../flow/use-origin-and-mail.ts';
import { useBookingForm, type BookingFormControl } from '../form/use-booking-form.ts';
import { forgetAnswers, noAnswers, readAnswers, requestOf, saveAnswers, type Answers } from './answers.ts';
import { createCustomFlow, type CustomFlow } from './custom-flow.ts';

export interface CustomRequestControl {
  readonly flow: CustomFlow;
  readonly state: FlowState;
  readonly address: BookingAddress;
  readonly limits: CustomRequestLimits;
  readonly answers: Answers;
  readonly setAnswer: (field: CustomRequestField, value: string) => void;
  readonly form: BookingFormControl;
  /** null until the draft of this tab is read: a later step cannot be judged before. */
  readonly step: CustomStep | null;
  /** The step has changed since the page was loaded: its heading takes the focus. */
  readonly hasMoved: boolean;
}

/** The answers with their draft. @returns `isRead` false until the draft of this tab is there */
function useAnswers(isConfirmed: boolean) {
  const [{ answers, isRead }, read] = useReducer((_before, now: Answers) => ({ answers: now, isRead: true }), { answers: noAnswers, isRead: false });
  useEffect(() => read(readAnswers()), []);
  useEffect(() => {
    if (isConfirmed) forgetAnswers();
  }, [isConfirmed]);
  const setAnswer = (field: CustomRequestField, value: string) => {
    const next = { ...answers, [field]: value };
    read(next);
    saveAnswers(next);
  };
  return { answers, isRead, setAnswer };
}

export function useCustomRequest(loaded: LoadedCustomRequest, wanted: CustomStep | undefined, query: string): CustomRequestControl {
  const api = useApi();
  const { today } = useRuntime();
  const address = useBookingAddress('custom', query);
  const [flow] = useState(() => createCustomFlow({ api, session: loaded.session }));
  useEffect(() => flow.leadBy(address.goTo), [flow, address]);
  const state = useSyncExternalStore(flow.subscribe, flow.get, flow.get);
  const { session, fieldErrors } = state;
  const isConfirmed = session?.state === 'confirmed';

  const { answers, isRead, setAnswer } = useAnswers(isConfirmed);
  const [initial] = useState(() => emptyBookingForm(0));
  const form = useBookingForm(initial, customRequirements, { draftKey: session?.sessionId ?? 'booking:custom-request:new', looksLikeCard });
  const control = useRef(form);
  useEffect(() => {
    control.current = form;
  });
  useEffect(() => {
    if (isConfirmed) control.current.forgetDraft();
  }, [isConfirmed]);
  useEffect(() => {
    if (fieldErrors) control.current.showServerErrors(fieldErrors);
  }, [fieldErrors]);

  const [settings] = useState(loaded.settings);
  const limits = useMemo(
    (): CustomRequestLimits => ({
      minStartDate: settings?.minStartDate ?? today,
      maxStartDate: settings?.maxStartDate ?? today,
      maxDuration: settings?.maxDuration ?? 0,
      maxPersons: settings?.maxPersons ?? 0,
    }),
    [settings, today],
  );
  const shown = customStepShown(wanted, {
    state: session?.state ?? 'none',
    hasRequest: validateCustomRequest(requestOf(answers), limits).length === 0,
    hasContact: findingsIn(validateBookingForm(form.form, customRequirements, today, looksLikeCard), ['contacts']).length === 0,
  });
  const step = isRead || isConfirmed || wanted === undefined || wanted === 'request' ? (isRead || isConfirmed ? shown : 'request') : null;

  const sessionId = session?.sessionId;
  useEffect(() => {
    // An address beyond what is there, or of a request that is sent, leads to the step that is shown.
    if (isRead && wanted !== undefined && step !== null && wanted !== step) address.goTo(step, sessionId ?? '', { replace: true });
  }, [isRead, wanted, step, sessionId, address]);
  const confirmation = session?.confirmation;
  useFollowedBooking(flow, confirmation ? `${confirmation.bookingId} ${confirmation.bookingState}` : undefined);

  const [first, setFirst] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (first === null && step !== null) setFirst(step);
  if (!hasMoved && first !== null && step !== null && step !== first) setMoved(true);
  return { flow, state, address, limits, answers, setAnswer, form, step, hasMoved };
}
