/**
 * What an address asks for means the same as at tRPC, before and after a REST call. trpc-to-openapi switches zod's coercion on in the live
 * schemas; the last test fails when an upgrade stops doing so, and `pinSchemas` and `queryReader` may go.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initTRPC } from '@trpc/server';
import express from 'express';
import { createOpenApiExpressMiddleware, type OpenApiMeta } from 'trpc-to-openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { restDoor } from '#server/app/http/rest.ts';
import { restProcedures } from '#server/app/trpc/rest-schemas.ts';
import { appRouter } from '#server/app/trpc/root.ts';
import { publicProcedure, router } from '#server/platform/trpc/init.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { activeCase } from '../support/cases.ts';
import { committedDocument } from '../support/documented.ts';
import { addressOf } from '../support/rest-address.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

type Parameter = { name: string; in: string; schema: { type?: string; items?: { type?: string } } };

const every = {
  flag: z.boolean().optional(),
  preset: z.boolean().default(false),
  count: z.int().min(0).max(100).optional(),
  share: z.number().optional(),
  words: z.array(z.enum(['x', 'y', '0'])).optional(),
  sizes: z.array(z.int()).optional(),
  word: z.string().max(20).optional(),
};
const kept = router({
  read: publicProcedure
    .meta({ openapi: { method: 'GET', path: '/api/kept', access: 'open' } })
    .input(z.object(every))
    .output(z.looseObject({}))
    .query(({ input }) => input),
});

let server: TestServer;
let visitor: ApiClient;
let admin: ApiClient;
let caseId: string;
let door: Server;
let address: string;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  visitor = createApiClient(server.url);
  admin = await signIn(server.url, 'demo_admin');
  caseId = (await activeCase(server.services)).caseId;
  const app = express();
  app.set('query parser', 'simple');
  app.use(restDoor(server.services, kept));
  door = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => door.once('listening', resolve));
  address = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
});
afterAll(async () => {
  door.close();
  await server.stop();
});

const VALUES = ['false', 'true', '0', '1', '-1', '1.5', '1e2', '0x10', ' 1', 'FALSE', 'yes', 'x', ''];
const queries = [...VALUES.map((value) => [value]), ['false', 'false'], ['0', '1'], ['x', 'y', 'x']];

/** The address read by somebody who has only the document: JSON where the type says so, text elsewhere. */
function jsonOf(type: string | undefined, text: string): unknown {
  const written = type === 'boolean' ? /^(true|false)$/ : /^-?(0|[1-9]\d*)(\.\d+)?$/;
  return type !== undefined && type !== 'string' && written.test(text) ? JSON.parse(text) : text;
}

function inputOf(values: string[], { type, items }: { type?: string; items?: { type?: string } }): unknown {
  if (type === 'array') return values.map((text) => jsonOf(items?.type, text));
  const read = values.map((text) => jsonOf(type, text));
  return read.length === 1 ? read[0] : read;
}

const types: Record<keyof typeof every, { type: string; items?: { type: string } }> = {
  flag: { type: 'boolean' },
  preset: { type: 'boolean' },
  count: { type: 'integer' },
  share: { type: 'number' },
  words: { type: 'array', items: { type: 'string' } },
  sizes: { type: 'array', items: { type: 'integer' } },
  word: { type: 'string' },
};

test.each(Object.entries(types))('the parameter %s (%o) means what it means at tRPC', async (name, schema) => {
  const caller = kept.createCaller({
    foreground: { run: (call: () => unknown) => call() },
    viewAs: null,
  } as never);
  for (const time of ['before', 'after'])
    for (const values of queries) {
      const what = `${name}=${values.join(`&${name}=`)} ${time}`;
      const over = async () => {
        const query = new URLSearchParams(values.map((value) => [name, value])).toString();
        const response = await fetch(`${address}/api/kept?${query}`);
        return response.ok ? await response.json() : response.status;
      };
      const expected = await caller.read({ [name]: inputOf(values, schema) } as never).catch(() => 400);
      expect(await over(), what).toEqual(expected);
    }
});

test('after all that, the schemas are as strict as they were', () => {
  expect(every.flag.safeParse('false').success).toBe(false);
  expect(every.preset.safeParse('false').success).toBe(false);
  expect(every.count.safeParse('1').success).toBe(false);
  expect(every.share.safeParse('').success).toBe(false);
});

const gets = restProcedures(appRouter).filter(({ openapi }) => openapi.method === 'GET');

/** What a call needs besides the parameter under test. */
const needed: Readonly<Record<string, Record<string, string>>> = {
  'search.find': { q: 'hail' },
  'quoteForms.get': { line: 'travel' },
};

test.each(gets)('$name gets from its address what tRPC gets from JSON', async ({ name, openapi }) => {
  const operation = committedDocument.paths[openapi.path]?.get as unknown as { parameters?: Parameter[] };
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const client = openapi.access === 'open' || openapi.access === 'visitor' ? visitor : admin;
  const required = needed[name] ?? (openapi.path.includes('{caseId}') ? { caseId } : {});
  const { address: where, rest: inQuery } = addressOf(openapi.path, required);
  for (const parameter of parameters)
    for (const values of queries) {
      const others = Object.entries(required).filter(([key]) => key !== parameter.name);
      const input = { ...Object.fromEntries(others), [parameter.name]: inputOf(values, parameter.schema) };
      const query = new URLSearchParams([
        ...others.filter(([key]) => key in inQuery),
        ...values.map((value) => [parameter.name, value] as [string, string]),
      ]);
      const what = `${where}?${query}`;
      const first = await client.wire('query', name, JSON.stringify(input));
      const rest = await client.rest('GET', what);
      const second = await client.wire('query', name, JSON.stringify(input));
      expect([rest.status, second.status], what).toEqual([first.status, first.status]);
      const answer = (first.body as { result?: { data: { json: unknown } } }).result?.data.json;
      if (answer) expect(rest.body, what).toEqual(answer);
    }
});

test('an empty value is a value, which the document can forbid', async () => {
  expect(await visitor.rest('GET', '/api/search?q=hail&in=')).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'in' }] },
  });
});

test('the parameters in a path are text, as the library hands them over unread', () => {
  for (const { openapi } of restProcedures(appRouter)) {
    const operation = committedDocument.paths[openapi.path]?.[openapi.method.toLowerCase()];
    const inPath = ((operation as { parameters?: Parameter[] }).parameters ?? []).filter((each) => each.in === 'path');
    for (const { name, schema } of inPath) expect(schema.type, `${openapi.path} ${name}`).toBe('string');
  }
});

test('the library alone still makes "false" true', async () => {
  const t = initTRPC.meta<OpenApiMeta>().create();
  const input = z.object({ flag: z.boolean() });
  const alone = t.router({
    read: t.procedure
      .meta({ openapi: { method: 'GET', path: '/alone' } })
      .input(input)
      .output(z.object({ flag: z.boolean() }))
      .query(({ input: given }) => given),
  });
  const app = express();
  app.use(createOpenApiExpressMiddleware({ router: alone, createContext: () => ({}) }) as never);
  const listening = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  expect(input.safeParse({ flag: 'false' }).success).toBe(false);
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/alone?flag=false`;
  expect(await (await fetch(url)).json()).toEqual({ flag: true });
  expect(input.parse({ flag: 'false' })).toEqual({ flag: true });
  listening.close();
});
