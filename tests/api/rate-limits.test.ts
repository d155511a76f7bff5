/** Rate limits: per address, per account, in both APIs and across processes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, serve } from '#server/app/serve.ts';
import { readEnv } from '#server/env.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { type Answer, type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { clientWithKey } from '../support/keys.ts';
import { mailAbout, tokenIn } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { serverVariables } from '../support/server-variables.ts';

let server: TestServer;
let second: Running;

beforeAll(async () => {
  // Behind one proxy, so that each test can use its own address.
  const variables = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' };
  server = await startTestServer({ variables });
  const env = { ...serverVariables(await freePort(), server.database, server.env.dataDir), ...variables };
  second = await serve(readEnv(env));
});
afterAll(async () => {
  await second.close();
  await server.stop();
});

let addresses = 0;

/** A visitor from an unused address. */
function somebody(url = server.url): ApiClient & { address: string } {
  addresses += 1;
  const address = `203.0.113.${addresses}`;
  return { ...createApiClient(url, { 'x-forwarded-for': address }), address };
}

function subscribe(client: ApiClient): Promise<Answer> {
  return client.rest('POST', '/api/newsletter/simple', { json: { email: 'ava@example.com' } });
}

function login(client: ApiClient, username: string, password = 'Wrong-2026'): Promise<Answer> {
  return client.rest('POST', '/api/login', { json: { username, password } });
}

async function times(count: number, call: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await call()).status);
  return statuses;
}

function expectLimited(answer: Answer, seconds: number): void {
  expect(answer.status).toBe(429);
  const retryAfter = Number(answer.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(seconds);
}

test('one call over the limit is refused with Retry-After, in both APIs', async () => {
  const client = somebody();
  expect(await times(limits.newsletter.points, () => subscribe(client))).not.toContain(429);
  const rest = await subscribe(client);
  expectLimited(rest, limits.newsletter.seconds);
  expect(rest.body).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/^Too many requests\. Try again in \d+ minutes\.$/),
  });
  expectLimited(
    await client.wire('mutation', 'newsletter.subscribe', '{"email":"ava@example.com"}'),
    limits.newsletter.seconds,
  );
});

test('both APIs share one count', async () => {
  const client = somebody();
  for (let index = 0; index < limits.newsletter.points; index += 1)
    expect((await client.wire('mutation', 'newsletter.subscribe', '{"email":"ava@example.com"}')).status).not.toBe(429);
  expectLimited(await subscribe(client), limits.newsletter.seconds);
});

test('a limit applies to one address', async () => {
  const client = somebody();
  await times(limits.newsletter.points + 1, () => subscribe(client));
  expect((await subscribe(client)).status).toBe(429);
  expect((await subscribe(somebody())).status).not.toBe(429);
});

test('neighbours in one IPv6 /64 share a limit, and a /48 has a wider one', async () => {
  const { points } = limits.newsletter;
  const at = (address: string) => createApiClient(server.url, { 'x-forwarded-for': address });
  const statuses: number[] = [];
  for (let host = 0; host <= points; host += 1)
    statuses.push((await subscribe(at(`2001:db8:1:1::${host + 1}`))).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await subscribe(at('2001:db8:1:2::1'))).status).not.toBe(429);
  const all = await Promise.all(
    Array.from({ length: points * 8 }, (_, net) => subscribe(at(`2001:db8:2:${(net + 1).toString(16)}::1`))),
  );
  expect(all.map(({ status }) => status)).not.toContain(429);
  expectLimited(await subscribe(at('2001:db8:2:ffff::1')), limits.newsletter.seconds);
});

test('all callers together have a ceiling per minute where writing costs the most', async () => {
  const { limiter } = server.services;
  const rule = { name: 'for this test', points: 1, seconds: 60, everybodyPerMinute: 5 };
  const calls = Array.from({ length: 8 }, (_, host) => limiter.consumeFrom(rule, `198.51.100.${host}`));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const name of ['register', 'contact', 'draft', 'newsletter'] as const)
    expect(limits[name].everybodyPerMinute).toBeGreaterThan(0);
});

test('a limit holds across two processes on one database', async () => {
  const here = somebody();
  const there = createApiClient(second.url, { 'x-forwarded-for': here.address });
  const half = limits.newsletter.points / 2;
  expect(await times(half, () => subscribe(here))).not.toContain(429);
  expect(await times(half, () => subscribe(there))).not.toContain(429);
  expect([(await subscribe(here)).status, (await subscribe(there)).status]).toEqual([429, 429]);
});

test('a concurrent flood gets no more through than the limit allows', async () => {
  const client = somebody();
  const answers = await Promise.all(Array.from({ length: limits.newsletter.points + 15 }, () => subscribe(client)));
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(limits.newsletter.points);
});

test('calls of one tRPC batch are counted separately', async () => {
  const { trpc } = somebody();
  const calls = Array.from({ length: limits.newsletter.points + 3 }, () =>
    trpc.newsletter.subscribe.mutate({ email: 'ava@example.com' }).catch((error) => error.data.httpStatus as number),
  );
  expect((await Promise.all(calls)).filter((status) => status === 429)).toHaveLength(3);
});

describe('login', () => {
  const { points, seconds } = limits.loginUnknownDevice;

  /** Uses up the guesses that unknown devices have for an account, each from its own address. */
  async function attack(username: string): Promise<void> {
    expect(new Set(await times(points, () => login(somebody(), username)))).toEqual(new Set([401]));
    expectLimited(await login(somebody(), username, 'Prairie-2026'), seconds);
  }

  test('is limited per account for devices that have never signed in to it, also with the right password', async () => {
    await attack('demo_broker_north');
    expectLimited(await login(somebody(), 'DEMO_broker_NORTH', 'Prairie-2026'), seconds);
    expectLimited(await login(somebody(), 'demo.north@example.com', 'Prairie-2026'), seconds);
    expect((await login(somebody(), 'demo_broker_life', 'Prairie-2026')).status).toBe(200);
  });

  test('lets the owner in from a known browser while others guess', async () => {
    const owner = somebody();
    expect((await login(owner, 'demo_client', 'Prairie-2026')).status).toBe(200);
    await owner.rest('POST', '/api/logout');
    await attack('demo_client');
    expect((await login(owner, 'demo_client')).status).toBe(401);
    expect((await login(owner, 'demo_client', 'Prairie-2026')).status).toBe(200);
  });

  test('is limited for a known device too, separately', async () => {
    const person = await createPerson(server.services, 'client', 'Ava Wong');
    const [kitchen, office] = [somebody(), somebody()];
    for (const browser of [kitchen, office])
      expect((await login(browser, person.username, 'Prairie-2026')).status).toBe(200);
    const guess = () => login(kitchen, person.username);
    expect(new Set(await times(limits.loginKnownDevice.points, guess))).toEqual(new Set([401]));
    expectLimited(await login(kitchen, person.username, 'Prairie-2026'), limits.loginKnownDevice.seconds);
    expect((await login(office, person.username, 'Prairie-2026')).status).toBe(200);
  });

  test('a device known to another account is unknown to this one', async () => {
    const person = await createPerson(server.services, 'client', 'Ava Wong');
    const neighbour = await createPerson(server.services, 'client', 'Robin Roy');
    const browser = somebody();
    expect((await login(browser, neighbour.username, 'Prairie-2026')).status).toBe(200);
    await attack(person.username);
    expectLimited(await login(browser, person.username, 'Prairie-2026'), seconds);
  });

  test('a sign-in that was no guess costs nothing, and refunds nothing of what others guessed', async () => {
    const person = await createPerson(server.services, 'client', 'Ava Wong');
    expect(await times(points - 1, () => login(somebody(), person.username))).not.toContain(429);
    const right = await times(points + 2, () => login(somebody(), person.username, 'Prairie-2026'));
    expect(new Set(right)).toEqual(new Set([200]));
    expect((await login(somebody(), person.username)).status).toBe(401);
    expect((await login(somebody(), person.username)).status).toBe(429);
  });

  test('concurrent guesses are checked no more often than sequential ones', async () => {
    const person = await createPerson(server.services, 'client', 'Ava Wong');
    const answers = await Promise.all(Array.from({ length: points + 15 }, () => login(somebody(), person.username)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(points);
  });

  test('counts guesses at a nonexistent username like those at an existing one', async () => {
    const name = 'nobody_at_all';
    expect(new Set(await times(points, () => login(somebody(), name)))).toEqual(new Set([401]));
    expectLimited(await login(somebody(), name), seconds);
  });

  test('a new password lets its owner in from a new device while others keep guessing', async () => {
    const person = await createPerson(server.services, 'client', 'Ava Wong');
    await attack(person.username);
    const owner = somebody();
    await owner.trpc.auth.forgotPassword.mutate({ email: person.email });
    const token = tokenIn(await mailAbout(server, person.email, 'Set a new password'));
    await owner.trpc.auth.resetPassword.mutate({ token, password: 'Meadow-2026' });
    expect((await login(owner, person.username, 'Meadow-2026')).status).toBe(200);
    expect((await login(somebody(), person.username, 'Meadow-2026')).status).toBe(429);
  });

  test('is limited per address, whatever the username', async () => {
    const client = somebody();
    let tries = 0;
    const tryNext = () => {
      tries += 1;
      return login(client, `nobody_${tries}`);
    };
    expect(await times(limits.login.points, tryNext)).not.toContain(429);
    expectLimited(await tryNext(), limits.login.seconds);
  });
});

test('a refused input counts too: a call over the limit is not parsed', async () => {
  const client = somebody();
  const bad = () => client.rest('POST', '/api/newsletter/simple', { json: { email: 'x' } });
  expect(new Set(await times(limits.newsletter.points, bad))).toEqual(new Set([400]));
  expectLimited(await bad(), limits.newsletter.seconds);
});

test('RATE_LIMIT_SCALE multiplies every limit', async () => {
  const scaled = await startTestServer({ variables: { RATE_LIMIT_SCALE: '2', TRUST_PROXY: '1' } });
  try {
    const client = somebody(scaled.url);
    expect(await times(limits.newsletter.points * 2, () => subscribe(client))).not.toContain(429);
    expect((await subscribe(client)).status).toBe(429);
  } finally {
    await scaled.stop();
  }
});

test('a visitor who is not behind a trusted proxy cannot choose an address', async () => {
  const direct = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '0' } });
  try {
    const statuses = await times(limits.newsletter.points + 1, () => subscribe(somebody(direct.url)));
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await direct.stop();
  }
});

test('a broker’s script is counted by its key: it shuts out neither the broker nor another of their keys', async () => {
  const broker = await signIn(server.url, 'demo_broker');
  const { db } = server.services;
  const { id: ownerId } = await db.user.findUniqueOrThrow({ where: { usernameKey: 'demo_broker' } });
  const [script, other] = await Promise.all(
    [1, 2].map(() => clientWithKey(server.services, server.url, { ownerId }, ['cases:read'])),
  );
  const pool = async (client: ApiClient | undefined) => (await client?.rest('GET', '/api/cases?scope=pool'))?.status;
  // Several at once, so that a slow machine counts them within the minute too.
  const inTurn = async () => {
    const seen: unknown[] = [];
    for (let sent = 0; sent <= limits.pool.points / 8; sent += 1) seen.push(await pool(script));
    return seen;
  };
  const seen = (await Promise.all(Array.from({ length: 8 }, inTurn))).flat();
  expect(seen.filter((status) => status === 200)).toHaveLength(limits.pool.points);
  expect(new Set(seen)).toEqual(new Set([200, 429]));
  expect([await pool(other), await pool(broker)]).toEqual([200, 200]);
});
