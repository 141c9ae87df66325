// A process that is killed and comes back, as under any supervisor.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface KeptNode {
  /** The hard way; it comes back by itself. @returns whether there was something to kill */
  readonly kill: () => boolean;
  readonly stop: () => Promise<void>;
}

/**
 * @param module path from the repository's root
 * @param says the process says when it is ready; otherwise it is once it runs
 */
export async function keepNode(module: string, environment: Readonly<Record<string, string>>, says: boolean): Promise<KeptNode> {
  let child: ChildProcess;
  let stopped = false;
  const start = async (): Promise<void> => {
    child = fork(path.join(root, module), { cwd: root, env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.once('exit', () => {
      if (!stopped) void start();
    });
    await once(child, says ? 'message' : 'spawn');
  };
  await start();
  return {
    kill: () => child.kill('SIGKILL'),
    stop: async () => {
      stopped = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
