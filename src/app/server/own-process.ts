// Work of the first start runs in a process of its own: what it needs in memory for seconds, the shop would keep for days.
import { spawn } from 'node:child_process';

/**
 * @param module absolute path of what runs, with nothing to say of its own
 * @throws Error when it ends otherwise than well; what it said about it stands on the console
 */
export async function inOwnProcess(module: string, environment: Readonly<Record<string, string>> = {}): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [module], { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } });
    const stop = () => child.kill('SIGTERM');
    process.once('exit', stop);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(`${module} ended with ${code ?? signal}`));
    });
  });
}
