/** The nightly round costs what is due, however much was done before: every rule finds its rows along an index or by dropping a month. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { due, tableInMonths } from '#server/features/retention/policy.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import { retentionRuleNames } from '#shared/retention/rules.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { visitsOf } from '../support/plans.ts';

const DONE = 20_000;
const DUE = 3;
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

function questionOf(rule: (typeof retentionRuleNames)[number]) {
  const at = new Date();
  const { from, held } = due[rule];
  const sql = Prisma.sql`SELECT 1 FROM ${from(at, at)} AND NOT ${held} LIMIT 200`;
  return { text: sql.text, values: sql.values };
}

test.each(retentionRuleNames)('%s: what is due is a range of an index', async (rule) => {
  // An empty table is read whole, whatever indexes it has; so the planner is told that this costs much.
  await client.query('SET enable_seqscan = off');
  const visits = await visitsOf(client, questionOf(rule));
  await client.query('RESET enable_seqscan');
  const [first] = visits;
  if (rule === 'notifications') expect(tableInMonths[rule]).toBe('notifications');
  else expect(first?.how).toMatch(/Index|Bitmap/);
});

test(`of ${DONE} cases whose people are gone, the night looks at none to find the ${DUE} that are due`, async () => {
  const ended = `INSERT INTO cases (id, type, title, contact_name, contact_email, contact_email_key, contact_phone, definition_version, answers, source,
      status, close_reason, created_at, closed_at, anonymised_at)
    SELECT uuidv7(), 'auto', 'Auto insurance', 'Name removed', 'removed-' || n || '@removed.invalid', 'removed-' || n || '@removed.invalid', '', 1, '{}', 'website',
      'lost', 'other', now() - interval '5 years', now() - interval '4 years', $2::timestamptz
    FROM generate_series(1, $1::int) AS n`;
  await client.query(ended, [DONE, new Date()]);
  await client.query(ended, [DUE, null]);
  await client.query('ANALYZE cases');
  const visits = (await visitsOf(client, questionOf('closed_cases'))).filter(({ relation }) => relation === 'cases');
  expect(visits[0]?.how).toContain('cases_to_anonymise');
  expect(visits.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(2 * DUE);
});
