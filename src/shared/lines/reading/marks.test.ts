import { expect, test } from 'vitest';
import { keptMarks, marksOf, markWords, READ_MARKS, withMarks } from './marks.ts';

const mark = { paper: 'policy', page: 1 } as const;
const read = withMarks(
  { postalCode: 'T2S 1B4', vehicles: [{ year: 2019, make: 'Toyota' }] },
  { postalCode: mark, 'vehicles.0.make': mark },
);

test('the mark of an answer goes when the answer changes, and the others stay', () => {
  expect(keptMarks(read, { ...read, postalCode: 'T2S 1B5' })).toEqual({ 'vehicles.0.make': mark });
  expect(keptMarks(read, { ...read, vehicles: [{ year: 2020, make: 'Toyota' }] })).toEqual(marksOf(read));
  expect(keptMarks(read, { ...read, vehicles: [] })).toEqual({ postalCode: mark });
});

test('a row that takes the place of another inherits no mark', () => {
  expect(keptMarks(read, { ...read, vehicles: [{ year: 2015, make: 'Kia' }] })).toEqual({ postalCode: mark });
});

test('marks that don’t have the right form are ignored', () => {
  const sent = {
    [READ_MARKS]: {
      postalCode: { paper: 'policy', page: 1, note: 'x' },
      'a.b.c.d': mark,
      name: { paper: 'passport', page: 1 },
      city: { paper: 'card', page: 0 },
    },
  };
  expect(marksOf(sent)).toEqual({ postalCode: mark });
  expect(marksOf({ [READ_MARKS]: 'policy' })).toEqual({});
});

test('without marks nothing is left of the key, and words say where an answer comes from', () => {
  expect(Object.keys(withMarks(read, {}))).not.toContain(READ_MARKS);
  expect(markWords({ paper: 'card', page: 2 })).toBe('Read from the liability card, page 2');
});
