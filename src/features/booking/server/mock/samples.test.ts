import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  availabilitySchema,
  bookingOptionsSchema,
  confirmationSchema,
  getVoyageSettings,
  insuranceAnswerSchema,
  insuranceOfferSchema,
  sessionSchema,
  summarySchema,
} from '../../contract.ts';
import { mockResources } from './mock-calls.ts';

const insuranceCase = z.looseObject({
  bookingKey: z.string(),
  state: z.enum(['offered', 'declined', 'reserved', 'booked', 'expired', 'blocked']),
  offers: z.array(insuranceOfferSchema).min(1),
});
const schemas: Readonly<Record<string, z.ZodType>> = {
  getVoyageSettings: getVoyageSettings.output,
  getCategoryAvailability: availabilitySchema,
  getCategoryAvailabilityWaitList: availabilitySchema,
  getCategoryAvailabilityNone: availabilitySchema,
  getBookingOptions: bookingOptionsSchema,
  getSummary: summarySchema,
  getConfirmation: confirmationSchema,
  getConfirmationChallenge: confirmationSchema,
  getConfirmationError: confirmationSchema,
  getInsuranceCaseInformation: insuranceCase,
  getInsuranceOffers: insuranceAnswerSchema,
  getSession: sessionSchema,
};

describe('samples of the booking', () => {
  test.each(Object.entries(mockResources))('BOOK-21 %s is what the contract says, in both brands', (name, make) => {
    for (const [brand, language] of [
      ['fahrwasser', 'de'],
      ['fairway', 'en'],
    ] as const) {
      const sample = make({ brand, language, now: new Date('2026-11-20T12:00:00Z') } as never);
      expect(schemas[name]?.safeParse(sample).error).toBeUndefined();
    }
  });

  test('BOOK-21 every sample has a schema, and no schema is without its sample', () => {
    expect(Object.keys(mockResources).toSorted()).toEqual(Object.keys(schemas).toSorted());
  });
});
