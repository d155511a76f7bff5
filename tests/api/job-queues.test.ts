/** What a start makes of the queues and schedules that are in the database. */

import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobs } from '#server/app/jobs/workers.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/process/log.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

async function start(timeZone = 'America/Edmonton'): Promise<void> {
  const env = { databaseUrl: database.url, databaseTimeoutSeconds: 15, runJobs: false, configuredSite: { timeZone } };
  await (await openJobs(env, jobs, createLog('silent'))).close();
}

/** With the transaction that last wrote each row. */
const queues = async () =>
  (await owner.query('SELECT name, expire_seconds, retry_limit, xmin FROM pgboss.queue ORDER BY name')).rows;
const schedules = async () =>
  (await owner.query('SELECT name, cron, timezone, options, xmin FROM pgboss.schedule ORDER BY name')).rows;
const bare = (rows: Record<string, unknown>[]) => rows.map(({ xmin: _, ...row }) => row);

test('those that are as they should be are not written again', async () => {
  const before = [await queues(), await schedules()];
  await start();
  expect([await queues(), await schedules()]).toEqual(before);
  expect(before.map((rows) => rows.length > 3)).toEqual([true, true]);
});

test('those that are missing, or as another release or another site had them, are corrected', async () => {
  const before = [bare(await queues()), bare(await schedules())];
  const { rows } = await owner.query<{ name: string; other: string }>(
    'SELECT min(name) AS name, max(name) AS other FROM pgboss.schedule',
  );
  await owner.query(`UPDATE pgboss.schedule SET cron = '7 7 * * *' WHERE name = $1`, [rows[0]?.name]);
  await owner.query('DELETE FROM pgboss.schedule WHERE name = $1', [rows[0]?.other]);
  await owner.query('UPDATE pgboss.queue SET expire_seconds = expire_seconds + 1 WHERE left(name, 2) <> $1', ['__']);
  await start();
  expect([bare(await queues()), bare(await schedules())]).toEqual(before);

  await start('America/Vancouver');
  const zones = (await schedules()).map(({ timezone }) => timezone);
  expect(zones).toContain('America/Vancouver');
  expect(zones).not.toContain('America/Edmonton');
});
