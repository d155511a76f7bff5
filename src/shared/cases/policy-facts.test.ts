import { describe, expect, it } from 'vitest';
import { changedFacts, type PolicyFacts, proposedDates } from './policy-facts.ts';

describe('the dates proposed for a policy', () => {
  it.each([
    ['2026-12-15', 'annual', '2026-12-15', '2027-12-15'],
    ['2026-12-15', 'semiannual', '2026-12-15', '2027-06-15'],
    ['2026-12-15', 'monthly', '2026-12-15', '2027-12-15'],
    // A wish that has passed, or none, starts today.
    ['2026-11-01', 'annual', '2026-11-27', '2027-11-27'],
    [null, 'annual', '2026-11-27', '2027-11-27'],
    // The last day of a month stays one.
    ['2026-12-31', 'semiannual', '2026-12-31', '2027-06-30'],
    ['2027-08-31', 'semiannual', '2027-08-31', '2028-02-29'],
    ['2028-02-29', 'annual', '2028-02-29', '2029-02-28'],
  ] as const)('a wish for %s, paid %s: %s to %s', (wished, term, effectiveOn, expiresOn) => {
    expect(proposedDates(wished, '2026-11-27', term)).toEqual({ effectiveOn, expiresOn });
  });
});

describe('what a correction changes', () => {
  const facts: PolicyFacts = {
    insurer: 'Prairie Mutual',
    policyNumber: 'P-1',
    effectiveDate: '2026-12-01',
    expiresDate: '2027-12-01',
    premiumCents: 150_000,
  };

  it('says each fact that differs, from and to', () => {
    const after = { ...facts, policyNumber: 'P-2', expiresDate: '2027-06-01', premiumCents: 160_050 };
    expect(changedFacts(facts, after)).toEqual([
      'Policy number: P-1 → P-2',
      'Expiry date: December 1, 2027 → June 1, 2027',
      'Premium: $1,500 → $1,600.50',
    ]);
  });

  it('says nothing where nothing differs, and that a premium was not recorded', () => {
    expect(changedFacts(facts, facts)).toEqual([]);
    expect(changedFacts({ ...facts, premiumCents: null }, facts)).toEqual(['Premium: not recorded → $1,500']);
  });
});
