import pg from 'pg';
import { migrationNames } from './prisma-files.ts';
import { SetupError } from './steps.ts';

/** Migrations of this release that the database lacks, and those it has that this release doesn't know. */
export type SchemaDifference = { missing: string[]; unknown: string[] };

/** What a database lacks that was never migrated, or not since the application may read the list: everything. */
const UNREADABLE = ['42P01', '42501'];

/** Compares the database with this release; reads only, so any of the roles may ask. */
export async function schemaDifference(databaseUrl: string): Promise<SchemaDifference> {
  const wanted = migrationNames();
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
    );
    const applied = new Set(rows.map(({ name }) => name));
    const unknown = [...applied].filter((name) => !wanted.includes(name)).sort();
    return { missing: wanted.filter((name) => !applied.has(name)), unknown };
  } catch (error) {
    if (UNREADABLE.includes((error as { code?: string }).code ?? '')) return { missing: wanted, unknown: [] };
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * @param allowNewer after going back to the previous release, which a database that is one release ahead allows
 * @throws SetupError with the remedy
 */
export async function assertMigrated(databaseUrl: string, { allowNewer }: { allowNewer: boolean }): Promise<void> {
  const { missing, unknown } = await schemaDifference(databaseUrl);
  if (missing[0])
    throw new SetupError(
      `The database lacks ${missing.length === 1 ? 'a migration' : `${missing.length} migrations`} of this release (${missing[0]}). Run: npm run migrate`,
    );
  if (unknown[0] && !allowNewer)
    throw new SetupError(
      `The database belongs to a newer release: it has the migration ${unknown[0]}, which this one doesn’t know.\n` +
        'Start the newer release. If you went back by one release on purpose, set ALLOW_NEWER_DATABASE=true.',
    );
}
