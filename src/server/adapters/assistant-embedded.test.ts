import { expect, test } from 'vitest';
import { embeddedAssistant, IN_ENGLISH } from '#server/adapters/assistant-embedded.ts';
import { sentencesOf } from '#server/adapters/assistant-embedded-sentences.ts';
import { passagesOn } from '#shared/content/passages.ts';
import { defaultSiteProfile } from '#shared/site.ts';
import type { AssistantRequest, GivenPassage } from './assistant.ts';

const texts = new Map(passagesOn('2026-11-21', defaultSiteProfile).map((passage) => [passage.id, passage]));

function passagesNamed(...ids: string[]): GivenPassage[] {
  return ids.map((id, index) => {
    const { title = '', heading = '', text = '' } = texts.get(id) ?? {};
    return { n: index + 1, title, heading, text, path: id };
  });
}

async function written(question: string, passages: GivenPassage[], more: Partial<AssistantRequest> = {}) {
  const request = { question, history: [], passages, today: '2026-11-21', page: '/', siteName: 'Coverbridge', ...more };
  let text = '';
  for await (const piece of embeddedAssistant.write(request, new AbortController().signal)) text += piece;
  const [sources = '', ...words] = text.split('\n');
  return { sources, words: words.join('\n') };
}

test('an answer of the FAQ is told from its beginning and names where it stands', async () => {
  const { sources, words } = await written(
    'will a hail claim raise my home insurance',
    passagesNamed('/faq/home#hail-claim-on-my-home'),
  );
  expect(sources).toBe('SOURCES: 1');
  expect(words).toMatch(/^It can\. Insurers ask about past claims.*\. \[1\]$/s);
});

test('of a table the row that was asked for is told', async () => {
  const { words } = await written('I hit a deer', passagesNamed('/blog/winter-driving#which-part-pays'));
  expect(words).toContain('You hit a deer or a moose: Comprehensive.');
  expect(words).not.toContain('battery');
});

test('a section is told by its points when no sentence answers', async () => {
  const { words } = await written('what goes into it', passagesNamed('/insurance/home#price'));
  expect(words).toBe(
    'What moves the price: Roof; Heating, wiring and pipes; Address; Water protection; Past claims; Deductibles. [1]',
  );
});

test('to a French question it says first that the pages are in English', async () => {
  const { words } = await written('Qui paie si mon sous-sol est inondé ?', passagesNamed('/faq/home#basement-flooded'));
  expect(words.startsWith(`${IN_ENGLISH}\n\n`)).toBe(true);
});

test('the same is not said twice from two pages', async () => {
  const { words } = await written(
    'is overland water in a standard policy',
    passagesNamed('/faq/first-questions#flood-cover', '/faq/home#basement-flooded'),
  );
  expect(words.match(/A standard home policy leaves out overland water/g)).toHaveLength(1);
});

test('without passages it says so, in the agreed line alone', async () => {
  expect(await written('anything', [])).toEqual({ sources: 'SOURCES: none', words: '' });
});

test('whatever the passage, whole sentences of it are told, none of them only leads elsewhere, and it never fails', async () => {
  for (const { id, heading, title } of texts.values()) {
    const { sources, words } = await written(heading || title, passagesNamed(id));
    if (sources === 'SOURCES: none') continue;
    expect(words, id).toMatch(/[.:”"!] \[1\]$/);
    expect(words, id).not.toMatch(/\b(?:see below|on this page|goes further)\b|@|\bhttps?:/);
    expect(words.length, id).toBeLessThan(1_500);
  }
});

test('a sentence ends where one begins, and not after No. or St.', () => {
  const told = sentencesOf('Act, 2025 (No. 2), is law. In St. Albert it rains. It can. See below.').map(
    ({ text }) => text,
  );
  expect(told).toEqual(['Act, 2025 (No. 2), is law.', 'In St. Albert it rains.', 'It can.', 'See below.']);
});
