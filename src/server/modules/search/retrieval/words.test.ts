import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFrench, toEnglish } from './french.ts';
import { countWords, openVocabulary } from './vocabulary.ts';
import { stem, wordsOf } from './words.ts';

test.each([
  ['flooded', 'flood'],
  ['policies', 'policy'],
  ['driving', 'drive'],
  ['cancelled', 'cancel'],
  ['stolen', 'steal'],
  ['licence', 'licensed'],
  ['tyres', 'tire'],
])('"%s" and "%s" are the same word', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test('insurance, insurer and insured are three different words', () => {
  expect(new Set(['insurance', 'insurer', 'insured'].map(stem)).size).toBe(3);
});

test('two-word names stay together, and possessive endings are removed', () => {
  expect(wordsOf('The driver’s Super Visa in B.C., and Care-First')).toEqual(
    expect.arrayContaining(['driver', 'supervisa', 'bc', 'carefirst']),
  );
});

test('a typo is corrected if the word is long enough', () => {
  const { corrections } = openVocabulary(countWords([wordsOf('the deductible of a tenant who drove to the board')]));
  expect(corrections('dedutible')[0]).toBe('deductible');
  expect(corrections('tennant')[0]).toBe('tenant');
  expect(corrections('bord')[0]).toBe('board');
  expect(corrections('drone')).toEqual([]);
  expect(corrections('vin2')).toEqual([]);
});

test.each([
  ['Quelle est la différence entre ces polices ?', true],
  ['assurance vie pour mes enfants', true],
  ['Est-ce que la grêle est couverte', true],
  ['what does insurance cover', false],
  ['does the policy pay for damage on my car', false],
  ['my name is Jean de la Fontaine, who do I call', false],
  ['', false],
])('"%s" is French: %s', (text, french) => {
  expect(isFrench(text)).toBe(french);
});

test('French expressions are translated as a whole, and the words in between are dropped', () => {
  expect(toEnglish('Quelle assurance habitation pour un sous-sol inondé ?')).toBe('home insurance basement flooded');
  expect(toEnglish('mon vol est annulé')).toBe('flight cancelled');
  expect(toEnglish('vol de voiture')).toBe('theft car');
});

test('the property names every object has are treated like any other word', () => {
  const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.constantFrom('', 's', ' car', ' the policy'), (name, after) => {
      for (const word of wordsOf(name + after)) expect(typeof stem(word)).toBe('string');
    }),
  );
});

test.each([
  ['SEF 44', 'sef44'],
  ['S.E.F. No. 44', 'sef44'],
  ['spf 44', 'sef44'],
  ['OPCF 44R', 'sef44'],
  ['SPF No. 9', 'spf9'],
  ['a class 1 driver', 'class1'],
  ['Section B benefits', 'sectionb'],
])('the number of a form, a licence or a section is part of its name: %s', (text, word) => {
  expect(wordsOf(text)).toContain(word);
});

test('a number that names no form stays a number', () => {
  expect(wordsOf('section of 12 houses, class of 2019')).toEqual([
    'section',
    'of',
    '12',
    'houses',
    'class',
    'of',
    '2019',
  ]);
});
