// Keeps one worker's process running beside the server.
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** A worker that dies at once is not started in a hot loop: milliseconds. */
const PAUSE_MS = 1_000;
/** After that long nobody waits for a worker that does not stop. */
const STOP_MS = 10_000;

/**
 * @param url of the database; the worker never starts one of its own
 * @param say hears when a worker ended that nobody stopped
 * @returns stops it: waits for what it is doing, then ends it
 */
export function keepWorker(url: string, say: (line: string) => void): () => Promise<void> {
  let child: ChildProcess;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const start = (): void => {
    child = fork(path.join(import.meta.dirname, 'worker.ts'), { env: { ...process.env, DATABASE_URL: url }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('exit', (code, signal) => {
      if (stopped) return;
      say(`The worker ended (${code ?? signal}); the next one starts.`);
      timer = setTimeout(start, PAUSE_MS);
    });
  };
  start();
  return () =>
    new Promise((resolve) => {
      stopped = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      const hard = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      child.once('exit', () => {
        clearTimeout(hard);
        resolve();
      });
      child.kill('SIGTERM');
    });
}
