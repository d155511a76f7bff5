/**
 * The previous release, with a year of data: it is restored, brought up to date, and everybody works on with what they had.
 * @module-tag long
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Env, readEnv } from '#server/env.ts';
import type { Manifest } from '../../scripts/lib/backup/manifest.ts';
import { checkArchive, restoreArchive } from '../../scripts/lib/backup/restore.ts';
import { verifyRestored } from '../../scripts/lib/backup/verify.ts';
import { migrationNames } from '../../scripts/lib/prisma-files.ts';
import { readReleases } from '../../scripts/lib/releases/list.ts';
import { sampleKeys, sampleOf } from '../../scripts/lib/releases/sample.ts';
import { signIn } from '../support/api-client.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { startTestServer } from '../support/server.ts';
import { serverVariables } from '../support/server-variables.ts';

const previous = readReleases().at(-1);
const file = sampleOf(previous?.version ?? '');
const later = migrationNames().filter((name) => name > (previous?.migration ?? ''));

let upgraded: TestDatabase;
let fresh: TestDatabase;
let dataDir: string;
let env: Env;
let manifest: Manifest;

beforeAll(async () => {
  [upgraded, fresh] = await Promise.all([createTestDatabase({ from: 'nothing' }), createTestDatabase()]);
  dataDir = await mkdtemp(path.join(tmpdir(), 'coverbridge-upgrade-'));
  const variables = { ...serverVariables(1, upgraded, dataDir), DATA_KEY: sampleKeys.dataKey };
  env = readEnv({ ...variables, DATABASE_OWNER_URL: upgraded.ownerUrl });
  manifest = await checkArchive(file, sampleKeys.passphrase);
});
afterAll(async () => {
  await Promise.all([upgraded.drop(), fresh.drop()]);
  await rm(dataDir, { recursive: true, force: true });
});

async function query<Row extends object>({ ownerUrl }: TestDatabase, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  return (await client.query<Row>(sql).finally(() => client.end())).rows;
}

/** All that a database is besides its rows. Which months have partitions depends on the rows. */
const shapeOf = (database: TestDatabase) =>
  query(
    database,
    `WITH tables AS (
       SELECT c.oid, c.relname, c.relacl, c.relrowsecurity, n.nspname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p', 'v') AND NOT c.relispartition
     )
     SELECT relname AS "on", 'column ' || attname AS name, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attacl, pg_get_expr(adbin, adrelid)) AS what
       FROM tables JOIN pg_attribute a ON attrelid = oid AND attnum > 0 AND NOT attisdropped LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
     UNION ALL SELECT relname, 'constraint ' || conname, concat_ws(' ', pg_get_constraintdef(k.oid), convalidated) FROM tables t JOIN pg_constraint k ON conrelid = t.oid
     UNION ALL SELECT relname, 'index ' || indexrelid::regclass, concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid) FROM tables t JOIN pg_index ON indrelid = t.oid
     UNION ALL SELECT relname, 'trigger ' || tgname, concat_ws(' ', pg_get_triggerdef(g.oid), tgenabled) FROM tables t JOIN pg_trigger g ON tgrelid = t.oid WHERE NOT tgisinternal
     UNION ALL SELECT relname, 'policy ' || polname, concat_ws(' ', polcmd, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) FROM tables t JOIN pg_policy ON polrelid = t.oid
     UNION ALL SELECT relname, 'rights', concat_ws(' ', relacl, relrowsecurity) FROM tables
     UNION ALL SELECT proname, 'function', pg_get_functiondef(p.oid) FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace WHERE nspname = 'public' AND prokind = 'f'
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
     UNION ALL SELECT typname, 'value ' || enumlabel, '' FROM pg_enum JOIN pg_type y ON y.oid = enumtypid
     ORDER BY 1, 2, 3`,
  );

test('every migration since then is applied to its rows, and what comes out is what a new installation has', async () => {
  expect(await restoreArchive(env, file, sampleKeys.passphrase, manifest)).toEqual(later);
  await verifyRestored(env, manifest);
  expect(await shapeOf(upgraded)).toEqual(await shapeOf(fresh));
});

test('no row is lost', async () => {
  const counts = await query<{ name: string; rows: number }>(
    upgraded,
    manifest.tables
      .map(({ schema, name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM ${schema}.${name}`)
      .join(' UNION ALL '),
  );
  expect(counts.length).toBeGreaterThan(50);
  const before = new Map(manifest.tables.map(({ name, rows }) => [name, rows]));
  for (const { name, rows } of counts) expect(rows, name).toBeGreaterThanOrEqual(before.get(name) ?? 0);
});

test('clients, brokers and administrators sign in and work on', async () => {
  const server = await startTestServer({
    database: { ...upgraded, drop: async () => {} },
    variables: { DATA_KEY: sampleKeys.dataKey },
  });
  const people = await Promise.all(
    ['demo_client', 'demo_broker', 'demo_admin'].map((name) => signIn(server.url, name)),
  );
  const [client, broker, admin] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const { cases } = await broker.trpc.worklist.list.query({ scope: 'mine' });
  expect(cases.length).toBeGreaterThan(5);
  for (const { id: caseId } of cases) {
    await broker.trpc.cases.get.query({ caseId });
    await broker.trpc.messages.list.query({ caseId });
    await broker.trpc.documents.list.query({ caseId });
    await admin.trpc.cases.timeline.query({ caseId });
  }
  const own = await client.trpc.cases.list.query({ scope: 'own' });
  const caseId = own.cases[0]?.id ?? '';
  const body = 'Written after the upgrade';
  const clientKey = '0194a3c0-0000-7000-8000-0000000000ff';
  await client.trpc.messages.send.mutate({ caseId, body, attachments: [], clientKey });
  const { messages } = await client.trpc.messages.list.query({ caseId });
  expect(messages.map((message) => message.body)).toContain(body);
  await server.stop();
});
