/**
 * What `meta.openapi` says beyond trpc-to-openapi: another status of success, headers, examples and how long an answer may be kept. The
 * last test fails when an upgrade documents them, and `mendAnswers` may shrink.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { deprecatedAddresses } from '#server/app/http/deprecated-addresses.ts';
import { restDoor } from '#server/app/http/rest.ts';
import { generateDocument } from '#server/app/trpc/openapi.ts';
import { publicProcedure, router } from '#server/platform/trpc/init.ts';
import { pageFields, pageSchemaOf } from '#shared/platform/pages.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const thing = z.object({ id: z.string(), size: z.int() }).meta({ id: 'Thing' });
const input = z.object({ id: z.string() });
const base = { access: 'open', summary: 'Try it' } as const;

const kept = router({
  add: publicProcedure
    .meta({
      openapi: {
        ...base,
        method: 'POST',
        path: '/api/things',
        success: 201,
        successDescription: 'Added',
        headers: {
          Location: {
            description: 'Where it is',
            schema: { type: 'string' },
            value: (answer) => `/api/things/${(answer as { id: string }).id}`,
          },
        },
        examples: { request: { id: 'a' }, answer: { id: 'a', size: 1 } },
      },
    })
    .input(input)
    .output(thing)
    .mutation(({ input: { id } }) => ({ id, size: 1 })),
  change: publicProcedure
    .meta({ openapi: { ...base, method: 'PATCH', path: '/api/things/{id}', success: 202 } })
    .input(input.extend({ size: z.int() }))
    .output(thing)
    .mutation(({ input: given }) => given),
  remove: publicProcedure
    .meta({ openapi: { ...base, method: 'DELETE', path: '/api/things/{id}', success: 204 } })
    .input(input.extend({ sure: z.boolean().optional() }))
    .output(z.void())
    .mutation(() => undefined),
  list: publicProcedure
    .meta({ openapi: { ...base, method: 'GET', path: '/api/things', cacheSeconds: 300 } })
    .input(z.object({ ...pageFields, colour: z.string().optional().meta({ description: 'Of this' }) }))
    .output(pageSchemaOf(thing))
    .query(({ input: { cursor } }) => ({
      items: [{ id: cursor ?? 'a', size: 1 }],
      nextCursor: cursor ? null : 'b & c',
    })),
  old: publicProcedure
    .meta({ openapi: { ...base, method: 'GET', path: '/api/old-things' } })
    .input(z.object(pageFields))
    .output(pageSchemaOf(thing.meta({ id: 'OldThing' })))
    .query(() => ({ items: [], nextCursor: 'b' })),
});

const deprecated = {
  method: 'GET',
  path: '/api/old-things',
  since: '2027-01-04',
  ends: '2027-09-01',
  id: 'things-end',
};

type Operation = {
  responses: Record<string, Record<string, unknown>>;
  requestBody?: { content: object };
  parameters?: { name: string; description?: string }[];
};

let server: TestServer;
let door: Server;
let address: string;
beforeAll(async () => {
  server = await startTestServer({ from: 'empty' });
  const app = express();
  app.set('query parser', 'simple');
  app.use('/api', express.json());
  app.use(deprecatedAddresses([deprecated]));
  app.use(restDoor(server.services, kept));
  door = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => door.once('listening', resolve));
  address = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
});
afterAll(async () => {
  door.close();
  await server.stop();
});

const send = (method: string, path: string, body?: object) =>
  fetch(address + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

test('201 with its headers, 202 and an empty 204 are sent as declared', async () => {
  const added = await send('POST', '/api/things', { id: 'a' });
  expect([added.status, added.headers.get('location'), await added.json()]).toEqual([
    201,
    '/api/things/a',
    { id: 'a', size: 1 },
  ]);
  const changed = await send('PATCH', '/api/things/a', { size: 2 });
  expect([changed.status, await changed.json()]).toEqual([202, { id: 'a', size: 2 }]);
  const removed = await send('DELETE', '/api/things/a?sure=false');
  expect([removed.status, removed.headers.get('content-type'), await removed.text()]).toEqual([204, null, '']);
  expect((await send('DELETE', '/api/things/a?sure=0')).status).toBe(400);
  expect((await send('POST', '/api/things', { id: 1 })).status).toBe(400);
});

test('a list names its next page, with the filters of this one, until the last', async () => {
  const first = await send('GET', '/api/things?colour=dark+red&limit=1');
  const next = `${server.env.site.url}/api/things?colour=dark+red&limit=1&cursor=b+%26+c`;
  expect(first.headers.get('link')).toBe(`<${next}>; rel="next"`);
  const last = await send('GET', new URL(next).pathname + new URL(next).search);
  expect([await last.json(), last.headers.get('link')]).toEqual([
    { items: [{ id: 'b & c', size: 1 }], nextCursor: null },
    null,
  ]);
});

test('a deprecated address says so in each answer, beside the link of its next page', async () => {
  const notice = {
    deprecation: `@${Date.UTC(2027, 0, 4) / 1000}`,
    sunset: 'Wed, 01 Sep 2027 00:00:00 GMT',
    link: expect.stringContaining('</api/docs/changes#things-end>; rel="deprecation"'),
  };
  const [list, refused, other] = await Promise.all(
    ['/api/old-things', '/api/old-things?limit=0', '/api/things'].map((path) => send('GET', path)),
  );
  expect(Object.fromEntries(list?.headers ?? [])).toMatchObject(notice);
  expect(list?.headers.get('link')).toContain('rel="next"');
  expect([refused?.status, Object.fromEntries(refused?.headers ?? [])]).toEqual([400, expect.objectContaining(notice)]);
  expect(other?.headers.has('deprecation')).toBe(false);
});

test('an answer that may be kept is sent once; a failure is never kept', async () => {
  const first = await send('GET', '/api/things');
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await fetch(`${address}/api/things`, { headers: { 'if-none-match': given } });
    expect([again.status, again.headers.get('content-type'), await again.text()], given).toEqual([304, null, '']);
    expect([again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([etag, 'public, max-age=300']);
  }
  const other = await fetch(`${address}/api/things?cursor=b`, { headers: { 'if-none-match': etag } });
  expect([other.status, other.headers.get('etag') === etag]).toEqual([200, false]);
  const refused = await fetch(`${address}/api/things?limit=0`, { headers: { 'if-none-match': '*' } });
  expect([refused.status, refused.headers.get('etag'), refused.headers.get('cache-control')]).toEqual([
    400,
    null,
    null,
  ]);
});

test('and documented, with the failures that every change can have', () => {
  const { paths, components } = generateDocument(undefined, kept) as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, unknown> };
  };
  const add = paths['/api/things']?.post;
  expect(add?.responses['201']).toEqual({
    description: 'Added',
    headers: {
      Location: { description: 'Where it is', schema: { type: 'string', maxLength: expect.any(Number) } },
      'Idempotency-Replayed': expect.any(Object),
    },
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Thing' }, example: { id: 'a', size: 1 } },
    },
  });
  expect(add?.requestBody?.content).toMatchObject({ 'application/json': { example: { id: 'a' } } });
  const one = paths['/api/things/{id}'];
  expect(one?.delete?.responses['204']).toEqual({ description: 'Successful response' });
  for (const [operation, success] of [
    [add, '201'],
    [one?.patch, '202'],
    [one?.delete, '204'],
  ] as const)
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(
      [success, '400', '401', '403', '413', '415', '500', '503', ...(operation === add ? ['409', '422'] : [])].sort(),
    );
  const { responses: list = {}, parameters = [] } = paths['/api/things']?.get ?? {};
  expect(parameters.map(({ description }) => description)).toEqual([
    expect.stringContaining('nextCursor'),
    expect.stringContaining('How many'),
    'Of this',
  ]);
  expect(Object.keys(list['200']?.headers ?? {})).toEqual(['ETag', 'Cache-Control', 'Link']);
  expect(list['304']).toEqual({
    description: 'Nothing has changed since the ETag in If-None-Match',
    headers: { ETag: expect.objectContaining({ required: true }), 'Cache-Control': expect.anything() },
  });
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Error', 'Thing', 'ThingPage']));
});

test('the library alone still documents 200, and drops the descriptions of optional parameters', () => {
  const alone = generateOpenApiDocument(kept as never, { title: 'x', version: '1', baseUrl: 'http://x' });
  const responses = Object.keys(alone.paths?.['/api/things']?.post?.responses ?? {});
  expect(responses).toContain('200');
  expect(responses).not.toContain('201');
  expect(JSON.stringify(alone.paths?.['/api/things']?.get?.parameters)).not.toContain('Of this');
});
