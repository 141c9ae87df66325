// The running total while options are chosen: the price of the cabin as the server made it, and what each chosen option is said to cost.
// The summary prices everything anew; a difference is shown and has to be accepted (BOOK-13, BOOK-14).
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import { depositOf } from '#domain/booking/booking-quote.ts';
import type { BookingOptions, BookingSession } from '#features/booking/contract.ts';

type Quote = NonNullable<BookingSession['quote']>;
type Line = Quote['lines'][number];
type Arrival = BookingOptions['transportationOptions'][number];

/** The arrival that stands while nothing is chosen: the only one there is, else the one without a price of its own. */
export const arrivalWithoutChoice = (options: BookingOptions): Arrival | undefined =>
  options.transportationOptions.find((one) => one.isMandatory) ??
  options.transportationOptions.find((one) => one.price === null || one.price.amount === 0) ??
  options.transportationOptions[0];

export const arrivalChosen = (options: BookingOptions, form: Pick<BookingForm, 'transportation'>): Arrival | undefined =>
  options.transportationOptions.find((one) => one.option === form.transportation.option) ?? arrivalWithoutChoice(options);

function arrivalLines(quote: Quote, session: BookingSession, options: BookingOptions, form: BookingForm): readonly Line[] {
  const priced = session.bookingOptions?.transportation.option ?? null;
  const made = quote.lines.filter((line) => line.kind === 'arrival');
  if (form.transportation.option === priced) return made;
  const chosen = arrivalChosen(options, form);
  const before = options.transportationOptions.find((one) => one.option === priced) ?? arrivalWithoutChoice(options);
  if (!chosen || chosen.option === before?.option) return made;
  return chosen.price && chosen.price.amount !== 0 ? [{ kind: 'arrival', label: chosen.label, count: 1, each: chosen.price }] : [];
}

function packageLines(quote: Quote, options: BookingOptions, form: BookingForm): readonly Line[] {
  const made = quote.lines.filter((line) => line.kind === 'package');
  return options.prePostPackageOptions
    .filter((one) => form.prePostPackages.includes(one.id))
    .map((one): Line => made.find((line) => line.label.includes(one.name)) ?? { kind: 'package', label: one.name, count: 1, each: one.price });
}

function railLines(quote: Quote, session: BookingSession, { railAndFly }: BookingOptions, form: BookingForm): readonly Line[] {
  const arrival = form.transportation;
  if (!arrival.railAndFly || !railAndFly) return [];
  const made = quote.lines.filter((line) => line.kind === 'rail');
  return made.length > 0 && session.bookingOptions?.transportation.railAndFly
    ? made
    : [{ kind: 'rail', label: railAndFly.label, count: 1, each: railAndFly.amount }];
}

/** null where the session has no price (nothing chosen, or the price is made on request). Same lines as the server's where they are known. */
export function runningQuote(session: BookingSession, options: BookingOptions | null, form: BookingForm): Quote | null {
  const { quote } = session;
  if (!quote || !options) return quote;
  const fixed = quote.lines.filter((line) => line.kind !== 'arrival' && line.kind !== 'package' && line.kind !== 'rail');
  const lines = [...fixed, ...arrivalLines(quote, session, options, form), ...packageLines(quote, options, form), ...railLines(quote, session, options, form)];
  const amount = lines.reduce((sum, line) => sum + line.count * line.each.amount, 0);
  if (amount === quote.total.amount) return quote;
  const total = { amount, currency: quote.total.currency };
  return { ...quote, lines, total, deposit: quote.deposit && depositOf(total, quote.depositPercent) };
}

/** Is there anything to choose? Wishes and vouchers do not count: they have room in the next step as well. */
export const hasChoices = (options: BookingOptions): boolean =>
  options.transportationOptions.length > 1 ||
  options.railAndFly !== null ||
  [
    options.prePostPackageOptions,
    options.specialServiceOptions,
    options.diningOptions.seatings,
    options.diningOptions.tableSizes,
    options.beddingConfigurationOptions,
    options.freeUpgradeOptions,
    options.specialPromotionOptions,
  ].some((list) => list.length > 0);
