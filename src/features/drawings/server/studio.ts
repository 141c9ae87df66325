// The studio draws in a thread of its own: no picture holds up an answer. The thread starts with the first picture.
import { Worker } from 'node:worker_threads';
import type { StudioJob, StudioResult } from './studio-jobs.ts';

interface Waiting {
  readonly resolve: (result: StudioResult) => void;
  readonly reject: (error: Error) => void;
}

type Message = { readonly id: number } & ({ readonly result: StudioResult } | { readonly error: string });

/** More pictures waiting than this and the next one is refused: the page shows its text instead. */
const MOST_WAITING = 400;

export interface Studio {
  /** @throws Error when the picture cannot be drawn or too many are waiting */
  readonly draw: (job: StudioJob) => Promise<StudioResult>;
  readonly stop: () => Promise<void>;
}

export function createStudio(): Studio {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let next = 1;

  const failAll = (error: Error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const thread = (): Worker => {
    if (worker) return worker;
    const fresh = new Worker(new URL('./studio-thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    fresh.unref();
    fresh.on('message', (message: Message) => {
      const job = waiting.get(message.id);
      waiting.delete(message.id);
      if ('result' in message) job?.resolve(message.result);
      else job?.reject(new Error(message.error));
    });
    // A thread that broke ends a moment later: by then the next one may be drawing.
    const failOwn = (error: Error) => worker === fresh && failAll(error);
    fresh.once('error', failOwn);
    fresh.once('exit', () => failOwn(new Error('the studio ended')));
    return (worker = fresh);
  };
  return {
    draw: (job) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= MOST_WAITING) return void reject(new Error('too many pictures are waiting'));
        const id = next++;
        waiting.set(id, { resolve, reject });
        thread().postMessage({ id, job });
      }),
    stop: async () => {
      await worker?.terminate();
    },
  };
}
