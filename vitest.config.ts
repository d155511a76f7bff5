import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './scripts/lib/chromium-options.ts';
import { styles } from './vite.config.ts';

// The server's code runs as Node runs it, through its own type stripping; only files with JSX go through Vite.
const native = { experimental: { viteModuleRunner: false } };
/** Files of one worker share their modules, which are loaded once: none of ours keeps state that a test could leave behind. */
const shared = { ...native, isolate: false };
const quiet = { setupFiles: ['tests/support/quiet-console.ts'] };

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'forks',
    // Many tests wait for clocks and disks: one worker more than cores keeps two cores busy (the default is one less).
    maxWorkers: availableParallelism() + 1,
    // Long: a test that waits, waits for a condition, which takes longer on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    tags: [{ name: 'long', description: 'Left out of `npm test`; run by CI and `npm run test:long`.' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{src/server,src/shared,prisma}/**/*.test.ts',
            'openapi/client/tests/**/*.test.ts',
            'tests/assistant/**/*.test.ts',
            'tests/architecture*.test.ts',
          ],
          ...quiet,
          ...shared,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'client',
          include: ['src/client/**/*.test.{ts,tsx}', 'tests/site/**/*.test.{ts,tsx}'],
          ...quiet,
        },
      },
      {
        // One component at a time in a real browser: what it shows, and what the keyboard and the pointer do to it.
        extends: true,
        plugins: [react()],
        css: styles,
        // Found before the first test: a package that is found during one reloads the page.
        optimizeDeps: {
          entries: ['src/client/**/*.{ts,tsx}', '!src/client/**/*.test.{ts,tsx}', 'tests/components/**/*.tsx'],
        },
        test: {
          name: 'browser',
          include: ['tests/components/**/*.test.tsx'],
          setupFiles: ['tests/support/browser/setup.ts'],
          // Browsers need both cores: what the tests beside them leave makes a page too slow for its user.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          browser: {
            enabled: true,

            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions: chromiumOptions(),
              contextOptions: { locale: 'en-CA', timezoneId: 'America/Edmonton', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts', 'tests/support/cheap-passwords.ts'],
          sequence: { groupOrder: 2 },
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['tests/scripts/**/*.test.ts'],
          sequence: { groupOrder: 2 },
          testTimeout: 240_000,
          ...quiet,
          ...native,
        },
      },
    ],
  },
});
