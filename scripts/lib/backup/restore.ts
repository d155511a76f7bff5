/** Puts a backup into an empty database and an empty folder or bucket. Everything is checked before the first row is written. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { Env } from '#server/env.ts';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import { bringUpToDate } from '../bring-up-to-date.ts';
import { bringJobTables, versionOf } from '../job-tables.ts';
import { migrate, takeTurn } from '../migrate.ts';
import { migrationsFolder } from '../prisma-files.ts';
import { SetupError } from '../steps.ts';
import { readArchive } from './archive.ts';
import { findMigrations, findTables } from './catalogue.ts';
import { inEmptyTables } from './copy-in.ts';
import { FILES, MANIFEST, type Manifest, manifestSchema, tableFolder } from './manifest.ts';
import { verifyRows } from './verify.ts';

const NO_MANIFEST = 'The backup is not complete: it has no list of its contents. Take another one.';

/**
 * Reads the whole backup and checks every hash, without writing anything.
 * @throws SetupError when the passphrase is wrong, or something is missing or damaged
 */
export async function checkArchive(file: string, passphrase: string): Promise<Manifest> {
  const tables = new Map<string, ReturnType<typeof createHash>>();
  const files = new Map<string, string>();
  let manifest: Manifest | undefined;
  await readArchive(file, passphrase, async (name, content) => {
    if (name === MANIFEST) manifest = manifestSchema.parse(JSON.parse(content.toString('utf8')));
    else if (name.startsWith(FILES)) files.set(name.slice(FILES.length), sha256(content));
    else {
      const folder = name.slice(0, name.lastIndexOf('/') + 1);
      const hash = tables.get(folder) ?? createHash('sha256');
      tables.set(folder, hash.update(content));
    }
  });
  if (!manifest) throw new SetupError(NO_MANIFEST);
  for (const table of manifest.tables) {
    const found = tables.get(tableFolder(table))?.digest('hex') ?? sha256(Buffer.alloc(0));
    if (found !== table.sha256)
      throw new SetupError(`The backup is damaged: the rows of ${table.name} are not complete.`);
  }
  for (const { key, sha256: wanted } of manifest.files)
    if (files.get(key) !== wanted) throw new SetupError(`The backup is damaged: the document ${key} is not complete.`);
  return manifest;
}

/**
 * Restores a backup of this release or of an earlier one: into the tables it was taken from, which are then brought up to date with the rows
 * in them. Every row is read again and compared before that.
 * @returns the names of the migrations that came after the backup
 * @throws SetupError when the database is not empty, or the release doesn’t fit the backup
 */
export async function restoreArchive(
  env: Env,
  file: string,
  passphrase: string,
  manifest: Manifest,
): Promise<string[]> {
  await makeTables(env, manifest);
  await prepareTarget(env.databaseOwnerUrl, manifest);
  const storage = createStorage(env);
  const byFolder = new Map(manifest.tables.map((table) => [tableFolder(table), table]));
  await inEmptyTables(env.databaseOwnerUrl, manifest, async ({ begin, write }) => {
    let present = '';
    await readArchive(file, passphrase, async (name, content) => {
      if (name === MANIFEST) return;
      if (name.startsWith(FILES))
        return storage.put(name.slice(FILES.length), Readable.from([content], { objectMode: false }), content.length);
      const folder = name.slice(0, name.lastIndexOf('/') + 1);
      const table = byFolder.get(folder);
      if (!table) throw new SetupError(`The backup has rows of a table that its list doesn’t name: ${folder}`);
      if (folder !== present) await begin(table);
      present = folder;
      await write(content);
    });
  });
  await verifyRows(env, manifest);
  // Also for partitions that came with the restored months: they get their rights and walls.
  return bringUpToDate(env);
}

/** The tables of the release that took the backup. Those of a newer release would be refused below. */
async function makeTables({ databaseOwnerUrl }: Env, { migrations }: Manifest): Promise<void> {
  await migrate(databaseOwnerUrl, migrationsFolder, migrations);
  const client = new pg.Client({ connectionString: databaseOwnerUrl });
  await client.connect();
  try {
    await takeTurn(client);
    await bringJobTables(client);
  } finally {
    await client.end();
  }
}

async function prepareTarget(ownerUrl: string, manifest: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ used: boolean }>(
      'SELECT EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM cases) AS used',
    );
    if (rows[0]?.used)
      throw new SetupError(
        'The database is not empty. Restore into an empty one, so that nothing is lost: set DATABASE_URL or DATA_DIR.',
      );
    await checkRelease(client, manifest);
    if (manifest.months)
      await client.query('SELECT make_months($1::date, $2::date)', [manifest.months.from, manifest.months.to]);
  } finally {
    await client.end();
  }
}

/** The tables have to be the very same: what a later release changes, it changes after the restore. */
async function checkRelease(client: pg.Client, { migrations, jobTables, tables }: Manifest): Promise<void> {
  const present = await findMigrations(client);
  const missing = migrations.filter((name) => !present.includes(name));
  const further = present.filter((name) => !migrations.includes(name));
  if (missing.length > 0)
    throw new SetupError(
      `The backup is of a newer release: this one doesn’t know ${missing.at(0)}. Restore it with that release.`,
    );
  if (further.length > 0)
    throw new SetupError(
      `The backup is of an older release, and the database already has what came later (${further.at(0)}). Restore into a database in which nothing was made yet.`,
    );
  if (jobTables !== (await versionOf(client)))
    throw new SetupError(
      'The backup is of an older release, with other job tables. Restore it with that release, then upgrade.',
    );
  const known = new Set(
    (await findTables(client)).map((table) => `${tableFolder(table)}${table.columns.sort().join()}`),
  );
  for (const table of tables)
    if (!known.has(`${tableFolder(table)}${[...table.columns].sort().join()}`))
      throw new SetupError(`The table ${table.name} has other columns than in the backup.`);
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
