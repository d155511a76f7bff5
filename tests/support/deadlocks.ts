/** How often PostgreSQL had to resolve a deadlock. */
import pg from 'pg';
import { adminUrl, type TestDatabase } from './database.ts';
import { eventually } from './eventually.ts';

/** Deadlocks in a database so far. A connection reports its own when it ends, so idle ones are ended first; the pools open new ones. */
export async function deadlocksOf({ url }: Pick<TestDatabase, 'url'>): Promise<number> {
  const name = new URL(url).pathname.slice(1);
  const admin = new pg.Client({ connectionString: adminUrl() });
  await admin.connect();
  try {
    const { rows: ended } = await admin.query<{ pid: number }>(
      `SELECT pid FROM (SELECT pid FROM pg_stat_activity WHERE datname = $1 AND state = 'idle' OFFSET 0) AS idle
       WHERE pg_terminate_backend(pid)`,
      [name],
    );
    await eventually('the idle connections are gone', async () => {
      const { rows } = await admin.query('SELECT 1 FROM pg_stat_activity WHERE pid = ANY($1)', [
        ended.map(({ pid }) => pid),
      ]);
      return rows.length === 0;
    });
    const { rows } = await admin.query<{ deadlocks: number }>(
      'SELECT deadlocks::int FROM pg_stat_database WHERE datname = $1',
      [name],
    );
    return rows[0]?.deadlocks ?? 0;
  } finally {
    await admin.end();
  }
}
