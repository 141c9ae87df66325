// The simulated provider's memory: cards without numbers, attempts, and what the bank truly took. Pure of HTTP; the clock is an argument.
import { randomBytes } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import type { EnteredCard } from './entry.ts';

export interface FieldsSession {
  readonly id: string;
  readonly sessionRef: string;
  readonly language: Language;
  readonly brandName: string;
  readonly shopOrigin: string;
}

interface StoredCard extends EnteredCard {
  readonly language: Language;
  readonly storedAt: number;
  /** A card is handed on once: its security code was good for one attempt. */
  usedBy: string | undefined;
}

export type Outcome =
  | { readonly kind: 'accepted'; readonly ref: string }
  | { readonly kind: 'declined' | 'wrong_code' | 'unknown_card' | 'expired' }
  | { readonly kind: 'challenge'; readonly url: string };

export interface Attempt {
  readonly attemptId: string;
  readonly token: string;
  readonly clientRef: string;
  readonly amount: { readonly amount: number; readonly currency: string };
  readonly returnUrl: string;
}

interface StoredAttempt extends Attempt {
  readonly challengeId: string;
  readonly startedAt: number;
  readonly language: Language;
  readonly last4: string;
  outcome: Outcome;
}

/** Money that the bank took. Never more than one per attempt, unless the simulator was told to forget. */
export interface Charge {
  readonly attemptId: string;
  readonly clientRef: string;
  readonly amount: Attempt['amount'];
  readonly last4: string;
  readonly at: string;
}

export interface Truth {
  readonly cards: readonly { readonly token: string; readonly brand: string; readonly last4: string }[];
  readonly attempts: readonly { readonly attemptId: string; readonly clientRef: string; readonly outcome: Outcome['kind'] }[];
  readonly charges: readonly Charge[];
}

const CHALLENGE_MS = 15 * 60_000;
const randomId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;

export interface VaultOptions {
  /** Address under which the customer's browser reaches the pages. */
  readonly publicUrl: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long a card is kept that nobody hands on. */
  readonly tokenHours: number;
}

export class Vault {
  readonly #options: VaultOptions;
  readonly #sessions = new Map<string, FieldsSession>();
  readonly #cards = new Map<string, StoredCard>();
  readonly #attempts = new Map<string, StoredAttempt>();
  readonly #charges: Charge[] = [];
  /** A provider that does not recognise a repetition: the fault that the shop's own rules must survive. */
  forgetsAttempts = false;
  /** A provider that waits for the customer's confirmation for ever: only the shop can end it. */
  keepsChallenges = false;

  constructor(options: VaultOptions) {
    this.#options = options;
  }

  openFields(session: Omit<FieldsSession, 'id'>): string {
    const id = randomId('fields');
    this.#sessions.set(id, { ...session, id });
    return `${this.#options.publicUrl()}/fields/${id}?language=${session.language}`;
  }

  findFields(id: string): FieldsSession | undefined {
    return this.#sessions.get(id);
  }

  store(card: EnteredCard, language: Language): string {
    const token = randomId('tok');
    this.#cards.set(token, { ...card, language, storedAt: this.#options.now(), usedBy: undefined });
    return token;
  }

  describe(token: string): EnteredCard | undefined {
    const card = this.#cards.get(token);
    return card && this.#options.now() - card.storedAt < this.#options.tokenHours * 3_600_000 ? card : undefined;
  }

  remove(token: string): boolean {
    return this.#cards.delete(token);
  }

  /** 'conflict' = the same attempt id with another content. */
  forward(attempt: Attempt): Outcome | 'conflict' {
    const known = this.#attempts.get(attempt.attemptId);
    if (known && !this.forgetsAttempts) {
      const same = known.token === attempt.token && known.clientRef === attempt.clientRef && known.amount.amount === attempt.amount.amount;
      return same && known.amount.currency === attempt.amount.currency ? this.#current(known) : 'conflict';
    }
    const card = this.describe(attempt.token) && this.#cards.get(attempt.token);
    if (!card || (card.usedBy !== undefined && card.usedBy !== attempt.attemptId)) return { kind: 'expired' };
    card.usedBy = attempt.attemptId;
    const challengeId = randomId('confirm');
    const stored: StoredAttempt = {
      ...attempt,
      challengeId,
      startedAt: this.#options.now(),
      language: card.language,
      last4: card.last4,
      outcome: { kind: 'declined' },
    };
    this.#attempts.set(attempt.attemptId, stored);
    stored.outcome = this.#decide(stored, card);
    return stored.outcome;
  }

  #decide(attempt: StoredAttempt, card: StoredCard): Outcome {
    if (card.behaviour === 'challenge') return { kind: 'challenge', url: `${this.#options.publicUrl()}/confirm/${attempt.challengeId}` };
    if (card.behaviour === 'accepted' || card.behaviour === 'unanswered') return this.#charge(attempt);
    return { kind: card.behaviour };
  }

  #charge({ attemptId, clientRef, amount, last4 }: StoredAttempt): Outcome {
    this.#charges.push({ attemptId, clientRef, amount, last4, at: new Date(this.#options.now()).toISOString() });
    return { kind: 'accepted', ref: randomId('pay') };
  }

  query(attemptId: string): Outcome | undefined {
    const attempt = this.#attempts.get(attemptId);
    return attempt && this.#current(attempt);
  }

  #current(attempt: StoredAttempt): Outcome {
    const isOver = !this.keepsChallenges && this.#options.now() - attempt.startedAt >= CHALLENGE_MS;
    if (attempt.outcome.kind === 'challenge' && isOver) attempt.outcome = { kind: 'expired' };
    return attempt.outcome;
  }

  /** The shop waits no longer: what was not answered at the bank cannot be any more. */
  abandon(attemptId: string): Outcome | undefined {
    const attempt = this.#attempts.get(attemptId);
    if (attempt && this.#current(attempt).kind === 'challenge') attempt.outcome = { kind: 'expired' };
    return attempt?.outcome;
  }

  findChallenge(challengeId: string): (Attempt & { readonly language: Language; readonly last4: string; readonly isOpen: boolean }) | undefined {
    const attempt = [...this.#attempts.values()].find((one) => one.challengeId === challengeId);
    return attempt && { ...attempt, isOpen: this.#current(attempt).kind === 'challenge' };
  }

  /** The customer's word counts once; a second click changes nothing. */
  answerChallenge(challengeId: string, confirmed: boolean): void {
    const attempt = [...this.#attempts.values()].find((one) => one.challengeId === challengeId);
    if (attempt && this.#current(attempt).kind === 'challenge') attempt.outcome = confirmed ? this.#charge(attempt) : { kind: 'declined' };
  }

  /** Whether the bank's answer to this attempt gets lost. */
  staysUnanswered(attempt: Attempt): boolean {
    return this.#cards.get(attempt.token)?.behaviour === 'unanswered';
  }

  truth(): Truth {
    return {
      cards: [...this.#cards].map(([token, { brand, last4 }]) => ({ token, brand, last4 })),
      attempts: [...this.#attempts.values()].map((one) => ({ attemptId: one.attemptId, clientRef: one.clientRef, outcome: this.#current(one).kind })),
      charges: [...this.#charges],
    };
  }

  clear(): void {
    this.#sessions.clear();
    this.#cards.clear();
    this.#attempts.clear();
    this.#charges.length = 0;
    this.forgetsAttempts = false;
    this.keepsChallenges = false;
  }
}
