// The server side of a call: its contract joined with the function that answers it.
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { Failure } from '#platform/contract/failures.ts';
import type { Visitor } from './visitor.ts';
import type { Access, Call, OutputOf, ParsedInputOf } from '#platform/contract/define-call.ts';

/** What every call may know about who asks; handed explicitly, never global. */
export interface CallContext<BrandId extends string = string> {
  readonly brand: BrandId;
  readonly language: 'de' | 'en';
  readonly now: Date;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  readonly visitor: Visitor;
  /** Scheme, host and port under which the visitor sees the shop: for addresses that lead back to it. */
  readonly origin: string;
  /** The sender's name for this very attempt: the same on every repeat of it. */
  readonly idempotencyKey: string | undefined;
  /** Who is logged in, as the server knows it; never from a cookie's own words (D10). */
  readonly customer?: { readonly id: string; readonly verifiedEmail: string } | undefined;
  readonly consultant?: { readonly id: string } | undefined;
}

/** The authorisation table (reliability.md 7): one row per access, everything else is refused. */
const mayCall: Readonly<Record<Access, (context: Partial<Pick<CallContext, 'customer' | 'consultant'>>) => boolean>> = {
  public: () => true,
  customer: ({ customer }) => customer !== undefined,
  consultant: ({ consultant }) => consultant !== undefined,
};

export type Handler<C extends Call, Context> = (input: ParsedInputOf<C>, context: Context) => Promise<OutputOf<C>> | OutputOf<C>;

export interface ImplementedCall<Context = never> {
  readonly call: Call;
  readonly handle: (input: unknown, context: Context) => Promise<unknown>;
}

export function implement<C extends Call, Context>(call: C, handler: Handler<C, Context>): ImplementedCall<Context> {
  return { call, handle: async (input, context) => handler(input as ParsedInputOf<C>, context) };
}

/** A program that sends more wrong fields than this learns of the first ones. */
const MOST_FIELDS = 50;
const LONGEST_NAME = 100;

/** Names of fields as a form knows them: `pax.childAges.0`. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const errors = new Map<string, string[]>(); // a sender may name a field '__proto__' or 'constructor'
  const add = (path: readonly PropertyKey[], message: string) => {
    const key = path.map(String).join('.').slice(0, LONGEST_NAME) || 'body';
    const known = errors.get(key);
    if (known) known.push(message);
    else if (errors.size < MOST_FIELDS) errors.set(key, [message]);
  };
  for (const issue of error.issues)
    // One issue names all surplus fields, in its text as well: repeated for each of them it would outgrow any request.
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys.slice(0, MOST_FIELDS)) add([...issue.path, key], 'unknown field');
    else add(issue.path, issue.message);
  return Object.fromEntries(errors);
}

/**
 * Parses, runs, answers; the same way over HTTP and during page rendering (API-03).
 * @param checkAnswer in development and tests the answer is checked against its schema: a wrong one is a bug and throws
 * @throws Failure for everything expected; anything else is a bug or an outage
 */
export async function run<Context extends Partial<CallContext>>(
  implemented: ImplementedCall<Context>,
  body: unknown,
  context: Context,
  checkAnswer: boolean,
): Promise<unknown> {
  if (!mayCall[implemented.call.access](context)) throw new Failure('NotAllowed'); // before anything is read: the same for every body
  const input = implemented.call.input.safeParse(body ?? {});
  if (!input.success) throw new Failure('ValidationFailed', { errors: fieldErrors(input.error) });
  const answer = await implemented.handle(input.data, context);
  if (!checkAnswer) return answer;
  const checked = implemented.call.output.safeParse(answer);
  if (!checked.success) throw new Error(`answer of ${implemented.call.path} breaks its contract: ${JSON.stringify(fieldErrors(checked.error))}`);
  return checked.data;
}
