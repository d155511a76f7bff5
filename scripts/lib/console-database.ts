import type { Env } from '#server/env.ts';
import type { Database } from '#server/platform/db/client.ts';
import { ensureDatabase } from './embedded-database.ts';
import { generateClient } from './generate.ts';
import type { Shutdown } from './shutdown.ts';
import { SetupError } from './steps.ts';

/** One statement at a time, plus one alongside it. */
const CONNECTIONS = 2;

/**
 * The database for an interactive command: the embedded one is started if it is not running, and everything opened here is closed with the
 * command. Import server code that knows the models after this call, because the client may only be generated here.
 * @param role `owner` reads the rows of every organization; `product` reads what the server itself can reach
 * @throws SetupError when the owner’s login sees only a part of the rows
 */
export async function connectConsole(shutdown: Shutdown, env: Env, role: 'owner' | 'product'): Promise<Database> {
  await generateClient();
  if (env.databaseUrl === 'embedded') {
    const database = await ensureDatabase({ dataDir: env.dataDir });
    shutdown.add(database.stop);
    Object.assign(env, database.urls);
    if (env.sandbox?.databaseUrl === 'embedded') env.sandbox = database.sandboxUrls;
  }
  const { connectDatabase } = await import('#server/platform/db/client.ts');
  const { db, close } = connectDatabase(role === 'owner' ? env.databaseOwnerUrl : env.databaseUrl, CONNECTIONS);
  shutdown.add(close);
  if (role === 'owner') await refusePartOfTheRows(db);
  return db;
}

/**
 * Without DATABASE_OWNER_URL the login is often that of the product: a backup would lack rows, a rotation would leave some with the old
 * key, and both would look complete.
 */
async function refusePartOfTheRows(db: Database): Promise<void> {
  const [{ isPart }] = await db.$queryRaw<[{ isPart: boolean }]>`
    SELECT coalesce(bool_or(row_security_active(oid)), false) AS "isPart" FROM pg_class WHERE relrowsecurity`;
  if (isPart)
    throw new SetupError(
      'This login sees only a part of the rows, so nothing was done. Set DATABASE_OWNER_URL to the login that owns the tables.',
    );
}

/** The database of the sandbox, as its owner; null where there is none, or no start made its tables yet. After `connectConsole`. */
export async function connectSandbox(shutdown: Shutdown, { sandbox }: Env): Promise<Database | null> {
  if (!sandbox) return null;
  const { connectDatabase } = await import('#server/platform/db/client.ts');
  const { db, close } = connectDatabase(sandbox.databaseOwnerUrl, CONNECTIONS);
  shutdown.add(close);
  const [{ isMade }] = await db.$queryRaw<[{ isMade: boolean }]>`SELECT to_regclass('users') IS NOT NULL AS "isMade"`;
  if (!isMade) return null;
  await refusePartOfTheRows(db);
  return db;
}
