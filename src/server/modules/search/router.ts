import { limits } from '#server/platform/http/rate-limit.ts';
import { limited, publicProcedure, router } from '#server/platform/trpc/init.ts';
import { searchAnswerSchema, searchInputSchema } from '#shared/search/schema.ts';
import { findPages, findQuestions, readerOf } from './queries.ts';

export const searchRouter = router({
  find: publicProcedure
    .meta({
      agent: { use: 'read', tool: 'search_site' },
      openapi: {
        method: 'GET',
        path: '/api/search',
        access: 'open',
        tags: ['content'],
        summary: 'Search the pages, articles and questions on the site',
        description: 'Accepts questions in plain English. Facts that change over time are given as of today.',
        errorResponses: { 400: 'The question is missing or too long', 429: 'Too many questions from this address' },
      },
    })
    .use(limited(limits.search))
    .input(searchInputSchema)
    .output(searchAnswerSchema)
    .query(({ ctx, input }) =>
      input.in === 'questions' ? findQuestions(input.q, readerOf(ctx)) : findPages(input.q, readerOf(ctx)),
    ),
});
