import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 600_000;

/** Waits until a server that found a year of cases for the first time has counted its days: once in its life, and not what is measured. */
export async function daysCounted(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const deadline = Date.now() + PATIENCE_MS;
  try {
    while (Date.now() < deadline) {
      const { rows } = await client.query<{ begun: boolean; going: boolean }>(
        `SELECT count(*) > 0 AS begun, count(*) FILTER (WHERE state < 'completed') > 0 AS going FROM pgboss.job WHERE name = 'counts.fill'`,
      );
      if (rows[0]?.begun && !rows[0].going) return;
      await sleep(500);
    }
    throw new Error('The days were not counted in ten minutes');
  } finally {
    await client.end();
  }
}
