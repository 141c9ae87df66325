import { defineConfig } from '@playwright/test';

/** A shop that runs already, for work on the journeys themselves: SHOP_PORT=3000 npx playwright test search */
const running = process.env['SHOP_PORT'];
const port = Number(running ?? 4310);
const origins = { de: `http://localhost:${port}`, en: `http://en.localhost:${port}` } as const;
/** Journeys that visit both shops by themselves. */
const both = /(?:import|both-shops|booking-operator)\.spec\.ts$/;

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
    baseURL: origins.de,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
  },
  projects: [
    { name: 'fahrwasser', testIgnore: both, use: { baseURL: origins.de, locale: 'de-DE' }, metadata: { brand: 'fahrwasser' } },
    { name: 'fairway', testIgnore: both, use: { baseURL: origins.en, locale: 'en-GB' }, metadata: { brand: 'fairway' } },
    { name: 'both', testMatch: both },
  ],
  ...(running === undefined && {
    webServer: {
      command: 'node tests/journeys/serve.ts',
      url: `http://127.0.0.1:${port}/readyz`,
      env: { PORT: String(port), RATE_LIMIT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production', MAILBOX: 'on' },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      reuseExistingServer: false,
      timeout: 180_000,
      stdout: 'pipe',
    },
  }),
});
