import { expect, test } from 'vitest';
import { passagesOn } from '#shared/content/passages.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { findPages, findQuestions } from './queries.ts';

const reader = { day: '2026-11-21', site: defaultSiteProfile };
const pathsFor = (question: string) => findPages(question, reader).results.map(({ path }) => path);
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

test.each([
  ['login', '/faq/this-site#sign-in'],
  ['get a quote', '/faq/this-site#get-a-quote'],
  ['about us', '/about'],
  ['terms of use', '/terms-of-service'],
  ['glossary', '/resources/insurance-words'],
  ['contact phone number', '/contact'],
])('“%s”, typed to get somewhere, finds %s first', (question, path) => {
  const { isAnswered, results } = findPages(question, reader);
  expect([isAnswered, results[0]?.path]).toEqual([true, path]);
});

test('a question with a typo still finds its page', () => {
  expect(first('hial dammage to my roof', 4)).toContain('/blog/hail-and-your-roof');
});

test.each(['hole in one insurance for our golf tournament', 'who won the hockey game', 'renew my passport'])(
  'no page is about “%s”: at most the nearest three are named',
  (question) => {
    const { isAnswered, results } = findPages(question, reader);
    expect(isAnswered).toBe(false);
    expect(results.length).toBeLessThanOrEqual(3);
  },
);

test('words that are nowhere find nothing, and odd input does no harm', () => {
  expect(findPages('xylophone quasar zzyzx', reader)).toEqual({ isAnswered: false, results: [] });
  expect(findPages('the of and', reader)).toEqual({ isAnswered: false, results: [] });
  expect(findPages('"\'); DROP TABLE <b>', reader).results).toBeInstanceOf(Array);
});

test('each page is found once, with the answer of its passage and no markup', () => {
  const { isAnswered, results } = findPages('water in the basement', reader);
  const pages = results.filter(({ kind }) => kind !== 'Questions').map(({ path }) => path.split('#')[0]);
  expect(isAnswered).toBe(true);
  expect(new Set(pages).size).toBe(pages.length);
  for (const { excerpt } of results) expect(excerpt).not.toMatch(/\*\*|\]\(|\{\{/);
});

test('the words that were searched for are marked, in any form', () => {
  const [first] = findPages('hail damage roof', reader).results;
  const marked = first?.marks.map(({ begins, ends }) => first.excerpt.slice(begins, ends).toLowerCase());
  expect(marked?.length).toBeGreaterThan(0);
  for (const word of marked ?? []) expect(word).toMatch(/^[\p{L}’'-]+$/u);
  expect(marked?.join(' ')).toMatch(/hail|roof|damage/);
});

test('the results are as many as are about it, not as many as fit', () => {
  const counts = ['hail', 'super visa', 'condo deductible', 'dui insurance'].map(
    (question) => findPages(question, reader).results.length,
  );
  expect(new Set(counts).size).toBeGreaterThan(1);
});

test('answers are read as they are on the day', () => {
  const after = new Map(passagesOn('2027-01-02', reader.site).map(({ id, answer }) => [id, answer]));
  const dated = passagesOn(reader.day, reader.site).find(
    ({ id, kind, answer }) => kind === 'Questions' && answer !== after.get(id),
  );
  const excerptOn = (day: string) =>
    findPages(dated?.heading ?? '', { ...reader, day }).results.find(({ path }) => path === dated?.id)?.excerpt;
  expect([excerptOn(reader.day), excerptOn('2027-01-02')]).toEqual([dated?.answer, after.get(dated?.id ?? '')]);
});

test('the questions page finds words that are typed half', () => {
  const found = findQuestions('deducti', reader).results.map(({ path }) => path);
  expect(found.length).toBeGreaterThan(2);
  for (const path of found) expect(path).toMatch(/^\/faq\//);
  expect(findQuestions('zzyzx', reader)).toEqual({ isAnswered: false, results: [] });
});
