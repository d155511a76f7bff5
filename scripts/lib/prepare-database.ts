import type { Env } from '#server/env.ts';
import { waitForDatabase } from '#server/platform/db/start.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { ensureDatabase } from './embedded-database.ts';
import type { Shutdown } from './shutdown.ts';
import { step } from './steps.ts';

/**
 * Starts the embedded PostgreSQL unless DATABASE_URL names a server, applies the migrations, sets up the roles and, outside production,
 * seeds the demo once. Afterwards the addresses in `env` are connection strings.
 * Returns a check for `/healthz`: whether the embedded PostgreSQL is gone for good.
 */
export async function prepareDatabase(env: Env, shutdown: Shutdown): Promise<() => string | null> {
  let lost: () => string | null = () => null;
  if (env.databaseUrl === 'embedded') {
    await step('PostgreSQL', async () => {
      const database = await ensureDatabase({ dataDir: env.dataDir });
      shutdown.add(database.stop);
      lost = database.lost;
      Object.assign(env, database.urls);
      return database.how;
    });
  } else {
    await step('PostgreSQL', async () => {
      await waitForDatabase(env.databaseOwnerUrl, env.databaseWaitSeconds, console.log);
    });
  }
  await step('Migrations', async () => {
    const applied = await bringUpToDate(env);
    return applied.length ? `applied ${applied.length}` : 'up to date';
  });
  if (env.production) return lost;
  await step('Demo people', async () => {
    const { seedDemo } = await import('../../prisma/seed/demo.ts');
    await seedDemo(env.databaseUrl);
  });
  return lost;
}

/**
 * Outside production, gives a database without requests the demo's business: twelve months of a small brokerage, up to now. It can run
 * beside the build of the site, because it mostly waits for the database.
 */
export async function prepareBusiness(env: Env): Promise<void> {
  if (env.production) return;
  await step('Demo business', async () => {
    const { seedBusiness } = await import('../../prisma/seed/demo/business.ts');
    return seedBusiness(env);
  });
}
