import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSiteWhenStale } from './lib/build-stamp.ts';
import { findChromium } from './lib/chromium.ts';
import { runCommand } from './lib/command.ts';
import { generateClient } from './lib/generate.ts';
import { runPlaywright, runVitest, type Tally } from './lib/runners.ts';
import { duration, step } from './lib/steps.ts';
import { startTestCluster } from './lib/test-cluster.ts';

// npm test: every test but the long ones. npm test -- --long: all, as CI does. --thorough: all, and what can be repeated any number of times is
// repeated most (npm run test:long). npm test -- contact: the tests of the Vitest files whose path contains "contact", the long ones too.
// --unit, --api, --scripts, --e2e: only those. --business: journeys begin with the business of the demo instead of empty lists.
const groups: Record<string, string[]> = {
  '--unit': ['unit', 'client', 'browser'],
  '--api': ['api'],
  '--scripts': ['scripts'],
};
const everyTest = { vitest: [], playwright: [] };
const withoutLongTests = { vitest: ['--tags-filter=!long'], playwright: ['--grep-invert=@long'] };

await runCommand(async (shutdown) => {
  const started = performance.now();
  const args = process.argv.slice(2);
  const projects = args.flatMap((arg) => groups[arg] ?? []);
  const filters = args.filter((arg) => !groups[arg] && !['--e2e', '--long', '--thorough', '--business'].includes(arg));
  const thorough = args.includes('--thorough');
  const long = thorough || args.includes('--long') || filters.length > 0;
  const named = projects.length > 0 || filters.length > 0;
  const playwright = args.includes('--e2e') || !named;
  const vitest = projects.length > 0 || !args.includes('--e2e');
  const { vitest: vitestChoice, playwright: playwrightChoice } = long ? everyTest : withoutLongTests;

  const reports = mkdtempSync(path.join(tmpdir(), 'coverbridge-reports-'));
  shutdown.add(async () => rmSync(reports, { recursive: true, force: true }));

  console.log('\nTests\n');
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'test',
    ...(long && { TEST_LONG: '1' }),
    ...(thorough && { TEST_THOROUGH: '1' }),
  };
  if (args.includes('--business')) env.TEST_BUSINESS = '1';
  await step('Prisma client', generateClient);
  await step('Site', buildSiteWhenStale);
  const components = vitest && (projects.length === 0 || projects.includes('browser'));
  if (playwright || components) await step('Chromium', async () => (env.CHROMIUM_PATH = await findChromium()));
  await step('PostgreSQL for this run, with the templates', async () => {
    const cluster = await startTestCluster();
    shutdown.add(cluster.stop);
    env.TEST_DATABASE_ADMIN_URL = cluster.adminUrl;
  });

  const tallies: Tally[] = [];
  if (vitest) {
    const only = projects.flatMap((name) => ['--project', name]);
    tallies.push(await runVitest([...only, ...vitestChoice, ...filters], path.join(reports, 'vitest.json'), env));
  }
  if (playwright)
    tallies.push(await runPlaywright([...playwrightChoice, ...filters], path.join(reports, 'playwright.json'), env));
  await shutdown.run();

  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  if (passed + failures.length === 0) console.log('\nNo test matched.');
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
  console.log(`\n${duration(performance.now() - started)} in all`);
  console.log(`${passed} passed, ${failures.length} failed`);
  // Repeated at the very end: the output above is thousands of lines, and some readers keep only its end.
  for (const failure of failures) console.log(`  ✗ ${failure}`);
});
