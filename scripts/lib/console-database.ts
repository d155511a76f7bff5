import type { Env } from '#server/env.ts';
import type { Database } from '#server/platform/db/client.ts';
import { ensureDatabase } from './embedded-database.ts';
import { generateClient } from './generate.ts';
import type { Shutdown } from './shutdown.ts';

/** One statement at a time, and one beside it. */
const CONNECTIONS = 2;

/**
 * The database for a command that somebody types: the embedded one is started when it does not run, and what this opened ends with the
 * command. Server code that knows the models is imported after it, because the client may have been generated here.
 * @param role `owner` reads what every organization has; `product` what the server itself may reach
 */
export async function connectConsole(shutdown: Shutdown, env: Env, role: 'owner' | 'product'): Promise<Database> {
  await generateClient();
  if (env.databaseUrl === 'embedded') {
    const database = await ensureDatabase({ dataDir: env.dataDir });
    shutdown.add(database.stop);
    Object.assign(env, database.urls);
  }
  const { connectDatabase } = await import('#server/platform/db/client.ts');
  const { db, close } = connectDatabase(role === 'owner' ? env.databaseOwnerUrl : env.databaseUrl, CONNECTIONS);
  shutdown.add(close);
  return db;
}
