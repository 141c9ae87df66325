// The part of pg-copy-streams that we use; the package has no types of its own.
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';
  /** A statement `copy … to stdout` as a stream of its text. */
  export function to(statement: string): Readable & Submittable;
  /** A statement `copy … from stdin` as a stream to write its text to. */
  export function from(statement: string): Writable & Submittable;
}
