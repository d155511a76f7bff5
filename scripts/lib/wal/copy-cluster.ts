/** Copies the folder of a cluster, also of one that is being written to: PostgreSQL repairs such a copy with its log. */
import { chownSync, constants } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from '../postgres-account.ts';

/** Of the running server only: PostgreSQL’s documentation, Making a Base Backup Using the Low Level API. */
const EMPTY = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*)$/;

export async function copyCluster(from: string, to: string, account: Account = {}): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await chmod(to, 0o700);
  give(account, to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      await (EMPTY.test(entry.name) ? makeEmpty(target, account) : copyCluster(source, target, account));
    } else if (entry.isFile()) await copyOne(source, target, account);
  }
}

async function makeEmpty(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  give(account, folder);
  // The one folder below that PostgreSQL doesn’t make itself.
  if (path.basename(folder) !== 'pg_wal') return;
  await mkdir(path.join(folder, 'archive_status'), { mode: 0o700 });
  give(account, path.join(folder, 'archive_status'));
}

async function copyOne(source: string, target: string, account: Account): Promise<void> {
  try {
    await copyFile(source, target, constants.COPYFILE_EXCL);
  } catch (error) {
    // A table that was dropped meanwhile.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  give(account, target);
  const handle = await open(target, 'r+');
  await handle.sync().finally(() => handle.close());
}

function give({ uid, gid }: Account, file: string): void {
  if (uid !== undefined) chownSync(file, uid, gid ?? uid);
}
