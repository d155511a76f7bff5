import { createRequire } from 'node:module';
import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';

/** Where the library of the jobs keeps them. */
const SCHEMA = 'pgboss';
const { pgboss } = createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } };

/**
 * Creates the tables of the jobs, or brings them up to the library's version: the server itself may not. Nothing happens when they are.
 * Indexes are built without stopping those who work, one by one; each is skipped where it exists.
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

/** Null where there are no tables yet. */
export async function versionOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('${SCHEMA}.version') IS NOT NULL AS there`,
  );
  if (!rows[0]?.there) return null;
  const found = await client.query<{ version: number }>(`SELECT version FROM ${SCHEMA}.version`);
  return found.rows[0]?.version ?? null;
}
