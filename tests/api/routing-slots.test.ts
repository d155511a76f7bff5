/**
 * Routing is background work: few run at once across all processes, and no submission waits for it.
 * @module-tag long
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routeCase, routingSlots } from '#server/modules/assignment/routing/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { eventually } from '../support/eventually.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
/** Another process that is routing. */
let elsewhere: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  elsewhere = new pg.Client({ connectionString: server.database.url });
  await elsewhere.connect();
});
afterAll(async () => {
  await elsewhere.end();
  await server.stop();
});

async function waitingForSlot(): Promise<number> {
  const { rows } = await elsewhere.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [routingSlots.key],
  );
  return rows[0]?.count ?? 0;
}

test('with every slot taken elsewhere, requests are still received, and routed when one is free', async () => {
  const { db } = server.services;
  for (let slot = 0; slot < routingSlots.count; slot++)
    await elsewhere.query('SELECT pg_advisory_lock($1, $2)', [routingSlots.key, slot]);
  const requests = Array.from({ length: 5 }, (_, index) => autoRequest({ email: `slot-${index}@example.com` }));
  const receipts = await Promise.all(requests.map((request) => submitQuote(server.services, request, '127.0.0.1')));
  expect(receipts).toHaveLength(5);

  // No more of this process wait than could work: the others are still in the queue and hold no connection.
  await eventually('two wait', async () => (await waitingForSlot()) === routingSlots.count);
  const draftId = { in: requests.map((request) => request.draftId) };
  expect(await db.case.count({ where: { draftId, status: 'new' } })).toBe(5);

  await elsewhere.query('SELECT pg_advisory_unlock_all()');
  await eventually(
    'all are offered',
    async () => (await db.case.count({ where: { draftId, status: 'offered' } })) === 5,
  );
  expect(await waitingForSlot()).toBe(0);
});

test('a case that has moved on is left alone', async () => {
  const { db } = server.services;
  const { id } = await db.case.findFirstOrThrow({ where: { status: 'offered' }, select: { id: true } });
  await routeCase(server.services, id);
  expect(await db.offer.count({ where: { caseId: id } })).toBe(1);
});
