import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import library from 'pg-boss/package.json' with { type: 'json' };

/** The schema in which the job library keeps its tables. */
const SCHEMA = 'pgboss';
const { pgboss } = library;

/**
 * Creates the job tables, or upgrades them to the library's version, because the server itself may not. Does nothing when they are current.
 * Indexes are built concurrently, one by one; existing ones are skipped.
 */
export async function bringJobTables(client: pg.Client): Promise<void> {
  const version = await versionOf(client);
  if (version === null) await client.query(getConstructionPlans(SCHEMA));
  else if (version < pgboss.schema) {
    const [tables = '', ...indexes] = getMigrationPlans(SCHEMA, version).split(AFTER_COMMIT);
    await client.query('SET statement_timeout = 0');
    await client.query(tables);
    for (const statement of indexes.join('').split(/;\s*$/m)) if (statement.trim()) await client.query(statement);
  }
}

const AFTER_COMMIT = /(?<=^\s*COMMIT;)/m;

/** Null when there are no tables yet. */
export async function versionOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('${SCHEMA}.version') IS NOT NULL AS there`,
  );
  if (!rows[0]?.there) return null;
  const found = await client.query<{ version: number }>(`SELECT version FROM ${SCHEMA}.version`);
  return found.rows[0]?.version ?? null;
}
