/** After a conversation was handed over: the assistant says so, is silent once a person has written, and never hands over a closed one. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatReply } from '#shared/assistant/schema.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { chatInput, QUESTION } from '../support/chat-stream.ts';
import { mailAbout, mailsTo } from '../support/mails.ts';
import { aHandOver } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const WANTS_PERSON = 'can I talk to a person';
const UNKNOWN = 'does the moon have a mayor';
let server: TestServer;
let visitor: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '100' } });
  visitor = createApiClient(server.url);
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

async function handedOver() {
  const input = aHandOver({ email: `morgan_${randomUUID().slice(0, 8)}@example.com` });
  const { number } = await visitor.trpc.chat.handOver.mutate(input);
  const { caseId } = await server.services.db.chatHandover.findUniqueOrThrow({ where: { key: input.key } });
  return { input, number, caseId };
}

async function ask(question: string, key?: string): Promise<ChatReply> {
  const { data } = await visitor.trpc.chat.reply.mutate(chatInput({ question, ...(key && { handedOver: key }) }));
  if (!data) throw new Error('There was no answer');
  return data;
}

test('while the request waits, the assistant answers, says that it handed over, and offers no second hand-over', async () => {
  const { input, number } = await handedOver();
  expect(await ask(QUESTION, input.key)).toMatchObject({ verdict: 'answered', offersPerson: false });
  for (const question of [WANTS_PERSON, UNKNOWN]) {
    const reply = await ask(question, input.key);
    expect(reply).toMatchObject({
      offersPerson: false,
      response: expect.stringContaining('handed this conversation over'),
    });
    expect(reply.response).toContain(number);
  }
  expect(await ask(WANTS_PERSON)).toMatchObject({ verdict: 'person', offersPerson: true });
});

test('from the moment a person writes, the assistant is silent, except when someone is in danger', async () => {
  const { input, number, caseId } = await handedOver();
  await admin.trpc.messages.send.mutate({ caseId, body: 'I am looking at it now.', clientKey: randomUUID() });
  for (const question of [QUESTION, WANTS_PERSON, UNKNOWN, 'hello'])
    expect(await ask(question, input.key), question).toMatchObject({
      verdict: 'person',
      mode: 'fixed',
      offersPerson: false,
      sources: [],
      response: expect.stringMatching(new RegExp(`A person is answering your request ${number}`)),
    });
  expect(await ask('my kitchen is on fire', input.key)).toMatchObject({
    verdict: 'emergency',
    response: expect.stringContaining('911'),
  });
  // Another conversation, and a key that no hand-over has.
  for (const key of [undefined, randomUUID()]) expect(await ask(QUESTION, key)).toMatchObject({ verdict: 'answered' });
});

test('a note among staff is no person writing', async () => {
  const { input, caseId } = await handedOver();
  await admin.trpc.messages.send.mutate({ caseId, body: 'For us only.', kind: 'note', clientKey: randomUUID() });
  expect(await ask(QUESTION, input.key)).toMatchObject({ verdict: 'answered' });
});

test('once the request is closed, handing over again changes nothing, and the assistant offers no other', async () => {
  const { db } = server.services;
  const { input, number, caseId } = await handedOver();
  await mailAbout(server, input.email, 'We received your request');
  await admin.trpc.messages.send.mutate({ caseId, body: 'All done, take care.', clientKey: randomUUID() });
  await db.case.update({ where: { id: caseId }, data: { ...columnsOf('withdrawn'), closedAt: new Date() } });
  const closed = () => db.case.findUniqueOrThrow({ where: { id: caseId }, include: { events: true, messages: true } });
  const before = await closed();
  expect(await visitor.trpc.chat.handOver.mutate(input)).toMatchObject({ number });
  expect(await closed()).toEqual(before);
  expect(await db.case.count({ where: { contactEmailKey: input.email } })).toBe(1);
  const receipts = (await mailsTo(server.env, input.email)).filter(({ subject }) =>
    /received your request/.test(subject ?? ''),
  );
  expect(receipts).toHaveLength(1);

  expect(await ask(QUESTION, input.key)).toMatchObject({ verdict: 'answered', offersPerson: false });
  expect(await ask(UNKNOWN, input.key)).toMatchObject({ offersPerson: false });
  expect(await ask(WANTS_PERSON, input.key)).toMatchObject({
    offersPerson: false,
    response: expect.stringContaining(`${number} is closed`),
  });
});
