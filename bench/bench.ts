// npm run bench -- search | pages | lighthouse | booking: measured in one run beside a peer or a floor; the ratio is what counts.
import process from 'node:process';

const benches: Readonly<Record<string, () => Promise<{ run: (args: readonly string[]) => Promise<void> }>>> = {
  search: () => import('./search/bench.ts'),
  pages: () => import('./pages/bench.ts'),
  lighthouse: () => import('./lighthouse/bench.ts'),
  booking: () => import('./booking/bench.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = benches[name];
if (!load) {
  console.error(`usage: npm run bench -- ${Object.keys(benches).join(' | ')} [--quick]`);
  process.exit(2);
}
await (await load()).run(args);
