/** Failures as problems (RFC 9457), with the same facts as our own JSON; and the page that explains them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentContentPath } from '#shared/documents/schema.ts';
import { ERROR_DOCS_PATH, errorAnchor, errorCatalogue } from '#shared/platform/error-catalogue.ts';
import type { ErrorBody, ErrorCode } from '#shared/platform/errors.ts';
import type { Problem } from '#shared/platform/problem.ts';
import { type Answer, type ApiClient, type CallOptions, createApiClient, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { pdf, sendFile } from '../support/files.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const PROBLEM = { accept: 'application/problem+json' };
const JSON_TYPE = { 'content-type': 'application/json' };
const NOBODY = crypto.randomUUID();

let server: TestServer;
let visitor: ApiClient;
let broker: ApiClient;
let party: Party;
beforeAll(async () => {
  server = await startTestServer();
  party = await activeCase(server.services);
  visitor = createApiClient(server.url);
  broker = await signIn(server.url, party.broker.username);
});
afterAll(() => server.stop());

const isProblem = ({ headers }: Answer) => headers.get('content-type') === 'application/problem+json';

type Case = [what: string, status: number, () => ApiClient, method: string, path: string, options?: CallOptions];
const cases: Case[] = [
  ['a field that isn’t valid', 400, () => visitor, 'POST', '/api/contact', { json: { name: 'A' } }],
  ['a body that can’t be read', 400, () => visitor, 'POST', '/api/contact', { raw: '{"a":', headers: JSON_TYPE }],
  ['no session', 401, () => visitor, 'GET', '/api/user'],
  [
    'another website',
    403,
    () => visitor,
    'POST',
    '/api/contact',
    { json: {}, headers: { origin: 'https://a.example' } },
  ],
  ['an address that doesn’t exist', 404, () => visitor, 'GET', '/api/elsewhere'],
  ['another method', 405, () => visitor, 'DELETE', '/api/contact'],
  ['a large body', 413, () => visitor, 'POST', '/api/contact', { json: { message: 'x'.repeat(150_000) } }],
  [
    'another media type',
    415,
    () => visitor,
    'POST',
    '/api/contact',
    { raw: 'x', headers: { 'content-type': 'text/plain' } },
  ],
  ['a document that doesn’t exist', 404, () => broker, 'GET', `/api/documents/${NOBODY}/content`],
  ['a file of a case that doesn’t exist', 404, () => broker, 'GET', `/api/cases/${NOBODY}/file.pdf`],
  ['an upload without its protocol', 400, () => broker, 'POST', '/api/uploads'],
  ['an export for administrators', 403, () => broker, 'GET', '/api/admin/export/cases.csv'],
  ['an empty paper', 400, () => visitor, 'POST', '/api/read-paper'],
];

test.each(cases)('%s is a problem for who asks for one: %i', async (_what, status, who, method, path, options = {}) => {
  const plain = await who().rest(method, path, options);
  const asked = await who().rest(method, path, { ...options, headers: { ...options.headers, ...PROBLEM } });
  expect([plain.status, asked.status]).toEqual([status, status]);
  expect(plain.headers.get('content-type')).toMatch(/^application\/json(; charset=utf-8)?$/);
  expect(isProblem(asked)).toBe(true);
  const { message, code, issues } = plain.body as ErrorBody;
  const problem = asked.body as Problem;
  expect(problem).toMatchObject({
    title: errorCatalogue[code].title,
    status,
    detail: message,
    code,
    ...(issues && { issues }),
  });
  expect(problem.type).toBe(`${server.url}${ERROR_DOCS_PATH}#${errorAnchor(code)}`);
  expect(problem.requestId).toBe(asked.headers.get('x-request-id'));
});

test('a range past the end keeps its status, 416', async () => {
  const { document } = await sendFile(broker, party.caseId, 'shared.pdf', pdf('shared'));
  const path = documentContentPath(document.versions[0]?.id ?? '');
  const answer = await broker.rest('GET', path, { headers: { ...PROBLEM, range: 'bytes=9000000-' } });
  expect(answer).toMatchObject({ status: 416, body: { status: 416, code: 'BAD_REQUEST' } });
  expect(isProblem(answer)).toBe(true);
});

test.each([
  ['application/problem+json, application/json', true],
  ['application/json, application/problem+json', true],
  ['application/json;q=0.5, application/problem+json', true],
  ['application/json, application/problem+json;q=0.5', false],
  ['application/problem+json;q=0, */*', false],
  ['*/*', false],
  ['application/*', false],
  ['text/html', false],
])('Accept: %s is a problem: %s', async (accept, expected) => {
  expect(isProblem(await visitor.rest('GET', '/api/user', { headers: { accept } }))).toBe(expected);
});

test('tRPC has its own shape, whatever is accepted, with the same rules', async () => {
  const { headers, body } = await visitor.wire('mutation', 'contact.submit', '{"name":"A"}', PROBLEM);
  expect(headers.get('content-type')).toBe('application/json');
  const { issues } = (body as { error: { json: { data: ErrorBody } } }).error.json.data;
  const rest = (await visitor.rest('POST', '/api/contact', { json: { name: 'A' } })).body as ErrorBody;
  expect(issues).toEqual(rest.issues);
  expect(issues).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: 'name', rule: 'too_short' }),
      expect.objectContaining({ path: 'message', rule: 'required' }),
    ]),
  );
});

describe('the page about errors', () => {
  test('explains every code at the anchor its type names, as HTML without scripts', async () => {
    const { status, headers, text } = await visitor.call('GET', ERROR_DOCS_PATH);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).not.toContain('<script');
    for (const code of Object.keys(errorCatalogue) as ErrorCode[]) expect(text).toContain(`id="${errorAnchor(code)}"`);
    expect((await visitor.call('HEAD', ERROR_DOCS_PATH)).status).toBe(200);
  });
});
