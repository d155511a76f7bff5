import { expect, test } from 'vitest';
import { changesIn, lastChange, plainText } from './prose.ts';

const plain = (prose: string) => plainText(prose, '2026-11-21');

test('a table reads row by row, with its column names where there are several', () => {
  expect(plain('| What | Who pays |\n|---|---|\n| A deer | Comprehensive |\n| A [tree](/x) | Collision |')).toBe(
    'A deer: Comprehensive. A tree: Collision.',
  );
  expect(plain('| Part | Yours | Required? |\n|---|---|---|\n| Walls | No | Yes |')).toBe(
    'Walls – Yours: No; Required: Yes.',
  );
});

test('list items stay separate', () => {
  expect(plain('Bring:\n- the lease\n- the keys\n\n- Ask\n- **Call**, then wait.')).toBe(
    'Bring: the lease; the keys. Ask. Call, then wait.',
  );
});

test('lists what changed in the facts of a page until a day, the newest first', () => {
  const page = { text: '{{fact:auto-rate-cap}} {{fact:auto-grid}}' };
  expect(changesIn(page, '2026-11-25')).toEqual([]);
  expect(changesIn(page, '2026-12-31')).toEqual([
    { on: '2026-11-26', name: 'How much a renewal may rise', what: expect.stringContaining('own rate filing') },
  ]);
  expect(changesIn(page, '2027-01-01').map(({ on }) => on)).toEqual(['2027-01-01', '2027-01-01', '2026-11-26']);
  expect(lastChange(page, '2026-11-01', '2026-12-31')).toBe('2026-11-26');
});
