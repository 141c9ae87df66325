// Loads what the step needs, shows the server's field errors at their fields, and leaves out a step without anything to choose.
import { useEffect, useRef } from 'react';
import type { BookingSession } from '#features/booking/contract.ts';
import type { BookingFormControl } from '../form/use-booking-form.ts';
import { hasChoices } from '../options/running-quote.ts';
import { missingFor, type Booking } from './use-booking.ts';

/** @param shownTotal the price that the visitor sees now: another one of the summary is told as a change */
export function useStepData({ flow, state, address, step }: Booking, control: BookingFormControl, shownTotal: BookingSession['quote']): void {
  const missing = missingFor(state, step);
  const form = useRef(control);
  const total = useRef(shownTotal);
  useEffect(() => {
    form.current = control;
    total.current = shownTotal;
  });
  useEffect(() => {
    if (missing === 'availability') void flow.loadAvailability();
    if (missing === 'options') void flow.loadOptions();
    if (missing === 'summary') void flow.summarize(form.current.cleanForm(), flow.get().status, total.current?.total ?? null);
  }, [missing, flow]);

  const { fieldErrors, options, session } = state;
  useEffect(() => {
    if (fieldErrors) form.current.showServerErrors(fieldErrors);
  }, [fieldErrors]);
  useEffect(() => {
    if (step === 'options' && options && session && !hasChoices(options)) address.goTo('contacts', session.sessionId, { replace: true });
  }, [step, options, session, address]);
  const isConfirmed = session?.state === 'confirmed';
  useEffect(() => {
    if (isConfirmed) form.current.forgetDraft();
  }, [isConfirmed]);
}
