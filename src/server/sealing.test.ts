import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const key = randomBytes(32);

test('whatever was sealed comes back the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, context) => {
      expect(unseal(key, seal(key, value, context), context)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a seal opens with its own key, on its own row, and unchanged, or not at all', () => {
  const sealed = seal(key, { vin: 'secret' }, 'case:1');
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('secret');
  expect(() => unseal(randomBytes(32), sealed, 'case:1')).toThrow();
  expect(() => unseal(key, sealed, 'case:2')).toThrow();
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = sealed.slice();
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => unseal(key, changed, 'case:1')).toThrow();
  }
});

test('the same answers never seal to the same bytes', () => {
  expect(seal(key, 'same', 'x')).not.toEqual(seal(key, 'same', 'x'));
});
