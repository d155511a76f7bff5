// @module-tag long
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

test('routing waits until interactive calls are answered', async () => {
  const { services } = server;
  const quiet = vi.spyOn(services.foreground, 'quiet');
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const calls = Array.from({ length: 9 }, () => services.foreground.run(() => promise));
  const email = `${randomUUID()}@example.com`;
  await submitQuote(services, autoRequest({ email }), '127.0.0.1');
  await eventually('its job has begun', async () => quiet.mock.calls.length > 0);
  const countOf = (status: 'new' | 'offered') => services.db.case.count({ where: { contactEmail: email, status } });
  expect(await countOf('new')).toBe(1);
  answer();
  await Promise.all(calls);
  await eventually('it is offered', async () => (await countOf('offered')) === 1);
});

test('each call of a procedure counts as interactive', async () => {
  const run = vi.spyOn(server.services.foreground, 'run');
  const client = await signIn(server.url, 'demo_client');
  run.mockClear();
  await client.trpc.cases.list.query({ scope: 'own' });
  expect(run).toHaveBeenCalledOnce();
});
