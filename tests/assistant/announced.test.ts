/** An announcement invites a question: asked on that page, even within another conversation, it is answered from that page. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compose } from '#server/modules/assistant/pipeline/commands.ts';
import { pageOf } from '#server/modules/search/retrieval/context.ts';
import { announcementOf } from '#shared/assistant/announcements.ts';
import type { ChatReply } from '#shared/assistant/schema.ts';
import { communities } from '#shared/content/communities/registry.ts';
import { industries } from '#shared/content/industries/registry.ts';
import { services } from '#shared/content/services/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { readLines } from './json-lines.ts';

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
  throw new Error(`No answer: ${content}`);
}

/** The pages a line is about: one by its address, or all of a kind. */
const everyPage: Readonly<Record<string, readonly string[]>> = {
  'every service': services.map(({ id }) => paths.insurance(id)),
  'every community': communities.map(({ slug }) => paths.location(slug)),
  'every industry': industries.map(({ id }) => paths.industry(id)),
};

const invitations = readLines(
  'announced.jsonl',
  z.strictObject({
    on: z
      .string()
      .startsWith('/')
      .or(z.enum(Object.keys(everyPage))),
    /** The words of the announcement. */
    words: z.string().min(1),
    /** How people respond to it. */
    questions: z.array(z.string().min(1)).min(1),
    /** The page with the answer, when it is not the page itself. */
    from: z.string().startsWith('/').optional(),
  }),
);
const onPages = invitations.flatMap((invitation) =>
  (everyPage[invitation.on] ?? [invitation.on]).map((page) => ({ ...invitation, page })),
);
const pages = Object.entries(Object.groupBy(onPages, ({ page }) => page)).map(
  ([page, its = []]) => [page, its] as const,
);

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
