/** How often PostgreSQL had to break a circle of waiting transactions. */
import pg from 'pg';
import { eventually } from './eventually.ts';

const others = 'datname = current_database() AND pid <> pg_backend_pid()';

/** Deadlocks of a database so far. A connection counts its own when it ends, so those that do nothing are ended first; the pools open new ones. */
export async function deadlocksOf(databaseUrl: string): Promise<number> {
  const own = new pg.Client({ connectionString: databaseUrl });
  await own.connect();
  try {
    const { rows: before } = await own.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE ${others} AND state = 'idle'`,
    );
    const pids = before.map(({ pid }) => pid);
    await own.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${others} AND pid = ANY($1)`, [pids]);
    await eventually('the idle connections are gone', async () => {
      const { rows } = await own.query('SELECT 1 FROM pg_stat_activity WHERE pid = ANY($1)', [pids]);
      return rows.length === 0;
    });
    const { rows } = await own.query<{ deadlocks: number }>(
      'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
    );
    return rows[0]?.deadlocks ?? 0;
  } finally {
    await own.end();
  }
}
