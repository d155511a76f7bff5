import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstBits } from './sha256.ts';

it('hashes every text of one block as SHA-256 does', () => {
  const ascii = fc.string({
    unit: fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)),
    maxLength: 55,
  });
  fc.assert(
    fc.property(ascii, (text) => {
      expect(firstBits(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE());
    }),
  );
});
