/** The record of questions and answers, without personal data: kept 90 days. */

import type { Services } from '#server/platform/services.ts';
import type { ChatInput, ChatReply } from '#shared/assistant/schema.ts';
import { recordedPath, recordedText } from './policy.ts';

/** A completed turn. A failed one has the verdict `failed` and no words. */
export type Turn = Pick<ChatReply, 'response' | 'sources' | 'verdict' | 'mode' | 'redaction'> & {
  id: string;
  tookMs: number;
};

/** What may be logged about a failure: the record that failed to be written contains what someone typed. */
function failureOf(error: unknown): { failure: string; code?: string } {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return { failure: typeof name === 'string' ? name : 'unknown', ...(typeof code === 'string' && { code }) };
}

/** Records a turn. An answer is never lost because of it: failures here are only logged. */
export async function recordTurn(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { conversationId, caseInfo }: Pick<ChatInput, 'conversationId' | 'caseInfo'>,
  { id, response, sources, verdict, mode, redaction, tookMs }: Turn,
): Promise<void> {
  try {
    await db.chatTurn.create({
      data: {
        id,
        conversationId: conversationId ?? null,
        page: recordedPath(caseInfo.currentPage),
        question: recordedText(redaction.content),
        response: recordedText(response),
        verdict,
        mode,
        citations: [...new Set(sources.map(({ path }) => path))],
        redacted: redaction.kinds,
        tookMs: Math.max(0, Math.round(tookMs)),
        createdAt: now(),
      },
      select: { id: true },
    });
  } catch (error) {
    log.error(failureOf(error), 'a turn in the chat was not recorded');
  }
}
