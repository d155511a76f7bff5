import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 600_000;

/**
 * Waits until a server that found years of cases for the first time has counted its days and chained its ledgers: once in its life, and not
 * what is measured.
 */
export async function firstWorkDone(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const deadline = Date.now() + PATIENCE_MS;
  try {
    while (Date.now() < deadline) {
      const { rows } = await client.query<{ counted: boolean; chained: boolean }>(
        `SELECT count(*) > 0 AND bool_and(state >= 'completed') AS counted,
           NOT EXISTS (SELECT 1 FROM audit_queue) AND NOT EXISTS (SELECT 1 FROM consent_queue) AS chained
         FROM pgboss.job WHERE name = 'counts.fill'`,
      );
      if (rows[0]?.counted && rows[0].chained) return;
      await sleep(500);
    }
    throw new Error('The days were not counted, or the ledgers not chained, in ten minutes');
  } finally {
    await client.end();
  }
}
