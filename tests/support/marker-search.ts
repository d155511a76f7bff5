/** Looks for words in every column of a database that can hold any, whatever tables there are. */
import pg from 'pg';
import { adminUrl, type TestDatabase } from './database.ts';

type Row = { schema: string; table: string; column: string; type: string };

const readable = ({ column, type }: Row) =>
  type === 'bytea' ? `encode(${pg.escapeIdentifier(column)}, 'escape')` : `${pg.escapeIdentifier(column)}::text`;

/**
 * The columns that hold the words, as `table.column`. Asks as the administrator of the cluster, from whom no policy hides a row.
 * @param words a regular expression, in any case
 */
export async function findMarkers(database: TestDatabase, words: string): Promise<string[]> {
  const url = new URL(adminUrl());
  url.pathname = new URL(database.url).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(`
      SELECT table_schema AS schema, table_name AS table, column_name AS column, data_type AS type
      FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
        AND data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea', 'tsvector')
      ORDER BY 1, 2, 3`);
    const found: string[] = [];
    for (const row of rows) {
      const table = `${pg.escapeIdentifier(row.schema)}.${pg.escapeIdentifier(row.table)}`;
      const { rows: hits } = await client.query(`SELECT 1 FROM ${table} WHERE ${readable(row)} ~* $1 LIMIT 1`, [words]);
      if (hits.length > 0) found.push(`${row.schema === 'public' ? '' : `${row.schema}.`}${row.table}.${row.column}`);
    }
    return found;
  } finally {
    await client.end();
  }
}
