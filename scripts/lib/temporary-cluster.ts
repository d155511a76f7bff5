import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { removeCluster } from './create-cluster.ts';
import { type EmbeddedDatabase, ensureDatabase } from './embedded-database.ts';
import { isAlive } from './lock.mjs';
import { inRoot } from './root.ts';

const PREFIX = 'temporary-';

/**
 * A PostgreSQL for this process only, in `temporary-<process id>` of a folder, `.data` by default; `stop` removes it. It never touches the database
 * of a running `npm start`. Clusters left by killed processes are stopped and removed first. `durable`: flushed to disk as in production, for
 * measuring.
 */
export async function startTemporaryCluster({
  durable = false,
  folder = inRoot('.data'),
} = {}): Promise<EmbeddedDatabase> {
  await removeDeadOnes(folder);
  const dataDir = path.join(folder, `${PREFIX}${process.pid}`);
  const database = await ensureDatabase({ dataDir, temporary: !durable });
  return {
    ...database,
    async stop() {
      await database.stop();
      await removeFolder(dataDir);
    },
  };
}

async function removeDeadOnes(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : 0;
    if (owner && (owner === process.pid || !isAlive(owner))) await removeFolder(path.join(folder, name));
  }
}

async function removeFolder(folder: string): Promise<void> {
  await removeCluster(folder);
  rmSync(folder, { recursive: true, force: true });
}
