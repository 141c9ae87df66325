// One call, one object: where it is, who may call it, what goes in and comes out. The server registers it, tests and the
// OpenAPI document read it, the browser uses its types only.
import type { z } from 'zod';
import type { FailureCode } from './failures.ts';

/** Who may call: any visitor, who is logged in as a customer, who is logged in as a consultant. Nobody may what is not said here. */
export const accesses = ['public', 'customer', 'consultant'] as const;
export type Access = (typeof accesses)[number];

export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType, Path extends string = string> {
  /** Path below /api without a leading slash, as the specification names it. */
  readonly path: Path;
  /** POST unless the specification says GET. A `read` POST also answers GET with a JSON query (`?body=`) so that it can be cached. */
  readonly method: 'POST' | 'GET';
  readonly access: Access;
  /** Changes nothing: may be sent again, may be cached. */
  readonly read: boolean;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Failures beyond the ones every call can have. */
  readonly failures: readonly FailureCode[];
}

export const defineCall = <Input extends z.ZodType, Output extends z.ZodType, const Path extends string>(
  call: Call<Input, Output, Path>,
): Call<Input, Output, Path> => call;

export type InputOf<C extends Call> = z.input<C['input']>;
export type ParsedInputOf<C extends Call> = z.output<C['input']>;
export type OutputOf<C extends Call> = z.input<C['output']>;
export type AnswerOf<C extends Call> = z.output<C['output']>;
