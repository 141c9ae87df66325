// What was typed so far, kept in this tab alone until the order is sent: a reload loses nothing (rules B12, E9). Strictly necessary for
// the booking the visitor asked for, so it needs no consent (§ 25(2) TDDDG).
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import { readBookingForm } from '#domain/booking/form/read-booking-form.ts';

export interface FormDraft {
  readonly form: BookingForm;
  readonly applicantIsPassenger: boolean;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Another number where a draft of before would be misread. */
const VERSION = 1;

/** The storage may be forbidden or full: then there is no draft, and nothing else changes. */
function tried<T>(work: (storage: DraftStorage) => T, storage: DraftStorage | undefined): T | undefined {
  try {
    return work(storage ?? globalThis.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps a draft under a key; what looks like a card number is never kept (PAY-03). */
export function saveDraft(key: string, draft: FormDraft, looksLikeCard: (text: string) => boolean, storage?: DraftStorage): void {
  const { form, applicantIsPassenger } = draft;
  const kept = looksLikeCard(form.specialRequestsText) ? { ...form, specialRequestsText: '' } : form;
  tried((to) => to.setItem(key, JSON.stringify({ version: VERSION, form: kept, applicantIsPassenger })), storage);
}

/** @returns undefined without a draft that can be read */
export function readDraft(key: string, storage?: DraftStorage): FormDraft | undefined {
  return tried((from) => {
    const found: unknown = JSON.parse(from.getItem(key) ?? 'null');
    if (typeof found !== 'object' || found === null || !('version' in found) || found.version !== VERSION || !('form' in found)) return undefined;
    return { form: readBookingForm(found.form), applicantIsPassenger: 'applicantIsPassenger' in found && found.applicantIsPassenger === true };
  }, storage);
}

/** After the order, or when the visitor wants it gone. */
export function forgetDraft(key: string, storage?: DraftStorage): void {
  tried((from) => from.removeItem(key), storage);
}
