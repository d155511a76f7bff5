import { expect, test } from 'vitest';
import { createForeground } from './foreground.ts';

const NEVER_MS = 2_000_000_000;

/** Starts this many calls, which run until they are ended. */
function answering(foreground: ReturnType<typeof createForeground>, count: number) {
  return Array.from({ length: count }, () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    return { end: () => resolve('answered'), ended: foreground.run(() => promise) };
  });
}

test('a job starts immediately with four calls running, and with five once one has ended', async () => {
  const foreground = createForeground(NEVER_MS);
  const calls = answering(foreground, 4);
  await foreground.quiet();
  calls.push(...answering(foreground, 1));
  let started = false;
  const job = foreground.quiet().then(() => {
    started = true;
  });
  await new Promise(setImmediate);
  expect(started).toBe(false);
  calls[0]?.end();
  await job;
  for (const call of calls) call.end();
  expect(await Promise.all(calls.map(({ ended }) => ended))).toEqual(calls.map(() => 'answered'));
});

test('a failed call frees its slot as well', async () => {
  const foreground = createForeground(NEVER_MS);
  const calls = answering(foreground, 4);
  const failing = Promise.withResolvers<never>();
  const failed = foreground.run(() => failing.promise);
  const job = foreground.quiet();
  failing.reject(new Error('no'));
  await expect(failed).rejects.toThrow('no');
  await job;
  for (const call of calls) call.end();
});

test('a job does not wait forever for calls that never end', async () => {
  const foreground = createForeground(1);
  const calls = answering(foreground, 9);
  await foreground.quiet();
  for (const call of calls) call.end();
});
