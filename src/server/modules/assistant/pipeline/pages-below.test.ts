/** Which pages are listed below a fixed answer: at least one wherever the answer mentions them, and relevant ones. */
import { describe, expect, it, test } from 'vitest';
import { limitRules } from '#server/modules/assistant/guardrails/rules.ts';
import type { Topic } from '#shared/assistant/guardrails/topics.ts';
import type { ChatReply } from '#shared/assistant/schema.ts';
import { passagesOn } from '#shared/content/passages.ts';
import { lines } from '#shared/lines/lines.ts';
import { paths } from '#shared/platform/paths.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { compose } from './commands.ts';

const reader = { day: '2026-11-22', site: defaultSiteProfile };

async function answerTo(question: string, { before = [] as string[], page = '/' } = {}): Promise<ChatReply> {
  const history = before.flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: 'It depends. [1]' },
  ]);
  const messages = [...history, { role: 'user' as const, content: question }];
  for await (const event of compose({ messages, page, reader, external: null }, new AbortController().signal))
    if (event.type === 'end' && event.answer.data) return event.answer.data;
  throw new Error(`No answer: ${question}`);
}

const pathsOf = ({ sources }: ChatReply) => sources.map(({ path }) => path);

test('every address that a limit names exists', () => {
  const known = new Set(passagesOn(reader.day, reader.site).map(({ id }) => id));
  const losses = [
    ...(['crash', 'water', 'hail-car', 'hail-home', 'online', 'away', 'firm'] as const),
    ...(['glass', 'break-in', 'theft', 'tree', 'other'] as const),
  ];
  const asked: Topic[] = [null, ...lines].flatMap((line) =>
    losses.map((loss) => ({ line, loss, community: undefined })),
  );
  const named = asked.flatMap((topic) =>
    limitRules.flatMap((rule) => [...(rule.pages?.(topic) ?? []), ...(rule.otherwise?.(topic) ?? [])]),
  );
  const forms = [paths.getQuote, ...lines.map((line) => paths.quoteOf(line))];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !known.has(path) && !forms.includes(path))).toEqual([]);
});

test('the response itself promises no page below: only the separate sentence does', () => {
  const said = limitRules.flatMap(({ response }) => [response.en(reader.site), response.fr(reader.site)]);
  expect(said.filter((words) => /\bpages? below|stands? below|ci-dessous/.test(words))).toEqual([]);
});

it.each([
  'price?',
  'bike stolen yesterday',
  'Which is better, Intact or Aviva?',
  'can I claim my home office insurance on taxes',
  'how much for a tattoo shop',
  'what would a policy for my drone cost',
  'best insurer for a goat farm',
  'am i covered',
  'quelle compagnie est la meilleure',
])('mentions pages below only where there are some: %s', async (question) => {
  const answer = await answerTo(question);
  const isPromised = /\bbelow\b|ci-dessous/i.test(answer.response);
  const isListed = answer.sources.some(({ path }) => !path.startsWith(paths.getQuote));
  // Said in words, they need no promise.
  const isSaid = /\[\d\]\n\n/.test(answer.response);
  expect([isPromised, isSaid]).toEqual(isSaid ? [false, isListed] : [isListed, false]);
});

describe('a request for a quote or a price leads to the form', () => {
  it.each([
    ['I want a quote', '/get-quote'],
    ['get me a quote for my car', '/get-quote?type=auto'],
    ['what do i need for a quote on my house', '/get-quote?type=home'],
    ['how much is car insurance in Calgary', '/get-quote?type=auto&community=calgary'],
    ['how much for a tattoo shop', '/get-quote?type=business'],
    ['which insurance company is the cheapest', '/get-quote'],
    ['combien coûte une assurance habitation', '/get-quote?type=home'],
    ['i want to buy a policy for my boat', '/get-quote?type=specialty'],
  ])('%s', async (question, form) => {
    const { response, sources } = await answerTo(question);
    expect(sources[0]).toMatchObject({ n: 1, title: 'Get a free quote', path: form });
    expect(response).toContain('[1]');
  });

  test('with the line of the previous question, or of the page being read', async () => {
    expect(pathsOf(await answerTo('how much is it', { before: ['does home insurance cover hail'] }))).toContain(
      '/get-quote?type=home',
    );
    expect(pathsOf(await answerTo('I want a quote', { page: '/commercial-auto' }))).toContain(
      '/get-quote?type=commercial-auto',
    );
    expect(pathsOf(await answerTo('quote please', { page: '/locations/red-deer' }))).toContain('/get-quote');
  });
});

it.each([
  ['accident just happened on deerfoot', '/faq/claims#just-had-a-crash'],
  ['I got rear ended this morning', '/faq/claims#just-had-a-crash'],
  ['someone just hit me and left', '/faq/claims#just-had-a-crash'],
  ['my basement flooded last night', '/insurance/home#wet-basement-now'],
  ['hail wrecked my roof yesterday', '/blog/hail-and-your-roof#the-first-days-after-the-storm'],
  ['my shop was broken into last night', '/business/general#general-business-page-after-loss'],
  ['kitchen fire is out now, what do i do', '/faq/claims#who-to-call'],
])('a loss leads to the first steps: %s', async (question, path) => {
  expect(pathsOf(await answerTo(question))[0]).toBe(path);
});

test('a new loss gets a word of sympathy, the first steps, and who can act', async () => {
  const { response, verdict } = await answerTo('my basement flooded last night');
  expect(verdict).toBe('limited');
  expect(response).toMatch(
    /^I’m sorry to hear about your loss\..*911 first\.\n\nIf water is near outlets.* \[1\]\n\nI can’t take/,
  );
});

it.each([
  ['my adjuster hasnt called me in 3 weeks', '/faq/claims#adjuster-not-calling-back'],
  ['how do I make a claim', '/faq/claims#who-to-call'],
])('about a claim, the page speaks first, and nobody is sorry: %s', async (question, path) => {
  const reply = await answerTo(question);
  expect(pathsOf(reply)[0]).toBe(path);
  expect(reply.response).toMatch(/\[1\]\n\nI can’t take, check or settle a claim/);
  expect(reply.response).not.toMatch(/sorry/);
});

it.each([
  ['my truck is in BC for work 3 weeks a month, insured?', 'answered'],
  ['rented a car in Ontario', 'answered'],
  ['quote for my truck in Ontario', 'limited'],
  ['i live in kelowna can you help', 'limited'],
  ['I have a house in BC can you insure it', 'limited'],
])('another place is answered about where a page does, and only for driving there: %s', async (question, verdict) => {
  expect((await answerTo(question)).verdict).toBe(verdict);
});

test('the bare name of a line is answered from its page, with the form in addition', async () => {
  const answer = await answerTo('car insurance');
  expect(answer).toMatchObject({ verdict: 'answered', mode: 'fixed' });
  expect(answer.response).toMatch(/^Start with the part the law requires.*\n\nFor prices, use the quote form/s);
  expect(pathsOf(answer)).toEqual(['/insurance/auto', '/get-quote?type=auto']);
});

test('a visitor who only leaves a number is pointed to a person, and the number is not repeated', async () => {
  const answer = await answerTo('call me 4035550199');
  expect(answer).toMatchObject({ verdict: 'person', offersPerson: true });
  expect(answer.response).not.toMatch(/\d/);
});

test('what the assistant offers to ask has an answer', async () => {
  const asks = limitRules.flatMap(({ choices = [] }) => choices.flatMap(({ asks }) => asks ?? []));
  expect(asks.length).toBeGreaterThan(10);
  for (const question of asks) {
    const { verdict, sources } = await answerTo(question);
    expect([question, verdict]).not.toEqual([question, 'abstained']);
    expect([question, sources.length]).not.toEqual([question, 0]);
  }
});

test('an open message is asked back about only at the beginning', async () => {
  const first = await answerTo('how much');
  expect(first).toMatchObject({ verdict: 'courtesy', mode: 'fixed' });
  expect(first.choices.map(({ label }) => label)).toContain('A home');
  expect((await answerTo('how much is it', { before: ['does home insurance cover hail'] })).verdict).toBe('limited');
});

test('what the pages say comes before the limit about one’s own case', async () => {
  const { response, verdict, sources } = await answerTo('should i get collision on my 2009 civic');
  expect(verdict).toBe('limited');
  expect(response).toMatch(/collision .*\[1\]\n\nI don’t choose between insurers/is);
  expect(sources[0]?.path).toMatch(/#(?:comprehensive-vs-collision|what-you-must-have-and-what-you-choose)$/);
});
