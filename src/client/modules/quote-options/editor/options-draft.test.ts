import { expect, test } from 'vitest';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { checkOptions } from './check-options.ts';
import { copyOption, draftFromOption, emptyOption, movedOptions, type OptionsDraft } from './options-draft.ts';

const command = { caseId: crypto.randomUUID(), version: 3 };
const today = '2026-11-20';

function filled(): OptionsDraft {
  const [liability, ...others] = emptyOption('auto').coverages;
  const coverages = [
    { ...liability, key: 'a', name: 'Third-party liability', limit: '2,000,000', deductible: '', note: '' },
    ...others.map((coverage) => ({ ...coverage, note: 'Included' })),
  ];
  const option = {
    ...emptyOption('auto'),
    coverages,
    insurer: 'Prairie',
    premium: '1,420.50',
    validUntil: '2026-12-31',
  };
  return { options: [option], message: '' };
}

const pathsOf = (draft: OptionsDraft) => checkOptions(command, draft, today).issues.map(({ path }) => path);

test('a complete option passes with its amounts in cents', () => {
  const { input } = checkOptions(command, filled(), today);
  expect(input?.options[0]).toMatchObject({ insurer: 'Prairie', premiumCents: 142_050, term: 'annual' });
  expect(input?.options[0]?.coverages[0]).toMatchObject({ limitCents: 200_000_000, deductibleCents: null });
});

test.each(caseTypeSchema.options)('an untouched option of %s reports every missing field once', (type) => {
  const option = emptyOption(type);
  expect(pathsOf({ options: [option], message: '' })).toEqual([
    'options.0.insurer',
    'options.0.premiumCents',
    'options.0.validUntil',
    ...option.coverages.map((_, row) => `options.0.coverages.${row}.note`),
  ]);
});

test('an amount in words is rejected at its field', () => {
  const draft = filled();
  const coverage = draft.options[0]?.coverages[1];
  if (coverage) coverage.limit = 'included';
  expect(pathsOf(draft)).toEqual(['options.0.coverages.1.limitCents']);
});

test('an expired option is rejected, one that expires today is not', () => {
  const draft = filled();
  const [option] = draft.options;
  if (option) option.validUntil = '2026-11-19';
  expect(pathsOf(draft)).toEqual(['options.0.validUntil']);
  if (option) option.validUntil = today;
  expect(pathsOf(draft)).toEqual([]);
});

test('a copy has its own keys and no premium', () => {
  const option = filled().options[0] ?? emptyOption('auto');
  const copy = copyOption(option);
  expect(copy).toMatchObject({ premium: '', insurer: option.insurer });
  expect(copy.key).not.toBe(option.key);
  expect(copy.coverages[0]?.key).not.toBe(option.coverages[0]?.key);
});

test('a sent option is restored as it was typed, without its expiry', () => {
  const { input } = checkOptions(command, filled(), today);
  const sent = input?.options[0];
  if (!sent) throw new Error('the option above is valid');
  const again = draftFromOption({ ...sent, id: 'x', exclusions: null, note: null, status: 'superseded' });
  expect(again).toMatchObject({ premium: '1420.50', validUntil: '', insurer: 'Prairie' });
  expect(again.coverages[0]).toMatchObject({ limit: '2000000', deductible: '' });
});

test('options can be moved, and stay at either end', () => {
  const [a, b, c] = [emptyOption('auto'), emptyOption('auto'), emptyOption('auto')];
  const options = [a, b, c];
  expect(movedOptions(options, c.key, -1)).toEqual([a, c, b]);
  expect(movedOptions(options, a.key, 1)).toEqual([b, a, c]);
  expect(movedOptions(options, a.key, -1)).toEqual(options);
  expect(movedOptions(options, c.key, 1)).toEqual(options);
});
