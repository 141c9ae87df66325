// Ids and names of the form's fields follow from their paths, so that the error summary and the server's findings reach them.
import { wrongDateParts } from '#domain/booking/form/birth-date.ts';
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import { fieldAt, type FormPath } from '#domain/booking/form/findings.ts';

/** 'pax.1.birthDate' is the field 'pax-1-birthDate', its name and its id. */
export const fieldId = (path: FormPath): string => path.replaceAll('.', '-');

/** Where a link to a finding leads: of a date to the first wrong one of its three fields. */
export function focusId(path: FormPath, form: BookingForm): string {
  const id = fieldId(path);
  if (!path.endsWith('.birthDate')) return id;
  const part = wrongDateParts(fieldAt(form, path) ?? '')[0] ?? 'day';
  return part === 'day' ? id : `${id}-${part}`;
}
