/** Makes a backup of the database and the documents that belong to it, while the product runs. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import type { Env } from '#server/env.ts';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import { BACKUP_DAYS } from '#shared/data-classes/data-map.ts';
import { versionOf } from '../job-tables.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { findMigrations, findMonths, findSequences, findTables } from './catalogue.ts';
import { copyOut, inSnapshot } from './copy-out.ts';
import { FILES, MANIFEST, type Manifest, type TableInBackup, tableFolder } from './manifest.ts';

const DAY_MS = 86_400_000;
const NAME = /^coverbridge-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.tar\.gz\.age$/;

export interface BackupMade {
  file: string;
  manifest: Manifest;
  /** Backups that were deleted because the privacy policy allows no older ones. */
  deleted: string[];
}

/**
 * @param folder where the file is written, and where earlier backups are deleted after `BACKUP_DAYS`
 * @throws when the database or the storage can’t be read; a document that isn’t there is named in the manifest instead
 */
export async function createBackup(
  env: Env,
  { folder, passphrase }: { folder: string; passphrase: string },
): Promise<BackupMade> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return inSnapshot(env.databaseOwnerUrl, async (client) => {
    const { rows } = await client.query<{ at: Date }>('SELECT now() AS at');
    const takenAt = (rows[0]?.at ?? new Date()).toISOString();
    const file = path.join(folder, `coverbridge-${takenAt.slice(0, 19).replaceAll(':', '-')}Z.tar.gz.age`);
    let manifest: Manifest | undefined;
    await writeArchive(file, passphrase, async (archive) => {
      const tables = await addTables(client, archive);
      const files = await addFiles(client, env, archive);
      manifest = {
        format: 1,
        product: 'coverbridge',
        takenAt,
        migrations: await findMigrations(client),
        jobTables: (await versionOf(client as pg.Client)) ?? 0,
        tables,
        sequences: await findSequences(client),
        months: await findMonths(client),
        ...files,
      };
      await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
    });
    if (!manifest) throw new Error('The backup has no manifest');
    return { file, manifest, deleted: await deleteOld(folder, new Date(takenAt)) };
  });
}

async function addTables(client: pg.ClientBase, archive: ArchiveWriter): Promise<TableInBackup[]> {
  const tables: TableInBackup[] = [];
  for (const table of await findTables(client)) {
    let part = 0;
    const copied = await copyOut(client, table, async (content) => {
      part += 1;
      await archive.add(`${tableFolder(table)}${String(part).padStart(6, '0')}`, content);
    });
    tables.push({ ...table, ...copied });
  }
  return tables;
}

/** Documents are never changed: what the snapshot names is what is read now, unless it was deleted meanwhile. */
async function addFiles(client: pg.ClientBase, env: Env, archive: ArchiveWriter) {
  const storage = createStorage(env);
  const { rows } = await client.query<{ key: string }>(
    'SELECT storage_key AS key FROM document_versions WHERE wrapped_key IS NOT NULL AND bytes_gone_at IS NULL ORDER BY 1',
  );
  const files: Manifest['files'] = [];
  const missing: string[] = [];
  for (const { key } of rows) {
    const stored = await storage.get(key).catch((error) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!stored) {
      missing.push(key);
      continue;
    }
    const content = await buffer(stored);
    await archive.add(`${FILES}${key}`, content);
    files.push({ key, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
  }
  return { files, missing };
}

function isMissing(error: unknown): boolean {
  const { code, name } = error as { code?: string; name?: string };
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound';
}

/** The privacy policy says how long: what somebody had deleted is gone from the backups by then. */
async function deleteOld(folder: string, now: Date): Promise<string[]> {
  const deleted: string[] = [];
  for (const name of await readdir(folder)) {
    const at = NAME.exec(name)?.[1]?.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z');
    if (!at || now.getTime() - Date.parse(at) < BACKUP_DAYS * DAY_MS) continue;
    await rm(path.join(folder, name));
    deleted.push(name);
  }
  return deleted;
}
