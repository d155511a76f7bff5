import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import {
  articleChecksSchema,
  articleHistoryInputSchema,
  articleHistorySchema,
  articleIdInputSchema,
  articlePageSchema,
  articleVersionInputSchema,
  articleViewSchema,
  listArticlesInputSchema,
  publishArticleInputSchema,
  restoreArticleInputSchema,
  saveArticleInputSchema,
  savedArticleSchema,
  withdrawArticleInputSchema,
} from '#shared/content/articles/schema.ts';
import { messageAnswerSchema } from '#shared/platform/fields.ts';
import { createArticle, deleteArticle, saveArticle } from './commands.ts';
import { publishArticle, restoreArticle, unscheduleArticle, withdrawArticle } from './deciding/commands.ts';
import { findArticles, getArticle, getChecks, listArticleRevisions } from './queries.ts';

export const articlesRouter = router({
  list: adminProcedure
    .input(listArticlesInputSchema)
    .output(articlePageSchema)
    .query(({ ctx, input }) => findArticles(ctx.db, input)),

  get: adminProcedure
    .input(articleIdInputSchema)
    .output(articleViewSchema)
    .query(({ ctx, input }) => getArticle(ctx, ctx.viewer, input.articleId)),

  checks: adminProcedure
    .input(articleIdInputSchema)
    .output(articleChecksSchema)
    .query(({ ctx, input }) => getChecks(ctx, input.articleId)),

  history: adminProcedure
    .input(articleHistoryInputSchema)
    .output(articleHistorySchema)
    .query(({ ctx, input }) => listArticleRevisions(ctx.db, input.articleId, input.cursor)),

  create: adminProcedure.output(articleViewSchema).mutation(({ ctx }) => createArticle(ctx, ctx.viewer)),

  save: adminProcedure
    .input(saveArticleInputSchema)
    .output(savedArticleSchema)
    .mutation(({ ctx, input }) => saveArticle(ctx, ctx.viewer, input)),

  delete: adminProcedure
    .input(articleVersionInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteArticle(ctx, input);
      return { message: 'The draft was deleted.' };
    }),

  publish: adminProcedure
    .input(publishArticleInputSchema)
    .output(articleViewSchema)
    .mutation(({ ctx, input }) => publishArticle(ctx, ctx.viewer, input)),

  unschedule: adminProcedure
    .input(articleVersionInputSchema)
    .output(articleViewSchema)
    .mutation(({ ctx, input }) => unscheduleArticle(ctx, ctx.viewer, input)),

  withdraw: adminProcedure
    .input(withdrawArticleInputSchema)
    .output(articleViewSchema)
    .mutation(({ ctx, input }) => withdrawArticle(ctx, ctx.viewer, input)),

  restore: adminProcedure
    .input(restoreArticleInputSchema)
    .output(articleViewSchema)
    .mutation(({ ctx, input }) => restoreArticle(ctx, ctx.viewer, input)),
});
