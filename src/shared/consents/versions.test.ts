import { expect, test } from 'vitest';
import { storedVersion, versionOfText, versionWords } from './versions.ts';

test('a version and its revisions are told apart, and shown with a dot', () => {
  const numbers = [storedVersion(2, 0), storedVersion(2, 1), storedVersion(12, 2)];
  expect(numbers).toEqual([2, 1002, 2012]);
  expect(numbers.map(versionOfText)).toEqual([2, 2, 12]);
  expect(numbers.map(versionWords)).toEqual(['2', '2.1', '12.2']);
});
