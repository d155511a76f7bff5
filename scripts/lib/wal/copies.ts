/** Copies of the cluster, each with the moment from which on the database can be put back, and the segments that are needed for it. */
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { BACKUP_DAYS } from '#shared/data-classes/data-map.ts';
import type { Cluster } from '../postgres-cluster.ts';
import type { WalFolder } from './archive.ts';
import { copyCluster } from './copy-cluster.ts';

const DAY_MS = 86_400_000;
const NOTE = 'copy.json';
const noteSchema = z.object({
  /** By the database’s clock: the earliest moment it can be put back to. */
  endedAt: z.iso.datetime(),
  /** The first segment it needs. */
  firstSegment: z.string().regex(/^[0-9A-F]{24}$/),
});

export interface ClusterCopy extends z.infer<typeof noteSchema> {
  folder: string;
}

/** The whole copies, oldest first. */
export async function findCopies({ copies }: WalFolder): Promise<ClusterCopy[]> {
  if (!existsSync(copies)) return [];
  const found = (await readdir(copies)).filter((name) => existsSync(path.join(copies, name, NOTE)));
  return found
    .map((name) => ({
      folder: path.join(copies, name),
      ...noteSchema.parse(JSON.parse(readFileSync(path.join(copies, name, NOTE), 'utf8'))),
    }))
    .sort((one, other) => Date.parse(one.endedAt) - Date.parse(other.endedAt));
}

/**
 * Copies the running cluster and deletes the copies, and the segments, that the privacy policy no longer allows.
 * @returns the copy
 */
export async function copyRunning(wal: WalFolder, cluster: Cluster, adminUrl: string): Promise<ClusterCopy> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const draft = path.join(wal.copies, `.unfinished-${process.pid}`);
  try {
    await rm(draft, { recursive: true, force: true });
    const { rows: begun } = await client.query<{ segment: string }>(
      `SELECT pg_walfile_name(pg_backup_start('coverbridge', true)) AS segment`,
    );
    await copyCluster(cluster.folder, path.join(draft, 'cluster'));
    // Waits until the last segment that the copy needs is archived.
    const { rows: ended } = await client.query<{ label: string; at: Date }>(
      'SELECT labelfile AS label, clock_timestamp() AS at FROM pg_backup_stop(true)',
    );
    await writeFile(path.join(draft, 'cluster', 'backup_label'), ended[0]?.label ?? '', { mode: 0o600, flush: true });
    await copyFile(path.join(cluster.home, 'access.json'), path.join(draft, 'access.json'));
    const note = noteSchema.parse({ endedAt: ended[0]?.at.toISOString(), firstSegment: begun[0]?.segment });
    await writeFile(path.join(draft, NOTE), JSON.stringify(note), { mode: 0o600, flush: true });
    const folder = path.join(wal.copies, note.endedAt.slice(0, 19).replaceAll(':', '-'));
    await rename(draft, folder);
    await deleteOld(wal, Date.parse(note.endedAt));
    return { folder, ...note };
  } finally {
    await client.end();
    await rm(draft, { recursive: true, force: true });
  }
}

/** Keeps what leads back to any moment of the last `BACKUP_DAYS`, which the newest copy before it begins. */
async function deleteOld(wal: WalFolder, now: number): Promise<void> {
  const copies = await findCopies(wal);
  const old = copies.filter(({ endedAt }) => Date.parse(endedAt) < now - BACKUP_DAYS * DAY_MS);
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
  const first = copies.find((copy) => !old.includes(copy))?.firstSegment;
  if (!first) return;
  // By their place in the log: the first eight digits count the times it was put back.
  for (const name of await readdir(wal.segments))
    if (/^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first.slice(8)) await rm(path.join(wal.segments, name));
}
