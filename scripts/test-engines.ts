import { mkdirSync } from 'node:fs';
import { once } from '#shared/platform/once.ts';
import { startFirefox } from '../tests/engines/firefox.ts';
import { walkJourney } from '../tests/engines/journey.ts';
import { startWebKit } from '../tests/engines/webkit.ts';
import { startServerProcess } from '../tests/support/server-process.ts';
import { buildSiteWhenStale } from './lib/build-stamp.ts';
import { runCommand } from './lib/command.ts';
import { findFirefox, findWebKit } from './lib/engines.ts';
import { generateClient } from './lib/generate.ts';
import { inRoot } from './lib/root.ts';
import type { Shutdown } from './lib/shutdown.ts';
import { step } from './lib/steps.ts';
import { startTestCluster } from './lib/test-cluster.ts';

// npm run test:engines: the main journey in the engines that npm test does not use. With a name (firefox, webkit), only that one.
const engines = {
  firefox: async (shutdown: Shutdown) => startFirefox(await findFirefox(), shutdown),
  webkit: async (shutdown: Shutdown) => startWebKit(await findWebKit(), shutdown),
};

await runCommand(async (shutdown) => {
  const only = process.argv.slice(2);
  console.log('\nEngines\n');
  await step('Prisma client', generateClient);
  await step('Site', buildSiteWhenStale);
  await step('PostgreSQL for this run, with the templates', async () => {
    const cluster = await startTestCluster();
    shutdown.add(cluster.stop);
    process.env.TEST_DATABASE_ADMIN_URL = cluster.adminUrl;
  });
  const failures: string[] = [];
  for (const [name, start] of Object.entries(engines)) {
    stopIfTold(shutdown);
    if (only.length > 0 && !only.includes(name)) continue;
    const pictures = inRoot('test-results', `engine-${name}`);
    mkdirSync(pictures, { recursive: true });
    const starting = startServerProcess();
    // Registered before it has started, so that a signal in between leaves none behind.
    // After its run, and again by the shutdown.
    const stopApp = once(async () => (await starting).stop());
    shutdown.add(stopApp);
    const app = await starting;
    stopIfTold(shutdown);
    try {
      const engine = await start(shutdown);
      console.log(`\n${engine.name}\n`);
      await walkJourney(engine, app, pictures, step).finally(engine.close);
    } catch (error) {
      if (!shutdown.isRunning) failures.push(`${name}: ${(error as Error).message} (pictures in ${pictures})`);
    }
    await stopApp();
  }
  stopIfTold(shutdown);
  for (const failure of failures) console.log(`  ✗ ${failure}`);
  console.log(failures.length === 0 ? '\nThe journey was completed.' : '');
  process.exitCode = failures.length === 0 ? 0 : 1;
});

/** After a signal, the shutdown ends the process with the signal's code; exiting here would come before everything is closed. */
function stopIfTold(shutdown: Shutdown): void {
  if (shutdown.isRunning) throw new Error('Stopped by a signal');
}
