import { createHash } from 'node:crypto';
import type { Node } from 'libpg-query';
import pg from 'pg';
import { SetupError } from '../steps.ts';

/** `CREATE INDEX CONCURRENTLY IF NOT EXISTS "name" ON "table" USING …`, in the form the lint requires. */
const BUILD =
  /^CREATE( UNIQUE)? INDEX CONCURRENTLY IF NOT EXISTS\s+("?\w+"?)\s+ON\s+(?:ONLY\s+)?((?:"?\w+"?\.)?"?\w+"?)/i;
const IDENTIFIER_BYTES = 63;

/**
 * The statements that replace a concurrent one. PostgreSQL cannot build or drop an index of a partitioned table concurrently, so that index
 * is created without its partitions, then built for each partition concurrently and attached. The statements without CONCURRENTLY are
 * instant, but need their lock. If interrupted, all of them can run again. Any other statement is returned unchanged.
 */
export async function inPartitions(client: pg.Client, node: Node, text: string): Promise<string[]> {
  if ('IndexStmt' in node) {
    const { relation, idxname = '' } = node.IndexStmt;
    if (!relation?.relname || !(await isPartitioned(client, relation.relname))) return [text];
    return buildOf(
      text,
      await partitionsWithout(client, relation.relname, idxname),
      await isPartitioned(client, idxname),
    );
  }
  const dropped = 'DropStmt' in node ? indexName(node.DropStmt.objects?.[0]) : undefined;
  return dropped && (await isPartitioned(client, dropped)) ? [text.replace(/ CONCURRENTLY\b/i, '')] : [text];
}

/** The partitions without their part of the index; partitions created after the index already have it. */
async function partitionsWithout(client: pg.Client, table: string, index: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = to_regclass(quote_ident($1)) AND NOT EXISTS (
       SELECT FROM pg_index x JOIN pg_inherits part ON part.inhrelid = x.indexrelid
       WHERE x.indrelid = c.oid AND part.inhparent = to_regclass(quote_ident($2)))
     ORDER BY 1`,
    [table, index],
  );
  return rows.map(({ name }) => name);
}

/** Of a table or an index. */
async function isPartitioned(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_class WHERE oid = to_regclass(quote_ident($1)) AND relkind IN ('p', 'I')`,
    [name],
  );
  return rowCount === 1;
}

function buildOf(text: string, partitions: string[], isThere: boolean): string[] {
  const [head, unique = '', index, table] = BUILD.exec(text) ?? [];
  if (!head || !index || !table)
    throw new SetupError(`Write it as CREATE INDEX CONCURRENTLY IF NOT EXISTS "name" ON "table" …:\n${text}`);
  const rest = text.slice(head.length);
  // CREATE INDEX would wait for writers before it finds that the index exists.
  const whole = isThere ? [] : [`CREATE${unique} INDEX ${index} ON ONLY ${table}${rest}`];
  return whole.concat(
    partitions.flatMap((partition) => {
      const own = pg.escapeIdentifier(ownName(partition, index));
      return [
        `CREATE${unique} INDEX CONCURRENTLY IF NOT EXISTS ${own} ON ${pg.escapeIdentifier(partition)}${rest}`,
        `ALTER INDEX ${index} ATTACH PARTITION ${own}`,
      ];
    }),
  );
}

/** The same each time, so that a second run finds what the first one built. */
function ownName(partition: string, index: string): string {
  const hash = createHash('sha256').update(index.replaceAll('"', '')).digest('hex').slice(0, 8);
  return `${partition.slice(0, IDENTIFIER_BYTES - 9)}_${hash}`;
}

function indexName(object?: Node): string | undefined {
  const last = object && 'List' in object ? object.List.items?.at(-1) : object;
  return last && 'String' in last ? last.String.sval : undefined;
}
