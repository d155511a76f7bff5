import { describe, expect, test } from 'vitest';
import { createSessionBudget, sessionBudget } from './session-budget.ts';

const { callsPerMinute, callsAtOnce, callsWaiting, streamsPerSession, streamsPerUser } = sessionBudget;
const refusal = expect.objectContaining({ code: 'TOO_MANY_REQUESTS' });

describe('calls', () => {
  test('a session that used up its calls per minute is refused until the next minute, others are not', () => {
    let ms = 0;
    const budget = createSessionBudget(1, { now: () => ms });
    for (let call = 0; call < callsPerMinute; call += 1) budget.count('one');
    expect(() => budget.count('one')).toThrow(refusal);
    budget.count('two');
    ms = 60_000;
    budget.count('one');
  });

  test('a limited number per session run at once, more wait, and too many waiting are refused', async () => {
    const budget = createSessionBudget(1);
    const ends: (() => void)[] = [];
    const call = () => budget.run('one', () => new Promise<void>((resolve) => ends.push(resolve)));
    const calls = Array.from({ length: callsAtOnce + callsWaiting }, call);
    await expect(call()).rejects.toEqual(refusal);
    expect(ends).toHaveLength(callsAtOnce);
    await budget.run('two', async () => undefined);
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
      expect(ends.length).toBeLessThanOrEqual(callsAtOnce);
    }
    await Promise.all(calls);
  });

  test('a call that fails releases its slot', async () => {
    const budget = createSessionBudget(1);
    const fail = () => budget.run('one', () => Promise.reject(new Error('refused')));
    for (let call = 0; call < callsAtOnce + 1; call += 1) await expect(fail()).rejects.toThrow('refused');
  });
});

describe('streams', () => {
  test('are limited per session, and one that ends frees its slot', () => {
    const budget = createSessionBudget(1);
    const viewer = { id: 'ava', sessionId: 'phone' };
    const ends = Array.from({ length: streamsPerSession }, () => budget.openStream(viewer));
    expect(() => budget.openStream(viewer)).toThrow(refusal);
    budget.openStream({ id: 'ava', sessionId: 'laptop' });
    ends[0]?.();
    budget.openStream(viewer);
  });

  test('are also limited per user, across sessions', () => {
    const budget = createSessionBudget(1);
    for (let stream = 0; stream < streamsPerUser; stream += 1)
      budget.openStream({ id: 'ava', sessionId: String(stream) });
    expect(() => budget.openStream({ id: 'ava', sessionId: 'one more' })).toThrow(refusal);
    budget.openStream({ id: 'robin', sessionId: 'another' });
  });
});
