/** The rules of the REST API. `rest()` checks every response against the committed document, so no test here repeats that. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import {
  almostAddresses,
  CHAT,
  CONTACT,
  CREDENTIALS,
  FORM_TYPE,
  gets,
  JSON_TYPE,
  posts,
  sentences,
} from '../support/rest-calls.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let visitor: ApiClient;
let client: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createApiClient(server.url);
  [client, admin] = await Promise.all([signIn(server.url, 'demo_client'), signIn(server.url, 'demo_admin')]);
});
afterAll(() => server.stop());

describe('the calls of spec §7', () => {
  test('GET /api/user returns the user of the session, or 401', async () => {
    expect((await client.rest('GET', '/api/user')).body).toMatchObject({
      username: 'demo_client',
      fullName: 'Casey Demo-Client',
      role: 'client',
      authenticated: true,
    });
    expect(await visitor.rest('GET', '/api/user')).toMatchObject({
      status: 401,
      body: { message: 'Not authenticated', code: 'UNAUTHORIZED' },
    });
  });

  test('POST /api/login returns the user, or 401 with one sentence', async () => {
    const answer = await createApiClient(server.url).rest('POST', '/api/login', { json: CREDENTIALS });
    expect(answer).toMatchObject({ status: 200, body: { fullName: 'Casey Demo-Client', role: 'client' } });
    const wrong = await visitor.rest('POST', '/api/login', { json: { ...CREDENTIALS, password: 'Prairie-2027' } });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid username or password' } });
  });

  test('POST /api/contact returns a receipt with an ISO date, and the list is for administrators', async () => {
    const { body } = await visitor.rest('POST', '/api/contact', { json: CONTACT });
    expect(body).toMatchObject({ receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) });
    const list = await admin.rest('GET', '/api/contact-messages');
    expect(list.body).toMatchObject({ messages: [{ ...CONTACT, subject: 'General Inquiry' }], nextCursor: null });
    expect((await visitor.rest('GET', '/api/contact-messages')).status).toBe(401);
    expect((await client.rest('GET', '/api/contact-messages')).status).toBe(403);
  });

  test('POST /api/newsletter/simple returns 200 once, then 409', async () => {
    const json = { email: 'ava.newsletter@example.com' };
    expect((await visitor.rest('POST', '/api/newsletter/simple', { json })).status).toBe(200);
    expect(await visitor.rest('POST', '/api/newsletter/simple', { json })).toMatchObject({
      status: 409,
      body: { message: 'This email is already subscribed to our newsletter.' },
    });
  });

  test('POST /api/ai-chat returns success and, when there is one, data.response', async () => {
    const { status, body } = await visitor.rest('POST', '/api/ai-chat', { json: CHAT });
    expect(status).toBe(200);
    expect(body).toHaveProperty('success');
  });
});

describe('a refused field', () => {
  test.each(sentences)('%s %o: %s', async (path, json, field, message) => {
    const { status, body } = await visitor.rest('POST', path, { json });
    expect({ status, body }).toMatchObject({ status: 400, body: { message, code: 'BAD_REQUEST' } });
    expect((body as { issues: unknown }).issues).toContainEqual(expect.objectContaining({ path: field, message }));
  });

  test('has the same message over tRPC', async () => {
    const failure = await failureOf(visitor.trpc.contact.submit.mutate({ ...CONTACT, name: 'A', message: 'Hello' }));
    expect(failure).toMatchObject({
      status: 400,
      message: 'Name must be at least 2 characters',
      issues: [{ path: 'name' }, { path: 'message', message: 'Message must be at least 10 characters' }],
    });
  });
});

describe('the shape of a call', () => {
  test.each(posts)('%s without a body is an empty object, not a wrong media type', async (path) => {
    expect((await visitor.rest('POST', path)).status).toBe(path === '/api/logout' ? 200 : 400);
  });

  test.each(posts)('%s refuses what is neither JSON nor a form with 415, and broken JSON with 400', async (path) => {
    const text = await visitor.rest('POST', path, { raw: 'x', headers: { 'content-type': 'text/plain' } });
    expect(text.status).toBe(415);
    expect((await visitor.rest('POST', path, { raw: '{"a":', headers: JSON_TYPE })).status).toBe(400);
    expect((await visitor.rest('POST', path, { raw: 'null', headers: JSON_TYPE })).status).toBe(400);
  });

  test.each(posts)('%s refuses more than 100 kB with 413', async (path) => {
    expect((await visitor.rest('POST', path, { json: { message: 'x'.repeat(150_000) } })).status).toBe(413);
  });

  test('a charset in the media type does not lose the body', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const answer = await createApiClient(server.url).rest('POST', '/api/login', {
      raw: JSON.stringify(CREDENTIALS),
      headers,
    });
    expect(answer.status).toBe(200);
  });

  test('forms without script are read like JSON', async () => {
    const raw = new URLSearchParams(CREDENTIALS).toString();
    expect((await createApiClient(server.url).rest('POST', '/api/login', { raw, headers: FORM_TYPE })).status).toBe(
      200,
    );
    const twice = await visitor.rest('POST', '/api/login', { raw: `${raw}&username=other`, headers: FORM_TYPE });
    expect(twice).toMatchObject({ status: 400, body: { issues: [{ path: 'username' }] } });
  });

  test.each([...posts, ...gets])(
    '%s answers OPTIONS with 204 and another method with 405, both with Allow',
    async (path) => {
      const allow = posts.includes(path) ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS';
      const options = await visitor.rest('OPTIONS', path);
      expect([options.status, options.headers.get('allow'), options.text]).toEqual([204, allow, '']);
      for (const method of ['DELETE', 'PUT', 'PATCH', posts.includes(path) ? 'GET' : 'POST']) {
        const refused = await visitor.rest(method, path);
        expect([refused.status, refused.headers.get('allow')], method).toEqual([405, allow]);
      }
    },
  );

  test.each(gets)('%s answers HEAD with the status of GET and no body', async (path) => {
    expect((await visitor.rest('HEAD', path)).status).toBe(401);
    expect((await admin.rest('HEAD', path)).status).toBe(200);
  });

  test.each(almostAddresses)('%s is not an address: 404 as JSON', async (path) => {
    expect(await admin.rest('GET', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test.each(['/API/user', '/api/Trpc/auth.session', '/api/openapi.json/'])('%s is not one either', async (path) => {
    expect((await admin.call('GET', path)).status).toBe(404);
  });
});

describe('both APIs', () => {
  test('accept the same cookie, regardless of which one set it', async () => {
    const person = createApiClient(server.url);
    await person.rest('POST', '/api/login', { json: CREDENTIALS });
    expect(await person.trpc.auth.session.query()).toMatchObject({ username: 'demo_client' });
    await person.trpc.auth.logout.mutate();
    expect((await person.rest('GET', '/api/user')).status).toBe(401);
    await person.trpc.auth.login.mutate(CREDENTIALS);
    expect((await person.rest('GET', '/api/user')).status).toBe(200);
  });

  test('never coerce types, also after the REST API has read the schema', async () => {
    const numbers = { username: 42, password: true };
    for (const answer of [
      await visitor.rest('POST', '/api/login', { json: numbers }),
      await visitor.wire('mutation', 'auth.login', JSON.stringify(numbers)),
    ])
      expect(answer.status).toBe(400);
    await admin.rest('GET', '/api/contact-messages?cursor=5');
    expect((await admin.wire('query', 'contact.list', '{"cursor":5}')).status).toBe(400);
    const flag = '{"caseId":"0194a3c0-0000-7000-8000-000000000001","includeSensitive":"false"}';
    expect((await admin.wire('mutation', 'cases.answers', flag)).status).toBe(400);
  });

  test.each(['https://elsewhere.example', 'null', 'http://127.0.0.1:1'])(
    'refuse a change asked for by %s',
    async (origin) => {
      const headers = { origin };
      const rest = await visitor.rest('POST', '/api/login', { json: CREDENTIALS, headers });
      const trpc = await visitor.wire('mutation', 'auth.login', JSON.stringify(CREDENTIALS), headers);
      for (const answer of [rest, trpc]) {
        expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
    },
  );

  test('refuse a cross-site write also when the browser only sends Sec-Fetch-Site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await visitor.rest('POST', '/api/contact', { json: CONTACT, headers })).status).toBe(403);
    expect(
      (await visitor.rest('POST', '/api/contact', { json: CONTACT, headers: { origin: server.url } })).status,
    ).toBe(200);
  });

  test('are never cached, and name the request', async () => {
    for (const path of [
      '/api/user',
      '/api/nothing',
      '/api/trpc/auth.session',
      '/api/trpc/nothing',
      '/api/openapi.json',
    ]) {
      const { headers } = await visitor.call('GET', path);
      expect(headers.get('cache-control'), path).toBe('no-store');
      expect(headers.get('x-request-id'), path).toMatch(/^[\w-]{8,}$/);
    }
  });

  test('a stream has its own cache headers, and rejects a stranger in its first event', async () => {
    const { status, headers } = await visitor.watch('{}');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      401,
      'text/event-stream',
      'no-cache, no-transform',
    ]);
  });

  test('answer as JSON also where the call could not even be read', async () => {
    for (const [method, path, raw] of [
      ['POST', '/api/trpc/auth.login', 'x'],
      ['GET', '/api/trpc/%ff', undefined],
      ['GET', '/api/trpc/auth.session?connectionParams=x', undefined],
      ['GET', '/api/trpc/auth.invitation?input={', undefined],
    ] as const) {
      const answer = await visitor.call(method, path, raw ? { raw, headers: { 'content-type': 'text/plain' } } : {});
      expect(answer.headers.get('content-type'), path).toMatch(/^application\/json/);
      expect(answer.status, path).toBeLessThan(500);
    }
  });

  test('reveal no internals in the keys of a failure', async () => {
    for (const answer of [
      await visitor.rest('GET', '/api/user'),
      await visitor.rest('POST', '/api/login', { json: {} }),
      await visitor.rest('POST', '/api/user'),
    ])
      expect(
        Object.keys(answer.body as object).filter((key) => !['message', 'code', 'issues', 'requestId'].includes(key)),
      ).toEqual([]);
  });

  test('return only what the output schema names', async () => {
    const { text } = await admin.rest('GET', '/api/contact-messages');
    expect(text).not.toMatch(/fingerprint|phoneE164/);
    expect((await client.wire('query', 'auth.session', 'null')).text).not.toMatch(/passwordHash|sessionEpoch|emailKey/);
  });
});
