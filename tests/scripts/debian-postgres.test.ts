/**
 * Debian's own PostgreSQL, with the roles of deploy/postgres/roles.sh: the whole product works on it, from the first migration to a restore.
 * @module-tag long
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asRole } from '#server/platform/db/roles.ts';
import { waitForDatabase } from '#server/platform/db/start.ts';
import { seedDemo } from '../../prisma/seed/demo.ts';
import { bringUpToDate } from '../../scripts/lib/bring-up-to-date.ts';
import type { Finding } from '../../scripts/lib/doctor/finding.ts';
import { signIn } from '../support/api-client.ts';
import {
  type DebianCluster,
  debianCluster,
  debianPrograms,
  loginsOf,
  makeRoles,
  NO_PACKAGES,
} from '../support/debian-postgres.ts';
import { startTestServer } from '../support/server.ts';
import { serverVariables } from '../support/server-variables.ts';
import { eraseZelmira, leaveTraces, MARKERS } from '../support/whole-journey.ts';
import { startScript } from './processes.ts';

let cluster: DebianCluster | undefined;
let dataDir: string;
const SECOND = 'restored';

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'coverbridge-elsewhere-'));
  const programs = await debianPrograms();
  if (!programs) return;
  cluster = await debianCluster(programs, 'initdb');
  cluster.start();
  makeRoles(cluster);
});
afterAll(() => {
  cluster?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(({ skip }) => {
  if (!cluster) skip(NO_PACKAGES);
});

const port = () => cluster?.port ?? 0;
const logins = () => loginsOf({ port: port() });

function variables(database = 'coverbridge', folder = dataDir): Record<string, string> {
  const { url, ownerUrl, retentionUrl } = logins();
  const at = (address: string) => Object.assign(new URL(address), { pathname: `/${database}` }).href;
  return {
    ...serverVariables(1, { url: at(url), retentionUrl: at(retentionUrl) }, folder),
    DATABASE_OWNER_URL: at(ownerUrl),
    BACKUP_PASSPHRASE: 'four random words, or more of them',
  };
}

async function command(script: string, args: string[], env: Record<string, string>): Promise<string> {
  const run = startScript(`scripts/${script}.ts`, args, env);
  expect(await run.ended, run.output()).toBe(0);
  return run.output();
}

async function asAdministrator<Row extends object>(sql: string, database = 'postgres'): Promise<Row[]> {
  const connectionString = Object.assign(new URL(cluster?.adminUrl ?? ''), { pathname: `/${database}` }).href;
  const client = new pg.Client({ connectionString });
  await client.connect();
  return (await client.query<Row>(sql).finally(() => client.end())).rows;
}

test('it is migrated by its owner, and the doctor finds nothing wrong', async () => {
  expect(await command('migrate', [], variables())).toMatch(/Applied \d+ migrations/);
  const found = JSON.parse(await command('doctor', ['--json'], variables())) as (Finding & { name: string })[];
  expect(found.filter(({ state }) => state === 'problem')).toEqual([]);
  // Separate logins: the application can't become more than it is.
  expect(found.find(({ name }) => name === 'Database')).toMatchObject({
    state: 'ok',
    says: expect.stringMatching(/^PostgreSQL \d+.*signed in as coverbridge_app$/),
  });
});

test('a person goes through everything the product offers, and is erased without a trace', async () => {
  await seedDemo(logins().url);
  const server = await startTestServer({ database: logins() });
  try {
    const admin = await signIn(server.url, 'demo_admin');
    const { requestId } = await leaveTraces(server, admin);
    await eraseZelmira(server, admin, requestId);
  } finally {
    await server.stop();
  }
  const found = await asAdministrator(
    `SELECT id FROM cases c WHERE row_to_json(c)::text ~* $$${MARKERS}$$
     UNION ALL SELECT id FROM users u WHERE row_to_json(u)::text ~* $$${MARKERS}$$
     UNION ALL SELECT id FROM messages m WHERE row_to_json(m)::text ~* $$${MARKERS}$$`,
    'coverbridge',
  );
  expect(found).toEqual([]);
});

test('its backup is restored into an empty database beside it, row by row', async () => {
  const to = path.join(dataDir, 'backups');
  await command('backup', ['--to', to], variables());
  const file = path.join(to, readdirSync(to)[0] ?? '');
  await asAdministrator(`CREATE DATABASE ${SECOND} OWNER coverbridge_owner`);
  const target = variables(SECOND, path.join(dataDir, 'second'));
  expect(await command('restore', [file], target)).toContain('Every row, document and ledger is as it was');
  expect(await command('ledger-verify', [], target)).toContain('consent');
});

test('one login that owns the database and may create roles is enough, as a managed server gives it', async () => {
  await asAdministrator(`CREATE ROLE operator LOGIN CREATEROLE PASSWORD 'for-tests-only'`);
  // Roles that another installation on the server made already.
  await asAdministrator('GRANT coverbridge_app, coverbridge_retention TO operator');
  await asAdministrator('CREATE DATABASE managed OWNER operator');
  const login = `postgresql://operator:for-tests-only@127.0.0.1:${port()}/managed`;
  const urls = {
    databaseUrl: asRole(login, 'app'),
    databaseOwnerUrl: login,
    databaseRetentionUrl: asRole(login, 'retention'),
  };
  expect((await bringUpToDate(urls)).length).toBeGreaterThan(0);
  expect(await waitForDatabase(urls.databaseUrl, 0, () => undefined)).toMatchObject({
    login: 'operator',
    isMore: true,
  });
});
