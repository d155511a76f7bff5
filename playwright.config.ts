import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/lib/chromium-options.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: false,
  workers: 3,
  // Long: only a machine that is busy with other things ever needs them.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'en-CA',
    actionTimeout: 20_000,
    timezoneId: 'America/Edmonton',
    // Recording every journey takes a quarter of their time: `PWTRACE=1 npm test -- --e2e the-failing-one`.
    trace: process.env.PWTRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions(),
  },
});
