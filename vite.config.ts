import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/**
 * Files that a route needs are linked in the head by default and take the line from the first paint. They become a list in the page
 * instead, which src/app/web/after-paint.ts reads after the paint.
 */
const filesAfterPaint: Plugin = {
  name: 'files-after-paint',
  apply: 'build',
  transform: {
    filter: { id: /tanstack-start-manifest/ },
    handler: (code) => `${code.replace('export const tsrStartManifest', 'const asBuilt')}
export const tsrStartManifest = () => {
  const manifest = asBuilt();
  for (const route of Object.values(manifest.routes)) {
    const { preloads = [], scripts = [] } = route;
    route.preloads = [];
    const later = preloads.map((file) => (typeof file === 'string' ? file : file.href)).filter((href) => !scripts.some(({ attrs }) => attrs?.src === href));
    if (later.length > 0) route.scripts = [...scripts, { attrs: { type: 'application/json', 'data-later': '' }, children: JSON.stringify(later) }];
  }
  return manifest;
};`,
  },
};

/**
 * Every route of the router carries its link component, though the shop's links are its own (AppLink): 1.6 kB of every first load. One that
 * is used after all says so at once.
 */
const ownLinksOnly: Plugin = {
  name: 'own-links-only',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /@tanstack\/react-router\/dist\/esm\/link\.js$/ },
    handler: () => `const unused = () => { throw new Error('links of the shop are AppLink'); };
export { unused as Link, unused as composeHandlers, unused as createLink, unused as linkOptions, unused as useLinkProps };`,
  },
};

// Every page loads the route tree: screens and loaders come in chunks of their own. A loader runs on the server for the first page, so
// its code, texts and head stay out of the first load.
const parts: ('component' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent' | 'loader')[][] = [
  ['component', 'pendingComponent'],
  ['errorComponent'],
  ['notFoundComponent'],
  ['loader'],
];
const codeSplittingOptions = { defaultBehavior: parts };

const brotli = promisify(zlib.brotliCompress);

/** Scripts and styles are packed once and tightly, not for every visitor and loosely: a seventh less on the line. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  // From the written files: until then the chunks hold placeholders that later plugins fill.
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => /\.(?:js|css)$/.test(file));
    await Promise.all(
      files.map(async (file) => fs.promises.writeFile(path.join(dir, `${file}.br`), await brotli(await fs.promises.readFile(path.join(dir, file))))),
    );
  },
};

const ROUTES = 'src/app/web/routes';
/** Parts of the frame of every page; the search's codec is asked for by many screens' loaders, but by no page at first. */
const everyPage = /\/(?:node_modules|src\/(?:platform|brands|app))\//;
/** What every screen needs is one file; the rest stays with the screens that need it. */
const everyScreen = fs.readdirSync(path.join(import.meta.dirname, ROUTES)).filter((file) => !file.startsWith('__')).length;

export default defineConfig({
  plugins: [
    filesAfterPaint,
    packed,
    ownLinksOnly,
    tanstackStart({
      srcDirectory: 'src/app/web',
      client: { entry: 'after-paint' },
      router: { entry: 'router', codeSplittingOptions, quoteStyle: 'single', semicolons: true },
      server: { entry: 'server' },
    }),
    react(),
    tailwind(),
  ],
  // Inlined files would be data: addresses, which the page's policy refuses.
  build: { target: 'es2022', reportCompressedSize: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: everyScreen, test: everyPage }] } } } } },
  },
  server: { watch: { ignored: ['**/.data/**', '**/test-results/**'] } },
});
