import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '#server/env.ts';
import { databaseUrls } from '../cluster-roles.ts';
import { createDatabase } from '../embedded-database.ts';
import { startTemporaryCluster } from '../temporary-cluster.ts';

const NAME = 'restored';

/**
 * Runs `work` with a PostgreSQL and a folder of its own, with the keys of the environment. Both are removed, whatever happens. They are in
 * DATA_DIR: the user of the product may not write to the folder of the program.
 */
export async function inScratch(env: Env, work: (target: Env) => Promise<void>): Promise<void> {
  const cluster = await startTemporaryCluster({ folder: env.dataDir });
  const dataDir = path.join(env.dataDir, `restored-${process.pid}`);
  try {
    await createDatabase(cluster.adminUrl, NAME);
    await work({ ...env, ...databaseUrls(cluster.adminUrl, NAME), dataDir, s3: null, sandbox: null });
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
