/** The go-live checklist on a real server: automatic checks, manual confirmations, and the messages of a production server at start. */
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAttention, getLaunchList } from '#server/modules/operations/go-live/queries.ts';
import { getOverview } from '#server/modules/operations/queries.ts';
import { factOn, facts } from '#shared/content/facts/registry.ts';
import type { LaunchItemId, LaunchList } from '#shared/operations/go-live/schema.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

function stateIn({ entries }: LaunchList, item: LaunchItemId) {
  return entries.find(({ id }) => id === item)?.state;
}

test('a demo is red where it must be, and names no secret', async () => {
  const list = await admin.trpc.launch.list.query();
  const red = list.entries.filter(({ state }) => state === 'red').map(({ id }) => id);
  expect(red).toEqual(expect.arrayContaining(['demo_accounts', 'brokers', 'secrets', 'email', 'mail', 'legal']));
  expect(list.red).toBe(red.length);
  expect(JSON.stringify(list)).not.toMatch(/for-tests-only|BwcHBwcH/);
});

test('requests through an unconfigured proxy are noticed, those of load balancers are not', async () => {
  const direct = await startTestServer();
  try {
    const { url, services } = direct;
    expect(stateIn(await getLaunchList(services), 'proxy')).toBe('green');
    await fetch(`${url}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(stateIn(await getLaunchList(services), 'proxy')).toBe('green');
    await fetch(`${url}/api/user`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(stateIn(await getLaunchList(services), 'proxy')).toBe('red');
    const told = { ...services, env: { ...services.env, trustProxy: 1 } };
    expect(stateIn(await getLaunchList(told), 'proxy')).toBe('green');
  } finally {
    await direct.stop();
  }
});

test('users outside of the demo count, and demo accounts only while they can be used', async () => {
  const { services } = server;
  await createPerson(services, 'broker', 'Real Broker');
  expect(stateIn(await getLaunchList(services), 'brokers')).toBe('green');
  await services.db.brokerProfile.updateMany({ data: { licenceVerifiedAt: null } });
  expect(stateIn(await getLaunchList(services), 'brokers')).toBe('red');
  const demo = { usernameKey: { startsWith: 'demo_' } };
  await services.db.user.updateMany({ where: demo, data: { disabledAt: new Date() } });
  expect(stateIn(await getLaunchList(services), 'demo_accounts')).toBe('green');
  await services.db.user.updateMany({ where: demo, data: { disabledAt: null } });
});

test('a change of the law that nobody confirmed turns launch, health and the overview red a month before, and says so on its day', async () => {
  const changes = facts['auto-grid'].versions.at(-1);
  const on = (day: string) => ({ ...server.services, now: () => new Date(`${day}T19:00:00Z`) });
  expect(stateIn(await getLaunchList(on('2026-11-30')), 'fact_changes')).toBe('green');
  expect(findAttention(on('2026-11-30'))).toEqual([]);
  // Once it is confirmed, this test has nothing left to say about it.
  if (changes?.confirmed) return;
  for (const day of ['2026-12-01', '2027-01-01']) {
    const entry = (await getLaunchList(on(day))).entries.find(({ id }) => id === 'fact_changes');
    expect(entry).toMatchObject({ state: 'red', found: expect.stringContaining('auto-grid (from 2027-01-01)') });
    expect(findAttention(on(day))).toContain('fact_changes: auto-grid from 2027-01-01');
    expect((await getOverview(on(day))).changesToConfirm).toBeGreaterThan(0);
  }
  expect(factOn('auto-grid', '2027-01-01')).toContain('was due to be repealed');
});

test('a confirmation covers exactly what was shown, and is void once that has changed', async () => {
  const { launch } = admin.trpc;
  const wordOf = (list: LaunchList) => list.entries.find(({ id }) => id === 'legal')?.word;
  const { fingerprint = '' } = wordOf(await launch.list.query()) ?? {};
  expect(await failureOf(launch.acknowledge.mutate({ item: 'legal', fingerprint: 'something-else' }))).toMatchObject({
    status: 409,
  });
  const said = await launch.acknowledge.mutate({ item: 'legal', fingerprint });
  expect(stateIn(said, 'legal')).toBe('green');
  expect(wordOf(said)?.last).toMatchObject({ byName: 'Alex Demo-Admin', current: true });
  const { env } = server.services;
  const moved = { ...env, site: { ...env.site, postalAddress: '1 Main Street, Calgary' } };
  const changed = await getLaunchList({ ...server.services, env: moved });
  expect(stateIn(changed, 'legal')).toBe('red');
  expect(wordOf(changed)?.last).toMatchObject({ current: false });
  expect(await server.services.db.auditEntry.findMany({ where: { action: 'launch.acknowledged' } })).toMatchObject([
    { subjectLabel: 'Privacy policy and terms', data: { fingerprint } },
  ]);
});

test('the sample stories need nobody’s word, because a real site shows none', async () => {
  const list = await admin.trpc.launch.list.query();
  expect(list.entries.find(({ id }) => id === 'testimonials')).toMatchObject({ state: 'green', word: { open: false } });
});

/** What a production server needs to start. */
const realSite = {
  NODE_ENV: 'production',
  RATE_LIMIT_SCALE: '1',
  SITE_URL: 'https://cover.ca',
  SITE_EMAIL: 'hello@cover.ca',
  SITE_POSTAL_ADDRESS: '1 Main Street, Calgary',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@cover.ca',
};

test('the made-up stories are on the pages of a demo, and on no page of a real site', async () => {
  const production = await startTestServer({ variables: realSite, overrides: { log: pino({ level: 'silent' }) } });
  const read = async ({ url }: TestServer, path: string) => (await fetch(`${url}${path}`)).text();
  try {
    for (const path of ['/', '/animations']) {
      expect(await read(server, path)).toContain('Sample story');
      expect(await read(production, path)).not.toMatch(/Sample stor|data-demo-only|Priya S\./);
    }
  } finally {
    await production.stop();
  }
});

test('a production server warns at start, in the log and on the console', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const production = await startTestServer({
    variables: realSite,
    overrides: { log: pino({ level: 'warn' }, sink) },
  });
  await production.stop();
  expect(lines.join('')).toMatch(/Not ready for visitors: .*Demo accounts/);
  expect(lines.join('')).not.toMatch(/Email address|Encrypted connections/);
});
