// Headers every answer carries (S6): a policy with a nonce per page, no sniffing, no framing.
import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * The policy of a page. Style attributes are allowed because server-rendered markup carries measured sizes.
 * @param framed the one foreign origin that the page may frame; undefined = none
 */
export const pagePolicy = (nonce: string, dev: boolean, framed?: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `frame-src ${framed ?? "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const strictPolicy = "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

export function secure(reply: FastifyReply, https: boolean): void {
  void reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  });
}
