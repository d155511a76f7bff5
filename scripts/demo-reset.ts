import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './lib/command.ts';
import { dropProductDatabase, ensureDatabase } from './lib/embedded-database.ts';
import { loadEnvironment } from './lib/environment.ts';
import { generateClient } from './lib/generate.ts';
import { prepareBusiness, prepareDatabase, unfinishedDemo } from './lib/prepare-database.ts';
import { SetupError, step } from './lib/steps.ts';

// npm run demo:reset: the demo as it was on the first day, with today's dates. Stop the server first.
await runCommand(async (shutdown) => {
  const env = loadEnvironment();
  if (env.production) throw new SetupError('This deletes every request: it is for the demo only.');
  if (env.databaseUrl !== 'embedded')
    throw new SetupError('DATABASE_URL names a server. Drop and create that database yourself, then run npm start.');

  console.log('\nReset the demo\n');
  await step('Prisma client', generateClient);
  await step('Deleting the demo’s data', async () => {
    const { adminUrl, stop } = await ensureDatabase({ dataDir: env.dataDir });
    try {
      await dropProductDatabase(adminUrl);
      for (const folder of ['files', 'uploads', 'sandbox'])
        await rm(path.join(env.dataDir, folder), { recursive: true, force: true });
      await rm(unfinishedDemo(env.dataDir), { force: true });
    } finally {
      await stop();
    }
  });
  await prepareDatabase(env, shutdown);
  await prepareBusiness(env);
  console.log('\nRun npm start and sign in as demo_client, demo_broker or demo_admin.\n');
});
