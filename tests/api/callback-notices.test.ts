/** Who learns of a call besides the client and the broker: the people who share the request, and the assistants who help with it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { signIn } from '../support/api-client.ts';
import { firmAround } from '../support/firms.ts';
import { mailAbout, mailsTo } from '../support/mails.ts';
import { type Participation, startParticipation } from '../support/participation.ts';

/** Tuesday, 9:40 a.m. in Alberta. */
const now = new Date('2026-11-24T15:40:00Z');
const WHEN = 'Thursday, November 26 at 10:30 a.m. Alberta time';
const MOVED = 'Friday, November 27 at 9:00 a.m. Alberta time';

let scene: Participation;
let guest: Awaited<ReturnType<Participation['joined']>>;
let helper: { person: { email: string }; as: ApiClient };
let outsider: { email: string };

beforeAll(async () => {
  scene = await startParticipation(() => now);
  const { server, party, broker } = scene;
  const { assistant, colleague } = await firmAround(server.services, party.broker);
  await broker.trpc.caseAssistants.add.mutate({ caseId: party.caseId, userId: assistant.id });
  guest = await scene.joined();
  helper = { person: assistant, as: await signIn(server.url, assistant.username) };
  outsider = colleague;
});
afterAll(() => scene.server.stop());

const newest = async (of: ApiClient) => (await of.trpc.notifications.list.query({})).notifications[0];
const callsIn = async (email: string) =>
  (await mailsTo(scene.server.env, email)).filter(({ subject }) => /call/i.test(subject ?? ''));

test('a booked and a moved call reach the participants and the assistants, with its time and nothing of what it’s about', async () => {
  const { broker, party, server } = scene;
  const call = await broker.trpc.callbacks.plan.mutate({
    caseId: party.caseId,
    callbackId: crypto.randomUUID(),
    day: '2026-11-26',
    time: '10:30',
    minutes: 30,
    about: 'Which deductible fits',
  });
  for (const { person, of } of [
    { person: guest.person, of: guest.guest },
    { person: helper.person, of: helper.as },
  ]) {
    const mail = await mailAbout(server.services, person.email, WHEN);
    expect(mail.text).not.toMatch(/deductible/i);
    expect(await newest(of)).toMatchObject({ type: 'callback_planned' });
  }
  const { id: callbackId, version } = call;
  await broker.trpc.callbacks.move.mutate({ callbackId, version, day: '2026-11-27', time: '09:00', minutes: 30 });
  for (const { person, of } of [
    { person: guest.person, of: guest.guest },
    { person: helper.person, of: helper.as },
  ]) {
    await mailAbout(server.services, person.email, MOVED);
    expect(await newest(of)).toMatchObject({ type: 'callback_changed' });
  }
  expect(await callsIn(outsider.email)).toEqual([]);
});

test('an assistant who books a call isn’t notified of it, and the client’s name is in no participant’s notification', async () => {
  const { client, party, server } = scene;
  const call = await helper.as.trpc.callbacks.plan.mutate({
    caseId: party.caseId,
    callbackId: crypto.randomUUID(),
    day: '2026-12-01',
    time: '13:00',
    minutes: 30,
  });
  await mailAbout(server.services, guest.person.email, call.words);
  expect((await callsIn(helper.person.email)).filter(({ subject }) => subject?.includes(call.words))).toEqual([]);
  const { id: callbackId, version } = call;
  await client.trpc.callbacks.end.mutate({ callbackId, version, outcome: 'cancelled' });
  const notice = await newest(guest.guest);
  expect(notice).toMatchObject({
    type: 'callback_ended',
    title: expect.stringMatching(/^The client cancelled the call/),
  });
  expect(await newest(helper.as)).toMatchObject({ type: 'callback_ended' });
});

test('who has left the request learns of no further call', async () => {
  const { broker, party, server } = scene;
  await scene.leaveAll();
  const before = (await callsIn(guest.person.email)).length;
  const call = await broker.trpc.callbacks.plan.mutate({
    caseId: party.caseId,
    callbackId: crypto.randomUUID(),
    day: '2026-12-02',
    time: '14:00',
    minutes: 30,
  });
  await mailAbout(server.services, party.client.email, call.words);
  expect(await callsIn(guest.person.email)).toHaveLength(before);
});
