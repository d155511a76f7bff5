import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWhenStale } from './lib/build-stamp.ts';
import { findChromium } from './lib/chromium.ts';
import { runCommand } from './lib/command.ts';
import { generateClient } from './lib/generate.ts';
import { runPlaywright, runVitest, type Tally } from './lib/runners.ts';
import { duration, step } from './lib/steps.ts';
import { startTestCluster } from './lib/test-cluster.ts';

// npm test: everything. npm test -- contact: the Vitest files whose path holds "contact". --unit, --api, --scripts, --e2e: only those.
const groups: Record<string, string[]> = { '--unit': ['unit', 'client'], '--api': ['api'], '--scripts': ['scripts'] };

await runCommand(async (shutdown) => {
  const started = performance.now();
  const args = process.argv.slice(2);
  const projects = args.flatMap((arg) => groups[arg] ?? []);
  const filters = args.filter((arg) => !groups[arg] && arg !== '--e2e');
  const browser = args.includes('--e2e') || args.length === 0;
  const vitest = projects.length > 0 || !args.includes('--e2e');

  const reports = mkdtempSync(path.join(tmpdir(), 'coverbridge-reports-'));
  shutdown.add(async () => rmSync(reports, { recursive: true, force: true }));

  console.log('\nTests\n');
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'test' };
  await step('Prisma client', generateClient);
  await step('Site', buildWhenStale);
  if (browser) await step('Chromium', async () => (env.CHROMIUM_PATH = await findChromium()));
  await step('PostgreSQL for this run, with the templates', async () => {
    const cluster = await startTestCluster();
    shutdown.add(cluster.stop);
    env.TEST_DATABASE_ADMIN_URL = cluster.adminUrl;
  });

  const tallies: Tally[] = [];
  if (vitest) {
    const only = projects.flatMap((name) => ['--project', name]);
    tallies.push(await runVitest([...only, ...filters], path.join(reports, 'vitest.json'), env));
  }
  if (browser) tallies.push(await runPlaywright(filters, path.join(reports, 'playwright.json'), env));
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
