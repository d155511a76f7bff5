/** The owner keeps the job tables at their library's version: the server may not change them. */
import pg from 'pg';
import { getRollbackPlans } from 'pg-boss';
import { expect, test } from 'vitest';
import { jobs } from '#server/app/jobs/workers.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/process/log.ts';
import { bringJobTables, versionOf } from '../../scripts/lib/job-tables.ts';
import { createTestDatabase } from '../support/database.ts';

test('tables of an earlier release are refused by the server, and upgraded at start', async () => {
  const database = await createTestDatabase();
  const open = () =>
    openJobs(
      {
        databaseUrl: database.url,
        databaseTimeoutSeconds: 15,
        runJobs: true,
        configuredSite: { timeZone: 'America/Edmonton' },
      },
      jobs,
      createLog('silent'),
    );
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  try {
    const current = (await versionOf(owner)) ?? 0;
    const indexes = async () => {
      const sql = `SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'pgboss' ORDER BY 1`;
      return (await owner.query<{ name: string }>(sql)).rows;
    };
    const before = await indexes();
    for (const version of [current, current - 1, current - 2]) await owner.query(getRollbackPlans('pgboss', version));
    expect(await versionOf(owner)).toBe(current - 3);
    await expect(open()).rejects.toThrow('requires migrations');

    await bringJobTables(owner);
    expect(await versionOf(owner)).toBe(current);
    expect(await indexes()).toEqual(before);
    await (await open()).close();
  } finally {
    await owner.end();
    await database.drop();
  }
});

test('every job has a queue of its own', () => {
  const names = jobs.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
