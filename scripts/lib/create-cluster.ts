import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './lock.mjs';
import { type Account, leaveOpenGround } from './postgres-account.ts';
import { type Cluster, clusterAt } from './postgres-cluster.ts';
import { run, stopPostmaster } from './postgres-process.ts';
import { SetupError } from './steps.ts';

const DRAFT = '.new-';

/** Runs initdb unless the cluster exists; returns whether it did. */
export async function createCluster(cluster: Cluster, temporary: boolean): Promise<boolean> {
  if (existsSync(path.join(cluster.folder, 'PG_VERSION'))) return false;
  // Created next to it and renamed: neither an interrupted initdb nor two concurrent ones leave half a cluster.
  const draft = `${cluster.home}${DRAFT}${process.pid}`;
  removeDrafts(cluster.home);
  try {
    mkdirSync(path.join(draft, 'cluster'), { recursive: true, mode: 0o755 });
  } catch (error) {
    throw new SetupError(
      `This user isn’t allowed to write to ${path.dirname(cluster.home)} (${(error as Error).message}).\n` +
        'Run this as the user who created that folder, or choose another one with DATA_DIR.',
    );
  }
  const password = randomBytes(24).toString('base64url');
  const passwordFile = path.join(draft, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(cluster.account, path.join(draft, 'cluster'), passwordFile);
  const result = await run(cluster, cluster.binaries.initdb, [
    `--pgdata=${path.join(draft, 'cluster')}`,
    '--username=coverbridge',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(temporary ? ['--no-sync'] : []),
  ]);
  if (result.code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new SetupError(`The embedded PostgreSQL could not create its folder ${cluster.folder}:\n${result.output}`);
  }
  rmSync(passwordFile);
  writeFileSync(path.join(draft, 'access.json'), JSON.stringify({ password }), { mode: 0o600 });
  try {
    renameSync(draft, cluster.home);
    return true;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was faster: its cluster is just as good.
    if (existsSync(path.join(cluster.folder, 'PG_VERSION'))) return false;
    throw error;
  }
}

/** Removes what an interrupted initdb left behind. */
function removeDrafts(home: string): void {
  const folder = path.dirname(home);
  for (const name of readdirSync(folder)) {
    const owner = name.startsWith(`${path.basename(home)}${DRAFT}`) ? Number(name.split(DRAFT)[1]) : 0;
    if (owner && (owner === process.pid || !isAlive(owner)))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Stops and deletes a throwaway cluster, including one left behind by a killed run. */
export async function removeCluster(dataDir: string): Promise<void> {
  if (!existsSync(path.join(dataDir, 'database'))) return;
  const cluster = clusterAt(dataDir);
  await stopPostmaster(cluster);
  rmSync(cluster.home, { recursive: true, force: true });
  leaveOpenGround(dataDir);
}

function giveTo(account: Account, ...files: string[]): void {
  if (account.uid === undefined) return;
  for (const file of files) chownSync(file, account.uid, account.gid ?? account.uid);
}
