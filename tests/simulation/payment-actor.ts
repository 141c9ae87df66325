// The payment provider of the simulated world: knows a repetition by the attempt's id, answers late or never, asks the customer to confirm
// at the bank, and forgets cards when told to.
import { PaymentProviderError, type ForwardRequest, type PaymentOutcome, type PaymentProvider } from '#features/payments/server/payment-port.ts';
import type { Chance, Scheduler } from './scheduler.ts';
import type { SimProcess } from './sim-process.ts';

export interface ProviderManners {
  readonly unreachable: number;
  readonly loses: number;
  readonly failsBefore: number;
  /** The caller hears nothing at once, the attempt arrives up to half the quarantine later. */
  readonly arrivesLate: number;
  /** Ends the bank's question by itself; another one waits until it is told to give up. */
  readonly endsChallenges: boolean;
}

export type CardNature = 'good' | 'declined' | 'wrong_code' | 'challenge';

export interface Attempt {
  readonly id: string;
  readonly clientRef: string;
  readonly amount: number;
  outcome: PaymentOutcome;
}

const QUARANTINE_MS = 180_000;
const LIMIT_MS = 20_000;
/** So long the bank waits for the customer. */
const CHALLENGE_MS = 30 * 60_000;

export class PaymentActor {
  readonly cards = new Map<string, { readonly nature: CardNature; isKept: boolean }>();
  readonly attempts = new Map<string, Attempt>();
  /** Money that moved, in order. */
  readonly charges: { readonly attemptId: string; readonly clientRef: string; readonly at: number }[] = [];
  version = 0;
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;
  readonly #manners: ProviderManners;
  readonly #isCalm: () => boolean;
  readonly #trace: (text: string) => void;

  constructor(parts: {
    readonly scheduler: Scheduler;
    readonly chance: Chance;
    readonly manners: ProviderManners;
    readonly isCalm: () => boolean;
    readonly trace: (text: string) => void;
  }) {
    this.#scheduler = parts.scheduler;
    this.#chance = parts.chance;
    this.#manners = parts.manners;
    this.#isCalm = parts.isCalm;
    this.#trace = parts.trace;
  }

  /** What a customer gets for a card in the provider's own fields. */
  newToken(nature: CardNature): string {
    const token = `tok_${this.cards.size + 1}`;
    this.cards.set(token, { nature, isKept: true });
    return token;
  }

  providerFor(process: SimProcess): PaymentProvider {
    const unused = (name: string) => (): never => {
      throw new Error(`nobody asks the provider for ${name} in this world`);
    };
    return {
      cardOffered: true,
      frameOrigin: undefined,
      quarantineMs: QUARANTINE_MS,
      fields: unused('fields'),
      describe: unused('describe'),
      forward: (request) => this.#call(process, `forward ${request.attemptId}`, () => this.#forward(request)),
      query: (attemptId) => this.#call(process, `query ${attemptId}`, () => this.attempts.get(attemptId)?.outcome ?? 'not_known'),
      abandon: (attemptId) =>
        this.#call(process, `abandon ${attemptId}`, () => {
          const attempt = this.attempts.get(attemptId);
          if (attempt) this.#settle(attempt, { kind: 'expired' });
          return attempt?.outcome ?? 'not_known';
        }),
      remove: (token) =>
        this.#call(process, `remove ${token}`, () => {
          const card = this.cards.get(token);
          if (card) card.isKept = false;
          this.version++;
        }),
    };
  }

  #call<T>(process: SimProcess, name: string, effect: () => T): Promise<T> {
    const manners = this.#manners;
    const draw = this.#isCalm() ? 1 : this.#chance();
    const shares = [manners.unreachable, manners.loses, manners.failsBefore, manners.arrivesLate];
    let sum = 0;
    const fate = shares.findIndex((share) => draw < (sum += share));
    const [unreachable, loses, failsBefore, arrivesLate] = [fate === 0, fate === 1, fate === 2, fate === 3];
    const arrival = arrivesLate ? (this.#chance() * QUARANTINE_MS) / 2 : 20 + this.#chance() * 800;
    return new Promise<T>((resolve, reject) => {
      const fail = (kind: 'unreachable' | 'unanswered', ms: number): void =>
        void process.later(ms, () => {
          this.#trace(`${name}: ${kind}`);
          reject(new PaymentProviderError(kind, kind));
        });
      if (unreachable) return fail('unreachable', arrival);
      fail('unanswered', arrivesLate ? this.#chance() * 1_000 : LIMIT_MS);
      this.#scheduler.after(arrival, () => {
        if (failsBefore) return;
        const answer = effect();
        if (!loses && !arrivesLate) this.#scheduler.after(10 + this.#chance() * 300, () => resolve(answer), process);
      });
    });
  }

  #forward({ attemptId, token, clientRef, amount }: ForwardRequest): PaymentOutcome {
    const known = this.attempts.get(attemptId);
    if (known) return known.outcome;
    const card = this.cards.get(token);
    const attempt: Attempt = { id: attemptId, clientRef, amount: amount.amount, outcome: this.#first(card?.isKept ? card.nature : undefined) };
    this.attempts.set(attemptId, attempt);
    this.version++;
    this.#trace(`provider takes ${attemptId} for ${clientRef}: ${attempt.outcome.kind}`);
    if (attempt.outcome.kind === 'accepted') this.#charge(attempt);
    if (attempt.outcome.kind === 'challenge' && this.#manners.endsChallenges)
      this.#scheduler.after(CHALLENGE_MS, () => this.#settle(attempt, { kind: 'expired' }));
    return attempt.outcome;
  }

  /** The customer has confirmed at the bank. */
  confirmChallenge(attemptId: string): void {
    const attempt = this.attempts.get(attemptId);
    if (attempt?.outcome.kind !== 'challenge') return;
    this.#settle(attempt, { kind: 'accepted', ref: attemptId });
    this.#charge(attempt);
  }

  #settle(attempt: Attempt, outcome: PaymentOutcome): void {
    if (attempt.outcome.kind !== 'challenge') return;
    attempt.outcome = outcome;
    this.version++;
    this.#trace(`the bank’s question about ${attempt.id}: ${outcome.kind}`);
  }

  #charge({ id, clientRef }: Attempt): void {
    this.charges.push({ attemptId: id, clientRef, at: this.#scheduler.now });
    this.version++;
  }

  #first(nature: CardNature | undefined): PaymentOutcome {
    switch (nature) {
      case 'good':
        return { kind: 'accepted', ref: `ref_${this.attempts.size + 1}` };
      case 'declined':
        return { kind: 'declined' };
      case 'wrong_code':
        return { kind: 'wrong_code' };
      case 'challenge':
        return { kind: 'challenge', url: 'https://bank.example/confirm' };
      case undefined:
        return { kind: 'expired' };
    }
  }
}
