/**
 * The nightly run costs what is due, however much is not: among 20,000 rows per table that are too young, and a few under a legal hold,
 * every rule reads little more than the rows it removes. The same applies to counting what holds keep.
 * @module-tag long
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptOf } from '#server/modules/privacy/retention/commands.ts';
import { due } from '#server/modules/privacy/retention/policy.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import {
  endBefore,
  KEPT_COUNTED,
  type RetentionRuleName,
  retentionRuleNames,
  retentionRules,
} from '#shared/data-classes/retention-rules.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { visitsOf } from '../support/plans.ts';

const YOUNG = 20_000;
const DUE = 3;
const HELD = 5;
/** Each row is read once, with its case and that case's holds; a run also checks that nothing else is due. */
const MOST = 8 * (DUE + HELD);

let database: TestDatabase;
let client: pg.Client;

const HASH = `left(translate(md5(random()::text) || md5(random()::text), ' ', ''), 43)`;
const GONE = `'Name removed', 'removed-' || n || '-' || old || '@removed.invalid', 'removed-' || n || '-' || old || '@removed.invalid', ''`;
const CASE = `(id, type, title, contact_name, contact_email, contact_email_key, contact_phone, definition_version, answers, source, status, close_reason,
  bound_insurer, policy_number, policy_effective_on, policy_expires_on, broker_id, created_at, closed_at, anonymised_at)`;
const caseOf = (status: 'lost' | 'bound', anonymised: boolean) =>
  `SELECT case_id, 'auto', 'Auto insurance', ${GONE}, 1, '{}', 'website', '${status}', ${
    status === 'lost'
      ? "'other', NULL, NULL, NULL::date, NULL::date, NULL::uuid"
      : "NULL, 'I', 'P', date '2020-01-01', date '2021-01-01', uuidv7()"
  }, at, at, ${anonymised ? 'now()' : 'NULL::timestamptz'}`;

const IDLE = `'idle_' || n || '_' || old`;

/** How a table is filled from rows of `n`, `at`, `old`, and `case_id`: a separate case for most, the held one for some of the old. */
const fillings: Record<RetentionRuleName, string> = {
  drafts: `quote_drafts (id, token_hash, line, definition_version, answers, step, created_at, expires_at)
    SELECT uuidv7(), ${HASH}, 'auto', 1, '{}', 'about', at, at + interval '30 days'`,
  chat_turns: `chat_turns (id, page, question, response, verdict, mode, citations, redacted, took_ms, created_at)
    SELECT uuidv7(at - now()), '/', 'Q', 'A', 'answered', 'embedded', '{}', '{}', 5, at`,
  closed_cases: `cases ${CASE} ${caseOf('lost', false)}`,
  bound_cases: `cases ${CASE} ${caseOf('bound', false)}`,
  contact_messages: `contact_messages (id, name, email, phone, subject, message, fingerprint, created_at, case_id, status)
    SELECT uuidv7(), 'A', 'a@example.com', '', '', 'Hello', ${HASH}, at, CASE WHEN held THEN case_id END, CASE WHEN held THEN 'converted' ELSE 'new' END::contact_message_status`,
  mails: `outbox_mails (id, template, "to", to_name, data, state, created_at, sent_at)
    SELECT uuidv7(at - now()), 'case-closed', 'a@example.com', 'A', '{}', 'sent', at, at`,
  case_history: `case_events (case_id, seq, type, actor_name, actor_role, data, visibility, at) SELECT case_id, n, 'lost', 'A', 'system', '{}', 'client', at`,
  case_messages: `messages (id, case_id, seq, sender_name, sender_role, body, client_key, created_at) SELECT uuidv7(), case_id, n, 'A', 'client', '', n::text, at`,
  decisions: `assignment_decisions (id, case_id, considered, eligible, failures, best, weights, seed, at) SELECT uuidv7(), case_id, 0, 0, '{}', '[]', '{}', 's', at`,
  audit: `audit_entries (id, action, actor_name, actor_role, subject_type, subject_id, subject_label, data, at, format, digest)
    SELECT uuidv7(at - now()), 'case.file_exported', 'A', 'admin', 'case', case_id::text, 'C', '{}', at, 0, ''`,
  security_events: `security_events (id, at, kind, outcome, failed, network, device) SELECT uuidv7(), at, 'sign_in', 'succeeded', false, '203.0.113.0/24', ''`,
  privacy_requests: `privacy_requests (id, user_id, kind, note, status, due_at, created_at, closed_at, handled_by_name)
    SELECT uuidv7(), uuidv7(), 'access', 'N', 'done', at + interval '45 days', at, at, 'A'`,
  newsletter_pending: `newsletter_subscribers (id, email, email_key, status, confirm_token_hash, topics, confirmation_sent_at, created_at)
    SELECT uuidv7(), 'p' || n || '-' || old || '@example.com', 'p' || n || '-' || old || '@example.com', 'pending', ${HASH}, '{}', at, at`,
  newsletter_left: `newsletter_subscribers (id, email, email_key, status, topics, confirmation_sent_at, confirmed_at, unsubscribed_at, created_at)
    SELECT uuidv7(), 'l' || n || '-' || old || '@example.com', 'l' || n || '-' || old || '@example.com', 'unsubscribed', '{}', at, at, at, at`,
  idle_accounts: `users (id, username, username_key, email, email_key, full_name, phone, password_hash, terms_version, terms_accepted_at, updated_at, created_at, active_at, idle_told_at)
    SELECT uuidv7(), ${IDLE}, ${IDLE}, ${IDLE} || '@example.com', ${IDLE} || '@example.com', 'A', '', '$argon2id$v=19$m=19456,t=2,p=1$' || repeat('A', 22) || '$' || repeat('A', 43), '2026-11-21', at, at, at, at, at`,
  consents: `consent_people (id, email_key, salt, created_at) SELECT uuidv7(), 'c' || n || '-' || old || '@example.com', decode(repeat('00', 32), 'hex'), at`,
  notifications: `notifications (user_id, seq, type, title, link, created_at) SELECT uuidv7(), n, 'lost', 'T', '/portal', at`,
  import_rows: `import_rows (batch_id, line, values) SELECT CASE WHEN old THEN '00000000-0000-7000-8000-000000000001' ELSE '00000000-0000-7000-8000-000000000002' END::uuid, n + 1, '[]'`,
  view_grants: `view_grants (id, admin_id, session_id, client_id, reason, created_at, expires_at) SELECT uuidv7(), uuidv7(), uuidv7(), uuidv7(), 'R', at, at + interval '1 hour'`,
  user_invitations: `user_invitations (id, token_hash, email, email_key, full_name, role, invited_by_name, created_at, expires_at, accepted_at)
    SELECT uuidv7(), ${HASH}, 'i@example.com', 'i@example.com', 'A', 'admin', 'A', at, at + interval '7 days', at`,
  case_invitations: `case_invitations (token_hash, case_id, expires_at, created_at) SELECT ${HASH}, case_id, at, at - interval '14 days'`,
  bulk_actions: `bulk_actions (id, actor_id, action, items, created_at) SELECT uuidv7(), uuidv7(), 'priority', '[]', at`,
  statistics: `page_feedback (day, page, helpful, not_helpful) SELECT at::date, '/p' || n || '-' || old, 1, 0`,
  retention_runs: `retention_runs (id, rule, removed, kept, at) SELECT uuidv7(), 'drafts', 0, 0, at`,
};

/** The rules that a hold can suspend. */
const holdable = retentionRuleNames.filter((rule) => due[rule].held.sql !== 'false');
/** Their rows lead to a held case in ways that the one held case below does not fill. */
const ofPeople: readonly RetentionRuleName[] = ['closed_cases', 'bound_cases', 'idle_accounts', 'consents'];
const HELD_CASE = '00000000-0000-7000-8000-000000000009';

/** One timestamp for every table, so that the rows of one find their cases in another. */
const NOW = `timestamptz '${new Date().toISOString()}'`;
/** A case whose key encodes its time, as the product generates them. */
const OWN_CASE = `(overlay(lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') PLACING '-' FROM 9 FOR 0) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

/** Young rows of the last hours, and old ones: each with the case it belongs to, opened at the same time. */
const series = (young: number, old: number, held: number) => `FROM (
  SELECT n, false AS old, false AS held, at, ${OWN_CASE} AS case_id
    FROM generate_series(1, ${young}) n CROSS JOIN LATERAL (SELECT ${NOW} - interval '1 second' * n AS at) a
  UNION ALL SELECT n, true, n > ${old}, at, CASE WHEN n > ${old} THEN '${HELD_CASE}'::uuid ELSE ${OWN_CASE} END
    FROM generate_series(1, ${old + held}) n CROSS JOIN LATERAL (SELECT ${NOW} - interval '10 years' - interval '1 minute' * n AS at) a) s`;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query('SET session_replication_role = replica');
  // Anonymized cases: what belongs to them may be removed. One case is held.
  await client.query(`INSERT INTO cases ${CASE} ${caseOf('lost', true)} ${series(YOUNG, DUE, 0)}`);
  await client.query(
    `INSERT INTO cases ${CASE} ${caseOf('lost', true)} FROM (SELECT 0 AS n, true AS old, now() - interval '10 years' AS at, '${HELD_CASE}'::uuid AS case_id) s`,
  );
  await client.query(
    `INSERT INTO legal_holds (id, case_id, reason, placed_by_name) VALUES (uuidv7(), '${HELD_CASE}', 'R', 'A')`,
  );
  // Holds released long ago do not count.
  await client.query(
    `INSERT INTO legal_holds (id, case_id, reason, placed_by_name, released_at, released_by_name) SELECT uuidv7(), uuidv7(), 'R', 'A', now(), 'A' FROM generate_series(1, 2000)`,
  );
  await client.query(`INSERT INTO import_batches (id, file_name, mapping, columns, row_count, created_by_id, created_by_name, created_at) VALUES
    ('00000000-0000-7000-8000-000000000001', 'old.csv', '{}', '{}', 1, uuidv7(), 'A', now() - interval '1 year'), ('00000000-0000-7000-8000-000000000002', 'new.csv', '{}', '{}', 1, uuidv7(), 'A', now())`);
  for (const rule of retentionRuleNames) {
    const held = holdable.includes(rule) && !ofPeople.includes(rule) ? HELD : 0;
    // The two rules for cases each have their own.
    const sql = rule.endsWith('_cases') ? fillings[rule].replace('SELECT case_id', 'SELECT uuidv7()') : fillings[rule];
    await client.query(`INSERT INTO ${sql} ${series(YOUNG, DUE, held)}`);
  }
  await client.query('SET session_replication_role = DEFAULT');
  await client.query('VACUUM ANALYZE');
}, 180_000);
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

async function rowsRead(sql: Prisma.Sql): Promise<{ read: number; visits: unknown }> {
  const visits = await visitsOf(client, { text: sql.text, values: sql.values });
  return { read: visits.reduce((sum, { rows }) => sum + rows, 0), visits };
}

test.each(retentionRuleNames)('%s: reads what is due, and little more', async (rule) => {
  const { from, held } = due[rule];
  const now = new Date();
  const rows = from(endBefore(retentionRules[rule].period, now), now);
  const found = Prisma.sql`SELECT 1 FROM ${rows} AND NOT ${held} LIMIT 200`;
  expect((await client.query(found.text, found.values)).rowCount).toBe(DUE);
  const finding = await rowsRead(found);
  expect(finding.read, JSON.stringify(finding.visits)).toBeLessThanOrEqual(MOST);

  const counting = await rowsRead(keptOf(rows, held));
  expect(counting.read, JSON.stringify(counting.visits)).toBeLessThanOrEqual(MOST);
  const counted = keptOf(rows, held);
  const kept = holdable.includes(rule) && !ofPeople.includes(rule) ? HELD : 0;
  expect((await client.query(counted.text, counted.values)).rows).toEqual([{ kept: String(kept) }]);
});

test('rows kept by a hold for years are not all read every night', async () => {
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  const many = 5 * KEPT_COUNTED;
  await client.query(`INSERT INTO ${fillings.decisions} ${series(0, 0, many)}`);
  const { from, held } = due.decisions;
  const now = new Date();
  const rows = from(endBefore(retentionRules.decisions.period, now), now);
  const counted = keptOf(rows, held);
  expect((await client.query(counted.text, counted.values)).rows).toEqual([{ kept: String(KEPT_COUNTED + 1) }]);
  const { visits } = await rowsRead(counted);
  const decisions = (visits as { relation: string; rows: number }[]).filter(
    ({ relation }) => relation === 'assignment_decisions',
  );
  expect(decisions[0]?.rows).toBeLessThanOrEqual(KEPT_COUNTED + 1);
  await client.query('ROLLBACK');
});
