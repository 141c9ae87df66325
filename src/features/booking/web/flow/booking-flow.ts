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
  getSession,
  getVoyageSettings,
  selectCategory,
  startVoyageSession,
  summarizeBooking,
} from '#features/booking/contract.ts';
import type { InputOf } from '#platform/contract/define-call.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Api } from '#platform/web/app-runtime/api.ts';
import { afterOrder } from './after-order.ts';
import { showings, stepOfErrors, troubleKindOf, troubleOfConfirmation } from './exceptions.ts';
import { initialFlow, isDearer, reduceFlow, type FlowEvent, type FlowState, type VoyageSettings } from './flow-state.ts';
import { oneCallAtATime } from './one-call.ts';
import { fetchShipPlan, withItsPlan, type LoadPlan } from './ship-plan.ts';
import { orderKeys } from './order-key.ts';

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
  /** The ship's plan by its address; given by tests. */
  readonly loadPlan?: LoadPlan;
  /** Resolves while somebody looks at the page. */
  readonly shown?: (signal: AbortSignal) => Promise<void>;
}

export type BookingFlow = ReturnType<typeof createBookingFlow>;

export function createBookingFlow(parts: FlowParts) {
  const { api, voyageId, now = () => new Date(), loadPlan = fetchShipPlan } = parts;
  let state: FlowState = initialFlow(parts.settings, parts.session);
  let goTo: GoTo = parts.goTo ?? (() => undefined);
  const listeners = new Set<() => void>();
  const tell = (event: FlowEvent): void => {
    const before = state;
    state = reduceFlow(state, event);
    if (state === before) return;
    for (const listener of listeners) listener();
  };
  const keyOf = orderKeys();
  let deciding: Promise<unknown> = Promise.resolve();
  const { run, again } = oneCallAtATime({
    began: (busy) => tell({ type: 'began', busy }),
    failed: (failure, { place, asked }) => {
      tell({ type: 'failed', failure, place, ...(asked && { asked }) });
      const showing = showings[troubleKindOf(failure, place)];
      const step = showing.as === 'fields' ? stepOfErrors(failure.errors ?? {}) : showing.goTo;
      if (step && state.session) goTo(step, state.session.sessionId, { replace: false });
    },
  });

  const idAndRevision = () => {
    const { session } = state;
    if (!session) throw new Failure('InvalidSession');
    return { sessionId: session.sessionId, sessionRevision: session.sessionRevision };
  };

  const loadAvailability = () =>
    run({ busy: 'categoryAvailability', place: 'availability' }, async () => {
      const { sessionId } = idAndRevision();
      const answer = await api<typeof getCategoryAvailability>('bookingRequest/getCategoryAvailability', { sessionId });
      const availability = await withItsPlan(answer, loadPlan);
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

  /** @param next the step that follows once it is done */
  const summarize = (form: BookingForm, status: BookingStatus | null, seen: Money | null, next?: BookingStep) =>
    run({ busy: 'summarize', place: 'summary' }, async () => {
      const { sessionId, sessionRevision } = idAndRevision();
      const summary = await api<typeof summarizeBooking>('bookingRequest/summarizeBooking', {
        sessionId,
        sessionRevision,
        bookingOptions: form as InputOf<typeof summarizeBooking>['bookingOptions'],
        bookingStatus: status,
      });
      return () => {
        tell({ type: 'summary', summary, seen, at: now().toISOString() });
        if (next) goTo(next, sessionId, { replace: false });
      };
    });

  return {
    ...afterOrder({ api, get: () => state, tell, wait: parts.wait, shown: parts.shown }),
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
    closeTrouble: () => tell({ type: 'closed' }),
    /** What failed last, once more and as it was; without anything to repeat the page loads what it lacks. */
    retry: () => {
      tell({ type: 'closed' });
      void again();
    },
    reached: (step: number) => tell({ type: 'reached', step, isShown: false }),
    /** A step is shown: it is reached, and what another one was loaded with grows old. */
    shown: (step: number) => tell({ type: 'reached', step, isShown: true }),
    /** What became of the booking, told by a part of the page that has asked on its own. */
    showConfirmation: (confirmation: NonNullable<BookingSession['confirmation']>) => tell({ type: 'confirmed', confirmation }),
    acceptPrice: () => tell({ type: 'priceAccepted' }),
    /** The summary follows the choice; of several made while one is being checked, the last one counts. */
    chooseStatus: (status: BookingStatus, form?: BookingForm): void => {
      tell({ type: 'status', status });
      if (!form) return;
      const check = () => (state.status === status ? summarize(form, status, state.summary?.quote?.total ?? null) : undefined);
      deciding = deciding.then(check);
    },

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
      tell({ type: 'wished', wish: { cabinType: category?.cabinType, categoryCode: wish.categoryCode, fareGroupId: wish.fareGroupId } });
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
        const { sessionId } = idAndRevision();
        const session = await api<typeof getSession>('bookingRequest/getSession', { sessionId });
        return () => {
          tell({ type: 'session', session });
          goTo(session.state === 'confirmed' ? 'confirmation' : session.selection ? 'options' : 'cabin', session.sessionId, { replace: true });
        };
      });
    },

    /** A new session for the same party. */
    restart: (pax: Party) => start(state.session?.pax ?? pax, true),

    /**
     * Orders. A lost answer is asked for with the same key, so that a second booking cannot come of it (BOOK-15). Where the price has
     * changed nothing is booked: the summary is made anew and shows both (BOOK-13).
     */
    async confirm({ form, acceptDirectBooking, payment, userAgent }: Order): Promise<boolean> {
      const { summary, status, priceChange } = state;
      if (!summary || (priceChange && isDearer(priceChange))) return false;
      const seen = summary.quote?.total ?? null;
      let isBooked = false;
      await run({ busy: 'booking', place: 'payment' }, async () => {
        const input = {
          ...idAndRevision(),
          acceptDirectBooking,
          bookingStatus: summary.bookingType === 'wait_list' ? null : status,
          bookingOptions: form as NonNullable<InputOf<typeof confirmBooking>['bookingOptions']>,
          acceptedTotal: seen,
          payment,
          clientAnalyticsData: { userAgent: userAgent.slice(0, 500) },
        };
        const confirmation = await api<typeof confirmBooking>('bookingRequest/confirmBooking', input, undefined, keyOf(input));
        const refused = troubleOfConfirmation(confirmation);
        if (refused && !refused.isOrdered) return () => tell({ type: 'refused', kind: refused.kind, message: refused.message });
        isBooked = true;
        return () => {
          tell({ type: 'confirmed', confirmation });
          goTo('confirmation', input.sessionId, { replace: true });
        };
      });
      if (state.trouble?.kind === 'priceChanged') await summarize(form, status, state.priceChange?.previous ?? seen);
      return isBooked;
    },
  };
}
