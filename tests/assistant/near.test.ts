/** Where the pages have no answer, the assistant names the closest ones, and says that they are not the answer. */
import { expect, test } from 'vitest';
import { compose } from '#server/modules/assistant/pipeline/commands.ts';
import { ABSTAINED, inTongueOf, NEARLY } from '#server/modules/assistant/pipeline/policy.ts';
import type { ChatReply } from '#shared/assistant/schema.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { goldenSet } from './sets.ts';

const reader = { day: '2026-11-21', site: defaultSiteProfile };

async function replyTo(content: string): Promise<ChatReply | undefined> {
  const asked = { messages: [{ role: 'user' as const, content }], page: '/', reader, external: null };
  for await (const event of compose(asked, new AbortController().signal))
    if (event.type === 'end') return event.answer.data;
}

test('at most three pages are linked below, each once and numbered from 1, and the words speak of them only where there are some', {
  tags: ['long'],
}, async () => {
  const seen = { near: 0, nothing: 0 };
  for (const { q } of goldenSet.filter(({ kind }) => kind === 'unanswerable')) {
    const reply = await replyTo(q);
    if (reply?.verdict !== 'abstained' || reply.mode !== 'fixed') continue;
    const { response, sources } = reply;
    const pages = sources.map(({ path }) => path.replace(/#.*$/, ''));
    expect(new Set(pages).size, q).toBe(pages.length);
    expect(sources.length, q).toBeLessThanOrEqual(3);
    expect(
      sources.map(({ n }) => n),
      q,
    ).toEqual(sources.map((_, index) => index + 1));
    expect(reply.offersPerson, q).toBe(true);
    if (response === inTongueOf(q, NEARLY)) seen.near++;
    if (response === inTongueOf(q, ABSTAINED)) seen.nothing++;
    if (response === inTongueOf(q, NEARLY) || response === inTongueOf(q, ABSTAINED))
      expect(sources.length > 0, q).toBe(response === inTongueOf(q, NEARLY));
  }
  expect(seen.near).toBeGreaterThan(0);
  expect(seen.nothing).toBeGreaterThan(0);
});
