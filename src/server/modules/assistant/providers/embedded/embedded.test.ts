import { expect, test } from 'vitest';
import type { AssistantRequest, GivenPassage } from '#server/platform/assistant-provider.ts';
import { passagesOn } from '#shared/content/passages.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { embeddedAssistant, IN_ENGLISH } from './embedded.ts';
import { sentencesOf } from './sentences.ts';

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

test('the passage that search put first leads, though another one holds more words of the question', async () => {
  const { sources, words } = await written(
    'how do you make money',
    passagesNamed('/faq/this-site#what-it-costs-me', '/business/manufacturers#manufacturers-component'),
  );
  expect(sources).toBe('SOURCES: 1');
  expect(words).toMatch(/^You pay us nothing/);
});

test('a question of the FAQ that is the very question leads before a section that only speaks of it', async () => {
  const { sources, words } = await written(
    'how do brokers get paid',
    passagesNamed('/blog/how-a-broker-works#what-a-licence-tells-you', '/faq/brokers#how-brokers-are-paid'),
  );
  expect(sources).toBe('SOURCES: 2');
  expect(words).toMatch(/^Mostly by commission/);
});

test('an opening that sets a scene gives way to a passage that says something', async () => {
  const { words } = await written(
    'benefits for a small group',
    passagesNamed('/group-benefits', '/group-benefits#group-benefits-page-smallest'),
  );
  expect(words).toMatch(/^Some insurers write plans for two or three people/);
});

test('an answer is left for a later sentence of its own only when that one says what was asked', async () => {
  const passage = passagesNamed('/faq/auto#winter-tire-discount');
  expect((await written('do i need winter tires by law here', passage)).words).toMatch(
    /^Alberta has no law that asks private vehicles for winter tires\. British Columbia does/,
  );
  expect((await written('do winter tires lower my price', passage)).words).toMatch(/^Some insurers give a discount/);
  const needed = await written(
    'what must my parents buy for a super visa',
    passagesNamed('/faq/super-visa#super-visa-rule'),
  );
  expect(needed.words).toMatch(/^A Super Visa asks for emergency medical insurance/);
});

test('a short answer to another question says to which', async () => {
  const { words } = await written(
    'leaving the house empty for three months',
    passagesNamed('/insurance/specialty#specialty-page-cabin'),
  );
  expect(words).toMatch(/^On “[^”]+\?”: Not by itself\./);
});

test('a page is told from its opening, in the order in which it stands', async () => {
  const { words } = await written('river water in my basement', passagesNamed('/blog/basement-flooded'));
  expect(words).toBe(
    'It depends on where the water came in. A burst pipe is normally part of your home policy. Water from a drain, a street or a river is paid only if you added it. [1]',
  );
});

test('of a table the rows that were asked for are told', async () => {
  const { words } = await written('I hit a deer', passagesNamed('/blog/winter-driving#which-part-pays'));
  expect(words).toContain('You hit a deer or a moose: Comprehensive.');
  expect(words).not.toContain('battery');
});

test('a row with columns is told in sentences', async () => {
  const { words } = await written('refund if the visa is refused', passagesNamed('/super-visa#refunds'));
  expect(words).toContain(
    'Visa refused before the start date. What many insurers do: Full refund, sometimes less a fee. What they ask for: the refusal letter, sent before the start date.',
  );
  expect(words).not.toMatch(/ – |; What/);
});

test('of a list the point that was asked for is told, with its name', async () => {
  const { words } = await written('will one speeding ticket raise my rate', passagesNamed('/insurance/auto#price'));
  expect(words).toMatch(/^Your record: At-fault claims, tickets and suspensions\./);
  const condos = await written('and for condos?', passagesNamed('/insurance/home#alberta'));
  expect(condos.words).toMatch(/^Condos: Since 1 January 2020 a condominium corporation may charge/);
});

test('a section is told by the names of its points when it is asked for as a whole', async () => {
  expect((await written('what goes into it', passagesNamed('/insurance/home#price'))).words).toBe(
    'What moves the price: Roof; Heating, wiring and pipes; Address; Water protection; Past claims; Deductibles. [1]',
  );
  const life = await written('how much life insurance do I need', passagesNamed('/insurance/life#price'));
  expect(life.words).not.toContain('Rules on cannabis');
});

test('what puts a belief right is told with the belief', async () => {
  const { words } = await written(
    'can I cancel insurance while the car is parked for winter',
    passagesNamed('/blog/winter-driving#what-people-get-wrong'),
  );
  expect(words).toMatch(
    /^What people get wrong: “I will park it until spring, so I cancelled\.” Hail, fire and thieves/,
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

test('a second passage is told only when it says more of what was asked', async () => {
  const one = '/blog/how-a-broker-works#how-a-broker-is-paid';
  const paid = await written('who pays for the broker', passagesNamed(one, '/terms-of-service#payment'));
  expect(paid.sources).toBe('SOURCES: 1');
  const drain = await written(
    'sewer backed up through the floor drain',
    passagesNamed('/resources/insurance-words#sewer-backup', '/insurance/home#which-water-is-which'),
  );
  expect(drain.sources).toBe('SOURCES: 1, 2');
});

test('without passages it says so, in the agreed line alone', async () => {
  expect(await written('anything', [])).toEqual({ sources: 'SOURCES: none', words: '' });
});

test('whatever the passage, it tells at most four whole sentences, none of them only leads elsewhere, and it never fails', async () => {
  for (const { id, heading, title } of texts.values()) {
    const { sources, words } = await written(heading || title, passagesNamed(id));
    if (sources === 'SOURCES: none') continue;
    expect(words, id).toMatch(/[.:?”"!)] \[1\]$/);
    expect(words, id).not.toMatch(/\b(?:see below|on this page|goes further)\b|@|\bhttps?:/);
    expect(words.length, id).toBeLessThan(1_100);
  }
});

test('whatever is asked, no answer begins with what was named before it', async () => {
  for (const { id, text, heading } of texts.values())
    for (const question of ['does insurance pay for damage by water or hail']) {
      const { words } = await written(question, passagesNamed(id));
      const first = /^(?:It|They|This|These|Those|Such|That|But|So)\b.{0,20}/.exec(words)?.[0];
      // The first sentence of a page or an answer leans on its title.
      if (first && !text.startsWith(first)) expect.fail(`${id} ${heading}: ${words}`);
    }
});

test('a sentence ends where one begins, and not after No. or St.', () => {
  const told = sentencesOf('Act, 2025 (No. 2), is law. In St. Albert it rains. It can. See below.').map(
    ({ text }) => text,
  );
  expect(told).toEqual(['Act, 2025 (No. 2), is law.', 'In St. Albert it rains.', 'It can.', 'See below.']);
});
