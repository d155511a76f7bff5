import { describe, expect, it } from 'vitest';
import { linePlacings } from './generated/placing.ts';
import { lineIds } from './ids.ts';
import { industryLabels, industrySchema } from './industries.ts';
import { addedLicences, industriesOf, isPlacedByAnswers, placingOf } from './placing.ts';
import { quoteDefinitions } from './questionnaires.ts';
import type { AnswersInput, Condition, QuoteDefinition } from './types.ts';

const lines: [line: (typeof lineIds)[number], what: string, answers: AnswersInput, licences: string[]][] = [
  ['auto', 'a car', { vehicles: [{ use: 'commute' }] }, ['GENERAL']],
  ['home', 'any home', { occupancy: 'owner' }, ['GENERAL']],
  ['business', 'any business', { industry: 'retail', wanted: ['liability', 'wcb'] }, ['GENERAL']],
  ['commercial-auto', 'a fleet', { vehicleUse: ['freight'] }, ['GENERAL']],
  ['group-benefits', 'health and dental', { wanted: ['health', 'dental'] }, ['ACCIDENT_SICKNESS']],
  ['group-benefits', 'disability', { wanted: ['disability', 'critical'] }, ['ACCIDENT_SICKNESS']],
  ['group-benefits', 'a plan with life', { wanted: ['health', 'life'] }, ['ACCIDENT_SICKNESS', 'LIFE']],
  ['life', 'a term', { term: '20', lifeExtras: ['none'] }, ['LIFE']],
  ['life', 'children and a waiver', { lifeExtras: ['children', 'waiver'] }, ['LIFE']],
  ['life', 'critical illness', { lifeExtras: ['criticalIllness'] }, ['LIFE', 'ACCIDENT_SICKNESS']],
  ['life', 'disability', { lifeExtras: ['disability', 'children'] }, ['LIFE', 'ACCIDENT_SICKNESS']],
  ['travel', 'medical care', { wanted: ['medical'] }, ['ACCIDENT_SICKNESS']],
  ['travel', 'a whole package', { wanted: ['medical', 'cancellation', 'baggage'] }, ['ACCIDENT_SICKNESS']],
  ['supervisa', 'a visit', {}, ['ACCIDENT_SICKNESS']],
  ['specialty', 'a boat', { kind: 'boat' }, ['GENERAL']],
  ['specialty', 'a pet', { kind: 'pet' }, ['GENERAL']],
  ['general', 'anything', { forWhom: 'business' }, []],
];

describe('the licences a request needs', () => {
  it.each(lines)('%s, %s', (line, _what, answers, licences) => {
    expect(placingOf(line, answers).licences).toEqual(licences);
  });

  it('are decided for every line, and without answers by the line alone', () => {
    expect([...new Set(lines.map(([line]) => line))]).toEqual([...lineIds]);
    expect(placingOf('group-benefits').licences).toEqual(['ACCIDENT_SICKNESS']);
    expect(addedLicences('life')).toEqual(['ACCIDENT_SICKNESS']);
    expect(addedLicences('auto')).toEqual([]);
  });
});

describe('the industry of a request', () => {
  it('is that of the business questionnaire', () => {
    for (const industry of industrySchema.options) expect(placingOf('business', { industry }).industry).toBe(industry);
    expect(placingOf('business', { industry: 'boats' }).industry).toBeNull();
    expect(industriesOf('business')).toEqual(industrySchema.options);
  });

  it('is rideshare for an auto request where somebody carries passengers', () => {
    expect(placingOf('auto', { paidDriving: ['delivery', 'rideshare'] }).industry).toBe('rideshare');
    expect(placingOf('auto', { vehicles: [{ use: 'commute' }, { use: 'rideshare' }] }).industry).toBe('rideshare');
    expect(placingOf('auto', { paidDriving: ['delivery'], vehicles: [{ use: 'delivery' }] }).industry).toBeNull();
    expect(placingOf('auto', { vehicles: 'none' }).industry).toBeNull();
  });

  it('is asked with the labels brokers choose from', () => {
    const questions = quoteDefinitions.business.steps.flatMap((step) => step.questions);
    const asked = questions.find(({ id }) => id === 'industry');
    if (asked?.type !== 'choice') throw new Error('the industry isn’t a choice');
    expect(Object.fromEntries(asked.options.map(({ value, label }) => [value, label]))).toEqual(industryLabels);
  });
});

/** The questions a condition names, with the values it compares them with. */
function named(condition: Condition): { question: string; values: readonly unknown[] }[] {
  if ('all' in condition) return condition.all.flatMap(named);
  if ('any' in condition) return condition.any.flatMap(named);
  if ('not' in condition) return named(condition.not);
  if ('equals' in condition) return [{ question: condition.question, values: [condition.equals] }];
  return 'oneOf' in condition ? [{ question: condition.question, values: condition.oneOf }] : [];
}

function findQuestion({ steps }: QuoteDefinition, id: string, each?: string) {
  const all = steps.flatMap(({ questions }) => questions);
  if (each === undefined) return all.find((question) => question.id === id);
  const group = all.find((question) => question.id === each);
  return group?.type === 'repeatGroup' ? group.questions.find((question) => question.id === id) : undefined;
}

it.each(lineIds)('%s: every rule names an option of a plain question, so that nothing sealed decides', (line) => {
  const definition = quoteDefinitions[line];
  const rules = [...linePlacings[line].licences, ...linePlacings[line].industries];
  expect(isPlacedByAnswers(line)).toBe(rules.length > 0);
  for (const { each, when } of rules)
    for (const { question: id, values } of named(when)) {
      const question = findQuestion(definition, id, each);
      if (question?.type !== 'choice' && question?.type !== 'multi') throw new Error(`${id} isn’t a choice`);
      expect(question.sensitivity).toBe('S1');
      expect(question.options.map(({ value }) => value)).toEqual(expect.arrayContaining([...values]));
    }
});
