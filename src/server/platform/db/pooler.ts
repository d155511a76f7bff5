/**
 * Whether a pooler between us and PostgreSQL leaves each connection its session (docs/decisions/0115). The organization whose rows a
 * connection sees, LISTEN, advisory locks and kept statements all belong to the session.
 */
import pg from 'pg';

/**
 * - `none`: connected to PostgreSQL itself.
 * - `session`: a pooler that gives each connection one of its own for as long as it lasts.
 * - `shared`: a pooler that gives it another after each transaction or statement. Not usable: its settings reach others.
 * - `full`: a pooler that has no second connection free.
 */
export type Pooling = 'none' | 'session' | 'shared' | 'full';

const ANSWER_MS = 5_000;
/** Others use the pooler at the same moment, and may leave us the same connection by chance. */
const ROUNDS = 3;

/** Finds out by asking over two connections. Changes nothing. @throws when PostgreSQL can't be reached at all */
export async function findPooling(databaseUrl: string): Promise<Pooling> {
  const one = await connect(databaseUrl);
  try {
    const backend = await backendOf(one);
    // What PostgreSQL says about itself when it accepts a connection; a pooler can only make up a number.
    if ((one as unknown as { processID: number }).processID === backend) return 'none';
    const other = await connect(databaseUrl).catch(() => null);
    if (!other) return 'full';
    try {
      return await compare(one, other, backend);
    } finally {
      other.end().catch(() => undefined);
    }
  } finally {
    // Not awaited: a pooler may answer it late.
    one.end().catch(() => undefined);
  }
}

async function compare(one: pg.Client, other: pg.Client, backend: number): Promise<Pooling> {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Twice: one that takes turns would come back to the same connection with the other one in between.
    if ((await backendOf(one)) !== backend) return 'shared';
    try {
      await other.query('BEGIN');
    } catch (error) {
      // A pooler that shares by statement refuses transactions. One without a free connection says nothing, until it gives up.
      return isSilence(error) ? 'full' : 'shared';
    }
    // The other holds what it was given. Silence: it was the only one, and ours.
    const now = await backendOf(one).catch(() => null);
    if (now !== backend) return 'shared';
    await other.query('ROLLBACK');
  }
  return 'session';
}

/** The driver's own limit has no code; PgBouncer's `query_wait_timeout` has one of its own. */
function isSilence(error: unknown): boolean {
  const { message = '' } = error as Error;
  return /timeout|terminated|max_client_conn/i.test(message);
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ backend: number }>('SELECT pg_backend_pid() AS backend');
  return rows[0]?.backend ?? 0;
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
