import { limitOf } from '#server/modules/assistant/guardrails/policy.ts';
import { compose } from '#server/modules/assistant/pipeline/commands.ts';
import { describeChat } from '#server/modules/assistant/queries.ts';
import { readerOf } from '#server/modules/search/queries.ts';
import type { Services } from '#server/platform/services.ts';
import type { ChatInspection } from '#shared/assistant/inspection.ts';
import type { ChatPassage } from '#shared/assistant/schema.ts';
import { paths } from '#shared/platform/paths.ts';

/**
 * A question answered with everything that led to the answer. Always by the built-in assistant, whichever one answers in the chat: this
 * runs on opening a URL, and crawlers open URLs too. Nothing is stored.
 */
export async function inspectQuestion(services: Services, q: string): Promise<ChatInspection> {
  const { env } = services;
  const reader = readerOf(services);
  const asked = { messages: [{ role: 'user' as const, content: q }], page: paths.aiTest, reader, external: null };
  const { provider, external } = describeChat(services);
  let passages: ChatPassage[] = [];
  for await (const event of compose(asked, new AbortController().signal)) {
    if (event.type === 'begin') passages = event.passages;
    if (event.type !== 'end' || !event.answer.data) continue;
    const reply = event.answer.data;
    const limit = limitOf(reply.redaction.content, env.site)?.name ?? null;
    return { limit, passages, reply, writer: { name: provider, external } };
  }
  throw new Error('The built-in assistant ended without an answer');
}
