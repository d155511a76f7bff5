import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// The server's code runs as Node runs it, through its own type stripping; only files with JSX go through Vite.
const native = { experimental: { viteModuleRunner: false } };
/** Files of one worker share their modules, which are loaded once: none of ours keeps state that a test could leave behind. */
const shared = { ...native, isolate: false };

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/quiet-console.ts'],
    pool: 'forks',
    // Many tests wait for clocks and disks: one worker more than cores keeps two cores busy (the default is one less).
    maxWorkers: availableParallelism() + 1,
    // Long: a test that waits, waits for a condition, which takes longer on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{server,shared}/**/*.test.ts', 'tests/assistant/**/*.test.ts', 'tests/architecture*.test.ts'],
          ...shared,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { name: 'client', include: ['src/client/**/*.test.{ts,tsx}', 'tests/site/**/*.test.{ts,tsx}'] },
      },
      { extends: true, test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...shared } },
      {
        extends: true,
        test: { name: 'scripts', include: ['tests/scripts/**/*.test.ts'], testTimeout: 240_000, ...native },
      },
    ],
  },
});
