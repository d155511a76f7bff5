/** The record of what was asked and answered, without personal data: kept 90 days. */

import type { Services } from '#server/platform/services.ts';
import type { ChatInput, ChatReply } from '#shared/assistant/schema.ts';
import { recordedPath, recordedText } from './policy.ts';

/** A turn that is over. One that failed has the verdict `failed` and no words. */
export type Turn = Pick<ChatReply, 'response' | 'sources' | 'verdict' | 'mode' | 'redaction'> & { tookMs: number };

/** What a failure may say of itself in the log: what failed to be written is what somebody typed. */
function failureOf(error: unknown): { failure: string; code?: string } {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return { failure: typeof name === 'string' ? name : 'unknown', ...(typeof code === 'string' && { code }) };
}

/** Writes a turn down. An answer is never lost because of it: what goes wrong here is told to the log alone. */
export async function recordTurn(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { conversationId, caseInfo }: Pick<ChatInput, 'conversationId' | 'caseInfo'>,
  { response, sources, verdict, mode, redaction, tookMs }: Turn,
): Promise<void> {
  try {
    await db.chatTurn.create({
      data: {
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
    log.error(failureOf(error), 'a turn of the chat was not recorded');
  }
}
