import { localDay } from '#server/clock/moments.ts';
import { findPages, type Reader } from '#server/features/search/queries.ts';
import { limits } from '#server/http/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { limited, publicProcedure, router } from '#server/trpc/init.ts';
import { searchAnswerSchema, searchInputSchema } from '#shared/search/schema.ts';

const readerOf = ({ now, env: { site } }: Services): Reader => ({ day: localDay(now(), site), site });

export const searchRouter = router({
  find: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/api/search',
        protect: false,
        tags: ['content'],
        summary: 'Search the pages, articles and questions of the site',
        description: 'A question in plain words is enough. Dated facts are those of today.',
        errorResponses: { 400: 'The question is missing or too long', 429: 'Too many questions from this address' },
      },
    })
    .use(limited(limits.search))
    .input(searchInputSchema)
    .output(searchAnswerSchema)
    .query(({ ctx, input }) => ({ results: findPages(input.q, readerOf(ctx), input.in) })),
});
