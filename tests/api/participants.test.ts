/** Participants of a case: what they may and never may do, and that access ends at once. Over real HTTP, as each of the people. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, failureOf } from '../support/api-client.ts';
import { resetCase } from '../support/calls/reset.ts';
import { eventually } from '../support/eventually.ts';
import { openLiveStream } from '../support/live-stream.ts';
import { mailsTo } from '../support/mails.ts';
import { type Participation, startParticipation } from '../support/participation.ts';

let server: Participation['server'];
let party: Participation['party'];
let client: ApiClient;
let broker: ApiClient;
let { freshAddress, invite, joined, leaveAll } = {} as Participation;

beforeAll(async () => {
  ({ server, party, client, broker, freshAddress, invite, joined, leaveAll } = await startParticipation());
});
afterAll(() => server.stop());

describe('a participant', () => {
  test('reads, writes and marks as read; the case is in their list of shared ones', async () => {
    await leaveAll();
    const { guest } = await joined();
    const { caseId } = party;
    expect(await guest.trpc.cases.get.query({ caseId })).toMatchObject({ relation: 'participant', contact: null });
    expect((await guest.trpc.cases.list.query({ scope: 'shared' })).cases).toMatchObject([{ id: caseId }]);
    expect((await guest.trpc.cases.list.query({ scope: 'own' })).cases).toEqual([]);
    const words = { body: 'From the co-applicant', clientKey: crypto.randomUUID(), attachments: [] };
    const { seq } = await guest.trpc.messages.send.mutate({ caseId, ...words, kind: 'message' });
    await guest.trpc.messages.markRead.mutate({ caseId, seq });
    const { messages } = await guest.trpc.messages.list.query({ caseId });
    expect(messages.at(-1)).toMatchObject({ body: words.body });
    expect((await guest.trpc.cases.timeline.query({ caseId })).entries.some(({ staffOnly }) => staffOnly)).toBe(false);
    expect(await guest.trpc.documents.list.query({ caseId })).toMatchObject({ mayRequest: false });
    // The client and the broker are notified.
    for (const side of [client, broker])
      expect((await side.trpc.notifications.list.query({})).notifications[0]).toMatchObject({ type: 'new_message' });
  });

  test('answers for the client when the broker waits', async () => {
    await leaveAll();
    const { guest } = await joined();
    const { caseId, broker: assigned } = party;
    await resetCaseTo('waiting_client', assigned.id);
    const words = { body: 'Here it is', clientKey: crypto.randomUUID(), attachments: [] };
    await guest.trpc.messages.send.mutate({ caseId, ...words, kind: 'message' });
    expect(await client.trpc.cases.get.query({ caseId })).toMatchObject({ status: 'active' });
  });

  test('decides nothing: options, changes, withdrawal, reopening and participants are up to the client', async () => {
    await leaveAll();
    const { guest, id } = await joined();
    const { caseId, broker: assigned } = party;
    const version = 1;
    await resetCaseTo('quoted', assigned.id);
    const { options, allowedEvents } = await guest.trpc.cases.get.query({ caseId });
    expect(options).toHaveLength(1);
    for (const event of ['option_accepted', 'change_requested', 'withdrawn', 'participant_invited'] as const)
      expect(allowedEvents).not.toContain(event);
    const { cases, participants, documents } = guest.trpc;
    const own = (await client.trpc.participants.list.query({ caseId })).participants.find((each) => each.id === id);
    expect(own).toBeDefined();
    const other = await invite();
    const refused = {
      acceptOption: () =>
        cases.acceptOption.mutate({
          caseId,
          version,
          optionId: options[0]?.id ?? '',
          acknowledged: true,
        }),
      askForChange: () => cases.askForChange.mutate({ caseId, version, message: 'Cheaper' }),
      withdraw: () => cases.withdraw.mutate({ caseId, version }),
      invite: () => participants.invite.mutate({ caseId, role: 'authorised', name: 'More', email: freshAddress() }),
      removeAnother: () => participants.remove.mutate({ participantId: other.id }),
      requestDocument: () => documents.requestDocument.mutate({ caseId, title: 'x', why: 'y', category: 'other' }),
      publish: () => cases.publishOptions.mutate({ caseId, version, options: [] as never }),
      close: () => cases.close.mutate({ caseId, version, reason: 'other' }),
      decisions: () => cases.decisions.query({ caseId }),
    };
    for (const [what, call] of Object.entries(refused))
      expect((await failureOf(call())).status, what).toBeOneOf([400, 403]);
    await resetCaseTo('lost', assigned.id);
    expect(await failureOf(cases.reopen.mutate({ caseId, version }))).toMatchObject({ status: 403 });
  });

  test('sees no sensitive answers and writes no internal notes: both are answered as if they did not exist', async () => {
    await leaveAll();
    const { guest } = await joined();
    const { caseId, broker: assigned } = party;
    await resetCaseTo('active', assigned.id);
    const { cases, messages } = guest.trpc;
    expect(await failureOf(cases.answers.mutate({ caseId, includeSensitive: true }))).toMatchObject({ status: 404 });
    const open = await cases.answers.mutate({ caseId, includeSensitive: false });
    expect(open.hasMore).toBe(false);
    expect(JSON.stringify(open)).not.toMatch(/1HGCM|1988|403-555|T2P/);
    const note = { caseId, body: 'x', clientKey: crypto.randomUUID(), attachments: [], kind: 'note' as const };
    expect(await failureOf(messages.send.mutate(note))).toMatchObject({ status: 404 });
  });

  test('reads the names of others in the case, not their addresses or open invitations', async () => {
    await leaveAll();
    const one = await joined();
    const two = await joined();
    await invite();
    const { participants, mayInvite } = await one.guest.trpc.participants.list.query({ caseId: party.caseId });
    expect(mayInvite).toBe(false);
    expect(participants).toHaveLength(2);
    expect(participants.find(({ id }) => id === one.id)).toMatchObject({ me: true });
    expect(participants.find(({ id }) => id === two.id)).toMatchObject({ me: false, email: null, joinedAs: null });
  });

  test('may leave, and the client and the broker are notified', async () => {
    await leaveAll();
    const { guest, id } = await joined();
    await guest.trpc.participants.remove.mutate({ participantId: id });
    expect(await failureOf(guest.trpc.cases.get.query({ caseId: party.caseId }))).toMatchObject({ status: 404 });
    for (const side of [client, broker])
      expect((await side.trpc.notifications.list.query({})).notifications[0]).toMatchObject({
        type: 'participant_left',
      });
    expect((await client.trpc.participants.list.query({ caseId: party.caseId })).participants).toEqual([]);
  });

  test('loses access on the next request when the client removes them, also to an open stream, and is notified by email', async () => {
    await leaveAll();
    const { guest, id, person } = await joined();
    const { caseId } = party;
    const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ');
    const stream = openLiveStream(server.url, cookie, { caseId });
    await eventually('the stream is open', async () => stream.events.some(({ kind }) => kind === 'seen'));
    await client.trpc.participants.remove.mutate({ participantId: id });
    expect(await client.trpc.participants.remove.mutate({ participantId: id })).toEqual({ caseId });
    const words = { caseId, body: 'Not for them', clientKey: crypto.randomUUID(), attachments: [] };
    await broker.trpc.messages.send.mutate({ ...words, kind: 'message' });
    await eventually('the stream has ended', async () => stream.state() === 'refused');
    expect(stream.bodies()).not.toContain('Not for them');
    stream.close();
    for (const call of [
      () => guest.trpc.cases.get.query({ caseId }),
      () => guest.trpc.cases.timeline.query({ caseId }),
      () => guest.trpc.messages.list.query({ caseId }),
      () => guest.trpc.documents.list.query({ caseId }),
      () => guest.trpc.participants.list.query({ caseId }),
      () => guest.trpc.participants.remove.mutate({ participantId: id }),
    ])
      expect(await failureOf(call())).toMatchObject({ status: 404 });
    expect((await guest.trpc.cases.list.query({ scope: 'shared' })).cases).toEqual([]);
    await eventually('a mail says so', async () =>
      (await mailsTo(server.env, person.email)).some(({ subject }) => subject?.startsWith('You’re no longer part of')),
    );
    const { entries } = await client.trpc.cases.timeline.query({ caseId });
    const told = entries.map(({ type }) => type);
    expect(told).toEqual(expect.arrayContaining(['participant_invited', 'participant_joined', 'participant_removed']));
  });
});

/** `resetCase` clears the participants as well: here they stay. */
async function resetCaseTo(status: 'active' | 'quoted' | 'waiting_client' | 'lost', brokerId: string): Promise<void> {
  const { db } = server.services;
  const { caseId } = party;
  const people = await db.caseParticipant.findMany({ where: { caseId } });
  await resetCase(server.services, { caseId, brokerId, status });
  await db.caseParticipant.deleteMany({ where: { caseId } });
  await db.caseParticipant.createMany({ data: people });
}
