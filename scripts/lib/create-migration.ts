import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { splitByKind } from './migrations/split.ts';
import { lockFile, migrationList, migrationsFolder, modelFiles } from './prisma-files.ts';
import { withSchemaEngine } from './schema-engine.ts';
import { SetupError } from './steps.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';

/**
 * Writes the next migration with the differences between the models of prisma/ and the migrations folder, plus one of kind concurrent for
 * indexes and foreign keys on existing tables. Returns their folders, none when both agree. The engine replays the migrations in a
 * throwaway PostgreSQL, so none of your databases is touched.
 */
export async function createMigration(title: string, databaseUrl?: string): Promise<string[]> {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  if (!name) throw new SetupError('Say what the migration does: npm run db:migrate -- add_broker_capacity');
  const sql = await difference(databaseUrl);
  if (!sql) return [];
  const { schema, concurrent } = await splitByKind(sql);
  const now = Date.now();
  const folders: string[] = [];
  if (schema) folders.push(write(`${stamp(now)}_${name}`, schema));
  if (concurrent) folders.push(write(`${stamp(now + 1000)}_${name}_concurrently`, concurrent));
  writeFileSync(path.join(migrationsFolder, lockFile.path), lockFile.content);
  return folders;
}

function stamp(ms: number): string {
  return new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14);
}

function write(name: string, sql: string): string {
  const folder = path.join(migrationsFolder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'migration.sql'), sql);
  return folder;
}

/** Throws a SetupError with the missing SQL when the migrations do not produce the models. */
export async function assertNoDrift(databaseUrl?: string): Promise<void> {
  const sql = await difference(databaseUrl);
  if (sql) {
    throw new SetupError(
      `The models and the migrations differ. Run: npm run db:migrate -- NAME\nIt would write:\n${sql}`,
    );
  }
}

/** The SQL that leads from the migrations to the models; undefined when they agree. */
async function difference(databaseUrl?: string): Promise<string | undefined> {
  if (!databaseUrl) return withScratchDatabase(difference);
  const models = modelFiles();
  return withSchemaEngine(databaseUrl, models, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...migrationList() },
      to: { tag: 'schemaDatamodel', files: models },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return stdout && !stdout.includes('This is an empty migration') ? stdout : undefined;
  });
}

async function withScratchDatabase<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const cluster = await startTemporaryCluster();
  try {
    return await work(cluster.adminUrl);
  } finally {
    await cluster.stop();
  }
}
