import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '#server/env.ts';
import { waitForDatabase } from '#server/platform/db/start.ts';
import { hasDemoPeople, hasRequests } from '../../prisma/seed/demo/what-is-there.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { ensureDatabase } from './embedded-database.ts';
import { withLock } from './lock.mjs';
import type { Shutdown } from './shutdown.ts';
import { SetupError, step } from './steps.ts';

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
      if (env.sandbox?.databaseUrl === 'embedded') env.sandbox = database.sandboxUrls;
      return database.how;
    });
  } else {
    await step('PostgreSQL', async () => {
      for (const { databaseOwnerUrl } of [env, ...(env.sandbox ? [env.sandbox] : [])])
        await waitForDatabase(databaseOwnerUrl, env.databaseWaitSeconds, console.log);
    });
  }
  await step('Migrations', async () => {
    const [applied] = await Promise.all([bringUpToDate(env), env.sandbox && bringUpToDate(env.sandbox)]);
    return applied.length ? `applied ${applied.length}` : 'up to date';
  });
  if (env.production) return lost;
  await step('Demo people', async () => {
    if (await hasDemoPeople(env)) return 'kept';
    const { seedDemo } = await import('../../prisma/seed/demo.ts');
    await seedDemo(env.databaseUrl);
    return undefined;
  });
  return lost;
}

/**
 * Outside production, gives a database without requests the demo's business: twelve months of a small brokerage, up to now. It can run
 * beside the build of the site, because it mostly waits for the database. Of several processes, one does it.
 * @throws SetupError when an earlier start was ended halfway: the server would send its emails and count its deadlines
 */
export async function prepareBusiness(env: Env): Promise<void> {
  if (env.production) return;
  await step('Demo business', () =>
    withLock(path.join(env.dataDir, 'demo.lock'), async () => {
      const unfinished = unfinishedDemo(env.dataDir);
      if (existsSync(unfinished))
        throw new SetupError('An earlier start was interrupted while it was filling the demo. Run: npm run demo:reset');
      if (await hasRequests(env)) return 'kept';
      const { seedBusiness } = await import('../../prisma/seed/demo/business.ts');
      writeFileSync(unfinished, '');
      await seedBusiness(env);
      rmSync(unfinished);
      return 'filled';
    }),
  );
}

/** The file that exists while the demo is being filled. */
export function unfinishedDemo(dataDir: string): string {
  return path.join(dataDir, 'demo-unfinished');
}
