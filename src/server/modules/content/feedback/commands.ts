import { localDay } from '#server/platform/business-time/moments.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { articlesSetting } from '#shared/content/articles/published.ts';
import type { GiveFeedbackInput } from '#shared/content/feedback/schema.ts';
import { feedbackTitle } from '#shared/content/feedback/subjects.ts';
import { FEEDBACK_THANKS } from '#shared/content/feedback/words.ts';

/**
 * Counts one answer to “Was this helpful?”.
 * @throws {AppError} NOT_FOUND for a page that readers are not asked about: strangers must not fill the table
 */
export async function giveFeedback(
  { db, env, settings, now }: Pick<Services, 'db' | 'env' | 'settings' | 'now'>,
  { page, helpful }: GiveFeedbackInput,
): Promise<{ message: string }> {
  if (feedbackTitle(page, settings.get(articlesSetting).articles) === undefined) throw notFound('page');
  const [yes, no] = helpful === 'yes' ? [1, 0] : [0, 1];
  await db.$executeRaw`
    INSERT INTO page_feedback AS counted (day, page, helpful, not_helpful)
    VALUES (${localDay(now(), env.site)}::date, ${page}, ${yes}, ${no})
    ON CONFLICT (day, page) DO UPDATE SET
      helpful = counted.helpful + excluded.helpful, not_helpful = counted.not_helpful + excluded.not_helpful`;
  return { message: FEEDBACK_THANKS };
}
