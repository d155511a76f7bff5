import { expect, test } from 'vitest';
import { plainText } from './prose.ts';

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
