// What every engine of the bench is: made of the voyages, asked the queries.
import type { Query, Result, Voyages } from './workload.ts';

export interface Engine {
  answer(query: Query): Result | Promise<Result>;
  /** What must not be counted as its memory can go. */
  close?(): Promise<void>;
}

/** Rows in memory as the engine wants them, made before the clock runs; then the engine itself. */
export interface EngineMaker {
  readonly name: string;
  prepare(voyages: Voyages): () => Engine | Promise<Engine>;
  /** Its memory is another process's. */
  readonly elsewhere?: true;
}
