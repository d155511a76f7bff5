import { pathToFileURL } from 'node:url';
import { ownAddress } from '#server/platform/http/own-address.ts';
import { buildServerWhenStale, buildSiteWhenStale } from './lib/build-stamp.ts';
import { runCommand } from './lib/command.ts';
import { loadEnvironment } from './lib/environment.ts';
import { generateClient } from './lib/generate.ts';
import { assertPortFree } from './lib/ports.ts';
import { prepareBusiness, prepareDatabase } from './lib/prepare-database.ts';
import { inRoot } from './lib/root.ts';
import { duration, step } from './lib/steps.ts';

/** Of the build, as in production: it starts a little sooner than the sources. */
const bundledServer = pathToFileURL(inRoot('dist', 'server', 'app.js')).href;

// npm start: everything a fresh clone needs, then the server in this process.
await runCommand(async (shutdown) => {
  const env = loadEnvironment();
  await assertPortFree(env.host, env.port);

  console.log(`\n${env.configuredSite.name}\n`);
  await step('Prisma client', generateClient);
  // Most of a start is loading the product, and the database needs a moment meanwhile.
  const loaded = async () => {
    await step('Site', buildSiteWhenStale);
    await step('Server files', buildServerWhenStale);
    return (await import(bundledServer)) as typeof import('#server/app/serve.ts');
  };
  const prepared = async () => {
    const lost = await prepareDatabase(env, shutdown);
    await prepareBusiness(env);
    return lost;
  };
  const [{ serveWarm }, lost] = await Promise.all([loaded(), prepared()]);
  let launchWarning: string | null = null;
  await step('Server', async () => {
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
