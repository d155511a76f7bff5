import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MigrationList, SchemaContainer } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { inRoot } from './root.ts';

/** One folder of prisma/migrations. */
export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the SQL in hexadecimal: the value Prisma writes to `_prisma_migrations`. */
  checksum: string;
}

export const migrationsFolder = inRoot('prisma', 'migrations');
/** The file next to the migrations that names their dialect; without it the engine refuses to read them. */
export const lockFile = { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' };

/** Every .prisma file of the folder prisma/, schema.prisma and the models, in a stable order. */
export function modelFiles(folder = inRoot('prisma')): SchemaContainer[] {
  return globSync('**/*.prisma', { cwd: folder })
    .sort()
    .map((file) => ({ path: path.join(folder, file), content: readFileSync(path.join(folder, file), 'utf8') }));
}

/** The names of the migrations in the order in which they are applied. */
export function migrationNames(folder = migrationsFolder): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The migrations in the same order. */
export function migrations(folder = migrationsFolder): Migration[] {
  return migrationNames(folder).map((name) => {
    const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * The same in the format the schema engine expects. It replays them in an empty database, where nobody waits for an index; and PostgreSQL
 * can build indexes of a partitioned table concurrently only the way our runner does it.
 */
export function migrationList(folder = migrationsFolder): MigrationList {
  return {
    baseDir: folder,
    lockfile: lockFile,
    shadowDbInitScript: '',
    migrationDirectories: migrations(folder).map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: replayed(sql) } },
    })),
  };
}

function replayed(sql: string): string {
  return /^-- kind: *concurrent/.test(sql) ? sql.replaceAll(/\bINDEX CONCURRENTLY\b/g, 'INDEX') : sql;
}
