/** The business that is seeded for measuring: rows in every table, and nothing in them that the product would not have written. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '#server/db.ts';
import { caseNumber } from '#server/features/cases/view.ts';
import { verifyConsents } from '#server/features/consent-chain/queries.ts';
import { withoutIndexes } from '../../prisma/seed/large/indexes.ts';
import { inLanes } from '../../prisma/seed/large/lanes.ts';
import { proofs } from '../../prisma/seed/large/proof.ts';
import { businessOf, seedLarge } from '../../prisma/seed/large.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let owner: pg.Client;

const SCHEMA = `SELECT replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') AS line FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid JOIN pg_class c ON c.oid = i.indexrelid
  WHERE t.relnamespace = 'public'::regnamespace AND NOT c.relispartition AND i.indisvalid ORDER BY 1`;
const lines = async () => (await owner.query<{ line: string }>(SCHEMA)).rows.map(({ line }) => line);

beforeAll(async () => {
  // No server: its jobs would work on what is there.
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await seedLarge(database.ownerUrl, businessOf(300, 3));
}, 120_000);
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

/** What stays empty, and why. */
const empty: Record<string, string> = {
  audit_links: 'the job chains the audit at the first start',
  conversation_writers: 'who writes at this moment: worth nothing after some seconds',
  daily_counts: 'counted by the job at the first start, from what is there',
  document_folders: 'the folder of an installation, noted when its first file is kept',
  key_checks: 'sealed with the key of the installation at its first start',
  ledger_heads: 'signed with the key of the installation, once a day',
  rate_limits: 'what was tried in the last minutes',
  settings: 'what administrators changed from what the product begins with',
};

test('every table has rows, but for those that say why not', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.relname NOT LIKE '\\_%' ORDER BY 1`,
  );
  const without: string[] = [];
  for (const { name } of rows)
    if (!(await owner.query(`SELECT 1 FROM public."${name}" LIMIT 1`)).rowCount) without.push(name);
  expect(without.filter((name) => !empty[name])).toEqual([]);
  expect(rows.length).toBeGreaterThan(60);
});

test('references, loads and scopes are those that triggers would have kept', async () => {
  const held = await proofs(owner);
  expect(held.length).toBeGreaterThan(60);
  await expect(inLanes([owner], held)).resolves.toBeUndefined();
  await owner.query('BEGIN');
  await owner.query('SET LOCAL session_replication_role = replica');
  await owner.query('DELETE FROM case_states; DELETE FROM cases WHERE serial = (SELECT max(serial) FROM cases)');
  await expect(inLanes([owner], held)).rejects.toThrow('the seed broke');
  await owner.query('ROLLBACK');
});

test('the ledger of consents is whole, and its newest wait to be chained', async () => {
  const { db, close } = connectDatabase(database.url, 1);
  expect(await verifyConsents(db)).toMatchObject({ whole: true, links: 297, waiting: 3, erased: 0 });
  await close();
});

test('the indexes that are left out for many rows come back the same', async () => {
  const before = await lines();
  await owner.query('BEGIN');
  const build = await withoutIndexes(owner);
  expect((await lines()).length).toBeLessThan(before.length);
  await inLanes([owner], [...build.people, ...build.others]);
  expect(await lines()).toEqual(before);
  await owner.query('COMMIT');
});

test('a request moved no earlier than its newest message and its newest event', async () => {
  const { rows } = await owner.query(
    `SELECT s.case_id FROM case_states s WHERE last_event_at < (SELECT max(created_at) FROM messages m WHERE m.case_id = s.case_id)
       OR last_event_at < (SELECT max(at) FROM case_events e WHERE e.case_id = s.case_id)
       OR message_seq <> (SELECT count(*) FROM messages m WHERE m.case_id = s.case_id) OR event_seq <> (SELECT max(seq) FROM case_events e WHERE e.case_id = s.case_id)`,
  );
  expect(rows).toEqual([]);
});

test('the audit names a case by its number alone, as the product does', async () => {
  const { rows } = await owner.query<{ label: string; serial: number; createdAt: Date }>(
    `SELECT a.subject_label AS label, c.serial, c.created_at AS "createdAt" FROM audit_entries a JOIN cases c ON c.id::text = a.subject_id`,
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ label, ...row }) => label !== caseNumber(row, { timeZone: 'America/Edmonton' }))).toEqual([]);
});
