import { watch } from 'node:fs';
import { ownAddress } from '#server/platform/http/own-address.ts';
import { writeContentWhenStale } from './content/stale.ts';
import { startApiProcess } from './lib/api-process.ts';
import { runCommand } from './lib/command.ts';
import { startDevServer } from './lib/dev-server.ts';
import { loadEnvironment } from './lib/environment.ts';
import { generateClient } from './lib/generate.ts';
import { assertPortFree } from './lib/ports.ts';
import { prepareBusiness, prepareDatabase } from './lib/prepare-database.ts';
import { inRoot } from './lib/root.ts';
import { step } from './lib/steps.ts';

// npm run dev: pages and styles update in the browser while you type; the API server restarts when its sources change.
await runCommand(async (shutdown) => {
  const env = loadEnvironment();
  const address = ownAddress(env.host, env.port);
  await assertPortFree(env.host, env.port);

  console.log(`\n${env.configuredSite.name}, development\n`);
  await step('Prisma client', generateClient);
  await prepareDatabase(env, shutdown);
  await prepareBusiness(env);
  // The pages, rendered in this process, and the emails of the API server link to the same address.
  process.env.SITE_URL ||= address;
  const api = await startApiProcess({
    ...process.env,
    DATABASE_URL: env.databaseUrl,
    DATABASE_RETENTION_URL: env.databaseRetentionUrl,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  });
  shutdown.add(api.stop);
  await step('API server', async () => {
    await api.port();
  });
  await step('Pages', async () => {
    shutdown.add(await startDevServer(env.host, env.port, api.port));
  });

  watchModels();
  watchContent();

  console.log(`\n${address}    email: ${address}/dev/mail    demo_client, demo_broker, demo_admin / Prairie-2026`);
  console.log('Ctrl-C stops everything.\n');
  await new Promise(() => undefined);
}, 0);

/** A changed model regenerates the client; the API server then restarts because src/server/platform/db/generated changed. */
function watchModels(): void {
  let timer: NodeJS.Timeout | undefined;
  watch(inRoot('prisma', 'models'), () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      step('Prisma client', generateClient).catch((error: Error) => console.error(error.message));
      console.log('    To update the database, run npm run db:migrate -- NAME and restart.');
    }, 200);
  });
}

/** Changed content is compiled to modules again, which the browser and the API server then reload. */
function watchContent(): void {
  let timer: NodeJS.Timeout | undefined;
  watch(inRoot('content'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      writeContentWhenStale().catch((error: Error) => console.error(`\n${error.message}\n`));
    }, 200);
  });
}
