import { expect, test } from 'vitest';
import type { ChatReply } from '#shared/assistant/schema.ts';
import { chatFailures } from '#shared/assistant/texts.ts';
import { after, type Conversation, emptyConversation, type Step } from './conversation.ts';
import { answerHere, readFrom, retried, unanswered } from './look-up.ts';

let count = 0;
const stamp = () => ({ id: `m${++count}`, timestamp: new Date(1_790_000_000_000 + count).toISOString() });
const ask = (content: string, external = false): Step => ({
  type: 'ask',
  question: { ...stamp(), role: 'user', content },
  external,
});
const reply: ChatReply = {
  response: 'It depends. [1]',
  sources: [{ n: 1, title: 'Water', heading: '', path: '/blog/water' }],
  verdict: 'answered',
  mode: 'embedded',
  offersPerson: false,
  choices: [],
  actions: [],
  redaction: { content: '', kinds: [] },
};
const answer = (): Step => ({ type: 'end', answer: { success: true, data: reply }, stamp: stamp() });
const refusal = (): Step => ({ type: 'end', answer: { success: false }, stamp: stamp() });
const stop = (): Step => ({ type: 'stop', stamp: stamp() });
const broken = (): Step => ({ type: 'break', stamp: stamp() });
const begin = (content: string): Step => ({
  type: 'begin',
  redaction: { content, kinds: ['phone'] },
  mode: 'embedded',
  passages: [{ n: 1, id: '/blog/water', title: 'Water', heading: '', excerpt: '', score: 1, coverage: 1 }],
});

const through = (...steps: Step[]) => steps.reduce<Conversation>(after, emptyConversation);
const last = ({ messages }: Conversation) => messages.at(-1)?.content;

test('two failures in a row get one message, the third another, and a success resets the count', () => {
  let now = emptyConversation;
  for (const expected of [
    chatFailures.noKnowledge,
    chatFailures.noKnowledge,
    chatFailures.noService,
    chatFailures.noService,
  ]) {
    now = [ask('Hail?'), refusal()].reduce(after, now);
    expect(last(now)).toBe(expected);
  }
  now = [ask('Hail?'), answer(), ask('Hail?'), refusal()].reduce(after, now);
  expect(last(now)).toBe(chatFailures.noKnowledge);
});

test('a broken call gets its own message and is not counted', () => {
  const now = through(ask('Hail?'), refusal(), ask('Hail?'), broken(), ask('Hail?'), broken(), ask('Hail?'), broken());
  expect(last(now)).toBe(chatFailures.noAnswer);
  expect(last([ask('Hail?'), refusal()].reduce(after, now))).toBe(chatFailures.noKnowledge);
});

test('clearing removes messages and failures', () => {
  expect(through(ask('a'), refusal(), ask('b'), refusal(), { type: 'clear' })).toEqual(emptyConversation);
});

test('the question shows what was kept, and what was redacted', () => {
  const { messages } = through(ask('Call 403-555-0142'), begin('Call [phone number]'));
  expect(messages).toMatchObject([{ content: 'Call [phone number]', redacted: ['phone'] }]);
});

test('words arrive one after another, and can be replaced', () => {
  const now = through(ask('a'), begin('a'), { type: 'text', text: 'You ' }, { type: 'text', text: 'are' });
  expect(now.pending?.text).toBe('You are');
  expect(after(now, { type: 'replace', text: 'No.' }).pending?.text).toBe('No.');
});

test('a stopped answer keeps the received words and the sources they cite', () => {
  const now = through(ask('a'), begin('a'), { type: 'text', text: 'It depends. [1] And' }, stop());
  expect(now.pending).toBeNull();
  expect(now.messages.at(-1)).toMatchObject({ content: 'It depends. [1] And', stopped: true, sources: [{ n: 1 }] });
});

test('words that arrive after the end are dropped', () => {
  const now = through(ask('a'), answer());
  expect(after(now, { type: 'text', text: 'more' })).toEqual(now);
});

test('an unanswered question can be retried: the failure and the question are removed', () => {
  const now = through(ask('Hail?'), answer(), ask('Flood?'), broken());
  const question = unanswered(now);
  expect(question?.content).toBe('Flood?');
  expect(retried(now, 0)?.failed).toBe(true);
  const withdrawn = after(now, { type: 'withdraw', questionId: question?.id ?? '' });
  expect(withdrawn.messages.map(({ content }) => content)).toEqual(['Hail?', 'It depends. [1]']);
});

test.each([
  ['before its first word', [ask('Flood?'), stop()]],
  ['in the middle', [ask('Flood?'), begin('Flood?'), { type: 'text', text: 'It' } as const, stop()]],
])('a question whose answer was stopped %s can be retried, and nothing of it is left then', (_, steps) => {
  const now = through(...steps);
  expect(retried(now, 0)).toMatchObject({ stopped: true });
  const withdrawn = after(now, { type: 'withdraw', questionId: unanswered(now)?.id ?? '' });
  expect(withdrawn.messages).toEqual([]);
});

/** Another tab asks while an answer is in progress here, as it appears in storage. */
function askedElsewhere(now: Conversation): Conversation {
  return { ...now, messages: [...now.messages, { ...stamp(), role: 'user', content: 'Elsewhere?' }] };
}

test.each([
  ['the answer', answer()],
  ['a failure', broken()],
  ['what was stopped', stop()],
])('%s is placed after its question, even when another tab has asked in the meantime', (_, end) => {
  const now = after(askedElsewhere(through(ask('Here?'))), end);
  expect(now.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  expect(answerHere(now)).toBe(now.messages[1]);
});

test('reading resumes at the question of this tab, or at a note after it that stays', () => {
  const asked = through(ask('Here?'), answer());
  const [question] = asked.messages;
  expect(readFrom(askedElsewhere(asked))).toBe(question?.id);
  const say = (changes: object): Step => ({
    type: 'say',
    message: { ...stamp(), role: 'system', content: 'Note', ...changes },
  });
  expect(readFrom(after(asked, say({})))).toBe(question?.id);
  const noted = after(asked, say({ stays: true }));
  expect(readFrom(after(noted, say({})))).toBe(noted.messages.at(-1)?.id);
  const later = after(noted, ask('And now?'));
  expect(readFrom(later)).toBe(later.askedId);
});

test('a built-in answer says so where its question was allowed to go to the provider', () => {
  const told = (external: boolean, end: Step) =>
    Boolean(through(ask('a', external), begin('a'), end).messages.at(-1)?.builtIn);
  expect([told(true, answer()), told(true, stop()), told(false, answer())]).toEqual([true, true, false]);
});

test('a question lost in a reload can be retried, one that another tab has just asked cannot', () => {
  const now = { ...through(ask('Flood?')), pending: null };
  expect(retried(now, Date.now())?.content).toBe('Flood?');
  expect(retried(now, 0)).toBeNull();
});
