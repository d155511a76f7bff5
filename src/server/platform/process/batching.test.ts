import { expect, test } from 'vitest';
import { batched } from './batching.ts';
import { DeadlineExceeded } from './deadline.ts';

test('items that arrive while a batch is running go into the next one together', async () => {
  const sizes: number[] = [];
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const double = batched(async (items: readonly number[]) => {
    sizes.push(items.length);
    begun.resolve();
    await release.promise;
    return items.map((item) => item * 2);
  });
  const first = double(1);
  await begun.promise;
  const rest = Array.from({ length: 30 }, (_, index) => double(index));
  release.resolve();
  expect(await first).toBe(2);
  expect(await Promise.all(rest)).toEqual(Array.from({ length: 30 }, (_, index) => index * 2));
  expect(sizes).toEqual([1, 30]);
});

test('one bad item fails alone; its neighbours are written', async () => {
  const write = batched(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('bad item');
    return items.map((item) => item.toUpperCase());
  });
  const results = await Promise.allSettled([write('a'), write('bad'), write('b')]);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message))).toEqual([
    'A',
    'bad item',
    'B',
  ]);
});

test('a failed batch does not block the next one', async () => {
  const write = batched(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('bad item');
    return items;
  });
  await expect(write('bad')).rejects.toThrow('bad item');
  expect(await write('good')).toBe('good');
});

test('a batch that never ends fails at its deadline, and the next one is written', async () => {
  const begun = Promise.withResolvers<void>();
  const write = batched(
    (items: readonly string[]) => {
      begun.resolve();
      return items.includes('lost') ? new Promise<string[]>(() => undefined) : Promise.resolve(items);
    },
    1,
    50,
  );
  const lost = write('lost');
  const failed = expect(lost).rejects.toThrow(DeadlineExceeded);
  // Otherwise it may join the batch that is lost.
  await begun.promise;
  const waiting = write('next');
  await failed;
  expect(await waiting).toBe('next');
});

test('in an outage items are not retried individually', async () => {
  let runs = 0;
  const write = batched(async (_items: readonly string[]): Promise<string[]> => {
    runs += 1;
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  });
  const results = await Promise.allSettled([write('a'), write('b'), write('c')]);
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(runs).toBe(1);
});
