/** No status in which a client waits unnoticed, and no promise that the rules do not keep. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptOffer, declineOffer } from '#server/modules/assignment/offers/commands.ts';
import { expireOffer, routeCase } from '#server/modules/assignment/routing/commands.ts';
import { enqueueClocks, tellClock } from '#server/modules/cases/sla/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { addBusinessMinutes } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { promiseFrom } from '#server/platform/business-time/promises.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { activeCase, caseRowOf, offeredCase, type Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Tuesday, November 24, 2026, 9:00 a.m. in Alberta: eight business hours until the evening. */
const NINE = Date.parse('2026-11-24T15:00:00Z');
const MINUTE = 60_000;
let now = NINE;
let server: TestServer;
let party: Party;
let admin: Viewer;
let as: Record<'client' | 'broker' | 'admin', ApiClient>;

beforeAll(async () => {
  server = await startTestServer({
    variables: { RATE_LIMIT_SCALE: '1000' },
    overrides: { now: () => new Date(now) },
  });
  admin = await viewerNamed(server.services, 'demo_admin');
});
afterAll(() => server.stop());

const business = (minutes: number, from = now) =>
  addBusinessMinutes(new Date(from), minutes, calendarOf(server.services));
const caseRow = (id = party.caseId) => caseRowOf(server.services, id);
const told = (userId: string, type: string) =>
  server.services.db.notification.count({ where: { userId, type, caseId: party.caseId } });
type Seen = { dueAt: string | null; dueFor: string | null; nextStep: string };
const seen = async (who: ApiClient) => (await who.trpc.cases.get.query({ caseId: party.caseId })) as Seen;
function write(who: ApiClient, body = 'A question') {
  return who.trpc.messages.send.mutate({
    caseId: party.caseId,
    body,
    attachments: [],
    kind: 'message',
    clientKey: randomUUID(),
  });
}

/** Travels to another time, in sessions that began there: those of staff end after an hour without a request. */
async function travel(to: number): Promise<void> {
  now = to;
  const [client, broker, watch] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
    signIn(server.url, 'demo_admin'),
  ]);
  as = { client, broker, admin: watch };
}

describe('every status has its clock', () => {
  beforeEach(async () => {
    now = NINE;
    party = await activeCase(server.services);
    await travel(NINE);
    await write(as.broker, 'Hello, I am on it.');
  });

  test.each<CaseStatus>(['active', 'quoted', 'accepted', 'bound', 'lost'])(
    'a message of the client on a case that is %s is due within 8 business hours, until the broker answers',
    async (status) => {
      await server.services.db.case.update({ where: { id: party.caseId }, data: columnsOf(status, new Date(now)) });
      expect((await seen(as.broker)).dueAt).toBeNull();
      await write(as.client);
      const due = business(480);
      for (const who of [as.broker, as.admin])
        expect(await seen(who)).toMatchObject({ dueAt: due.toISOString(), dueFor: 'reply' });
      expect((await seen(as.broker)).nextStep).toContain('A reply is due by');
      const listed = async (who: ApiClient, scope: 'mine' | 'all', bucket: 'today' | 'breached') =>
        (await who.trpc.worklist.list.query({ scope, bucket })).cases.some(({ id }) => id === party.caseId);
      expect(await listed(as.broker, 'mine', 'today')).toBe(true);

      // A second message does not reset the clock.
      await travel(now + 60 * MINUTE);
      await write(as.client, 'Another question');
      expect((await caseRow()).firstReplyDueAt).toEqual(due);

      now = due.getTime() - 30 * MINUTE;
      await enqueueClocks(server.services);
      await eventually('the broker is warned', async () => (await told(party.broker.id, 'reply_due')) === 1);
      await travel(due.getTime() + MINUTE);
      const overdue = async () => (await as.admin.trpc.admin.overview.query()).overdue;
      expect(await overdue()).toBeGreaterThan(0);
      expect(await listed(as.broker, 'mine', 'breached')).toBe(true);
      expect(await listed(as.admin, 'all', 'breached')).toBe(true);
      await tellClock(server.services, party.caseId);
      await tellClock(server.services, party.caseId);
      expect([await told(party.broker.id, 'reply_late'), await told(admin.id, 'reply_late')]).toEqual([1, 1]);

      await write(as.broker, 'Here is the answer.');
      expect(await seen(as.broker)).toMatchObject({ dueAt: null, dueFor: null });
      expect(await listed(as.broker, 'mine', 'breached')).toBe(false);
    },
  );

  test('an accepted option is confirmed within 4 business hours and before the requested start, with a warning and a late notice', async () => {
    const { db } = server.services;
    await db.case.update({
      where: { id: party.caseId },
      data: { answers: { startWhen: 'date', startDate: '2026-11-25' } },
    });
    await travel(Date.parse('2026-11-24T23:00:00Z'));
    await as.broker.trpc.cases.publishOptions.mutate({
      caseId: party.caseId,
      version: (await caseRow()).version,
      options: [
        {
          insurer: 'Fictional Insurer',
          premiumCents: 120_000,
          term: 'annual',
          coverages: [{ name: 'Third-party liability', limitCents: 200_000_000, deductibleCents: null }],
          exclusions: '',
          validUntil: '2026-12-20',
          note: '',
        },
      ],
    });
    const option = await db.quoteOption.findFirstOrThrow({ where: { caseId: party.caseId } });
    const { version } = await caseRow();
    await as.client.trpc.cases.acceptOption.mutate({
      caseId: party.caseId,
      version,
      optionId: option.id,
      acknowledged: true,
    });
    // Four business hours would end the next morning, after the requested effective date has begun.
    const due = new Date('2026-11-25T06:00:00Z');
    expect(await seen(as.broker)).toMatchObject({ dueAt: due.toISOString(), dueFor: 'confirm' });
    expect((await seen(as.client)).nextStep).toContain('Confirmation from the insurer is due by');

    // Replying to a message does not stop the confirmation clock.
    await write(as.client);
    await write(as.broker, 'I am calling them now.');
    expect((await caseRow()).confirmDueAt).toEqual(due);

    now = due.getTime() - MINUTE;
    await tellClock(server.services, party.caseId);
    expect(await told(party.broker.id, 'reply_due')).toBe(1);
    now = due.getTime() + MINUTE;
    await enqueueClocks(server.services);
    await eventually('the administrators are told', async () => (await told(admin.id, 'reply_late')) === 1);
    await eventually('the broker has an email', async () =>
      (await mailsTo(server.env, party.broker.email)).some(({ subject }) =>
        subject?.startsWith('Confirmation overdue'),
      ),
    );

    await travel(now);
    await as.broker.trpc.cases.confirmBound.mutate({
      caseId: party.caseId,
      version: (await caseRow()).version,
      insurer: 'Fictional Insurer',
      policyNumber: 'F-1',
      effectiveDate: '2026-11-25',
      expiresDate: '2027-11-25',
    });
    expect(await seen(as.broker)).toMatchObject({ dueAt: null, nextStep: expect.stringContaining('Nothing is due.') });
  });

  test('an administrator answers where a closed case has no broker', async () => {
    await server.services.db.case.update({
      where: { id: party.caseId },
      data: { ...columnsOf('lost', new Date(now)), brokerId: null, assignedAt: null },
    });
    await write(as.client);
    expect(await seen(as.admin)).toMatchObject({ dueFor: 'reply' });
    await write(as.admin, 'We are happy to help.');
    expect(await seen(as.admin)).toMatchObject({ dueAt: null });
  });
});

describe('what the receipt promises', () => {
  const offerOf = (caseId: string) =>
    server.services.db.offer.findFirstOrThrow({ where: { caseId, status: 'open' }, include: { broker: true } });
  const broker = async (caseId: string) => viewerNamed(server.services, (await offerOf(caseId)).broker.username);

  test('is kept by a broker who accepts in the last minute of the offer, and no sentence claims that a broker is looking at it', async () => {
    now = NINE;
    const request = autoRequest({ email: `${randomUUID()}@example.com` });
    const receipt = await submitQuote(server.services, request, '127.0.0.1');
    const promise = promiseFrom(new Date(NINE), calendarOf(server.services));
    expect(receipt).toMatchObject({
      takenBy: promise.takenBy.toISOString(),
      firstReplyBy: promise.answeredBy.toISOString(),
      promise: expect.stringContaining('by Tuesday, November 24 at 1:00 p.m. Alberta time and reply to you by'),
    });
    const { id: caseId } = await eventually('it is offered', () =>
      server.services.db.case.findFirst({ where: { draftId: request.draftId, status: 'offered' } }),
    );
    expect((await offerOf(caseId)).expiresAt).toEqual(promise.takenBy);
    const { text } = await eventually(
      'the receipt is there',
      async () => (await mailsTo(server.env, request.answers.email as string))[0],
    );
    expect(text?.replaceAll(/\s+/g, ' ')).toContain(receipt.promise);

    now = promise.takenBy.getTime() - MINUTE;
    const row = await caseRow(caseId);
    await acceptOffer(server.services, await broker(caseId), { caseId, version: row.version });
    const taken = await caseRow(caseId);
    expect(taken.takeDueAt).toBeNull();
    expect(taken.firstReplyDueAt && taken.firstReplyDueAt <= promise.answeredBy).toBe(true);
    expect(await server.services.db.caseEvent.count({ where: { caseId, type: 'reply_time_moved' } })).toBe(0);
  });

  test('moves when the offer expires, and the client is notified of the new time by email, in the portal and in the history', async () => {
    now = NINE;
    // Somebody is left to ask, regardless of who is asked first.
    for (const name of ['Second Broker', 'Third Broker', 'Fourth Broker'])
      await createPerson(server.services, 'broker', name);
    const { caseId } = await offeredCase(server.services);
    party = { ...party, caseId };
    const client = await viewerNamed(server.services, 'demo_client');
    await server.services.db.case.update({ where: { id: caseId }, data: { clientId: client.id } });
    const demo = await signIn(server.url, 'demo_client');
    const first = await caseRow(caseId);
    expect((await seen(demo)).nextStep).toMatch(
      /^Your request has been offered to a licensed broker, who hasn’t answered yet\. We aim to have a licensed broker accept/,
    );

    // Declined within minutes: the next broker has slightly less time, and the promised time stays.
    now += 5 * MINUTE;
    await declineOffer(server.services, await broker(caseId), {
      caseId,
      version: first.version,
      reason: 'no_capacity',
    });
    await routeCase(server.services, caseId);
    expect(await caseRow(caseId)).toMatchObject({ takeDueAt: first.takeDueAt, firstReplyDueAt: first.firstReplyDueAt });

    // Before the clock moves: the sweep of each minute may end the offer first.
    const { id } = await offerOf(caseId);
    now = (first.takeDueAt as Date).getTime();
    await expireOffer(server.services, id);
    await routeCase(server.services, caseId);
    const moved = await caseRow(caseId);
    const promise = promiseFrom(new Date(now), calendarOf(server.services));
    expect(moved).toMatchObject({ status: 'offered', takeDueAt: promise.takenBy, firstReplyDueAt: promise.answeredBy });
    expect((await offerOf(caseId)).expiresAt).toEqual(promise.takenBy);
    expect(await told(client.id, 'reply_time_moved')).toBe(1);
    const { entries } = await (await signIn(server.url, 'demo_client')).trpc.cases.timeline.query({ caseId });
    expect(entries.findLast(({ type }) => type === 'reply_time_moved')?.detail).toContain('Wednesday, November 25');
    await eventually('an email says so', async () =>
      (await mailsTo(server.env, client.email)).some(({ subject }) => subject?.startsWith('New reply time for')),
    );
  });
});
