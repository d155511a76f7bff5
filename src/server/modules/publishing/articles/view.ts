/** An article for administrators. */
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import {
  type Article,
  type ArticleSummary,
  type ArticleText,
  articleTextSchema,
  emptyArticle,
} from '#shared/content/articles/schema.ts';
import { paths } from '#shared/platform/paths.ts';

export const summarySelect = {
  id: true,
  status: true,
  title: true,
  savedAt: true,
  publishAt: true,
  publishedAt: true,
  withdrawnAt: true,
  hasChanges: true,
  problem: true,
} satisfies Prisma.ArticleSelect;

export const articleSelect = {
  ...summarySelect,
  text: true,
  slug: true,
  version: true,
  savedById: true,
  savedByName: true,
  textChangedAt: true,
  decidedByName: true,
  publishedNumber: true,
  firstPublishedAt: true,
} satisfies Prisma.ArticleSelect;
export type ArticleRow = Prisma.ArticleGetPayload<{ select: typeof articleSelect }>;

/** The draft of a row. A field that a later release added is empty in it. */
export function draftOf({ text }: Pick<ArticleRow, 'text'>): ArticleText {
  return articleTextSchema.parse({ ...emptyArticle, ...(text as object) });
}

export function summaryView(row: Prisma.ArticleGetPayload<{ select: typeof summarySelect }>): ArticleSummary {
  const { id, status, title, hasChanges, problem } = row;
  return {
    ...{ id, status, title, hasChanges, problem },
    savedAt: row.savedAt.toISOString(),
    publishAt: row.publishAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  };
}

export function articleView(
  row: ArticleRow,
  { viewerId, pagesFollow }: { viewerId: string; pagesFollow: boolean },
): Article {
  return {
    ...summaryView(row),
    version: row.version,
    text: draftOf(row),
    savedByName: row.savedByName,
    savedByMe: row.savedById === viewerId,
    path: row.slug && paths.post(row.slug),
    publishedNumber: row.publishedNumber,
    pagesFollow,
  };
}
