/** What the document asks for is found again by the calls of the application. */
import { expect, test } from 'vitest';
import { callKey, earlyData, earlyRows, keysOf } from './early-calls.ts';
import { portalAreas } from './installed-app.ts';
import { MAX_BATCH } from './wire.ts';

test.for(portalAreas)(
  'every call of %s is found by its path and input, and the server takes so many at once',
  (area) => {
    const keys = keysOf(earlyData(area)['data-first'] ?? '');
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeLessThanOrEqual(MAX_BATCH);
    expect(keys).toContain(callKey('auth.session', undefined));
  },
);

test('an input is part of the key, and none is the same as an empty one', () => {
  expect(callKey('worklist.list', { scope: 'mine' })).not.toBe(callKey('worklist.list', { scope: 'firm' }));
  expect(callKey('auth.session', undefined)).toBe(callKey('auth.session', {}));
});

test('the rows of the broker are the answer to the broker’s own requests', () => {
  const place = Number(earlyRows('broker')?.['data-place']);
  const keys = keysOf(earlyData('broker')['data-first'] ?? '');
  expect(keys[place]).toBe(callKey('worklist.list', { scope: 'mine', direction: 'forward' }));
  expect(earlyRows('portal')).toBeNull();
});
