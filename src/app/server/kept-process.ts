// A process beside the server that is started again whenever it ends.
import { fork, type ChildProcess } from 'node:child_process';

/** One that dies at once is not started in a hot loop: milliseconds. */
const PAUSE_MS = 1_000;
/** After that long nobody waits for one that does not stop. */
const STOP_MS = 10_000;

export interface KeptProcess {
  /** Absolute path of what runs. */
  readonly module: string;
  readonly args?: readonly string[];
  /** Options of Node for it. */
  readonly nodeOptions?: readonly string[];
  /** Settings beside those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Sees nothing of this process's settings but the path: a stranger in a process of its own. */
  readonly isStranger?: boolean;
  /** As it is called when it ended: 'The worker'. */
  readonly name: string;
  /** Without its output only what goes wrong is heard of it. */
  readonly isQuiet?: boolean;
}

/**
 * @param say hears when the process ended that nobody stopped
 * @returns stops it: waits for what it is doing, then ends it
 */
export function keepProcess(
  { module, args = [], nodeOptions = [], environment = {}, name, isQuiet = false, isStranger = false }: KeptProcess,
  say: (line: string) => void,
): () => Promise<void> {
  let child: ChildProcess;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const start = (): void => {
    child = fork(module, args, {
      execArgv: [...process.execArgv, ...nodeOptions],
      env: { ...(isStranger ? { PATH: process.env['PATH'] } : process.env), ...environment },
      stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    });
    let isOver = false;
    const ended = (how: string): void => {
      if (stopped || isOver) return;
      isOver = true;
      // said once it is clear that not everything is ending: Ctrl-C reaches all processes at the same moment
      timer = setTimeout(() => {
        say(`${name} ended (${how}); the next one starts.`);
        start();
      }, PAUSE_MS);
    };
    child.once('exit', (code, signal) => ended(String(code ?? signal)));
    // without a process at first: too many of them, no memory
    child.on('error', (error) => ended(error.message));
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
