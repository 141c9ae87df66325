// npm run where -- <address>: which screen answers, in which file, at which address on the other brand, with which calls.
import fs from 'node:fs';
import path from 'node:path';
import { brandIds, brandOf, brands, twinBrand } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';

const root = path.resolve(import.meta.dirname, '..');
const [address] = process.argv.slice(2);
if (!address) {
  console.error('usage: npm run where -- <address>, for example npm run where -- http://en.localhost:3000/cruises');
  process.exit(2);
}
const url = new URL(address, 'http://localhost:3000');
const brand = brandOf(url.host, undefined);
if (!brand) {
  console.error(`no brand is configured for ${url.host}; known hosts: ${brandIds.flatMap((id) => brands[id].hosts).join(', ')}`);
  process.exit(1);
}
const match = pathCodecs[brand].match(url.pathname);
if (!match) {
  console.error(`${brands[brand].name} has no screen at ${url.pathname}`);
  process.exit(1);
}
const file = `src/features/${match.screen.source}`;
const feature = path.join(root, 'src/features', match.screen.source.split('/')[0] ?? '');
const contract = path.join(feature, 'contract.ts');
const calls = fs.existsSync(contract) ? [...fs.readFileSync(contract, 'utf8').matchAll(/path: '([^']+)'/g)].map((found) => `/api/${found[1]}`) : [];
const server = path.join(feature, 'server');
const tables = fs.existsSync(server)
  ? new Set(
      fs
        .readdirSync(server, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .flatMap((name) =>
          [
            ...fs
              .readFileSync(path.join(server, name), 'utf8')
              .matchAll(/(?:selectFrom|[jJ]oin|insertInto|updateTable)\('(\w+)|\b(?:from|join) (?!\$)([a-z_]{4,}) /g),
          ].map((found) => found[1] ?? found[2] ?? ''),
        ),
    )
  : new Set<string>();
const known = new Set([...fs.readFileSync(path.join(root, 'database/tables.generated.ts'), 'utf8').matchAll(/^ {2}(\w+): \w+;$/gm)].map((found) => found[1]));
console.log(`screen   ${match.screen.name}
file     ${file}${fs.existsSync(path.join(root, file)) ? '' : ' (not there yet)'}
route    ${match.canonicalPath}
twin     ${brands[twinBrand(brand)].name} ${pathCodecs[twinBrand(brand)].toPublic(match.canonicalPath)}
calls    ${calls.join(' ') || '–'}
server   ${fs.existsSync(server) ? path.relative(root, server) : '–'}
tables   ${[...tables].filter((name) => known.has(name)).join(' ') || '–'}`);
