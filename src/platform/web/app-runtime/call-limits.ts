// How long a call may take and how often it is repeated (BOOK-20, decision 41). The numbers are outer limits: what a visitor sees of a wait
// follows its own ladder (rule L1), and nothing but a lost or unavailable answer is asked for again.

export interface CallLimits {
  /** One attempt, milliseconds. */
  readonly timeoutMs: number;
  readonly retries: number;
  /** All attempts together, milliseconds. */
  readonly totalMs: number;
}

const reading: CallLimits = { timeoutMs: 32_000, retries: 5, totalMs: 60_000 };
const booking: CallLimits = { timeoutMs: 90_000, retries: 5, totalMs: 120_000 };
/** The page works without a session: it says so soon and offers to try again. */
const sessionStart: CallLimits = { ...booking, retries: 2 };

const starts = new Set(['bookingRequest/startVoyageSession', 'bookingRequest/startCustomRequestSession']);

export const limitsOf = (path: string): CallLimits => (starts.has(path) ? sessionStart : /^booking(?:Request)?\//.test(path) ? booking : reading);

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;

/**
 * The pause before a repeat, milliseconds: doubled each time, at random between a half and the whole, so that visitors do not come back all
 * at once after an outage.
 * @param attempt repeats so far, from 0
 * @param random from 0 to 1
 */
export const pauseBefore = (attempt: number, random: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + random / 2);
