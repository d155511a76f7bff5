import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openProfiles } from './profiles.ts';

const words = (text: string) => text.split(' ');
const profiles = openProfiles([
  { id: 'hail', asked: [words('hail broke my window'), words('hail on my roof')], text: words('hail is paid for') },
  { id: 'theft', asked: [words('my car was stolen'), words('stolen from my yard')], text: words('theft is paid for') },
  { id: 'flood', asked: [words('water in my basement')], text: words('flood is optional') },
]);

test('the passage most often asked for by a word is the most similar', () => {
  const found = profiles.likenesses(words('somebody has stolen a roof'));
  const [first, second] = [...found].sort(([, one], [, other]) => other - one);
  expect(first?.[0]).toBe('theft');
  expect(second?.[0]).toBe('hail');
});

test('adjacent words count in addition to the words themselves', () => {
  const inOrder = profiles.likenesses(words('water in my basement')).get('flood') ?? 0;
  const shuffled = profiles.likenesses(words('basement my in water')).get('flood') ?? 0;
  expect(inOrder).toBeGreaterThan(shuffled);
});

test('a passage with nothing in common is left out, and no words match nothing', () => {
  expect(profiles.likenesses(words('hockey tonight')).size).toBe(0);
  expect(profiles.likenesses([]).size).toBe(0);
});

test('a similarity is never below 0 or above 1, whatever is asked', () => {
  const vocabulary = words(
    'hail broke my window on roof is paid for car was stolen from yard water in basement hockey',
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...vocabulary), { maxLength: 30 }), (asked) => {
      for (const likeness of profiles.likenesses(asked).values()) {
        expect(likeness).toBeGreaterThan(0);
        expect(likeness).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});
