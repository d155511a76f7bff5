/** Versions over REST: `ETag` and `If-Match` instead of a field, derived from the schemas of a made-up contract. */
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { generateDocument } from '#server/app/trpc/openapi.ts';
import { changedSince } from '#server/platform/errors/app-error.ts';
import { publicProcedure, router } from '#server/platform/trpc/init.ts';
import { type MadeUpDoor, openDoor } from '../support/rest-door.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const meta = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: `/${string}`) => ({
  access: 'open' as const,
  summary: 'Try it',
  method,
  path,
});
const thing = z.object({ id: z.string(), version: z.int(), size: z.int() }).meta({ id: 'VersionedThing' });
const named = z.object({ id: z.string(), version: z.int('Reload the page').min(0).max(2_147_483_647) });

let size = 1;
let version = 3;

function change(input: z.infer<typeof named> & { size?: number }) {
  if (input.version !== version) throw changedSince('Someone else changed this.', version);
  version += 1;
  size = input.size ?? 0;
  return { id: input.id, version, size };
}

const kept = router({
  read: publicProcedure
    .meta({ openapi: { ...meta('GET', '/api/things/{id}'), unchangedByVersion: true } })
    .input(z.object({ id: z.string() }))
    .output(thing)
    .query(({ input: { id } }) => ({ id, version, size })),
  readSeldom: publicProcedure
    .meta({ openapi: meta('GET', '/api/things/{id}/partly') })
    .input(z.object({ id: z.string() }))
    .output(thing)
    .query(({ input: { id } }) => ({ id, version, size })),
  change: publicProcedure
    .meta({
      openapi: { ...meta('PATCH', '/api/things/{id}'), examples: { request: { version: 3, size: 2 } } },
    })
    .input(named.extend({ size: z.int() }))
    .output(thing)
    .mutation(({ input }) => change(input)),
  clear: publicProcedure
    .meta({ openapi: meta('POST', '/api/things/{id}/clear') })
    .input(named)
    .output(thing)
    .mutation(({ input }) => change(input)),
  remove: publicProcedure
    .meta({ openapi: { ...meta('DELETE', '/api/things/{id}'), success: 204 } })
    .input(named.extend({ sure: z.boolean().optional() }))
    .output(z.void())
    .mutation(({ input }) => void change(input)),
  race: publicProcedure
    .meta({ openapi: meta('POST', '/api/races') })
    .output(z.void())
    .mutation(() => {
      throw changedSince('Someone else changed this.', version);
    }),
});

let server: TestServer;
let door: MadeUpDoor;
beforeAll(async () => {
  server = await startTestServer({ from: 'empty' });
  door = await openDoor(server.services, kept);
});
afterAll(async () => {
  door.close();
  await server.stop();
});
beforeEach(() => {
  size = 1;
  version = 3;
});

const patch = (ifMatch: string | undefined, json: object = { size: 7 }) =>
  door.send('PATCH', '/api/things/a', { json, ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }) });

test.each([
  [undefined, 428, 'PRECONDITION_REQUIRED'],
  ['*', 400, 'BAD_REQUEST'],
  ['3', 400, 'BAD_REQUEST'],
  ['W/"3"', 400, 'BAD_REQUEST'],
  ['"3", "4"', 400, 'BAD_REQUEST'],
  ['"03"', 400, 'BAD_REQUEST'],
  ['"three"', 400, 'BAD_REQUEST'],
  ['"2147483648"', 400, 'BAD_REQUEST'],
  ['"2"', 412, 'PRECONDITION_FAILED'],
  ['"4"', 412, 'PRECONDITION_FAILED'],
])('If-Match: %s is refused with %i', async (ifMatch, status, code) => {
  const answer = await patch(ifMatch);
  expect([answer.status, answer.body?.code]).toEqual([status, code]);
  expect(answer.body?.message).toMatch(/^[A-Z].+\.$/);
  expect([size, version]).toEqual([1, 3]);
});

test('a stale change is told the present version, and with that one it goes through', async () => {
  const stale = await patch('"2"');
  expect([stale.headers.get('etag'), stale.body?.version]).toEqual(['"3"', 3]);
  const changed = await patch(stale.headers.get('etag') ?? '');
  expect([changed.status, changed.headers.get('etag'), changed.body]).toEqual([
    200,
    '"4"',
    { id: 'a', version: 4, size: 7 },
  ]);
});

test('a version in the body or the address counts for nothing', async () => {
  expect((await patch(undefined, { size: 7, version: 3 })).status).toBe(428);
  expect((await patch('"3"', { size: 7, version: 1 })).status).toBe(200);
  expect((await door.send('DELETE', '/api/things/a?version=4')).status).toBe(428);
  const removed = await door.send('DELETE', '/api/things/a?sure=true', { headers: { 'if-match': '"4"' } });
  expect([removed.status, removed.text, version]).toEqual([204, '', 5]);
});

test('where no version is asked for, a conflict over it stays one', async () => {
  const answer = await door.send('POST', '/api/races');
  expect([answer.status, answer.body?.code, answer.body?.version]).toEqual([409, 'CONFLICT', undefined]);
  const caller = kept.createCaller({ foreground: { run: (work: () => unknown) => work() }, viewAs: null } as never);
  await expect(caller.change({ id: 'a', version: 1, size: 2 })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test.each([
  ['"3"', 304],
  ['W/"3"', 304],
  ['"1", "3"', 304],
  ['*', 304],
  ['"2"', 200],
  ['3', 200],
])('If-None-Match: %s gets %i', async (tag, status) => {
  const headers = { 'if-none-match': tag };
  const answer = await door.send('GET', '/api/things/a', { headers });
  expect([answer.status, answer.headers.get('etag'), answer.text === '']).toEqual([status, '"3"', status === 304]);
  expect(answer.headers.get('content-type')).toBe(status === 304 ? null : 'application/json');
  // Where more than the version changes, the answer may be new although the version is not.
  expect((await door.send('GET', '/api/things/a/partly', { headers })).status).toBe(200);
});

type Operation = {
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object }; example?: unknown }> };
  responses: Record<string, { headers?: object; description: string }>;
};

test('the document has the headers in place of the field', () => {
  const { paths } = generateDocument(undefined, kept) as unknown as {
    paths: Record<string, Record<string, Operation>>;
  };
  const one = paths['/api/things/{id}'];
  const headersOf = (operation: Operation | undefined) =>
    operation?.parameters?.filter((each) => each.in === 'header').map(({ name, required }) => [name, required]);
  expect(headersOf(one?.get)).toEqual([['If-None-Match', false]]);
  expect(headersOf(one?.patch)).toEqual([['If-Match', true]]);
  expect(headersOf(one?.delete)).toEqual([['If-Match', true]]);
  expect(one?.delete?.parameters?.map(({ name }) => name)).toEqual(['id', 'sure', 'If-Match']);
  const clear = paths['/api/things/{id}/clear']?.post;
  expect(headersOf(clear)).toEqual([
    ['If-Match', true],
    ['Idempotency-Key', false],
  ]);
  expect(clear?.requestBody).toBeUndefined();
  const body = one?.patch?.requestBody?.content['application/json'];
  expect([Object.keys(body?.schema.properties ?? {}), body?.example]).toEqual([['size'], { size: 2 }]);
  expect(one?.patch?.responses['200']?.headers).toHaveProperty('ETag');
  expect(one?.get?.responses['200']?.headers).toHaveProperty('ETag');
  expect(one?.get?.responses['304']?.headers).toHaveProperty('ETag');
  expect(one?.patch?.responses['412']?.headers).toHaveProperty('ETag');
  expect(Object.keys(one?.patch?.responses ?? {})).toEqual(expect.arrayContaining(['400', '412', '428']));
  expect(Object.keys(one?.get?.responses ?? {})).not.toEqual(expect.arrayContaining(['412']));
  expect(Object.keys(paths['/api/races']?.post?.responses ?? {})).not.toContain('428');
});

test('the library alone would still ask for the version in the body', () => {
  const alone = generateOpenApiDocument(kept as never, { title: 'x', version: '1', baseUrl: 'http://x' });
  expect(JSON.stringify(alone.paths?.['/api/things/{id}']?.patch?.requestBody)).toContain('version');
});
