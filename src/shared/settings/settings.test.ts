import { expect, test } from 'vitest';
import { compensationChoiceSchema, compensationStatements } from './compensation.ts';
import { isCurrent, periodWords, providerSchema } from './providers.ts';

const host = { role: 'hosting', name: 'Host', country: 'Canada', task: 'Hosts', since: '2026-11-01', until: '' };

test('every statement about pay is whole sentences, and none depends on a policy being sold', () => {
  for (const choice of compensationChoiceSchema.options) {
    expect(compensationStatements[choice]).toMatch(/^[A-Z].*\.$/);
    expect(compensationStatements[choice]).not.toMatch(/commission|per cent|share of/i);
  }
});

test('a provider works until its last day, and has none while the field is empty', () => {
  const provider = providerSchema.parse(host);
  expect(provider.until).toBeNull();
  expect(isCurrent(provider, '2099-01-01')).toBe(true);
  const ended = providerSchema.parse({ ...host, until: '2026-11-20' });
  expect([isCurrent(ended, '2026-11-20'), isCurrent(ended, '2026-11-21')]).toEqual([true, false]);
  expect([periodWords(provider), periodWords(ended)]).toEqual([
    'Since November 1, 2026',
    'November 1, 2026 to November 20, 2026',
  ]);
});

test('the last day isn’t before the first', () => {
  const parsed = providerSchema.safeParse({ ...host, until: '2026-10-31' });
  expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['until', 'Choose a day that isn’t before the first'],
  ]);
});
