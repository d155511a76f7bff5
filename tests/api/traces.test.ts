/** One trace leads from a request to the email it caused, and says nothing about anybody. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';
import { createApiClient } from '../support/api-client.ts';
import { asOwner } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { startReceiver } from '../support/receiver.ts';
import { CONTACT } from '../support/rest-calls.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code: number };
};
type Sent = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] };

let collector: Awaited<ReturnType<typeof startReceiver>>;
let server: TestServer;

beforeAll(async () => {
  collector = await startReceiver();
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`, TRUST_PROXY: '1' };
  server = await startTestServer({ variables });
});
afterAll(async () => {
  await server.stop();
  await collector.stop();
});

const spans = () =>
  collector.received.flatMap(({ body }) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const factsOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** The spans of the request with this id, once its email was sent. */
function traceOf(requestId: string | null, last: string): Promise<Span[]> {
  return eventually(`the trace ends with ${last}`, async () => {
    const first = spans().find((span) => factsOf(span)['coverbridge.request_id'] === requestId);
    const whole = spans().filter(({ traceId }) => traceId === first?.traceId);
    return whole.some(({ name }) => name === last) && whole;
  });
}

const named = (trace: Span[], name: string) => trace.find((span) => span.name === name);

test('a request, its procedure, its statements, its job and the email are one trace', async () => {
  const answer = await createApiClient(server.url).rest('POST', '/api/contact', { json: CONTACT });
  const trace = await traceOf(answer.headers.get('x-request-id'), 'send email');
  expect(collector.received.every(({ path }) => path === '/v1/traces')).toBe(true);

  const request = named(trace, 'POST /api/contact');
  const procedure = named(trace, 'contact.submit');
  const insert = named(trace, 'INSERT contact_messages');
  const job = named(trace, 'job mail.send');
  const email = named(trace, 'send email');
  expect(request?.parentSpanId ?? '').toBe('');
  expect(procedure?.parentSpanId).toBe(request?.spanId);
  expect(insert?.parentSpanId).toBe(procedure?.spanId);
  expect(job?.parentSpanId).toBe(procedure?.spanId);
  expect(email?.parentSpanId).toBe(job?.spanId);
  expect(factsOf(request as Span)).toMatchObject({ 'http.route': '/api/contact', 'http.response.status_code': 200 });
  expect(factsOf(insert as Span)).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'INSERT',
    'db.collection.name': 'contact_messages',
  });
});

test('no span says anything about a person', () => {
  const everything = collector.received.map(({ body }) => body).join('');
  expect(everything).toContain('contact_messages');
  expect(everything).not.toMatch(/Ava|ava@example|403-555|Do you know|\$1|WHERE/);
  const [{ resourceSpans } = { resourceSpans: [] }] = collector.received.map(({ body }) => JSON.parse(body) as Sent);
  expect(JSON.stringify(resourceSpans[0]?.resource)).not.toContain('host.name');
});

const PARENT = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${PARENT.traceId}-${PARENT.spanId}-01`;

test('behind a proxy, a request continues the trace it came with', async () => {
  await fetch(`${server.url}/api/user`, { headers: { traceparent } });
  const span = await eventually('it is traced', async () =>
    spans().find((each) => each.parentSpanId === PARENT.spanId),
  );
  expect(span).toMatchObject({ traceId: PARENT.traceId, name: 'GET /api/user' });
});

test('a failure marks its spans, by its name only', async () => {
  await asOwner(server.database, 'ALTER TABLE contact_messages ADD CONSTRAINT odd CHECK (length(name) > 50) NOT VALID');
  try {
    const answer = await createApiClient(server.url).rest('POST', '/api/contact', { json: CONTACT });
    const trace = await traceOf(answer.headers.get('x-request-id'), 'POST /api/contact');
    for (const name of ['POST /api/contact', 'contact.submit', 'INSERT contact_messages'])
      expect(named(trace, name)?.status.code, name).toBe(2);
    expect(JSON.stringify(trace)).not.toMatch(/Ava|ava@example|odd/);
  } finally {
    await asOwner(server.database, 'ALTER TABLE contact_messages DROP CONSTRAINT odd');
  }
});

test('a collector that is gone hinders nobody', async () => {
  const before = collector.received.length;
  collector.answer(() => null);
  const contact = () =>
    createApiClient(server.url).rest('POST', '/api/contact', { json: { ...CONTACT, name: 'Lee Park' } });
  expect((await contact()).status).toBe(200);
  await eventually('the collector was asked', async () => collector.received.length > before);
  expect((await fetch(`${server.url}/api/user`)).status).toBe(401);
  collector.answer(() => 200);
});

test('what a stranger sends as its trace counts for nothing', async () => {
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}` };
  const open = await startTestServer({ variables });
  try {
    const foreign = traceparent.replace(PARENT.traceId, 'f'.repeat(32));
    const answer = await fetch(`${open.url}/api/user`, { headers: { traceparent: foreign } });
    const trace = await traceOf(answer.headers.get('x-request-id'), 'GET /api/user');
    expect(trace[0]?.traceId).not.toBe('f'.repeat(32));
  } finally {
    await open.stop();
  }
});

test('a server without a collector or a monitor loads none of their libraries', async () => {
  const program = `
    await import('#server/app/serve.ts');
    const { createRequire } = await import('node:module');
    console.log(Object.keys(createRequire(import.meta.url).cache).filter((file) => /@opentelemetry|prom-client/.test(file)).join());`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: inRoot(),
    env: { PATH: process.env.PATH },
  });
  expect(stdout.trim()).toBe('');
});
