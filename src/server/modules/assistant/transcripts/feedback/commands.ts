/** What readers say about answers, kept with the question: the list that new phrasings and answers are written from. */
import { recordedText } from '#server/modules/assistant/transcripts/policy.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { redact } from '#server/platform/personal-data/redaction.ts';
import type { Services } from '#server/platform/services.ts';
import type { MarkHandledInput } from '#shared/assistant/desk.ts';
import type { GiveAnswerFeedbackInput } from '#shared/assistant/feedback.ts';
import { FEEDBACK_THANKS } from '#shared/content/feedback/words.ts';

/**
 * Records whether an answer helped. What was said about it before is replaced, and an administrator who was done with it sees it again.
 * @throws {AppError} NOT_FOUND for an answer that was deleted in the meantime, or never recorded
 */
export async function giveAnswerFeedback(
  { db }: Pick<Services, 'db'>,
  { answerId: id, helpful, reason, remark }: GiveAnswerFeedbackInput,
): Promise<{ message: string }> {
  const isMissed = helpful === 'no';
  const kept = isMissed && remark ? recordedText(redact(remark).content) : null;
  const { count } = await db.chatTurn.updateMany({
    where: { id },
    data: { helpful: !isMissed, reason: isMissed ? (reason ?? null) : null, remark: kept, handledAt: null },
  });
  if (count === 0) throw notFound('answer');
  return { message: FEEDBACK_THANKS };
}

/**
 * Marks an answer that didn't help as done, or as to do again.
 * @throws {AppError} NOT_FOUND where nobody said that it didn't help
 */
export async function markHandled(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { turnId, handled }: MarkHandledInput,
): Promise<{ handled: boolean }> {
  const { count } = await db.chatTurn.updateMany({
    where: { id: turnId, helpful: false },
    data: { handledAt: handled ? now() : null },
  });
  if (count === 0) throw notFound('question');
  return { handled };
}
