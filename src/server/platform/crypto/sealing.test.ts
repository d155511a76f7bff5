import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyThatSealed, resealed, seal, unseal } from './sealing.ts';

const key = randomBytes(32);

test('sealed values open unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, context) => {
      expect(unseal(key, seal(key, value, context), context)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a seal opens only with its own key, on its own row, and unmodified', () => {
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

test('the previous key opens until it is removed, and what it sealed can be resealed', () => {
  const [dataKeyOld, dataKey] = [randomBytes(32), randomBytes(32)];
  const sealed = seal(dataKeyOld, { vin: 'secret' }, 'case:1');
  const keys = { dataKey, dataKeyOld };
  expect(unseal(keys, sealed, 'case:1')).toEqual({ vin: 'secret' });
  expect(keyThatSealed(keys, sealed, 'case:1')).toEqual(dataKeyOld);
  expect(() => unseal({ dataKey, dataKeyOld: null }, sealed, 'case:1')).toThrow('isn’t configured');
  const fresh = resealed(keys, sealed, 'case:1');
  expect(unseal(dataKey, fresh ?? new Uint8Array(), 'case:1')).toEqual({ vin: 'secret' });
  expect(resealed(keys, fresh ?? new Uint8Array(), 'case:1')).toBeNull();
});

test('seals made before they named their key open with either key', () => {
  const [dataKeyOld, dataKey] = [randomBytes(32), randomBytes(32)];
  for (const key of [dataKey, dataKeyOld]) {
    const unnamed = new Uint8Array([1, ...seal(key, 'words', 'x').subarray(9)]);
    expect(unseal({ dataKey, dataKeyOld }, unnamed, 'x')).toBe('words');
  }
});
