/** The document at /api/openapi.json: committed, well formed, and complete. Every test that uses `rest()` checks that it is correct. */

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { byteAddresses } from '#server/app/trpc/byte-addresses.ts';
import { generateDocument } from '#server/app/trpc/openapi.ts';
import { restProcedures } from '#server/app/trpc/rest-schemas.ts';
import { appRouter } from '#server/app/trpc/root.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { tableExportFilters, tableExportNameSchema, tableExportPath } from '#shared/data-transfer/exports/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { scopesOf } from '#shared/platform/scopes.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { READ_PAPER_PATH } from '#shared/quote-requests/reading.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { type ApiClient, createApiClient } from '../support/api-client.ts';
import { committedDocument, expectDocumented } from '../support/documented.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

type Schema = { [key: string]: unknown };
type Response = {
  description: string;
  headers?: Schema;
  content?: Record<string, { schema: Schema; example?: unknown }>;
};
type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; description?: string; schema: Schema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, Response>;
};
type Document = {
  openapi: string;
  info: Record<string, string>;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Schema> };
};

const document = committedDocument as unknown as Document;
const everyOperation = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** The byte endpoints have other media types and statuses; `documents-access.test.ts` tests them. */
const operations = everyOperation.filter(({ path }) => !(path in byteAddresses));

let server: TestServer;
let visitor: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = createApiClient(server.url);
});
afterAll(() => server.stop());

test('the committed document is served at this address', async () => {
  const { status, headers, body } = await visitor.call('GET', '/api/openapi.json');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(body).toEqual(JSON.parse(JSON.stringify(generateDocument(server.env.site))));
});

test('and the same as YAML', async () => {
  const { status, headers, text } = await visitor.call('GET', '/api/openapi.yaml');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/yaml; charset=utf-8']);
  const { servers, ...rest } = parse(text);
  expect(servers).toMatchObject([{ url: server.url }]);
  expect(Object.keys(rest.paths)).toEqual(Object.keys(document.paths));
  expect(parse(readFileSync(inRoot('openapi', 'openapi.yaml'), 'utf8'))).toEqual(document);
});

test('the committed file matches the contract; `npm run openapi` writes it', () => {
  expect(document).toEqual(generateDocument());
});

test('another site profile changes only what is said about the API as a whole', () => {
  const site = { ...defaultSiteProfile, name: 'Elsewhere', url: 'https://elsewhere.example', legalNotice: 'A notice.' };
  const other = generateDocument(site) as unknown as Document;
  expect(other.servers).toMatchObject([{ url: 'https://elsewhere.example', description: 'Production' }]);
  expect(other.info).toMatchObject({ title: 'Elsewhere API', description: expect.stringContaining('A notice.') });
  expect(other.paths).toEqual(document.paths);
});

describe('the structure', () => {
  test('is OpenAPI 3.1 with a description that says this is no broker', () => {
    expect(document.openapi).toBe('3.1.1');
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(document.info.description).toContain('not an insurance broker or insurer');
    for (const path of Object.keys(document.paths))
      expect(path).toMatch(/^\/(api|forms)(\/([a-z-]+|\{\w+\})(\.(csv|ics|pdf|zip))?)+$/);
  });

  test('every operation has a unique name, a summary, and documented responses', () => {
    const names = everyOperation.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { path, operation } of operations) {
      expect(operation.summary, path).toMatch(/^[A-Z].+/);
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(status, path).toMatch(/^(2\d\d|304|[45]\d\d)$/);
        expect(description, path).toMatch(/^[A-Z].+/);
        const failures = ['application/json', 'application/problem+json'];
        const types = status === '304' ? [] : status.startsWith('2') ? ['application/json'] : failures;
        expect(Object.keys(content ?? {}), `${path} ${status}`).toEqual(types);
      }
    }
  });

  test('every schema is valid JSON Schema 2020-12, and every reference resolves', () => {
    const ajv = new Ajv2020({ strict: false });
    const schemas = operations.flatMap(({ operation }) => [
      ...(operation.parameters ?? []).map(({ schema }) => schema),
      ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
      ...Object.values(operation.responses).flatMap(({ content }) =>
        Object.values(content ?? {}).map(({ schema }) => schema),
      ),
    ]);
    expect(schemas.length).toBeGreaterThan(operations.length);
    for (const schema of [...schemas, ...Object.values(document.components.schemas)])
      expect(ajv.validateSchema(schema), JSON.stringify(schema)).toBe(true);
    for (const [, reference = ''] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
      const target = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((part, key) => (part as Schema)?.[key], document);
      expect(target, reference).toBeTypeOf('object');
    }
  });
});

/** A failure as our own JSON, and as a problem. */
const bothForms = {
  'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples: expect.anything() },
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, examples: expect.anything() },
};

test('the byte endpoints are documented with their session and their failures', () => {
  for (const [path, methods] of Object.entries(byteAddresses))
    for (const method of Object.keys(methods)) {
      const operation = document.paths[path]?.[method];
      const isPublic = [READ_PAPER_PATH, paths.paperForm('{line}')].includes(path);
      const [session, key] = operation?.security ?? [];
      expect(session, `${method} ${path}`).toEqual(isPublic ? undefined : { session: [] });
      if (key) expect(key, `${method} ${path}`).toEqual({ key: [expect.stringMatching(/^(cases|documents):/)] });
      const failing = Object.entries(operation?.responses ?? {}).filter(([status]) => Number(status) >= 400);
      expect(failing.length, `${method} ${path}`).toBeGreaterThan(isPublic ? 1 : 4);
      for (const [status, answer] of failing)
        expect(answer.content, `${status} of ${method} ${path}`).toEqual(bothForms);
    }
});

test('the lists document their filters, each from the schema that reads it, and the audit needs a reason', () => {
  for (const list of tableExportNameSchema.options) {
    const parameters = document.paths[tableExportPath(list)]?.get?.parameters ?? [];
    expect(parameters.map(({ name }) => name)).toEqual(Object.keys(tableExportFilters[list].shape));
  }
  const reasonOf = (list: 'audit' | 'cases') =>
    document.paths[tableExportPath(list)]?.get?.parameters?.find(({ name }) => name === 'reason');
  expect(reasonOf('audit')).toMatchObject({ required: true, schema: { minLength: 3 } });
  expect(reasonOf('cases')).toMatchObject({ required: false });
  const status = document.paths[tableExportPath('cases')]?.get?.parameters?.find(({ name }) => name === 'status');
  expect(status?.schema).toMatchObject({ type: 'array', items: { enum: expect.arrayContaining(['active']) } });
});

test('each code and each rule is explained, and each limit is documented with its headers', () => {
  const { ErrorCode, Issue, Problem } = document.components.schemas;
  expect(Object.keys(ErrorCode?.['x-enumDescriptions'] as object)).toEqual(ErrorCode?.enum);
  const { rule } = (Issue as { properties: Record<string, Schema> }).properties;
  const rules = rule as { enum: string[]; 'x-enumDescriptions': object };
  expect(Object.keys(rules['x-enumDescriptions']).sort()).toEqual(rules.enum.toSorted());
  expect(Object.keys(Problem?.properties as object)).toEqual(
    expect.arrayContaining(['type', 'title', 'detail', 'code']),
  );
  const contact = document.paths['/api/contact']?.post as Operation & { 'x-rate-limits': unknown };
  const { name, points, seconds } = limits.contact;
  expect(contact['x-rate-limits']).toEqual([{ name, requests: points, seconds }]);
  expect(contact.responses['200']?.headers).toHaveProperty('RateLimit');
  // A replayed answer isn't counted, and so has no headers.
  const search = document.paths['/api/search']?.get?.responses['200']?.headers;
  expect(search).toMatchObject({ RateLimit: { required: true } });
  expect(Object.keys(contact.responses['429']?.headers ?? {})).toEqual([
    'Retry-After',
    'RateLimit',
    'RateLimit-Policy',
  ]);
  expect(document.paths['/api/user']?.get?.responses['200']?.headers).toBeUndefined();
});

describe('the contract in it', () => {
  test('contains every procedure with an address, and nothing else', () => {
    const declared = restProcedures(appRouter).map(({ openapi }) => `${openapi.method.toLowerCase()} ${openapi.path}`);
    expect(operations.map(({ path, method }) => `${method} ${path}`).sort()).toEqual(declared.sort());
    const specified = [
      '/api/user',
      '/api/login',
      '/api/register',
      '/api/logout',
      '/api/contact',
      '/api/newsletter/simple',
      '/api/ai-chat',
    ];
    for (const path of [...specified, '/api/contact-messages']) expect(document.paths).toHaveProperty([path]);
  });

  test('says what each address needs: nothing, a session, a session or a key with a scope, or a partner’s key', () => {
    for (const { openapi } of restProcedures(appRouter)) {
      const { access, path, method } = openapi;
      const operation = document.paths[path]?.[method.toLowerCase()];
      const keys = scopesOf(access).map((scope) => ({ key: [scope] }));
      const session = String(access).startsWith('leads:') ? [] : [{ session: [] }];
      expect(operation?.security, path).toEqual(access === 'open' || access === 'visitor' ? [] : [...session, ...keys]);
    }
    expect(document.components.securitySchemes).toMatchObject({
      key: { type: 'http', scheme: 'bearer' },
      session: { type: 'apiKey', in: 'cookie', name: 'coverbridge_session' },
    });
  });

  test('explains every address that a key may call: what it does, its parameters, and a body and an answer', () => {
    const forKeys = restProcedures(appRouter).filter(({ openapi }) => scopesOf(openapi.access).length > 0);
    expect(forKeys.length).toBeGreaterThan(10);
    for (const { openapi } of forKeys) {
      const where = `${openapi.method} ${openapi.path}`;
      const operation = document.paths[openapi.path]?.[openapi.method.toLowerCase()] as Operation;
      expect(operation.description, where).toMatch(/^[A-Z].+\.$/s);
      for (const { name, description } of operation.parameters ?? [])
        expect(description, `${name} of ${where}`).toMatch(/^[A-Z]/);
      const success = operation.responses[openapi.success ?? 200]?.content?.['application/json'];
      expect(success?.example ?? openapi.success, where).toBeDefined();
      if (operation.requestBody) {
        const body = operation.requestBody.content['application/json'];
        expect(body?.example, where).toBeTypeOf('object');
      }
    }
  });

  test('has one shape for every failure, in the words of its own operation', () => {
    for (const { path, operation } of operations) {
      for (const [status, { content, headers }] of Object.entries(operation.responses)) {
        if (!/^[45]/.test(status)) continue;
        expect(content, `${path} ${status}`).toEqual(bothForms);
        const waits = ['429', '503'].includes(status) || (status === '409' && '422' in operation.responses);
        expect('Retry-After' in (headers ?? {}), `${path} ${status}`).toBe(waits);
      }
    }
    const taken = (path: string) => document.paths[path]?.post?.responses['409']?.description;
    expect(taken('/api/register')).not.toBe(taken('/api/newsletter/simple'));
    expect(document.components.schemas).toHaveProperty('Error');
    expect(Object.keys(document.components.schemas).filter((name) => name.startsWith('error.'))).toEqual([]);
  });

  test('includes the field limits in the request bodies, and the accepted form encodings', () => {
    const body = document.paths['/api/contact']?.post?.requestBody;
    expect(body?.content['application/json']?.schema).toMatchObject({
      required: ['name', 'email', 'phone', 'message'],
      properties: { name: { minLength: 2 }, phone: { minLength: 10 }, message: { minLength: 10 } },
    });
    const forms = operations.filter(
      ({ operation }) => operation.requestBody?.content['application/x-www-form-urlencoded'],
    );
    expect(forms.map(({ path }) => path).sort()).toEqual([
      '/api/ai-chat/feedback',
      '/api/browser-failures',
      '/api/consent-certificates/check',
      '/api/contact',
      '/api/login',
      '/api/page-feedback',
      '/api/register',
    ]);
  });
});

test('an undocumented response is noticed', () => {
  const headers = new Headers({ 'content-type': 'application/json' });
  const user = {
    id: crypto.randomUUID(),
    username: 'a',
    fullName: 'A',
    email: 'a@example.com',
    role: 'client',
    emailVerified: true,
    firm: null,
    mustSetUpSecondFactor: false,
    authenticated: true,
  };
  const answer = (status: number, body: unknown) => ({ status, headers, text: JSON.stringify(body), body });
  expect(() => expectDocumented('GET', '/api/user', answer(200, user))).not.toThrow();
  expect(() => expectDocumented('GET', '/api/user', answer(200, { ...user, passwordHash: 'x' }))).toThrow();
  expect(() => expectDocumented('GET', '/api/user', answer(200, { ...user, role: 'owner' }))).toThrow();
  expect(() => expectDocumented('GET', '/api/user', answer(418, { message: 'x', code: 'NOT_FOUND' }))).toThrow();
  expect(() =>
    expectDocumented('GET', '/api/user', answer(401, { message: 'x', code: 'NOT_FOUND', stack: 'x' })),
  ).toThrow();
  expect(() => expectDocumented('GET', '/api/elsewhere', answer(200, {}))).toThrow();
});
