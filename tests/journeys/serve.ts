// The shop of the journeys: a clean start in a folder of its own, as a visitor's machine would do it.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const data = path.join(os.tmpdir(), `fairway-journeys-${process.env['PORT'] ?? ''}`);
// A run that was killed may have left its database behind: this one starts clean.
fs.rmSync(data, { recursive: true, force: true });
const child = spawn('node', ['src/app/server/main.ts'], {
  cwd: root,
  stdio: ['inherit', 'pipe', 'inherit'],
  env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' }, // never in a database that somebody set
});
child.stdout.setEncoding('utf8').on('data', (text: string) => {
  process.stdout.write(text);
  // The journeys tell the simulated operators how to behave; the shop names their address only here.
  const control = /Simulated operators, control (http:\/\/\S+)/.exec(text)?.[1];
  if (control !== undefined) fs.writeFileSync(path.join(data, 'operator-control'), control);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  fs.rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
