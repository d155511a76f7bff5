/**
 * One session cannot monopolize a process, whatever it opens.
 * @module-tag long
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionBudget } from '#server/platform/auth/session-budget.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { openStream } from '../support/streams.ts';

let server: TestServer;
let client: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1' } });
  client = await signIn(server.url, 'demo_client');
});
afterAll(() => server.stop());

test('a session holds a few live streams, and one more is refused with a sentence', async () => {
  for (let stream = 0; stream < sessionBudget.streamsPerSession; stream += 1) await openStream(client);
  const refused = await client.watch('{}');
  expect(refused.status).toBe(429);
  expect(refused.text).toContain('Live updates are open in too many tabs.');
});

test('a session over its limit per minute is refused on every endpoint that needs one', async () => {
  const { id } = await server.services.db.userSession.findFirstOrThrow({
    where: { endedAt: null },
    select: { id: true },
  });
  for (let call = 0; call < sessionBudget.callsPerMinute; call += 1) {
    try {
      server.services.budget.count(id);
    } catch {
      break;
    }
  }
  const call = await client.wire('query', 'notifications.list', '{}');
  expect(call.status).toBe(429);
  expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await client.call('GET', '/api/documents/0194a3c0-0000-7000-8000-000000000001/content')).status).toBe(429);
  expect((await createApiClient(server.url).rest('GET', '/api/user')).status).toBe(401);
});

test('a batch holds ten calls at most', async () => {
  const names = Array.from({ length: 11 }, () => 'auth.session').join(',');
  const answer = await createApiClient(server.url).call('GET', `/api/trpc/${names}?batch=1&input={}`);
  expect(answer.status).toBe(400);
});
