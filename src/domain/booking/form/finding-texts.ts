// The words of each finding, German and English side by side: what is wrong, what to do, and about whom (BOOK-11, rule E3). Two of them
// are the specification's own: 'Bitte vollständig ausfüllen' and 'Bitte akzeptieren Sie die AGB'.
import { plural, type Language } from '../../language.ts';
import { formLimits, type BookingForm } from './booking-form.ts';
import { countryName } from './countries.ts';
import { fieldWords, type FieldWords } from './field-words.ts';
import type { Finding, FindingCode, FindingOf } from './findings.ts';

type Words = { readonly [C in FindingCode]: (field: FieldWords, finding: FindingOf<C>) => string };

const de = plural('de');
const en = plural('en');
const jahre = (age: number): string => `${age} ${de(age, 'Jahr', 'Jahre')}`;
const monate = (age: number): string => `${age} ${de(age, 'Monat', 'Monate')}`;
const years = (age: number): string => `${age} ${en(age, 'year', 'years')}`;
const months = (age: number): string => `${age} ${en(age, 'month', 'months')}`;
const { min: fewest, max: most } = formLimits.phoneDigits;

interface Ages {
  readonly from: number;
  readonly to: number | null;
}
const pricedDe = ({ from, to }: Ages): string => {
  if (to === null) return `Erwachsene ab ${from} Jahren`;
  if (from === to) return `ein Kind von ${from} ${de(from, 'Jahr', 'Jahren')}`;
  return from === 0 ? `Kinder bis ${jahre(to)}` : `Kinder von ${from} bis ${jahre(to)}`;
};
const pricedEn = ({ from, to }: Ages): string => {
  if (to === null) return `adults from ${years(from)}`;
  if (from === to) return `a child aged ${from}`;
  return from === 0 ? `children up to ${years(to)}` : `children from ${from} to ${years(to)}`;
};

const german: Words = {
  required: (f) => (f.isChosen ? `Wählen Sie ${f.object}` : `Geben Sie ${f.object} ein`),
  incomplete: (f) => `Bitte vollständig ausfüllen: ${f.noun}`,
  too_long: (f, { most }) => `${f.subject} darf höchstens ${most} Zeichen haben`,
  control_characters: (f) => `${f.subject} enthält unsichtbare Zeichen. Tippen Sie die Angabe neu ein`,
  name_letters: (f) => `${f.subject} darf nur lateinische Buchstaben, Leerzeichen, Bindestriche und Apostrophe enthalten, wie im Reisepass`,
  email_format: () => 'Geben Sie die E-Mail-Adresse vollständig ein, zum Beispiel name@beispiel.de',
  phone_format: (f) => `${f.subject} braucht ${fewest} bis ${most} Ziffern, zum Beispiel 040 555 01 20`,
  phone_or_mobile_required: () => 'Geben Sie eine Telefon- oder Mobilnummer ein',
  post_code_format: (f, { digits }) => `${f.subject} braucht ${digits} Ziffern`,
  country_unknown: (f) => `Wählen Sie ${f.object} aus der Liste`,
  country_ineligible: (_f, { country }) =>
    `Mit Wohnsitz in diesem Land (${countryName(country, 'de')}) können Sie hier nicht online buchen. Rufen Sie uns an, wir beraten Sie gern`,
  club_number_format: (f) => `${f.subject} darf nur Buchstaben, Ziffern, Punkte und Striche enthalten`,
  date_format: (f) => `Geben Sie ${f.object} als Tag, Monat und Jahr ein, zum Beispiel 15 3 1984`,
  date_year: (f) => `${f.subject} braucht ein Jahr mit 4 Ziffern`,
  birth_date_invalid: (f) => `Prüfen Sie ${f.object}: Diesen Tag gibt es nicht, oder er liegt zu weit zurück`,
  birth_date_future: (f) => `${f.subject} liegt in der Zukunft. Prüfen Sie das Jahr`,
  max_age: (f, { age, fareName }) => `${f.person}: Das Höchstalter für den Tarif „${fareName}“ ist ${jahre(age)} bei Reisebeginn`,
  min_age: (f, { age, fareName }) => `${f.person}: Das Mindestalter für den Tarif „${fareName}“ ist ${jahre(age)} bei Reisebeginn`,
  min_age_months: (f, { age, fareName }) => `${f.person}: Das Mindestalter für den Tarif „${fareName}“ ist ${monate(age)} bei Reisebeginn`,
  age_not_as_priced: (f, finding) =>
    `${f.person} ist bei Reisebeginn ${jahre(finding.age)} alt, der Preis gilt aber für ${pricedDe(finding)}. Prüfen Sie das Geburtsdatum oder ändern Sie die Reisenden`,
  applicant_minor_today: (_f, { age }) => `Wer bucht, muss am Tag der Buchung mindestens ${jahre(age)} alt sein`,
  applicant_minor_at_start: (_f, { age }) => `Wer bucht, muss bei Reisebeginn mindestens ${jahre(age)} alt sein`,
  card_number_in_text: () => 'Nehmen Sie die Kartennummer aus dem Text. Zahlungsdaten geben Sie erst beim Bezahlen ein, in geschützten Feldern',
  voucher_code_format: (_f, { voucher }) => `Prüfen Sie den Gutscheincode „${voucher.slice(0, 40)}“: Er besteht nur aus Buchstaben, Ziffern und Strichen`,
  voucher_twice: (_f, { voucher }) => `Den Gutscheincode „${voucher.slice(0, 40)}“ haben Sie zweimal eingegeben. Nehmen Sie einen heraus`,
  too_many_vouchers: (_f, { most }) => `Für eine Buchung gelten höchstens ${most} Gutscheine. Nehmen Sie die übrigen heraus`,
  insurance_fixed_only: () => 'Die Versicherung gibt es nur zu einer Festbuchung. Wählen Sie die Festbuchung, oder nehmen Sie die Versicherung heraus',
  insurance_country: () =>
    'Die Versicherung gibt es nur mit Wohnsitz in Deutschland, Österreich, der Schweiz oder Liechtenstein. Nehmen Sie die Versicherung heraus',
  pax_count: (_f, { expected, given }) =>
    `Der Preis gilt für ${expected} ${de(expected, 'Person', 'Personen')}, angegeben ${de(given, 'ist', 'sind')} ${given}. Ergänzen Sie die Angaben, oder ändern Sie die Reisenden`,
  terms_not_accepted: () => 'Bitte akzeptieren Sie die AGB',
  booking_kind_required: () => 'Wählen Sie zuerst eine Buchungsart: Festbuchung oder Option',
  direct_booking_not_accepted: () => 'Bestätigen Sie, dass Sie verbindlich buchen',
};

const english: Words = {
  required: (f) => (f.isChosen ? `Choose ${f.object}` : `Enter ${f.object}`),
  incomplete: (f) => `Please complete: ${f.noun}`,
  too_long: (f, { most }) => `${f.subject} can have ${most} characters at most`,
  control_characters: (f) => `${f.subject} contains invisible characters. Type it in again`,
  name_letters: (f) => `${f.subject} can only contain Latin letters, spaces, hyphens and apostrophes, as in the passport`,
  email_format: () => 'Enter the complete e-mail address, such as name@example.com',
  phone_format: (f) => `${f.subject} needs ${fewest} to ${most} digits, such as 020 7946 0120`,
  phone_or_mobile_required: () => 'Enter a phone or mobile number',
  post_code_format: (f, { digits }) => `${f.subject} needs ${digits} digits`,
  country_unknown: (f) => `Choose ${f.object} from the list`,
  country_ineligible: (_f, { country }) =>
    `You cannot book online as a resident of this country (${countryName(country, 'en')}). Call us, we are glad to advise you`,
  club_number_format: (f) => `${f.subject} can only contain letters, digits, dots and hyphens`,
  date_format: (f) => `Enter ${f.object} as day, month and year, such as 15 3 1984`,
  date_year: (f) => `${f.subject} needs a year with 4 digits`,
  birth_date_invalid: (f) => `Check ${f.object}: this day does not exist or is too long ago`,
  birth_date_future: (f) => `${f.subject} is in the future. Check the year`,
  max_age: (f, { age, fareName }) => `${f.person}: the maximum age for the fare ‘${fareName}’ is ${years(age)} at departure`,
  min_age: (f, { age, fareName }) => `${f.person}: the minimum age for the fare ‘${fareName}’ is ${years(age)} at departure`,
  min_age_months: (f, { age, fareName }) => `${f.person}: the minimum age for the fare ‘${fareName}’ is ${months(age)} at departure`,
  age_not_as_priced: (f, finding) =>
    `${f.person} is ${years(finding.age)} old at departure, but the price is for ${pricedEn(finding)}. Check the date of birth or change the travellers`,
  applicant_minor_today: (_f, { age }) => `Whoever books must be at least ${years(age)} old on the day of booking`,
  applicant_minor_at_start: (_f, { age }) => `Whoever books must be at least ${years(age)} old at departure`,
  card_number_in_text: () => 'Take the card number out of the text. Payment details are entered later, in protected fields',
  voucher_code_format: (_f, { voucher }) => `Check the voucher code ‘${voucher.slice(0, 40)}’: it has only letters, digits and hyphens`,
  voucher_twice: (_f, { voucher }) => `You have entered the voucher code ‘${voucher.slice(0, 40)}’ twice. Take one out`,
  too_many_vouchers: (_f, { most }) => `A booking can have ${most} vouchers at most. Take the others out`,
  insurance_fixed_only: () => 'Insurance comes with a fixed booking only. Choose the fixed booking or take the insurance out',
  insurance_country: () => 'Insurance is for residents of Germany, Austria, Switzerland or Liechtenstein only. Take the insurance out',
  pax_count: (_f, { expected, given }) =>
    `The price is for ${expected} ${en(expected, 'person', 'persons')}, ${given} ${en(given, 'is', 'are')} given. Complete the details or change the travellers`,
  terms_not_accepted: () => 'Please accept the terms and conditions',
  booking_kind_required: () => 'Choose a booking type first: fixed booking or option',
  direct_booking_not_accepted: () => 'Confirm that you book with obligation',
};

const words: Readonly<Record<Language, Words>> = { de: german, en: english };

/** Every code has words in both languages; the compiler demands it of the tables above. */
export const findingCodes = Object.keys(german) as readonly FindingCode[];

/** One finding in the reader's language, with the names of persons as the form has them. */
export function findingText(finding: Finding, form: BookingForm, language: Language): string {
  // The finding and its words have the same code, which TypeScript cannot follow through the union.
  const say = words[language][finding.code] as (field: FieldWords, finding: Finding) => string;
  return say(fieldWords(finding.path, form, language), finding);
}

/** Findings as the envelope's `errors`: texts by path (422 fail). */
export const findingErrors = (findings: readonly Finding[], form: BookingForm, language: Language): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(findings.map((finding) => [finding.path, [findingText(finding, form, language)]]));
