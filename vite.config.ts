import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    tanstackStart({ srcDirectory: 'src/app/web', client: { entry: 'client' }, router: { entry: 'router', quoteStyle: 'single', semicolons: true }, server: { entry: 'server' } }),
    react(),
    tailwind(),
  ],
  // Inlined files would be data: addresses, which the page's policy refuses.
  build: { target: 'es2022', reportCompressedSize: false, assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/.data/**', '**/test-results/**'] } },
});
