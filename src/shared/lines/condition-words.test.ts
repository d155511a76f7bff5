import { expect, test } from 'vitest';
import { conditionWords, type NumberOf, onlyIf } from './condition-words.ts';
import type { AnswerableQuestion, Condition } from './types.ts';

const base = { label: 'Any', why: 'Any.', required: true, sensitivity: 'S1' as const };
const option = (value: string) => ({ value, label: value.toUpperCase() });
const questions: Record<string, AnswerableQuestion> = {
  kind: { ...base, id: 'kind', type: 'choice', options: ['house', 'condo', 'rental', 'seasonal'].map(option) },
  extras: { ...base, id: 'extras', type: 'multi', options: ['rental', 'glass'].map(option) },
  insured: { ...base, id: 'insured', type: 'bool' },
  claims: { ...base, id: 'claims', type: 'int' },
  value: { ...base, id: 'value', type: 'money' },
};
const numbers = Object.keys(questions);
const numberOf: NumberOf = (id) => {
  const question = questions[id];
  return question && { number: String(numbers.indexOf(id) + 1), question };
};

const cases: [Condition, string][] = [
  [{ question: 'kind', equals: 'condo' }, 'Only if you chose “CONDO” at question 1.'],
  [{ question: 'kind', oneOf: ['condo', 'rental'] }, 'Only if you chose “CONDO” or “RENTAL” at question 1.'],
  [{ question: 'kind', oneOf: ['house', 'condo', 'rental'] }, 'Only if you didn’t choose “SEASONAL” at question 1.'],
  [{ not: { question: 'kind', equals: 'house' } }, 'Skip this if you chose “HOUSE” at question 1.'],
  [{ question: 'extras', equals: 'glass' }, 'Only if you ticked “GLASS” at question 2.'],
  [{ question: 'insured', equals: false }, 'Only if you said no at question 3.'],
  [{ question: 'insured', answered: true }, 'Only if you answered question 3.'],
  [{ question: 'claims', atLeast: 1 }, 'Only if your answer to question 4 is 1 or more.'],
  [{ question: 'value', atLeast: 2_500_000 }, 'Only if your answer to question 5 is $25,000 or more.'],
  [
    {
      any: [
        { question: 'kind', equals: 'house' },
        { question: 'kind', equals: 'condo' },
        { question: 'insured', equals: true },
      ],
    },
    'Only if you chose “HOUSE” or “CONDO” at question 1 or you said yes at question 3.',
  ],
  [
    {
      any: [
        { question: 'insured', equals: true },
        {
          all: [
            { question: 'claims', atLeast: 2 },
            { question: 'extras', equals: 'glass' },
          ],
        },
      ],
    },
    'Only if you said yes at question 3, or your answer to question 4 is 2 or more and you ticked “GLASS” at question 2.',
  ],
];

test.each(cases)('%j reads as a sentence', (condition, sentence) => {
  expect(onlyIf(condition, numberOf)).toBe(sentence);
});

test('the opposite of several conditions is the opposite of each', () => {
  const both: Condition = {
    all: [
      { question: 'insured', equals: true },
      { question: 'claims', atLeast: 1 },
    ],
  };
  expect(conditionWords({ not: both }, numberOf)).toBe(
    'you didn’t say yes at question 3 or your answer to question 4 is less than 1',
  );
});
