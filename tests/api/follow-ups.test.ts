/** Follow-ups to a client who does not answer: when they are sent, and everything that stops them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepOverdue } from '#server/app/jobs/overdue.ts';
import { closeCase } from '#server/modules/cases/workflow/commands.ts';
import { holdCase } from '#server/modules/cases/workflow/hold/commands.ts';
import { createReply } from '#server/modules/messaging/canned-replies/commands.ts';
import { sendMessage } from '#server/modules/messaging/commands.ts';
import { logCall } from '#server/modules/messaging/notes/call-log/commands.ts';
import { startFollowUps, stopFollowUps } from '#server/modules/messaging/scheduled-messages/follow-ups/commands.ts';
import { getFollowUps } from '#server/modules/messaging/scheduled-messages/follow-ups/queries.ts';
import {
  removeEndedFollowUps,
  sendFollowUp,
} from '#server/modules/messaging/scheduled-messages/follow-ups/sending/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { businessMorning, isOpen, nextOpening } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { followUpPlan } from '#shared/content/replies/registry.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
/** Moves only the server's clock. */
let ahead = 0;
const HOUR = 3_600_000;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(Date.now() + ahead) } });
});
afterAll(() => server?.stop());
beforeEach(async () => {
  ahead = 0;
  party = await activeCase(server.services);
});

const write = (who: Viewer, body: string, kind: 'message' | 'note' = 'message') =>
  sendMessage(server.services, who, { caseId: party.caseId, body, kind, attachments: [], clientKey: randomUUID() });
const sent = async () =>
  (
    await server.services.db.message.findMany({
      where: { caseId: party.caseId, clientKey: { startsWith: 'follow-up-' } },
      orderBy: { seq: 'asc' },
      select: { body: true, senderId: true },
    })
  ).map(({ body }) => body);
const current = async () => (await getFollowUps(server.services, party.broker, party.caseId)).followUp;
const rowOf = (id: string) => server.services.db.followUp.findUniqueOrThrow({ where: { id } });

async function start(): Promise<string> {
  const id = randomUUID();
  await write(party.broker, 'Could you send me your licence number?');
  await startFollowUps(server.services, party.broker, { caseId: party.caseId, id });
  return id;
}
/** The server's clock reaches the time of the next step. */
async function reach(id: string): Promise<void> {
  ahead = (await rowOf(id)).nextAt.getTime() - Date.now() + 1_000;
}

test('each step is sent once, on a business morning, and the broker learns that nobody answered', async () => {
  const { services } = server;
  const id = await start();
  const calendar = calendarOf(services);
  const [first, second] = followUpPlan.steps;
  expect((await current())?.next?.body).toContain('Hi ');
  await sendFollowUp(services, id);
  expect(await sent()).toEqual([]);
  const { startedAt, nextAt } = await rowOf(id);
  expect(nextAt).toEqual(businessMorning(startedAt, first?.afterDays ?? 0, calendar));
  expect(isOpen(nextAt, calendar)).toBe(true);

  await reach(id);
  await Promise.all([sendFollowUp(services, id), sendFollowUp(services, id)]);
  expect(await sent()).toEqual([expect.stringContaining('I haven’t heard from you')]);
  expect((await rowOf(id)).nextAt).toEqual(businessMorning(services.now(), second?.afterDays ?? 0, calendar));
  expect(await current()).toMatchObject({ status: 'running', sent: 1 });
  const emails = await services.db.outboxMail.findMany({ where: { template: 'new-message', to: party.client.email } });
  expect(emails.length).toBeGreaterThan(0);

  for (const _ of followUpPlan.steps) {
    await reach(id);
    // A lost timer loses no step.
    await sweepOverdue(services);
  }
  expect(await sent()).toHaveLength(followUpPlan.steps.length);
  expect(await current()).toMatchObject({ status: 'finished', next: null });
  expect(
    await services.db.notification.findMany({
      where: { userId: party.broker.id, type: 'follow_ups_ended', caseId: party.caseId },
      select: { title: true },
    }),
  ).toEqual([{ title: expect.stringMatching(/ hasn’t answered 3 follow-ups about /) }]);
  ahead += 31 * 24 * HOUR;
  await removeEndedFollowUps(services);
  expect(await services.db.followUp.findUnique({ where: { id } })).toBeNull();
});

test('a step that is late at night waits for the opening', async () => {
  const { services } = server;
  const id = await start();
  const calendar = calendarOf(services);
  const opening = nextOpening(new Date((await rowOf(id)).nextAt.getTime() + 12 * HOUR), calendar);
  ahead = opening.getTime() - HOUR - Date.now();
  await sendFollowUp(services, id);
  expect(await sent()).toEqual([]);
  expect((await rowOf(id)).nextAt).toEqual(opening);
});

const answers: [string, () => Promise<unknown>, string][] = [
  ['the client writes', () => write(party.client, 'It is in my glovebox'), 'client_answered'],
  ['the broker writes', () => write(party.broker, 'Never mind, I found it'), 'broker_wrote'],
  [
    'they spoke on the telephone',
    () =>
      logCall(server.services, party.broker, {
        ...{ caseId: party.caseId, direction: 'outgoing', reached: true, minutes: 3, note: '' },
        clientKey: randomUUID(),
      }),
    'client_answered',
  ],
  [
    'the request is put on hold',
    async () =>
      holdCase(server.services, party.broker, {
        ...{ caseId: party.caseId, version: await version(), reason: 'Away' },
        until: new Date(Date.now() + 20 * 24 * HOUR).toISOString().slice(0, 10),
      }),
    'on_hold',
  ],
  [
    'the request is closed',
    async () =>
      closeCase(server.services, party.broker, {
        ...{ caseId: party.caseId, version: await version(), reason: 'no_answer', note: '' },
      }),
    'closed',
  ],
];
const version = async () =>
  (await server.services.db.case.findUniqueOrThrow({ where: { id: party.caseId }, select: { version: true } })).version;

test.each(answers)('they stop when %s, at once and for good', async (_, happen, stopReason) => {
  const id = await start();
  await happen();
  expect(await current()).toMatchObject({ status: 'stopped', stopReason, next: null });
  await reach(id);
  await sendFollowUp(server.services, id);
  expect(await sent()).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: 'stopped', stopReason });
});

test('notes and unanswered calls do not stop them, another broker does', async () => {
  const { services } = server;
  const id = await start();
  await write(party.broker, 'Not reached at noon', 'note');
  await logCall(services, party.broker, {
    ...{ caseId: party.caseId, direction: 'outgoing', reached: false, minutes: null, note: '' },
    clientKey: randomUUID(),
  });
  expect(await current()).toMatchObject({ status: 'running' });
  const successor = await createPerson(services, 'broker', 'Sam Successor');
  await services.db.case.update({ where: { id: party.caseId }, data: { brokerId: successor.id } });
  await reach(id);
  await sendFollowUp(services, id);
  expect(await sent()).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: 'stopped', stopReason: 'reassigned' });
});

test('they are started by the broker, once, after a message that waits for an answer, and stopped by hand', async () => {
  const { services } = server;
  const { caseId, broker, client } = party;
  const begin = (who: Viewer) => startFollowUps(services, who, { caseId, id: randomUUID() });
  await expect(begin(broker)).rejects.toThrow('Write to the client first.');
  await write(broker, 'Hello');
  await write(client, 'Hello, a question');
  await expect(begin(broker)).rejects.toThrow('The client is waiting for your answer.');
  await write(broker, 'An answer');
  await expect(begin(await viewerNamed(services, 'demo_admin'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(begin(client)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const id = randomUUID();
  await startFollowUps(services, broker, { caseId, id });
  await startFollowUps(services, broker, { caseId, id });
  await expect(begin(broker)).rejects.toThrow('already running');
  await stopFollowUps(services, broker, id);
  expect(await stopFollowUps(services, broker, id)).toMatchObject({ followUp: { stopReason: 'by_hand' } });
  // One that an answer ended makes room for the next.
  const again = randomUUID();
  await startFollowUps(services, broker, { caseId, id: again });
  await write(broker, 'One more thing');
  await begin(broker);
  expect(await rowOf(again)).toMatchObject({ status: 'stopped', stopReason: 'broker_wrote' });
  const timeline = await services.db.caseEvent.findMany({
    where: { caseId, type: { startsWith: 'follow_ups_' } },
    orderBy: { seq: 'asc' },
    select: { type: true, visibility: true },
  });
  expect(timeline.map(({ type }) => type)).toEqual([
    'follow_ups_started',
    'follow_ups_stopped',
    'follow_ups_started',
    'follow_ups_started',
  ]);
  expect(new Set(timeline.map(({ visibility }) => visibility))).toEqual(new Set(['staff']));
});

test('the broker’s own version of a step is what the client gets; one with a gap is not sent', async () => {
  const { services } = server;
  const id = await start();
  const own = { title: 'First', shortcut: '', scope: 'own', replaces: 'first-follow-up' } as const;
  await createReply(services, party.broker, { ...own, id: randomUUID(), body: 'Any news, {{client.firstName}}?' });
  await reach(id);
  await sendFollowUp(services, id);
  expect(await sent()).toEqual([expect.stringMatching(/^Any news, \S+\?$/)]);
  const gap = { ...own, title: 'Second', replaces: 'second-follow-up', body: 'Still missing: {{case.missing}}' };
  await createReply(services, party.broker, { ...gap, id: randomUUID() });
  await reach(id);
  await sendFollowUp(services, id);
  expect(await sent()).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ status: 'stopped', stopReason: 'unfinished' });
});
