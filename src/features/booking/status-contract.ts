// The calls of a booking's own page, which its customer opens from a mail (BOOK-24). The key in its address is all that is needed, and all
// that is known of who asks: persons are masked, and an unknown key, a foreign one and one that is over get the same answer.
import { z } from 'zod';
import { bookingKinds, bookingStates } from '#domain/booking/booking-states.ts';
import { currencies } from '#domain/money/money.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { bookingQuote, confirmationSchema, confirmBooking, sessionSchema, summarySchema } from './contract.ts';

const money = z.object({ amount: z.number().int(), currency: z.enum(currencies) });
/** 256 bits, base64url: which booking, and the mark that says that the address is ours. */
const bookingKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not the key of a booking');
const payment = confirmBooking.input.shape.payment;

/** Said without asking the payment provider: the card's fields come by a call of their own, once a card is chosen. */
const paymentWays = summarySchema.shape.paymentSettings.extend({ isCardOffered: z.boolean() });

const place = z.object({
  categoryCode: z.string(),
  categoryName: z.string(),
  cabinType: z.string(),
  /** null = the cruise line gives the number later. */
  cabinNumber: z.string().nullable(),
});

/** Everything that must stand before the button of an order with a duty to pay (LAW-02, LAW-03, L-DE-11). */
const orderSchema = z.object({
  /** Of an option that is held, or of a place that is offered. */
  of: z.enum(['option', 'place']),
  place,
  fareName: z.string(),
  arrival: z.string().nullable(),
  quote: bookingQuote,
  /** What was named before, where it is another total now. */
  previousTotal: money.nullable(),
  validUntil: z.string(),
  paymentSettings: paymentWays,
  packageForm: summarySchema.shape.packageForm,
  insolvencyCover: summarySchema.shape.insolvencyCover,
  buttonText: z.string(),
});

export const bookingStatusSchema = z.object({
  /** The number that the customer knows the booking by. */
  bookingId: z.string(),
  bookingType: z.enum(bookingKinds),
  /** As it is at this moment: an option that has run out has lapsed, whatever was written down so far. */
  bookingState: z.enum(bookingStates),
  orderedAt: z.string(),
  voyage: sessionSchema.shape.voyage,
  place: place.nullable(),
  fareName: z.string().nullable(),
  extras: z.array(z.string()),
  /** 'Änne M.' */
  travellers: z.array(z.string()),
  /** Of whom ordered, 'Änne M.' and 'a…@example.org'. */
  contact: z.object({ name: z.string(), email: z.string() }),
  quote: bookingQuote.nullable(),
  totalPrice: money.nullable(),
  optionValidUntil: z.string().nullable(),
  /** Of a place on the wait list; ahead = requests for the same that came earlier, null where the cruise line keeps the list. */
  waitList: z.object({ categories: z.array(z.string()), ahead: z.number().int().nullable() }).nullable(),
  /** The last place that was offered. */
  offer: z.object({ offerId: z.uuid(), state: z.enum(['open', 'accepted', 'declined', 'over']), categoryName: z.string(), validUntil: z.string() }).nullable(),
  /** The cruise line's other price, waiting for an answer (BOOK-13). */
  newPrice: z
    .object({
      previous: money,
      total: money,
      answerUntil: z.string(),
      /** The lines of the new total. */
      quote: bookingQuote,
      packageForm: summarySchema.shape.packageForm,
      insolvencyCover: summarySchema.shape.insolvencyCover,
      /** By the kind of the booking: an option and a place on the wait list bind to nothing. */
      buttonText: z.string(),
    })
    .nullable(),
  /** What can be ordered now; null where nothing can. */
  order: orderSchema.nullable(),
  payment: confirmationSchema.shape.payment.unwrap().extend({ attempts: z.number().int() /* cards and accounts that were entered so far */ }).nullable(),
  paymentError: confirmationSchema.shape.paymentError,
  /** For another means of payment after one that failed; null where none is asked for. */
  paymentAgain: paymentWays.nullable(),
  files: z.object({
    /** Takes the date of birth of somebody who travels as a form by POST (`birthDate-day`, `-month`, `-year`); null where none is known. */
    pdf: z.string().nullable(),
    calendar: z.string().nullable(),
  }),
});
export type BookingStatus = z.output<typeof bookingStatusSchema>;
export type BookingOrder = NonNullable<BookingStatus['order']>;

export const getBooking = defineCall({
  path: 'booking/getBooking',
  method: 'POST',
  access: 'public',
  read: false, // not to be cached, nor to be written into the log of a query
  summary: 'A booking as it stands, for whoever has its key from a mail (BOOK-24)',
  input: z.strictObject({ bookingKey }),
  output: bookingStatusSchema,
  failures: ['InvalidSession'],
});

export const getPaymentSettingsByKey = defineCall({
  path: 'booking/getPaymentSettings',
  method: 'POST',
  access: 'public',
  read: false, // opens a card form at the payment provider
  summary: 'The card fields for a booking that is paid on its own page, once a card is chosen (PAY-01)',
  input: z.strictObject({ bookingKey }),
  output: summarySchema.shape.paymentSettings,
  failures: ['InvalidSession', 'BadSessionState'],
});

const ordered = {
  method: 'POST',
  access: 'public',
  read: false,
  output: bookingStatusSchema,
} as const;

const orderFailures = [
  'InvalidSession',
  'BadSessionState',
  'PriceChanged',
  'NonBookableVoyage',
  'InvalidSelectedBookingOptions',
  'BackendUnavailable',
] as const;

export const confirmOption = defineCall({
  ...ordered,
  path: 'booking/confirmOption',
  summary: 'An option becomes a fixed booking at its own price, before its last moment (BOOK-12)',
  input: z.strictObject({
    bookingKey,
    acceptTerms: z.boolean(),
    /** What the customer saw and accepted: another total is not booked. */
    acceptedTotal: money,
    payment,
  }),
  failures: orderFailures,
});

export const answerOffer = defineCall({
  ...ordered,
  path: 'booking/answerOffer',
  summary: 'A place that became free is booked, or goes to the next on the wait list (BOOK-22)',
  input: z
    .strictObject({
      bookingKey,
      /** As it was shown: an answer to one offer is none to the next. */
      offerId: z.uuid(),
      accepted: z.boolean(),
      acceptTerms: z.boolean().default(false),
      /** What the customer saw and accepted; not for an offer that is declined. */
      acceptedTotal: money.optional(),
      payment,
    })
    .refine(({ accepted, acceptedTotal }) => !accepted || acceptedTotal !== undefined, { path: ['acceptedTotal'], error: 'expected the accepted total' }),
  failures: orderFailures,
});

export const answerPriceByKey = defineCall({
  ...ordered,
  path: 'booking/answerPrice',
  summary: 'The answer to the cruise line’s other price, from the mail that asks for it (BOOK-13)',
  input: z.strictObject({
    bookingKey,
    accepted: z.boolean(),
    /** Of the booking at its new price; not needed to decline it. */
    acceptTerms: z.boolean().default(false),
    acceptedTotal: money,
  }),
  failures: ['InvalidSession', 'BadSessionState', 'PriceChanged', 'InvalidSelectedBookingOptions'],
});

export const payBooking = defineCall({
  ...ordered,
  path: 'booking/payBooking',
  summary: 'Another card or account after one that failed (PAY-04)',
  input: z.strictObject({
    bookingKey,
    /** `payment.attempts` as the page saw it: the payment is entered once, however often it is sent, and never after another one. */
    attempt: z.number().int().min(0),
    payment: payment.unwrap().unwrap(),
  }),
  failures: ['InvalidSession', 'BadSessionState', 'InvalidSelectedBookingOptions', 'BackendUnavailable'],
});

export const bookingStatusCalls = { getBooking, getPaymentSettingsByKey, confirmOption, answerOffer, answerPriceByKey, payBooking };
