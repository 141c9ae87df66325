// The form as it is judged and saved: what was typed without the dirt of typing and pasting (rule F10). Twice is the same as once.
import type { BookingContact, BookingForm, ContactField, Pax } from './booking-form.ts';
import { normaliseBirthDate } from './birth-date.ts';
import { cleanLine, cleanName, cleanText } from './clean-text.ts';
import { normalisePostCode } from './field-rules.ts';

const normalisePax = (pax: Pax): Pax => ({
  salutation: pax.salutation,
  title: pax.title,
  firstName: cleanName(pax.firstName),
  lastName: cleanName(pax.lastName),
  birthDate: normaliseBirthDate(pax.birthDate),
  nationality: cleanLine(pax.nationality).toUpperCase(),
  clubNumber: cleanLine(pax.clubNumber),
});

function normaliseContact(contact: BookingContact): BookingContact {
  const line = (field: ContactField) => cleanLine(contact[field]);
  const country = line('country').toUpperCase();
  return {
    ...normalisePax(contact),
    street: line('street'),
    postCode: normalisePostCode(line('postCode'), country),
    city: line('city'),
    country,
    phone: line('phone'),
    mobile: line('mobile'),
    fax: line('fax'),
    email: line('email'),
  };
}

export const normaliseForm = (form: BookingForm): BookingForm => ({
  ...form,
  bookingContact: normaliseContact(form.bookingContact),
  pax: form.pax.map(normalisePax),
  specialRequestsText: cleanText(form.specialRequestsText),
  voucherCodes: form.voucherCodes.map((code) => cleanLine(code).toUpperCase()).filter((code) => code !== ''),
});
