// The way back from a bank or a payment provider to the booking's own page. The address that they lead back to is the same for everybody, so that
// nobody outside the shop is told a booking's key; which booking it was, this tab alone remembers (BOOK-24, reliability.md D7).

const NAME = 'booking-way-back';
/** Longer than any bank waits for a confirmation. */
const VALID_MS = 2 * 3_600_000;

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Before the customer leaves. A browser that keeps nothing leads to the mail instead. */
export function keepWayBack(bookingKey: string, memory: Memory, now: number): void {
  try {
    memory.setItem(NAME, `${now} ${bookingKey}`);
  } catch {
    // nothing is kept here
  }
}

/** @returns the key of the booking that this tab left for a bank within the last two hours; it is forgotten by that */
export function takeWayBack(memory: Memory, now: number): string | undefined {
  try {
    const [, left, key] = /^(\d{1,15}) ([A-Za-z0-9_-]{43})$/.exec(memory.getItem(NAME) ?? '') ?? [];
    memory.removeItem(NAME);
    return left !== undefined && now - Number(left) <= VALID_MS ? key : undefined;
  } catch {
    return undefined;
  }
}
