import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
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

// Every page loads the route tree: screens and loaders come in chunks of their own. A loader runs on the server for the first page, so
// its code, texts and head stay out of the first load.
const parts: ('component' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent' | 'loader')[][] = [
  ['component', 'pendingComponent'],
  ['errorComponent'],
  ['notFoundComponent'],
  ['loader'],
];
const codeSplittingOptions = { defaultBehavior: parts };

export default defineConfig({
  plugins: [
    filesAfterPaint,
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
  server: { watch: { ignored: ['**/.data/**', '**/test-results/**'] } },
});
