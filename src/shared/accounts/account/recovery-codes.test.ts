import { describe, expect, test } from 'vitest';
import { readAuthenticatorCode, readRecoveryCode, writeRecoveryCode } from './recovery-codes.ts';

describe('a recovery code', () => {
  test('is written in groups, and read in any case and grouping', () => {
    expect(writeRecoveryCode('7KQM2XWP9FHDR3TA')).toBe('7KQM-2XWP-9FHD-R3TA');
    for (const typed of ['7KQM-2XWP-9FHD-R3TA', ' 7kqm 2xwp 9fhd r3ta', '7kqm2xwp9fhdr3ta'])
      expect(readRecoveryCode(typed), typed).toBe('7KQM2XWP9FHDR3TA');
  });

  test('returns null for anything that cannot be a code', () => {
    for (const typed of ['', '123456', '7KQM-2XWP-9FHD', '7KQM-2XWP-9FHD-R3TO', '7KQM-2XWP-9FHD-R3TA-7KQM'])
      expect(readRecoveryCode(typed), typed).toBeNull();
  });
});

describe('an authenticator code', () => {
  test('is six digits, with or without a space', () => {
    expect(readAuthenticatorCode('123 456')).toBe('123456');
    for (const typed of ['12345', '1234567', '12345a', '١٢٣٤٥٦'])
      expect(readAuthenticatorCode(typed), typed).toBeNull();
  });
});
