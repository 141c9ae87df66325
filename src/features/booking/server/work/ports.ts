// What the work on a booking needs of the world: transactions with the few steps it may take in them, the operators, the payment provider,
// a clock. The rules of order stand in this folder and nowhere else, so that they can be run against any world, also one that fails at
// every step (reliability.md 4.4, 4.5).
import type { BookingEvent, BookingKind } from '#domain/booking/booking-states.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentProblemCode } from '#domain/payment/payment-form.ts';
import type { PaymentState } from '#domain/payment/payment-machine.ts';
import type { CardFacts } from '#features/payments/server/payment-port.ts';
import type { NewJob } from '#platform/server/outbox/enqueue.ts';
import type { Job } from '#platform/server/outbox/job.ts';
import type { NewBooking, StoredBooking } from '../booking.repository.ts';
import type { BookingQuote } from '../quotes.ts';

/** What an arrow changes beside the state; left out = stays. */
export interface BookingChanges {
  readonly kind?: BookingKind;
  readonly operatorRef?: string | null;
  readonly operatorHold?: string | null;
  readonly cabinNumber?: string | null;
  readonly quote?: BookingQuote;
  readonly total?: Money;
  readonly quotedTotal?: Money;
  readonly optionValidUntil?: Date | null;
  readonly askedAt?: Date | null;
  readonly searches?: number;
  readonly queuedAt?: Date | null;
  readonly offeredTotal?: Money | null;
  readonly answerUntil?: Date | null;
  readonly secondButtonText?: string;
  /** As it was shown with the second order (LAW-03). */
  readonly secondForm?: ShownForm;
  readonly claimId?: string;
  readonly categoryCode?: string;
  readonly fareGroup?: string;
}

/** The form sheet of a package as a customer saw it. */
export interface ShownForm {
  readonly version: string;
  readonly text: string;
}

/** How a booking is paid, as it is stored. */
export interface StoredPayment {
  readonly kind: 'sepa' | 'card' | 'later';
  readonly state: PaymentState;
  readonly attempts: number;
  readonly token: string | null;
  readonly enteredAt: Date | null;
  readonly sentAt: Date | null;
  readonly challengeUrl: string | null;
  readonly returnUrl: string | null;
  readonly problem: PaymentProblemCode | null;
  /** An account number is stored, sealed. */
  readonly hasAccount: boolean;
}

/** What the customer gave to pay with; the account number still in clear, it is sealed where it is stored. */
export type NewPayment =
  | { readonly kind: 'later' }
  | { readonly kind: 'sepa'; readonly accountOwner: string; readonly iban: string; readonly bic: string | null; readonly bankName: string }
  | { readonly kind: 'card'; readonly token: string; readonly card: CardFacts };

export interface PaymentChanges {
  readonly state: PaymentState;
  /** null = forgotten. */
  readonly token?: string | null;
  readonly sentAt?: Date | null;
  readonly providerRef?: string;
  readonly challengeUrl?: string | null;
  readonly problem?: PaymentProblemCode | null;
  /** Deleted of the account: what could be debited (`number`), or also what names it (`all`: last digits, mandate). */
  readonly forgetAccount?: 'number' | 'all';
  /** Given to the operator with a list of direct debits. */
  readonly handedOver?: { readonly id: string; readonly at: Date; readonly by: string };
}

/** The place in our own stock that a session has chosen. */
export interface PlaceWish {
  readonly sessionHash: Buffer;
  readonly voyageId: number;
  readonly categoryCode: string;
  readonly cabinId: number | null;
}

export interface OrderKey {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: Buffer;
}

/** The steps of one transaction. Whatever is thrown in it, or a process that dies in it, leaves nothing of it. */
export interface WorkTx {
  /** By the clock that decides for everybody: the database's. */
  readonly now: () => Promise<Date>;

  /** @returns false where the key was used before with another content */
  readonly rememberKey: (key: OrderKey) => Promise<boolean>;
  /** Locks the session: whoever orders it at the same time waits. */
  readonly lockSession: (sessionHash: Buffer) => Promise<{ readonly revision: number } | undefined>;
  readonly closeSession: (sessionHash: Buffer) => Promise<void>;
  readonly bookingOfSession: (sessionHash: Buffer) => Promise<StoredBooking | undefined>;
  readonly insertBooking: (booking: NewBooking) => Promise<StoredBooking>;

  /** The session's place for good; one whose hold ran out is asked for again. */
  readonly takePlace: (wish: PlaceWish) => Promise<{ readonly claimId: string } | 'sold_out' | 'cabin_taken'>;
  readonly releasePlace: (claimId: string) => Promise<void>;

  /** Locks the booking until the end of the transaction. */
  readonly lockBooking: (id: string) => Promise<StoredBooking | undefined>;
  /**
   * Along one arrow of the table, with an event in the booking's history.
   * @returns undefined where the arrow does not exist, or somebody else has moved the booking since it was read
   */
  readonly move: (booking: StoredBooking, event: BookingEvent, actor: string, reason: string, changes?: BookingChanges) => Promise<StoredBooking | undefined>;

  /** The same without an arrow: what is only counted. */
  readonly note: (booking: StoredBooking, changes: BookingChanges) => Promise<void>;

  /** Of a locked booking. */
  readonly payment: (bookingId: string) => Promise<StoredPayment | undefined>;
  /**
   * Another means of payment, the first or the next one; counts an attempt where money would move.
   * @param returnUrl a page of ours for a customer who comes back from the bank
   */
  readonly enterPayment: (booking: StoredBooking, payment: NewPayment, returnUrl: string | null) => Promise<void>;
  readonly changePayment: (bookingId: string, changes: PaymentChanges) => Promise<void>;
  /** Whether the customer was sent the confirmation, which names the insurer of his money: before that nothing is taken (LAW-04, BGB § 651t). */
  readonly confirmationSent: (bookingId: string) => Promise<boolean>;

  readonly enqueue: (job: NewJob) => Promise<void>;
  /**
   * The end of the job that does this, in the same transaction as its effect.
   * @throws LeaseLost where another worker has it: nothing of the transaction stays
   */
  readonly finish: (job: Job) => Promise<void>;
}

/** A place that is kept for one waiting customer. */
export interface PlaceOffer {
  readonly id: string;
  readonly bookingId: string;
  readonly claimId: string;
  /** All offers of the same place. */
  readonly roundId: string;
  readonly voyageId: number;
  readonly categoryCode: string;
  readonly validUntil: Date;
}

/** What is read of somebody who waits, to see whether a place is for him. */
export type WaitingBooking = Pick<StoredBooking, 'id' | 'categoryCode' | 'fareGroup' | 'party' | 'language'> & {
  readonly options: Pick<StoredBooking['options'], 'transportation'>;
};

/** The further steps of the wait list. */
export interface WaitListTx extends WorkTx {
  /** One at a time for each voyage. Comes before any other lock. */
  readonly lockWaitList: (voyageId: number) => Promise<void>;
  /** Who wished for the category and may be asked for a place of this round, in the order in which they came; without a lock. */
  readonly waiting: (voyageId: number, categoryCode: string, roundId: string) => Promise<readonly WaitingBooking[]>;
  /** A place of the category, kept until then; undefined where none is free. */
  readonly keepForOffer: (place: {
    readonly voyageId: number;
    readonly categoryCode: string;
    readonly until: Date;
  }) => Promise<{ readonly claimId: string } | undefined>;
  readonly insertOffer: (offer: Pick<PlaceOffer, 'bookingId' | 'claimId' | 'roundId' | 'validUntil'>) => Promise<PlaceOffer['id']>;
  readonly offer: (offerId: string) => Promise<(PlaceOffer & { readonly state: OfferState }) | undefined>;
  readonly endOffer: (offerId: string, state: Exclude<OfferState, 'open'>) => Promise<void>;
  /** The kept place becomes the booking's. @returns false where it is gone */
  readonly takeOffered: (claimId: string) => Promise<boolean>;
}
export type OfferState = 'open' | 'accepted' | 'declined' | 'over';

export interface WaitListStore extends Omit<WorkStore, 'transaction'> {
  readonly transaction: <T>(run: (tx: WaitListTx) => Promise<T>) => Promise<T>;
  /** The last offer of a booking, whatever became of it. */
  readonly lastOffer: (bookingId: string) => Promise<(PlaceOffer & { readonly state: OfferState }) | undefined>;
}

export interface WorkStore {
  readonly transaction: <T>(run: (tx: WorkTx) => Promise<T>) => Promise<T>;
  readonly booking: (id: string) => Promise<StoredBooking | undefined>;
  readonly payment: (bookingId: string) => Promise<StoredPayment | undefined>;
}
