import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,database,scripts,tests,bench,simulators}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'node_modules/**'],
    pool: 'threads',
    isolate: false,
    globalSetup: 'tests/support/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
