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

test('an FAQ answer is quoted from its beginning and cites its source', async () => {
  const { sources, words } = await written(
    'will a hail claim raise my home insurance',
    passagesNamed('/faq/home#hail-claim-on-my-home'),
  );
  expect(sources).toBe('SOURCES: 1');
  expect(words).toMatch(/^It can\. Insurers ask about past claims.*\. \[1\]$/s);
});

test('the passage that search ranks first leads, though another one contains more words of the question', async () => {
  const { sources, words } = await written(
    'how do you make money',
    passagesNamed('/faq/this-site#what-it-costs-me', '/business/manufacturers#manufacturers-component'),
  );
  expect(sources).toBe('SOURCES: 1');
  expect(words).toMatch(/^You pay us nothing/);
});

test('an FAQ entry with the same question leads before a section that only mentions it', async () => {
  const { sources, words } = await written(
    'how do brokers get paid',
    passagesNamed('/blog/how-a-broker-works#what-a-licence-tells-you', '/faq/brokers#how-brokers-are-paid'),
  );
  expect(sources).toBe('SOURCES: 2');
  expect(words).toMatch(/^Mostly by commission/);
});

test('an opening that sets a scene gives way to a passage that answers', async () => {
  const { words } = await written(
    'benefits for a small group',
    passagesNamed('/group-benefits', '/group-benefits#group-benefits-page-smallest'),
  );
  expect(words).toMatch(/^Some insurers write plans for two or three people/);
});

test('an answer starts at a later sentence of its own only when that one answers the question', async () => {
  const passage = passagesNamed('/faq/auto#winter-tire-discount');
  expect((await written('do i need winter tires by law here', passage)).words).toMatch(
    /^Alberta has no law requiring winter tires on private vehicles\. British Columbia does/,
  );
  expect((await written('do winter tires lower my price', passage)).words).toMatch(/^Some insurers give a discount/);
  const needed = await written(
    'what must my parents buy for a super visa',
    passagesNamed('/faq/super-visa#super-visa-rule'),
  );
  expect(needed.words).toMatch(/^A Super Visa requires emergency medical insurance/);
});

test('a short answer to a different question says which', async () => {
  const { words } = await written(
    'leaving the house empty for three months',
    passagesNamed('/insurance/specialty#specialty-page-cabin'),
  );
  expect(words).toMatch(/^On “[^”]+\?”: Not automatically\./);
});

test('a page is quoted from its opening, in order', async () => {
  const { words } = await written('river water in my basement', passagesNamed('/blog/basement-flooded'));
  expect(words).toBe(
    'It depends on where the water came in. A burst pipe is normally covered by your home policy. Damage from water that comes from a drain, a street or a river is covered only if you added that coverage. [1]',
  );
});

test('of a table the requested rows are shown', async () => {
  const { words } = await written('I hit a deer', passagesNamed('/blog/winter-driving#which-part-pays'));
  expect(words).toContain('You hit a deer or a moose: Comprehensive.');
  expect(words).not.toContain('battery');
});

test('a row with columns is shown as sentences', async () => {
  const { words } = await written('refund if the visa is refused', passagesNamed('/super-visa#refunds'));
  expect(words).toContain(
    'Visa refused before the start date. What many insurers do: Full refund, sometimes less a fee. What they ask for: the refusal letter, sent before the start date.',
  );
  expect(words).not.toMatch(/ – |; What/);
});

test('of a list the requested point is shown, with its name', async () => {
  const { words } = await written('will one speeding ticket raise my rate', passagesNamed('/insurance/auto#price'));
  expect(words).toMatch(/^Your record: At-fault claims, tickets and suspensions\./);
  const condos = await written('and for condos?', passagesNamed('/insurance/home#alberta'));
  expect(condos.words).toMatch(/^Condos: Since January 1, 2020, a condominium corporation may charge/);
});

test('a section is shown as the names of its points when the question is about the whole', async () => {
  expect((await written('what goes into it', passagesNamed('/insurance/home#price'))).words).toBe(
    'What affects the price: Roof; Heating, wiring and plumbing; Location; Water protection; Past claims; Deductibles. [1]',
  );
  const life = await written('how much life insurance do I need', passagesNamed('/insurance/life#price'));
  expect(life.words).not.toContain('Rules on cannabis');
});

test('a correction is shown with the belief it corrects', async () => {
  const { words } = await written(
    'can I cancel insurance while the car is parked for winter',
    passagesNamed('/blog/winter-driving#what-people-get-wrong'),
  );
  expect(words).toMatch(
    /^What people get wrong: “It’s parked until spring, so it doesn’t need insurance\.” A parked car can still burn/,
  );
});

test('the answer to a French question says first that the pages are in English', async () => {
  const { words } = await written('Qui paie si mon sous-sol est inondé ?', passagesNamed('/faq/home#basement-flooded'));
  expect(words.startsWith(`${IN_ENGLISH}\n\n`)).toBe(true);
});

test('two pages that say the same are not both quoted', async () => {
  const { words } = await written(
    'is overland water in a standard policy',
    passagesNamed('/faq/first-questions#flood-cover', '/faq/home#basement-flooded'),
  );
  expect(words.match(/A standard home policy excludes overland water/g)).toHaveLength(1);
});

test('a second passage is quoted only when it covers more of the question', async () => {
  const one = '/blog/how-a-broker-works#how-a-broker-is-paid';
  const paid = await written('who pays for the broker', passagesNamed(one, '/terms-of-service#payment'));
  expect(paid.sources).toBe('SOURCES: 1');
  const drain = await written(
    'sewer backed up through the floor drain',
    passagesNamed('/resources/insurance-words#sewer-backup', '/insurance/home#which-water-is-which'),
  );
  expect(drain.sources).toBe('SOURCES: 1, 2');
});

test('without passages it replies with the agreed line alone', async () => {
  expect(await written('anything', [])).toEqual({ sources: 'SOURCES: none', words: '' });
});

test('for any passage it shows at most four whole sentences, none of which only points elsewhere, and never fails', async () => {
  for (const { id, heading, title } of texts.values()) {
    const { sources, words } = await written(heading || title, passagesNamed(id));
    if (sources === 'SOURCES: none') continue;
    expect(words, id).toMatch(/[.:?”"!)] \[1\]$/);
    expect(words, id).not.toMatch(/\b(?:see below|on this page|goes further)\b|@|\bhttps?:/);
    expect(words.length, id).toBeLessThan(1_100);
  }
});

test('for any question, no answer begins with a reference to something before it', async () => {
  for (const { id, text, heading } of texts.values())
    for (const question of ['does insurance pay for damage by water or hail']) {
      const { words } = await written(question, passagesNamed(id));
      const first = /^(?:It|They|This|These|Those|Such|That|But|So)\b.{0,20}/.exec(words)?.[0];
      // The first sentence of a page or an answer refers back to its title.
      if (first && !text.startsWith(first)) expect.fail(`${id} ${heading}: ${words}`);
    }
});

test('a sentence ends where the next one begins, and not after No. or St.', () => {
  const told = sentencesOf('Act, 2025 (No. 2), is law. In St. Albert it rains. It can. See below.').map(
    ({ text }) => text,
  );
  expect(told).toEqual(['Act, 2025 (No. 2), is law.', 'In St. Albert it rains.', 'It can.', 'See below.']);
});
