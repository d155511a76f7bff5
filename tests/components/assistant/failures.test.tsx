/**
 * Every failure of an answer has its sentence, and a way to ask again.
 * @module-tag long
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatFailures } from '#shared/assistant/texts.ts';
import {
  ask,
  begin,
  type Chat,
  end,
  messages,
  noSuccess,
  openChat,
  panel,
  press,
  stream,
} from '../../support/browser/chat.tsx';
import { Refusal } from '../../support/browser/network.ts';

const { noKnowledge, noAnswer, noService } = chatFailures;
const answered = [begin(), end()];
const broken = new Refusal('INTERNAL_SERVER_ERROR', 'Nothing works today.');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A failed call is shown a second later, in case the visitor is just leaving the page. */
async function expectAnswers(sentences: readonly string[]): Promise<void> {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000);
      return messages('assistant');
    })
    .toEqual(sentences.map((sentence) => expect.stringContaining(sentence)));
}

async function askFor(chat: Chat, answer: 'success' | 'no success' | 'failed call', expected: string): Promise<void> {
  const events = answer === 'success' ? answered : [begin(), noSuccess];
  chat.answers({ chat: { converse: answer === 'failed call' ? broken : () => stream(events) } });
  const before = messages('assistant').length;
  await ask();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000);
      return messages('assistant').slice(before);
    })
    .toEqual([expect.stringContaining(expected)]);
}

test('the third answer without success in a row has another sentence, and a failed call is not counted', async () => {
  const chat = await openChat();
  await askFor(chat, 'no success', noKnowledge);
  await askFor(chat, 'no success', noKnowledge);
  await askFor(chat, 'failed call', noAnswer);
  await askFor(chat, 'no success', noService);
});

for (const [what, startAgain] of [
  ['a success', (chat: Chat) => askFor(chat, 'success', 'Collision pays')],
  ['clearing the conversation', () => press('Clear the conversation').then(() => press('Clear'))],
] as const) {
  test(`${what} starts the count of failures again`, async () => {
    const chat = await openChat();
    await askFor(chat, 'no success', noKnowledge);
    await askFor(chat, 'no success', noKnowledge);
    await startAgain(chat);
    await askFor(chat, 'no success', noKnowledge);
  });
}

test('without a connection the call has failed, and a person is offered', async () => {
  const chat = await openChat();
  chat.cut();
  await ask();
  await expectAnswers([noAnswer]);
  await expect.element(panel.getByRole('log').getByRole('button', { name: 'Talk to a person' })).toBeVisible();
});

test('an answer that breaks off is a failed call, and the question can be asked again', async () => {
  const { answers } = await openChat({ converse: () => stream([begin(), { type: 'text', text: 'First of all' }]) });
  await ask();
  await expectAnswers([noAnswer]);
  answers({ chat: { converse: () => stream(answered) } });
  await press('Try again');
  await expectAnswers(['Collision pays']);
  expect(messages('user')).toHaveLength(1);
});

test('an answer that never comes ends after a minute, and the question can be asked again', async () => {
  const { promise } = Promise.withResolvers<never>();
  await openChat({ converse: () => promise });
  await ask();
  await expect.element(panel.getByRole('button', { name: 'Stop answering' })).toBeVisible();
  vi.advanceTimersByTime(50_000);
  expect(messages('assistant')).toEqual([]);
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => messages('assistant')).toEqual([expect.stringContaining(noAnswer)]);
  await expect.element(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
});
