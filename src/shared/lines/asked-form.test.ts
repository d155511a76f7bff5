import { expect, test } from 'vitest';
import { askedSections, withAnswer } from './asked-form.ts';
import { quoteDefinitions } from './questionnaires.ts';
import type { AnswersInput } from './types.ts';

const definition = quoteDefinitions.auto;
const start: AnswersInput = {
  vehicles: [
    { vin: '1HGCM82633A004352', year: 2019, make: 'Subaru', model: 'Outback', use: 'commute' },
    { year: 2024, make: 'Ford', model: 'F-150', use: 'pleasure' },
  ],
};
const asked = (answers: AnswersInput, paths: string[]) =>
  askedSections(definition, { start, answers, paths }).map(({ title, prefix, questions }) => ({
    title,
    prefix,
    ids: questions.map(({ id }) => id),
  }));

test('questions of a row are asked in the section of that row, which is named after its answers', () => {
  expect(asked(start, ['vehicles.0.commuteKm', 'vehicles.1.yearlyKm', 'parking'])).toEqual([
    { title: 'Where you live', prefix: '', ids: ['parking'] },
    { title: 'Vehicle 1: 2019, Subaru, Outback', prefix: 'vehicles.0.', ids: ['commuteKm'] },
    { title: 'Vehicle 2: 2024, Ford, F-150', prefix: 'vehicles.1.', ids: ['yearlyKm'] },
  ]);
});

test('what a new answer makes the questionnaire ask is asked too, and nothing else', () => {
  const answers = { ...start, currentlyInsured: true };
  const ids = asked(answers, ['currentlyInsured']).flatMap((section) => section.ids);
  expect(ids).toContain('currentlyInsured');
  expect(ids).toContain('renewalMonth');
  expect(ids).not.toContain('parking');
});

test('a group asked as a whole keeps its rows together', () => {
  const answers = { ...start, drivers: [{ licenceClass: '5' }] };
  expect(asked(answers, ['drivers'])).toEqual([{ title: 'Who drives', prefix: '', ids: ['drivers'] }]);
});

test('an answer in a row changes that row only', () => {
  const changed = withAnswer(start, 'vehicles.1.', 'yearlyKm', 8_000);
  expect(changed.vehicles).toEqual([
    expect.not.objectContaining({ yearlyKm: 8_000 }),
    expect.objectContaining({ make: 'Ford', yearlyKm: 8_000 }),
  ]);
  expect(withAnswer(start, '', 'parking', 'street')).toMatchObject({ parking: 'street' });
});
