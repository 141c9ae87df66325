// The booking form of a page: what is typed, what is said about it, and its draft in this tab. One for all steps of a booking.
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { BookingContact, BookingForm } from '#domain/booking/form/booking-form.ts';
import { findingsIn, type Finding, type FormPart, type FormPath } from '#domain/booking/form/findings.ts';
import type { DroppedPax } from '#domain/booking/form/fit-pax.ts';
import { normaliseForm } from '#domain/booking/form/normalise-form.ts';
import type { FormRequirements } from '#domain/booking/form/requirements.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useLanguage } from '#platform/web/i18n.ts';
import type { FormProblem } from '#platform/web/ui/error-summary.tsx';
import { forgetDraft, readDraft, saveDraft } from './form-draft.ts';
import { findingsNow, initialFormState, reduceBookingForm, type FormAction, type FormRules, type FormState } from './form-state.ts';
import { useAfterPress } from './use-after-press.ts';

export interface BookingFormOptions {
  /** Where the draft of this tab is kept; when the key changes (a restarted session) the draft moves along. */
  readonly draftKey: string;
  /** Whether a text contains the number of a payment card. */
  readonly looksLikeCard: (text: string) => boolean;
}

export interface BookingFormControl {
  /** As typed. */
  readonly form: BookingForm;
  readonly requirements: FormRequirements;
  readonly applicantIsPassenger: boolean;
  /** For the error summary: the problems of the last check. */
  readonly problems: readonly FormProblem[];
  /** Persons that the last smaller party dropped. */
  readonly dropped: readonly DroppedPax[];
  readonly moved: FormState['moved'];
  readonly epoch: number;
  /** The message at a field, the same words as in the summary. */
  errorAt(path: FormPath): string | undefined;
  /** A text of contact or person changed. */
  type(path: FormPath, value: string): void;
  /** A field was left. */
  leave(path: FormPath): void;
  /** Anything beside contact and persons. */
  choose(values: Partial<Omit<BookingForm, 'bookingContact' | 'pax'>>): void;
  setApplicantIsPassenger(isPassenger: boolean): void;
  /** Gives a person the applicant's last name and nationality where nothing is typed yet. */
  takeOverFamily(index: number): void;
  /** Contact data from elsewhere (an earlier booking). */
  importContact(contact: Partial<BookingContact>): void;
  /** Checks parts of the form, shows what is wrong and moves the focus there. @returns the findings, none = go on */
  check(parts: readonly FormPart[], more?: readonly Finding[]): readonly Finding[];
  /** The server's `errors` of a 422. */
  showServerErrors(errors: Readonly<Record<string, readonly string[]>>): void;
  /** What is sent: without the dirt of typing and pasting. */
  cleanForm(): BookingForm;
  /** After the order. */
  forgetDraft(): void;
}

/** Restores the draft once and saves each change; a new key takes the draft with it. */
function useDraft(state: FormState, dispatch: (action: FormAction) => void, { draftKey, looksLikeCard }: BookingFormOptions): () => void {
  const keptUnder = useRef<string>(undefined);
  const isForgotten = useRef(false);
  const isTakenAlong = useRef(false);
  useEffect(() => {
    const before = keptUnder.current;
    keptUnder.current = draftKey;
    if (before !== undefined && before !== draftKey) {
      forgetDraft(before);
      isForgotten.current = false;
      isTakenAlong.current = true;
      return;
    }
    const draft = readDraft(draftKey);
    if (draft) dispatch({ type: 'restored', draft });
  }, [draftKey, dispatch]);
  const { form, applicantIsPassenger, isChanged } = state;
  useEffect(() => {
    if ((isChanged || isTakenAlong.current) && !isForgotten.current) saveDraft(draftKey, { form, applicantIsPassenger }, looksLikeCard);
  }, [draftKey, form, applicantIsPassenger, isChanged, looksLikeCard]);
  return useCallback(() => {
    isForgotten.current = true;
    forgetDraft(draftKey);
  }, [draftKey]);
}

/**
 * @param initial the form as the session has it, or an empty one
 * @param requirements from the options answer; a smaller party drops persons and names them in `dropped`
 */
export function useBookingForm(initial: BookingForm, requirements: FormRequirements, options: BookingFormOptions): BookingFormControl {
  const { today } = useRuntime();
  const language = useLanguage();
  const { looksLikeCard } = options;
  const rules: FormRules = useMemo(() => ({ requirements, today, looksLikeCard, language }), [requirements, today, looksLikeCard, language]);
  const [state, dispatch] = useReducer(
    (before: FormState, action: FormAction) => reduceBookingForm(before, action, rules),
    undefined,
    () => initialFormState(initial, requirements),
  );
  const forget = useDraft(state, dispatch, options);
  const isOtherParty = state.form.pax.length !== requirements.persons.length;
  useEffect(() => {
    if (isOtherParty) dispatch({ type: 'fitted' });
  }, [isOtherParty]);
  const type = useCallback((path: FormPath, value: string) => dispatch({ type: 'typed', path, value }), []);
  const afterPress = useAfterPress();
  const leave = useCallback((path: FormPath) => afterPress(() => dispatch({ type: 'left', path })), [afterPress]);

  return {
    form: state.form,
    requirements,
    applicantIsPassenger: state.applicantIsPassenger,
    problems: state.problems,
    dropped: state.dropped,
    moved: state.moved,
    epoch: state.epoch,
    errorAt: (path) => state.messages.get(path)?.text,
    type,
    leave,
    choose: (values) => dispatch({ type: 'chosen', values }),
    setApplicantIsPassenger: (isPassenger) => dispatch({ type: 'travels', isPassenger }),
    takeOverFamily: (index) => dispatch({ type: 'family', index }),
    importContact: (contact) => dispatch({ type: 'imported', contact }),
    check: (parts, more = []) => {
      const findings = findingsIn([...findingsNow(state, rules), ...more], parts);
      dispatch({ type: 'checked', parts, findings });
      return findings;
    },
    showServerErrors: (errors) => dispatch({ type: 'refused', errors }),
    cleanForm: () => normaliseForm(state.form),
    forgetDraft: forget,
  };
}
