/** Holds, priority, reassignment and SLA clocks: what brokers and administrators do with a case besides working on it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepOverdue } from '#server/app/jobs/overdue.ts';
import { handOver, handOverAll } from '#server/modules/assignment/reassignment/commands.ts';
import { enqueueClocks, tellClock, warnOfOffer } from '#server/modules/cases/sla/commands.ts';
import { endHold, holdCase, resumeCase } from '#server/modules/cases/workflow/hold/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { businessMinutesBetween } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { activeCase, caseRowOf, offeredCase, type Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let party: Party;
let client: ApiClient;
let broker: ApiClient;
let admin: ApiClient;
let adminViewer: Viewer;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  adminViewer = await viewerNamed(server.services, 'demo_admin');
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  party = await activeCase(server.services);
  [client, broker] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
  ]);
});

const caseRow = () => caseRowOf(server.services, party.caseId);
const command = async () => ({ caseId: party.caseId, version: (await caseRow()).version });
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** The same services at another time. */
const at = (moment: number) => ({ ...server.services, now: () => new Date(moment) });
const newest = async (who: ApiClient) => (await who.trpc.notifications.list.query({})).notifications[0];
const detailOf = async (who: ApiClient, event: string) =>
  (await who.trpc.cases.timeline.query({ caseId: party.caseId })).entries.findLast(({ type }) => type === event)
    ?.detail;

describe('a hold', () => {
  test('pauses the clock, gives the client the date but not the reason, and ends automatically with the remaining time', async () => {
    const { services } = server;
    const { firstReplyDueAt } = await caseRow();
    const held = Date.now();
    await holdCase(at(held), party.broker, { ...(await command()), until: inDays(20), note: 'Waits for the sale' });
    expect(await caseRow()).toMatchObject({ status: 'on_hold', firstReplyDueAt: null, pausedDueAt: firstReplyDueAt });
    expect(await detailOf(broker, 'held')).toContain('Waits for the sale');
    expect(await detailOf(client, 'held')).toMatch(/^until \w+ \d+, \d{4}$/);
    expect(await newest(client)).toMatchObject({ type: 'held' });

    await endHold(at(held + 10 * DAY_MS), party.caseId);
    expect((await caseRow()).status).toBe('on_hold');
    const back = held + 21 * DAY_MS;
    await Promise.all([endHold(at(back), party.caseId), endHold(at(back), party.caseId)]);
    const row = await caseRow();
    expect(row).toMatchObject({ status: 'active', holdUntil: null, pausedDueAt: null, pausedAt: null });
    const left = (from: number, due: Date | null) =>
      businessMinutesBetween(new Date(from), due as Date, calendarOf(services));
    expect(left(back, row.firstReplyDueAt)).toBeCloseTo(left(held, firstReplyDueAt), 3);
    expect(await newest(broker)).toMatchObject({ type: 'resumed' });
    const { entries } = await broker.trpc.cases.timeline.query({ caseId: party.caseId });
    expect(entries.filter(({ type }) => type === 'resumed')).toHaveLength(1);
  });

  test('is found on its date, ends when the client writes, and refuses a past date', async () => {
    const { db } = server.services;
    expect(await failureOf(broker.trpc.cases.hold.mutate({ ...(await command()), until: inDays(-2) }))).toMatchObject({
      status: 400,
    });
    await broker.trpc.cases.hold.mutate({ ...(await command()), until: inDays(5) });
    await db.case.update({ where: { id: party.caseId }, data: { holdUntil: new Date(Date.now() - 1000) } });
    await sweepOverdue(server.services);
    await eventually('it is active again', async () => (await caseRow()).status === 'active');
    await broker.trpc.cases.hold.mutate({ ...(await command()), until: inDays(5) });
    const words = { body: 'Still there?', attachments: [], kind: 'message' as const, clientKey: crypto.randomUUID() };
    await client.trpc.messages.send.mutate({ caseId: party.caseId, ...words });
    expect(await caseRow()).toMatchObject({ status: 'active', firstReplyDueAt: expect.any(Date), holdUntil: null });
  });

  test('is resumed once when two try at the same time', async () => {
    await broker.trpc.cases.hold.mutate({ ...(await command()), until: inDays(5) });
    const input = await command();
    const outcomes = await Promise.allSettled([
      resumeCase(server.services, party.broker, input),
      resumeCase(server.services, adminViewer, input),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test("a priority is visible to staff only, and does not move the case in its client's list", async () => {
  const before = await caseRow();
  await broker.trpc.cases.setPriority.mutate({ ...(await command()), priority: 'urgent' });
  expect(await caseRow()).toMatchObject({ priority: 'urgent', lastEventAt: before.lastEventAt });
  expect(await detailOf(broker, 'priority_set')).toBe('Urgent, was Normal');
  expect(await detailOf(client, 'priority_set')).toBeUndefined();
  const again = await broker.trpc.cases.setPriority.mutate({ ...(await command()), priority: 'urgent' });
  expect(again.version).toBe(before.version + 1);
});

describe('the insurer and the choice', () => {
  async function quoted() {
    await broker.trpc.cases.publishOptions.mutate({
      ...(await command()),
      options: [
        {
          insurer: 'Fictional Mutual',
          premiumCents: 150_000,
          term: 'annual',
          coverages: [{ name: 'Liability', limitCents: 200_000_000, deductibleCents: null }],
          validUntil: inDays(30),
        },
      ],
    });
    const { options } = await broker.trpc.cases.get.query({ caseId: party.caseId });
    return options[0]?.id ?? '';
  }

  test('a choice is recorded by the broker with how the client agreed, and the client is notified; the insurer may decline', async () => {
    const optionId = await quoted();
    const choice = { ...(await command()), optionId, acknowledged: true as const, note: 'By phone at noon' };
    await broker.trpc.cases.acceptOptionForClient.mutate(choice);
    expect(await newest(client)).toMatchObject({ type: 'option_noted' });
    expect(await detailOf(broker, 'option_accepted')).toBe('Fictional Mutual: By phone at noon');
    expect(await detailOf(client, 'option_accepted')).toBe('Fictional Mutual');
    await broker.trpc.cases.insurerDeclined.mutate({ ...(await command()), note: 'Too many claims' });
    expect(await client.trpc.cases.get.query({ caseId: party.caseId })).toMatchObject({
      status: 'active',
      options: [{ status: 'declined' }],
    });
    expect(await detailOf(client, 'insurer_declined')).toBeNull();
    expect((await caseRow()).firstReplyDueAt).toEqual(expect.any(Date));
  });

  test('the first reply is counted once, in business minutes from acceptance', async () => {
    const { services } = server;
    const assignedAt = new Date('2026-11-20T22:30:00Z');
    await services.db.case.update({ where: { id: party.caseId }, data: { createdAt: assignedAt, assignedAt } });
    await quoted();
    const { firstReplyAt, firstReplyMinutes } = await caseRow();
    const passed = businessMinutesBetween(assignedAt, firstReplyAt as Date, calendarOf(services));
    expect(firstReplyMinutes).toBe(Math.round(passed));
  });
});

describe('a reassignment', () => {
  test('by a broker goes to the delegate, even if another is named, and all three are notified', async () => {
    const { db } = server.services;
    const [delegate, third] = await Promise.all([
      createPerson(server.services, 'broker', 'Dana Delegate'),
      createPerson(server.services, 'broker', 'Terry Third'),
    ]);
    const setDelegate = (delegateId: string | null) =>
      db.brokerProfile.update({ where: { userId: party.broker.id }, data: { delegateId } });
    await setDelegate(null);
    // Without colleagues: handing over inside a firm is in firms.test.ts.
    await db.firmMember.deleteMany({ where: { userId: party.broker.id } });
    expect(await failureOf(broker.trpc.cases.handOver.mutate(await command()))).toMatchObject({ status: 409 });
    expect((await broker.trpc.cases.get.query({ caseId: party.caseId })).allowedEvents).not.toContain('reassigned');
    await setDelegate(delegate.id);
    expect(
      await failureOf(broker.trpc.cases.handOver.mutate({ ...(await command()), brokerId: third.id })),
    ).toMatchObject({ status: 403 });
    expect((await broker.trpc.cases.get.query({ caseId: party.caseId })).delegate).toMatchObject({
      name: 'Dana Delegate',
      refusal: null,
    });
    await broker.trpc.cases.handOver.mutate({ ...(await command()), note: 'I’m away next week' });
    await setDelegate(null);
    expect(await caseRow()).toMatchObject({ brokerId: delegate.id, status: 'active' });
    expect(await failureOf(broker.trpc.cases.get.query({ caseId: party.caseId }))).toMatchObject({ status: 404 });
    expect(await newest(client)).toMatchObject({ type: 'broker_changed' });
    expect(await newest(await signIn(server.url, delegate.username))).toMatchObject({ type: 'case_handed_over' });
    expect(await detailOf(client, 'reassigned')).not.toContain('away');
    expect(await db.outboxMail.count({ where: { template: 'broker-changed', to: party.client.email } })).toBe(1);
  });

  test('by an administrator follows the rules, in every carried state; of two at once one succeeds', async () => {
    const { services } = server;
    const [heir, other, life] = await Promise.all([
      createPerson(services, 'broker', 'Heidi Heir'),
      createPerson(services, 'broker', 'Olga Other'),
      viewerNamed(services, 'demo_broker_life'),
    ]);
    await broker.trpc.cases.hold.mutate({ ...(await command()), until: inDays(9) });
    const { brokers } = await admin.trpc.cases.successors.query({ caseId: party.caseId });
    expect(brokers.find(({ brokerId }) => brokerId === life.id)).toMatchObject({ eligible: false });
    expect(
      await failureOf(admin.trpc.cases.handOver.mutate({ ...(await command()), brokerId: life.id })),
    ).toMatchObject({
      status: 409,
      message: expect.stringContaining('Doesn’t hold the General licence'),
    });
    expect(await failureOf(admin.trpc.cases.handOver.mutate(await command()))).toMatchObject({ status: 400 });
    const input = await command();
    const outcomes = await Promise.allSettled(
      [heir, other].map(({ id }) => handOver(services, adminViewer, { ...input, brokerId: id })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await caseRow()).status).toBe('on_hold');
    expect(await newest(broker)).toMatchObject({ type: 'case_taken_over' });
  });

  test('of all cases gives each to the heir if eligible, and returns the others and the offers to the search', async () => {
    const { services } = server;
    const { db } = services;
    const leaver = await createPerson(services, 'broker', 'Lee Leaver');
    const heir = await createPerson(services, 'broker', 'Heather Heir');
    await db.brokerProfile.update({ where: { userId: heir.id }, data: { lines: ['auto'], capacity: 0 } });
    const second = await activeCase(services);
    await db.case.updateMany({ where: { id: { in: [party.caseId, second.caseId] } }, data: { brokerId: leaver.id } });
    await db.case.update({ where: { id: second.caseId }, data: { type: 'home', ...columnsOf('quoted') } });
    const offered = await offeredCase(services);
    await db.offer.updateMany({ where: { caseId: offered.caseId }, data: { brokerId: leaver.id } });
    await db.user.update({ where: { id: leaver.id }, data: { disabledAt: new Date() } });
    const report = await handOverAll(services, adminViewer, leaver.id, heir.id);
    expect(report).toEqual({ handedOver: 1, searching: 1, offersWithdrawn: 1 });
    expect(await caseRow()).toMatchObject({ brokerId: heir.id, status: 'active' });
    expect(await db.notification.count({ where: { userId: heir.id, type: 'work_handed_over' } })).toBe(1);
    await eventually('both are offered to somebody else', async () => {
      const offers = await db.offer.findMany({
        where: { caseId: { in: [second.caseId, offered.caseId] }, status: 'open' },
      });
      return offers.length === 2 && offers.every(({ brokerId }) => brokerId !== leaver.id);
    });
    expect(await handOverAll(services, adminViewer, leaver.id, null)).toEqual({
      handedOver: 0,
      searching: 0,
      offersWithdrawn: 0,
    });
  });
});

describe('clocks', () => {
  test('are reported once per due time: at risk to the broker, late to the administrators too', async () => {
    const { services } = server;
    const due = (await caseRow()).firstReplyDueAt as Date;
    const count = (userId: string, type: string) =>
      services.db.notification.count({ where: { userId, type, caseId: party.caseId } });
    await tellClock(at(due.getTime() - DAY_MS), party.caseId);
    expect(await count(party.broker.id, 'reply_due')).toBe(0);
    const soon = at(due.getTime() - 60_000);
    await Promise.all([tellClock(soon, party.caseId), tellClock(soon, party.caseId)]);
    expect(await count(party.broker.id, 'reply_due')).toBe(1);
    expect(await count(adminViewer.id, 'reply_late')).toBe(0);
    await services.db.caseState.update({
      where: { caseId: party.caseId },
      data: { firstReplyDueAt: new Date(Date.now() - 1000) },
    });
    await enqueueClocks(services);
    await eventually('both are told', async () => (await count(adminViewer.id, 'reply_late')) === 1);
    await enqueueClocks(services);
    await tellClock(services, party.caseId);
    expect(await count(party.broker.id, 'reply_late')).toBe(1);
  });

  test('an offer about to expire is reported once', async () => {
    const { caseId, broker: asked } = await offeredCase(server.services);
    const { id } = await server.services.db.offer.findFirstOrThrow({ where: { caseId } });
    await server.services.db.offer.update({ where: { id }, data: { expiresAt: new Date(Date.now() + 600_000) } });
    await Promise.all([warnOfOffer(server.services, id), warnOfOffer(server.services, id)]);
    expect(
      await server.services.db.notification.count({ where: { userId: asked.id, type: 'offer_ending', caseId } }),
    ).toBe(1);
  });
});

test('an administrator withdraws a request on the client’s behalf, and the client is notified', async () => {
  await admin.trpc.cases.withdraw.mutate({ ...(await command()), reason: 'Asked on the telephone' });
  expect(await newest(client)).toMatchObject({ type: 'withdrawn' });
  expect(await newest(broker)).toMatchObject({ type: 'withdrawn' });
});
