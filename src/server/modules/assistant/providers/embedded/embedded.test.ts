import { expect, test } from 'vitest';
import type { AssistantRequest, GivenPassage } from '#server/platform/assistant-provider.ts';
import { embeddedAssistant, IN_ENGLISH } from './embedded.ts';

const hail: GivenPassage = {
  n: 1,
  path: '/insurance/auto#covers',
  title: 'Auto insurance',
  heading: 'What it usually pays for',
  text: 'Collision: Your own vehicle when you slide into a guardrail. Comprehensive: Hail, theft, fire and glass.',
  answer: 'An auto policy pays for harm you cause to others. Damage to your own vehicle is optional.',
  rows: [
    'Collision: Your own vehicle when you slide into a guardrail.',
    'Comprehensive: Hail, theft, fire and glass. Animals you hit are usually part of it.',
  ],
};
const refunds: GivenPassage = {
  n: 2,
  path: '/super-visa#refunds',
  title: 'Super Visa insurance',
  heading: 'Refunds',
  text: 'Refunds depend on the policy.',
  answer: 'A refund of a Super Visa premium depends on the policy, and insurers differ.',
  rows: [],
};

async function said(question: string, passages: GivenPassage[], more: Partial<AssistantRequest> = {}) {
  const request = { question, history: [], passages, today: '2026-11-21', page: '/', siteName: 'Coverbridge', ...more };
  let text = '';
  for await (const piece of embeddedAssistant.write(request, new AbortController().signal)) text += piece;
  const [sources = '', ...words] = text.split('\n');
  return { sources, words: words.join('\n') };
}

test('the answer of the first passage is said whole, with its number', async () => {
  expect(await said('what does car insurance pay for', [hail, refunds])).toEqual({
    sources: 'SOURCES: 1',
    words: `${hail.answer} [1]`,
  });
});

test('the row that the question asks for follows the answer', async () => {
  expect((await said('is theft of my car paid', [hail])).words).toBe(`${hail.answer} ${hail.rows[1]} [1]`);
});

test('a row whose name is asked for follows, and the question before counts too', async () => {
  expect((await said('what is collision', [hail])).words).toContain(hail.rows[0]);
  const history = [{ role: 'user' as const, content: 'I slid into a guardrail' }];
  expect((await said('is that paid', [hail], { history })).words).toContain(hail.rows[0]);
});

test('where rows fit alike, none is said', async () => {
  const rows = ['Roof: Hail breaks shingles.', 'Siding: Hail breaks vinyl.'];
  expect((await said('hail', [{ ...hail, rows }])).words).toBe(`${hail.answer} [1]`);
});

test('a long row is said up to the end of a sentence', async () => {
  const row = `Comprehensive: Theft of the car. ${'It goes on about something else. '.repeat(12)}`.trim();
  const { words } = await said('is theft of my car paid', [{ ...hail, rows: [row] }]);
  expect(words).toMatch(/Theft of the car\. .*else\. \[1\]$/);
  expect(words.length).toBeLessThan(hail.answer.length + 300);
});

test('a question in two parts is answered from two passages, each with its number', async () => {
  const { sources, words } = await said('what does car insurance pay for, and can a super visa premium be refunded', [
    hail,
    refunds,
  ]);
  expect(sources).toBe('SOURCES: 1, 2');
  expect(words).toBe(`${hail.answer} [1]\n\n${refunds.answer} [2]`);
});

test('the answer to a French question says first that the pages are in English', async () => {
  const { words } = await said('Est-ce que la grêle est couverte ?', [hail]);
  expect(words.startsWith(`${IN_ENGLISH}\n\n`)).toBe(true);
});

test('without a passage that has an answer it replies with the agreed line alone', async () => {
  expect(await said('anything', [])).toEqual({ sources: 'SOURCES: none', words: '' });
  expect(await said('anything', [{ ...hail, answer: '' }])).toEqual({ sources: 'SOURCES: none', words: '' });
});
