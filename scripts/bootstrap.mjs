// Any Node >= 20.11 may run this: make node_modules match the lock file, then hand over to the pinned Node.
// Usage: node scripts/bootstrap.mjs <command in node_modules/.bin> [arguments]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = path.join(root, 'node_modules', '.bin');
const installed = path.join(root, 'node_modules', '.package-lock.json'); // npm writes it at the end of each install

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(path.join(root, 'package-lock.json')).mtimeMs) {
  console.log('Installing packages (once, about 15 s) …');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const wanted = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm[0], [...npm.slice(1), ...wanted], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
if (!existsSync(path.join(bin, 'node')) && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Node 24 or newer is needed on this platform (this is ${process.version}).`);
  process.exit(1);
}

const [command, ...rest] = process.argv.slice(2);
// Settings may stand in .env; what the environment says wins.
const args = command === 'node' && existsSync(path.join(root, '.env')) ? ['--env-file=.env', ...rest] : rest;
const file = path.join(bin, command);
const child = spawn(existsSync(file) ? file : command, args, {
  cwd: root,
  stdio: 'inherit',
  // glibc keeps what threads gave back in one heap per thread: two of them save 45 MB with 100,000 voyages and cost no time
  env: { MALLOC_ARENA_MAX: '2', ...process.env, PATH: bin + path.delimiter + process.env.PATH },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm hands a signal to its shell only, and the shell dies without passing it on: a new parent means "stop".
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 200).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
