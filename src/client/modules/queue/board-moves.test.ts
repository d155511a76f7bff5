import { describe, expect, test } from 'vitest';
import { caseStatusSchema } from '#shared/cases/vocabulary.ts';
import { columnsOf, movesOf } from './board-moves.ts';

const row = (status: (typeof caseStatusSchema.options)[number], brokerName: string | null = 'Robin') =>
  ({ status, stage: 'market', brokerName }) as const;
const targets = (...args: Parameters<typeof movesOf>) => movesOf(...args).map(({ to, kind }) => `${to.id} by ${kind}`);

test.each(['mine', 'all'] as const)('every status has one column in the list "%s"', (scope) => {
  const known =
    scope === 'mine'
      ? caseStatusSchema.options.filter((status) => !['new', 'offered'].includes(status))
      : caseStatusSchema.options;
  for (const status of known)
    expect(
      columnsOf(scope).filter(({ statuses }) => statuses.includes(status)),
      status,
    ).toHaveLength(1);
});

describe('moves', () => {
  test('are those the state machine allows', () => {
    expect(targets(row('active'), 'mine')).toEqual(['client by ask', 'hold by hold', 'closed by close']);
    expect(targets(row('on_hold'), 'mine')).toEqual(['working by resume', 'closed by close']);
    expect(targets(row('waiting_client'), 'mine')).toEqual(['closed by close']);
    expect(targets(row('lost'), 'mine')).toEqual(['working by reopen']);
    expect(targets(row('duplicate'), 'mine')).toEqual([]);
  });

  test('an administrator has an administrator’s moves', () => {
    expect(targets(row('new', null), 'all')).toEqual(['closed by close']);
    expect(targets(row('withdrawn', null), 'all')).toEqual(['finding by reopen']);
  });
});
