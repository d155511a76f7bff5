import { rm } from 'node:fs/promises';
import type { Env } from '#server/env.ts';
import { databaseUrls } from '../cluster-roles.ts';
import { createDatabase } from '../embedded-database.ts';
import { inRoot } from '../root.ts';
import { startTemporaryCluster } from '../temporary-cluster.ts';

const NAME = 'restored';

/** Runs `work` with a PostgreSQL and a folder of its own, with the keys of the environment. Both are removed, whatever happens. */
export async function inScratch(env: Env, work: (target: Env) => Promise<void>): Promise<void> {
  const cluster = await startTemporaryCluster();
  const dataDir = inRoot('.data', `restored-${process.pid}`);
  try {
    await createDatabase(cluster.adminUrl, NAME);
    await work({ ...env, ...databaseUrls(cluster.adminUrl, NAME), dataDir, s3: null, sandbox: null });
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
