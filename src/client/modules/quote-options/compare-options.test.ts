import { expect, test } from 'vitest';
import type { QuoteOption } from '#shared/cases/views.ts';
import { coverageKey } from '#shared/lines/coverages/rows.ts';
import type { Coverage } from '#shared/lines/coverages/schema.ts';
import { compareCoverages, yearlyCents } from './compare-options.ts';

function coverage(name: string, limitCents: number | null, deductibleCents: number | null = null): Coverage {
  return { name, limitCents, deductibleCents };
}

function option(...coverages: Coverage[]): QuoteOption {
  return {
    id: crypto.randomUUID(),
    insurer: 'Fictional Mutual',
    premiumCents: 100_00,
    term: 'monthly',
    coverages,
    exclusions: null,
    validUntil: '2026-12-31',
    note: null,
    documentId: null,
    status: 'open',
  };
}

test('different spellings of a coverage share one row', () => {
  expect(coverageKey('Third-party  Liability')).toBe(coverageKey('third party liability'));
  expect(coverageKey('Fire & theft')).toBe(coverageKey('Fire and Theft.'));
  const rows = compareCoverages(
    [option(coverage('Third-party liability', 100)), option(coverage('PLPD', 100))],
    'auto',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ name: 'Third-party liability', differs: false });
});

test('another limit, another deductible and a missing coverage are differences', () => {
  const rows = compareCoverages(
    [
      option(coverage('Glass', null), coverage('Collision', null, 500), coverage('Liability', 100)),
      option(coverage('Section A', 200), coverage('Collision', null, 1000)),
    ],
    'auto',
  );
  expect(rows.map(({ name, differs }) => [name, differs])).toEqual([
    // In the line's order; the broker's own names last.
    ['Third-party liability', true],
    ['Collision', true],
    ['Glass', true],
  ]);
  expect(rows[2]?.cells[1]).toBeNull();
});

test('a name that occurs twice in one option keeps both', () => {
  const rows = compareCoverages(
    [option(coverage('Vehicle', 1), coverage('vehicle', 2)), option(coverage('Vehicle', 1))],
    'auto',
  );
  expect(rows.map(({ cells }) => cells.map((cell) => cell?.limitCents ?? null))).toEqual([
    [1, 1],
    [2, null],
  ]);
});

test('two rows that mean the same coverage both stay, each under its name', () => {
  const rows = compareCoverages([option(coverage('Trip cancellation', 1), coverage('Trip interruption', 2))], 'travel');
  expect(rows.map(({ name }) => name)).toEqual(['Trip cancellation and interruption', 'Trip interruption']);
});

test('no options give no rows, and a single option has no differences', () => {
  expect(compareCoverages([], 'auto')).toEqual([]);
  expect(compareCoverages([option(coverage('Liability', 1))], 'auto')[0]?.differs).toBe(false);
});

test('yearly payments', () => {
  expect(yearlyCents({ premiumCents: 150_00, term: 'monthly' })).toBe(1_800_00);
  expect(yearlyCents({ premiumCents: 900_00, term: 'semiannual' })).toBe(1_800_00);
});
