import { trpc } from '#client/lib/trpc.tsx';
import { useDraft } from '#client/lib/use-draft.ts';
import { type Article, type ArticleText, articleTextSchema } from '#shared/content/articles/schema.ts';

/** The text of an article, saved while it is typed. */
export function useArticleDraft(article: Article) {
  const { client } = trpc.useUtils();
  const { id: articleId, text } = article;
  return useDraft<ArticleText, Article>(
    {
      key: `article:${articleId}`,
      read: () => client.articles.get.query({ articleId }),
      save: ({ version, value }) => client.articles.save.mutate({ articleId, version, text: value ?? text }),
      valueIn: (saved) => saved.text,
      fits: (kept) => articleTextSchema.safeParse(kept).data ?? null,
      fresh: () => text,
    },
    article,
  );
}
