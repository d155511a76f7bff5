import { describe, expect, test } from 'vitest';
import { passagesOn } from '#shared/content/passages.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { openIndex } from './passage-index.ts';
import { type RetrievalQuestion, retrieveFrom } from './retrieve.ts';
import { readStoredIndex } from './stored-index.ts';

const passages = passagesOn('2026-11-21', defaultSiteProfile);
const index = openIndex(readStoredIndex(), passages);
const find = (question: string, more: Partial<RetrievalQuestion> = {}) =>
  retrieveFrom(index, { question, history: [], page: '/', ...more });
const given = (question: string, more?: Partial<RetrievalQuestion>) =>
  find(question, more).given.map(({ found: { passage } }) => passage.id);
const said = (question: string) => ({ history: [{ role: 'user' as const, content: question }] });

test.each([
  [
    'is the cottage in my house policy',
    '/insurance/specialty#specialty-page-cabin',
    'people call things by other names',
  ],
  ['condo dedutible bill from the bord', '/blog/condo-deductibles', 'fingers slip'],
  ['Mon sous-sol est inondé, qui paie ?', '/blog/basement-flooded', 'some write French'],
  ['what does Care-First pay', '/blog/care-first-explained', 'a name of two words is one thing'],
  ['who sees my answers', '/faq/this-site#who-sees-my-answers', 'small words count where there are no others'],
])('"%s" finds %s: %s', (question, id) => {
  expect(given(question).join(' ')).toContain(id);
});

describe('gives nothing for', () => {
  test.each([
    ['a thing to insure that the pages only mention', 'hole in one insurance for our golf tournament'],
    ['a word that nobody wrote here', 'can I insure my crypto wallet'],
    ['two words that only stand on the same page', 'what phone plan should I get'],
    ['the people behind the site', 'who is the ceo of your company'],
    ['an errand', 'how do I renew my passport'],
    ['small words alone', 'what is it that you would like to'],
  ])('%s: "%s"', (_, question) => {
    expect(given(question)).toEqual([]);
  });
});

test.each([
  'call me at [phone number] about how brokers get paid',
  'my VIN is [vehicle number], how do brokers get paid',
  'how do brokers get paid, I am at [phone number]',
])('redacted values and the words that introduce them have no weight: "%s"', (question) => {
  expect(find(question).terms).toEqual(find('how do brokers get paid').terms);
});

test('a question that continues the previous one is asked together with it', () => {
  expect(given('what about in BC?').join(' ')).not.toMatch(/tire/);
  expect(given('what about in BC?', said('do I need winter tires')).join(' ')).toMatch(/tire/);
});

test('a complete question ignores the earlier conversation', () => {
  const question = 'how do brokers get paid';
  expect(given(question, said('what insurance does a super visa require'))).toEqual(given(question));
});

test('a question without a topic is about the current page, under each of its addresses', () => {
  for (const page of ['/insurance/business/restaurants', '/business/restaurants/'])
    expect(given('what does it leave out?', { page })).toEqual(['/business/restaurants#excludes']);
});

test('the given passages are among the candidates, at most five, and the same every time', () => {
  for (const question of ['hail damage to my roof', 'does home insurance pay for a flood', 'car insurance', 'xyzzy']) {
    const found = find(question);
    expect(found.looked).toEqual(expect.arrayContaining(found.given));
    expect(found.given.length).toBeLessThanOrEqual(5);
    expect(find(question)).toEqual(found);
    for (const { coverage, score, confidence } of found.looked)
      for (const share of [coverage, score, confidence]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
  }
});

test('a word missing from the pages lowers the coverage', () => {
  const holds = (question: string) => find(question).looked[0]?.coverage ?? 0;
  expect(holds('hail damage roof zeppelin')).toBeLessThan(holds('hail damage roof'));
});

test('no input does harm, however long or odd', () => {
  const odd = [
    '',
    ' ',
    '?!…',
    '\u0000\uFFFF',
    '🦌'.repeat(50),
    'a'.repeat(4_000),
    '((((',
    '"\'); DROP TABLE <b>',
    '١٢٣ 保険 страховка',
  ];
  const long = passages
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 4_000);
  const repeated = 'insurance for my '.repeat(230);
  for (const question of [...odd, long, repeated, '__proto__ constructor toString'])
    expect(find(question, said(long)).given.length).toBeLessThanOrEqual(5);
});

test('a question of a further answer finds its passage word for word, even if the rest of it is about other things', () => {
  const [best] = find('why do guys pay more than girls').given;
  expect(best?.isVerbatim).toBe(true);
  expect(best?.found.passage.id).toBe('/blog/first-car-insurance#what-affects-a-new-driver-s-price');
});
