import { expect, test } from 'vitest';
import { kept, statementName } from './kept-statements.ts';

test('only a marked statement is kept, each under a name of its own', () => {
  expect(statementName({ sql: 'SELECT 1' })).toBe('');
  const first = statementName({ sql: kept('SELECT 1') });
  expect(first).toMatch(/^kept_[0-9a-f]{16}$/);
  expect(statementName({ sql: kept('SELECT 1') })).toBe(first);
  expect(statementName({ sql: kept('SELECT 2') })).not.toBe(first);
});

test('a text that varies doesn’t fill the server', () => {
  const all = Array.from({ length: 300 }, (_, index) => statementName({ sql: kept(`SELECT ${index} + 1`) }));
  expect(all.filter((name) => name !== '').length).toBeLessThanOrEqual(100);
});
