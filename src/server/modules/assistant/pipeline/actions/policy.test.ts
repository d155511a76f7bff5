/** What can be pressed below an answer: only what its question asks for, and never where someone may be in danger. */
import { describe, expect, test } from 'vitest';
import { compose } from '#server/modules/assistant/pipeline/commands.ts';
import type { ChatActionName, ChatReply } from '#shared/assistant/schema.ts';
import { communities } from '#shared/content/communities/registry.ts';
import { lines } from '#shared/lines/lines.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { actionsFor } from './policy.ts';

const reader = { day: '2026-11-27', site: defaultSiteProfile };

async function answerTo(...asked: string[]): Promise<ChatReply> {
  const messages = asked.map((content) => ({ role: 'user' as const, content }));
  const all = { messages, page: '/', reader, external: null, answerId: crypto.randomUUID() };
  for await (const event of compose(all, new AbortController().signal))
    if (event.type === 'end' && event.answer.data) return event.answer.data;
  throw new Error(`No answer: ${asked.join(' ')}`);
}

const asks: readonly [question: string, ...ChatActionName[]][] = [
  ['I need insurance for my truck in Calgary', 'quote'],
  ['Can you insure a food truck?', 'quote'],
  ['How much is car insurance in Edmonton?', 'quote'],
  ['car insurance', 'quote'],
  ['I want a quote for home insurance', 'quote'],
  ['I want to switch insurance companies', 'quote'],
  ['how do I get commercial auto insurance for my trucking company', 'quote'],
  ['je voudrais une soumission auto', 'quote'],
  ['What is the status of my request?', 'requests'],
  ['has my broker read my message', 'requests'],
  ['où en est ma demande', 'requests'],
  ['nobody called me back, can somebody phone me about my request', 'requests', 'call'],
  ['Can someone call me back?', 'call'],
  ['call me please', 'call'],
  ['pouvez-vous me rappeler', 'call'],
  ['Where do I send my documents?', 'upload'],
  ['How do I upload my driver abstract', 'upload'],
  ['Can I send you my dec page?', 'upload'],
  ['my broker wants a photo of the roof, where does it go', 'upload'],
];

test.each(asks)('“%s” asks for %s', async (question, ...wanted) => {
  expect((await answerTo(question)).actions.map(({ action }) => action)).toEqual(wanted);
});

test.each([
  'Does home insurance cover flood damage?',
  'Do I need tenant insurance?',
  'Do you have pet insurance?',
  'I forgot my password',
  'where do I send photos for my hail claim',
  'Should I keep photos of my stuff?',
  'I need to know if my insurance covers hail',
  'call me crazy, but do I need tenant insurance',
  'What is a deductible?',
  'email me my pink card',
  'hello',
])('“%s” asks for none', async (question) => {
  expect((await answerTo(question)).actions).toEqual([]);
});

describe('in danger or distress', () => {
  test.each([
    'My house is on fire, call me',
    'I drank and want to drive home, can I get insurance',
    'How do I burn down my house for the insurance money?',
    'I want to end my life',
  ])('“%s” is neither sold anything nor asked whether the answer helped', async (question) => {
    const { actions, answerId } = await answerTo(question);
    expect({ actions, answerId }).toEqual({ actions: [], answerId: undefined });
  });
});

test('readers are asked about answers, not about greetings or the hand-over to a person', async () => {
  expect(await answerTo('What is a deductible?')).toHaveProperty('answerId');
  expect(await answerTo('Who won the hockey game?')).toHaveProperty('answerId');
  for (const question of ['hello', 'I want to talk to a person'])
    expect(await answerTo(question)).not.toHaveProperty('answerId');
});

test('the form opens with the line and the place that were said, also earlier', async () => {
  const { actions } = await answerTo('I have a condo in Red Deer', 'I need insurance');
  expect(actions).toEqual([
    {
      action: 'quote',
      label: 'Start a quote: Home insurance, Red Deer',
      path: '/get-quote?type=home&community=red-deer',
    },
  ]);
});

test('at most two are offered, each with a page of this site', () => {
  const question = 'I need a quote for insurance, call me back, and where do I upload my documents about my request';
  const about = { verdict: 'answered', source: undefined, limit: 'own-case' } as const;
  for (const line of [null, ...lines])
    for (const place of communities) {
      const offered = actionsFor(question, { ...about, topic: { line, community: place.slug, loss: 'other' } });
      expect(offered.map(({ action }) => action)).toEqual(['requests', 'upload']);
      expect(offered.every(({ path }) => /^\/(?!\/)/.test(path))).toBe(true);
    }
});
