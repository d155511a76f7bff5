/** The client's lists: filtered by state and words, paginated, and limited to their own cases. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#server/platform/auth/session.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const COUNT = 60;
let server: TestServer;
let owner: Viewer;
let client: ApiClient;
let numbers: Map<string, string>;

/** Many cases of one client, and one of somebody else with the same words. */
beforeAll(async () => {
  server = await startTestServer();
  const { services, url } = server;
  owner = await createPerson(services, 'client', 'Owner Example');
  const [other, broker, colleague] = await Promise.all([
    createPerson(services, 'client', 'Other Example'),
    createPerson(services, 'broker', 'Robin Kestrel'),
    createPerson(services, 'broker', 'Sam Merlin'),
  ]);
  const base = {
    type: 'auto',
    contactName: 'Owner Example',
    contactEmail: owner.email,
    contactEmailKey: owner.email,
    contactPhone: '403-555-0142',
    definitionVersion: 1,
    answers: {},
    source: 'website',
  };
  await services.db.case.createMany({
    data: Array.from({ length: COUNT }, (_, index) => ({
      ...base,
      title: index === 7 ? '100% electric_van, café' : `Auto insurance ${index}`,
      clientId: owner.id,
      brokerId: index % 10 === 0 ? broker.id : colleague.id,
      ...columnsOf(index % 3 === 0 ? 'withdrawn' : 'active', new Date('2026-10-01')),
      // New Year's Eve in Alberta, the next year in UTC.
      createdAt: index === 5 ? new Date('2026-01-01T03:00:00Z') : new Date('2026-06-01T12:00:00Z'),
    })),
  });
  // Several cases changed at the same moment: the id decides their order.
  await services.db.$executeRaw`
    UPDATE case_states s SET last_event_at = timestamptz '2026-07-01 00:00Z' + ((c.serial - first.serial) / 4) * interval '1 day'
    FROM cases c, (SELECT min(serial) AS serial FROM cases WHERE client_id = ${owner.id}::uuid) first
    WHERE c.id = s.case_id AND c.client_id = ${owner.id}::uuid`;
  await services.db.case.create({ data: { ...base, title: 'Auto insurance 1', clientId: other.id } });
  client = await signIn(url, owner.username);
  const listed = await everything({ scope: 'own' });
  numbers = new Map(listed.map(({ title, number }) => [title, number]));
});
afterAll(() => server.stop());

type Input = Omit<Parameters<typeof client.trpc.cases.list.query>[0], 'cursor'>;

async function everything(input: Input) {
  const cases = [];
  let cursor: string | null = null;
  do {
    const page = await client.trpc.cases.list.query({ ...input, ...(cursor && { cursor }) });
    expect(page.cases.length).toBeLessThanOrEqual(25);
    cases.push(...page.cases);
    cursor = page.nextCursor;
  } while (cursor);
  return cases;
}

test('every own case is listed once, latest activity first, across all pages', async () => {
  const cases = await everything({ scope: 'own' });
  expect(new Set(cases.map(({ id }) => id)).size).toBe(COUNT);
  const order = cases.map(({ lastEventAt, id }) => `${lastEventAt} ${id}`);
  expect(order).toEqual(order.toSorted().toReversed());
});

test('a search is paginated like the list, in the same order', async () => {
  const found = await everything({ scope: 'own', query: 'insurance' });
  const all = await everything({ scope: 'own' });
  expect(found.map(({ id }) => id)).toEqual(all.filter(({ title }) => title.includes('insurance')).map(({ id }) => id));
});

test('the state filter separates active from closed cases, with a search or without', async () => {
  const ids = async (input: Input) => (await everything(input)).map(({ id }) => id);
  const open = await everything({ scope: 'own', state: 'open' });
  const closed = await everything({ scope: 'own', state: 'closed' });
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set(['active']));
  expect(new Set(closed.map(({ status }) => status))).toEqual(new Set(['withdrawn']));
  expect(open.length + closed.length).toBe(COUNT);
  expect(await ids({ scope: 'own', state: 'closed', query: 'auto' })).toEqual(closed.map(({ id }) => id));
  expect(await ids({ scope: 'own', status: 'active', state: 'closed' })).toEqual([]);
});

test('the number is found whole, in part and regardless of case; the year is the one in Alberta', async () => {
  const number = numbers.get('Auto insurance 42') ?? '';
  for (const query of [number, number.toLowerCase(), number.slice(-4), `insurance ${number.slice(3)}`])
    expect(
      (await everything({ scope: 'own', query })).map((row) => row.number),
      query,
    ).toContain(number);
  expect((await everything({ scope: 'own', query: number })).length).toBe(1);
  expect((await everything({ scope: 'own', query: 'AB-2025' })).map(({ title }) => title)).toEqual([
    'Auto insurance 5',
  ]);
});

test('the broker is found by name, and every word must match', async () => {
  const found = await everything({ scope: 'own', query: 'kestrel' });
  expect(found).toHaveLength(6);
  expect(found.every(({ brokerName }) => brokerName === 'Robin Kestrel')).toBe(true);
  expect(found[0]?.brokerLicence).toMatch(/^TEST-/);
  expect(await everything({ scope: 'own', query: 'kestrel nobody' })).toEqual([]);
});

test('wildcards of the database are literal, and blanks search for nothing', async () => {
  for (const query of ['100%', 'electric_van', 'CAFÉ'])
    expect((await everything({ scope: 'own', query })).map(({ title }) => title)).toEqual(['100% electric_van, café']);
  for (const query of ['%', '_', '\\', "'; DROP TABLE", '0%0'])
    expect((await everything({ scope: 'own', query })).length, query).toBeLessThanOrEqual(1);
  expect(await everything({ scope: 'own', query: '   ' })).toHaveLength(COUNT);
});

test('shared cases are searched like own ones, and only while they are shared', async () => {
  const { services } = server;
  const other = await services.db.case.findFirstOrThrow({ where: { client: { fullName: 'Other Example' } } });
  expect(await everything({ scope: 'shared' })).toEqual([]);
  const place = await services.db.caseParticipant.create({
    data: {
      caseId: other.id,
      role: 'authorised',
      name: 'Owner Example',
      email: owner.email,
      emailKey: owner.email,
      tokenHash: crypto.randomUUID().padEnd(43, '-'),
      expiresAt: new Date('2099-01-01'),
      userId: owner.id,
      createdAt: new Date(),
      acceptedAt: new Date(),
    },
  });
  for (const input of [{}, { query: 'insurance 1' }, { state: 'open' as const }])
    expect((await everything({ scope: 'shared', ...input })).map(({ id }) => id)).toEqual([other.id]);
  expect(await everything({ scope: 'shared', query: 'Kestrel' })).toEqual([]);
  expect((await everything({ scope: 'own', query: 'insurance 1' })).map(({ id }) => id)).not.toContain(other.id);
  await services.db.caseParticipant.update({ where: { id: place.id }, data: { removedAt: new Date() } });
  expect(await everything({ scope: 'shared', query: 'insurance' })).toEqual([]);
});

test('the lists of staff refuse search and state with a readable error', async () => {
  const [broker, admin] = await Promise.all([signIn(server.url, 'demo_broker'), signIn(server.url, 'demo_admin')]);
  const calls = [
    { as: broker, input: { scope: 'mine' as const, query: 'auto' }, path: 'query' },
    { as: broker, input: { scope: 'pool' as const, state: 'open' as const }, path: 'state' },
    { as: admin, input: { scope: 'all' as const, query: 'auto' }, path: 'query' },
  ];
  for (const { as, input, path } of calls)
    expect(await failureOf(as.trpc.cases.list.query(input))).toMatchObject({ status: 400, issues: [{ path }] });
});
