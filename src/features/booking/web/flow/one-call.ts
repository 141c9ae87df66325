// One call at a time, for every flow of the booking: a second click while one is under way does nothing, and what failed can be tried again
// as it was (BOOK-20; rule E5).
import { Failure } from '#platform/contract/failures.ts';
import type { Place } from './exceptions.ts';
import type { LoadingKind } from './loading-texts.ts';

export interface Task {
  readonly busy: LoadingKind;
  readonly place: Place;
  /** How what was asked for is called, for the notice that it is gone. */
  readonly asked?: { readonly cabin: string; readonly category: string };
}

export interface Hears {
  readonly began: (busy: LoadingKind) => void;
  readonly failed: (failure: Failure, task: Task) => void;
}

/** Does the work of a task. @returns what is told after it is over, so that whoever hears of it can begin the next one at once */
export type Work = () => Promise<() => void>;

export function oneCallAtATime({ began, failed }: Hears) {
  let isRunning = false;
  let last: { readonly task: Task; readonly work: Work } | null = null;
  /** @returns whether it succeeded */
  async function run(task: Task, work: Work): Promise<boolean> {
    if (isRunning) return false;
    isRunning = true;
    began(task.busy);
    try {
      const done = await work();
      isRunning = false;
      last = null;
      done();
      return true;
    } catch (error) {
      isRunning = false;
      last = { task, work };
      failed(error instanceof Failure ? error : new Failure('Unknown'), task);
      return false;
    }
  }
  return {
    run,
    /** The call that failed last, once more. @returns undefined where none did */
    again: (): Promise<boolean> | undefined => (last ? run(last.task, last.work) : undefined),
  };
}
