import { defineConfig } from 'vitest/config';

/** The unit tests of the rules that `npm run test:mutations` changes. */
export default defineConfig({
  test: {
    include: [
      'src/shared/{cases,brokers,assignment}/*.test.ts',
      'src/server/modules/{cases/metrics,assignment/reassignment,duplicates}/policy.test.ts',
      'src/server/modules/{accounts/passwords,accounts/security-alerts,operations/browser-failures}/policy.test.ts',
    ],
    experimental: { viteModuleRunner: false },
  },
});
