/** The database itself keeps records in their organization: tested in SQL as the owner of the tables, bypassing every other check. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { INSTALLATION } from '#server/platform/db/organization.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});
beforeEach(() => owner.query('BEGIN'));
afterEach(() => owner.query('ROLLBACK'));

const organizations = `INSERT INTO organizations (id, kind, name) VALUES ($1, $2::organization_kind, $3)`;
const cases = `INSERT INTO cases (id, type, title, contact_name, contact_email, contact_email_key, contact_phone, definition_version, answers,
  source, organization_id) VALUES ($1, 'auto', 'A car', 'Morgan Example', 'm@example.com', 'm@example.com', '', 1, '{}', 'website', $2)`;
const messages = `INSERT INTO messages (id, case_id, seq, sender_name, sender_role, body, client_key, organization_id)
  VALUES (gen_random_uuid(), $1, 1, 'Morgan Example', 'client', 'Hello', 'key', $2)`;
const events = `INSERT INTO case_events (case_id, seq, type, actor_name, actor_role, data, visibility, organization_id)
  VALUES ($1, 1, 'submitted', 'Morgan Example', 'client', '{}', 'staff', $2)`;
const audits = `INSERT INTO audit_entries (id, action, actor_name, actor_role, subject_type, subject_label, data, format, digest, organization_id)
  VALUES (gen_random_uuid(), 'user.disabled', 'Nobody', 'admin', 'user', 'Somebody', '{}', 0, '', $1)`;
const users = `INSERT INTO users (id, username, username_key, email, email_key, full_name, phone, password_hash, terms_version,
  terms_accepted_at, updated_at, organization_id) VALUES (gen_random_uuid(), $1, $1, $2, $2, 'Morgan Example', '',
  '$argon2id$', '1', now(), now(), $3)`;
const settings = `INSERT INTO settings (key, value, updated_by_name, updated_at, organization_id) VALUES ('matching', '{}', 'Nobody', now(), $1)`;

async function brokerage(): Promise<string> {
  const id = randomUUID();
  await owner.query(organizations, [id, 'brokerage', 'Example Insurance Ltd.']);
  return id;
}
async function caseOf(organizationId: string): Promise<string> {
  const id = randomUUID();
  await owner.query(cases, [id, organizationId]);
  return id;
}
const organizationsIn = async (table: string, caseId: string) =>
  (await owner.query(`SELECT organization_id AS id FROM ${table} WHERE case_id = $1`, [caseId])).rows.map(
    ({ id }) => id,
  );

test('there is one organization from the start, and never a second one that runs the installation', async () => {
  const { rows } = await owner.query('SELECT id, kind FROM organizations');
  expect(rows).toEqual([{ id: INSTALLATION, kind: 'installation' }]);
  await expect(owner.query(organizations, [randomUUID(), 'installation', 'Another'])).rejects.toThrow(
    'organizations_one_installation',
  );
});

test.each([
  ['nothing', ''],
  ['a name with a blank before it', ' Example'],
  ['something endless', 'x'.repeat(201)],
])('no organization is called %s', async (_what, name) => {
  await expect(owner.query(organizations, [randomUUID(), 'partner', name])).rejects.toThrow('organizations_name_check');
});

test.each(['DELETE FROM organizations', 'TRUNCATE organizations CASCADE'])('%s is refused', async (sql) => {
  await expect(owner.query(sql)).rejects.toThrow('append only');
});

test('every column that refers to an organization has a default: that of the session, or else of the installation', async () => {
  const { rows } = await owner.query<{ table: string; nullable: string; value: string }>(
    `SELECT table_name AS table, is_nullable AS nullable, column_default AS value FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'organization_id'`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(10);
  const value = `COALESCE(current_organization(), '${INSTALLATION}'::uuid)`;
  for (const row of rows) expect(row, row.table).toEqual({ table: row.table, nullable: 'NO', value });
});

test('what belongs to a case belongs to its organization, whatever the statement says', async () => {
  const brokerageId = await brokerage();
  const caseId = await caseOf(brokerageId);
  await owner.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const insert of [messages, events]) await owner.query(insert, [caseId, INSTALLATION]);
  for (const table of ['case_states', 'messages', 'case_events'])
    expect(await organizationsIn(table, caseId), table).toEqual([brokerageId]);
});

test('nothing belongs to a missing case', async () => {
  await expect(owner.query(messages, [randomUUID(), INSTALLATION])).rejects.toMatchObject({ code: '23503' });
});

test.each([
  ['cases', cases, (id: string) => [randomUUID(), id]],
  ['audit_entries', audits, (id: string) => [id]],
  ['users', users, (id: string) => ['morgan', 'm@example.com', id]],
  ['settings', settings, (id: string) => [id]],
] as const)('%s are of an organization that is there', async (_table, insert, values) => {
  const id = await brokerage();
  await owner.query('SAVEPOINT before');
  await owner.query(insert, values(id));
  await owner.query('ROLLBACK TO before');
  await expect(owner.query(insert, values(randomUUID()))).rejects.toMatchObject({ code: '23503' });
});

test.each(['cases', 'case_states', 'messages', 'users'])('a row of %s stays with its organization', async (table) => {
  const brokerageId = await brokerage();
  const caseId = await caseOf(INSTALLATION);
  await owner.query('SET CONSTRAINTS ALL IMMEDIATE');
  await owner.query(messages, [caseId, INSTALLATION]);
  await owner.query(users, ['morgan', 'm@example.com', INSTALLATION]);
  await owner.query(`UPDATE ${table} SET organization_id = organization_id`);
  await expect(owner.query(`UPDATE ${table} SET organization_id = $1`, [brokerageId])).rejects.toThrow(
    // For a table partitioned by month, the trigger names the month.
    new RegExp(`a row of ${table}(_rest)? stays with its organization`),
  );
});

test('each organization has its own settings, and an email address is unique across all of them', async () => {
  const brokerageId = await brokerage();
  for (const id of [INSTALLATION, brokerageId]) await owner.query(settings, [id]);
  await owner.query(users, ['morgan', 'm@example.com', INSTALLATION]);
  await expect(owner.query(users, ['alex', 'm@example.com', brokerageId])).rejects.toThrow('users_email_key_key');
});
