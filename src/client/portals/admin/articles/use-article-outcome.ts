import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { Article } from '#shared/content/articles/schema.ts';

/** What follows a decision about an article: the page shows it as it is now. */
export function useArticleOutcome(articleId: string) {
  const utils = trpc.useUtils();
  return {
    changed(article: Article): void {
      utils.articles.get.setData({ articleId }, article);
      void utils.articles.list.invalidate();
      void utils.articles.history.invalidate({ articleId });
    },
    failed(error: unknown): void {
      showToast({ kind: 'error', message: toApiError(error).serverMessage });
      void utils.articles.get.invalidate({ articleId });
    },
  };
}
