/**
 * The measured first reply times, as shown next to the promised reply time.
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDailyCounts } from '#server/modules/cases/metrics/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { signIn } from '../support/api-client.ts';
import { offeredCase } from '../support/cases.ts';
import { viewerNamed } from '../support/people.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Tuesday, November 24, 2026, 9:00 a.m. in Alberta. */
const NINE = Date.parse('2026-11-24T15:00:00Z');
const MINUTE = 60_000;
let now = NINE;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(now) } });
});
afterAll(() => server?.stop());

test('the promised time is shown with measured first reply times, once there are 30 of the last 90 days', async () => {
  const { db } = server.services;
  const send = () => submitQuote(server.services, autoRequest({ email: `${randomUUID()}@example.com` }), '127.0.0.1');
  const day = async (text: string, count: number) => {
    const place = { metric: 'first_reply', day: new Date(text), dimension: '5' };
    await db.dailyCount.deleteMany({ where: place });
    await db.dailyCount.create({ data: { ...place, count } });
    // The displayed numbers may be a minute old.
    now += MINUTE;
  };
  // The few replies of this file may be counted too: neither number is near the limit.
  await day('2026-11-20', 15);
  // More than 90 days ago: it does not count.
  await day('2026-08-01', 500);
  expect((await send()).measured).toBeNull();
  await day('2026-11-20', 50);
  const { measured } = await send();
  expect(measured).toMatch(/^Over the last 90 days, the median first reply came 1 hour .* Of \d+ clients, \d+%/);

  const { caseId } = await offeredCase(server.services);
  const client = await viewerNamed(server.services, 'demo_client');
  await db.case.update({ where: { id: caseId }, data: { clientId: client.id } });
  const demo = await signIn(server.url, 'demo_client');
  expect((await demo.trpc.cases.get.query({ caseId })).nextStep).toContain(measured);

  const clients = async () => {
    await fillDailyCounts(server.services);
    await day('2026-11-20', 50);
    return Number(/Of (\d+) clients/.exec((await send()).measured ?? '')?.[1]);
  };
  const before = await clients();
  const broker = await viewerNamed(server.services, 'demo_broker');
  const late = { firstReplyAt: null, state: { update: { firstReplyDueAt: new Date(NINE - 60 * MINUTE) } } };
  const data = { status: 'active' as const, broker: { connect: { id: broker.id } }, ...late };
  await db.case.update({ where: { id: caseId }, data });
  expect(await clients()).toBe(before + 1);
});
