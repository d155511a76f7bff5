import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

const value = {
  name: 'grêle',
  few: Int8Array.of(-1, 2, 127),
  within: { many: Uint16Array.of(1, 65_535), numbers: Uint32Array.of(4_294_967_295), none: new Uint8Array() },
  lengths: Float32Array.of(0.5, 1.25, 3),
  ids: ['/a', '/b'],
};

test('what was packed is read again, arrays of each kind included', () => {
  expect(unpack(pack(value))).toEqual(value);
});

test('the arrays are views of the bytes that were read', () => {
  const bytes = Buffer.from(Uint8Array.from(pack(value)).buffer);
  const { lengths } = unpack(bytes) as typeof value;
  expect(lengths.buffer).toBe(bytes.buffer);
});
