import { describe, expect, it } from 'vitest';
import { testimonials } from '../generated/testimonials.ts';
import { storiesIn } from './registry.ts';

const [sample] = testimonials;
if (!sample) throw new Error('There is no sample');
const real = { ...sample, id: 'real', name: 'Robin E.', consented: '2026-11-20' } as const;

describe('the stories of', () => {
  it('a demo are the ten samples of the specification, as long as there is no real one', () => {
    expect(storiesIn('demo')).toHaveLength(10);
    expect(storiesIn('demo')).toBe(testimonials);
  });

  it('production are none, as long as nobody has agreed to theirs', () => {
    expect(storiesIn('production')).toEqual([]);
  });

  it.each(['demo', 'production'] as const)(
    '%s are only those of clients who agreed, once there are any',
    (installation) => {
      expect(storiesIn(installation, [sample, real])).toEqual([real]);
    },
  );
});
