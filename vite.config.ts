import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Every page loads the route tree: screens and loaders come in chunks of their own. A loader runs on the server for the first page, so
// its code, texts and head stay out of the first load.
const parts: ('component' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent' | 'loader')[][] = [['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent'], ['loader']];
const codeSplittingOptions = { defaultBehavior: parts };

export default defineConfig({
  plugins: [
    tanstackStart({ srcDirectory: 'src/app/web', client: { entry: 'client' }, router: { entry: 'router', codeSplittingOptions, quoteStyle: 'single', semicolons: true }, server: { entry: 'server' } }),
    react(),
    tailwind(),
  ],
  // Inlined files would be data: addresses, which the page's policy refuses.
  build: { target: 'es2022', reportCompressedSize: false, assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/.data/**', '**/test-results/**'] } },
});
