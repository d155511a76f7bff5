import { expect, test } from 'vitest';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { startingCoverages } from '#shared/lines/coverages/start.ts';
import { checkGrid } from './check-grid.ts';
import { differingRows } from './differences.ts';
import { emptyGrid, gridFromOptions, withColumn, withCopy, withMove } from './option-grid.ts';

const command = { caseId: crypto.randomUUID(), version: 3 };
const today = '2026-11-20';
const begin = {
  type: 'auto' as const,
  start: startingCoverages('auto', { coverWish: 'full', liability: '2000000', collisionDeductible: '1000' }),
  validUntil: '2026-12-20',
};

function typed(insurer = 'Prairie', premium = '1,420.50') {
  const grid = emptyGrid(begin);
  return withColumn(grid, grid.columns[0]?.key ?? '', { insurer, premium });
}
const keyOf = (grid: ReturnType<typeof typed>, name: string) => grid.rows.find((row) => row.name === name)?.key ?? '';
const issuesOf = (grid: ReturnType<typeof typed>) =>
  checkGrid(command, grid, 'auto', today).issues.map(({ path }) => path);

test('an insurer and a premium are enough: the rest is proposed, and the other column isn’t sent', () => {
  const { input } = checkGrid(command, typed(), 'auto', today);
  expect(input?.options).toEqual([
    expect.objectContaining({
      insurer: 'Prairie',
      premiumCents: 142_050,
      term: 'annual',
      validUntil: '2026-12-20',
      coverages: [
        expect.objectContaining({ name: 'Third-party liability', limitCents: 200_000_000 }),
        expect.objectContaining({ name: 'Accident benefits (Section B)', note: 'Included' }),
        expect.objectContaining({ name: 'Direct compensation (DCPD)', note: 'Included' }),
        expect.objectContaining({ name: 'Collision', deductibleCents: 100_000 }),
      ],
    }),
  ]);
});

test.each(caseTypeSchema.options)('an untouched grid of %s says to begin with the insurer', (type) => {
  const grid = emptyGrid({ type, start: startingCoverages(type, {}), validUntil: '2026-12-20' });
  expect(checkGrid(command, grid, type, today).issues.map(({ path }) => path)).toEqual(['0.insurer']);
});

test('every issue is at its cell', () => {
  const grid = typed('', '12 dollars');
  const collision = keyOf(grid, 'Collision');
  const [first] = grid.columns;
  const wrong = withColumn(grid, first?.key ?? '', { cells: { ...first?.cells, [collision]: '1.2.3' } });
  expect(issuesOf(wrong)).toEqual(['0.insurer', '0.premium', `0.${collision}`]);
});

test('an option that has run out is rejected, one that ends today is not', () => {
  const grid = typed();
  const until = (validUntil: string) => issuesOf(withColumn(grid, grid.columns[0]?.key ?? '', { validUntil }));
  expect(until('2026-11-19')).toEqual(['0.validUntil']);
  expect(until(today)).toEqual([]);
});

test('an issue is at its own column, also where the one before it isn’t sent', () => {
  const grid = emptyGrid(begin);
  expect(issuesOf(withColumn(grid, grid.columns[1]?.key ?? '', { insurer: 'Prairie' }))).toEqual(['1.premium']);
});

test('a copy goes into the next column that is free, without insurer, premium and quote', () => {
  const grid = typed();
  const [original] = grid.columns;
  const copied = withCopy(
    withColumn(grid, original?.key ?? '', { note: 'With winter tires', documentId: crypto.randomUUID() }),
    0,
  );
  expect(copied.columns).toHaveLength(2);
  expect(copied.columns[1]).toMatchObject({ insurer: '', premium: '', documentId: null, note: 'With winter tires' });
  expect(withCopy(copied, 1).columns).toHaveLength(3);
});

test('columns can be moved, and stay at either end', () => {
  const grid = typed();
  const [a, b] = grid.columns;
  expect(withMove(grid, 0, 1).columns).toEqual([b, a]);
  expect(withMove(grid, 0, -1)).toBe(grid);
  expect(withMove(grid, 1, 1)).toBe(grid);
});

test('what differs is computed from what was meant, not from how it was typed', () => {
  const grid = typed();
  const [first, second] = grid.columns;
  const collision = keyOf(grid, 'Collision');
  const same = withColumn(grid, second?.key ?? '', {
    insurer: 'Other',
    cells: { ...first?.cells, [collision]: '1000' },
  });
  expect([...differingRows(same, 'auto')]).toEqual([]);
  const other = withColumn(same, second?.key ?? '', { cells: { ...first?.cells, [collision]: '500' } });
  expect([...differingRows(other, 'auto')]).toEqual([collision]);
  // One option differs from nothing.
  expect([...differingRows(grid, 'auto')]).toEqual([]);
});

test('options that were sent become a grid again, and say the same', () => {
  const { input } = checkGrid(command, typed(), 'auto', today);
  const sent = (input?.options ?? []).map((option) => ({
    ...option,
    id: crypto.randomUUID(),
    exclusions: null,
    note: null,
    documentId: null,
    status: 'superseded' as const,
  }));
  const again = gridFromOptions(sent, 'auto', '2027-01-31');
  expect(again.columns[0]).toMatchObject({ insurer: 'Prairie', premium: '$1,420.50', validUntil: '2027-01-31' });
  const { input: resent } = checkGrid(command, again, 'auto', today);
  expect(resent?.options[0]?.coverages).toEqual(input?.options[0]?.coverages);
});
