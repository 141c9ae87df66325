// The envelope of every answer: success, fail (the request is wrong, fields named), error (decision 40).
import type { FailureCode } from './failures.ts';

export type Envelope<T> =
  | { readonly status: 'success'; readonly data: T }
  | { readonly status: 'fail'; readonly code: FailureCode; readonly message: string; readonly errors: Readonly<Record<string, readonly string[]>> }
  | { readonly status: 'error'; readonly code: FailureCode; readonly message: string; readonly data?: unknown };
