// The booking form and the custom request as requests bring them: strict, with the hard limits. What is wrong inside that shape has the
// words of its field (domain/booking/form/validate-form.ts), so the limits here are wider than those there.
import { z } from 'zod';
import { salutations, shapeLimits, titles, type BookingForm } from '#domain/booking/form/booking-form.ts';
import type { CustomRequest } from '#domain/booking/form/custom-request.ts';
import { arrivalOptions } from '#domain/voyage/vocabulary.ts';

const line = z.string().max(shapeLimits.line);
/** Ids of options; 'chosen' fields are null until something is. */
const id = z.string().min(1).max(shapeLimits.id);
const chosen = id.nullable();

const person = {
  salutation: z.enum([...salutations, '']),
  title: z.enum(titles),
  firstName: line,
  lastName: line,
  birthDate: line,
  nationality: line,
  clubNumber: line,
};

const paxSchema = z.strictObject(person);

const bookingContactSchema = z.strictObject({
  ...person,
  street: line,
  postCode: line,
  city: line,
  country: line,
  phone: line,
  mobile: line,
  fax: line,
  email: line,
});

/** The entity 'Booking form' of the specification: exactly its fields, others are refused. */
export const bookingFormSchema = z.strictObject({
  acceptTerms: z.boolean(),
  beddingConfiguration: chosen,
  bookingContact: bookingContactSchema,
  cabinSelection: z.strictObject({ cabin: chosen, cabinCategory: chosen, cabinType: chosen }),
  dining: z.strictObject({ seating: chosen, tableSize: chosen }),
  insuranceOffer: chosen,
  freeUpgrade: chosen,
  newsletterConsentTextId: chosen,
  pax: z.array(paxSchema).max(shapeLimits.pax),
  prePostPackages: z.array(z.number().int().positive().max(2_147_483_647)).max(shapeLimits.choices),
  specialPromotion: chosen,
  specialRequestsText: z.string().max(shapeLimits.text),
  specialServices: z.array(id).max(shapeLimits.choices),
  transportation: z.strictObject({ option: z.enum(arrivalOptions).nullable(), outward: chosen, return: chosen, railAndFly: z.boolean() }),
  voucherCodes: z.array(id).max(shapeLimits.choices),
}) satisfies z.ZodType<BookingForm>;

/** All four may be missing: each missing one has its own words (BOOK-17). */
export const customRequestSchema = z.strictObject({
  shipName: line,
  startDate: line,
  duration: z.number().int().min(-9999).max(9999).nullable(),
  personCount: z.number().int().min(-9999).max(9999).nullable(),
}) satisfies z.ZodType<CustomRequest>;
