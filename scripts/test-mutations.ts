import { Stryker } from '@stryker-mutator/core';
import { runCommand } from './lib/command.ts';
import { generateClient } from './lib/generate.ts';
import { step } from './lib/steps.ts';

/**
 * npm run test:mutations: changes the rules that decide about cases and people, one small change at a time, and fails when their unit tests
 * notice fewer of the changes than `FLOOR`. With paths: only those files.
 */
const rules = [
  'src/shared/cases/rules.ts',
  'src/shared/cases/transitions.ts',
  'src/shared/brokers/rules.ts',
  'src/shared/assignment/rules.ts',
  'src/server/modules/cases/metrics/policy.ts',
  'src/server/modules/assignment/reassignment/policy.ts',
  'src/server/modules/duplicates/policy.ts',
  'src/server/modules/accounts/passwords/policy.ts',
  'src/server/modules/accounts/security-alerts/policy.ts',
  'src/server/modules/operations/browser-failures/policy.ts',
];

/** Per cent of the changes; the last measurement rounded down. Only ever raised. */
const FLOOR = 88;

await runCommand(async () => {
  console.log('\nMutation tests\n');
  await step('Prisma client', generateClient);
  const named = process.argv.slice(2);
  await new Stryker({
    mutate: named.length > 0 ? named : rules,
    testRunner: 'vitest',
    vitest: { configFile: 'tests/support/mutations.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    reporters: ['clear-text', 'progress'],
    clearTextReporter: { logTests: false, allowColor: true },
    // Texts are checked by people, not by rules.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignorePatterns: ['dist', '.data', 'test-results', 'content/pictures'],
    // Rewriting ours would need a compiler API that TypeScript 7 does not have; Node runs the files as they are.
    tsconfigFile: 'none',
    tempDirName: '.data/mutations',
    thresholds: { high: 90, low: FLOOR, break: FLOOR },
    allowEmpty: false,
  }).runMutationTest();
});
