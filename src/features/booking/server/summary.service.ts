// Checks the whole form, prices it, and shows what would be ordered (BOOK-13). The price is made here, whatever the browser shows.
import { agencyDay } from '#domain/calendar/calendar.ts';
import type { BookingForm, BookingStatus } from '#domain/booking/form/booking-form.ts';
import { bookingKind, chosenKind, orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { findingsIn, type Finding, type FormPart } from '#domain/booking/form/findings.ts';
import { findingText } from '#domain/booking/form/finding-texts.ts';
import { normaliseForm } from '#domain/booking/form/normalise-form.ts';
import { validateBookingForm } from '#domain/booking/form/validate-form.ts';
import { coversOn, parseInsolvencyCover } from '#domain/payment/insolvency-cover.ts';
import { looksLikeCard } from '#domain/payment/looks-like-card.ts';
import { withoutPaymentText } from '#domain/payment/payment-texts.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { BookingOptions, BookingSummary } from '../contract.ts';
import type { BookingFacts, VoyageFacts } from './facts.ts';
import { bookingOptionsFor, isOptionPossible, isWaitList, optionUntil, packageChoice, packagesFor, requirementsOf, unknownChoice } from './options.ts';
import { paymentChoicesOf } from './payment-choices.ts';
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

export function createSummaryService({ db, facts, sessions, packageForm }: SummaryParts) {
  const optionsOf = async (session: StoredSession, voyage: VoyageFacts, asker: ShopAsker): Promise<BookingOptions> => {
    const { selection } = session;
    if (!selection) throw new Failure('BadSessionState');
    return bookingOptionsFor({ voyage, session, selection, packages: await facts.packagesOf(voyage.row.itinerary_id) }, asker);
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
        evenSoldOut: isWaitList(selection),
      },
      session.party,
      asker.language,
    );
    if (!isPrice(quote)) throw new Failure('CategorySelection', { data: { reason: quote } });
    return quote;
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
    const wrong = unknownChoice(form, options);
    if (wrong)
      throw new Failure('InvalidSelectedBookingOptions', {
        errors: { [wrong]: [asker.language === 'de' ? 'Diese Auswahl gibt es hier nicht.' : 'There is no such choice here.'] },
      });
    const requirements = requirementsOf(voyage, session, status, asker);
    refuse(findingsIn(validateBookingForm(form, requirements, agencyDay(asker.now), looksLikeCard), parts), form, asker);
    return { session, voyage, options, form, quote: await priced(session, voyage, form, asker), waits: isWaitList(session.selection) };
  };

  const paymentSettings = (voyage: VoyageFacts, isFixed: boolean, asker: ShopAsker): BookingSummary['paymentSettings'] => {
    const t = summaryTexts[asker.language];
    const choices = paymentChoicesOf(voyage, asker.now);
    const offered = isFixed ? choices.methods : [];
    const without = !isFixed ? t.notNeeded : choices.without ? withoutPaymentText(choices.without, asker.language) : t.paymentNote;
    return {
      amexFee: null,
      isRequired: isFixed && choices.isRequired,
      note: without,
      requiresBicForSepaPayment: isFixed && choices.bic === 'required',
      supportsSepaPayment: offered.includes('sepa'),
      mode: offered.length === 0 ? 'no' : voyage.terms.paymentMode,
      cardFieldsUrl: null,
    };
  };

  return {
    check,

    async options(sessionId: string, asker: BookingAsker): Promise<BookingOptions> {
      const { session, voyage } = await sessions.openSession(sessionId, asker);
      return optionsOf(session, voyage, asker);
    },

    async paymentSettings(
      input: { readonly sessionId: string; readonly sessionRevision: number; readonly bookingStatus?: BookingStatus | null | undefined },
      asker: BookingAsker,
    ) {
      const { voyage, session } = await sessions.openSession(input.sessionId, asker, input.sessionRevision);
      return paymentSettings(voyage, !isWaitList(session.selection) && input.bookingStatus === 'fixed_booking', asker);
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
      const { session, voyage } = await sessions.openSession(input.sessionId, asker, input.sessionRevision, 'now');
      const onlyFixed = !isOptionPossible(voyage) && !isWaitList(session.selection);
      const status = onlyFixed ? 'fixed_booking' : (input.bookingStatus ?? null);
      const checked = await check(session, voyage, input.bookingOptions, status, ['options', 'contacts'], asker);
      const changed = await changeSession(db, session.idHash, session.revision, {
        options: { ...checked.form, acceptTerms: false },
        quote: checked.quote,
        reached: 4,
      });
      if (!changed) throw new Failure('OutdatedSessionRevision');
      const shown = await sessions.shown(input.sessionId, changed, asker, voyage);
      const choice = { isCustomRequest: false, isWaitList: checked.waits, status };
      const kind = bookingKind(choice);
      const cover = parseInsolvencyCover(voyage.terms.insolvencyCover);
      const before = session.maxStep >= 4 ? session.quote?.total : undefined;
      const form = packageForm(voyage, asker);
      return {
        sessionRevision: changed.revision,
        bookingType: kind,
        isImmediateBookingRequired: onlyFixed,
        quoteError: null,
        quote: checked.quote,
        previousTotal: before && before.amount !== checked.quote.total.amount ? before : null,
        paymentSettings: paymentSettings(voyage, kind === 'fixed_booking', asker),
        summary: { blocks: summaryBlocks({ session: shown, form: checked.form, options: checked.options, quote: checked.quote, waits: checked.waits }, asker) },
        warnings: onlyFixed ? [summaryTexts[asker.language].onlyFixed] : [],
        packageForm: { version: form.version, title: form.title, paragraphs: [...form.paragraphs] },
        insolvencyCover:
          coversOn(cover, agencyDay(asker.now)) && cover ? { insurer: cover.insurer, contact: cover.contact, documentUrl: cover.documentUrl } : null,
        optionValidUntil: kind === 'option_booking' ? optionUntil(voyage, asker.now).toISOString() : null,
        buttonText: orderButtonText(chosenKind(choice), asker.language),
      };
    },
  };
}
