import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openWordings } from './wordings.ts';

const words = (text: string) => text.split(' ');
const texts = [
  'what does hail insurance pay',
  'what does umbrella insurance pay',
  'what does a broker do',
  'who pays for hail',
];
const wordings = openWordings<string>();
for (const text of texts) wordings.add(text, words(text));

test('a text matches its own wording, and a question without a common pair matches none', () => {
  for (const text of texts) expect(wordings.alike(words(text)).get(text)).toBeCloseTo(1);
  expect(wordings.alike(words('pay insurance does')).size).toBe(0);
});

test('pairs found in many texts say little', () => {
  const alike = wordings.alike(words('what does umbrella insurance do'));
  const umbrella = alike.get('what does umbrella insurance pay') ?? 0;
  expect(umbrella).toBeGreaterThan(alike.get('what does hail insurance pay') ?? 0);
  expect(umbrella).toBeGreaterThan(alike.get('what does a broker do') ?? 0);
});

test('the similarity is symmetric, and between 0 and 1', () => {
  const vocabulary = [...new Set(texts.flatMap(words))];
  const text = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const both = openWordings<string>();
      both.add('one', one);
      both.add('other', other);
      const there = both.alike(one).get('other') ?? 0;
      expect(both.alike(other).get('one') ?? 0).toBeCloseTo(there);
      expect(there).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
