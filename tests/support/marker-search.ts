/** Searches for words in every text-like column of a database, whatever tables there are. */
import pg from 'pg';
import { adminUrl, type TestDatabase } from './database.ts';

type Row = { schema: string; table: string; column: string; type: string };

/** Every column that can hold words: text, JSON, lists and bytes. Partitions are read through their table. */
const WORD_COLUMNS = `
  SELECT table_schema AS schema, table_name AS table, column_name AS column, data_type AS type
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
    AND data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea', 'tsvector')
    AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = format('%I.%I', table_schema, table_name)::regclass)
  ORDER BY 1, 2, 3`;

const readable = ({ column, type }: Row) =>
  type === 'bytea' ? `encode(${pg.escapeIdentifier(column)}, 'escape')` : `${pg.escapeIdentifier(column)}::text`;

/** Queries as the administrator of the cluster, who is not subject to policies. */
async function asking<T>(database: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = new URL(adminUrl());
  url.pathname = new URL(database.url).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const nameOf = ({ schema, table, column }: Row) => `${schema === 'public' ? '' : `${schema}.`}${table}.${column}`;

/** The columns that can hold words, as `table.column`. */
export function wordColumns(database: TestDatabase): Promise<string[]> {
  return asking(database, async (client) => (await client.query<Row>(WORD_COLUMNS)).rows.map(nameOf));
}

/**
 * The columns that hold the words, as `table.column`.
 * @param words a regular expression, in any case
 */
export function findMarkers(database: TestDatabase, words: string): Promise<string[]> {
  return asking(database, async (client) => {
    const { rows } = await client.query<Row>(WORD_COLUMNS);
    const found: string[] = [];
    for (const row of rows) {
      const table = `${pg.escapeIdentifier(row.schema)}.${pg.escapeIdentifier(row.table)}`;
      const { rows: hits } = await client.query(`SELECT 1 FROM ${table} WHERE ${readable(row)} ~* $1 LIMIT 1`, [words]);
      if (hits.length > 0) found.push(nameOf(row));
    }
    return found;
  });
}
