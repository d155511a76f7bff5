import { expect, test } from 'vitest';
import type { Spoken } from './context.ts';
import { goingOn } from './going-on.ts';

const history: Spoken[] = [
  { role: 'user', content: 'what is a premium' },
  { role: 'assistant', content: 'The price of a policy. [1]' },
  { role: 'user', content: 'what is a deductible' },
  { role: 'assistant', content: 'The part that you pay yourself. [1]' },
];

test.each([
  ['are you sure?', 'proof'],
  ['Are you really sure about that??', 'proof'],
  ['is that true', 'proof'],
  ['hm, really?', 'proof'],
  ['where does it say that', 'proof'],
  ['c’est vrai?', 'proof'],
  ['explain simpler', 'more'],
  ['Can you explain that in simple terms please', 'more'],
  ['sorry, I don’t understand', 'more'],
  ['what do you mean?', 'more'],
  ['ELI5', 'more'],
  ['tell me more', 'more'],
  ['ok tell me more about it', 'more'],
  ['and more details?', 'more'],
  ['go on', 'more'],
  ['why?', 'more'],
  ['en savoir plus', 'more'],
] as const)('"%s" goes on from the last question: %s', (message, wish) => {
  expect(goingOn(message, history)).toEqual({
    wish,
    question: 'what is a deductible',
    history: history.slice(0, 2),
    said: 'The part that you pay yourself. [1]',
  });
});

test.each([
  'tell me more about hail',
  'explain comprehensive',
  'are you sure hail is paid for',
  'why is my premium so high',
  'what else does home insurance pay for',
  'ok',
  '',
  '?',
  'what is a VIN',
  'is that different for a motorbike?',
])('"%s" is a question of its own', (message) => {
  expect(goingOn(message, history)).toBeNull();
});

test('several follow-ups continue the same question and know everything said since', () => {
  const more: Spoken[] = [
    ...history,
    { role: 'user', content: 'tell me more' },
    { role: 'assistant', content: 'A higher one lowers the premium. [2]' },
  ];
  const goes = goingOn('more', more);
  expect(goes?.question).toBe('what is a deductible');
  expect(goes?.said).toContain('pay yourself');
  expect(goes?.said).toContain('lowers the premium');
});

test('without an earlier question there is nothing to continue', () => {
  expect(goingOn('tell me more', [])).toBeNull();
  expect(goingOn('tell me more', [{ role: 'user', content: 'why?' }])).toBeNull();
});
