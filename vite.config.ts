import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    tanstackStart({ srcDirectory: 'src/app/web', router: { entry: 'router', quoteStyle: 'single', semicolons: true }, server: { entry: 'server' } }),
    react(),
    tailwind(),
  ],
  build: { target: 'es2022', reportCompressedSize: false },
  server: { watch: { ignored: ['**/.data/**', '**/test-results/**'] } },
});
