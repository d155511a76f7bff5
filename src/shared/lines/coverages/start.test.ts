import { expect, test } from 'vitest';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { lineWork } from '#shared/lines/generated/work.ts';
import { loadDefinition } from '#shared/lines/load-definition.ts';
import type { Condition } from '#shared/lines/types.ts';
import { startingCoverages } from './start.ts';

function questionsIn(condition: Condition | undefined): string[] {
  if (!condition) return [];
  if ('all' in condition) return condition.all.flatMap(questionsIn);
  if ('any' in condition) return condition.any.flatMap(questionsIn);
  return 'not' in condition ? questionsIn(condition.not) : [condition.question];
}

test.each(caseTypeSchema.options)('in %s every wish is of a coverage and from a question that exist', async (type) => {
  const { coverages, wishes = {} } = lineWork[type];
  const codes = new Set(coverages.map(({ code }) => code));
  const definition = await loadDefinition(type);
  const asked = new Set(definition.steps.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const used = Object.values(wishes).flatMap(({ addIf, leaveOutIf, minimumIf, limit, deductible, words }) => [
    ...[addIf, leaveOutIf, minimumIf].flatMap(questionsIn),
    ...(limit?.questions ?? []),
    ...(deductible?.questions ?? []),
    ...(words ? [words.question] : []),
  ]);
  expect(Object.keys(wishes).filter((code) => !codes.has(code))).toEqual([]);
  expect(used.filter((question) => !asked.has(question))).toEqual([]);
});

const named = (rows: ReturnType<typeof startingCoverages>) =>
  rows.map(({ name, limitCents, deductibleCents, note, origin }) => [name, limitCents, deductibleCents, note, origin]);

test('an option for a car begins with the wishes of the client and Alberta’s standard policy', () => {
  const answers = {
    coverWish: 'full',
    liability: '2000000',
    collisionDeductible: '1000',
    comprehensiveDeductible: 'advise',
    extras: ['familyProtection'],
  };
  expect(named(startingCoverages('auto', answers))).toEqual([
    ['Third-party liability', 200_000_000, null, '', 'wish'],
    ['Accident benefits (Section B)', null, null, 'Included', 'standard'],
    ['Direct compensation (DCPD)', null, null, 'Included', 'standard'],
    ['Collision', null, 100_000, '', 'wish'],
    ['Comprehensive', null, null, '', null],
    ['Family protection (SEF 44)', null, null, '', 'wish'],
  ]);
});

test('someone who wants only what the law requires gets its minimum, and no rows for more', () => {
  expect(named(startingCoverages('auto', { coverWish: 'mandatory' }))).toEqual([
    ['Third-party liability', 20_000_000, null, '', 'wish'],
    ['Accident benefits (Section B)', null, null, 'Included', 'standard'],
    ['Direct compensation (DCPD)', null, null, 'Included', 'standard'],
  ]);
});

test('money is stored in cents, and words have amounts of their own', () => {
  const home = startingCoverages('home', {
    homeKind: 'house',
    rebuildCost: 62_000_000,
    deductible: '2500',
    liability: '2m',
    water: ['sewer'],
  });
  expect(home.find(({ name }) => name === 'Dwelling')).toMatchObject({
    limitCents: 62_000_000,
    deductibleCents: 250_000,
  });
  expect(home.find(({ name }) => name === 'Personal liability')).toMatchObject({ limitCents: 200_000_000 });
  expect(home.find(({ name }) => name === 'Sewer backup')).toMatchObject({ origin: 'wish' });
  expect(startingCoverages('home', { homeKind: 'rental' }).some(({ name }) => name === 'Dwelling')).toBe(false);
  expect(startingCoverages('life', { term: '20' }).find(({ name }) => name === 'Term')?.note).toBe('20 years');
});

test.each(caseTypeSchema.options)('without answers, as after a call, %s begins with its usual coverages', (type) => {
  const usual = lineWork[type].coverages.filter((coverage) => coverage.usual).map(({ name }) => name);
  expect(startingCoverages(type, {}).map(({ name }) => name)).toEqual(usual);
});
