import { expect, test } from 'vitest';
import { numbersIn } from './numbers.ts';

/** How often the phone library is called for a text: that is the expensive part. */
function askedFor(text: string): number {
  let asked = 0;
  numbersIn(text, () => {
    asked += 1;
    return false;
  });
  return asked;
}

test.each(['0,00', '0,', '0.0', '0 1 1 4 4 ', '+1 ', '0,0,1,', '0044 ', '+1 2 3 4 5 6 7 8 9 '])(
  '4,000 characters of "%s" ask the phone library a bounded number of times',
  (piece) => expect(askedFor(piece.repeat(4_000 / piece.length))).toBeLessThanOrEqual(200),
);

test('a number that cannot exist in any country is not looked up at all', () => {
  expect(askedFor('0,00'.repeat(999))).toBe(0);
});

test('past the ceiling every possible number is removed without a lookup', () => {
  const numbers = Array.from({ length: 400 }, (_, index) => `+44 20 7946 ${String(index).padStart(4, '0')}`);
  const found = numbersIn(numbers.join(' and '), () => false);
  expect(found.at(-1)).toMatchObject({ kind: 'phone' });
});
