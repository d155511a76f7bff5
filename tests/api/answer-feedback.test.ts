/** What visitors say about answers of the chat: kept with the question, without anything about them, and read by administrators. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { feedbackReasonSchema } from '#shared/assistant/feedback.ts';
import { FEEDBACK_REMARK_MAX, websiteChat } from '#shared/assistant/texts.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { stream } from '../support/chat-stream.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let visitor: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createApiClient(server.url);
  admin = await signIn(server.url, 'demo_admin');
});
beforeEach(() => server.services.db.chatTurn.deleteMany());
afterAll(() => server.stop());

const listed = async (show?: 'unhelpful' | 'handled') => (await admin.trpc.chatDesk.list.query({ show })).turns;

/** Asks, and returns the id of the answer. */
async function ask(content = 'What is a deductible?'): Promise<string> {
  const caseInfo = { ...websiteChat, currentPage: '/faq' };
  const { data } = await visitor.trpc.chat.reply.mutate({ messages: [{ role: 'user', content }], caseInfo });
  if (!data?.answerId) throw new Error('Nobody is asked about this answer');
  return data.answerId;
}

const say = (answerId: string, more: { helpful: 'yes' | 'no'; reason?: 'missed' | 'wrong'; remark?: string }) =>
  visitor.trpc.chat.giveFeedback.mutate({ answerId, ...more });

test('an answer that didn’t help is listed with its question, its pages and the reason, until someone is done with it', async () => {
  const id = await ask();
  expect(await listed('unhelpful')).toEqual([]);
  const { status, body } = await visitor.rest('POST', '/api/ai-chat/feedback', {
    json: { answerId: id, helpful: 'no', reason: 'missed', remark: 'I asked about hail.' },
  });
  expect([status, body]).toEqual([200, { message: 'Thanks for letting us know.' }]);
  const said = { helpful: false, reason: 'missed', remark: 'I asked about hail.', handledAt: null };
  const [turn] = await listed('unhelpful');
  expect(turn).toMatchObject({ id, question: 'What is a deductible?', page: '/faq', feedback: said });
  expect(turn?.citations.length).toBeGreaterThan(0);

  expect(await admin.trpc.chatDesk.markHandled.mutate({ turnId: id, handled: true })).toEqual({ handled: true });
  expect(await listed('unhelpful')).toEqual([]);
  expect(await listed('handled')).toMatchObject([{ id, feedback: { ...said, handledAt: expect.any(String) } }]);
  await admin.trpc.chatDesk.markHandled.mutate({ turnId: id, handled: false });
  expect(await listed('unhelpful')).toMatchObject([{ id, feedback: said }]);
});

test('a streamed answer is recorded before the visitor has it, so that they can say something about it at once', async () => {
  for await (const event of stream(server.url)) {
    if (event.type !== 'end') continue;
    const id = event.answer.data?.answerId ?? '';
    await say(id, { helpful: 'no' });
    expect(await listed('unhelpful')).toMatchObject([{ id, feedback: { reason: null, remark: null } }]);
    return;
  }
  expect.unreachable();
});

test('personal data is removed from what a visitor adds', async () => {
  const remark = 'Call me at 403-555-0142 or ava@example.com';
  await say(await ask(), { helpful: 'no', remark });
  const [turn] = await listed('unhelpful');
  expect(turn?.feedback?.remark).toBe('Call me at [phone number] or [email address]');
});

test('what a visitor adds is stored as plain text', async () => {
  for (const remark of ['<script>alert(1)</script>', "'; DROP TABLE chat_turns; --", '%s {{name}}', 'Merci 👍']) {
    const answerId = await ask();
    await say(answerId, { helpful: 'no', remark });
    expect((await listed('unhelpful'))[0]).toMatchObject({ id: answerId, feedback: { remark } });
  }
});

test('what is said later replaces what was said before, and reopens what someone was done with', async () => {
  const id = await ask();
  await say(id, { helpful: 'no', reason: 'missed', remark: 'No' });
  await admin.trpc.chatDesk.markHandled.mutate({ turnId: id, handled: true });
  await say(id, { helpful: 'no', reason: 'wrong' });
  expect(await listed('unhelpful')).toMatchObject([
    { id, feedback: { reason: 'wrong', remark: null, handledAt: null } },
  ]);
  await say(id, { helpful: 'yes', reason: 'wrong', remark: 'Now I see' });
  expect(await listed('unhelpful')).toEqual([]);
  expect(await listed()).toMatchObject([{ id, feedback: { helpful: true, reason: null, remark: null } }]);
  expect(await failureOf(admin.trpc.chatDesk.markHandled.mutate({ turnId: id, handled: true }))).toMatchObject({
    status: 404,
  });
});

test('administrators see in two numbers what visitors said in the last 30 days', async () => {
  await say(await ask(), { helpful: 'yes' });
  for (const reason of ['missed', 'wrong'] as const) await say(await ask(), { helpful: 'no', reason });
  await ask();
  expect((await admin.trpc.chatDesk.overview.query()).feedback).toEqual({ helpful: 1, notHelpful: 2 });
});

test.each([
  ['a reason that is not in the list', { reason: 'rude' }, 'reason'],
  ['a remark that is too long', { remark: 'x'.repeat(FEEDBACK_REMARK_MAX + 1) }, 'remark'],
])('%s is refused', async (_, more, path) => {
  const json = { answerId: await ask(), helpful: 'no', ...more };
  const { status, body } = await visitor.rest('POST', '/api/ai-chat/feedback', { json });
  expect(status).toBe(400);
  expect(body).toMatchObject({ issues: [{ path }] });
});

test('nobody can say something about an answer that is not there', async () => {
  expect(await failureOf(say(crypto.randomUUID(), { helpful: 'no' }))).toMatchObject({ status: 404 });
});

test('one address can’t go on without end', async () => {
  const strict = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1' } });
  try {
    const reader = createApiClient(strict.url);
    const once = () =>
      failureOf(reader.trpc.chat.giveFeedback.mutate({ answerId: crypto.randomUUID(), helpful: 'no' }));
    const statuses = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await once()).status);
    expect(statuses).toEqual([...Array(60).fill(404), 429]);
  } finally {
    await strict.stop();
  }
});

test('each reason fits the database', async () => {
  for (const reason of feedbackReasonSchema.options) {
    const answerId = await ask();
    await visitor.trpc.chat.giveFeedback.mutate({ answerId, helpful: 'no', reason });
  }
  expect((await listed('unhelpful')).map(({ feedback }) => feedback?.reason).toSorted()).toEqual(
    [...feedbackReasonSchema.options].toSorted(),
  );
});
