// What a waiting reader sees, by the time waited (rule L1): nothing, a sign at the control, the skeleton, a sentence, a way out.
import { useEffect, useState } from 'react';

/** Stages with the milliseconds from which they hold. */
const stages = [
  ['alternative', 30_000],
  ['help', 12_000],
  ['sentence', 4_000],
  ['skeleton', 1_000],
  ['sign', 300],
] as const;
export type WaitStage = 'none' | (typeof stages)[number][0];

/** `help` adds the telephone and 'continue as a request', `alternative` offers to finish by e-mail; the request keeps running. */
export const waitStage = (waitedMs: number): WaitStage => stages.find(([, from]) => waitedMs >= from)?.[0] ?? 'none';

/** The stage of a wait that began when `waiting` became true, and the whole seconds waited. */
export function useWait(waiting: boolean): { readonly stage: WaitStage; readonly seconds: number } {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    if (!waiting) return;
    const began = performance.now();
    const timer = setInterval(() => setWaited(performance.now() - began), 100);
    return () => {
      clearInterval(timer);
      setWaited(0);
    };
  }, [waiting]);
  const seconds = Math.floor(waited / 1000);
  return waiting ? { stage: waitStage(waited), seconds } : { stage: 'none', seconds: 0 };
}
