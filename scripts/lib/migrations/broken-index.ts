import type { Node } from 'libpg-query';
import pg from 'pg';

/**
 * A concurrent build that fails or is interrupted leaves an index that no query uses and every write maintains. Drops such an index before
 * the statement that builds it, which would otherwise take it for a finished one, and again when the build fails.
 */
export async function withoutBrokenIndex(client: pg.Client, node: Node, build: () => Promise<unknown>): Promise<void> {
  const index = 'IndexStmt' in node ? node.IndexStmt : undefined;
  if (!index?.idxname || !index.relation) {
    await build();
    return;
  }
  const { idxname: name, relation, concurrent } = index;
  // ON ONLY a partitioned table: invalid until every partition has its index, but not broken.
  if (!concurrent) {
    await build();
    return;
  }
  const table = [relation.schemaname, relation.relname].flatMap((part) => (part ? [pg.escapeIdentifier(part)] : []));
  await dropInvalid(client, name, table.join('.'));
  try {
    await build();
  } catch (error) {
    // Must not mask the original error: the next start drops it too.
    await dropInvalid(client, name, table.join('.')).catch(() => undefined);
    throw error;
  }
}

async function dropInvalid(client: pg.Client, name: string, table: string): Promise<void> {
  const { rows } = await client.query<{ index: string }>(
    `SELECT i.indexrelid::regclass::text AS index FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = to_regclass($1) AND c.relname = $2 AND NOT i.indisvalid`,
    [table, name],
  );
  if (rows[0]) await client.query(`DROP INDEX CONCURRENTLY ${rows[0].index}`);
}
