/** Whether the last message of a conversation finds its passage: it only makes sense with what was said before, or changes the subject. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { retrieve } from '#server/modules/search/queries.ts';
import { passagesOn } from '#shared/content/passages.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { readLines } from './json-lines.ts';

const conversation = z.strictObject({
  kind: z.enum(['carry', 'aspect', 'correct', 'add', 'shift', 'why']),
  /** What the visitor wrote before. */
  turns: z.array(z.string()).min(1),
  q: z.string(),
  /** Passages, or whole pages, whose answer a person would accept; none where no page has it. */
  sources: z.array(z.string()),
});
type Conversation = z.output<typeof conversation>;

const reader = { day: '2026-11-27', site: defaultSiteProfile };
const ids = passagesOn(reader.day, reader.site).map(({ id }) => id);
const isAccepted = ({ sources }: Conversation, id: string) =>
  sources.some((source) => id === source || (!source.includes('#') && id.startsWith(`${source}#`)));

function firstFor({ turns, q }: Conversation): string | undefined {
  const history = turns.map((content) => ({ role: 'user' as const, content }));
  return retrieve({ question: q, history, page: '/' }, reader).given[0]?.passage.id;
}

// The second one is not used in development.
test.each([
  ['conversations', 0.82, 0.4],
  ['conversations-held-out', 0.78, 0.4],
])('%s: the last message finds its passage, and nothing where no page has it', (name, right, silent) => {
  const all = readLines(`sets/${name}.jsonl`, conversation);
  for (const { sources } of all)
    expect(sources.filter((source) => !ids.some((id) => id === source || id.startsWith(`${source}#`)))).toEqual([]);
  const [answered, others] = [
    all.filter(({ sources }) => sources.length > 0),
    all.filter(({ sources }) => !sources[0]),
  ];
  const found = answered.filter((one) => isAccepted(one, firstFor(one) ?? ''));
  expect(found.length / answered.length).toBeGreaterThanOrEqual(right);
  expect(others.filter((one) => firstFor(one) === undefined).length / others.length).toBeGreaterThanOrEqual(silent);
});
