import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test.each([
  ['hail on my civic', ['hail', 'on', 'my', 'car']],
  ['two Civics and an F-150', ['two', 'car', 'and', 'an', 'truck']],
  ['I ram the post', ['ram', 'the', 'post']],
])('"%s" is read as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
