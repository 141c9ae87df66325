import { defineConfig } from '@playwright/test';

const port = 4310;

export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
  },
  projects: [
    { name: 'fahrwasser', use: { baseURL: `http://localhost:${port}`, locale: 'de-DE' }, metadata: { brand: 'de' } },
    { name: 'fairway', use: { baseURL: `http://en.localhost:${port}`, locale: 'en-GB' }, metadata: { brand: 'en' } },
  ],
  webServer: {
    command: 'node tests/journeys/serve.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), RATE_LIMIT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'pipe',
  },
});
