import { buildWhenStale } from './lib/build-stamp.ts';
import { runCommand } from './lib/command.ts';
import { ensureDatabase } from './lib/embedded-database.ts';
import { loadEnvironment, siteAddress } from './lib/environment.ts';
import { generateClient } from './lib/generate.ts';
import { migrate } from './lib/migrate.ts';
import { assertPortFree } from './lib/ports.ts';
import { duration, step } from './lib/steps.ts';

// npm start: everything a fresh clone needs, then the server in this process.
await runCommand(async (shutdown) => {
  const env = loadEnvironment();
  await assertPortFree(env.host, env.port);

  console.log(`\n${env.site.name}\n`);
  await step('Prisma client', generateClient);
  await step('Site', buildWhenStale);
  if (env.databaseUrl === 'embedded') {
    await step('PostgreSQL', async () => {
      const database = await ensureDatabase({ dataDir: env.dataDir });
      shutdown.add(database.stop);
      env.databaseUrl = database.url;
      return database.how;
    });
  }
  await step('Migrations', async () => {
    const applied = await migrate(env.databaseUrl);
    return applied.length ? `applied ${applied.length}` : 'up to date';
  });
  if (!env.production) {
    await step('Demo people and cases', async () => {
      const { seedDemo } = await import('../prisma/seed/demo.ts');
      await seedDemo(env.databaseUrl);
    });
  }
  await step('Server', async () => {
    const { serve } = await import('#server/serve.ts');
    const running = await serve(env);
    shutdown.add(running.close);
  });
  shutdown.add(async () => console.log('\nFinishing open requests, then stopping.'));

  const address = siteAddress(env.host, env.port);
  console.log(`\nReady in ${duration(process.uptime() * 1000)}: ${address}`);
  console.log(`API document: ${address}/api/openapi.json`);
  if (!env.production) {
    if (!env.smtpUrl) console.log(`Mails that were sent: ${address}/dev/mail`);
    console.log('Demo accounts: demo_client, demo_broker, demo_admin, password Prairie-2026');
  }
  console.log('Ctrl-C stops the server and its database.\n');
  await new Promise(() => undefined);
}, 0);
