/** The way back: a closed case is reopened, and a case with expired options returns to the broker. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepOverdue } from '#server/app/jobs/overdue.ts';
import { closeCase, withdrawCase } from '#server/modules/cases/workflow/commands.ts';
import { expireOptions } from '#server/modules/quote-options/expiry/commands.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, caseRowOf, type Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let party: Party;
let client: ApiClient;
let broker: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  party = await activeCase(server.services);
  [client, broker] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
  ]);
});

function caseRow() {
  return caseRowOf(server.services, party.caseId);
}

async function withdrawn() {
  const { version } = await caseRow();
  return withdrawCase(server.services, party.client, { caseId: party.caseId, version });
}

describe('reopening', () => {
  test('by the client leads back to the broker, who is notified, and whose clock runs', async () => {
    const { version } = await withdrawn();
    const { caseId } = party;
    expect((await client.trpc.cases.get.query({ caseId })).allowedEvents).toContain('reopened');
    const receipt = await client.trpc.cases.reopen.mutate({ caseId, version, reason: 'We moved after all' });
    expect(receipt).toMatchObject({ status: 'active' });
    expect(await caseRow()).toMatchObject({ brokerId: party.broker.id, firstReplyDueAt: expect.any(Date) });
    expect((await client.trpc.cases.get.query({ caseId })).nextStep).toMatch(/A (first )?reply is due by \w+, .*\.$/);
    expect((await broker.trpc.notifications.list.query({})).notifications[0]).toMatchObject({ type: 'reopened' });
    await eventually('the broker is mailed', async () =>
      (await mailsTo(server.env, party.broker.email)).some(({ subject }) => subject?.includes('was reopened')),
    );
    // The reason is for the broker, not for other readers.
    const detailFor = async (who: ApiClient) =>
      (await who.trpc.cases.timeline.query({ caseId })).entries.findLast(({ type }) => type === 'reopened')?.detail;
    expect(await detailFor(broker)).toBe('We moved after all');
    expect(await detailFor(client)).toBeNull();
  });

  test('without a broker, or with a disabled one, starts a new search', async () => {
    const { version } = await withdrawn();
    const { db } = server.services;
    await db.user.update({ where: { id: party.broker.id }, data: { disabledAt: new Date() } });
    const { status } = await client.trpc.cases.reopen.mutate({ caseId: party.caseId, version });
    expect(status).toBe('new');
    await db.user.update({ where: { id: party.broker.id }, data: { disabledAt: null } });
    await eventually('routing has decided', async () => {
      const decisions = await db.assignmentDecision.count({ where: { caseId: party.caseId } });
      return decisions > 1;
    });
  });

  test('by a client works for 90 days after closing, whatever was written since; staff have no such limit', async () => {
    const { version } = await withdrawn();
    const { caseId } = party;
    const longAgo = new Date(Date.now() - 91 * DAY_MS);
    await server.services.db.case.update({ where: { id: caseId }, data: { createdAt: longAgo, closedAt: longAgo } });
    expect((await client.trpc.cases.get.query({ caseId })).allowedEvents).not.toContain('reopened');
    expect(await failureOf(client.trpc.cases.reopen.mutate({ caseId, version }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('90 days'),
    });
    expect(await broker.trpc.cases.reopen.mutate({ caseId, version })).toMatchObject({ status: 'active' });
    expect((await client.trpc.notifications.list.query({})).notifications[0]).toMatchObject({ type: 'reopened' });
  });

  test('moves earlier options to the history, and is refused for an open case', async () => {
    const { caseId } = party;
    await publish([30]);
    const { version } = await caseRow();
    const closed = await closeCase(server.services, party.broker, { caseId, version, reason: 'no_answer' });
    await client.trpc.cases.reopen.mutate({ caseId, version: closed.version });
    const after = await client.trpc.cases.get.query({ caseId });
    expect(after.options).toMatchObject([{ status: 'superseded' }]);
    expect(await failureOf(client.trpc.cases.reopen.mutate({ caseId, version: after.version }))).toMatchObject({
      status: 409,
    });
  });

  test('twice at the same time is one reopening', async () => {
    const { version } = await withdrawn();
    const input = { caseId: party.caseId, version };
    const outcomes = await Promise.allSettled([
      client.trpc.cases.reopen.mutate(input),
      broker.trpc.cases.reopen.mutate(input),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

/** Options valid for these numbers of days. */
async function publish(days: number[]): Promise<void> {
  const { version } = await caseRow();
  const day = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10);
  await broker.trpc.cases.publishOptions.mutate({
    caseId: party.caseId,
    version,
    options: days.map((count) => ({
      insurer: `Fictional ${count}`,
      premiumCents: 150_000,
      term: 'annual' as const,
      coverages: [{ name: 'Liability', limitCents: 200_000_000, deductibleCents: null }],
      validUntil: day(count),
    })),
  });
}

/** The same services on a later day. */
const later = (days: number) => ({ ...server.services, now: () => new Date(Date.now() + days * DAY_MS) });

describe('expired options', () => {
  test('are marked one by one, and the last of them returns the case to the broker and notifies both sides', async () => {
    const { caseId } = party;
    await publish([3, 10]);
    await expireOptions(later(1), caseId);
    expect((await client.trpc.cases.get.query({ caseId })).options).toMatchObject([
      { status: 'open' },
      { status: 'open' },
    ]);
    await expireOptions(later(6), caseId);
    expect(await client.trpc.cases.get.query({ caseId })).toMatchObject({
      status: 'quoted',
      options: [{ status: 'expired' }, { status: 'open' }],
    });
    await expireOptions(later(13), caseId);
    await expireOptions(later(13), caseId);
    const { entries } = await client.trpc.cases.timeline.query({ caseId });
    expect(entries.filter(({ type }) => type === 'options_expired')).toHaveLength(1);
    expect(await caseRow()).toMatchObject({ status: 'active', firstReplyDueAt: expect.any(Date) });
    for (const side of [client, broker])
      expect((await side.trpc.notifications.list.query({})).notifications[0]).toMatchObject({
        type: 'options_expired',
      });
  });

  test('are found by the sweeper', async () => {
    await publish([2]);
    await server.services.db.quoteOption.updateMany({
      where: { caseId: party.caseId },
      data: { validUntil: new Date('2026-01-01') },
    });
    await sweepOverdue(server.services);
    await eventually('the case is with the broker again', async () => (await caseRow()).status === 'active');
    await sweepOverdue(server.services);
  });
});
