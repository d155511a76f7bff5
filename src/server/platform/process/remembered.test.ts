import { expect, test } from 'vitest';
import { rememberedPerDatabase } from './remembered.ts';

function counter() {
  let asked = 0;
  const at = { ms: 0 };
  const from = { db: {}, now: () => new Date(at.ms) };
  const read = rememberedPerDatabase<typeof from, number>(60_000, async () => {
    asked += 1;
    if (asked === 1) throw new Error('the first one fails');
    return asked;
  });
  return { at, from, read };
}

test('a failure is not remembered, a result is until it expires', async () => {
  const { at, from, read } = counter();
  await expect(read(from)).rejects.toThrow('the first one fails');
  expect(await Promise.all([read(from), read(from)])).toEqual([2, 2]);
  at.ms = 59_999;
  expect(await read(from)).toBe(2);
  at.ms = 60_000;
  expect(await read(from)).toBe(3);
  // When the clock went back, it says nothing about the age of a result.
  at.ms = -60_000;
  expect(await read(from)).toBe(4);
});

test('each database has its own memory', async () => {
  const { from, read } = counter();
  await expect(read(from)).rejects.toThrow();
  expect(await read(from)).toBe(2);
  expect(await read({ ...from, db: {} })).toBe(3);
  expect(await read(from)).toBe(2);
});
