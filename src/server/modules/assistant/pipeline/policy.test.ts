import { expect, test } from 'vitest';
import { fittingHistory } from './policy.ts';

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
