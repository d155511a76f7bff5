/** An announcement invites to ask something: whoever asks it on that page, in the middle of another conversation, gets an answer from that page. */
import { describe, expect, test } from 'vitest';
import { compose } from '#server/features/chat-composing/commands.ts';
import { pageOf } from '#server/retrieval/context.ts';
import { announcementOf } from '#shared/chat/announcements.ts';
import type { ChatReply } from '#shared/chat/schema.ts';
import { communities } from '#shared/content/communities/registry.ts';
import { industries } from '#shared/content/industries/registry.ts';
import { services } from '#shared/content/services.ts';
import { paths } from '#shared/paths.ts';
import { defaultSiteProfile } from '#shared/site.ts';

const reader = { day: '2026-11-22', site: defaultSiteProfile };
const aboutAnotherPage = [
  { role: 'user' as const, content: 'what insurance does a super visa require' },
  { role: 'assistant' as const, content: 'At least $100,000 of emergency medical insurance for one year. [1]' },
];

async function ask(content: string, page: string): Promise<ChatReply> {
  const messages = [...aboutAnotherPage, { role: 'user' as const, content }];
  for await (const event of compose(
    { messages, page, saidHere: 0, reader, external: null },
    AbortSignal.timeout(9_000),
  ))
    if (event.type === 'end' && event.answer.data) return event.answer.data;
  throw new Error(`No answer came: ${content}`);
}

type Invitation = {
  /** As the announcement says it. */
  words: string;
  /** How people take it up. */
  questions: readonly string[];
  /** Where the answer stands, when it is not the page itself. */
  from?: string;
};

const kind: readonly Invitation[] = [
  { words: 'what it pays for', questions: ['what does it pay for?', 'What does this insurance cover'] },
  {
    words: 'what it leaves out',
    questions: ['what does it leave out?', 'what is not covered?', "what doesn't it pay"],
  },
];
const place: readonly Invitation[] = [
  { words: 'what can go wrong here', questions: ['what can go wrong here?', 'What are the risks in this city?'] },
  { words: 'driving here', questions: ['what about driving here?', 'what should I know about driving here'] },
];
const trade: readonly Invitation[] = [
  {
    words: 'what a business like this should insure',
    questions: ['what should a business like this insure?', 'what should I insure'],
  },
  {
    words: 'what its insurance leaves out',
    questions: ['what does its insurance leave out?', 'what does it leave out'],
  },
];

const pages: [page: string, invitations: readonly Invitation[]][] = [
  [
    paths.about,
    [
      {
        words: 'how a broker is chosen',
        questions: ['how is a broker chosen?', 'how is a broker found?', 'how do you find a broker'],
      },
      { words: 'how brokers are checked', questions: ['how are brokers checked?', 'how do you check your brokers'] },
    ],
  ],
  [
    paths.getQuote,
    [
      {
        words: 'what happens after a request',
        questions: ['what happens after a request?', 'what happens after I send a request?'],
        from: '/faq/this-site',
      },
      {
        words: 'who sees the answers',
        questions: ['who sees the answers?', 'who can see my answers'],
        from: '/faq/this-site',
      },
    ],
  ],
  [
    '/commercial-insurance',
    [
      { words: 'what business insurance pays for', questions: ['what does business insurance pay for?'] },
      { words: 'what it leaves out', questions: ['what does it leave out?'] },
    ],
  ],
  [
    paths.allInsurance,
    [
      {
        words: 'what auto insurance pays for',
        questions: ['what does auto insurance pay for?'],
        from: '/insurance/auto',
      },
      {
        words: 'what travel insurance leaves out',
        questions: ['what does travel insurance leave out?'],
        from: '/insurance/travel',
      },
    ],
  ],
  ...services.map(({ id }) => [paths.insurance(id), kind] satisfies [string, readonly Invitation[]]),
  ...communities.map(({ slug }) => [paths.location(slug), place] satisfies [string, readonly Invitation[]]),
  ...industries.map(({ id }) => [paths.industry(id), trade] satisfies [string, readonly Invitation[]]),
  [paths.generalBusiness, trade],
];

describe.each(pages)('%s', (page, invitations) => {
  const announced = announcementOf(page, 'The heading') ?? '';
  test.each(invitations)('invites to ask $words, and answers it', async ({ words, questions, from = pageOf(page) }) => {
    expect(announced).toContain(words);
    for (const question of [words, ...questions]) {
      const { verdict, sources, response } = await ask(question, page);
      expect(verdict, `${question} → ${response}`).toBe('answered');
      expect(sources[0]?.path, question).toMatch(new RegExp(`^${from}(?:#|$)`));
    }
  });
  test('invites to nothing else', () => {
    const invited = announced.replace(/^.*Ask me /, '');
    const left = invitations.reduce((text, { words }) => text.replace(words, ''), invited);
    expect(left).toMatch(/^(?:[ ,.]|or|about|what)*$/);
  });
});
