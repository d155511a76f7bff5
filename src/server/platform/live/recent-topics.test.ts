import { describe, expect, it } from 'vitest';
import { recentTopics } from './recent-topics.ts';

function at(start: number) {
  let time = start;
  const topics = recentTopics(() => time);
  return { topics, pass: (ms: number) => (time += ms) };
}

describe('recent topics', () => {
  it('are quiet when nothing was announced in that time', () => {
    const { topics, pass } = at(0);
    pass(10_000);
    topics.heard('queue:a');
    pass(2_000);
    expect(topics.quiet(['queue:a', 'user:a'], 1_999)).toBe(true);
    expect(topics.quiet(['user:a'], 9_000)).toBe(true);
    expect(topics.quiet(['queue:a', 'user:a'], 2_000)).toBe(false);
  });

  it('cannot tell about the time before listening began, or began again', () => {
    const { topics, pass } = at(5_000);
    pass(1_000);
    expect(topics.quiet(['user:a'], 1_001)).toBe(false);
    expect(topics.quiet(['user:a'], 1_000)).toBe(true);
    topics.forget();
    expect(topics.quiet(['user:a'], 1)).toBe(false);
  });

  it('are forgotten after a minute, and nothing longer ago is called quiet', () => {
    const { topics, pass } = at(0);
    pass(120_000);
    topics.heard('user:a');
    pass(61_000);
    topics.heard('user:b');
    expect(topics.quiet(['user:a'], 60_000)).toBe(true);
    expect(topics.quiet(['user:c'], 60_001)).toBe(false);
  });
});
