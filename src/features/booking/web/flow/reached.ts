// The highest step reached, kept in this tab for a reload. The server knows the steps it took part in; from options to contacts nothing is
// sent. Strictly necessary for the booking, and gone with the tab (L-DE-28).
const key = (sessionId: string): string => `booking:reached:${sessionId}`;

export function readReached(sessionId: string): number {
  try {
    const value = Number(sessionStorage.getItem(key(sessionId)));
    return Number.isInteger(value) && value >= 0 && value <= 5 ? value : 0;
  } catch {
    return 0;
  }
}

export function keepReached(sessionId: string, step: number): void {
  try {
    sessionStorage.setItem(key(sessionId), String(step));
  } catch {
    // a browser without storage: after a reload the visitor is one step further back
  }
}
