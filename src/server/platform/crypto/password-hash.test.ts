import { expect, test } from 'vitest';
import { sourceFiles } from '../../../../tests/support/source-files.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';

test('the product hashes with argon2id, 19 MiB and two passes', async () => {
  const hash = await hashPassword('Prairie-2026');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches(hash, 'Prairie-2026')).toBe(true);
  expect(await passwordMatches(hash, 'Prairie-2027')).toBe(false);
});

test('only tests make hashing cheap', () => {
  const callers = sourceFiles('src', 'prisma', 'scripts', 'tests')
    .filter(({ path, text }) => !path.includes('/password-hash.') && text.includes('hashCheaply'))
    .map(({ path }) => path);
  expect(callers).toEqual(['scripts/lib/test-cluster.ts', 'tests/support/cheap-passwords.ts']);
});
