import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Env } from '#server/env.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { databaseUrls } from './cluster-roles.ts';
import { createDatabase } from './embedded-database.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';

/** Databases for this command only, on a PostgreSQL and a data folder of its own: what happens in them touches nothing else. */
export async function startScratchDatabases(
  env: Env,
): Promise<{ create(name: string): Promise<Env>; stop(): Promise<void> }> {
  const cluster = await startTemporaryCluster();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'coverbridge-scratch-'));
  return {
    async create(name) {
      await createDatabase(cluster.adminUrl, name);
      const urls = databaseUrls(cluster.adminUrl, name);
      await bringUpToDate(urls);
      return { ...env, ...urls, dataDir, s3: null };
    },
    async stop() {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
