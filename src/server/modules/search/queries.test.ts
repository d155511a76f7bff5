import { expect, test } from 'vitest';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { findPages, findPassages } from './queries.ts';

const reader = { day: '2026-11-21', site: defaultSiteProfile };
const pathsFor = (question: string) => findPages(question, reader).map(({ path }) => path);
const first = (question: string, count: number) => pathsFor(question).slice(0, count).join(' ');

test.each([
  ['my basement flooded, what covers it?', '/blog/basement-flooded'],
  ['condo deductible', '/blog/condo-deductibles'],
  ['super visa insurance for my parents', '/super-visa'],
  ['hail damage roof', '/blog/hail-and-your-roof'],
  ['uber rideshare coverage', '/blog/rideshare-insurance'],
  ['fort mcmurray wildfire', '/locations/fort-mcmurray'],
  ['restaurant insurance', '/business/restaurants'],
  ['when does care first start', '/blog/care-first-explained'],
])('"%s" finds %s in the first three results', (question, path) => {
  expect(first(question, 3)).toContain(path);
});

test('a question with a typo still finds its page', () => {
  expect(first('hial dammage to my roof', 4)).toContain('/blog/hail-and-your-roof');
});

test('a question without an answer finds nothing, and odd input does no harm', () => {
  expect(findPages('xylophone quasar zzyzx', reader)).toEqual([]);
  expect(findPages('the of and', reader)).toEqual([]);
  expect(findPages('"\'); DROP TABLE <b>', reader)).toBeInstanceOf(Array);
});

test('each page is found once, with an excerpt of whole words and no markup', () => {
  const results = findPages('water in the basement', reader);
  expect(new Set(results.map(({ path }) => path.split('#')[0]))).toHaveProperty('size');
  for (const { excerpt } of results) expect(excerpt).not.toMatch(/\*\*|\]\(|\{\{/);
});

test('dated facts are found as they read on that day', () => {
  const text = (day: string) =>
    findPassages('grid ceiling repealed', { ...reader, day }, 20)
      .map(({ passage }) => passage.text)
      .join(' ');
  expect(text('2026-11-21')).toContain('is repealed on January 1, 2027');
  expect(text('2027-01-02')).toMatch(/was (?:due to be )?repealed on January 1, 2027/);
});
