// Checks the whole form, prices it, and shows what would be ordered (BOOK-13). The price is made here, whatever the browser shows.
import { agencyDay } from '#domain/calendar/calendar.ts';
import type { BookingForm, BookingStatus } from '#domain/booking/form/booking-form.ts';
import { bookingKind, chosenKind, orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { findingsIn, type Finding, type FormPart } from '#domain/booking/form/findings.ts';
import { findingText } from '#domain/booking/form/finding-texts.ts';
import { normaliseForm } from '#domain/booking/form/normalise-form.ts';
import { validateBookingForm } from '#domain/booking/form/validate-form.ts';
import { sameMoney } from '#domain/money/money.ts';
import { coversOn, parseInsolvencyCover } from '#domain/payment/insolvency-cover.ts';
import { looksLikeCard } from '#domain/payment/looks-like-card.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { BookingOptions, BookingSummary, InsuranceAnswer } from '../contract.ts';
import { bookingOfSession } from './booking.repository.ts';
import { mayKeepPlace } from './extras.repository.ts';
import { cardSessionRef, stepAddress, type CardDesk } from './card-of-order.ts';
import type { Extras, InsuranceChoice } from './extras.repository.ts';
import type { BookingFacts, VoyageFacts } from './facts.ts';
import type { InsuranceService } from './insurance.ts';
import {
  bookingOptionsFor,
  isOptionPossible,
  isWaitList,
  optionUntil,
  packageChoice,
  packagesFor,
  railChoice,
  railOffered,
  requirementsOf,
  unknownChoice,
} from './options.ts';
import { atOperatorTotal } from './operator-quote.ts';
import { operatorTotal } from './operator-request.ts';
import { paymentSettingsFor } from './payment-settings.ts';
import { paymentShown } from './payment-shown.ts';
import { fareOfWish, isPrice, quoteOf, type BookingQuote } from './quotes.ts';
import { changeSession, type StoredSession } from './session.repository.ts';
import type { BookingAsker, SessionService } from './session.service.ts';
import { summaryBlocks } from './summary-blocks.ts';
import { summaryTexts } from './summary-texts.ts';

export interface PackageForm {
  readonly version: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface SummaryParts {
  readonly db: Database;
  readonly facts: BookingFacts;
  readonly sessions: SessionService;
  readonly extras: Extras;
  readonly insurance: InsuranceService;
  readonly cards: CardDesk;
  /** The statutory form of a voyage in a language (LAW-03). */
  readonly packageForm: (voyage: VoyageFacts, asker: ShopAsker) => PackageForm;
}

export interface Checked {
  readonly session: StoredSession;
  readonly voyage: VoyageFacts;
  readonly options: BookingOptions;
  readonly form: BookingForm;
  readonly quote: BookingQuote;
  readonly waits: boolean;
  /** A contract of its own beside the voyage; null = none wished for. */
  readonly insurance: InsuranceChoice | null;
}

export type SummaryService = ReturnType<typeof createSummaryService>;

/** The ages of a fare and a wrong day of birth have a failure of their own; both name every field. */
export function refuse(findings: readonly Finding[], form: BookingForm, asker: ShopAsker): void {
  if (findings.length === 0) return;
  const errors: Record<string, string[]> = {};
  for (const finding of findings) (errors[finding.path] ??= []).push(findingText(finding, form, asker.language));
  const births = findings.every(({ path }) => path.endsWith('.birthDate'));
  throw new Failure(births ? 'InvalidPaxBirthDateInput' : 'InvalidSelectedBookingOptions', { errors });
}

export function createSummaryService({ db, facts, sessions, extras, insurance, cards, packageForm }: SummaryParts) {
  const optionsOf = async (session: StoredSession, voyage: VoyageFacts, asker: ShopAsker): Promise<BookingOptions> => {
    const { selection } = session;
    if (!selection) throw new Failure('BadSessionState');
    const [packages, rail] = await Promise.all([facts.packagesOf(voyage.row.itinerary_id), railOffered(extras, voyage, asker)]);
    return bookingOptionsFor({ voyage, session, selection, packages, rail }, asker);
  };

  /** Price of the session's cabin with what the form chooses beside it. @throws Failure CategorySelection where it is not sold any more */
  const priced = async (session: StoredSession, voyage: VoyageFacts, form: BookingForm, asker: ShopAsker): Promise<BookingQuote> => {
    const { selection } = session;
    if (!selection) throw new Failure('BadSessionState');
    const fare = fareOfWish(voyage, selection);
    const packages = packagesFor(await facts.packagesOf(voyage.row.itinerary_id), fare?.currency ?? 'EUR').filter((row) =>
      form.prePostPackages.includes(row.id),
    );
    const quote = quoteOf(
      voyage,
      {
        categoryCode: selection.categoryCode,
        fareGroupId: selection.fareGroupId,
        arrival: form.transportation.option ?? undefined,
        packages: packages.map((row) => packageChoice(row, asker.language)),
        rail: form.transportation.railAndFly ? railChoice(await railOffered(extras, voyage, asker), form, asker) : undefined,
        // what an operator keeps or named a price for is for sale, whatever the catalogue last knew
        evenSoldOut: isWaitList(selection) || (voyage.terms.system === 'opentravel' && !selection.offline),
      },
      session.party,
      asker.language,
    );
    if (!isPrice(quote)) throw new Failure('CategorySelection', { data: { reason: quote } });
    // of an operator that names its own prices the last one it named counts until it is asked again
    const last = voyage.terms.system === 'opentravel' && session.quote ? operatorTotal(session.quote) : undefined;
    return last?.currency === quote.total.currency ? atOperatorTotal(quote, last, asker.language) : quote;
  };

  /** Whether what was chosen can still be had: a hold may have run out meanwhile, a price be on request by now (BOOK-18). */
  const stillThere = async (session: StoredSession, voyage: VoyageFacts, asker: ShopAsker): Promise<void> => {
    const { selection } = session;
    if (!selection || isWaitList(selection)) return;
    const { categoryCode, fareGroupId } = selection;
    const isOwn = voyage.terms.system === 'own';
    const quote = quoteOf(voyage, { categoryCode, fareGroupId, evenSoldOut: !isOwn }, session.party, asker.language);
    // one cabin of this kind does not take everybody any more: several are booked one after the other (BOOK-06)
    if (quote === 'too_many_persons')
      throw new Failure('DataNotAvailable', { data: { reason: 'single_cabin', most: fareOfWish(voyage, selection)?.maxOccupancy ?? 0 } });
    if (!isOwn) return;
    if (!isPrice(quote)) throw new Failure('DataNotAvailable', { data: { reason: 'no_price' } });
    if (!(await mayKeepPlace(db, session.idHash, voyage.row.id, categoryCode))) throw new Failure('DataNotAvailable', { data: { reason: 'no_cabins' } });
  };

  /**
   * Everything that summarise and confirm check alike.
   * @param parts which steps must be complete by now
   */
  const check = async (
    session: StoredSession,
    voyage: VoyageFacts,
    typed: BookingForm,
    status: BookingStatus | null,
    parts: readonly FormPart[],
    asker: ShopAsker,
  ): Promise<Checked> => {
    const form = normaliseForm(typed);
    const options = await optionsOf(session, voyage, asker);
    if (form.transportation.option === 'cruise_only' && voyage.arrivals.length > 0 && voyage.arrivals.every(({ option }) => option !== 'cruise_only'))
      throw new Failure('DataNotAvailable', { data: { reason: 'mandatory_flight' } });
    const wrong = unknownChoice(form, options);
    if (wrong)
      throw new Failure('InvalidSelectedBookingOptions', {
        errors: { [wrong]: [asker.language === 'de' ? 'Diese Auswahl gibt es hier nicht.' : 'There is no such choice here.'] },
      });
    const requirements = requirementsOf(voyage, session, status, asker);
    refuse(findingsIn(validateBookingForm(form, requirements, agencyDay(asker.now), looksLikeCard), parts), form, asker);
    const quote = await priced(session, voyage, form, asker);
    const waits = isWaitList(session.selection);
    return { session, voyage, options, form, quote, waits, insurance: await insurance.chosen({ session, voyage, form, status, quote }, asker) };
  };

  /** What was checked, with the place and the price as its operator has them now (BOOK-13); of our own stock as it is. */
  const askedAgain = async (checked: Checked, asker: ShopAsker) => {
    const { session, voyage, waits } = checked;
    if (voyage.terms.system === 'own' || !session.selection) return { checked, asked: undefined, warnings: [], lastTotal: undefined };
    const asked = await sessions.operatorSelection.renew(session, session.selection, voyage, asker);
    const t = summaryTexts[asker.language];
    const quote = asked.total ? atOperatorTotal(checked.quote, asked.total, asker.language) : checked.quote;
    return {
      checked: { ...checked, quote },
      asked,
      warnings: asked.place.offline ? [t.operatorOffline] : asked.total || waits ? [] : [t.priceNotConfirmed],
      lastTotal: sameMoney(quote.total, checked.quote.total) ? undefined : checked.quote.total,
    };
  };

  /** Of an order that has begun, or of one that was made and whose card was refused. Asks the provider where its fields are. */
  const paymentSettings = (
    voyage: VoyageFacts,
    isFixed: boolean,
    quote: BookingQuote | null,
    sessionId: string,
    asker: BookingAsker,
    step: 'summary' | 'confirmation' = 'summary',
  ): Promise<BookingSummary['paymentSettings']> =>
    paymentSettingsFor(
      cards,
      voyage,
      { isFixed, quote, sessionRef: cardSessionRef(sessionId), returnUrl: stepAddress(asker, voyage.row.id, step, sessionId) },
      asker,
    );

  /** Settings after the order: for another card where the first one was refused (PAY-04). @throws Failure BadSessionState where nothing may be tried */
  const settingsOfOrder = async (session: StoredSession, sessionId: string, asker: BookingAsker): Promise<BookingSummary['paymentSettings']> => {
    const booking = await bookingOfSession(db, session.idHash);
    if (!booking || booking.voyageId === null || !(await paymentShown(db, booking))?.mayTryAgain) throw new Failure('BadSessionState');
    return paymentSettings(await facts.known(booking.voyageId), true, booking.quote, sessionId, asker, 'confirmation');
  };

  return {
    check,

    /** Insurance for the form as it stands, typed half or whole: what is missing is named, nothing is kept (BOOK-09). */
    async insuranceOffers(
      input: { readonly sessionId: string; readonly bookingOptions: BookingForm; readonly bookingStatus?: BookingStatus | null | undefined },
      asker: BookingAsker,
    ): Promise<InsuranceAnswer> {
      const { session, voyage } = await sessions.openSession(input.sessionId, asker);
      if (isWaitList(session.selection)) return { state: 'fixed_only', missing: [], offers: [] };
      const status = isOptionPossible(voyage) ? (input.bookingStatus ?? null) : 'fixed_booking';
      const form = normaliseForm(input.bookingOptions);
      return insurance.offers({ session, voyage, form, status, quote: await priced(session, voyage, form, asker) }, asker);
    },

    async options(sessionId: string, asker: BookingAsker): Promise<BookingOptions> {
      const { session, voyage } = await sessions.openSession(sessionId, asker);
      await stillThere(session, voyage, asker);
      return optionsOf(session, voyage, asker);
    },

    async paymentSettings(
      input: { readonly sessionId: string; readonly sessionRevision: number; readonly bookingStatus?: BookingStatus | null | undefined },
      asker: BookingAsker,
    ) {
      const own = await sessions.ownSession(input.sessionId, asker);
      if (own.state === 'confirmed') return settingsOfOrder(own, input.sessionId, asker);
      const { voyage, session } = await sessions.opened(own, asker, input.sessionRevision);
      return paymentSettings(voyage, !isWaitList(session.selection) && input.bookingStatus === 'fixed_booking', session.quote, input.sessionId, asker);
    },

    async summarize(
      input: {
        readonly sessionId: string;
        readonly sessionRevision: number;
        readonly bookingOptions: BookingForm;
        readonly bookingStatus?: BookingStatus | null | undefined;
      },
      asker: BookingAsker,
    ): Promise<BookingSummary> {
      const { session, voyage } = await sessions.openSession(input.sessionId, asker, input.sessionRevision);
      const onlyFixed = !isOptionPossible(voyage) && !isWaitList(session.selection);
      const status = onlyFixed ? 'fixed_booking' : (input.bookingStatus ?? null);
      const before = await check(session, voyage, input.bookingOptions, status, ['options', 'contacts'], asker);
      const { checked, asked, warnings, lastTotal } = await askedAgain(before, asker);
      const changed = await changeSession(db, session.idHash, session.revision, {
        options: { ...checked.form, acceptTerms: false },
        quote: checked.quote,
        ...(asked && session.selection && { selection: { ...session.selection, ...asked.place } }),
        reached: 4,
      });
      if (!changed) {
        if (asked) await sessions.operatorSelection.giveBack(voyage, asked);
        throw new Failure('OutdatedSessionRevision');
      }
      const shown = await sessions.shown(input.sessionId, changed, asker, voyage);
      const choice = { isCustomRequest: false, isWaitList: checked.waits, status };
      const kind = bookingKind(choice);
      const cover = parseInsolvencyCover(voyage.terms.insolvencyCover);
      const previous = lastTotal ?? (session.maxStep >= 4 ? session.quote?.total : undefined);
      const form = packageForm(voyage, asker);
      return {
        sessionRevision: changed.revision,
        bookingType: kind,
        isImmediateBookingRequired: onlyFixed,
        quoteError: null,
        quote: checked.quote,
        previousTotal: previous && previous.amount !== checked.quote.total.amount ? previous : null,
        paymentSettings: await paymentSettings(voyage, kind === 'fixed_booking', checked.quote, input.sessionId, asker),
        summary: {
          blocks: summaryBlocks(
            { session: shown, form: checked.form, options: checked.options, quote: checked.quote, waits: checked.waits, insurance: checked.insurance },
            asker,
          ),
        },
        warnings: [...(onlyFixed ? [summaryTexts[asker.language].onlyFixed] : []), ...warnings],
        packageForm: { version: form.version, title: form.title, paragraphs: [...form.paragraphs] },
        insolvencyCover:
          coversOn(cover, agencyDay(asker.now)) && cover ? { insurer: cover.insurer, contact: cover.contact, documentUrl: cover.documentUrl } : null,
        optionValidUntil: kind === 'option_booking' ? optionUntil(voyage, asker.now).toISOString() : null,
        buttonText: orderButtonText(chosenKind(choice), asker.language),
      };
    },
  };
}
