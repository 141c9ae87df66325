// Who a booking session belongs to: a cookie that is set when a booking begins and not before (strictly necessary, L-DE-28). It holds a
// random secret and nothing else, no script reads it, and it ends with the browser's session (reliability.md D3, D14).
import { randomBytes } from 'node:crypto';

const COOKIE = 'visit';
const FORM = /^[A-Za-z0-9_-]{43}$/;

export interface Visitor {
  /** The secret, if the visitor has one already. */
  readonly secret: string | undefined;
  /** The secret, made now where there is none. */
  readonly begin: () => string;
  /** What the answer must set; undefined = nothing new. */
  readonly setCookie: () => string | undefined;
}

/** @param cookie the value that came with the request; @param secure whether it came over TLS */
export function visitorOf(cookie: string | undefined, secure: boolean): Visitor {
  const known = cookie !== undefined && FORM.test(cookie) ? cookie : undefined;
  let made: string | undefined;
  return {
    secret: known,
    begin: () => known ?? (made ??= randomBytes(32).toString('base64url')),
    setCookie: () => made && `${COOKIE}=${made}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  };
}

export const VISITOR_COOKIE = COOKIE;
