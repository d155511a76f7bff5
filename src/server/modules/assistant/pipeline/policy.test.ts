import { expect, test } from 'vitest';
import type { GoingOn } from '#server/modules/search/retrieval/going-on.ts';
import type { GivenPassage } from '#server/platform/assistant-provider.ts';
import { fittingHistory, notesAfter, untold } from './policy.ts';

const said = (content: string, role: 'user' | 'assistant' | 'system' = 'user') => ({ role, content });

test('a conversation of ordinary length is used in full, without announcements and without the question', () => {
  const messages = [
    said('one'),
    said('two', 'assistant'),
    said('a page', 'system'),
    said('three'),
    said('the question'),
  ];
  expect(fittingHistory(messages)).toEqual([said('one'), said('two', 'assistant'), said('three')]);
});

test('of long messages only the newest are used, so that a conversation has one ceiling', () => {
  const long = 'x'.repeat(4_000);
  const messages = [
    ...Array.from({ length: 10 }, (_, index) => said(`${index}${long.slice(1)}`)),
    said('the question'),
  ];
  expect(fittingHistory(messages).map(({ content }) => content[0])).toEqual(['8', '9']);
});

const given: GivenPassage = {
  n: 1,
  path: '/insurance/auto#covers',
  title: 'Auto insurance',
  heading: 'What it usually pays for',
  text: '',
  answer: 'Damage to your own vehicle is optional.',
  rows: ['Collision: You slide.', 'Comprehensive: Hail.'],
};
const goes = (said: string): GoingOn => ({ wish: 'more', question: 'is hail covered', history: [], said });

test('“tell me more” gets the rows that were not said, and nothing twice', () => {
  expect(untold([given], goes(`${given.answer} Comprehensive: Hail. [1]`))).toEqual([
    { ...given, answer: 'Collision: You slide.', rows: [] },
  ]);
  expect(untold([given], goes(`${given.answer} Comprehensive: Hail. [1]\nCollision: You slide. [1]`))).toEqual([]);
});

test('“tell me more” gets a passage of which nothing was said as it is', () => {
  expect(untold([given], goes('Something else.'))).toEqual([given]);
});

const removed = { content: 'my passport is [passport number], do I need it', kinds: ['passport' as const] };

test('an answer to personal data asks not to send it here, and names what was removed', () => {
  const answer = { verdict: 'answered', offersPerson: false } as const;
  expect(notesAfter(answer, removed, null)).toEqual([
    'Please don’t send personal details here. I removed this before anything was saved: passport number.',
  ]);
  expect(
    notesAfter(answer, { ...removed, content: 'est-ce que vous avez besoin de mon [passport number]' }, null),
  ).toEqual([expect.stringContaining('N’envoyez pas')]);
  expect(notesAfter(answer, { content: 'what is a deductible', kinds: [] }, null)).toEqual([]);
});

test('in an emergency nothing else is said', () => {
  const waiting = { number: 'AB-2026-000001', stage: 'waiting' } as const;
  expect(notesAfter({ verdict: 'emergency', offersPerson: false }, removed, waiting)).toEqual([]);
});
