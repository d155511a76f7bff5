import { describe, expect, it } from 'vitest';
import { mayAskAgain } from './policy.ts';

const now = new Date('2026-11-26T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const asked = (status: 'pending' | 'confirmed' | 'unsubscribed', last: number, before: number | null) => ({
  status,
  confirmationSentAt: daysAgo(last),
  confirmationSentBefore: before === null ? null : daysAgo(before),
});
const lifted = true;

describe('another confirmation email', () => {
  it.each([
    ['a day after the first', asked('pending', 1, null), true],
    ['an hour after the first', asked('pending', 1 / 24, null), false],
    ['29 days after the first, when there were two', asked('pending', 10, 29), false],
    ['30 days after the first, when there were two', asked('pending', 10, 30), true],
    ['to a confirmed address', asked('confirmed', 90, null), false],
  ])('%s', (_, subscriber, expected) => {
    expect(mayAskAgain(subscriber, now, { lifted: false })).toBe(expected);
  });

  it('goes to an unsubscribed address only when its owner asked for emails again, and counts with the earlier ones', () => {
    expect(mayAskAgain(asked('unsubscribed', 0, null), now, { lifted: false })).toBe(false);
    expect(mayAskAgain(asked('unsubscribed', 0, null), now, { lifted })).toBe(true);
    expect(mayAskAgain(asked('unsubscribed', 0, 5), now, { lifted })).toBe(false);
  });
});
