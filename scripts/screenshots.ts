import { startServerProcess } from '../tests/support/server-process.ts';
import { launchBrowser } from './lib/browser.ts';
import { buildSiteWhenStale } from './lib/build-stamp.ts';
import { findChromium } from './lib/chromium.ts';
import { runCommand } from './lib/command.ts';
import { generateClient } from './lib/generate.ts';
import { SetupError, step } from './lib/steps.ts';
import { startTestCluster } from './lib/test-cluster.ts';
import { screens } from './screenshots/screens.ts';
import { shootAll } from './screenshots/shoot.ts';

// npm run screenshots: the pictures in docs/pictures, from the demo as a first start fills it, at two widths in light and dark mode.
// npm run screenshots -- desk: those whose name begins so. Fails when axe finds a barrier on one of them.
await runCommand(async (shutdown) => {
  const [prefix = ''] = process.argv.slice(2);
  await step('Prisma client', generateClient);
  await step('Site', buildSiteWhenStale);
  const chromium = await findChromium();
  const cluster = await startTestCluster();
  shutdown.add(cluster.stop);
  process.env.TEST_DATABASE_ADMIN_URL = cluster.adminUrl;
  process.env.TEST_BUSINESS = '1';
  const server = await step('The demo', () => startServerProcess());
  shutdown.add(server.stop);
  const browser = await launchBrowser(chromium);
  shutdown.add(() => browser.close());
  const chosen = screens.filter(({ name }) => name.startsWith(prefix));
  const found = await step(`${chosen.length} screens, four times each`, () => shootAll(browser, server.url, chosen));
  if (found.length > 0) throw new SetupError(`axe found barriers:\n${[...new Set(found)].join('\n')}`);
});
