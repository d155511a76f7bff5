/** What REST answers say about limits: `RateLimit` and `RateLimit-Policy`, from the counts themselves. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#server/platform/http/rate-limit.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { type Answer, createApiClient, signIn } from '../support/api-client.ts';
import { createPartner, partnerLead } from '../support/partners.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  // Behind one proxy, so that each test can use its own address.
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
});
afterAll(() => server.stop());

let addresses = 0;

/** From an unused address. */
function visitor() {
  addresses += 1;
  return createApiClient(server.url, { 'x-forwarded-for': `203.0.113.${addresses}` });
}

describe('what a REST answer says about its limits', () => {
  const contact = {
    name: 'Ava Wong',
    email: 'ava@example.com',
    phone: '403-555-0142',
    message: 'Please call me back.',
  };
  const of = ({ headers }: Answer) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];

  test('counts down on success, on a refused field and at the limit', async () => {
    const client = visitor();
    const send = (json: object) => client.rest('POST', '/api/contact', { json });
    const policy = `"contact";q=${limits.contact.points};w=${limits.contact.seconds}`;
    const [first, second, third] = [await send(contact), await send({}), await send(contact)];
    expect([first.status, second.status, third.status]).toEqual([200, 400, 200]);
    for (const [index, answer] of [first, second, third].entries())
      expect(of(answer)).toEqual([
        policy,
        expect.stringMatching(new RegExp(`^"contact";r=${limits.contact.points - index - 1};t=\\d+$`)),
      ]);
    for (let index = 3; index < limits.contact.points; index += 1) await send({});
    const refused = await send(contact);
    expect(refused.status).toBe(429);
    expect(of(refused)).toEqual([policy, `"contact";r=0;t=${refused.headers.get('retry-after')}`]);
  });

  test('comes from the count itself: one statement for one limit', async () => {
    const statements = vi.spyOn(server.services.pool, 'query');
    await visitor().rest('GET', '/api/search?q=hail');
    const counts = statements.mock.calls.filter(([text]) => String(text).includes('rate_limits'));
    statements.mockRestore();
    expect(counts).toHaveLength(1);
  });

  test('keeps to itself how many guesses at an account are left', async () => {
    const answer = await visitor().rest('POST', '/api/login', {
      json: { username: 'demo_broker_claims', password: 'Wrong-2026' },
    });
    expect(answer.status).toBe(401);
    expect(of(answer)[0]).toBe(`"login";q=${limits.login.points};w=${limits.login.seconds}`);
  });

  test('is said of byte addresses too, and not by HEAD, which counts nothing', async () => {
    const admin = await signIn(server.url, 'demo_admin');
    const path = '/api/admin/export/subscribers.csv';
    expect(of(await admin.rest('HEAD', path))).toEqual([null, null]);
    const { points, seconds } = limits.tableExport;
    expect(of(await admin.rest('GET', path))).toEqual([
      `"table-export";q=${points};w=${seconds}`,
      expect.stringMatching(`"table-export";r=${points - 1};t=`),
    ]);
  });

  describe('for a publishable key', () => {
    const HOST = 'https://www.north-star.example';
    let key: string;
    beforeAll(async () => {
      const admin = await signIn(server.url, 'demo_admin');
      const { partner } = await createPartner(admin, 'north-star');
      const given = { partnerId: partner.id, name: 'Form', origins: [HOST], currentPassword: DEMO_PASSWORD };
      key = (await admin.trpc.partners.createFormKey.mutate(given)).secret;
    });

    test('has the limit of the visitor beside that of the partner', async () => {
      const browser = visitor();
      const headers = { origin: HOST, authorization: `Bearer ${key}` };
      const { lead, leadVisitor } = limits;
      const send = () => browser.rest('POST', '/api/leads', { json: partnerLead(), headers });
      const answer = await send();
      expect(answer.status).toBe(201);
      const said = [leadVisitor, lead].map(({ name, points, seconds }) => `"${name}";q=${points};w=${seconds}`);
      expect(of(answer)).toEqual([
        said.join(', '),
        expect.stringMatching(
          `^"lead-visitor";r=${leadVisitor.points - 1};t=\\d+, "lead";r=${lead.points - 1};t=\\d+$`,
        ),
      ]);
      for (let index = 1; index < leadVisitor.points; index += 1) await send();
      const refused = await send();
      expect([refused.status, refused.headers.get('ratelimit')]).toEqual([
        429,
        `"lead-visitor";r=0;t=${refused.headers.get('retry-after')}`,
      ]);
    });

    test('counts the questions that browsers ask before, apart from the calls', async () => {
      const browser = visitor();
      const ask = (origin: string) =>
        browser.call('OPTIONS', '/api/leads', { headers: { origin, 'access-control-request-method': 'POST' } });
      for (let index = 0; index < limits.preflight.points; index += 1)
        expect((await ask(index % 2 ? HOST : 'https://elsewhere.example')).status).toBe(204);
      const lookUps = vi.spyOn(server.services.db.apiKey, 'findFirst');
      const refused = await ask(HOST);
      expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
      expect(lookUps).not.toHaveBeenCalled();
      lookUps.mockRestore();
    });
  });

  test('is not said over tRPC', async () => {
    const answer = await visitor().wire('mutation', 'newsletter.subscribe', '{"email":"ava@example.com"}');
    expect(of(answer)).toEqual([null, null]);
  });
});

test('a key has its own count, wherever it’s used, apart from the counts of addresses', async () => {
  const { limiter } = server.services;
  const rule = { name: 'for-keys', points: 2, seconds: 60, everybodyPerMinute: 1 };
  const key = { key: crypto.randomUUID() };
  expect([(await limiter.consumeFrom(rule, key)).left, (await limiter.consumeFrom(rule, key)).left]).toEqual([1, 0]);
  await expect(limiter.consumeFrom(rule, key)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await limiter.consumeFrom(rule, { key: crypto.randomUUID() })).left).toBe(1);
  expect((await limiter.consumeFrom(rule, '198.51.100.200')).left).toBe(1);
});
