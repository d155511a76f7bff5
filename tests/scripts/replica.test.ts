/**
 * A synchronous replica: nothing is acknowledged without it, and a server that reaches it waits for its promotion.
 * @module-tag long
 */
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { seedDemo } from '../../prisma/seed/demo.ts';
import { bringUpToDate } from '../../scripts/lib/bring-up-to-date.ts';
import { createApiClient } from '../support/api-client.ts';
import {
  type DebianCluster,
  debianCluster,
  debianPrograms,
  loginsOf,
  makeRoles,
  NO_PACKAGES,
} from '../support/debian-postgres.ts';
import { eventually } from '../support/eventually.ts';
import { CONTACT } from '../support/rest-calls.ts';
import { startServerProcess } from '../support/server-process.ts';

const PATIENCE_MS = 180_000;
let programs: string | undefined;

beforeEach(async ({ skip }) => {
  programs = await debianPrograms();
  if (!programs) skip(NO_PACKAGES);
});

async function ask<Row extends object>({ adminUrl }: DebianCluster, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const sql of statements) ({ rows } = await client.query<Row>(sql));
    return rows;
  } finally {
    await client.end();
  }
}

/** With the demo's people: a primary that acknowledges a commit once its replica has it on disk. */
async function startPair(): Promise<{ primary: DebianCluster; replica: DebianCluster }> {
  const primary = await debianCluster(programs ?? '', 'initdb');
  onTestFinished(primary.remove);
  primary.start();
  makeRoles(primary);
  const { url: databaseUrl, ownerUrl: databaseOwnerUrl, retentionUrl: databaseRetentionUrl } = loginsOf(primary);
  await bringUpToDate({ databaseUrl, databaseOwnerUrl, databaseRetentionUrl });
  await seedDemo(databaseUrl);
  await ask(primary, `CREATE ROLE replica LOGIN REPLICATION PASSWORD 'for-tests-only'`);
  const source = `postgresql://replica:for-tests-only@127.0.0.1:${primary.port}/postgres?application_name=replica`;
  const replica = await debianCluster(programs ?? '', ({ folder, run }) => {
    run('pg_basebackup', ['--pgdata', folder, '--checkpoint=fast', '--write-recovery-conf', '--dbname', source]);
  });
  onTestFinished(replica.remove);
  replica.configure({ log_connections: 'on' });
  replica.start();
  await ask(primary, `ALTER SYSTEM SET synchronous_standby_names = 'replica'`, 'SELECT pg_reload_conf()');
  await eventually('the replica is synchronous', async () => {
    const [row] = await ask<{ state: string }>(primary, 'SELECT sync_state AS state FROM pg_stat_replication');
    return row?.state === 'sync';
  });
  return { primary, replica };
}

test('without its replica nothing is acknowledged, and a server that reaches a replica waits for its promotion', {
  timeout: 600_000,
}, async () => {
  const { primary, replica } = await startPair();
  const [old, next] = [loginsOf(primary), loginsOf(replica)];
  const first = await startServerProcess({ database: old, variables: { DATABASE_TIMEOUT_SECONDS: '2' } });
  onTestFinished(async () => void (await first.terminate()));
  const visitor = createApiClient(first.url);
  let number = 0;
  // Each with words of its own: the same ones are the same message, which is acknowledged without a write.
  const write = async () => {
    number += 1;
    const json = { ...CONTACT, message: `${CONTACT.message} (${number})` };
    return (await visitor.rest('POST', '/api/contact', { json })).status;
  };
  expect(await write()).toBe(200);
  replica.stop();
  // PostgreSQL has the row, but a COMMIT returns only once the replica has it, too.
  expect(await write()).toBe(503);
  replica.start();
  await eventually('it is written again', async () => (await write()) === 200, PATIENCE_MS);

  const starting = startServerProcess({ database: next });
  await eventually('a server has asked the replica', async () => replica.log().includes('user=coverbridge_app'));
  replica.run('pg_ctl', ['-D', replica.folder, '-w', 'promote']);
  const second = await starting;
  onTestFinished(async () => void (await second.terminate()));
  expect((await createApiClient(second.url).rest('POST', '/api/contact', { json: CONTACT })).status).toBe(200);
});
