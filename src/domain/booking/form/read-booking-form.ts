// Reads a form of unknown origin, such as a draft of this tab: what fits is taken, what does not is left blank. Requests are not read
// with this but refused by their schema.
import { arrivalOptions } from '../../voyage/vocabulary.ts';
import {
  contactFields,
  emptyBookingForm,
  paxFields,
  salutations,
  shapeLimits,
  titles,
  type BookingContact,
  type BookingForm,
  type Pax,
} from './booking-form.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const text = (value: unknown, most: number = shapeLimits.line): string => (typeof value === 'string' && value.length <= most ? value : '');
const id = (value: unknown): string | null => text(value, shapeLimits.id) || null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, shapeLimits.choices) : []);
const oneOf = <T extends string, Other>(all: readonly T[], value: unknown, other: Other): T | Other => all.find((one) => one === value) ?? other;

const isWord = (field: string): boolean => field !== 'salutation' && field !== 'title';
const words = <F extends string>(names: readonly F[], from: Fields): Record<F, string> =>
  Object.fromEntries(names.filter(isWord).map((name) => [name, text(from[name])])) as Record<F, string>;

function readPax(value: unknown): Pax {
  const from = fieldsOf(value);
  return { ...words(paxFields, from), salutation: oneOf(salutations, from['salutation'], ''), title: oneOf(titles, from['title'], 'none') };
}

function readContact(value: unknown): BookingContact {
  return { ...words(contactFields, fieldsOf(value)), ...readPax(value) };
}

/** Any value as a form; never throws. */
export function readBookingForm(value: unknown): BookingForm {
  const from = fieldsOf(value);
  const cabin = fieldsOf(from['cabinSelection']);
  const dining = fieldsOf(from['dining']);
  const way = fieldsOf(from['transportation']);
  return {
    ...emptyBookingForm(0),
    acceptTerms: from['acceptTerms'] === true,
    beddingConfiguration: id(from['beddingConfiguration']),
    bookingContact: readContact(from['bookingContact']),
    cabinSelection: { cabin: id(cabin['cabin']), cabinCategory: id(cabin['cabinCategory']), cabinType: id(cabin['cabinType']) },
    dining: { seating: id(dining['seating']), tableSize: id(dining['tableSize']) },
    insuranceOffer: id(from['insuranceOffer']),
    freeUpgrade: id(from['freeUpgrade']),
    newsletterConsentTextId: id(from['newsletterConsentTextId']),
    pax: list(from['pax']).slice(0, shapeLimits.pax).map(readPax),
    prePostPackages: list(from['prePostPackages']).filter((one): one is number => Number.isSafeInteger(one) && Number(one) > 0),
    specialPromotion: id(from['specialPromotion']),
    specialRequestsText: text(from['specialRequestsText'], shapeLimits.text),
    specialServices: list(from['specialServices']).flatMap((one) => id(one) ?? []),
    transportation: {
      option: oneOf(arrivalOptions, way['option'], null),
      outward: id(way['outward']),
      return: id(way['return']),
      railAndFly: way['railAndFly'] === true,
    },
    voucherCodes: list(from['voucherCodes']).flatMap((one) => id(one) ?? []),
  };
}
