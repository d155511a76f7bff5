/** Many rows at once are written without the indexes that no constraint needs, and the indexes built afterwards, the same as before. */
import type pg from 'pg';

type Index = { name: string; definition: string };

/** Of tables, and of tables in months as a whole. */
const SECONDARY = `
  SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
  JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
  WHERE t.relnamespace = 'public'::regnamespace AND NOT i.indisunique AND NOT c.relispartition ORDER BY 1`;

/** Drops them; `build` brings them back. In a transaction, nobody ever sees the tables without. */
export async function withoutIndexes(client: pg.Client): Promise<{ build: () => Promise<void> }> {
  const { rows } = await client.query<Index>(SECONDARY);
  for (const { name } of rows) await client.query(`DROP INDEX public."${name}"`);
  return {
    build: async () => {
      // Of a table in months PostgreSQL writes ON ONLY: without it the index reaches into every month.
      for (const { definition } of rows) await client.query(definition.replace(' ON ONLY ', ' ON '));
    },
  };
}
