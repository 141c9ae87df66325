// What the fields of the form are called inside a sentence, in both languages and with the person they belong to.
import type { Language } from '../../language.ts';
import { nameOf, type BookingForm, type ContactField } from './booking-form.ts';
import { personOf, type FormPath } from './findings.ts';

type WholeField = Exclude<FormPath, `${string}.${string}`>;
type FieldName = ContactField | WholeField;

/** German has its article in the object and the subject of a sentence; the noun alone heads a list. */
interface GermanWords {
  readonly noun: string;
  /** 'Ihren Vornamen', 'den Vornamen' */
  readonly object: readonly [own: string, other: string];
  /** 'Ihr Vorname', 'Der Vorname' */
  readonly subject: readonly [own: string, other: string];
  /** Chosen from a list instead of typed. */
  readonly chosen?: true;
}
interface EnglishWords {
  readonly noun: string;
  readonly chosen?: true;
}

const die = (noun: string): GermanWords => ({ noun, object: [`Ihre ${noun}`, `die ${noun}`], subject: [`Ihre ${noun}`, `Die ${noun}`] });
const der = (noun: string, object = noun): GermanWords => ({ noun, object: [`Ihren ${object}`, `den ${object}`], subject: [`Ihr ${noun}`, `Der ${noun}`] });
const das = (noun: string): GermanWords => ({ noun, object: [`Ihr ${noun}`, `das ${noun}`], subject: [`Ihr ${noun}`, `Das ${noun}`] });

const german: Readonly<Record<FieldName, GermanWords>> = {
  salutation: { ...die('Anrede'), chosen: true },
  title: { ...der('Titel'), chosen: true },
  firstName: der('Vorname', 'Vornamen'),
  lastName: der('Nachname', 'Nachnamen'),
  birthDate: das('Geburtsdatum'),
  nationality: { ...die('Staatsangehörigkeit'), chosen: true },
  clubNumber: die('Clubnummer'),
  street: { noun: 'Straße und Hausnummer', object: ['Straße und Hausnummer', 'Straße und Hausnummer'], subject: ['Die Straße', 'Die Straße'] },
  postCode: die('Postleitzahl'),
  city: der('Ort'),
  country: { ...das('Land'), chosen: true },
  email: die('E-Mail-Adresse'),
  phone: die('Telefonnummer'),
  mobile: die('zweite Nummer'),
  fax: die('Faxnummer'),
  pax: { noun: 'Reisende', object: ['die Reisenden', 'die Reisenden'], subject: ['Die Reisenden', 'Die Reisenden'] },
  voucherCodes: der('Gutscheincode'),
  insuranceOffer: die('Versicherung'),
  specialRequestsText: { noun: 'Wünsche', object: ['Ihre Wünsche', 'die Wünsche'], subject: ['Ihr Text', 'Der Text'] },
  acceptTerms: die('Zustimmung zu den AGB'),
  bookingStatus: { ...die('Buchungsart'), chosen: true },
  acceptDirectBooking: die('Bestätigung der Festbuchung'),
};

const english: Readonly<Record<FieldName, EnglishWords>> = {
  salutation: { noun: 'form of address', chosen: true },
  title: { noun: 'title', chosen: true },
  firstName: { noun: 'first name' },
  lastName: { noun: 'last name' },
  birthDate: { noun: 'date of birth' },
  nationality: { noun: 'nationality', chosen: true },
  clubNumber: { noun: 'club number' },
  street: { noun: 'street and house number' },
  postCode: { noun: 'postcode' },
  city: { noun: 'town or city' },
  country: { noun: 'country', chosen: true },
  email: { noun: 'e-mail address' },
  phone: { noun: 'phone number' },
  mobile: { noun: 'second number' },
  fax: { noun: 'fax number' },
  pax: { noun: 'travellers' },
  voucherCodes: { noun: 'voucher code' },
  insuranceOffer: { noun: 'insurance' },
  specialRequestsText: { noun: 'text' },
  acceptTerms: { noun: 'acceptance of the terms' },
  bookingStatus: { noun: 'booking type', chosen: true },
  acceptDirectBooking: { noun: 'confirmation of the fixed booking' },
};

/** A field in the sentences of one finding. */
export interface FieldWords {
  /** 'Geburtsdatum von Person 2 (Mia Braun)' */
  readonly noun: string;
  /** 'das Geburtsdatum von Person 2 (Mia Braun)' */
  readonly object: string;
  /** The same at the head of a sentence. */
  readonly subject: string;
  readonly isChosen: boolean;
  /** The person it is about; the applicant is person 1 where a rule of travellers is meant. */
  readonly person: string;
}

/** 'Person 2 (Mia Braun)', the name only where it is typed. */
export function personWords(index: number, form: BookingForm): string {
  const pax = form.pax[index];
  const name = pax === undefined ? '' : nameOf(pax);
  return `Person ${index + 1}${name === '' ? '' : ` (${name})`}`;
}

export function fieldWords(path: FormPath, form: BookingForm, language: Language): FieldWords {
  const name = (path.split('.').at(-1) ?? path) as FieldName;
  const index = personOf(path);
  const own = index === null;
  const person = personWords(index ?? 0, form);
  if (language === 'de') {
    const { noun, object, subject, chosen } = german[name];
    const of = own ? '' : ` von ${person}`;
    return { noun: noun + of, object: object[own ? 0 : 1] + of, subject: subject[own ? 0 : 1] + of, isChosen: chosen === true, person };
  }
  const { noun, chosen } = english[name];
  const of = own ? '' : ` of ${person.replace('Person', 'person')}`;
  return {
    noun: noun + of,
    object: `${own ? 'your' : 'the'} ${noun}${of}`,
    subject: `${own ? 'Your' : 'The'} ${noun}${of}`,
    isChosen: chosen === true,
    person,
  };
}
