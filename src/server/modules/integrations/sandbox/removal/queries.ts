/** What has to be deleted together with old rows, from the foreign keys of the database: a new table is included without being named. */
import type { ClientBase } from 'pg';

type ForeignKey = { child: string; childColumns: string; parent: string; parentColumns: string };

/** Those within one table are left out: rows of one age are deleted together. */
const FOREIGN_KEYS = `
  SELECT c.conrelid::regclass::text AS child, p.relname AS parent,
    (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY k.place) FROM unnest(c.conkey) WITH ORDINALITY k (num, place)
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.num) AS "childColumns",
    (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY k.place) FROM unnest(c.confkey) WITH ORDINALITY k (num, place)
      JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.num) AS "parentColumns"
  FROM pg_constraint c JOIN pg_class p ON p.oid = c.confrelid JOIN pg_class t ON t.oid = c.conrelid
  WHERE c.contype = 'f' AND c.conrelid <> c.confrelid AND c.connamespace = 'public'::regnamespace
    AND NOT t.relispartition AND NOT p.relispartition`;

/**
 * @param roots by table: which of its rows go, as SQL
 * @returns one DELETE per table, what refers to others first
 */
export async function findDeletions(client: ClientBase, roots: Readonly<Record<string, string>>): Promise<string[]> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  const conditions = new Map<string, string>();
  const deletions: string[] = [];

  function conditionOf(table: string): string | null {
    const known = conditions.get(table);
    if (known) return known;
    const parts = keys
      .filter(({ child }) => child === table)
      .flatMap(({ parent, parentColumns, childColumns }) => {
        const above = conditionOf(parent);
        return above ? [`(${childColumns}) IN (SELECT ${parentColumns} FROM ${parent} WHERE ${above})`] : [];
      });
    const own = roots[table];
    const all = own ? [own, ...parts] : parts;
    if (all.length === 0) return null;
    conditions.set(table, all.join(' OR '));
    return conditions.get(table) as string;
  }

  const visited = new Set<string>();
  function visit(table: string): void {
    if (visited.has(table)) return;
    visited.add(table);
    for (const { child, parent } of keys) if (parent === table) visit(child);
    const condition = conditionOf(table);
    if (condition) deletions.push(`DELETE FROM ${table} WHERE ${condition}`);
  }
  for (const table of Object.keys(roots)) visit(table);
  return deletions;
}
