import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 600_000;

/**
 * Waits until a server that starts on years of existing cases has computed its daily metrics and chained its ledgers: this happens once
 * and is not part of the measurement.
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
    throw new Error('The days were not counted, or the ledgers not chained, within ten minutes');
  } finally {
    await client.end();
  }
}

/** Cleans up after the first work and flushes it to disk, so that the measurement does not pay for it. */
export async function atRest(adminUrl: string, databaseUrl: string): Promise<void> {
  const url = new URL(adminUrl);
  url.pathname = new URL(databaseUrl).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query('VACUUM (ANALYZE)');
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}
