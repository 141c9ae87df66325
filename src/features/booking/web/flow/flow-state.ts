// What the booking page knows, apart from what is typed: the session and the answers to it, what is under way and what went wrong.
import { dataText, showings, troubleKindOf, type Place, type TroubleKind } from './exceptions.ts';
import type { LoadingKind } from './loading-texts.ts';
import type { BookingStatus } from '#domain/booking/form/booking-form.ts';
import { isCurrency, type Money } from '#domain/money/money.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import type { AnswerOf } from '#platform/contract/define-call.ts';
import type { FailureCode } from '#platform/contract/failures.ts';
import type {
  BookingOptions,
  BookingSession,
  BookingSummary,
  CategoryAvailability,
  Confirmation,
  getCustomerOriginSettings,
  getVoyageSettings,
} from '#features/booking/contract.ts';

export type VoyageSettings = AnswerOf<typeof getVoyageSettings>;
export type OriginOption = AnswerOf<typeof getCustomerOriginSettings>['options'][number];

/** What went wrong, as it is shown. */
export interface Trouble {
  readonly kind: TroubleKind;
  readonly code: FailureCode | undefined;
  readonly place: Place;
  readonly cabin: string;
  readonly category: string;
  readonly message: string;
  /** Most persons of a cabin, 0 = not known. */
  readonly most: number;
  /** The server's own page: title and cleaned HTML (maintenance). */
  readonly page?: { readonly title: string; readonly html: string };
}

/** What the visitor wanted to take last: the cabin step begins with it again when it is gone. */
export interface CabinWished {
  readonly cabinType?: CabinType | undefined;
  readonly categoryCode?: string | undefined;
  readonly fareGroupId?: string | undefined;
}

/** Two totals of which the visitor accepts the second one or not (BOOK-13). */
export interface PriceChange {
  readonly previous: Money;
  readonly current: Money;
}

/** A dearer total has to be accepted; a cheaper one is only told (B4). */
export const isDearer = ({ previous, current }: PriceChange): boolean => current.amount > previous.amount;

export interface FlowState {
  readonly settings: VoyageSettings | null;
  readonly session: BookingSession | null;
  readonly availability: CategoryAvailability | null;
  readonly wish: CabinWished | null;
  readonly options: BookingOptions | null;
  readonly summary: BookingSummary | null;
  /** The visitor's own choice; null until it is made: neither is preselected. */
  readonly status: BookingStatus | null;
  readonly busy: LoadingKind | null;
  readonly trouble: Trouble | null;
  /** The server's field errors of the last refusal. A new object for each. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>> | null;
  readonly priceChange: PriceChange | null;
  /** When a price was last checked by the server: a moment. */
  readonly checkedAt: string | null;
  /** Index of the highest step reached in this tab; -1 until the tab was asked. */
  readonly reached: number;
  /** The session had to be begun anew: the cabin is chosen again. */
  readonly wasRestarted: boolean;
  readonly origins: readonly OriginOption[] | null;
  /** The mail of the booking should have gone by now. */
  readonly isLate: boolean;
}

export const initialFlow = (settings: VoyageSettings | null, session: BookingSession | null): FlowState => ({
  settings,
  session,
  availability: null,
  wish: null,
  options: null,
  summary: null,
  status: null,
  busy: null,
  trouble: null,
  fieldErrors: null,
  priceChange: null,
  checkedAt: null,
  reached: -1,
  wasRestarted: false,
  origins: null,
  isLate: false,
});

/** All that can happen to it. */
export type FlowEvent =
  | { readonly type: 'began'; readonly busy: LoadingKind }
  | { readonly type: 'settings'; readonly settings: VoyageSettings }
  | { readonly type: 'session'; readonly session: BookingSession; readonly isRestart?: boolean; readonly isSelection?: boolean }
  | { readonly type: 'availability'; readonly availability: CategoryAvailability }
  | { readonly type: 'wished'; readonly wish: CabinWished }
  | { readonly type: 'options'; readonly options: BookingOptions }
  | { readonly type: 'summary'; readonly summary: BookingSummary; readonly seen: Money | null; readonly at: string }
  | { readonly type: 'confirmed'; readonly confirmation: Confirmation }
  | { readonly type: 'late' }
  | { readonly type: 'origins'; readonly origins: readonly OriginOption[] }
  | { readonly type: 'status'; readonly status: BookingStatus }
  | { readonly type: 'reached'; readonly step: number; readonly isShown: boolean }
  | { readonly type: 'priceAccepted' }
  | {
      readonly type: 'failed';
      readonly failure: { readonly code: FailureCode; readonly data?: unknown; readonly errors?: FlowState['fieldErrors'] | undefined };
      readonly place: Place;
      readonly asked?: { readonly cabin: string; readonly category: string };
    }
  | { readonly type: 'refused'; readonly kind: 'liveBookingError' | 'paymentUnknownCard'; readonly message: string }
  | { readonly type: 'closed' };

const moneyIn = (data: unknown, name: string): Money | undefined => {
  const value = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : undefined;
  const { amount, currency } = (typeof value === 'object' && value !== null ? value : {}) as { amount?: unknown; currency?: unknown };
  return typeof amount === 'number' && Number.isSafeInteger(amount) && typeof currency === 'string' && isCurrency(currency) ? { amount, currency } : undefined;
};
const numberIn = (data: unknown, name: string): number => {
  const value = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'number' ? value : 0;
};

function failed(state: FlowState, event: Extract<FlowEvent, { type: 'failed' }>): FlowState {
  const { failure, place, asked } = event;
  const kind = troubleKindOf(failure, place);
  const previous = moneyIn(failure.data, 'previous');
  const current = moneyIn(failure.data, 'current');
  const trouble: Trouble = {
    kind,
    code: failure.code,
    place,
    cabin: dataText(failure.data, 'cabinNumber') ?? asked?.cabin ?? '',
    category: asked?.category ?? '',
    message: dataText(failure.data, 'message') ?? '',
    most: numberIn(failure.data, 'most'),
    ...(kind === 'maintenance' && { page: { title: dataText(failure.data, 'title') ?? '', html: dataText(failure.data, 'html') ?? '' } }),
  };
  return {
    ...state,
    busy: null,
    trouble,
    ...(showings[kind].as === 'fields' && { fieldErrors: failure.errors ?? {} }),
    ...(kind === 'priceChanged' && previous && current && { priceChange: { previous, current } }),
    // The places may have gone: what was loaded is not shown as if it were still true.
    ...(showings[kind].goTo === 'cabin' && { availability: null, options: null, summary: null }),
  };
}

/** The session was changed by this page or is another one: what was known of its former state goes. */
const withSession = (state: FlowState, session: BookingSession, isRestart: boolean): FlowState => ({
  ...state,
  session,
  busy: null,
  trouble: null,
  availability: null,
  options: null,
  summary: null,
  priceChange: null,
  reached: isRestart ? 0 : state.reached,
  wasRestarted: isRestart || (state.wasRestarted && session.selection === null),
  checkedAt: null,
});

function withSummary(state: FlowState, { summary, seen, at }: Extract<FlowEvent, { type: 'summary' }>): FlowState {
  const total = summary.quote?.total;
  const before = seen ?? summary.previousTotal;
  const differs = total !== undefined && before !== null && before.amount !== total.amount;
  // A waiting list costs nothing: no price of it can change under one's hands.
  const found = differs && summary.bookingType !== 'wait_list' ? { previous: before, current: total } : null;
  const known = state.priceChange && total && state.priceChange.current.amount === total.amount ? state.priceChange : null;
  const priceChange = found ?? known;
  return {
    ...state,
    busy: null,
    trouble: priceChange && state.trouble?.kind === 'priceChanged' ? state.trouble : null,
    summary,
    status: summary.isImmediateBookingRequired ? 'fixed_booking' : state.status,
    session: state.session && {
      ...state.session,
      sessionRevision: summary.sessionRevision,
      quote: summary.quote ?? state.session.quote,
      maxStep: Math.max(state.session.maxStep, 4),
    },
    options: state.options && { ...state.options, sessionRevision: summary.sessionRevision },
    priceChange,
    checkedAt: at,
    fieldErrors: null,
  };
}

function reached(state: FlowState, { step, isShown }: Extract<FlowEvent, { type: 'reached' }>): FlowState {
  const isLeft = isShown && step > 1 && state.availability !== null;
  if (step <= state.reached && !isLeft) return state;
  return { ...state, reached: Math.max(step, state.reached), availability: isLeft ? null : state.availability };
}

/** Facts in, state out: the only place where it changes. */
export function reduceFlow(state: FlowState, event: FlowEvent): FlowState {
  switch (event.type) {
    case 'began':
      return { ...state, busy: event.busy };
    case 'settings':
      return { ...state, busy: null, settings: event.settings };
    case 'session':
      // While the page leaves the cabin step, its cabins stay in view; the next look at them is a fresh one.
      return { ...withSession(state, event.session, event.isRestart === true), availability: event.isSelection ? state.availability : null };
    case 'availability':
      return { ...state, busy: null, availability: event.availability };
    case 'wished':
      return { ...state, wish: event.wish };
    case 'options':
      return { ...state, busy: null, options: event.options };
    case 'summary':
      return withSummary(state, event);
    case 'confirmed':
      return {
        ...state,
        busy: null,
        trouble: null,
        priceChange: null,
        session: state.session && { ...state.session, state: 'confirmed', confirmation: event.confirmation },
      };
    case 'late':
      return { ...state, isLate: true };
    case 'origins':
      return { ...state, origins: event.origins };
    case 'status':
      return { ...state, status: event.status };
    case 'reached':
      return reached(state, event);
    case 'priceAccepted':
      return { ...state, priceChange: null, trouble: state.trouble?.kind === 'priceChanged' ? null : state.trouble };
    case 'failed':
      return failed(state, event);
    case 'refused':
      return {
        ...state,
        busy: null,
        trouble: { kind: event.kind, code: undefined, place: 'payment', cabin: '', category: '', message: event.message, most: 0 },
      };
    case 'closed':
      return { ...state, trouble: null };
  }
}
