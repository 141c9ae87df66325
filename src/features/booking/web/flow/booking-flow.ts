// Drives a booking: asks the server, keeps what it answered, and says where the visitor goes next. One per page; free of React, so that
// every path can be tested without a browser.
import type { BookingForm, BookingStatus } from '#domain/booking/form/booking-form.ts';
import type { BookingStep } from '#domain/booking/steps.ts';
import type { Money } from '#domain/money/money.ts';
import type { Party } from '#domain/pax/party.ts';
import type {
  BookingSession,
  changeParty,
  confirmBooking,
  getBookingOptions,
  getCategoryAvailability,
  getCustomerOriginSettings,
  getSession,
  getVoyageSettings,
  selectCategory,
  startVoyageSession,
  submitCustomerOrigin,
  summarizeBooking,
} from '#features/booking/contract.ts';
import type { InputOf } from '#platform/contract/define-call.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Api } from '#platform/web/app-runtime/api.ts';
import { showings, stepOfErrors, troubleKindOf, type Place } from './exceptions.ts';
import { initialFlow, reduceFlow, type FlowEvent, type FlowState, type VoyageSettings } from './flow-state.ts';
import type { LoadingKind } from './loading-texts.ts';

export type PaymentInput = NonNullable<InputOf<typeof confirmBooking>['payment']>;

export interface CabinWish {
  readonly fareGroupId: string;
  readonly categoryCode: string;
  readonly cabinNumber: string | null;
  readonly waitListCategoryCodes: readonly string[];
}

export interface Order {
  readonly form: BookingForm;
  readonly acceptDirectBooking: boolean;
  readonly payment: PaymentInput | null;
  readonly userAgent: string;
}

/** Leads the page to a step of this session, whose id goes into the address. */
export type GoTo = (step: BookingStep, sessionId: string, how: { readonly replace: boolean }) => void;

export interface FlowParts {
  readonly api: Api;
  readonly voyageId: number;
  readonly settings: VoyageSettings | null;
  readonly session: BookingSession | null;
  /** Leads the page to a step of a session; can be given later. */
  readonly goTo?: GoTo;
  /** The present moment; given by tests. */
  readonly now?: () => Date;
  readonly wait?: (ms: number) => Promise<void>;
}

/** The confirmation is asked for again at this pace while it is open, and no longer than that (milliseconds). */
const POLL_EVERY_MS = 2000;
const POLL_FOR_MS = 30_000;

export type BookingFlow = ReturnType<typeof createBookingFlow>;

export function createBookingFlow(parts: FlowParts) {
  const { api, voyageId, now = () => new Date(), wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = parts;
  let state: FlowState = initialFlow(parts.settings, parts.session);
  let goTo: GoTo = parts.goTo ?? (() => undefined);
  const listeners = new Set<() => void>();
  const tell = (event: FlowEvent): void => {
    const before = state;
    state = reduceFlow(state, event);
    if (state === before) return;
    for (const listener of listeners) listener();
  };
  /** What is under way; a second click while it lasts does nothing. */
  let isRunning = false;

  interface Task {
    readonly busy: LoadingKind;
    readonly place: Place;
    readonly asked?: { readonly cabin: string; readonly category: string };
  }
  /**
   * One call at a time. What it brought is told after it is over, so that whoever hears of it can begin the next one at once.
   * @returns whether it succeeded
   */
  async function run({ busy, place, asked }: Task, work: () => Promise<() => void>): Promise<boolean> {
    if (isRunning) return false;
    isRunning = true;
    tell({ type: 'began', busy });
    try {
      const done = await work();
      isRunning = false;
      done();
      return true;
    } catch (error) {
      isRunning = false;
      const failure = error instanceof Failure ? error : new Failure('Unknown');
      tell({ type: 'failed', failure, place, ...(asked && { asked }) });
      const showing = showings[troubleKindOf(failure, place)];
      const step = showing.as === 'fields' ? stepOfErrors(failure.errors ?? {}) : showing.goTo;
      if (step && state.session) goTo(step, state.session.sessionId, { replace: false });
      return false;
    }
  }

  const idAndRevision = () => {
    const { session } = state;
    if (!session) throw new Failure('InvalidSession');
    return { sessionId: session.sessionId, sessionRevision: session.sessionRevision };
  };

  const loadAvailability = () =>
    run({ busy: 'categoryAvailability', place: 'availability' }, async () => {
      const { sessionId } = idAndRevision();
      const availability = await api<typeof getCategoryAvailability>('bookingRequest/getCategoryAvailability', { sessionId });
      return () => tell({ type: 'availability', availability });
    });

  const loadOptions = () =>
    run({ busy: 'default', place: 'options' }, async () => {
      const { sessionId } = idAndRevision();
      const options = await api<typeof getBookingOptions>('bookingRequest/getBookingOptions', { sessionId });
      return () => tell({ type: 'options', options });
    });

  const start = async (pax: Party, isRestart = false): Promise<boolean> =>
    run({ busy: 'voyageSession', place: 'availability' }, async () => {
      if (!state.settings) tell({ type: 'settings', settings: await api<typeof getVoyageSettings>('bookingRequest/getVoyageSettings', { voyageId }) });
      const input = { voyageId, pax: { adults: pax.adults, childAges: [...pax.childAges] } };
      const session = await api<typeof startVoyageSession>('bookingRequest/startVoyageSession', input);
      return () => {
        tell({ type: 'session', session, isRestart });
        goTo('cabin', session.sessionId, { replace: true });
      };
    });

  const summarize = (form: BookingForm, status: BookingStatus | null, seen: Money | null) =>
    run({ busy: 'summarize', place: 'summary' }, async () => {
      const summary = await api<typeof summarizeBooking>('bookingRequest/summarizeBooking', {
        ...idAndRevision(),
        bookingOptions: form as InputOf<typeof summarizeBooking>['bookingOptions'],
        bookingStatus: status,
      });
      return () => tell({ type: 'summary', summary, seen, at: now().toISOString() });
    });

  const fetchSession = async (sessionId: string): Promise<BookingSession> => api<typeof getSession>('bookingRequest/getSession', { sessionId });

  const loadOrigins = async (): Promise<void> => {
    if (!state.session?.confirmation?.enquireCustomerOrigin || state.origins) return;
    try {
      const { options } = await api<typeof getCustomerOriginSettings>('bookingRequest/getCustomerOriginSettings', {});
      tell({ type: 'origins', origins: options });
    } catch {
      tell({ type: 'origins', origins: [] }); // the question is optional: without its answers it is not asked
    }
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The page's addresses change with it: the flow leads by the latest ones. */
    leadBy: (next: GoTo) => {
      goTo = next;
    },
    start,
    loadAvailability,
    loadOptions,
    summarize,
    loadOrigins,
    closeTrouble: () => tell({ type: 'closed' }),
    reached: (step: number) => tell({ type: 'reached', step, isShown: false }),
    /** A step is shown: it is reached, and what another one was loaded with grows old. */
    shown: (step: number) => tell({ type: 'reached', step, isShown: true }),
    acceptPrice: () => tell({ type: 'priceAccepted' }),
    chooseStatus: (status: BookingStatus) => tell({ type: 'status', status }),

    /** Another party gives the cabin back (BOOK-06); the same one only goes on. */
    async setParty(pax: Party): Promise<void> {
      const { session } = state;
      if (!session) return void (await start(pax));
      if (session.pax.adults === pax.adults && String(session.pax.childAges) === String(pax.childAges))
        return goTo('cabin', session.sessionId, { replace: false });
      await run({ busy: 'categoryAvailability', place: 'availability' }, async () => {
        const input = { ...idAndRevision(), pax: { adults: pax.adults, childAges: [...pax.childAges] } };
        const changed = await api<typeof changeParty>('bookingRequest/changeParty', input);
        return () => {
          tell({ type: 'session', session: changed });
          goTo('cabin', changed.sessionId, { replace: false });
        };
      });
    },

    /** Takes a place and goes on to the options; where it was taken meanwhile, the cabins are loaded again. */
    async select(wish: CabinWish): Promise<void> {
      const category = state.availability?.cabinCategories.find((one) => one.categoryCode === wish.categoryCode);
      const asked = { cabin: wish.cabinNumber ?? '', category: category ? `${category.name} ${category.categoryCode}` : wish.categoryCode };
      await run({ busy: 'default', place: 'category', asked }, async () => {
        const input = { ...idAndRevision(), ...wish, waitListCategoryCodes: [...wish.waitListCategoryCodes] };
        const session = await api<typeof selectCategory>('bookingRequest/selectCategory', input);
        return () => {
          tell({ type: 'session', session, isSelection: true });
          goTo('options', session.sessionId, { replace: false });
        };
      });
    },

    /** The session as it stands, after another tab has changed it. Nothing typed is lost: the form is not part of it. */
    async reload(): Promise<void> {
      await run({ busy: 'default', place: 'availability' }, async () => {
        const session = await fetchSession(idAndRevision().sessionId);
        return () => {
          tell({ type: 'session', session });
          goTo(session.state === 'confirmed' ? 'confirmation' : session.selection ? 'options' : 'cabin', session.sessionId, { replace: true });
        };
      });
    },

    /** A new session for the same party. */
    restart: (pax: Party) => start(state.session?.pax ?? pax, true),

    /** Orders. The client repeats a lost answer with the same key, so that a second booking cannot come of it (BOOK-15). */
    async confirm({ form, acceptDirectBooking, payment, userAgent }: Order): Promise<boolean> {
      const { summary, status, priceChange } = state;
      if (!summary || priceChange) return false;
      let isBooked = false;
      await run({ busy: 'booking', place: 'payment' }, async () => {
        const confirmation = await api<typeof confirmBooking>('bookingRequest/confirmBooking', {
          ...idAndRevision(),
          acceptDirectBooking,
          bookingStatus: summary.bookingType === 'wait_list' ? null : status,
          bookingOptions: form as NonNullable<InputOf<typeof confirmBooking>['bookingOptions']>,
          acceptedTotal: summary.quote?.total ?? null,
          payment,
          clientAnalyticsData: { userAgent: userAgent.slice(0, 500) },
        });
        const { liveBookingError, paymentError } = confirmation;
        const refusal = paymentError ?? liveBookingError;
        if (refusal) return () => tell({ type: 'refused', kind: paymentError ? 'paymentUnknownCard' : 'liveBookingError', message: refusal.message });
        isBooked = true;
        const { sessionId } = idAndRevision();
        return () => {
          tell({ type: 'confirmed', confirmation });
          goTo('confirmation', sessionId, { replace: true });
        };
      });
      return isBooked;
    },

    /** While the booking is under way or its mail not sent yet: the page keeps asking and shows what comes. */
    async follow(signal: AbortSignal): Promise<void> {
      for (let waited = 0; waited < POLL_FOR_MS; waited += POLL_EVERY_MS) {
        const { session } = state;
        if (!session?.confirmation || !isOpen(session.confirmation)) return;
        await wait(POLL_EVERY_MS);
        if (signal.aborted) return;
        const fresh = await fetchSession(session.sessionId).catch(() => null);
        if (fresh?.confirmation && !signal.aborted) tell({ type: 'confirmed', confirmation: fresh.confirmation });
      }
    },

    /** @returns whether it was saved */
    async submitOrigin(origin: number): Promise<boolean> {
      const contactId = state.session?.confirmation?.contactId;
      if (contactId === undefined) return false;
      try {
        return (await api<typeof submitCustomerOrigin>('bookingRequest/submitCustomerOrigin', { contactId, origin })).saved;
      } catch {
        return false;
      }
    },
  };
}

/** Something about the booking is still to come: its outcome, or the mail. */
export const isOpen = ({ bookingState, confirmationEmail }: NonNullable<BookingSession['confirmation']>): boolean =>
  ['accepted', 'submitting', 'unknown', 'reconciling'].includes(bookingState) || !confirmationEmail.isSent;
