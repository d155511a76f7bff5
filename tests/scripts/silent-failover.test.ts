/**
 * The database fails over without closing connections: they stay open and never send another byte.
 * @module-tag long
 */
import { expect, onTestFinished, test } from 'vitest';
import { createApiClient, failureOf, submitQuote } from '../support/api-client.ts';
import { startCuttableProxy } from '../support/cuttable-proxy.ts';
import { createTestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { cookieHeader, openLiveStream } from '../support/live-stream.ts';
import { CONTACT } from '../support/rest-calls.ts';
import { startServerProcess } from '../support/server-process.ts';
import { startSmtp } from '../support/smtp.ts';
import { workedCase } from '../support/worked-case.ts';

const PATIENCE_MS = 90_000;

/** A server that reaches its database through a proxy that can go silent. */
async function startBehindWire(variables: Record<string, string> = {}) {
  const database = await createTestDatabase({ from: 'demo' });
  const wire = await startCuttableProxy(Number(new URL(database.url).port));
  const server = await startServerProcess({
    database: { ...database, url: wire.behind(database.url), retentionUrl: wire.behind(database.retentionUrl) },
    variables: { DATABASE_TIMEOUT_SECONDS: '2', ...variables },
  });
  onTestFinished(async () => {
    await server.stop();
    await wire.close();
  });
  return { server, wire };
}

test('old connections go silent and new ones work: queries, batches, streams and jobs continue without a restart', {
  timeout: 240_000,
}, async () => {
  const smtp = await startSmtp();
  const { server, wire } = await startBehindWire({ SMTP_URL: smtp.url });
  const { caseId, client, broker } = await workedCase(server.url);
  const visitor = createApiClient(server.url);
  const stream = openLiveStream(server.url, cookieHeader(client.cookies), { caseId });
  await eventually('the stream is open', async () => stream.events.some(({ kind }) => kind === 'seen'));

  wire.silence();
  // All at once, so that every pooled connection is used while it is silent.
  const first = await Promise.allSettled([
    ...Array.from({ length: 8 }, () => broker.trpc.cases.list.query({ scope: 'mine' })),
    visitor.trpc.contact.submit.mutate(CONTACT),
  ]);
  for (const outcome of first)
    if (outcome.status === 'rejected')
      expect(await failureOf(Promise.reject(outcome.reason))).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });

  const body = 'written after the failover';
  const message = { caseId, body, clientKey: crypto.randomUUID() };
  await eventually(
    'a message is taken',
    () => broker.trpc.messages.send.mutate(message).catch(() => null),
    PATIENCE_MS,
  );
  await eventually(
    'a batched write is taken',
    () => visitor.trpc.contact.submit.mutate(CONTACT).catch(() => null),
    PATIENCE_MS,
  );
  await eventually('the stream goes on', async () => stream.bodies().includes(body), PATIENCE_MS);
  const receipt = await submitQuote(visitor, { email: 'after.failover@example.com' });
  await eventually(
    'jobs go on',
    async () => smtp.received.some(({ subject }) => subject?.includes(receipt.number)),
    PATIENCE_MS,
  );
  await eventually('the server is ready', async () => (await visitor.call('GET', '/readyz')).status === 200);
  stream.close();
  await smtp.close();
});

test('the database only hangs: readiness says so, requests are answered, and a stop still ends', {
  timeout: 240_000,
}, async () => {
  const { server, wire } = await startBehindWire();
  const visitor = createApiClient(server.url);
  wire.hang();
  expect(await visitor.call('GET', '/readyz')).toMatchObject({
    status: 503,
    body: { status: 'the database isn’t responding' },
  });
  expect(await visitor.call('GET', '/healthz')).toMatchObject({ status: 200 });
  expect(await failureOf(visitor.trpc.contact.submit.mutate(CONTACT))).toMatchObject({
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
  });
  wire.repair();
  await eventually('it is ready again', async () => (await visitor.call('GET', '/readyz')).status === 200, PATIENCE_MS);
  await eventually(
    'requests are taken again',
    () => visitor.trpc.contact.submit.mutate(CONTACT).catch(() => null),
    PATIENCE_MS,
  );
  wire.hang();
  await server.terminate();
  wire.repair();
});
