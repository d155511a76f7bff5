/** "Are you sure?", "explain simpler", "tell me more": they refer to the last answer, no matter who wrote it. */
import { expect, test } from 'vitest';
import { compose } from '#server/modules/assistant/pipeline/commands.ts';
import type { Assistant, AssistantRequest } from '#server/platform/assistant-provider.ts';
import type { ChatMessage, ChatReply } from '#shared/assistant/schema.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';

const reader = { day: '2026-11-22', site: defaultSiteProfile };

/** Asks the questions one after the other, each with the conversation so far. */
async function converse(questions: readonly string[], external: Assistant | null = null): Promise<ChatReply[]> {
  const messages: ChatMessage[] = [];
  const replies: ChatReply[] = [];
  for (const content of questions) {
    messages.push({ role: 'user', content });
    for await (const event of compose({ messages, page: '/', reader, external }, AbortSignal.timeout(9_000)))
      if (event.type === 'end' && event.answer.data) replies.push(event.answer.data);
    messages.push({ role: 'assistant', content: replies.at(-1)?.response ?? '' });
  }
  return replies;
}
const pathsOf = (reply: ChatReply | undefined) => reply?.sources.map(({ path }) => path) ?? [];
const sentencesOf = (reply: ChatReply | undefined) =>
  (reply?.response ?? '').replace(/\s*\[\d+\]/g, '').split(/(?<=\.)\s+/);

test('"are you sure?" shows where it stands, instead of saying it again', async () => {
  const [first, second] = await converse(['what is a deductible', 'are you sure?']);
  expect(pathsOf(second)).toEqual(pathsOf(first));
  expect(second).toMatchObject({ verdict: 'limited', mode: 'fixed', offersPerson: true });
  expect(second?.response).not.toContain('pay yourself');
});

test.each(['explain simpler', 'tell me more', 'what do you mean?'])('"%s" says what was not said yet', async (more) => {
  const replies = await converse(['what is DCPD', more, more]);
  const said = replies.flatMap(sentencesOf);
  expect(replies[1]?.verdict).toBe('answered');
  expect(pathsOf(replies[1])[0]).toMatch(/insurance-words#dcpd|auto|care-first/);
  expect(new Set(said).size).toBe(said.length);
});

test('when all has been told, that is what is said', async () => {
  const replies = await converse(['what is DCPD', ...Array.from({ length: 12 }, () => 'tell me more')]);
  expect(replies.at(-1)).toMatchObject({ verdict: 'limited', mode: 'fixed', offersPerson: true });
  expect(replies.at(-1)?.response).toContain('That’s all I found about it');
  expect(pathsOf(replies.at(-1))).not.toEqual([]);
});

test('a limit and an emergency stay what they are when somebody insists', async () => {
  for (const question of [
    'am I covered if I hit a deer',
    'my house is on fire right now',
    'which insurer is the best',
  ]) {
    const [first, second] = await converse([question, 'are you sure?']);
    expect(second?.response).toBe(first?.response);
    expect(second?.verdict).toBe(first?.verdict);
  }
});

test('where nothing was found, insisting finds nothing', async () => {
  const replies = await converse(['who will win the election', 'are you sure?', 'tell me more']);
  expect(replies.map(({ verdict }) => verdict)).toEqual(['abstained', 'abstained', 'abstained']);
});

test('a provider gets the wish as it was typed, all that was said, and the passages of the question before', async () => {
  const requests: AssistantRequest[] = [];
  const external: Assistant = {
    async *write(request) {
      requests.push(request);
      yield 'SOURCES: 1\nIn other words: you pay that part. [1]';
    },
  };
  await converse(['what is a deductible', 'explain simpler'], external);
  const [, second] = requests;
  expect(second?.question).toBe('explain simpler');
  expect(second?.history.map(({ content }) => content)).toContain('what is a deductible');
  expect(second?.passages[0]?.path).toBe('/resources/insurance-words#deductible');
});
