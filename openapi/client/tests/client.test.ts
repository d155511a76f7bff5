import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../src/api-error.ts';
import { type Client, clientOf } from '../src/client.ts';
import { cut, json, type LocalServer, type Received, type Step, startLocalServer } from './local-server.ts';

type Thing = { id: number };
type Answer<Status extends number, Body> = {
  responses: { [Is in Status]: { content: { 'application/json': Body } } };
};
/** As openapi-typescript writes them. */
interface Paths {
  '/things': {
    get: { parameters: { query?: { limit?: number; cursor?: string } } } & Answer<
      200,
      { items: Thing[]; nextCursor: string | null }
    >;
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: { content: { 'application/json': { name: string } } };
    } & Answer<201, Thing>;
  };
  '/things/{id}': {
    get: { parameters: { path: { id: number } } } & Answer<200, Thing>;
    patch: { parameters: { path: { id: number } } } & Answer<200, Thing>;
    delete: { parameters: { path: { id: number } } } & Answer<200, Thing>;
  };
}

let server: LocalServer;
let api: Client<Paths>;

beforeAll(async () => {
  server = await startLocalServer();
  api = clientOf({ baseUrl: server.url, key: 'cb_test_key' });
});
afterAll(() => server.stop());

const body = { name: 'First' };
const created = json(201, { id: 1 });
const now = { 'retry-after': '0' };
const busy = (status: number) => json(status, { code: 'TOO_MANY_REQUESTS', message: 'Wait' }, now);
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable('it succeeded'),
    (error) => error,
  );
const keys = () => server.received.map(({ headers }) => headers['idempotency-key']);

test('a call sends the key and the body, and answers with data', async () => {
  server.plan(created);
  const { data, response } = await api.POST('/things', { body });
  expect([data.id, response.status]).toEqual([1, 201]);
  const [{ headers, body: sent }] = server.received as [(typeof server.received)[0]];
  expect([headers.authorization, headers['content-type'], sent]).toEqual([
    'Bearer cb_test_key',
    'application/json',
    JSON.stringify(body),
  ]);
});

/** The connection ends before the answer does. */
const halfAnswered: Step = (answer) => {
  answer.writeHead(201, { 'content-type': 'application/json', 'content-length': '500' }).write('{"id":');
  setImmediate(() => answer.destroy());
};

test.each([
  ['429', busy(429)],
  ['502', busy(502)],
  ['503', busy(503)],
  ['504', busy(504)],
  ['409 while the first attempt is running', busy(409)],
  ['a connection without an answer', cut],
  ['half an answer', halfAnswered],
])('after %s, a POST is repeated with the same body and one Idempotency-Key', async (_, first) => {
  server.plan(first, first, created);
  const { data } = await api.POST('/things', { body });
  expect(data).toEqual({ id: 1 });
  expect(server.received.map((one) => one.body)).toEqual(Array(3).fill(JSON.stringify(body)));
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('each POST has a key of its own, and the caller’s is kept', async () => {
  server.plan(created);
  await api.POST('/things', { body });
  await api.POST('/things', { body });
  await api.POST('/things', { body, params: { header: { 'Idempotency-Key': 'my-own-key-000001' } } });
  expect(new Set(keys()).size).toBe(3);
  expect(keys()[2]).toBe('my-own-key-000001');
});

test('a GET is repeated too, without a key', async () => {
  server.plan(cut, json(200, { id: 7 }));
  const { data } = await api.GET('/things/{id}', { params: { path: { id: 7 } } });
  expect([data, server.received[1]?.url, keys()]).toEqual([{ id: 7 }, '/things/7', [undefined, undefined]]);
});

test('a PATCH or DELETE whose answer was lost isn’t repeated; one that wasn’t let in is', async () => {
  const params = { path: { id: 7 } };
  const calls = [() => api.PATCH('/things/{id}', { params }), () => api.DELETE('/things/{id}', { params })];
  const failures: [Step, number][] = [
    [cut, 1],
    [busy(504), 1],
    [busy(503), 4],
  ];
  for (const call of calls) {
    for (const [step, attempts] of failures) {
      server.plan(step);
      await failure(call());
      expect(server.received.length).toBe(attempts);
    }
  }
});

test('other refusals aren’t repeated', async () => {
  for (const status of [400, 401, 403, 404, 409, 412, 422, 428, 500]) {
    server.plan(json(status, { code: 'ANY', message: 'No' }));
    expect(await failure(api.POST('/things', { body }))).toMatchObject({ status });
    expect(server.received.length).toBe(1);
  }
});

test('Retry-After is waited for, as seconds or as a date', async () => {
  server.plan(json(429, {}, { 'retry-after': '1' }), created);
  const started = performance.now();
  await api.POST('/things', { body });
  // Timers may be a millisecond early.
  expect(performance.now() - started).toBeGreaterThanOrEqual(999);
  const due = new Date(Date.now() + 2000).toUTCString();
  server.plan(json(429, {}, { 'retry-after': due }), created);
  await api.POST('/things', { body });
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(due) - 1);
});

test('a longer wait than the caller has is the caller’s to decide', async () => {
  server.plan(json(429, { code: 'TOO_MANY_REQUESTS', message: 'Wait' }, { 'retry-after': '3600' }));
  expect(await failure(api.POST('/things', { body }))).toMatchObject({ status: 429, retryAfterSeconds: 3600 });
  expect(server.received.length).toBe(1);
});

test('a refusal says what was wrong with which field', async () => {
  const issues = [{ path: 'name', message: 'Enter a name', rule: 'required' }];
  server.plan(json(400, { code: 'BAD_REQUEST', message: 'Enter a name', issues, requestId: 'r-1' }));
  const error = await failure(api.POST('/things', { body }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 400, code: 'BAD_REQUEST', message: 'Enter a name', issues, requestId: 'r-1' });
});

test('a refusal that isn’t ours is an ApiError too', async () => {
  server.plan((answer) => answer.writeHead(502, { ...now, 'x-request-id': 'proxy-1' }).end('<h1>Bad gateway</h1>'));
  const error = await failure(api.POST('/things', { body }));
  expect(error).toMatchObject({ status: 502, code: 'UNKNOWN', issues: [], requestId: 'proxy-1' });
  expect(server.received.length).toBe(4);
});

test('a server that can’t be reached, or doesn’t answer in time, is an ApiError with status 0', async () => {
  server.plan(cut);
  const once = { baseUrl: server.url, retries: 0 };
  const error = await failure(clientOf<Paths>(once).POST('/things', { body }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 0, code: 'NETWORK', cause: expect.any(Error) });
  server.plan(() => {});
  const late = await failure(clientOf<Paths>({ ...once, timeoutSeconds: 0.05 }).POST('/things', { body }));
  expect(late).toMatchObject({ status: 0, message: 'No answer in 0.05 seconds' });
});

test('the caller’s signal ends the call and its waits', async () => {
  const stop = new AbortController();
  server.plan((answer) => {
    json(503, {}, { 'retry-after': '50' })(answer, server.received[0] as Received);
    setImmediate(() => stop.abort(new Error('enough')));
  });
  const error = await failure(api.POST('/things', { body, signal: stop.signal }));
  expect([error.message, server.received.length]).toEqual(['enough', 1]);
});

describe('lists', () => {
  const page = (ids: number[], nextCursor: string | null) =>
    json(200, { items: ids.map((id) => ({ id })), nextCursor });

  test('for await gives every item of every page', async () => {
    server.plan(page([1, 2], 'two'), busy(503), page([], 'three'), page([3], null));
    const ids: number[] = [];
    for await (const { id } of api.each('/things', { query: { limit: 2 } })) ids.push(id);
    expect(ids).toEqual([1, 2, 3]);
    expect(server.received.map(({ url }) => url)).toEqual([
      '/things?limit=2',
      '/things?limit=2&cursor=two',
      '/things?limit=2&cursor=two',
      '/things?limit=2&cursor=three',
    ]);
  });

  test('who stops early fetches no further page', async () => {
    server.plan(page([1, 2], 'two'));
    for await (const _ of api.each('/things')) break;
    expect(server.received.length).toBe(1);
  });

  test('pages come whole, with their cursor', async () => {
    server.plan(page([1], 'two'), page([2], null));
    const cursors: (string | null)[] = [];
    for await (const { nextCursor } of api.pages('/things')) cursors.push(nextCursor);
    expect(cursors).toEqual(['two', null]);
  });
});
