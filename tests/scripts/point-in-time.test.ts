/**
 * The embedded database is put back to a moment: what was acknowledged before is there, and nothing of what came later.
 * @module-tag long
 */
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { BACKUP_DAYS } from '#shared/data-classes/data-map.ts';
import { type EmbeddedDatabase, ensureDatabase } from '../../scripts/lib/embedded-database.ts';
import { clusterAt } from '../../scripts/lib/postgres-cluster.ts';
import { type WalFolder, walFolder } from '../../scripts/lib/wal/archive.ts';
import { copyRunning, findCopies } from '../../scripts/lib/wal/copies.ts';
import { putBack } from '../../scripts/lib/wal/put-back.ts';
import { eventually } from '../support/eventually.ts';
import { startScript } from './processes.ts';

let folder: string;
let wal: WalFolder;
let database: EmbeddedDatabase;
let earlier: Date;

async function run<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<Row>(sql).finally(() => client.end())).rows;
}
const here = <Row extends object>(sql: string) => run<Row>(database.urls.databaseOwnerUrl, sql);
const moment = async () => (await here<{ at: Date }>('SELECT clock_timestamp() AS at'))[0]?.at ?? new Date(0);
/** A moment has whole milliseconds here, and PostgreSQL writes microseconds: what follows must be in the next one. */
const nextMoment = async (): Promise<Date> => {
  const at = await moment();
  await here(`SELECT pg_sleep(0.002)`);
  return new Date(at.getTime() + 1);
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'coverbridge wal '));
  // The user that runs PostgreSQL has to get through.
  await chmod(folder, 0o755);
  process.env.WAL_DIR = path.join(folder, 'wal');
  const found = walFolder();
  if (!found) throw new Error('WAL_DIR is not read');
  wal = found;
  database = await ensureDatabase({ dataDir: path.join(folder, 'data') });
  await here('CREATE TABLE notes (words text)');
  earlier = await moment();
  await here(`INSERT INTO notes VALUES ('before the copy')`);
});
afterAll(async () => {
  await database.stop();
  delete process.env.WAL_DIR;
  await rm(folder, { recursive: true, force: true });
});

/** Until the log that was written so far is in the archive. */
async function archived(): Promise<void> {
  const [segment] = await run<{ name: string }>(database.adminUrl, 'SELECT pg_walfile_name(pg_switch_wal()) AS name');
  await eventually('the segment is archived', async () => {
    const [last] = await run<{ name: string | null }>(
      database.adminUrl,
      'SELECT last_archived_wal AS name FROM pg_stat_archiver',
    );
    return (last?.name ?? '') >= (segment?.name ?? 'none');
  });
}

async function notesAt(at: Date): Promise<string[]> {
  const dataDir = path.join(folder, `at ${at.getTime()}`);
  await putBack(wal, at, dataDir);
  const restored = await ensureDatabase({ dataDir });
  onTestFinished(restored.stop);
  const rows = await run<{ words: string }>(restored.urls.databaseOwnerUrl, 'SELECT words FROM notes ORDER BY words');
  // It is a database like any other again, which archives what is written from now on.
  await run(restored.urls.databaseOwnerUrl, `INSERT INTO notes VALUES ('afterwards')`);
  return rows.map(({ words }) => words);
}

test('every acknowledged row of that moment is there, and none that came later', { timeout: 120_000 }, async () => {
  let copying = true;
  const acknowledged: string[] = [];
  const writer = (async () => {
    while (copying) {
      const words = `during the copy ${String(acknowledged.length).padStart(6, '0')}`;
      await here(`INSERT INTO notes VALUES ('${words}')`);
      acknowledged.push(words);
    }
  })();
  await copyRunning(wal, clusterAt(path.join(folder, 'data')), database.adminUrl);
  copying = false;
  await writer;
  expect(acknowledged.length).toBeGreaterThan(10);
  await here(`INSERT INTO notes VALUES ('before the moment')`);
  const at = await nextMoment();
  await here(`INSERT INTO notes VALUES ('too late')`);
  await here('DELETE FROM notes WHERE words = $$before the copy$$');
  const later = await nextMoment();
  await here(`INSERT INTO notes VALUES ('the last')`);
  await archived();
  expect(await notesAt(at)).toEqual(['before the copy', 'before the moment', ...acknowledged]);
  expect(await notesAt(later)).toEqual(['before the moment', ...acknowledged, 'too late']);
});

test('what the privacy policy no longer allows is deleted, and what leads back from then on is kept', async () => {
  const old = path.join(wal.copies, 'old');
  await mkdir(old);
  const endedAt = new Date(Date.now() - (BACKUP_DAYS + 1) * 86_400_000).toISOString();
  await writeFile(path.join(old, 'copy.json'), JSON.stringify({ endedAt, firstSegment: '000000010000000000000000' }));
  await writeFile(path.join(wal.segments, '000000010000000000000000'), '');
  const kept = (await findCopies(wal)).at(-1);
  await copyRunning(wal, clusterAt(path.join(folder, 'data')), database.adminUrl);
  const copies = await findCopies(wal);
  expect(copies.map((copy) => copy.folder)).not.toContain(old);
  expect(copies).toContainEqual(kept);
  const segments = await readdir(wal.segments);
  expect(segments).not.toContain('000000010000000000000000');
  expect(segments).toContain(kept?.firstSegment);
});

test('the commands do the same, and say what they need', { timeout: 120_000 }, async () => {
  const variables = { DATA_DIR: path.join(folder, 'data'), WAL_DIR: wal.folder };
  const copy = startScript('scripts/backup.ts', ['--copy'], variables);
  await copy.says(/the database can be put back to any moment/);
  expect(await copy.ended).toBe(0);
  const at = await nextMoment();
  await here(`INSERT INTO notes VALUES ('after the command')`);
  await archived();
  const restored = path.join(folder, 'by command');
  const restore = startScript('scripts/restore.ts', ['--at', at.toISOString()], { ...variables, DATA_DIR: restored });
  await restore.says(/Copy the files folder of the product beside it/);
  expect(await restore.ended).toBe(0);
  await startScript('scripts/restore.ts', ['--at', 'yesterday'], variables).says(/Write the moment with its time zone/);
  await startScript('scripts/backup.ts', ['--copy'], { ...variables, WAL_DIR: '' }).says(/Set WAL_DIR to a folder/);
});

test('a moment without a copy before it, or without a log after it, is refused with the reason', async () => {
  const to = path.join(folder, 'refused');
  await expect(putBack(wal, earlier, to)).rejects.toThrow(/^The earliest moment is 20/);
  await expect(putBack(wal, new Date(Date.now() + 3_600_000), to)).rejects.toThrow(
    'Nothing was archived after that moment',
  );
  await expect(putBack(wal, new Date(), path.join(folder, 'data'))).rejects.toThrow(/There is a database in/);
});
