import { localDay } from '#server/platform/business-time/moments.ts';
import type { Services } from '#server/platform/services.ts';
import { articlesSetting } from '#shared/content/articles/published.ts';
import { FEEDBACK_DAYS, type FeedbackList } from '#shared/content/feedback/schema.ts';
import { feedbackTitle } from '#shared/content/feedback/subjects.ts';
import { addDays } from '#shared/platform/time/days.ts';

const LIST_MAX = 10;

type Counts = { helpful: number; notHelpful: number };

/** All answers of the last months, and the pages that the most readers did not find helpful. */
export async function findFeedback({
  db,
  env,
  settings,
  now,
}: Pick<Services, 'db' | 'env' | 'settings' | 'now'>): Promise<FeedbackList> {
  const { articles } = settings.get(articlesSetting);
  const since = addDays(localDay(now(), env.site), 1 - FEEDBACK_DAYS);
  const [[total], pages] = await Promise.all([
    db.$queryRaw<Counts[]>`
      SELECT coalesce(sum(helpful), 0)::int AS helpful, coalesce(sum(not_helpful), 0)::int AS "notHelpful"
      FROM page_feedback WHERE day >= ${since}::date`,
    db.$queryRaw<(Counts & { page: string })[]>`
      SELECT page, sum(helpful)::int AS helpful, sum(not_helpful)::int AS "notHelpful" FROM page_feedback
      WHERE day >= ${since}::date GROUP BY page HAVING sum(not_helpful) > 0
      ORDER BY sum(not_helpful) DESC, sum(helpful), page LIMIT ${LIST_MAX}`,
  ]);
  return {
    helpful: total?.helpful ?? 0,
    notHelpful: total?.notHelpful ?? 0,
    pages: pages.map((row) => ({ ...row, title: feedbackTitle(row.page, articles) ?? null })),
  };
}
