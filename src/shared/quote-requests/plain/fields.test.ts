/** Fields of the form without a script, read back as the answers they were made from. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from '#shared/lines/types.ts';
import { type Fields, markOf, readFields, withoutEmptyRows } from './fields.ts';

const base = { label: 'Any', why: 'Any.', required: true, sensitivity: 'S1' as const };
const options = ['a', 'b'].map((value) => ({ value, label: value }));
const questions: Question[] = [
  { ...base, id: 'name', type: 'text', allowUnknown: true },
  { ...base, id: 'price', type: 'money' },
  { ...base, id: 'born', type: 'date' },
  { ...base, id: 'home', type: 'address' },
  { ...base, id: 'kind', type: 'choice', options },
  { ...base, id: 'extras', type: 'multi', options, allowUnknown: true },
  { ...base, id: 'insured', type: 'bool', allowUnknown: true },
  {
    ...base,
    id: 'cars',
    type: 'repeatGroup',
    itemLabel: 'Car',
    min: 1,
    max: 3,
    questions: [
      { ...base, id: 'year', type: 'year' },
      { ...base, id: 'use', type: 'choice', options },
    ],
  },
];
const all = 'name price born home kind extras insured cars cars.0.year cars.0.use cars.1.year cars.1.use';
const read = (fields: Fields, stored = {}) => readFields(questions, stored, { shown: all, ...fields });

describe('fields', () => {
  test('become answers as the wizard stores them', () => {
    const fields = {
      name: 'Ava\r\nStone',
      price: '$1,200.50',
      'born.month': '4',
      'born.day': '3',
      'born.year': '1988',
      'home.street': '1 Elm Street',
      kind: 'a',
      extras: ['a', 'b'],
      insured: 'no',
      'cars.rows': '1',
      'cars.0.year': '2019',
    };
    expect(read(fields)).toEqual({
      name: 'Ava\nStone',
      price: 120_050,
      born: '1988-04-03',
      home: { street: '1 Elm Street', unit: '', city: '' },
      kind: 'a',
      extras: ['a', 'b'],
      insured: false,
      cars: [{ year: 2019, use: '' }],
    });
  });

  test('keep what is no answer as it was typed', () => {
    expect(read({ price: 'a lot', 'born.year': '88', 'cars.rows': '1', 'cars.0.year': 'old' })).toMatchObject({
      price: 'a lot',
      born: '88--',
      cars: [{ year: 'old' }],
    });
  });

  test('count as unsure where that was ticked and nothing else was said', () => {
    expect(read({ 'name.unsure': '__unknown', extras: '__unknown', insured: '__unknown' })).toMatchObject({
      name: '__unknown',
      extras: '__unknown',
      insured: '__unknown',
    });
    expect(read({ 'name.unsure': '__unknown', name: 'Ava', extras: ['__unknown', 'a'] })).toMatchObject({
      name: 'Ava',
      extras: ['a'],
    });
  });

  test('of questions that were not on the page change nothing', () => {
    const stored = { kind: 'b', name: 'Ava', cars: [{ year: 2001, use: 'a' }] };
    expect(readFields(questions, stored, { shown: 'kind', kind: 'a', name: 'Eve', 'cars.rows': '0' })).toEqual({
      ...stored,
      kind: 'a',
    });
  });

  test('whatever arrives, are read without failing, and never as more rows than the group has', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }));
    const key = fc.oneof(
      fc.constantFrom('cars.rows', 'cars.0.year', 'shown', 'seen', '__proto__', ...all.split(' ')),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.dictionary(key, value), (fields) => {
        const { cars, ...answers } = readFields(questions, {}, fields as Fields);
        expect(Object.keys(answers).every((id) => questions.some((question) => question.id === id))).toBe(true);
        expect(cars === undefined || (cars as unknown[]).length <= 3).toBe(true);
      }),
    );
  });
});

describe('a page from before', () => {
  const blank = all.split(' ').map(() => markOf(undefined));

  test('leaves alone what was answered since, and changes what was typed on it', () => {
    const stored = {
      name: 'Ava',
      kind: 'a',
      cars: [
        { year: 2019, use: 'a' },
        { year: 2020, use: 'b' },
      ],
    };
    const fields = { seen: blank.join(' '), name: '', price: '5', 'cars.rows': '1', 'cars.0.year': '2018' };
    expect(read(fields, stored)).toMatchObject({
      name: 'Ava',
      price: 500,
      kind: 'a',
      cars: [
        { year: 2018, use: 'a' },
        { year: 2020, use: 'b' },
      ],
    });
  });

  test('does not bring back a row that was removed since', () => {
    const marks = all.split(' ').map((path) => markOf(path === 'cars.1.year' ? 2020 : undefined));
    const fields = { seen: marks.join(' '), 'cars.rows': '2', 'cars.1.year': '2020' };
    expect(read(fields, { cars: [{ year: 2019 }] }).cars).toEqual([{ year: 2019, use: '' }]);
  });
});

test('rows in which nothing was entered are left out, as far as the group can do without them', () => {
  const tidied = (cars: unknown[]) => withoutEmptyRows(questions, { cars }).cars;
  expect(tidied([{ year: '', use: '' }, { year: 2019 }, {}])).toEqual([{ year: 2019 }]);
  expect(tidied([{ year: '' }])).toEqual([{}]);
});
