/**
 * The most frequent queries on a large database: each is answered from an index, and reads little more than it shows.
 * @module-tag long
 */

import { sealData } from 'iron-session';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepOverdue } from '#server/app/jobs/overdue.ts';
import { alertOnSignInFailures } from '#server/modules/accounts/security-alerts/commands.ts';
import { enqueueClocks } from '#server/modules/cases/sla/commands.ts';
import { findDue, findDueEndpoints } from '#server/modules/integrations/webhooks/delivery/queries.ts';
import { COUNTED_MAX, collectors } from '#server/modules/operations/gauges/queries.ts';
import { cookieName } from '#server/platform/auth/cookie-names.ts';
import { INSTALLATION } from '#server/platform/db/organization.ts';
import { type SeededBusiness, seedLarge } from '../../prisma/seed/large.ts';
import { type ApiClient, createApiClient } from '../support/api-client.ts';
import { indexesBesideUnique, indexesElsewhere } from '../support/indexes-elsewhere.ts';
import { indexesOf, statementsOf, visitsOf } from '../support/plans.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Enough that reading a whole table would be noticed, and that the planner has a choice. */
const business = { cases: 20_000, brokers: 50, clients: 6_000 };
/** A page has 25 rows; additional reads may cost some more, a table has thousands. */
const MOST_ROWS = 1_000;

let server: TestServer;
let people: SeededBusiness;
let database: pg.Client;
/** As the application queries: subject to the policies, which decide what an index may be used for. */
let application: pg.Client;
let admin: ApiClient;
let broker: ApiClient;
let client: ApiClient;
let someCase: string;
let brokersCase: string;
let webhookId: string;

/** A seeded user's browser: their session is the row with the same id. */
async function enter(userId: string): Promise<ApiClient> {
  const client = createApiClient(server.url);
  const session = { sessionId: userId, epoch: 0, issuedAt: Math.floor(Date.now() / 1000) };
  client.cookies.set(cookieName('session', false), await sealData(session, { password: server.env.sessionSecret }));
  return client;
}

beforeAll(async () => {
  server = await startTestServer({ from: 'empty' });
  // No scheduled job may run and be counted for a query: at 2:40 in Alberta retention reads whole tables.
  await server.services.pool.query('DELETE FROM pgboss.schedule');
  people = await seedLarge(server.database.ownerUrl, business);
  database = new pg.Client({ connectionString: server.database.ownerUrl });
  await database.connect();
  application = new pg.Client({ connectionString: server.database.url });
  await application.connect();
  await application.query(`SET coverbridge.organization_id = '${INSTALLATION}'`);
  // Three months of the chat, in which hardly anything failed.
  await database.query(`INSERT INTO chat_turns (id, page, question, response, verdict, mode, citations, redacted, took_ms, created_at, helpful)
    SELECT gen_random_uuid(), '/', 'Who pays for hail?', 'A sentence.', CASE WHEN n % 5000 = 0 THEN 'failed' ELSE 'answered' END,
      'embedded', '{}', '{}', 5, now() - n * interval '6 minutes',
      CASE WHEN n % 50 = 0 THEN n % 100 = 0 END FROM generate_series(1, 20000) AS n`);
  await database.query('ANALYZE chat_turns');
  // Some of the withdrawals are not confirmed yet, a few of them in time.
  await database.query(`UPDATE cases SET withdrawal_due_at = CASE WHEN serial % 3 = 0 THEN greatest(created_at, now() - interval '1 day') ELSE now() + interval '1 day' END
    WHERE status = 'withdrawn' AND broker_id IS NOT NULL AND serial % 10 < 4`);
  await database.query('ANALYZE cases');
  // A year of sign-ins, of which one in fifty failed.
  await database.query(
    `INSERT INTO security_events (id, at, kind, outcome, failed, user_id, network, device)
     SELECT gen_random_uuid(), now() - n * interval '25 minutes', 'sign_in', CASE WHEN n % 50 = 0 THEN 'wrong_password' ELSE 'succeeded' END, n % 50 = 0, $1, '203.0.113.0/24', ''
     FROM generate_series(1, 20000) AS n`,
    [people.admin],
  );
  await database.query('ANALYZE security_events');
  // Unanswered invitations, so that the pending ones are more than a handful.
  await database.query(`INSERT INTO user_invitations (id, token_hash, email, email_key, full_name, role, invited_by_name, created_at, expires_at)
    SELECT gen_random_uuid(), rpad('pending' || n, 43, '-'), 'p' || n || '@example.com', 'p' || n || '@example.com', 'Pending', 'admin', 'Seed',
      now(), now() + interval '7 days' FROM generate_series(1, 2000) AS n`);
  await database.query('ANALYZE user_invitations');
  // A month of events, of which one in three was this broker's; most of these cases have gone to someone else.
  await database.query(
    `WITH happened AS (
        INSERT INTO integration_events (id, position, type, case_id, data, status, case_version, at, dispatched_at)
        SELECT gen_random_uuid(), row_number() OVER (), 'case.status_changed', id, '{}', status, version, now(), now() FROM cases
        RETURNING id, position)
      INSERT INTO integration_event_recipients (event_id, recipient_id, position)
      SELECT id, $1, position FROM happened WHERE position % 3 = 0`,
    [people.brokers[7]],
  );
  await database.query('ANALYZE integration_events, integration_event_recipients');
  // A month of deliveries to twenty systems; nearly everything has arrived.
  await database.query(
    `WITH made AS (
        INSERT INTO webhook_endpoints (id, owner_id, url, types, sealed, status_at, created_at)
        SELECT gen_random_uuid(), $1, 'https://hooks.example.com/' || n, '{case.accepted}', '\\x01', now() - interval '40 days', now() - interval '40 days'
        FROM generate_series(1, 20) AS n RETURNING id)
      INSERT INTO webhook_deliveries (id, endpoint_id, event_id, type, position, body, bytes, state, next_attempt_at, created_at)
      SELECT gen_random_uuid(), id, gen_random_uuid(), CASE WHEN n % 100 = 0 THEN 'person.erased' ELSE 'case.accepted' END, n, '{}', 300,
        CASE WHEN n % 500 = 0 THEN 'failed' WHEN n % 501 = 0 THEN 'pending' ELSE 'delivered' END, CASE WHEN n % 501 = 0 AND n % 500 <> 0 THEN now() END,
        now() - n * interval '20 minutes' FROM made, generate_series(1, 2000) AS n`,
    [people.brokers[7]],
  );
  await database.query('ANALYZE webhook_endpoints, webhook_deliveries');
  // A broker who opened everything every day for weeks.
  await database.query(
    `INSERT INTO case_reads (id, case_id, day, kind, reader, reader_id, at)
     SELECT gen_random_uuid(), id, current_date - n, 'request', 'person', $1, now() - n * interval '1 day' FROM cases, generate_series(0, 2) AS n`,
    [people.brokers[7]],
  );
  await database.query('ANALYZE case_reads');
  const someWebhook = await server.services.db.webhookEndpoint.findFirstOrThrow({ select: { id: true } });
  webhookId = someWebhook.id;
  [admin, broker, client] = await Promise.all([
    enter(people.admin),
    enter(people.brokers[7] ?? ''),
    enter(people.clients[7] ?? ''),
  ]);
  const { db } = server.services;
  [someCase, brokersCase] = await Promise.all([
    db.case.findFirstOrThrow({ where: { status: 'quoted' }, select: { id: true } }).then(({ id }) => id),
    db.case
      .findFirstOrThrow({ where: { brokerId: people.brokers[7] ?? '', status: 'active' }, select: { id: true } })
      .then(({ id }) => id),
  ]);
});
afterAll(async () => {
  await database?.end();
  await application?.end();
  await server?.stop();
});

type Question = readonly [what: string, ask: () => Promise<unknown>];

const questions: Question[] = [
  ["a broker's queue, what is due first", () => broker.trpc.worklist.list.query({ scope: 'mine', sort: 'due' })],
  ["a broker's late cases", () => broker.trpc.worklist.list.query({ scope: 'mine', bucket: 'breached' })],
  ['the counts beside the queue', () => broker.trpc.worklist.counts.query({ scope: 'mine' })],
  ['all open cases, what is due first', () => admin.trpc.worklist.list.query({ scope: 'all', sort: 'due' })],
  [
    'all closed cases, latest activity first',
    () => admin.trpc.worklist.list.query({ scope: 'all', bucket: 'closed', sort: 'activity' }),
  ],
  [
    'what waits for brokers later, in every status',
    () => admin.trpc.worklist.list.query({ scope: 'all', bucket: 'me' }),
  ],
  ['what waits for one broker', () => broker.trpc.worklist.list.query({ scope: 'mine', bucket: 'me' })],
  ['the late cases of everybody', () => admin.trpc.worklist.list.query({ scope: 'all', bucket: 'breached' })],
  ["what a broker's clients withdrew", () => broker.trpc.worklist.list.query({ scope: 'mine', bucket: 'withdrawal' })],
  ['withdrawals nobody confirmed', () => admin.trpc.worklist.list.query({ scope: 'all', withdrawals: 'overdue' })],
  ['the security events', () => admin.trpc.securityEvents.list.query({})],
  ['failed sign-ins', () => admin.trpc.securityEvents.list.query({ kind: 'sign_in', result: 'failed' })],
  ['events of a day long ago', () => admin.trpc.securityEvents.list.query({ from: '2026-01-15', to: '2026-01-15' })],
  ['whose sign-ins fail', () => alertOnSignInFailures(server.services)],
  ['the clocks to warn of', () => enqueueClocks(server.services)],
  ['everything overdue', () => sweepOverdue(server.services)],
  ['a search for a name', () => admin.trpc.worklist.list.query({ scope: 'all', q: 'client_1234' })],
  ['a search for a vehicle', () => admin.trpc.worklist.list.query({ scope: 'all', q: 'subaru 2019' })],
  [
    'a search for an insurer in a broker’s queue',
    () => broker.trpc.worklist.list.query({ scope: 'mine', q: 'insurer 7' }),
  ],
  ['a jump to a policy', () => admin.trpc.worklist.find.query({ q: 'DEMO-0001234' })],
  ['a jump to a file', () => broker.trpc.worklist.find.query({ q: 'bill-of-sale.png' })],
  ['a search in messages', () => admin.trpc.worklist.messages.query({ scope: 'all', q: 'reference 1234' })],
  ['the counts of the administrator', () => admin.trpc.worklist.counts.query({ scope: 'all' })],
  ['one case', () => broker.trpc.cases.get.query({ caseId: brokersCase })],
  ['its conversation', () => broker.trpc.messages.list.query({ caseId: brokersCase })],
  ['its history', () => admin.trpc.cases.timeline.query({ caseId: someCase })],
  ['notifications', () => broker.trpc.notifications.list.query({})],
  ['what is stuck', () => admin.trpc.admin.overview.query()],
  ['the audit', () => admin.trpc.audit.list.query({})],
  ["a page of a broker's cases", () => broker.rest('GET', '/api/cases?limit=25')],
  [
    "a broker's cases updated since a moment, oldest first",
    () => broker.rest('GET', '/api/cases?limit=25&order=updated_asc&updatedSince=2026-01-01T00:00:00Z'),
  ],
  ["a broker's cases in one status", () => broker.rest('GET', '/api/cases?limit=25&status=bound')],
  ['the case with a number of its broker’s system', () => broker.rest('GET', '/api/cases?externalReference=POL-88213')],
  ['a page of all cases', () => admin.rest('GET', '/api/cases?limit=25')],
  [
    'all cases updated since a moment, oldest first',
    () => admin.rest('GET', '/api/cases?limit=25&order=updated_asc&updatedSince=2026-01-01T00:00:00Z'),
  ],
  [
    'all cases in one status, oldest first',
    // Not from the very first month: it has but the days since today's day of the month, and a short month is rightly read whole.
    () => admin.rest('GET', '/api/cases?limit=25&order=updated_asc&status=lost&updatedSince=2025-06-01T00:00:00Z'),
  ],
  ["a page of a client's requests", () => client.rest('GET', '/api/cases?limit=25')],
  ["a broker's open offers", () => broker.rest('GET', '/api/offers?limit=25')],
  ['a page of a history', () => admin.rest('GET', `/api/cases/${someCase}/timeline?limit=25`)],
  ['a page of a conversation', () => broker.rest('GET', `/api/cases/${brokersCase}/messages?limit=25`)],
  ['a page of documents', () => broker.rest('GET', `/api/cases/${brokersCase}/documents?limit=25`)],
  ['a page of document requests', () => broker.rest('GET', `/api/cases/${brokersCase}/document-requests?limit=25`)],
  ['a page of options', () => admin.rest('GET', `/api/cases/${someCase}/options?limit=25`)],
  ['a page of calls', () => broker.rest('GET', `/api/cases/${brokersCase}/callbacks?limit=25`)],
  ['who has seen the requests of a client', () => client.trpc.privacy.reads.query({})],
  ['a page of events', () => admin.rest('GET', '/api/events?limit=25')],
  ['a page of events of a type that is rare', () => admin.rest('GET', '/api/events?limit=25&types=person.erased')],
  ["a page of a broker's events", () => broker.rest('GET', '/api/events?limit=25')],
  ["a page of a webhook's deliveries", () => broker.rest('GET', `/api/webhooks/${webhookId}/deliveries?limit=25`)],
  ['the webhooks of a broker', () => broker.rest('GET', '/api/webhooks')],
  ['recalls that didn’t arrive', () => admin.trpc.trouble.recalls.query({})],
  ['what is due to a webhook', () => findDue(server.services.db, webhookId, new Date(), 20)],
  ['webhooks with something due', () => findDueEndpoints(server.services, 50)],
  ['a page of notifications', () => broker.rest('GET', '/api/notifications?limit=25')],
  ['a page of clients', () => admin.rest('GET', '/api/clients?limit=25')],
  ['the clients', () => admin.trpc.clients.list.query({})],
  ['a search for a client', () => admin.trpc.clients.list.query({ search: 'client_1234' })],
  ['the brokers', () => admin.trpc.brokers.list.query({})],
  ["a broker's own numbers", () => broker.trpc.brokers.numbers.query({ days: 90 })],
  ['the subscribers', () => admin.trpc.subscribers.list.query({})],
  ['the newest cases first', () => admin.trpc.worklist.list.query({ scope: 'all', sort: 'created' })],
  ['the open ones that waited longest', () => admin.trpc.worklist.list.query({ scope: 'all', sort: 'waiting' })],
  ['the urgent ones', () => admin.trpc.worklist.list.query({ scope: 'all', priorities: ['urgent'], sort: 'due' })],
  ['other requests of the same person', () => admin.trpc.cases.duplicates.query({ caseId: someCase })],
  ['clients with open cases', () => admin.trpc.clients.list.query({ filter: 'open_cases' })],
  ["a client's own requests", () => client.trpc.cases.list.query({ scope: 'own' })],
  ['every case in the plain list', () => admin.trpc.cases.list.query({ scope: 'all' })],
  ['what the assistant was asked', () => admin.trpc.chatDesk.list.query({})],
  ['what it did not answer', () => admin.trpc.chatDesk.list.query({ show: 'unanswered' })],
  ['what its readers did not find helpful', () => admin.trpc.chatDesk.list.query({ show: 'unhelpful' })],
];

test.each(questions)('%s: from an index, and reads little else', async (what, ask) => {
  const statements = await statementsOf(ask);
  expect(statements.length, `${what} asks the database`).toBeGreaterThan(0);
  for (const statement of statements) {
    const visits = await visitsOf(application, statement);
    const wide = visits.filter(({ rows }) => rows > MOST_ROWS);
    expect(wide, `${what} reads too much:\n${statement.text}\n${JSON.stringify(statement.values)}`).toEqual([]);
    // A small table is rightly read whole; the large ones hold the business data.
    const whole = visits.filter(
      ({ how, relation }) => how === 'Seq Scan' && relation !== 'broker_profiles' && relation !== 'settings',
    );
    // So is a month with a few hundred rows, where the query names nearly as many cases.
    const largeOnes = whole.filter(({ rows, relation }) => rows > (/_\d{4}_\d\d$/.test(relation) ? 500 : 100));
    expect(largeOnes, `${what} reads a whole table:\n${statement.text}`).toEqual([]);
  }
});

test.each(Object.entries(collectors))('what a monitor reads about %s: along indexes', async (_what, { read }) => {
  for (const statement of await statementsOf(() => read(server.services)))
    for (const { how, rows, relation } of await visitsOf(application, statement)) {
      // Of the systems there are a few, and a look at all of them for each delivery counts often.
      if (how === 'Seq Scan' && relation !== 'webhook_endpoints')
        expect(rows, `${relation}:\n${statement.text}`).toBeLessThanOrEqual(500);
      expect(rows).toBeLessThanOrEqual(COUNTED_MAX);
    }
});

const groups = ['routing', 'confirm', 'client', 'hold'] as const;
test.each(groups)(
  'the group "%s" of all cases reads the rows of a page of each status, and no more',
  async (bucket) => {
    const statements = await statementsOf(() => admin.trpc.worklist.list.query({ scope: 'all', bucket }));
    const listed = statements.filter(({ text }) => text.includes('case_states'));
    expect(listed).not.toEqual([]);
    for (const statement of listed)
      expect((await visitsOf(application, statement)).filter(({ rows }) => rows > 26)).toEqual([]);
  },
);

/** Tables with rows for every case: an unused index on them is written a million times for nothing. */
const everyCase = ['cases', 'case_states', 'case_events', 'messages', 'offers', 'quote_options', 'notifications'];
test('an index on what every case has serves one of these queries, or is listed with its purpose', async () => {
  // Every statement was repeated on this connection to see its plan: flush its statistics now, not some seconds later.
  await application.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await database.query<{ name: string; scans: number }>(
    // For a partitioned table, all partitions together.
    `SELECT whole.relname AS name, sum(i.idx_scan)::int AS scans FROM pg_stat_user_indexes i JOIN pg_index x USING (indexrelid)
       JOIN pg_class whole ON whole.oid = coalesce(pg_partition_root(i.indexrelid), i.indexrelid)
       JOIN pg_class t ON t.oid = coalesce(pg_partition_root(i.relid), i.relid)
     WHERE i.schemaname = 'public' AND t.relname = ANY($1) AND NOT x.indisunique GROUP BY 1`,
    [everyCase],
  );
  const unasked = rows.filter(({ name, scans }) => scans === 0 && !indexesElsewhere[name]);
  expect(unasked.map(({ name }) => name).toSorted()).toEqual([]);
  const known = new Set(rows.map(({ name }) => name));
  expect(Object.keys(indexesElsewhere).filter((name) => !known.has(name))).toEqual([]);
});

// A table with few rows would be read whole: this only checks which of its indexes serves.
test.each(Object.entries({ ...indexesElsewhere, ...indexesBesideUnique }))(
  '%s serves what it is named for',
  async (name, { statement }) => {
    expect(await indexesOf(database, statement)).toContain(name);
  },
);
