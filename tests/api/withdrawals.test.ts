/** A client who withdraws reaches the broker, who confirms it once; until then both sides and the administrators see that it is open. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepOverdue } from '#server/app/jobs/overdue.ts';
import { actorOf } from '#server/modules/cases/commands.ts';
import { closeCase } from '#server/modules/cases/workflow/commands.ts';
import { reopenCase } from '#server/modules/cases/workflow/reopen/commands.ts';
import { eraseAccount } from '#server/modules/privacy/erasure/commands.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { activeCase, caseRowOf, type Party } from '../support/cases.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** A Tuesday, eleven in the morning in Edmonton. */
const START = new Date('2026-11-24T18:00:00Z');
const HOUR_MS = 3_600_000;
/** Before a session ends for want of use. */
const LATER = new Date(START.getTime() + 10 * 60_000);
let now = START;
let server: TestServer;
let party: Party;
let as: Record<'client' | 'broker' | 'admin', ApiClient>;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => now }, variables: { RATE_LIMIT_SCALE: '1000' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = START;
  const { db } = server.services;
  await db.case.updateMany({ data: { withdrawalDueAt: null } });
  party = await activeCase(server.services);
  const [client, broker, admin] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
    signIn(server.url, 'demo_admin'),
  ]);
  as = { client, broker, admin };
});

const row = () => caseRowOf(server.services, party.caseId);
const detail = (who: ApiClient) => who.trpc.cases.get.query({ caseId: party.caseId });

async function withdrawConsent(purpose: string): Promise<void> {
  const { consents } = await as.client.trpc.privacy.consents.query();
  const seq = consents.find((consent) => consent.purpose === purpose)?.seq ?? 0;
  await as.client.trpc.privacy.withdrawConsent.mutate({ seq });
}

async function consent(purpose: string) {
  const { consents } = await as.client.trpc.privacy.consents.query();
  return consents.find((one) => one.purpose === purpose);
}

async function acknowledge(who = as.broker) {
  const { version } = await row();
  return who.trpc.cases.acknowledgeWithdrawal.mutate({ caseId: party.caseId, version });
}

/** As often as the broker was notified of this kind. */
const notified = (userId: string, type: string) =>
  server.services.db.notification.count({ where: { userId, type, caseId: party.caseId } });

describe('a withdrawn consent', () => {
  test('waits for the broker, who confirms it, and the client sees when and by whom', async () => {
    const { broker, client, caseId } = party;
    await withdrawConsent('contact');
    expect(await detail(as.broker)).toMatchObject({
      status: 'withdrawn',
      withdrawal: { purpose: 'contact', at: START.toISOString(), confirmedAt: null, confirmedBy: null },
      allowedEvents: expect.arrayContaining(['withdrawal_acknowledged']),
    });
    expect(await consent('contact')).toMatchObject({ brokerNotified: true, confirmed: null });
    const asked = await detail(as.client);
    expect(asked).toMatchObject({ withdrawal: null, withdrawalDueAt: null });
    expect(asked.nextStep).toBe('This request was withdrawn. Your broker has been notified and asked to confirm it.');

    now = LATER;
    await acknowledge();
    expect(await row()).toMatchObject({ status: 'withdrawn', withdrawalDueAt: null, withdrawalConfirmedAt: now });
    const confirmed = await detail(as.broker);
    expect(confirmed.withdrawal).toMatchObject({ confirmedAt: now.toISOString(), confirmedBy: broker.fullName });
    expect(confirmed.allowedEvents).not.toContain('withdrawal_acknowledged');

    expect(await consent('contact')).toMatchObject({ confirmed: { at: now.toISOString(), by: broker.fullName } });
    expect((await detail(as.client)).nextStep).toMatch(
      /^This request was withdrawn\. The withdrawal was confirmed on /,
    );
    const said = `${broker.fullName} confirmed that they won’t contact you about this request anymore`;
    const { entries } = await as.client.trpc.cases.timeline.query({ caseId });
    expect(entries.at(-1)).toMatchObject({ type: 'withdrawal_acknowledged', detail: said, at: now.toISOString() });
    const { notifications } = await as.client.trpc.notifications.list.query({});
    expect(notifications[0]).toMatchObject({ type: 'withdrawal_acknowledged', title: expect.stringContaining(said) });
    // Contact has ended: the client gets no email about it.
    expect(await server.services.db.outboxMail.count({ where: { to: client.email, createdAt: { gte: now } } })).toBe(0);
  });

  test('is confirmed once, by its broker, on the version they saw', async () => {
    const { caseId } = party;
    expect(await failureOf(acknowledge()), 'nothing is withdrawn').toMatchObject({ status: 409 });
    await withdrawConsent('share');
    const { version } = await row();
    const input = { caseId, version };
    const other = await createPerson(server.services, 'broker', 'Other Broker');
    const stranger = await signIn(server.url, other.username);
    expect(await failureOf(stranger.trpc.cases.acknowledgeWithdrawal.mutate(input))).toMatchObject({ status: 404 });
    expect(await failureOf(as.client.trpc.cases.acknowledgeWithdrawal.mutate(input))).toMatchObject({ status: 403 });
    const older = { caseId, version: version - 1 };
    expect(await failureOf(as.broker.trpc.cases.acknowledgeWithdrawal.mutate(older))).toMatchObject({ status: 409 });
    await acknowledge();
    expect(await failureOf(acknowledge())).toMatchObject({
      status: 409,
      message: 'This withdrawal has already been confirmed.',
    });
    expect(await server.services.db.caseEvent.count({ where: { caseId, type: 'withdrawal_acknowledged' } })).toBe(1);
  });

  test('of a request with a policy leaves the policy alone, and changes the version the broker confirms', async () => {
    const { caseId } = party;
    await server.services.db.case.update({ where: { id: caseId }, data: columnsOf('bound', now) });
    const before = await row();
    await withdrawConsent('contact');
    expect(await row()).toMatchObject({
      status: 'bound',
      version: before.version + 1,
      withdrawalDueAt: expect.any(Date),
    });
    await acknowledge();
    const { entries } = await as.client.trpc.cases.timeline.query({ caseId });
    expect(entries.at(-1)?.detail).toMatch(/ confirmed that they’ll contact you only about the policy$/);
  });

  test('after another that was confirmed has to be confirmed again', async () => {
    await withdrawConsent('contact');
    await acknowledge();
    now = LATER;
    await withdrawConsent('share');
    expect(await consent('contact')).toMatchObject({ confirmed: { at: START.toISOString() } });
    expect(await consent('share')).toMatchObject({ confirmed: null, brokerNotified: true });
    expect((await detail(as.broker)).withdrawal).toMatchObject({ purpose: 'share', confirmedAt: null });
    await acknowledge();
    expect(await consent('share')).toMatchObject({ confirmed: { at: now.toISOString() } });
  });
});

describe('a withdrawn request', () => {
  const withdraw = async () =>
    as.client.trpc.cases.withdraw.mutate({ caseId: party.caseId, version: (await row()).version });

  test('waits for the broker too, until it is reopened', async () => {
    const { caseId } = party;
    await withdraw();
    expect((await detail(as.broker)).withdrawal).toMatchObject({ purpose: null, confirmedAt: null });
    const { version } = await row();
    await reopenCase(server.services, party.client, { caseId, version });
    expect(await row()).toMatchObject({ status: 'active', withdrawalDueAt: null });
    expect((await detail(as.broker)).withdrawal).toBeNull();
  });

  test('by the erasure of its client still waits for the broker, who may have copies', async () => {
    const { services } = server;
    const { client, caseId } = party;
    const actor = actorOf(await viewerNamed(services, 'demo_admin'), 'admin');
    const user = await services.db.user.findUniqueOrThrow({ where: { id: client.id } });
    await transaction(services.retentionDb, (tx) =>
      eraseAccount(tx, services, user, { actor, at: now, reason: 'They asked for it' }),
    );
    expect(await row()).toMatchObject({ status: 'withdrawn', clientId: null, withdrawalDueAt: expect.any(Date) });
    await acknowledge();
    expect((await detail(as.broker)).withdrawal).toMatchObject({ confirmedBy: party.broker.fullName });
    expect(await services.db.notification.count({ where: { userId: client.id, caseId } })).toBe(0);
  });

  test('can be confirmed by an administrator, in their own name', async () => {
    await withdraw();
    await acknowledge(as.admin);
    const { entries } = await as.client.trpc.cases.timeline.query({ caseId: party.caseId });
    expect(entries.at(-1)?.detail).toBe(
      'Alex Demo-Admin confirmed that no one will contact you about this request anymore',
    );
  });

  test('without a broker, or closed by its broker, has nobody to confirm it', async () => {
    const { caseId, broker } = party;
    const { version } = await row();
    await closeCase(server.services, broker, { caseId, version, reason: 'no_longer_needed', note: '' });
    expect(await row()).toMatchObject({ withdrawalDueAt: null });
    await server.services.db.case.update({ where: { id: caseId }, data: columnsOf('new') });
    await withdraw();
    expect(await row()).toMatchObject({ status: 'withdrawn', withdrawalDueAt: null });
  });

  test('is in the broker’s group until it is confirmed, and nobody else’s', async () => {
    await withdraw();
    const group = { scope: 'mine', bucket: 'withdrawal' } as const;
    const listed = async (who: ApiClient) => (await who.trpc.worklist.list.query(group)).cases.map(({ id }) => id);
    const counted = async () => (await as.broker.trpc.worklist.counts.query({ scope: 'mine' })).buckets.withdrawal;
    expect(await listed(as.broker)).toEqual([party.caseId]);
    expect(await counted()).toMatchObject({ count: 1 });
    const other = await createPerson(server.services, 'broker', 'Empty Broker');
    expect(await listed(await signIn(server.url, other.username))).toEqual([]);
    await acknowledge();
    expect(await listed(as.broker)).toEqual([]);
    expect(await counted()).toMatchObject({ count: 0 });
  });

  test('reminds the broker once after a business day, and needs an administrator after two', async () => {
    const { services } = server;
    const { broker } = party;
    // Sessions end with the days that pass here.
    const overdue = async () => {
      const { trpc } = await signIn(server.url, 'demo_admin');
      const { withdrawalsUnconfirmed } = await trpc.admin.overview.query();
      const { cases } = await trpc.worklist.list.query({ scope: 'all', withdrawals: 'overdue' });
      return [withdrawalsUnconfirmed, cases.map(({ id }) => id)];
    };
    const sweep = async (hours: number) => {
      now = new Date(START.getTime() + hours * HOUR_MS);
      await sweepOverdue(services);
    };
    await withdraw();
    await sweep(4);
    expect(await notified(broker.id, 'withdrawal_unconfirmed')).toBe(0);
    for (const later of [25, 26]) await sweep(later);
    expect(await notified(broker.id, 'withdrawal_unconfirmed')).toBe(1);
    const mails = { to: broker.email, template: 'withdrawal-unconfirmed' };
    expect(await services.db.outboxMail.count({ where: mails })).toBe(1);
    expect(await overdue()).toEqual([0, []]);
    await sweep(49);
    expect(await overdue()).toEqual([1, [party.caseId]]);
    await acknowledge(await signIn(server.url, broker.username));
    await sweep(50);
    expect(await overdue()).toEqual([0, []]);
    expect(await notified(broker.id, 'withdrawal_unconfirmed')).toBe(1);
  });
});
