/** Bulk inserts run without the indexes that nothing queries at the time; afterwards the same indexes are rebuilt. */
import type pg from 'pg';
import { inOrder, type Part } from './lanes.ts';

type Index = { name: string; of: string; definition: string };

/**
 * Indexes of tables and of partitioned tables as a whole, the slowest to build first: words, then those of the largest tables. Unique
 * indexes stay, except on two large tables whose rows are never written twice: rebuilding the index proves it.
 */
const SECONDARY = `
  SELECT c.relname AS name, t.relname AS of, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
  JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid JOIN pg_am a ON a.oid = c.relam
  WHERE t.relnamespace = 'public'::regnamespace AND NOT c.relispartition AND (NOT i.indisunique OR t.relname IN ('messages', 'document_versions'))
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)
  ORDER BY a.amname <> 'gin', t.relname <> 'messages', t.relname <> 'case_events', 1`;

/**
 * Drops them.
 * @returns parts that rebuild them, in any order: those of people, and all others
 */
export async function withoutIndexes(client: pg.Client): Promise<{ people: Part[]; others: Part[] }> {
  const { rows } = await client.query<Index>(SECONDARY);
  for (const { name } of rows) await client.query(`DROP INDEX public."${name}"`);
  // PostgreSQL writes ON ONLY for a partitioned table; without it the index is created on every partition.
  const build = ({ definition }: Index) => inOrder(definition.replace(' ON ONLY ', ' ON '));
  return {
    people: rows.filter(({ of }) => of === 'users').map(build),
    others: rows.filter(({ of }) => of !== 'users').map(build),
  };
}
