import { expect, test } from 'vitest';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { lineWork } from '#shared/lines/generated/work.ts';
import { coverageKey, coverageOrder, findStandardCoverage, unmentionedCoverages, usualCoverages } from './rows.ts';

test.each(caseTypeSchema.options)('in %s every spelling means one coverage, and codes are unique', (type) => {
  const spellings = lineWork[type].coverages.flatMap(({ code, name, also = [] }) =>
    [name, ...also].map((spelling) => ({ code, key: coverageKey(spelling) })),
  );
  const keys = spellings.map(({ key }) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  const codes = lineWork[type].coverages.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(usualCoverages(type).length).toBeGreaterThan(0);
});

test('different insurers’ names for a coverage map to the same one', () => {
  for (const name of ['PLPD', 'third party  LIABILITY', 'Section A'])
    expect(findStandardCoverage('auto', name)?.name).toBe('Third-party liability');
  expect(findStandardCoverage('home', 'Sewer back-up')?.code).toBe('sewer-backup');
  expect(findStandardCoverage('business', 'Tenants Legal Liability')?.code).toBe('tenants-legal-liability');
});

test('the same word can mean another coverage in another line, and custom wording means none', () => {
  expect(findStandardCoverage('home', 'Liability')?.code).toBe('personal-liability');
  expect(findStandardCoverage('auto', 'Liability')?.code).toBe('third-party-liability');
  expect(findStandardCoverage('auto', 'Pet taxi')).toBeNull();
});

test('reports usual coverages that are not mentioned, sorts rows by the list, and puts custom ones last', () => {
  const named = unmentionedCoverages('home', ['Building', 'Contents', 'Liability', 'ALE']).map(({ name }) => name);
  expect(named).toEqual(['Sewer backup', 'Overland water']);
  expect(coverageOrder('auto', 'collision')).toBeGreaterThan(coverageOrder('auto', 'third-party-liability'));
  expect(coverageOrder('auto', null)).toBe(lineWork.auto.coverages.length);
});
