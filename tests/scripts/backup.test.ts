/**
 * A backup is taken while people write, and what is restored from it is what it was: every row, every document, both ledgers.
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serve } from '#server/app/serve.ts';
import type { Env } from '#server/env.ts';
import { chainConsents } from '#server/modules/consents/chain/commands.ts';
import { sendMessage } from '#server/modules/messaging/commands.ts';
import { openDocumentContent } from '#server/platform/files/content.ts';
import type { Services } from '#server/platform/services.ts';
import { BACKUP_DAYS } from '#shared/data-classes/data-map.ts';
import { findTables } from '../../scripts/lib/backup/catalogue.ts';
import { claimFolder } from '../../scripts/lib/backup/claim.ts';
import { type BackupMade, createBackup } from '../../scripts/lib/backup/create.ts';
import { checkArchive, restoreArchive } from '../../scripts/lib/backup/restore.ts';
import { verifyRestored, verifyRows } from '../../scripts/lib/backup/verify.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { serverVariables } from '../support/server-variables.ts';
import { storeDocument } from '../support/stored-document.ts';
import { startScript } from './processes.ts';

const passphrase = 'four random words, or more of them';
const content = Buffer.from('%PDF-1.7 what somebody sent us');
let server: TestServer;
let party: Party;
let versionId: string;
let folder: string;
let source: Env;
let target: TestDatabase;
let made: BackupMade;

/** The environment of a server with another database and folder, and the same keys. */
const envOf = (database: TestDatabase, dataDir: string): Env => ({
  ...server.env,
  databaseUrl: database.url,
  databaseOwnerUrl: database.ownerUrl,
  databaseRetentionUrl: database.retentionUrl,
  dataDir,
});
const restored = () => envOf(target, path.join(folder, 'restored'));

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(path.join(tmpdir(), 'coverbridge-backup-'));
  source = envOf(server.database, server.env.dataDir);
  party = await activeCase(server.services);
  versionId = await storeDocument(server.services, { ...party, by: party.client, content, fileName: 'policy.pdf' });
  await chainConsents(server.services);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  target = await createTestDatabase();
  return async () => {
    await target.drop();
    await rm(path.join(folder, 'restored'), { recursive: true, force: true });
  };
});

async function query<Row extends object>({ ownerUrl }: TestDatabase, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  return (await client.query<Row>(sql).finally(() => client.end())).rows;
}

/** What keeps the tables whole: references, and triggers with their state. */
const guards = (database: TestDatabase) =>
  query(
    database,
    `SELECT conrelid::regclass::text AS "on", conname AS name, pg_get_constraintdef(oid) AS what FROM pg_constraint
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace
     UNION ALL SELECT tgrelid::regclass::text, tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
  );

const write = (services: Services, body: string) =>
  sendMessage(services, party.client, {
    caseId: party.caseId,
    body,
    attachments: [],
    clientKey: randomUUID(),
    kind: 'message',
  });

test('taken while messages are written, it has a whole state of the database, and proves it', async () => {
  let writing = true;
  let written = 0;
  const writer = (async () => {
    for (; writing; written += 1) await write(server.services, `Message ${written}`);
  })();
  made = await createBackup(source, { folder, passphrase });
  writing = false;
  await writer;
  expect(written).toBeGreaterThan(0);
  const manifest = await checkArchive(made.file, passphrase);
  expect(manifest).toEqual(made.manifest);
  expect(manifest.missing).toEqual([]);
  expect(manifest.files).toHaveLength(1);

  await restoreArchive(restored(), made.file, passphrase, manifest);
  await verifyRestored(restored(), manifest);
  await claimFolder(restored());
  expect(await guards(target)).toEqual(await guards(server.database));

  // It is a product again: the document opens, and the history still refuses changes.
  const running = await serve({ ...restored(), port: 0, runJobs: false });
  try {
    expect(await buffer(await openDocumentContent(running.services, versionId))).toEqual(content);
    await expect(query(target, 'DELETE FROM case_events')).rejects.toThrow();
    expect((await write(running.services, 'Afterwards')).body).toBe('Afterwards');
  } finally {
    await running.close();
  }
});

test('every table is in it, and an unknown one would be', async () => {
  const client = new pg.Client({ connectionString: server.database.ownerUrl });
  await client.connect();
  const tables = await findTables(client).finally(() => client.end());
  const found = await query<{ name: string }>(
    server.database,
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'
       AND NOT (SELECT relispartition FROM pg_class WHERE oid = (table_schema || '.' || quote_ident(table_name))::regclass)`,
  );
  const named = tables.map(({ schema, name }) => `${schema}.${name}`);
  expect([...named, 'public._prisma_migrations', 'pgboss.version'].sort()).toEqual(
    found.map(({ name }) => name).sort(),
  );
});

test('a wrong passphrase, a changed byte and a cut end are found before anything is written', async () => {
  await expect(checkArchive(made.file, `${passphrase}!`)).rejects.toThrow(
    /passphrase is wrong, or the file is damaged/,
  );
  const whole = await readFile(made.file);
  const damaged = path.join(folder, 'damaged.age');
  const changed = Buffer.from(whole);
  changed[Math.floor(whole.length / 2)] = (changed[Math.floor(whole.length / 2)] ?? 0) ^ 1;
  await writeFile(damaged, changed);
  await expect(checkArchive(damaged, passphrase)).rejects.toThrow(/damaged/);
  await writeFile(damaged, whole.subarray(0, whole.length - 200_000));
  await expect(checkArchive(damaged, passphrase)).rejects.toThrow(/damaged|not complete/);
});

test('what was restored is compared row by row, and document by document', async () => {
  await restoreArchive(restored(), made.file, passphrase, made.manifest);
  await query(target, `UPDATE cases SET title = title || '!'`);
  await expect(verifyRows(restored(), made.manifest)).rejects.toThrow('The table cases is not the one of the backup');
});

test('a database in use, and a backup of another release, are refused', async () => {
  await expect(restoreArchive(source, made.file, passphrase, made.manifest)).rejects.toThrow('not empty');
  const newer = { ...made.manifest, migrations: [...made.manifest.migrations, '29990101000000_later'] };
  await expect(restoreArchive(restored(), made.file, passphrase, newer)).rejects.toThrow(
    /newer release.*29990101000000_later/,
  );
  const older = { ...made.manifest, migrations: made.manifest.migrations.slice(0, -1) };
  await expect(restoreArchive(restored(), made.file, passphrase, older)).rejects.toThrow(/older release/);
});

test('a document that is gone from the storage is named, and backups older than the privacy policy allows are deleted', async () => {
  const lost = await storeDocument(server.services, { ...party, by: party.client, content, fileName: 'lost.pdf' });
  await server.services.storage.delete(`tests/${lost}`);
  const old = new Date(Date.now() - (BACKUP_DAYS + 1) * 86_400_000).toISOString().slice(0, 19).replaceAll(':', '-');
  const [aged, other] = [`coverbridge-${old}Z.tar.gz.age`, 'notes.txt'];
  for (const name of [aged, other]) await writeFile(path.join(folder, name), '');
  const { manifest, deleted } = await createBackup(source, { folder, passphrase });
  expect(manifest.missing).toEqual([`tests/${lost}`]);
  expect(deleted).toEqual([aged]);
  expect(await readdir(folder)).toContain(other);
});

test('the commands do the same, and a trial restore leaves nothing behind', async () => {
  const variables = {
    ...serverVariables(server.env.port, server.database, server.env.dataDir),
    DATABASE_OWNER_URL: server.database.ownerUrl,
    BACKUP_PASSPHRASE: passphrase,
  };
  const to = path.join(folder, 'by command');
  expect(await startScript('scripts/backup.ts', ['--to', to], variables).ended).toBe(0);
  const [name] = await readdir(to);
  const trial = startScript('scripts/restore.ts', [path.join(to, name ?? ''), '--verify'], variables);
  await trial.says(/Every row, document and ledger is as it was[\s\S]*The backup can be restored\./);
  expect(await trial.ended).toBe(0);
  const short = startScript('scripts/backup.ts', [], { ...variables, BACKUP_PASSPHRASE: 'short' });
  await short.says(/Set BACKUP_PASSPHRASE to at least 16 characters/);
  expect(await short.ended).toBe(1);
});

test('the login of the product, which sees only a part of the rows, gets no backup', async () => {
  const variables = serverVariables(server.env.port, server.database, server.env.dataDir);
  const app = server.env.databaseUrl;
  const to = path.join(folder, 'of a part');
  const run = startScript('scripts/backup.ts', ['--to', to], {
    ...variables,
    DATABASE_OWNER_URL: app,
    BACKUP_PASSPHRASE: passphrase,
  });
  await run.says(/sees only a part of the rows, so nothing was done\. Set DATABASE_OWNER_URL/);
  expect(await run.ended).toBe(1);
  expect(await readdir(folder)).not.toContain('of a part');
});
