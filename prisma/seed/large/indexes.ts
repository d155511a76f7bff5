/** Many rows at once are written without the indexes that nothing asks meanwhile, and the indexes built afterwards, the same as before. */
import type pg from 'pg';
import { inOrder, type Part } from './lanes.ts';

type Index = { name: string; of: string; definition: string };

/**
 * Of tables, and of tables in months as a whole; what takes longest to build first: words, then whatever belongs to the largest table. What
 * keeps rows unique stays, but for two large tables that get nothing twice: building the index again proves it.
 */
const SECONDARY = `
  SELECT c.relname AS name, t.relname AS of, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
  JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid JOIN pg_am a ON a.oid = c.relam
  WHERE t.relnamespace = 'public'::regnamespace AND NOT c.relispartition AND (NOT i.indisunique OR t.relname IN ('messages', 'document_versions'))
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)
  ORDER BY a.amname <> 'gin', t.relname <> 'messages', t.relname <> 'case_events', 1`;

/**
 * Drops them.
 * @returns parts that bring them back, in any order: those of people, and those of everything else
 */
export async function withoutIndexes(client: pg.Client): Promise<{ people: Part[]; others: Part[] }> {
  const { rows } = await client.query<Index>(SECONDARY);
  for (const { name } of rows) await client.query(`DROP INDEX public."${name}"`);
  // Of a table in months PostgreSQL writes ON ONLY: without it the index reaches into every month.
  const build = ({ definition }: Index) => inOrder(definition.replace(' ON ONLY ', ' ON '));
  return {
    people: rows.filter(({ of }) => of === 'users').map(build),
    others: rows.filter(({ of }) => of !== 'users').map(build),
  };
}
