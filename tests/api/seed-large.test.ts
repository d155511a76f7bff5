/**
 * The business seeded for measurements: rows in every table, and none that the product would not have written.
 * @module-tag long
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { verifyConsents } from '#server/modules/consents/chain/queries.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
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
  // No server: its jobs would change the rows.
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await seedLarge(database.ownerUrl, businessOf(1_200, 16));
}, 120_000);
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

/** Tables that stay empty, and why. */
const empty: Record<string, string> = {
  api_key_days: 'how often keys were used in the last weeks: a row for each key and day',
  api_keys: 'keys of other systems: some for each broker, read by their hash',
  case_reads: 'who opened a case: written when someone does, and read along the index of one client’s few cases',
  consent_keys: 'one for each master key, from the first certificate on',
  articles: 'what administrators write: a page at a time along an index',
  audit_links: 'the job chains the audit at the first start',
  conversation_writers: 'who writes at this moment: worth nothing after some seconds',
  document_folders: 'the folder of an installation, noted when its first file is kept',
  idempotency_keys: 'answers to programs, for a day after their call',
  integration_event_recipients: 'whose events are: of the last 30 days, like the events',
  integration_events:
    'what happened in the last 30 days, for other systems: read in the order of an index (tests/api/plans.test.ts)',
  inbound_emails: 'what became of emails in the last 30 days: read by the case, or by its digest',
  key_checks: 'sealed with the key of the installation at its first start',
  ledger_heads: 'signed with the key of the installation, once a day',
  rate_limits: 'what was tried in the last minutes',
  partner_leads:
    'what partners sent: read by its partner, in the order of an index of its own (tests/api/plans.test.ts)',
  firm_members: 'a row for everyone at a brokerage, read by the key of the person or of the firm',
  case_assistants: 'the few assistants of a case, read by its key or theirs',
  calendar_feeds: 'one row for each broker who wants it, found by a unique index',
  option_drafts: 'what brokers are typing now: one row of a case, read by its key',
  newsletter_deliveries:
    'a row for each reader of an issue: found by its email, its subscriber, or open ones by an index',
  newsletter_issues: 'what administrators write: a page at a time along an index',
  partners: 'a few, read whole',
  push_keys: 'made when somebody first wants notifications on a device',
  push_messages: 'on their way to devices: gone within seconds',
  push_subscriptions: 'browsers that get notifications: a few of each person, found by an index',
  quote_draft_keys: 'links to drafts and devices they were opened on: few, and gone within 30 days',
  release_assets: 'the files of the releases in use, published when a server starts: read by name',
  staged_uploads: 'files on their way into a bucket: a few rows at a time, found by an index',
  suppression_keys: 'the key of the hashes, made when somebody asks for less email',
  suppressions: 'addresses that asked for less email',
  text_messages: 'what was texted in the last 30 days, to the few who chose it: found by indexes',
  text_numbers: 'of the few who chose texts: read by key, and by an index on the number',
  webhook_attempts: 'what other systems answered in the last weeks',
  webhook_deliveries: 'what was sent to other systems in the last weeks: up to a ceiling for each of them',
  webhook_endpoints: 'addresses of other systems: a few, read whole',
  follow_ups: 'running ones are few, found by their time along an index; ended ones go within 30 days',
  logged_calls: 'calls that brokers note: read with their message, by key',
  message_mentions: 'colleagues named in notes: read with their message, by key',
  published_revisions: 'what administrators published on the site',
  settings: 'what administrators changed from what the product begins with',
};

test('every table has rows, except those with a reason', async () => {
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

test('references, loads and scopes match what triggers would have written', async () => {
  const held = await proofs(owner);
  expect(held.length).toBeGreaterThan(60);
  await expect(inLanes([owner], held)).resolves.toBeUndefined();
  await owner.query('BEGIN');
  await owner.query('SET LOCAL session_replication_role = replica');
  await owner.query('DELETE FROM case_states; DELETE FROM cases WHERE serial = (SELECT max(serial) FROM cases)');
  await expect(inLanes([owner], held)).rejects.toThrow('the seed broke');
  await owner.query('ROLLBACK');
});

test('the consent ledger is intact, and its newest records wait to be chained', async () => {
  const { db, close } = connectDatabase(database.url, 1);
  expect(await verifyConsents(db)).toMatchObject({ whole: true, links: 1197, waiting: 3, erased: 0 });
  await close();
});

test('the indexes that are dropped for bulk loading come back the same', async () => {
  const before = await lines();
  await owner.query('BEGIN');
  const build = await withoutIndexes(owner);
  expect((await lines()).length).toBeLessThan(before.length);
  await inLanes([owner], [...build.people, ...build.others]);
  expect(await lines()).toEqual(before);
  await owner.query('COMMIT');
});

test('a request changed no earlier than its newest message and its newest event', async () => {
  const { rows } = await owner.query(
    `SELECT s.case_id FROM case_states s WHERE last_event_at < (SELECT max(created_at) FROM messages m WHERE m.case_id = s.case_id)
       OR last_event_at < (SELECT max(at) FROM case_events e WHERE e.case_id = s.case_id)
       OR message_seq <> (SELECT count(*) FROM messages m WHERE m.case_id = s.case_id) OR event_seq <> (SELECT max(seq) FROM case_events e WHERE e.case_id = s.case_id)`,
  );
  expect(rows).toEqual([]);
});

test('the audit log names a case only by its number, as the product does', async () => {
  const { rows } = await owner.query<{ label: string; serial: number; createdAt: Date }>(
    `SELECT a.subject_label AS label, c.serial, c.created_at AS "createdAt" FROM audit_entries a JOIN cases c ON c.id::text = a.subject_id`,
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ label, ...row }) => label !== caseNumber(row, { timeZone: 'America/Edmonton' }))).toEqual([]);
});

/** How many distinct values a column has. */
const kinds: [what: string, sql: string, atLeast: number][] = [
  ['lines', 'SELECT DISTINCT type FROM cases', 10],
  ['postal codes', 'SELECT DISTINCT postal_code FROM cases', 15],
  ['languages', 'SELECT DISTINCT language FROM cases', 5],
  ['lines of brokers', 'SELECT DISTINCT lines FROM broker_profiles', 6],
  ['areas of brokers', 'SELECT DISTINCT areas FROM broker_profiles', 5],
  ['licence classes', 'SELECT DISTINCT licence_classes FROM broker_profiles', 3],
  ['room of brokers', 'SELECT DISTINCT capacity FROM broker_profiles', 5],
  [
    'brokers who are full',
    'SELECT 1 FROM broker_profiles JOIN broker_loads ON broker_id = user_id WHERE capacity <= open_cases + open_offers',
    2,
  ],
  ['brokers who are away', 'SELECT 1 FROM broker_profiles WHERE away_until > current_date', 1],
  ['events', 'SELECT DISTINCT type FROM case_events', 15],
  ['events that say something', "SELECT DISTINCT data FROM case_events WHERE data <> '{}'", 60],
  ['authors of messages', "SELECT DISTINCT sender_name FROM messages WHERE sender_role = 'broker'", 12],
  ['rivals in decisions', 'SELECT DISTINCT best - 0 FROM assignment_decisions', 40],
  ['states of document requests', 'SELECT DISTINCT status FROM document_requests', 5],
  [
    'requests in open cases',
    'SELECT 1 FROM document_requests r JOIN cases c ON c.id = r.case_id WHERE c.closed_at IS NULL',
    5,
  ],
  ['documents that answer a request', 'SELECT 1 FROM documents WHERE request_id IS NOT NULL', 5],
  ['documents of staff', "SELECT 1 FROM documents WHERE uploaded_by_role = 'broker'", 3],
  ['second versions', 'SELECT 1 FROM document_versions WHERE number = 2', 10],
  ['media types', 'SELECT DISTINCT media_type FROM document_versions', 3],
  ['notices', 'SELECT DISTINCT type FROM notifications', 12],
  ['reasons for declining', 'SELECT DISTINCT decline_reason FROM offers', 5],
];
test.each(kinds)('%s differ', async (_, sql, atLeast) => {
  expect((await owner.query(sql)).rowCount).toBeGreaterThanOrEqual(atLeast);
});

/** Rows that the product would not have written. */
const impossible: [what: string, sql: string][] = [
  [
    'a case before its client came',
    'SELECT 1 FROM cases c JOIN users u ON u.id = c.client_id WHERE u.created_at > c.created_at',
  ],
  [
    'a case before its broker came',
    'SELECT 1 FROM cases c JOIN users u ON u.id = c.broker_id WHERE u.created_at > c.created_at',
  ],
  [
    'a line its broker does not serve',
    "SELECT 1 FROM cases c JOIN broker_profiles p ON p.user_id = c.broker_id WHERE c.type <> 'general' AND c.type <> ALL(p.lines)",
  ],
  [
    'an area its broker does not serve',
    'SELECT 1 FROM cases c JOIN broker_profiles p ON p.user_id = c.broker_id WHERE NOT EXISTS (SELECT 1 FROM unnest(p.areas) a WHERE starts_with(c.postal_code, a))',
  ],
  [
    'a broker who declined before accepting',
    "SELECT 1 FROM offers o JOIN cases c ON c.id = o.case_id WHERE o.status = 'declined' AND o.broker_id = c.broker_id",
  ],
  [
    'a decision with its own broker among the rivals',
    "SELECT 1 FROM assignment_decisions WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(best - 0) r WHERE r ->> 'brokerId' = chosen_broker_id::text)",
  ],
  [
    'a rival in front of the chosen one',
    "SELECT 1 FROM assignment_decisions WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(best - 0) r WHERE (r ->> 'score')::int > (best -> 0 ->> 'score')::int)",
  ],
  ['more rivals than were eligible', 'SELECT 1 FROM assignment_decisions WHERE jsonb_array_length(best) > eligible'],
  [
    'a client who is waited for and owes nothing',
    "SELECT 1 FROM document_requests r JOIN cases c ON c.id = r.case_id WHERE c.status = 'waiting_client' AND r.status NOT IN ('open', 'rejected')",
  ],
  [
    'an answered request without a document',
    "SELECT 1 FROM document_requests r JOIN cases c ON c.id = r.case_id WHERE r.status = 'submitted' AND c.client_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM documents d WHERE d.request_id = r.id)",
  ],
  [
    'a reminder that has still to go out',
    "SELECT 1 FROM document_requests WHERE status IN ('open', 'rejected') AND (due_on < current_date AND overdue_told_at IS NULL OR due_on BETWEEN current_date AND current_date + 2 AND reminded_at IS NULL)",
  ],
  [
    'a file a job would look for',
    "SELECT 1 FROM document_versions WHERE wrapped_key IS NOT NULL OR scan_state <> 'clean' OR bytes_gone_at IS NULL",
  ],
  [
    'a duplicate of a duplicate, or of somebody else',
    "SELECT 1 FROM cases c JOIN cases m ON m.id = c.merged_into_id WHERE m.status = 'duplicate' OR m.contact_email_key <> c.contact_email_key OR m.created_at > c.created_at",
  ],
  [
    'a notice about the case of somebody else',
    'SELECT 1 FROM notifications n JOIN cases c ON c.id = n.case_id WHERE n.user_id <> coalesce(c.client_id, n.user_id) AND n.user_id <> c.broker_id',
  ],
];
test.each(impossible)('%s is nowhere', async (_, sql) => {
  expect((await owner.query(sql)).rows).toEqual([]);
});

test('most documents are still listed, and clients joined over the years', async () => {
  const { rows } = await owner.query<{ live: number; all: number; months: number }>(
    `SELECT count(*) FILTER (WHERE deleted_at IS NULL)::int AS live, count(*)::int AS all,
       (SELECT count(DISTINCT date_trunc('month', created_at))::int FROM users WHERE role = 'client') AS months FROM documents`,
  );
  expect((rows[0]?.live ?? 0) / (rows[0]?.all ?? 1)).toBeGreaterThan(0.8);
  expect(rows[0]?.months).toBeGreaterThan(30);
});

test('each broker has as many cases as any other', async () => {
  const { rows } = await owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM cases c JOIN broker_profiles p ON p.user_id = c.broker_id GROUP BY p.user_id`,
  );
  expect(rows).toHaveLength(16);
  expect(Math.max(...rows.map(({ count }) => count))).toBeLessThanOrEqual(75);
  expect(Math.min(...rows.map(({ count }) => count))).toBeGreaterThanOrEqual(72);
});
