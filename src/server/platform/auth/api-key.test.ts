import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashKey, isKey, newKey, SECRET_KEY } from './api-key.ts';

test.each(['live', 'test', 'publishable'] as const)(
  'a new %s key has the shape that scanners know, and a checksum of its own',
  (kind) => {
    const { key, hash, lastFour } = newKey(kind);
    expect(key).toMatch(/^cb_(live|test|pub)_[0-9A-Za-z]{49}$/);
    expect(isKey(key)).toBe(true);
    expect(key.endsWith(lastFour)).toBe(true);
    expect(hashKey(key).equals(hash)).toBe(true);
    expect(hash).toHaveLength(32);
    expect(SECRET_KEY.test(key)).toBe(kind !== 'publishable');
  },
);

test('no two keys are the same', () => {
  expect(new Set(Array.from({ length: 200 }, () => newKey('live').key)).size).toBe(200);
});

test('a key with a wrong, missing or additional character is none', () => {
  const { key } = newKey('live');
  fc.assert(
    fc.property(fc.nat(key.length - 1), fc.constantFrom(...'0aZ_- é'), (place, character) => {
      fc.pre(key[place] !== character);
      expect(isKey(key.slice(0, place) + character + key.slice(place + 1))).toBe(false);
      expect(isKey(key.slice(0, place) + key.slice(place + 1))).toBe(false);
      expect(isKey(key.slice(0, place) + character + key.slice(place))).toBe(false);
    }),
  );
});
