import { ownAddress } from '#server/platform/http/own-address.ts';
import { buildWhenStale } from './lib/build-stamp.ts';
import { runCommand } from './lib/command.ts';
import { loadEnvironment } from './lib/environment.ts';
import { generateClient } from './lib/generate.ts';
import { assertPortFree } from './lib/ports.ts';
import { prepareBusiness, prepareDatabase } from './lib/prepare-database.ts';
import { duration, step } from './lib/steps.ts';

// npm start: everything a fresh clone needs, then the server in this process.
await runCommand(async (shutdown) => {
  const env = loadEnvironment();
  await assertPortFree(env.host, env.port);

  console.log(`\n${env.site.name}\n`);
  await step('Prisma client', generateClient);
  const lost = await prepareDatabase(env, shutdown);
  await Promise.all([step('Site', buildWhenStale), prepareBusiness(env)]);
  let launchWarning: string | null = null;
  await step('Server', async () => {
    const { serveWarm } = await import('#server/app/serve.ts');
    const running = await serveWarm(env, { lost });
    shutdown.add(running.close);
    ({ launchWarning } = running);
  });
  shutdown.add(async () => console.log('\nFinishing open requests, then stopping.'));

  const address = ownAddress(env.host, env.port);
  console.log(`\nReady in ${duration(process.uptime() * 1000)}: ${address}`);
  console.log(`API document: ${address}/api/openapi.json`);
  if (launchWarning) console.log(launchWarning);
  if (!env.production) {
    if (!env.smtpUrl) console.log(`Sent emails: ${address}/dev/mail`);
    console.log('Demo accounts: demo_client, demo_broker, demo_admin, password Prairie-2026');
  }
  console.log('Ctrl-C stops the server and its database.\n');
  await new Promise(() => undefined);
}, 0);
