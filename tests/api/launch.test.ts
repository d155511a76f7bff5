/** The go-live checklist on a real server: automatic checks, manual confirmations, and the messages of a production server at start. */
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLaunchList } from '#server/modules/operations/go-live/queries.ts';
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

test('invented stories keep nobody from going live, as the public does not see them, and nobody can confirm them as real', async () => {
  const list = await admin.trpc.launch.list.query();
  expect(stateIn(list, 'testimonials')).toBe('green');
  const word = list.entries.find(({ id }) => id === 'testimonials')?.word;
  const call = admin.trpc.launch.acknowledge.mutate({ item: 'testimonials', fingerprint: word?.fingerprint ?? '' });
  expect(await failureOf(call)).toMatchObject({
    status: 409,
    message: expect.stringContaining('no real stories'),
  });
});

/** What a server needs to run in production. */
const production = {
  NODE_ENV: 'production',
  RATE_LIMIT_SCALE: '1',
  SITE_URL: 'https://cover.ca',
  SITE_EMAIL: 'hello@cover.ca',
  SITE_POSTAL_ADDRESS: '1 Main Street, Calgary',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@cover.ca',
};

test('the sample stories are on the pages of a demo, and on none of a production server', async () => {
  const samplesAt = async (url: string, path: string) =>
    (await (await fetch(url + path)).text()).split('>Sample story<').length - 1;
  const real = await startTestServer({ variables: production });
  try {
    for (const path of ['/', '/animations']) {
      expect(await samplesAt(server.url, path)).toBe(10);
      expect(await samplesAt(real.url, path)).toBe(0);
    }
    expect(await (await fetch(real.url)).text()).not.toContain('How it can work');
  } finally {
    await real.stop();
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
  const real = await startTestServer({ variables: production, overrides: { log: pino({ level: 'warn' }, sink) } });
  await real.stop();
  expect(lines.join('')).toMatch(/Not ready for visitors: .*Demo accounts/);
  expect(lines.join('')).not.toMatch(/Email address|Encrypted connections/);
});
