import { existsSync } from 'node:fs';
import type { Env } from '#server/env.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { waitForDatabase } from '#server/platform/db/start.ts';
import { assertOnePlace } from '#server/platform/files/document-place.ts';
import { ensureDatabase } from './embedded-database.ts';
import { loadEnvironment } from './environment.ts';
import { inRoot } from './root.ts';
import { assertMigrated } from './schema-version.ts';
import type { Shutdown } from './shutdown.ts';
import { SetupError } from './steps.ts';

/**
 * The environment of a command that runs what was built and migrated before, with the embedded database started where it is configured.
 * Builds nothing, and changes nothing in the database.
 * @returns also the check for `/healthz` whether the embedded PostgreSQL is gone for good
 * @throws SetupError when the build is missing, or the database is behind or ahead of this release; StartError when the processes that are
 * running store documents elsewhere
 */
export async function openRelease(shutdown: Shutdown): Promise<{ env: Env; lost: () => string | null }> {
  const env = loadEnvironment();
  if (!existsSync(inRoot('dist', 'pages', 'manifest.json')))
    throw new SetupError('The site hasn’t been built. Run: npm run build');
  const lost = await openDatabase(env, shutdown, 'databaseUrl');
  for (const { databaseUrl } of [env, ...(env.sandbox ? [env.sandbox] : [])])
    await assertMigrated(databaseUrl, { allowNewer: env.allowNewerDatabase });
  const { db, close } = connectDatabase(env.databaseUrl, 1);
  await assertOnePlace(db, env).finally(close);
  return { env, lost };
}

/** Starts the embedded database, and puts its addresses into `env`; or waits for the other one, signing in with the address named. */
export async function openDatabase(
  env: Env,
  shutdown: Shutdown,
  login: 'databaseUrl' | 'databaseOwnerUrl',
): Promise<() => string | null> {
  if (env.databaseUrl !== 'embedded') {
    for (const urls of [env, ...(env.sandbox ? [env.sandbox] : [])])
      await waitForDatabase(urls[login], env.databaseWaitSeconds, console.warn);
    return () => null;
  }
  const database = await ensureDatabase({ dataDir: env.dataDir });
  shutdown.add(database.stop);
  Object.assign(env, database.urls);
  if (env.sandbox?.databaseUrl === 'embedded') env.sandbox = database.sandboxUrls;
  return database.lost;
}
