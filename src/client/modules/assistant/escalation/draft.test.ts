import { expect, test } from 'vitest';
import type { SaidMessage } from '#client/modules/assistant/message.ts';
import { draftAfter, draftOf, ELSEWHERE, goingTurns, inputOf } from './draft.ts';

const asked: SaidMessage = { role: 'user', content: 'Is hail in Calgary insured?' };
const answer: SaidMessage = {
  role: 'assistant',
  content: 'Often under the roof [1].',
  sources: [1, 2].map((n) => ({ n, title: 'Home insurance', heading: `Part ${n}`, path: '/insurance/home' })),
};
const talk = { conversation: [asked, answer], page: '/insurance/home' };
const begun = () => draftOf(talk, null, () => 'key-1');

test('starts with the conversation, its question, and its topic', () => {
  expect(begun()).toMatchObject({
    key: 'key-1',
    summary: 'Is hail in Calgary insured?',
    type: 'home',
    community: 'calgary',
    turns: [{ content: asked.content }, { content: 'Often under the roof.\n(From: Home insurance)' }],
  });
});

test('adds later messages, keeps what was typed, and guesses the rest again', () => {
  const kept = { ...begun(), summary: 'My roof', name: 'Morgan Example', touched: ['summary'] };
  const conversation = [asked, answer, { role: 'user' as const, content: 'And my car in Edmonton?' }];
  expect(draftOf({ ...talk, conversation }, kept, () => 'key-2')).toMatchObject({
    key: 'key-1',
    summary: 'My roof',
    name: 'Morgan Example',
    type: 'auto',
    community: 'edmonton',
    turns: [{}, {}, { content: 'And my car in Edmonton?' }],
  });
});

test('another conversation is another request by the same person', () => {
  const kept = { ...begun(), summary: 'My roof', name: 'Morgan Example', touched: ['summary'] };
  const conversation = [{ role: 'user' as const, content: 'What is term life?' }];
  expect(draftOf({ ...talk, conversation }, kept, () => 'key-2')).toMatchObject({
    key: 'key-2',
    summary: 'What is term life?',
    name: 'Morgan Example',
    type: 'life',
  });
});

test('once sent, the next one is another request by the same person, who sees the number of the first', () => {
  const kept = { ...begun(), summary: 'My roof', name: 'Morgan Example', touched: ['summary'], unsure: true };
  const next = draftOf(
    talk,
    draftAfter(kept, 'AB-2026-000123', () => 'key-2'),
    () => 'key-3',
  );
  expect(next).toEqual({ ...begun(), key: 'key-2', name: 'Morgan Example', sent: 'AB-2026-000123' });
});

test('a send without a response is remembered for the same conversation', () => {
  const kept = { ...begun(), unsure: true };
  expect(draftOf(talk, kept)).toMatchObject({ key: 'key-1', unsure: true });
  const other = { ...talk, conversation: [{ role: 'user' as const, content: 'What is term life?' }] };
  expect(draftOf(other, kept, () => 'key-2')).toMatchObject({ key: 'key-2', unsure: false });
});

test('excluded messages are not sent, nor emptied ones, nor anything when the conversation is left out', () => {
  const [first, second] = begun().turns;
  if (!first || !second) throw new Error('both are there');
  const draft = { ...begun(), turns: [first, { ...second, goes: false }, { ...first, content: ' ' }, first] };
  expect(goingTurns(draft)).toEqual([0, 3]);
  expect(inputOf(draft, []).transcript).toEqual([asked, asked]);
  expect(inputOf({ ...draft, withTranscript: false, community: ELSEWHERE }, [])).toMatchObject({ transcript: [] });
  expect(inputOf({ ...draft, community: ELSEWHERE }, [])).not.toHaveProperty('community');
});
