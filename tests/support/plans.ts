/** What PostgreSQL does for a request: the statements sent, each with its plan and the actual row counts. */
import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

type QueryArgs = [Statement | string, unknown[]?];

/**
 * Runs `work` and returns the statements without side effects, as this process sent them. Getting a plan runs a statement once more, and a
 * job may run alongside.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const taken: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as QueryArgs;
    const { text, values } = typeof first === 'string' ? { text: first, values: second } : first;
    if (/^\s*(SELECT|WITH)\b/i.test(text) && !/pg_notify|INSERT INTO|UPDATE|DELETE FROM|pgboss/.test(text))
      taken.push({ text, values: Array.isArray(values) ? values : [] });
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return taken;
}

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};

/** An access to a table: how, and how many rows it read. */
export interface Visit {
  relation: string;
  how: string;
  rows: number;
}

function visitsIn(node: Node): Visit[] {
  const below = (node.Plans ?? []).flatMap(visitsIn);
  const relation = node['Relation Name'];
  if (!relation) return below;
  const perLoop =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const how = node['Index Name'] ? `${node['Node Type']} on ${node['Index Name']}` : node['Node Type'];
  return [{ relation, how, rows: Math.round(perLoop * node['Actual Loops']) }, ...below];
}

/** Every table access of a statement. */
export async function visitsOf(client: pg.Client, { text, values }: Statement): Promise<Visit[]> {
  const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
  const [{ Plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Node }];
  return visitsIn(Plan);
}

/** The indexes PostgreSQL would use for a statement with sequential scans disabled. */
export async function indexesOf(client: pg.Client, statement: string): Promise<string[]> {
  await client.query('BEGIN; SET LOCAL enable_seqscan = off');
  try {
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${statement}`);
    const [{ Plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Node }];
    const names = (node: Node): string[] => [node['Index Name'] ?? [], ...(node.Plans ?? []).map(names)].flat();
    // For an index of a partition, the one of the whole table.
    const { rows: whole } = await client.query<{ name: string }>(
      'SELECT DISTINCT coalesce(pg_partition_root(to_regclass(name)), to_regclass(name))::text AS name FROM unnest($1::text[]) AS name',
      [names(Plan)],
    );
    return whole.map(({ name }) => name);
  } finally {
    await client.query('ROLLBACK');
  }
}
