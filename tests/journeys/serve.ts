// The shop of the journeys: a clean start in a folder of its own, as a visitor's machine would do it.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const data = path.join(os.tmpdir(), `fairway-journeys-${process.env['PORT'] ?? ''}`);
// A run that was killed may have left its database behind: this one starts clean.
fs.rmSync(data, { recursive: true, force: true });
const child = spawn('node', ['src/app/server/main.ts'], { cwd: root, stdio: 'inherit', env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' } }); // never in a database that somebody set
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  fs.rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
